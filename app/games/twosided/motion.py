"""What moves between two states of a match, and for how long: never ahead of what is public."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainter

from app.games.twosided.middle import carried_spot, pot_spot
from app.games.twosided.side import CARD, card_spot, pad_spot, purse_spot
from app.games.twosided.table import DECIDED, Table, table
from app.pieces.flight import BODIES, Spot, aloft, between, lasting
from app.pieces.money import chip
from app.pieces.stamped import card
from engine.seen import Seen
from engine.types import NOBODY

LAMP_MS, DEAL_MS, TURN_MS, CHIP_MS, STAGGER_MS = 200, 320, 420, 360, 60
SHOE = (960 - CARD / 2, -460.0)  # cards come from above
Ways = tuple[tuple[Spot, Spot], ...]


class Look(NamedTuple):
    """How a state is shown on the way to the next."""

    after: bool = False  # show the later state, not the earlier
    lamps: dict[int, float] | None = None
    turned: tuple[int, int | None, float] = (NOBODY, None, 1.0)  # whose back, its number, how far


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting:
        return ""
    a, b = was.game, now.game
    if a.step == "deal" and _new_card(was, now) != NOBODY:
        return "deal"
    if a.step == "ante" and sum(b.antes) > sum(a.antes):
        return "ante"
    if a.step == "bet" and a.hand == b.hand:
        return _answered(was, now)
    if a.step == "show" and b.step in ("show", "settle"):
        return "show" if _opened(was, now) else ""
    if a.step in DECIDED and not any(b.antes) and b.hand == a.hand:
        return _settled(was, now)
    return ""


def _new_card(was: Table, now: Table) -> int:
    new = [i for i in (0, 1) if now.dealt(i) and not was.dealt(i)]
    return new[0] if len(new) == 1 else NOBODY


def _answered(was: Table, now: Table) -> str:
    a, b = was.game, now.game
    if b.folded != NOBODY:
        return "fold"
    raised = b.levels[a.turn] > a.levels[a.turn] and b.step in ("bet", "show", "settle")
    return "bet" if raised else ""


def _opened(was: Table, now: Table) -> bool:
    """Whether the chair on turn showed its face, and nothing else happened."""
    a, b, chair = was.game, now.game, was.game.turn
    same = a.hand == b.hand and was.fronts() == now.fronts()
    uncovered = a.sealed[chair] and not b.sealed[chair]
    return same and (uncovered or (b.cards[chair].shown and not a.cards[chair].shown))


def _settled(was: Table, now: Table) -> str:
    a, b = was.game, now.game
    if was.fronts() != now.fronts():
        return ""
    if b.carried > a.carried and a.chips == b.chips:
        return "carry"
    return "award" if sum(b.chips) > sum(a.chips) else ""


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    kind = step(was, now)
    return _first(was, now, kind) + _passing(was, now, kind)


def _first(was: Table, now: Table, kind: str) -> int:
    """What moves before the lamp goes on."""
    if kind == "deal":
        return DEAL_MS
    if kind == "show":
        return TURN_MS if _turned(was, now) != NOBODY else 0
    return lasting(len(_ways(was, now, kind)), CHIP_MS, STAGGER_MS)


def _turned(was: Table, now: Table) -> int:
    """The chair whose back is shown by this step."""
    new = [i for i in (0, 1) if now.back(i) and not was.back(i)]
    return new[0] if new else NOBODY


def _passing(was: Table, now: Table, kind: str) -> int:
    """The lamp goes on, where it does."""
    moves = kind in ("bet", "fold", "show", "ante")
    return LAMP_MS if moves and was.on_turn() != now.on_turn() else 0


def _share(was: Table, now: Table, kind: str, t: float) -> tuple[float, float]:
    """Progress of what moves, then of the lamp."""
    first, passing = _first(was, now, kind), _passing(was, now, kind)
    gone = t * (first + passing)
    moved = min(1.0, gone / first) if first else 1.0
    return moved, max(0.0, (gone - first) / passing) if passing else float(gone >= first)


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t: nothing is told before it has landed."""
    moved, lamp = _share(was, now, kind, t)
    if moved >= 1 and kind != "deal":
        return Look(True, _passed(was, now, lamp))
    if kind == "show":
        who = _turned(was, now)
        return Look(turned=(who, now.back(who), moved))
    return Look()


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there; it never slides."""
    lamps = {was.on_turn(): 1 - t}
    return lamps | {now.on_turn(): t if now.on_turn() not in lamps else 1.0}


def flying(p: QPainter, was: Table, now: Table, kind: str, t: float) -> None:
    """The card or the chips in the air."""
    moved, _ = _share(was, now, kind, t)
    if kind == "deal":
        _cards_fly(p, now, _new_card(was, now), t)
    elif 0 < moved < 1 and kind != "show":
        for x, y in aloft(_ways(was, now, kind), CHIP_MS, STAGGER_MS, moved):
            chip(p, x, y, 36)


def _cards_fly(p: QPainter, now: Table, chair: int, t: float) -> None:
    share = 1 - (1 - t) ** 3
    for face in (1, 0):
        x, y = between(SHOE, card_spot(chair, face), share)
        value = now.game.cards[chair].front if face == 0 and t > 0.5 else None
        card(p, x, y, CARD, value)


def _ways(was: Table, now: Table, kind: str) -> Ways:
    """From where to where chips fly, ten at most."""
    match kind:
        case "ante":
            return tuple((purse_spot(i), pot_spot()) for i in (0, 1))
        case "bet":
            return _bet_ways(was, now)
        case "award":
            return _award_ways(was, now)
        case "carry":
            return ((pot_spot(), carried_spot()),) * min(4, was.pot())
        case _:
            return ()


def _bet_ways(was: Table, now: Table) -> Ways:
    chair = was.game.turn
    faces = ("front", "back") if now.face(chair) == "both" else (now.face(chair),)
    each = min(BODIES // len(faces), now.level(chair) - was.level(chair))
    return tuple((purse_spot(chair), pad_spot(chair, face)) for _ in range(each) for face in faces)


def _award_ways(was: Table, now: Table) -> Ways:
    """From the heap, and the bonus from the other's purse."""
    won = 0 if now.game.chips[0] > was.game.chips[0] else 1
    gain = now.game.chips[won] - was.game.chips[won]
    bonus = max(0, was.game.chips[1 - won] - now.game.chips[1 - won])
    few = min(4, bonus)
    heap = ((pot_spot(), purse_spot(won)),) * min(BODIES - few, gain - bonus)
    return (*heap, *[(purse_spot(1 - won), purse_spot(won))] * few)
