"""Horror Race for the dealer: what to do and say next, and the pad of each phase."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.horror_race.records import (
    CHARACTERS,
    COINS,
    ZONES,
    Forfeit,
    Late,
    Lay,
    Place,
    Seal,
    Support,
    Take,
    Void,
)  # fmt: skip
from engine.types import Action, Choice, replace

GAME = GAMES["horror"]


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line (`do-horror-...`, `say-horror-...`) and its facts.

    `seat` is the chair the pad is on while supports are handed in.
    """
    game = s.game
    match game.step:
        case "support":
            return "support", _who(s, seat) | {"left": game.supports.count(())}
        case "ready":
            return ("first" if not game.round else "next"), {"round": game.round + 1}
        case "turn":
            return _turn(s)
        case "move":
            return "move", {"zone": ZONES[game.zone]}
        case "pay":
            sealed = True in game.sealed
            return ("open" if sealed else "pay"), _who(s, game.sealed.index(True) if sealed else 0)
        case _:
            return "over", {}


def _turn(s: Any) -> tuple[str, dict[str, object]]:
    game = s.game
    facts = _who(s, game.order[game.turn]) | {"left": COINS - game.laid, "number": game.turn + 1}
    if game.late:
        return "late", facts
    if game.due:
        return "drawing", facts
    if game.hand:
        return "place", facts | {"left": len(game.hand)}
    if game.laid or game.config.coins == "typed":
        return ("lay" if game.laid else "turn"), facts
    return "take", facts


def _who(s: Any, chair: int) -> dict[str, object]:
    return {"who": s.players[s.sitting[chair]].short}


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase: supports, or the round and the pay-out."""
    game = desk.seen.state.game
    if game.step == "support":
        return _supports(desk, seat, say)
    if game.step == "pay" and True in game.sealed:
        return _opening(desk, say)
    return _round(desk, say)


def _supports(desk: Desk, seat: int, say: Say) -> Page:
    hand_in = _slot(desk, say, Support, seat, faces=(CHARACTERS,))
    closed = _slot(desk, say, Seal, seat)
    other = Slot(say("act-person-next"), call="next-person")
    back = Slot(say("act-person-back"), call="last-person")
    return Page("support", (hand_in, closed, other, back, EMPTY, EMPTY, EMPTY, EMPTY), armed=0)


def _opening(desk: Desk, say: Say) -> Page:
    seat = desk.seen.state.game.sealed.index(True)
    option = next(o for o in desk.options if o.fields["seat"] == Choice((seat,)))
    slot = Slot(say("act-horror-open"), option, faces=(option.fields["characters"].of,))  # type: ignore[union-attr]
    return Page("open", (slot, *[EMPTY] * 7), armed=0)


def _round(desk: Desk, say: Say) -> Page:
    zones = tuple(_zone(desk, zone, say) for zone in ZONES)
    late = _slot(desk, say, Late)
    take = _slot(desk, say, Take)
    void = _reasoned(desk, say, Void)
    slots = (*zones, _slot(desk, say, Forfeit), late, take, void, EMPTY)
    return Page("round", slots)


def _zone(desk: Desk, zone: int, say: Say) -> Slot:
    """A coin on this zone: the key, then the character's digit."""
    label = say("act-horror-zone", zone=zone)
    count = str(sum(desk.seen.state.game.zones[ZONES.index(zone)]))
    for o in desk.options:
        if o.kind in (Lay, Place):
            option = replace(o, fields={**o.fields, "zone": Choice((zone,))})
            single = len(option.fields["coin"].of) == 1  # type: ignore[union-attr]
            faces = () if single else (CHARACTERS,)
            return Slot(label, option, amount=count, faces=faces)
    return Slot(label, why=_why(desk, Lay))


def _slot(desk: Desk, say: Say, kind: type[Action], actor: int | None = None, **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say(f"act-horror-{kind.__name__.lower()}")
    for o in (*desk.options, *desk.asides):
        if o.kind is kind and actor in (None, o.actor):
            return Slot(label, o, **more)
    return Slot(label, why=_why(desk, kind))


def _reasoned(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """An aside that owes a reason: its slot writes the beginning of a line."""
    slot = _slot(desk, say, kind)
    return slot if slot.option is None else Slot(slot.label, line=f"{kind.__name__.lower()} ")


def _why(desk: Desk, kind: type[Action]) -> str:
    game = desk.seen.state.game
    actor = game.order[game.turn] if game.step == "turn" else 0
    return GAME.refusal(game, actor, kind, "")
