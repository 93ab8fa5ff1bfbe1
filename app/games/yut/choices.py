"""Moves as slots of the pad: one key a move, or one key a piece and digits for what is left."""

from __future__ import annotations

from typing import Any

from app.pad import Slot
from app.text import Say
from engine.games.yut.records import PIECES
from engine.types import Choice, Option, replace

ROOM = 5  # keys for moves: Q W E R A
FIELDS = ("result", "piece", "to", "join")
LEVELS = (FIELDS, ("result", "piece", "to"), ("result", "piece"), ("result",))


def narrowed(option: Option, **values: Any) -> Option:
    """The same option with these fields decided."""
    fixed = {name: Choice((value,)) for name, value in values.items()}
    return replace(option, fields={**option.fields, **fixed})


def slots_of(options: tuple[Option, ...], room: int, say: Say) -> list[Slot]:
    """As few digits as the room allows; what fits no way is written into the line."""
    for level in LEVELS:
        groups = grouped(options, level)
        if len(groups) <= room:
            return [_slot(group, say) for group in groups]
    return [Slot(say("act-yut-more"), line="yut.go ")]


def grouped(options: tuple[Option, ...], level: tuple[str, ...]) -> list[tuple[Option, ...]]:
    """Moves that agree in these fields, in the order of the rules."""
    out: dict[tuple[Any, ...], list[Option]] = {}
    for option in options:
        out.setdefault(tuple(value(option, name) for name in level), []).append(option)
    return [tuple(group) for group in out.values()]


def value(option: Option, name: str) -> Any:
    """What a move has in this field: it has only one."""
    domain: Any = option.fields[name]
    return domain.of[0]


def _slot(group: tuple[Option, ...], say: Say) -> Slot:
    fields = {n: tuple(dict.fromkeys(value(o, n) for o in group)) for n in FIELDS}
    option = replace(group[0], fields={n: Choice(of) for n, of in fields.items()})
    faces = tuple(keys(name, of) for name, of in fields.items() if len(of) > 1)
    return Slot(label(fields, say), option, faces=faces)


def keys(name: str, of: tuple[Any, ...]) -> tuple[Any, ...]:
    """What the digits stand for: a piece its own number, else the first, the second ..."""
    if name == "piece":
        return tuple(k if k in of else None for k in range(1, PIECES + 1))
    return of


def label(fields: dict[str, tuple[Any, ...]], say: Say) -> str:
    """The move in words, as far as it is decided."""
    result = say(f"hall-yut-{fields['result'][0]}")
    if len(fields["piece"]) > 1:
        return say("act-yut-result", result=result)
    piece = fields["piece"][0]
    if len(fields["to"]) > 1:
        return say("act-yut-piece", piece=piece, result=result)
    to, join = fields["to"][0], fields["join"]
    where = say("table-yut-home") if to == "home" else to
    facts = {"piece": piece, "result": result, "to": where}
    if len(join) == 1 and join[0]:
        return say("act-yut-move-join", **facts, count=join[0])
    return say("act-yut-move", **facts)
