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
from engine.show.records import (
    Arena,
    Close,
    Enough,
    Finish,
    Lot,
    Open,
    Settle,
    Spare,
    Start,
    Strike,
    Switch,
)
from engine.types import CHANCE, DEALER, Action, Choice, Option, replace, tag

Facts = dict[str, object]


def situation(desk: Desk, seat: int) -> tuple[str, Facts]:
    """The key of the dealer's line and its facts: `do-<key>`, `say-<key>`."""
    s = desk.seen.state
    if s.game is not None and desk.options and desk.options[0].kind is not Settle:
        key, facts = dealer_of(s.key).situation(s, seat)
        return (key if key == "plain" else f"{s.key}-{key}"), facts
    return _between(desk, s)


def _between(desk: Desk, s: Any) -> tuple[str, Facts]:
    asked = desk.options[0] if desk.options else None
    match s.step:
        case "lot":
            return "show-lot", {"number": len(s.chairs) + 1, "of": places(s)}
        case "ready" if asked is not None and asked.kind is not Start:
            return "show-blocked", {}
        case "nominate":
            key = "show-out" if s.duelists else "show-nominate"
            return key, {"who": _names(s, s.last)}
        case "arena" if asked is not None:
            return _arena(asked, s)
        case "bequeath" if asked is not None:
            key = "bequeath" if tag(asked.kind) == "show.bequeath" else "remove"
            return f"show-{key}", {"who": _names(s, s.last[:1])}
        case "teams" | "spare" | "oppose" | "partner" if asked is not None:
            who = (asked.actor,) if asked.actor >= 0 else s.candidates or s.winners
            return f"show-{s.step}", {"who": _names(s, who)}
        case "open" if s.episode:
            return "show-again", {"number": s.episode + 1}
        case _:
            return f"show-{s.step}", {}


def _arena(asked: Option, s: Any) -> tuple[str, Facts]:
    """The death match: the host chooses its game, or the duelists strike and chance draws."""
    if asked.kind is Strike:
        return "show-strike", {"who": _names(s, (asked.actor,))}
    if asked.actor == CHANCE:
        return "show-draw-game", {}
    fixed = asked.single()
    if isinstance(fixed, Arena):
        return "show-fixed", {"who": _names(s, s.duelists), "game": fixed.game}
    return "show-arena", {"who": _names(s, s.duelists)}


def _names(s: Any, who: tuple[int, ...]) -> str:
    return ", ".join(s.players[i].short for i in who)


def asks_person(pad: Pad) -> bool:
    """Whether the number that is typed now is a person's."""
    slot, free = pad.slot, pad.free()
    if slot is None or slot.option is None or len(pad.values) >= len(free):
        return False
    return is_seat(slot.option.kind, free[len(pad.values)])


# ---------------------------------------------------------------- the pad


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase."""
    s = desk.seen.state
    if s.game is not None:
        inner: Page = dealer_of(s.key).page(desk, seat, say)
        stop = Slot(say("act-show-stop"), line="stop kept ")
        return replace(inner, slots=(*inner.slots[:7], stop))
    pages = {"open": _open, "lot": _lot, "spare": _spare}
    return pages.get(s.step, _asked)(desk, say)


def _asked(desk: Desk, say: Say) -> Page:
    """What the table waits for: a person's number, or one of the games."""
    s = desk.seen.state
    slots: list[Slot] = []
    for o in desk.options:
        if o.kind in (Arena, Strike):
            slots += [_game(o, key, say) for key in GAMES]
        elif o.fields:
            slots.append(Slot(_label(o.kind, say), o, faces=((),)))
    slots = slots[:7] + [EMPTY] * (7 - len(slots))
    armed = 0 if len(desk.options) == 1 and slots[0].faces else -1
    return Page(s.step, (*slots, _closing(desk, say)), armed)


def _game(o: Option, key: str, say: Say) -> Slot:
    label = say(f"game-{key}")
    if key not in o.fields["game"]:
        return Slot(label, why="not-on-the-list" if GAMES[key].DEATH_MATCH else "main-match")
    return Slot(label, replace(o, fields={"game": Choice((key,))}))


def _closing(desk: Desk, say: Say) -> Slot:
    """What was opened can be put away again, after Space."""
    close = _find(desk, Close)
    return Slot(_label(Close, say), close, confirm=True) if close is not None else EMPTY


def _find(desk: Desk, kind: type[Action]) -> Option | None:
    return next((o for o in (*desk.options, *desk.asides) if o.kind is kind), None)


def _label(kind: type[Action], say: Say) -> str:
    return say("act-" + tag(kind).replace(".", "-"))


def _lot(desk: Desk, say: Say) -> Page:
    number = Slot(_label(Lot, say), _find(desk, Lot), faces=((),))
    draw = Option(DEALER, Switch, {"name": Choice(("frame.lot",)), "to": Choice(("drawn",))})
    enough = _find(desk, Enough)
    third = EMPTY if enough is None else Slot(_label(Enough, say), enough, confirm=True)
    slots = (number, Slot(say("act-show-draw"), draw), third, *[EMPTY] * 4, _closing(desk, say))
    return Page("lot", slots, armed=0)


def _open(desk: Desk, say: Say) -> Page:
    option = _find(desk, Open)
    slots = []
    for key in GAMES:
        if option is not None and key in option.fields["game"]:
            one = replace(option, fields={"game": Choice((key,))})
            slots.append(Slot(say(f"game-{key}"), one))
        else:
            slots.append(Slot(say(f"game-{key}"), why="wrong-number"))
    slots += [EMPTY] * (6 - len(slots))
    give = Slot(say("act-show-give"), line="give ")
    end = Slot(_label(Finish, say), _find(desk, Finish), confirm=True)
    return Page("open", (*slots[:6], give, end))


def _spare(desk: Desk, say: Say) -> Page:
    option = next(o for o in desk.options if o.kind is Spare)
    winner = desk.seen.state.winners[0]
    give = Slot(say("act-show-spare-give"), option, faces=((),))
    keep = Slot(say("act-show-spare-keep"), why="must-give")
    if winner in option.fields["player"]:
        keep = Slot(keep.label, replace(option, fields={"player": Choice((winner,))}))
    return Page("spare", (give, keep, *[EMPTY] * 6), armed=0)
