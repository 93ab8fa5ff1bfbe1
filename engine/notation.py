"""One text form of every action, both ways: command line, log, transcript and show file speak it.

A line is `WHO KIND WORD ...`: WHO is a seat counted from 1, or chance, table, dealer; KIND is the
tag of the action ("horror.lay") or its last part ("lay"); then one word for each field. Seats are
counted from 1, None is `?`, a tuple is joined by commas, words with spaces stand in quotes.

In the short form WHO may be left out, and so may each field that has only one value now; a short
form that fits more than one action is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Any, get_args, get_origin, get_type_hints

from engine.types import (
    CHANCE,
    DEALER,
    TABLE,
    Action,
    Actor,
    Domain,
    Illegal,
    Option,
    Seat,
    Subset,
    Text,
    only,
    tag,
)

WHO: dict[Actor, str] = {CHANCE: "chance", TABLE: "table", DEALER: "dealer"}
ACTOR = {name: actor for actor, name in WHO.items()}
LONGEST = 2000  # letters in a line; nobody types more


def write(a: Action) -> str:
    """The full form of an action, e.g. `chance horror.lay 3 fox 4`."""
    words = [write_actor(a.actor), tag(type(a))]
    for name, hint in _fields(type(a)):
        words.append(_word(getattr(a, name), hint))
    return " ".join(words)


def write_actor(actor: Actor) -> str:
    return WHO.get(actor) or str(actor + 1)


def read(line: str, options: Iterable[Option], kinds: Iterable[type[Action]]) -> Action:
    """The one action these words name.

    It need not be legal: `engine.types.check` refuses, and says why, what none of the options
    allows. Raises Illegal: unreadable, unknown-command, unknown-word, wrong-count, ambiguous.
    """
    words = split(line)
    actor, words = _take_actor(words, kinds)
    name, words = words[0], words[1:]
    near = [o for o in options if _named(name, o.kind) and actor in (None, o.actor)]
    found = {a for o in near for a in _fits(o, words)}
    if len(found) > 1:  # a full form may read as a shorter one whose reason begins with a number
        found = {a for a in found if write(a) == line} or found
    if len(found) == 1:
        return found.pop()
    if found:
        raise Illegal("ambiguous", line=line)
    return _outside(line, name, actor, words, near, kinds)


def recall(line: str, kinds: tuple[type[Action], ...]) -> Action:
    """The action that `write` wrote this line for. Raises Illegal: unreadable.

    Far quicker than `read`, for a file of many lines: it looks at no options and takes no short
    form.
    """
    words = line.split(" ") if '"' not in line else split(line)
    kind = _tags(kinds).get(words[1]) if len(words) > 1 else None
    who = words[0]
    actor = _actor(who)
    if kind is None or len(words) != len(_fields(kind)) + 2 or actor is None:
        raise Illegal("unreadable", line=line)
    return kind(actor, *[_first(w, kind, name) for w, (name, _) in zip(words[2:], _fields(kind))])


@cache
def _tags(kinds: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {tag(kind): kind for kind in kinds}


@lru_cache(4096)
def _first(word: str, kind: type[Action], field: str) -> Any:
    for value in _meanings(word, dict(_fields(kind))[field]):
        return value
    raise Illegal("unreadable", line=word)


def split(line: str) -> list[str]:
    """The words of a line; a word in double quotes is one JSON string. Raises Illegal."""
    if len(line) > LONGEST or not line.strip() or not line.isprintable():
        raise Illegal("unreadable", line=line[:40])
    out, rest, decode = [], line.strip(), json.JSONDecoder().raw_decode
    while rest:
        if rest[0] == '"':
            try:
                word, end = decode(rest)
            except ValueError:
                raise Illegal("unreadable", line=line) from None
        else:
            word = rest.split(" ", 1)[0]
            end = len(word)
        if not word.isprintable():
            raise Illegal("unreadable", line=line)
        out.append(word)
        rest = rest[end:].lstrip(" ")
    return out


def _take_actor(words: list[str], kinds: Iterable[type[Action]]) -> tuple[Actor | None, list[str]]:
    actor = _actor(words[0]) if len(words) > 1 else None
    return (None, words) if actor is None else (actor, words[1:])


def _actor(word: str) -> Actor | None:
    """Who a word names; None where it names nobody. There is no seat 0."""
    if word in ACTOR:
        return ACTOR[word]
    number = int(word) if _is_number(word) else 0
    return number - 1 if number > 0 else None


def _named(name: str, kind: type[Action]) -> bool:
    full = tag(kind)
    return name == full or name == full.split(".", 1)[1]


def _fits(o: Option, words: list[str]) -> Iterator[Action]:
    """Every action of an option that these words can mean: all fields, or the free ones only."""
    fields = _fields(o.kind)
    fixed = {name: only(o.fields[name]) for name, _ in fields}
    free = [name for name, _ in fields if not fixed[name]]
    last = o.fields[fields[-1][0]] if fields else None
    for given in _given(tuple(name for name, _ in fields), tuple(free)):
        typed = _joined(words, len(given)) if isinstance(last, Text) else words
        if len(given) != len(typed):
            continue
        texts = dict(zip(given, typed))
        values = [
            [_ordered(x, o.fields[name]) for x in _meanings(texts[name], hint)]
            if name in texts
            else list(fixed[name])
            for name, hint in fields
        ]
        for chosen in product(*values):
            a = o.kind(o.actor, *chosen)
            if o.allows(a):
                yield a


def _ordered(value: Any, domain: Domain) -> Any:
    """Several of a set may be typed in any order."""
    if type(domain) is Subset and isinstance(value, tuple) and set(value) <= set(domain.of):
        return tuple(sorted(value, key=domain.of.index))
    return value


@cache
def _given(names: tuple[str, ...], free: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The fields a line may name: all that are free, and any of those that have one value."""
    fixed = [n for n in names if n not in free]
    some = [set(c) for k in range(len(fixed) + 1) for c in combinations(fixed, k)]
    return tuple(tuple(n for n in names if n in free or n in c) for c in some)


