"""Two-sided Poker for the dealer: what to do and say next, and the pad of each phase."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.games.twosided.betting import slots as betting
from app.games.twosided.table import Table
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.twosided.asking import ALL_NUMBERS, options
from engine.games.twosided.records import (
    Award,
    Back,
    Begin,
    Bet,
    Carry,
    Correct,
    Drop,
    Front,
    Late,
    Pick,
    Redeal,
    Show,
    Shuffle,
    Split,
    Void,
)
from engine.types import DEALER, NOBODY, TABLE, Action, Choice, Option, replace

GAME = GAMES["twosided"]
SETTLING = (Award, Carry, Split, Drop)


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line (`do-twosided-...`, `say-twosided-...`) and its facts."""
    game, t = s.game, Table(s, s.game)
    match game.step:
        case "ready" | "redeal":
            return _between(t)
        case "deal":
            front = not game.cards[game.turn].front
            return ("front" if front else "back"), {"who": t.name(game.turn)}
        case "bet":
            return _bet(t)
        case "pick":
            return _pick(t)
        case "show":
            return "show", {"who": t.name(game.turn)}
        case "settle" | "claim" | "split" | "drop":
            return _settle(t)
        case "over":
            return "over", {"who": _champion(t)}
        case _:
            return "ante", {}


def _between(t: Table) -> tuple[str, dict[str, object]]:
    game = t.game
    if options(game)[0].kind is Shuffle:
        return "shuffle", {}
    if game.step == "redeal":
        return ("redeal" if game.carried else "sudden"), {"pot": game.carried}
    return "begin", {"hand": game.hand + 1, "who": t.name(game.first)}


def _bet(t: Table) -> tuple[str, dict[str, object]]:
    game = t.game
    who: dict[str, object] = {"who": t.name(game.turn)}
    if not any(o.kind is Bet for o in options(game)):
        return "fold-only", who
    level = t.level(1 - game.turn)
    return ("answer", who | {"level": level}) if level else ("open", who)


def _pick(t: Table) -> tuple[str, dict[str, object]]:
    if t.on_turn() == NOBODY:
        return "pick", {"who": t.name(0), "other": t.name(1)}
    return "pick-aloud", {"who": t.name(t.on_turn())}


def _settle(t: Table) -> tuple[str, dict[str, object]]:
    """The one step of the table, its fields as facts."""
    (option,) = options(t.game)
    facts = {name: domain.of[0] for name, domain in option.fields.items()}  # type: ignore[union-attr]
    if "seat" in facts:
        facts["who"] = t.name(facts.pop("seat"))
    return option.kind.__name__.lower(), facts


def _champion(t: Table) -> str:
    chair = t.champion()
    return f"{t.name(0)}, {t.name(1)}" if chair == NOBODY else t.name(chair)


# ---------------------------------------------------------------- pages


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase: between two hands, the deal, the bets, faces alone, the end."""
    match desk.seen.state.game.step:
        case "ready" | "redeal" | "over":
            return _resting(desk, say)
        case "deal":
            return _dealing(desk, say)
        case "ante" | "bet":
            return Page("bet", (*betting(desk, say), EMPTY))
        case "pick":
            return _picking(desk, say)
        case _:
            return _ending(desk, say)


def _resting(desk: Desk, say: Say) -> Page:
    kind = Redeal if desk.seen.state.game.step == "redeal" else Begin
    correct = _line(desk, say, Correct)
    return Page("rest", (slot(desk, say, kind), slot(desk, say, Shuffle), correct, *[EMPTY] * 5))


def _dealing(desk: Desk, say: Say) -> Page:
    front = slot(desk, say, Front, faces=(ALL_NUMBERS,))
    back = slot(desk, say, Back, faces=(ALL_NUMBERS,))
    if desk.seen.state.game.config.cards == "typed":
        back = Slot(back.label, why="back-typed-later")
    armed = 0 if front.ready else 1
    slots = (front, back, _unknown(desk, say, back), EMPTY, _line(desk, say, Void), *[EMPTY] * 3)
    return Page("deal", slots, armed=armed)


def _unknown(desk: Desk, say: Say, back: Slot) -> Slot:
    """A back that nobody tells the program."""
    label, option = say("act-twosided-unknown"), back.option
    if option is None:
        return Slot(label, why=back.why)
    if None not in option.fields["number"]:
        return Slot(label, why="must-be-seen")
    fields = {**option.fields, "number": Choice((None,))}
    return Slot(label, replace(option, fields=fields))


def _picking(desk: Desk, say: Say) -> Page:
    """A row of keys for each chair; its number stands on every key."""
    upper, lower = (_faces(desk, say, chair) for chair in (0, 1))
    return Page("pick", (*upper, slot(desk, say, Late), *lower, EMPTY))


def _faces(desk: Desk, say: Say, chair: int) -> tuple[Slot, ...]:
    words = ("pick-front", "pick-back", "covered")
    faces = ("front", "back", None)
    return tuple(
        _face(desk, say(f"act-twosided-{word}"), chair, face) for word, face in zip(words, faces)
    )


def _face(desk: Desk, label: str, chair: int, face: str | None) -> Slot:
    number = str(chair + 1)
    option = next((o for o in desk.options if o.actor == chair and o.kind is Pick), None)
    if option is None:
        open_ = desk.seen.state.game.faces[chair] == ""
        return Slot(f"{label} {number}", why="not-your-turn" if open_ else "already-picked")
    if face not in option.fields["face"]:
        return Slot(f"{label} {number}", why="must-be-seen")
    option = replace(option, fields={"face": Choice((face,))})
    return Slot(label, option, amount=number)


def _ending(desk: Desk, say: Say) -> Page:
    show = slot(desk, say, Show, faces=(ALL_NUMBERS,), confirm=True)
    kind = next((o.kind for o in desk.options if o.kind in SETTLING), Award)
    settle = replace(slot(desk, say, kind), label=say("act-twosided-settle"))
    slots = (show, settle, EMPTY, EMPTY, _line(desk, say, Void), *[EMPTY] * 3)
    return Page("end", slots, armed=0 if show.ready else -1)


# ---------------------------------------------------------------- slots


def slot(desk: Desk, say: Say, kind: type[Action], **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say(f"act-twosided-{kind.__name__.lower()}")
    option = find(desk, kind)
    if option is not None:
        return Slot(label, option, **more)
    actor = TABLE if kind in (Show, *SETTLING) else DEALER
    return Slot(label, why=GAME.refusal(desk.seen.state.game, actor, kind, ""))


def find(desk: Desk, kind: type[Action]) -> Option | None:
    return next((o for o in (*desk.options, *desk.asides) if o.kind is kind), None)


def _line(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """An aside that owes a reason: its slot writes the beginning of a line."""
    found = slot(desk, say, kind)
    if found.option is None:
        return found
    return Slot(found.label, line=f"twosided.{kind.__name__.lower()} ")
