"""The vocabulary every game speaks: actors, actions, options and refusals."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, Final
from unicodedata import east_asian_width

import msgspec
from msgspec.structs import replace as replace

Actor = int  # a seat is 0, 1, 2 ...
CHANCE: Final[Actor] = -1  # cards, coins, sticks: typed by the dealer or drawn
TABLE: Final[Actor] = -2  # forced consequences: move, pay, settle
DEALER: Final[Actor] = -3  # decisions of the staff
Seat = Annotated[int, msgspec.Meta(title="seat")]  # counted from 0; people and notation from 1
NOBODY: Final = -9  # a seat or player that is not there

Viewer = frozenset[int]  # the people whose secrets are shared
PUBLIC: Final[Viewer] = frozenset()  # the hall


class Value(msgspec.Struct, frozen=True):
    """An immutable record, compared by value."""


class Action(Value, frozen=True, tag_field="do"):
    """One thing that happens at the table."""

    actor: Actor


class Illegal(Exception):
    """An action the rules refuse: `code` is stable, `facts` fill the sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts


class Range(Value, frozen=True):
    """A whole number from `lo` to `hi`, both included."""

    lo: int
    hi: int
    step: int = 1

    def sample(self, rng: Random) -> int:
        return self.lo + self.step * int(rng.random() * ((self.hi - self.lo) // self.step + 1))

    def __contains__(self, x: object) -> bool:
        return type(x) is int and self.lo <= x <= self.hi and (x - self.lo) % self.step == 0


class Choice(Value, frozen=True):
    """One of these values, as likely as its weight; None may be among them."""

    of: tuple[Any, ...]
    weights: tuple[int, ...] = ()

    def sample(self, rng: Random) -> Any:
        of = self.of
        if not self.weights:
            return of[int(rng.random() * len(of))] if len(of) > 1 else of[0]
        at = rng.random() * sum(self.weights)
        for value, weight in zip(self.of, self.weights):
            at -= weight
            if at < 0:
                return value
        return self.of[-1]

    def __contains__(self, x: object) -> bool:
        return x in self.of


class Subset(Value, frozen=True):
    """Any `size` of these, never enumerated; a value is a tuple in the order of `of`."""

    of: tuple[Any, ...]
    size: int

    def sample(self, rng: Random) -> tuple[Any, ...]:
        left = list(range(len(self.of)))
        picked = [left.pop(int(rng.random() * len(left))) for _ in range(self.size)]
        return tuple([self.of[i] for i in sorted(picked)])

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, tuple) or len(x) != self.size:
            return False
        picked = set(x)
        return len(picked) == self.size and tuple([y for y in self.of if y in picked]) == x


class Text(Value, frozen=True):
    """Words a person types: a reason, a name. Never empty, never longer than `most` letters.

    `wide` limits how wide they are on a screen, where a Hangul syllable counts two; 0 does not.
    """

    most: int = 80
    wide: int = 0

    def sample(self, rng: Random) -> str:
        words = ("misread", "잘못 읽음", 'a "quoted" word')[int(rng.random() * 3)][: self.most]
        while self.wide and width(words) > self.wide:
            words = words[:-1].strip()
        return words

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, str) or not 0 < len(x) <= self.most or not x.isprintable():
            return False
        return x == x.strip() and (not self.wide or width(x) <= self.wide)


def width(words: str) -> int:
    """Letters as the hall counts them: a Hangul syllable is two wide."""
    return sum([2 if east_asian_width(c) in "WF" else 1 for c in words])


Domain = Range | Choice | Subset | Text


class Option(Value, frozen=True):
    """A family of legal actions: one actor, one kind, one domain for each field."""

    actor: Actor
    kind: type[Action]
    fields: dict[str, Domain] = {}  # in the order of the kind; made once and never written to

    def __hash__(self) -> int:
        return hash((self.actor, self.kind, tuple(self.fields.items())))

    def sample(self, rng: Random) -> Action:
        if not self.fields:
            return self.kind(self.actor)
        return self.kind(self.actor, *[d.sample(rng) for d in self.fields.values()])

    def allows(self, a: Action) -> bool:
        for name, domain in self.fields.items():  # noqa: SIM110 a third faster than all()
            if getattr(a, name) not in domain:
                return False
        return True

    def single(self) -> Action | None:
        """The one action this option allows, or None where there is a choice."""
        values = [only(d) for d in self.fields.values()]
        if any(len(v) != 1 for v in values):
            return None
        return self.kind(self.actor, *[v[0] for v in values])


def only(domain: Domain) -> tuple[Any, ...]:
    """The value of a domain that has just one, as a 1-tuple; () where it has more."""
    if isinstance(domain, Choice):
        return domain.of if len(domain.of) == 1 else ()
    if isinstance(domain, Range):
        return (domain.lo,) if domain.lo == domain.hi else ()
    return ()


def tag(kind: type[Action]) -> str:
    """The name of a kind of action in the notation, e.g. "horror.lay"."""
    return str(kind.__struct_config__.tag)


def _wrong(o: Option, a: Action) -> tuple[int, str, Domain]:
    """The first field that an option does not allow, after how many that it does."""
    at, (name, domain) = next(
        (i, x) for i, x in enumerate(o.fields.items()) if getattr(a, x[0]) not in x[1]
    )
    return at, name, domain


def check(a: Action, options: tuple[Option, ...]) -> None:
    """Return if one of the options allows the action, else raise the most telling Illegal."""
    near = [o for o in options if o.kind is type(a) and o.actor == a.actor]
    for o in near:
        if o.allows(a):
            return
    if not near:
        raise Illegal("not-now", actor=a.actor, kind=tag(type(a)))
    name, domain = max([_wrong(o, a) for o in near], key=lambda w: w[0])[1:]
    code = "reason-owed" if name == "reason" else "out-of-range"
    raise Illegal(code, field=name, value=getattr(a, name), allowed=domain)