def _joined(words: list[str], count: int) -> list[str]:
    """A reason at the end of a line needs no quotes: the words beyond `count` belong to it."""
    if 0 < count < len(words):
        return [*words[: count - 1], " ".join(words[count - 1 :])]
    return words


def _outside(
    line: str, name: str, actor: Actor | None, words: list[str], near: list[Option], kinds: Any
) -> Action:
    """The action that was meant although nothing allows it now, so that its refusal can tell."""
    named = [o.kind for o in near] or [k for k in kinds if _named(name, k)]
    if not named:
        raise Illegal("unknown-command", word=name)
    kind = next((k for k in named if _readable(words, k)), named[0])
    near = [o for o in near if o.kind is kind]
    fields = _fields(kind)
    if not near and len(words) != len(fields):  # not now anyway, whatever the words were
        return kind(DEALER if actor is None else actor, *[None] * len(fields))
    if near and len(words) < len(fields):
        fixed = {n: only(near[0].fields[n]) for n, _ in fields}
        left_out = [n for n, value in fixed.items() if value][: len(fields) - len(words)]
        free = [f for f in fields if f[0] not in left_out]
    else:
        fixed, free = {}, list(fields)
    if len(words) != len(free):
        raise Illegal("wrong-count", kind=tag(kind), wanted=len(free), given=len(words))
    values: dict[str, Any] = {n: v[0] for n, v in fixed.items() if v}
    for (field, hint), word in zip(free, words):
        meant = list(_meanings(word, hint))
        if not meant:
            raise Illegal("unknown-word", word=word, field=field)
        values[field] = meant[0]
    if actor is None:
        actor = near[0].actor if near else DEALER
    return kind(actor, **values)


def _readable(words: list[str], kind: type[Action]) -> bool:
    """Whether these words can be the fields of a kind, legal or not."""
    fields = _fields(kind)
    return len(words) == len(fields) and all(
        [x for x in _meanings(word, hint)] for word, (_, hint) in zip(words, fields)
    )


# ---------------------------------------------------------------- words and values


@cache
def _fields(kind: type[Action]) -> tuple[tuple[str, Any], ...]:
    """The fields of a kind after the actor, with their types."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hints[name]) for name in kind.__struct_fields__[1:])


def _word(value: Any, hint: Any) -> str:
    if value is None:
        return "?"
    if isinstance(value, tuple):
        inner = _inner(hint)
        return ",".join(_word(x, inner) for x in value) or "-"
    if isinstance(value, int):
        return str(value + 1 if _is_seat(hint) else value)
    return _quoted(str(value))


def _quoted(text: str) -> str:
    plain = text and text[0] != '"' and not any(c in " ," for c in text) and text not in "?-"
    return text if plain else json.dumps(text, ensure_ascii=False)


@cache
def _is_seat(hint: Any) -> bool:
    return any(h is Seat or h == Seat for h in _alternatives(hint))


@cache
def _alternatives(hint: Any) -> tuple[Any, ...]:
    if get_origin(hint) is None or hint == Seat or _is_literal(hint):
        return (hint,)
    if get_origin(hint) is tuple:
        return (hint,)
    return tuple(sorted(get_args(hint), key=lambda h: h is str))  # a number before a word


def _is_literal(hint: Any) -> bool:
    return str(get_origin(hint)) == "typing.Literal"


@cache
def _inner(hint: Any) -> Any:
    """The type of the items of a tuple type."""
    for h in _alternatives(hint):
        if get_origin(h) is tuple:
            return get_args(h)[0]
    return str


def _meanings(word: str, hint: Any) -> Iterator[Any]:
    """The values of this type that a word can mean."""
    for h in _alternatives(hint):
        if h is type(None):
            if word == "?":
                yield None
        elif get_origin(h) is tuple:
            yield from _tuple(word, h)
        elif h == Seat or h is int:
            if _is_number(word):
                yield int(word) - (h == Seat)
        elif h is str or word in get_args(h):
            yield word


def _is_number(word: str) -> bool:
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def _tuple(word: str, hint: Any) -> Iterator[tuple[Any, ...]]:
    parts = [] if word == "-" else word.split(",")
    items = [list(_meanings(part, get_args(hint)[0])) for part in parts]
    if all(items):
        yield tuple(x[0] for x in items)


def is_seat(kind: type[Action], field: str) -> bool:
    """Whether a field names a seat or person, or several, which people count from 1."""
    hint = dict(_fields(kind))[field]
    return _is_seat(hint) or _is_seat(_inner(hint))


def fields_of(kind: type[Action]) -> tuple[str, ...]:
    """The names of the words a kind takes, for the manual and the command line's help."""
    return tuple(name for name, _ in _fields(kind))
