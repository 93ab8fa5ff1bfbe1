"""What moves between two states of the race, and for how long: never ahead of what is public."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainter

from app.games.horror_race.people import purse_spot, row
from app.games.horror_race.table import Table, steps, table
from app.games.horror_race.zones import landing, prize_spot, spot
from app.pieces.coins import coin
from app.pieces.money import gem
from engine.games.horror_race.records import CHARACTERS
from engine.seen import Seen

LAMP_MS, HAND_MS, COIN_MS, GEM_MS, TURN_MS = 200, 260, 420, 500, 420
COUNT_MS, CELL_MS, TIE_MS, EMPTY_MS, SHUFFLE_MS = 600, 260, 400, 400, 700
BODIES = 10  # at most so many fly at once


class Look(NamedTuple):
    """How a state is shown on the way to the next: what is lit, dim or between two places."""

    after: bool = False  # show the later state, not the earlier
    at: tuple[float, ...] = ()
    zone: int | None = None  # being counted
    glow: float = 0.0
    dim: float = 0.0
    lamps: dict[int, float] | None = None
    ys: dict[int, float] | None = None
    fresh: dict[int, float] | None = None


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting:
        return ""
    a, b = was.game, now.game
    if sum(now.handed_in()) == sum(was.handed_in()) + 1 and a.step == "support":
        return "hand"
    if a.step in ("ready", "support") and b.round == a.round + 1:
        return "begin"
    if a.step == "turn" and a.round == b.round:
        return _in_turn(was, now)
    if a.step == "move" and b.round == a.round and b.zone == a.zone + 1:
        return "move"
    if a.step == "pay" and b.paid:
        return "pay"
    return "reveal" if sum(b.revealed) == sum(a.revealed) + 1 else ""


def _in_turn(was: Table, now: Table) -> str:
    more = _coins(now) - _coins(was)
    if more == 1:
        return "lay"
    return "pass" if not more and now.game.turn == was.game.turn + 1 else ""


def _coins(t: Table) -> int:
    return sum(map(sum, t.game.zones))


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    match step(was, now):
        case "hand":
            return HAND_MS
        case "begin":
            return SHUFFLE_MS if was.game.order != now.game.order else LAMP_MS
        case "lay":
            return COIN_MS + (LAMP_MS if now.game.turn != was.game.turn else 0)
        case "pass":
            return LAMP_MS
        case "move":
            return _counting(was)
        case "pay":
            return GEM_MS
        case "reveal":
            return TURN_MS
        case _:
            return 0


def _counting(was: Table) -> int:
    zone = was.game.zone
    if was.mover(zone) is not None:
        return COUNT_MS + CELL_MS * steps(zone)
    return COUNT_MS + TIE_MS if any(was.game.zones[zone]) else EMPTY_MS


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t."""
    match kind:
        case "hand":
            new = [k for k, x in enumerate(now.handed_in()) if x and not was.handed_in()[k]]
            return Look(after=True, fresh={k: _out(t) for k in new})
        case "begin":
            return _shuffle(was, now, t)
        case "lay":
            return _lay(was, now, t)
        case "pass":
            return Look(after=True, lamps=_passed(was, now, t))
        case "move":
            return _move(was, now, t)
        case "reveal":
            new = [k for k, x in enumerate(now.game.revealed) if x and not was.game.revealed[k]]
            return Look(after=True, fresh={k: t for k in new})
        case _:
            return Look()


def _shuffle(was: Table, now: Table, t: float) -> Look:
    """The new order of play: the rows change places, then the lamp."""
    if was.game.order == now.game.order:
        return Look(after=True, lamps={0: t})
    chairs = now.game.order
    count = len(chairs)
    ys = {
        chair: row(count, old + (k - old) * _in_out(t))
        for k, chair in enumerate(chairs)
        for old in (was.game.order.index(chair),)
    }
    return Look(after=True, lamps={}, ys=ys)


def _lay(was: Table, now: Table, t: float) -> Look:
    """First the coin flies over the old picture; landed, the lamp goes on to the next."""
    if now.game.turn == was.game.turn:
        return Look()
    share = COIN_MS / (COIN_MS + LAMP_MS)
    if t < share:
        return Look()
    return Look(after=True, lamps=_passed(was, now, (t - share) / (1 - share)))


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there; it never slides over other seats."""
    lamps = {was.game.turn: 1 - t}
    if now.game.step == "turn":
        lamps[now.game.turn] = t
    return lamps


def _move(was: Table, now: Table, t: float) -> Look:
    zone = was.game.zone
    gone = t * _counting(was)
    who = was.mover(zone)
    if who is None:
        return Look(zone=zone, dim=min(1.0, max(0.0, (gone - COUNT_MS) / TIE_MS)))
    cells = max(0.0, (gone - COUNT_MS) / CELL_MS)
    hop = int(cells) + _in_out(cells - int(cells))
    at = tuple(x + hop * (k == who) for k, x in enumerate(was.game.at))
    return Look(at=at, zone=zone, glow=min(1.0, gone / COUNT_MS))


def flying(p: QPainter, was: Table, now: Table, kind: str, t: float) -> None:
    """The coin or the garnets in the air."""
    if kind == "lay":
        whole = lay_ms(was, now)
        if t * whole < COIN_MS:
            _coin_flies(p, was, now, t * whole / COIN_MS)
    elif kind == "pay":
        _gems_fly(p, now, t)


def lay_ms(was: Table, now: Table) -> int:
    return COIN_MS + (LAMP_MS if now.game.turn != was.game.turn else 0)


def _coin_flies(p: QPainter, was: Table, now: Table, t: float) -> None:
    zone, character = next(
        (z, c) for z in range(3) for c in range(5) if was.game.zones[z][c] != now.game.zones[z][c]
    )
    start = 1500.0, row(len(was.game.order), was.game.turn)
    end = spot(zone, character), landing(was.game.zones[zone][character])
    x, y = arc(start, end, _out(t))
    coin(p, CHARACTERS[character], x, y, 44 - 14 * t)


def _gems_fly(p: QPainter, now: Table, t: float) -> None:
    """All fly from the first place: from which one each was earned would tell a support."""
    winners = [chair for chair, won in enumerate(now.game.paid) if won][:BODIES]
    for k, chair in enumerate(winners):
        late = 0.4 * k / BODIES
        share = min(1.0, max(0.0, (t - late) / 0.6))
        if 0 < share < 1:
            x, y = arc(prize_spot(0), purse_spot(now, chair), _out(share))
            gem(p, x, y, 28)


def arc(start: tuple[float, float], end: tuple[float, float], t: float) -> tuple[float, float]:
    """A low arc between two points."""
    (x0, y0), (x1, y1) = start, end
    rise = 90 * 4 * t * (1 - t)
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - rise


def _out(t: float) -> float:
    return 1 - (1 - t) ** 2


def _in_out(t: float) -> float:
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2
