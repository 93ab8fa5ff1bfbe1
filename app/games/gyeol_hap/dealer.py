"""Gyeol-Hap for the dealer: what to do and say next, and the pad of each phase."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.gyeol_hap.asking import points
from engine.games.gyeol_hap.match import places
from engine.games.gyeol_hap.records import (
    NUMBERS,
    SHOWN,
    Begin,
    Board,
    Call,
    Close,
    Correct,
    Draw,
    First,
    Foul,
    Gyeol,
    Miss,
    Name,
    Pass,
    Redraw,
    Void,
)
from engine.types import NOBODY, Action, Choice, Option, replace, tag

GAME = GAMES["hap"]
HOW = ("silent", "misnamed")
NAMED_KEYS = 7  # so many people have a key of their own; more are typed by number


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line (`do-hap-...`, `say-hap-...`) and its facts."""
    game = s.game
    match game.step:
        case "ready":
            return ("extra" if game.ends else "ready"), {"round": game.round + 1}
        case "board":
            key = "board" if game.config.board == "typed" else "draw"
            return key, {"left": SHOWN - len(game.board)}
        case "judge":
            more = points(game)
            return ("right" if more > 0 else "wrong"), _who(s) | {"points": more}
        case "over":
            first = places(game)[0]
            return ("over" if len(first) == 1 else "joint"), {"seat": name(s, first[0])}
        case "turn" | "name" | "window":
            return game.step, _who(s)
        case step:
            return str(step), {}


def name(s: Any, chair: int) -> str:
    """The short name of who sits on a chair."""
    return str(s.players[s.sitting[chair]].short)


def _who(s: Any) -> dict[str, object]:
    return {"who": name(s, s.game.turn)}


# ---------- pages


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase: who starts, the pictures, the turns."""
    match desk.seen.state.game.step:
        case "first":
            return _first(desk, say)
        case "ready" | "board" | "redraw":
            return _between(desk, say)
        case _:
            return _turns(desk, say)


def _first(desk: Desk, say: Say) -> Page:
    """One key a person, or the number of the chair where there are too many."""
    option, s = _option(desk, First), desk.seen.state
    count = s.game.config.players
    if option is None or count > NAMED_KEYS:
        number = Slot(say("act-hap-number"), option, faces=((),))
        return Page("first", (number, *[EMPTY] * 7), armed=0)
    people = tuple(
        Slot(
            say("act-hap-starts", who=name(s, chair)),
            replace(option, fields={"seat": Choice((chair,))}),
        )
        for chair in range(count)
    )
    return Page("first", (*people, *[EMPTY] * (8 - count)))


def _between(desk: Desk, say: Say) -> Page:
    """Between rounds and while pictures are laid: Space begins, the nine are a line of numbers."""
    game = desk.seen.state.game
    kind = Board if game.config.board == "typed" else Draw
    slots = (
        _slot(desk, say, Begin), _lined(desk, say, kind), _slot(desk, say, Redraw), EMPTY,
        _lined(desk, say, Correct), _lined(desk, say, Void), EMPTY, EMPTY,
    )  # fmt: skip
    return Page("between", slots)


def _turns(desk: Desk, say: Say) -> Page:
    """Q is the call, and then its three numbers, which can be typed at once."""
    game = desk.seen.state.game
    naming = game.step == "name"
    call = _slot(desk, say, Name, faces=(NUMBERS,)) if naming else _slot(desk, say, Call)
    ignored = game.config.out_of_turn == "ignored"
    aside = _lined(desk, say, Correct) if ignored else _foul(desk, say)
    slots = (
        replace(call, label=say("act-hap-name" if naming else "act-hap-hap")),
        _slot(desk, say, Gyeol), _slot(desk, say, Pass), _slot(desk, say, Miss, faces=(HOW,)),
        _lined(desk, say, Close), aside, _lined(desk, say, Void), EMPTY,
    )  # fmt: skip
    return Page("turns", slots, armed=0 if naming else -1)


def _foul(desk: Desk, say: Say) -> Slot:
    """Who called in another's time: a digit where the chairs are few enough, else a number."""
    count = desk.seen.state.game.config.players
    chairs = tuple(range(count)) if count <= 10 else ()
    return _slot(desk, say, Foul, faces=(chairs,))


# ---------- slots


def _option(desk: Desk, kind: type[Action]) -> Option | None:
    return next((o for o in (*desk.options, *desk.asides) if o.kind is kind), None)


def _slot(desk: Desk, say: Say, kind: type[Action], **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say("act-" + tag(kind).replace(".", "-"))
    option = _option(desk, kind)
    return Slot(label, option, **more) if option else Slot(label, why=_why(desk, kind))


def _lined(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """What is written out: its slot writes the beginning of the line."""
    slot = _slot(desk, say, kind)
    return slot if slot.option is None else Slot(slot.label, line=f"{tag(kind)} ")


def _why(desk: Desk, kind: type[Action]) -> str:
    game = desk.seen.state.game
    if kind is Correct and game.step in ("judge", "redraw"):
        return "judge-first" if game.step == "judge" else "not-now"
    return GAME.refusal(game, game.turn if game.turn != NOBODY else 0, kind, "")
