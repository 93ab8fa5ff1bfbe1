"""Strategic Yut for the dealer: what to do and say next, and the pad of each phase.

Four sticks are typed by what sets one of them apart: "one front", then whose it is. The Pad takes
one digit for a field, so a whole row of sides can only be written into the command line.
"""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.games.yut.choices import ROOM, narrowed, slots_of
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.yut.finish import PRINCIPALS
from engine.games.yut.moves import done, moves, on_turn
from engine.games.yut.records import (
    CHAIRS,
    NONE_IN,
    SIDES,
    Choose,
    Fall,
    First,
    Go,
    Late,
    Lot,
    Pass,
    Throw,
    Void,
)
from engine.types import NOBODY, Action, Choice, Option, replace, tag

GAME = GAMES["yut"]
FRONT, BACK = SIDES


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line (`do-yut-...`, `say-yut-...`) and its facts."""
    game = s.game
    match game.step:
        case "first":
            return "first", {}
        case "throw":
            return _throwing(s), _facts(s) | {"left": game.sticks.count("")}
        case "move":
            return _moving(game), _facts(s)
        case _:
            key = "over" if done(game, game.winner) else "capped"
            return key, {"seat": name(s, game.winner)}


def _throwing(s: Any) -> str:
    game = s.game
    if game.late != NOBODY:
        return "lot"
    if "" not in game.sticks:
        return "show"
    if game.sticks != NONE_IN or game.config.sticks == "sealed":
        return "choose"
    if game.owed:
        return "again" if game.saved else "throw"
    return "caught"


def _moving(game: Any) -> str:
    if not moves(game):
        return "stuck"
    return "late" if game.late != NOBODY else "move"


def _facts(s: Any) -> dict[str, object]:
    game = s.game
    facts: dict[str, object] = {"who": name(s, on_turn(game)), "count": len(game.saved)}
    return facts | ({"seat": name(s, game.late)} if game.late != NOBODY else {})


def name(s: Any, chair: int) -> str:
    """The short name of who sits on a chair."""
    return str(s.players[s.sitting[chair]].short)


# ---------- pages


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase: who starts, the sticks, the moves."""
    game = desk.seen.state.game
    match game.step:
        case "first":
            return _first(desk, say)
        case "throw" if game.config.sticks == "typed":
            return _typed(desk, say)
        case "throw":
            return _sealed(desk, say)
        case _:
            return _moves(desk, say)


def _first(desk: Desk, say: Say) -> Page:
    """One key a side: who starts is known by name."""
    option = _option(desk, First)
    slots = []
    for chair in PRINCIPALS:
        label = say("act-yut-starts", who=name(desk.seen.state, chair))
        slots.append(Slot(label, narrowed(option, seat=chair) if option else None))
    return Page("first", (*slots, *[EMPTY] * 6))


def _typed(desk: Desk, say: Say) -> Page:
    """All four as they lie: what sets one stick apart, or who lies like the first."""
    throw = _option(desk, Throw)
    ways = [Slot(say(f"act-yut-{key}"), throw and _among(throw, sides), why=_why(desk, Throw),
                 faces=(sides,), confirm=True) for key, sides in WAYS]  # fmt: skip
    falls = _slot(desk, say, Fall)
    return Page("typed", (*ways, falls, _reasoned(desk, say, Void), EMPTY))


def _row(chairs: tuple[int, ...], side: str) -> tuple[str, ...]:
    """These chairs lie on this side, the others on the other."""
    other = BACK if side == FRONT else FRONT
    return tuple(side if k in chairs else other for k in range(CHAIRS))


WAYS: tuple[tuple[str, tuple[tuple[str, ...] | None, ...]], ...] = (
    ("all", (_row((0, 1, 2, 3), FRONT), _row((0, 1, 2, 3), BACK))),
    ("one-front", tuple(_row((k,), FRONT) for k in range(CHAIRS))),
    ("one-back", tuple(_row((k,), BACK) for k in range(CHAIRS))),
    ("pair-front", (None, *[_row((0, k), FRONT) for k in (1, 2, 3)])),
    ("pair-back", (None, *[_row((0, k), BACK) for k in (1, 2, 3)])),
)  # 2 + 4 + 4 + 3 + 3 = 16: each throw stands once


def _among(throw: Option, sides: tuple[Any, ...]) -> Option:
    return replace(throw, fields={"sides": Choice(tuple(x for x in sides if x is not None))})


def _sealed(desk: Desk, say: Say) -> Page:
    """Q W E R are the sticks as they lie in the hall: 1 front, 2 back, 3 not told."""
    late, lot = _slot(desk, say, Late, faces=(tuple(range(CHAIRS)),)), _slot(desk, say, Lot)
    if lot.option is not None:  # a random stick for who is late stands where "late" was
        late = replace(lot, faces=(SIDES,))
    return Page("sealed", (
        *[_stick(desk, say, chair) for chair in range(CHAIRS)],
        late, _at_once(desk, say), _reasoned(desk, say, Void), EMPTY,
    ))  # fmt: skip


def _stick(desk: Desk, say: Say, chair: int) -> Slot:
    label = say("act-yut-stick-of", who=name(desk.seen.state, chair))
    option = _option(desk, Choose, chair)
    faces = (option.fields["side"].of,) if option else ()  # type: ignore[union-attr]
    return Slot(
        label,
        option,
        why="" if option else GAME.refusal(desk.seen.state.game, chair, Choose, ""),
        faces=faces,
    )


def _at_once(desk: Desk, say: Say) -> Slot:
    """All four written into the line, or a stick that fell, or the throw that all wait for."""
    game = desk.seen.state.game
    throw = _option(desk, Throw)
    if game.config.off_mat == "turn_lost" and game.config.sticks == "sealed":
        return _slot(desk, say, Fall)
    label = say("act-yut-all-typed")
    if throw is None:
        return Slot(label, why=_why(desk, Throw))
    if throw.single() is not None:
        return Slot(say("act-yut-throw"), throw, confirm=True)
    return Slot(label, line="yut.throw ")


def _moves(desk: Desk, say: Say) -> Page:
    """Every move a key as long as there is room, else a piece a key and digits for the rest."""
    game = desk.seen.state.game
    options = tuple(o for o in desk.options if o.kind is Go)
    may_pass = game.config.may_pass == "yes"
    room = ROOM - may_pass
    slots = slots_of(options, room, say)
    missing = "yut-no-more-moves" if options else _why(desk, Go)
    slots += [Slot(say("act-yut-go"), why=missing)] * (room - len(slots))
    passes = [_slot(desk, say, Pass)] if may_pass else []
    tail = (_slot(desk, say, Late), _reasoned(desk, say, Void), EMPTY)
    return Page("moves", (*slots, *passes, *tail))


# ---------- slots


def _option(desk: Desk, kind: type[Action], actor: int | None = None) -> Option | None:
    both = (*desk.options, *desk.asides)
    return next((o for o in both if o.kind is kind and actor in (None, o.actor)), None)


def _slot(desk: Desk, say: Say, kind: type[Action], **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say("act-" + tag(kind).replace(".", "-"))
    option = _option(desk, kind)
    return Slot(label, option, **more) if option else Slot(label, why=_why(desk, kind))


def _reasoned(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """An aside that owes a reason: its slot writes the beginning of a line."""
    slot = _slot(desk, say, kind)
    return slot if slot.option is None else Slot(slot.label, line=f"{tag(kind)} ")


def _why(desk: Desk, kind: type[Action]) -> str:
    game = desk.seen.state.game
    actor = on_turn(game) if game.step in ("throw", "move") else 0
    return GAME.refusal(game, actor, kind, "")
