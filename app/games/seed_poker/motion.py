"""What moves between two states of Seed Poker, and for how long: never ahead of what is public."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtGui import QPainter

from app.games.seed_poker.seats import (
    HAND,
    SECOND,
    Turned,
    hand_spot,
    purse_spot,
    second_spot,
)
from app.games.seed_poker.table import Table, places, table
from app.games.seed_poker.top import (
    CARD,
    SLIDE_MS,
    TURN_MS,
    Opening,
    chips_spot,
    gem_spot,
    opening,
    seed_spot,
)
from app.pieces import cards
from app.pieces.flight import BODIES, Spot, aloft, between, lasting, out, shares
from app.pieces.money import chip
from app.pieces.stamped import card, gem
from engine.seen import Seen

LAMP_MS, DEAL_MS, DEALS_MS, CHIP_MS, STAGGER_MS, SEEDS_MS = 200, 320, 90, 380, 60, 500
PILE: Spot = (960.0, -260.0)  # cards come from above
Ways = tuple[tuple[Spot, Spot], ...]
PASSING = ("lay", "seed", "ante", "join", "fold", "show")


class Look(NamedTuple):
    """How a state is shown on the way to the next."""

    after: bool = False  # show the later state, not the earlier
    lamps: dict[int, float] | None = None
    turned: Turned | None = None  # cards on their way from back to face
    opening: Opening | None = None  # a card of the pile that is being turned


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting or was.chairs() != now.chairs():
        return ""
    a, b = was.game, now.game
    if a.step in ("ready", "deal") and b.step in ("deal", "seed") and _new_hands(was, now):
        return "deal"
    if a.round != b.round:
        return ""
    return _in_round(was, now)


def _in_round(was: Table, now: Table) -> str:
    a, b = was.game, now.game
    match a.step:
        case "seed" | "add" if new_seed(was, now):
            return "seed"
        case "choose" | "draw" if now.taken(was.on_turn()):
            return "take"
        case "lay" if _changed(a.laid, b.laid) >= 0:
            return "lay"
        case "ante" if sum(b.paid) + sum(b.paid_garnets):
            return "ante"
        case "bet" if b.step != "bet" or b.turn == a.turn + 1:
            return _answered(was, now)
        case "open" if _changed(a.shown, b.shown) >= 0:
            return "show"
        case "award" | "nobody" if b.step in ("ready", "over", "award"):
            return _paid(was, now)
    return ""


def _answered(was: Table, now: Table) -> str:
    a, b = was.game, now.game
    if b.step not in ("bet", "open", "award", "nobody"):
        return ""
    return "join" if len(b.joined) > len(a.joined) else "fold"


def _paid(was: Table, now: Table) -> str:
    if sum(now.game.chips) <= sum(was.game.chips):
        return ""
    return "award" if was.game.step == "award" else "return"


def _changed(a: tuple[Any, ...], b: tuple[Any, ...]) -> int:
    """The place of the one value that is new, -1 where there is none."""
    return next((i for i, (x, y) in enumerate(zip(a, b)) if y and y != x), -1)


def _new_hands(was: Table, now: Table) -> tuple[int, ...]:
    if was.game.step == "ready":
        return tuple(i for i in now.game.order if now.card(i) != 0)
    return tuple(i for i in now.game.order if now.card(i) != 0 and was.card(i) == 0)


def new_seed(was: Table, now: Table) -> int:
    """The card of the pile that was opened, 0 where none was."""
    new = set(places(now.game)) - set(places(was.game))
    return new.pop() if len(new) == 1 else 0


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    kind = step(was, now)
    return _first(was, now, kind) + _passing(was, now, kind)


def _first(was: Table, now: Table, kind: str) -> int:
    """What moves before the lamp goes on."""
    match kind:
        case "deal":
            return lasting(len(_new_hands(was, now)), DEAL_MS, DEALS_MS)
        case "take":
            return DEAL_MS
        case "seed":
            return TURN_MS + SLIDE_MS
        case "lay":
            return TURN_MS
        case "show":
            return TURN_MS + (SEEDS_MS if now.support() else 0)
        case _:
            return lasting(len(_ways(was, now, kind)), CHIP_MS, STAGGER_MS)


def _passing(was: Table, now: Table, kind: str) -> int:
    """The lamp goes on, where it does."""
    return LAMP_MS if kind in PASSING and was.on_turn() != now.on_turn() else 0


def _share(was: Table, now: Table, kind: str, t: float) -> tuple[float, float]:
    """Progress of what moves, then of the lamp."""
    first, passing = _first(was, now, kind), _passing(was, now, kind)
    gone = t * (first + passing)
    moved = min(1.0, gone / first) if first else 1.0
    return moved, max(0.0, (gone - first) / passing) if passing else float(gone >= first)


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t: nothing is told before it has landed."""
    moved, lamp = _share(was, now, kind, t)
    if moved >= 1:
        return Look(True, _passed(was, now, lamp))
    if kind == "seed":
        return Look(opening=opening(was, new_seed(was, now), moved))
    if kind == "lay":
        chair = was.on_turn()
        return Look(turned={("second", chair): (now.game.laid[chair], moved)})
    if kind == "show":
        chair = was.on_turn()
        return Look(turned={("hand", chair): (now.card(chair), _turn_share(was, now, moved))})
    if kind == "deal":
        return Look(turned=_landed(was, now, moved))
    return Look()


