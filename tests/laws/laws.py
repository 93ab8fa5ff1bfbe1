"""The laws every game obeys, checked over one transition `s --a--> t` of random play."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Union

import msgspec

from engine.notation import read, write
from engine.types import CHANCE, PUBLIC, TABLE, Action, Illegal, Option, Viewer, check

ENCODE = msgspec.json.Encoder()


class Broken(AssertionError):
    """A law does not hold; the message begins with its number."""


def need(holds: bool, law: str, *facts: object) -> None:
    if not holds:
        raise Broken(f"law {law}: " + " | ".join(map(str, facts)))


def viewers(people: int, rng: Random) -> list[Viewer]:
    """The hall, each person, everybody, and one random company."""
    one = [frozenset({i}) for i in range(people)]
    some = frozenset(i for i in range(people) if rng.random() < 0.5)
    return [PUBLIC, *one, frozenset(range(people)), some]


def fits(seen: Any, full: Any) -> bool:
    """Whether `full` is `seen` with some of its Nones filled."""
    if seen is None:
        return True
    if type(seen) is not type(full):
        return False
    if isinstance(seen, tuple):
        return len(seen) == len(full) and all(map(fits, seen, full))
    if isinstance(seen, msgspec.Struct):
        names = seen.__struct_fields__
        return all(fits(getattr(seen, n), getattr(full, n)) for n in names)
    return bool(seen == full)


def knows_all(x: Any) -> bool:
    """Whether a true state holds nothing that even the dealer does not know."""
    if isinstance(x, tuple):
        return all(map(knows_all, x))
    if isinstance(x, msgspec.Struct):
        return all(knows_all(getattr(x, n)) for n in x.__struct_fields__ if n != "game" or x.game)
    return x is not None


def chairs(g: Any, s: Any, v: Viewer) -> Viewer:
    return g.chairs(s, v) if hasattr(g, "chairs") else v


def mine(g: Any, s: Any, options: tuple[Option, ...], v: Viewer) -> list[Option]:
    return [o for o in options if o.actor in chairs(g, s, v)]


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def step(g: Any, s: Any, a: Action, t: Any, rng: Random) -> None:
    """Laws 2 to 8, 11, 12 and 13 over one transition. Raises Broken."""
    need(not g.audit(t), "2", "audit", g.audit(t))
    need(decoder(type(t)).decode(ENCODE.encode(t)) == t, "7", "state", t)
    need(decoder(Union[g.KINDS]).decode(ENCODE.encode(a)) == a, "7", a)  # noqa: UP007
    hash(t)
    everything = (*g.options(s), *g.asides(s))
    need(read(write(a), everything, g.KINDS) == a, "8", write(a))
    for v in viewers(g.seats(s), rng):
        of_a_viewer(g, s, a, t, v, rng)


def of_a_viewer(g: Any, s: Any, a: Action, t: Any, v: Viewer, rng: Random) -> None:
    w = g.view(s, v)
    need(g.view(w, v) == w, "3", v)
    x = g.imagine(w, rng)
    again = g.view(x, v)
    need(fits(w, again), "4", v, w, again)
    if knows_all(s):
        need(again == w, "4", "strict", v, w, again)
    need(not g.audit(x), "2", "audit imagine", v, g.audit(x))
    r = g.redact(s, a, v)
    need(g.redact(w, a, v) == r, "5", "redact needs a secret", v, a)
    need(g.view(t, v) == (w if r is None else g.apply(w, r)), "5", v, a, r)
    need(mine(g, s, g.options(s), v) == mine(g, w, g.options(w), v), "6", v)
    need(mine(g, s, g.asides(s), v) == mine(g, w, g.asides(w), v), "6", "asides", v)
    here, there = what_comes(g, s, v), what_comes(g, x, v)
    if here is not None and there is not None:
        need(here == there, "12", v, here)
    need(g.score(w) in (None, g.score(s)), "13", "score", v)
    need(g.garnets(w) in (None, g.garnets(s)), "13", "garnets", v)
    if not g.options(s):
        need(g.result(w) == g.result(s), "13", "result", v)


def what_comes(g: Any, s: Any, v: Viewer) -> list[Any] | None:
    """Law 12: what the others will do next, as far as the viewer learns of it.

    None where something may happen that the viewer does not learn of at all: then "still busy" and
    "ready" are one picture, which the other steps must keep up.
    """
    out = []
    for o in g.options(s):
        r = g.redact(s, o.sample(Random(0)), v)
        if r is None:
            return None
        fields = {}
        if o.actor in (CHANCE, TABLE):
            learnt = g.LEARNT.get(type(r), ())
            fields = {k: d for k, d in o.fields.items() if k not in learnt}
        if o.actor not in chairs(g, s, v):
            out.append((r.actor, type(r), fields))
    return out


def refuses(g: Any, s: Any, rng: Random) -> None:
    """Law 2, the other way: what neither options nor asides list is refused."""
    everything = (*g.options(s), *g.asides(s))
    for kind in g.KINDS:
        for actor in (-3, -2, -1, 0, g.seats(s)):
            if not any(o.kind is kind and o.actor == actor for o in everything):
                stranger = kind(actor, *[None] * (len(kind.__struct_fields__) - 1))
                try:
                    check(stranger, everything)
                except Illegal as no:
                    code = g.refusal(s, actor, kind, "")
                    need(no.code == "not-now" and bool(code), "2", kind)
                else:
                    raise Broken(f"law 2: {kind} by {actor} passed")


def pick(g: Any, s: Any, rng: Random, asides: float = 0.05) -> Action | None:
    """A random legal action, now and then one that nobody waits for; None when it is over."""
    options = g.options(s)
    side = g.asides(s) if rng.random() < asides else ()
    if not options:
        return None
    among = side or options
    a = among[int(rng.random() * len(among))].sample(rng)
    check(a, among)
    return a


def walk(g: Any, config: Any, rng: Random, limit: int = 4000, asides: float = 0.05) -> Any:
    """Random play from the first state: yields (s, a, t)."""
    s = g.setup(config)
    for _ in range(limit):
        a = pick(g, s, rng, asides)
        if a is None:
            return
        t = g.apply(s, a)
        yield s, a, t
        s = t
