"""Betting: purses, what each chair has paid into the hand, who must speak, and the pots.

`due` is the queue of those who must still speak. Pots are never stored: they follow from `paid`
and are awarded from the top layer down, so an uncalled excess is a top pot with one contender and
goes back by itself. Amounts are whole garnets or chips; a raise names what its chair has then paid
into the hand in all ("raise to", never "raise by").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.tuples import add
from engine.types import Value, replace

# what becomes of a chair that cannot match (H-3)
SIDE_POTS: Final = "side_pots"  # it is in for what it has, and the rest is a side pot
CAP: Final = "cap_to_shortest"  # the bets of the others are cut to what it has
MUST_FOLD: Final = "must_fold"  # it has to fold


class Bets(Value, frozen=True):
    """The money of one hand at one moment."""

    purse: tuple[int, ...]
    paid: tuple[int, ...]  # into this hand, all its betting rounds together
    live: tuple[int, ...] = ()  # chairs still in the hand
    due: tuple[int, ...] = ()  # who must still speak, the next one first
    level: int = 0  # what a chair must have paid to stay in
    step: int = 1  # the smallest full raise


def resting(purse: tuple[int, ...]) -> Bets:
    """No hand is on: everything lies in the purses."""
    return Bets(purse, (0,) * len(purse))


def total(b: Bets) -> int:
    return sum(b.purse) + sum(b.paid)


# ---------------------------------------------------------------- what a chair may do


def owes(b: Bets) -> int:
    """What the chair that speaks lacks to stay in."""
    seat = b.due[0]
    return b.level - b.paid[seat]


def may_call(b: Bets, allin: str = SIDE_POTS) -> bool:
    """There is something to match; who has less than that goes all-in, unless he must fold."""
    seat = b.due[0]
    n = b.level - b.paid[seat]
    return n > 0 and (allin != MUST_FOLD or b.purse[seat] >= n)


def raises(b: Bets, allin: str = SIDE_POTS) -> tuple[int, int]:
    """The least and the most the chair that speaks may raise to; (1, 0) where it may not.

    A raise that is not full, which only an all-in can be, does not let those who have spoken
    raise again (F2): they owe less than a full raise. No raise where nobody could go with it.
    """
    seat, level = b.due[0], b.level
    most = b.paid[seat] + b.purse[seat]
    if most <= level or 0 < level - b.paid[seat] < b.step or not _answered(b, seat, allin):
        return 1, 0
    return min(level + b.step, most), most


def _answered(b: Bets, seat: int, allin: str) -> bool:
    """Whether another chair can pay more than is asked now; where bets are cut, whether all
    the others have something left."""
    purse, paid, level = b.purse, b.paid, b.level
    if allin == CAP and not all([purse[i] for i in b.live if i != seat]):
        return False
    for i in b.live:  # noqa: SIM110 a third faster than any()
        if i != seat and purse[i] + paid[i] > level:
            return True
    return False


# ---------------------------------------------------------------- what happens


def ante(purse: tuple[int, ...], n: int, allin: str = SIDE_POTS) -> Bets:
    """Everybody who has anything pays the ante, or what he has (H-4)."""
    live = tuple([i for i, x in enumerate(purse) if x])
    if allin == CAP:
        n = min(n, *[purse[i] for i in live])
    paid = tuple([min(n, x) for x in purse])
    left = tuple([x - y for x, y in zip(purse, paid)])
    return Bets(left, paid, live, (), max(paid))


def begin(b: Bets, first: int, allin: str = SIDE_POTS) -> Bets:
    """A betting round: opened by `first`, or the next chair that is in and has something left.

    It is not played where fewer than two could bet (H-1).
    """
    due = tuple([i for i in clockwise(len(b.purse), first) if b.purse[i] and i in b.live])
    return _settled(Bets(b.purse, b.paid, b.live, due, b.level), allin)


def fold(b: Bets, allin: str = SIDE_POTS) -> Bets:
    live = tuple([i for i in b.live if i != b.due[0]])
    return _settled(Bets(b.purse, b.paid, live, b.due[1:], b.level, b.step), allin)


def check(b: Bets, allin: str = SIDE_POTS) -> Bets:
    return _settled(Bets(b.purse, b.paid, b.live, b.due[1:], b.level, b.step), allin)


def call(b: Bets, allin: str = SIDE_POTS) -> Bets:
    """Match the level, or go all-in below it."""
    seat = b.due[0]
    n = min(b.level - b.paid[seat], b.purse[seat])
    purse, paid = add(b.purse, seat, -n), add(b.paid, seat, n)
    after = Bets(purse, paid, b.live, b.due[1:], b.level, b.step)
    if allin == CAP and paid[seat] < b.level:
        after = _cut(after, paid[seat])
    return _settled(after, allin)


def raise_to(b: Bets, to: int, allin: str = SIDE_POTS, full: bool = False) -> Bets:
    """Have paid `to` in all: everybody else who has something left must speak again.

    `full`: from now on a raise must be as large as the largest one of this betting round.
    """
    seat, size = b.due[0], len(b.purse)
    n, more = to - b.paid[seat], to - b.level
    purse = add(b.purse, seat, -n)
    due = tuple([i for i in clockwise(size, seat + 1)[:-1] if purse[i] and i in b.live])
    step = more if full and more > b.step else b.step
    return _settled(Bets(purse, add(b.paid, seat, n), b.live, due, to, step), allin)


def _cut(b: Bets, level: int) -> Bets:
    """H-3, by switch: nobody who is in has paid more than the shortest; what was folded stays."""
    back = [max(0, n - level) if i in b.live else 0 for i, n in enumerate(b.paid)]
    purse = tuple([n + x for n, x in zip(b.purse, back)])
    paid = tuple([n - x for n, x in zip(b.paid, back)])
    return replace(b, purse=purse, paid=paid, level=level)


def _settled(b: Bets, allin: str) -> Bets:
    """Nobody is asked where no answer could change anything."""
    due = b.due
    if not due:
        return b
    if len(b.live) == 1:
        return replace(b, due=())
    if b.paid[due[0]] >= b.level and not _answered(b, due[0], allin):
        return _settled(replace(b, due=due[1:]), allin)
    return b


@cache
def clockwise(size: int, first: int) -> tuple[int, ...]:
    """All chairs, `first` and then its neighbours."""
    return tuple([(first + k) % size for k in range(size)])


# ---------------------------------------------------------------- pots


def top(b: Bets) -> tuple[int, int, tuple[int, ...]]:
    """The topmost pot: what each payer keeps below it, its size, who can win it."""
    return _top(b.paid, b.live)


@lru_cache(65536)
def _top(paid: tuple[int, ...], live: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    levels = sorted({paid[i] for i in live})
    floor = levels[-2] if len(levels) > 1 else 0
    size = sum([n - floor for n in paid if n > floor])
    return floor, size, tuple([i for i in live if paid[i] == levels[-1]])


def pots(b: Bets) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """All pots, the main pot first: its size and who can win it."""
    out: list[tuple[int, tuple[int, ...]]] = []
    while any(b.paid):
        floor, size, who = top(b)
        out.append((size, who))
        b = replace(b, paid=tuple([min(n, floor) for n in b.paid]))
    return tuple(reversed(out))


def award(b: Bets, gains: tuple[int, ...]) -> Bets:
    """The topmost pot goes to these purses."""
    floor = top(b)[0]
    purse = tuple([n + x for n, x in zip(b.purse, gains)])
    return Bets(purse, tuple([min(n, floor) for n in b.paid]), b.live)


def shared(size: int, winners: Sequence[int], chairs: int) -> tuple[int, ...]:
    """What each chair gains of a pot; odd ones go one by one to the winners named first (H-29)."""
    each, odd = divmod(size, len(winners))
    out = [0] * chairs
    for k, i in enumerate(winners):
        out[i] = each + (k < odd)
    return tuple(out)