def _turn_share(was: Table, now: Table, moved: float) -> float:
    """The card is turned first, then the seeds go out."""
    return min(1.0, moved * _first(was, now, "show") / TURN_MS)


def _landed(was: Table, now: Table, moved: float) -> Turned:
    """Cards that lie at their chairs already, face down."""
    hands = _new_hands(was, now)
    ways = zip(hands, shares(len(hands), DEAL_MS, DEALS_MS, moved))
    return {("hand", chair): (None, 1.0) for chair, share in ways if share >= 1}


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there; it never slides."""
    if was.on_turn() == now.on_turn():
        return {now.on_turn(): 1.0}
    return {was.on_turn(): 1 - t, now.on_turn(): t}


# ---------------------------------------------------------------- bodies in the air


def flying(p: QPainter, was: Table, now: Table, kind: str, t: float) -> None:
    """The cards, chips and garnets in the air."""
    moved, _ = _share(was, now, kind, t)
    if not 0 < moved < 1:
        return
    if kind == "deal":
        _dealt(p, was, now, moved)
    elif kind == "take":
        end = second_spot(len(now.chairs()), was.on_turn())
        card(p, *between(PILE, end, out(moved)), SECOND, None)
    elif kind == "show" and now.support():
        _seeds_fly(p, now, moved * _first(was, now, kind) - TURN_MS)
    else:
        for x, y in aloft(_ways(was, now, kind), CHIP_MS, STAGGER_MS, moved):
            chip(p, x, y, 30)
        _gem_flies(p, was, now, kind, moved)


def _dealt(p: QPainter, was: Table, now: Table, moved: float) -> None:
    hands = _new_hands(was, now)
    for chair, share in zip(hands, shares(len(hands), DEAL_MS, DEALS_MS, moved)):
        if 0 < share < 1:
            end = hand_spot(len(now.chairs()), chair)
            card(p, *between(PILE, end, 1 - (1 - share) ** 3), HAND, None)


def _seeds_fly(p: QPainter, now: Table, gone: float) -> None:
    """Each seed goes to the card it supports: the highest to the lowest."""
    if gone <= 0:
        return
    share, where = out(min(1.0, gone / SEEDS_MS)), places(now.game)
    for chair, value in now.support().items():
        start, _ = seed_spot(where[value])
        x, y = between(start, second_spot(len(now.chairs()), chair), share)
        cards.card(p, x, y, CARD + (SECOND - CARD) * share, value)  # no size twice: not kept


def _gem_flies(p: QPainter, was: Table, now: Table, kind: str, moved: float) -> None:
    more = [i for i in now.chairs() if now.game.garnets[i] > was.game.garnets[i]]
    if kind == "award" and len(more) == 1:
        x, y = between(gem_spot(), purse_spot(len(now.chairs()), more[0]), out(moved))
        gem(p, x, y, 30)


def _ways(was: Table, now: Table, kind: str) -> Ways:
    """From where to where chips fly, ten at most."""
    game, count = was.game, len(now.chairs())
    more = [i for i in now.chairs() if now.game.chips[i] > game.chips[i]]
    match kind:
        case "ante":
            return tuple((purse_spot(count, i), chips_spot()) for i in game.order)
        case "join":
            chair = was.on_turn()
            bodies = min(BODIES, int(game.chips[chair] - now.game.chips[chair]))
            return ((purse_spot(count, chair), chips_spot()),) * bodies
        case "award":
            return tuple((chips_spot(), purse_spot(count, i)) for i in more) * min(BODIES, 5)
        case "return":
            return tuple((chips_spot(), purse_spot(count, i)) for i in more)
        case _:
            return ()
