"""The show frame for the dealer: what to do and say between the games, and the pad for it."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.games import dealer_of
from app.pad import EMPTY, Pad, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.notation import is_seat
from engine.show.asking import places
from engine.show.records import Finish, Lot, Nominate, Open, Spare, Switch
from engine.types import DEALER, Choice, Option, replace


def situation(desk: Desk, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line and its facts: `do-<key>`, `say-<key>`."""
    s = desk.seen.state
    if s.game is not None and desk.options and not _settling(desk):
        key, facts = dealer_of(s.key).situation(s, seat)
        return (key if key == "plain" else f"{s.key}-{key}"), facts
    match s.step:
        case "lot":
            return "show-lot", {"number": len(s.chairs) + 1, "of": places(s)}
        case "spare":
            return "show-spare", {"who": s.players[s.winners[0]].short}
        case "nominate":
            names = ", ".join(s.players[i].short for i in s.last)
            return "show-nominate", {"who": names}
        case "open" if s.episode:
            return "show-again", {"number": s.episode + 1}
        case _:
            return f"show-{s.step}", {}


def asks_person(pad: Pad) -> bool:
    """Whether the number that is typed now is a person's."""
    slot, free = pad.slot, pad.free()
    if slot is None or slot.option is None or len(pad.values) >= len(free):
        return False
    return is_seat(slot.option.kind, free[len(pad.values)])


def _settling(desk: Desk) -> bool:
    return any(o.kind.__name__ == "Settle" for o in desk.options)


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase."""
    s = desk.seen.state
    if s.game is not None:
        inner: Page = dealer_of(s.key).page(desk, seat, say)
        stop = Slot(say("act-show-stop"), line="stop kept ")
        return replace(inner, slots=(*inner.slots[:7], stop))
    if s.step == "open":
        return _open(desk, say)
    if s.step == "lot":
        draw = Option(DEALER, Switch, {"name": Choice(("frame.lot",)), "to": Choice(("drawn",))})
        rest = (Slot(say("act-show-draw"), draw), *[EMPTY] * 6)
        return Page("lot", (_asked(desk, Lot, say), *rest), armed=0)
    if s.step == "nominate":
        return Page("nominate", (_asked(desk, Nominate, say), *[EMPTY] * 7), armed=0)
    if s.step == "spare":
        return _spare(desk, say)
    return Page(s.step)


def _asked(desk: Desk, kind: Any, say: Say) -> Slot:
    """The slot for what the table waits for: a person's number is typed."""
    label = say(f"act-show-{kind.__name__.lower()}")
    option = next((o for o in desk.options if o.kind is kind), None)
    return Slot(label, option, why="" if option else "not-now", faces=((),))


def _open(desk: Desk, say: Say) -> Page:
    slots = []
    games = next((o.fields["game"] for o in desk.options if o.kind is Open), None)
    for key in GAMES:
        label = say(f"game-{key}")
        if games is not None and key in games:
            slots.append(Slot(label, Option(DEALER, Open, {"game": Choice((key,))})))
        else:
            slots.append(Slot(label, why="too-few-players"))
    give = Slot(say("act-show-give"), line="give ")
    finish = next((o for o in desk.options if o.kind is Finish), None)
    end = Slot(say("act-show-finish"), finish, confirm=True)
    slots += [EMPTY] * (6 - len(slots))
    return Page("open", (*slots[:6], give, end))


def _spare(desk: Desk, say: Say) -> Page:
    option = next(o for o in desk.options if o.kind is Spare)
    winner = desk.seen.state.winners[0]
    give = Slot(say("act-show-spare-give"), option, faces=((),))
    keep = Slot(say("act-show-spare-keep"), why="must-give")
    if winner in option.fields["player"]:
        keep = Slot(keep.label, replace(option, fields={"player": Choice((winner,))}))
    return Page("spare", (give, keep, *[EMPTY] * 6), armed=0)
