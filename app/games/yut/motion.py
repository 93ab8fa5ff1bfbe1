"""What moves between two states of the match, and for how long: never ahead of what is public."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PySide6.QtGui import QPainter

from app.games.yut.board import Spot, between, spots, stand
from app.games.yut.table import Stack, Step, Table, table, way
from app.games.yut.throw import tumbling
from engine.games.yut.mat import CELL, OFF, SPOT
from engine.games.yut.records import NONE_IN, PIECES
from engine.seen import Seen
from engine.types import NOBODY

LAMP_MS, STICK_MS, THROW_MS, STATION_MS, HOME_MS = 200, 260, 900, 220, 300


class Look(NamedTuple):
    """How a state is shown on the way to the next: what is lit, in the air, on its way in."""

    after: bool = True  # show the later state, not the earlier
    lamps: dict[int, float] | None = None
    hidden: frozenset[int] = frozenset()  # stacks that are drawn in the air
    fresh: dict[int, float] | None = None  # sticks on their way in
    thrown: bool = False  # the four sticks are in the air
    hints: bool = True


class Flight(NamedTuple):
    """A move: the stack that goes, the stations it passes, the stacks it sends back."""

    stack: Stack
    step: Step
    caught: tuple[Stack, ...]

    def walking(self) -> int:
        return STATION_MS * (len(self.step.cells) - 1)

    def length(self) -> int:
        return self.walking() + (HOME_MS if self.caught else 0)


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting:
        return ""
    a, b = was.game, now.game
    if a.step == "first" and b.step == "throw" and not b.count:
        return "lamp"
    if (
        a.step == "throw"
        and b.count == a.count + 1
        and b.thrown
        and len(b.saved) == len(a.saved) + 1
    ):
        return "throw"
    if a.step == "throw" and a.at == b.at and len(_came(was, now)) == 1:
        return "stick"
    if a.step == "move" and b.count == a.count:
        if a.at != b.at:
            return "go" if flight(was, now) else ""
        return "lamp" if b.turn > a.turn else ""
    return "lamp" if a.step == "throw" and b.turn > a.turn and a.at == b.at else ""


def _came(was: Table, now: Table) -> tuple[int, ...]:
    """The sticks that are in now and were not."""
    pairs = zip(was.game.sticks, now.game.sticks)
    if now.game.sticks == NONE_IN:
        return ()
    return tuple(k for k, (old, new) in enumerate(pairs) if (old == "") > (new == ""))


def flight(was: Table, now: Table) -> Flight | None:
    """The move that leads from one board to the other; None where no single move does."""
    a, b = was.game, now.game
    gone = [p for p in range(PIECES) if b.at[p] != a.at[p] and b.at[p] != OFF]
    gone = [p for p in gone if a.at[p] == OFF or CELL[a.at[p]] != CELL[b.at[p]]]
    leads = {a.stack[p] for p in gone}
    if len(leads) != 1:
        return None
    lead = leads.pop()
    used = Counter(a.saved) - Counter(b.saved)  # a correction uses none, and snaps
    ways = (way(a, lead, result, SPOT[b.at[gone[0]]]) for result in used)
    found = next((x for x in ways if x is not None), None)
    if found is None:
        return None
    stacks = [s for s in was.stacks() if s.lead != lead]
    caught = tuple(s for s in stacks if b.at[s.lead] == OFF)
    return Flight(Stack(tuple(gone), a.at[lead]), found, caught)


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    match step(was, now):
        case "stick":
            return STICK_MS
        case "throw":
            return THROW_MS
        case "go":
            going = flight(was, now)
            return (going.length() if going else 0) + _passing(was, now)
        case "lamp":
            return LAMP_MS
        case _:
            return 0


def _passing(was: Table, now: Table) -> int:
    return LAMP_MS if was.turn() != now.turn() else 0


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t."""
    match kind:
        case "lamp":
            return Look(lamps=_passed(was, now, t), hints=False)
        case "stick":
            return Look(fresh={k: 1 - (1 - t) ** 2 for k in _came(was, now)})
        case "throw":
            return Look(after=False, thrown=True)
        case _:
            return _go(was, now, t)


def _go(was: Table, now: Table, t: float) -> Look:
    going = flight(was, now)
    assert going is not None
    whole = going.length() + _passing(was, now)
    gone = t * whole
    if gone >= going.length():
        share = (gone - going.length()) / max(1, whole - going.length())
        return Look(lamps=_passed(was, now, share), hints=False)
    hidden = {going.stack.lead} | (
        {s.lead for s in going.caught} if gone > going.walking() else set()
    )
    return Look(after=False, hidden=frozenset(hidden), hints=False)


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there."""
    lamps = {now.turn(): t} if now.turn() != NOBODY else {}
    return lamps | ({was.turn(): 1 - t} if was.turn() not in (NOBODY, now.turn()) else {})


def flying(p: QPainter, was: Table, now: Table, kind: str, t: float) -> None:
    """The sticks or pieces in the air."""
    if kind == "throw":
        tumbling(p, t)
    elif kind == "go":
        going = flight(was, now)
        assert going is not None
        gone = t * (going.length() + _passing(was, now))
        if gone < going.length():
            _walk(p, was, going, gone)


def _walk(p: QPainter, was: Table, going: Flight, gone: float) -> None:
    at = _along(going.step.cells, min(gone, going.walking()) / STATION_MS)
    if gone > going.walking():
        share = _in_out((gone - going.walking()) / HOME_MS)
        for stack in going.caught:
            there = spots()[CELL[stack.place]]
            stand(p, was, stack, between(there, _bench(stack), share))
    stand(p, was, going.stack, at)


def _bench(stack: Stack) -> Spot:
    """Beside the board, where the pieces of a side wait."""
    return Spot(1050, 700 if stack.lead // 2 % 2 == 0 else 898)


def _along(cells: tuple[int, ...], steps: float) -> Spot:
    k = min(int(steps), len(cells) - 2) if len(cells) > 1 else 0
    if len(cells) < 2:
        return spots()[cells[0]]
    return between(spots()[cells[k]], spots()[cells[k + 1]], _in_out(min(1.0, steps - k)))


def _in_out(t: float) -> float:
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2
