"""Horror Race: which coins may still lie in the box, given the supports that are known.

Every chair got one coin of each character and handed two in; the rest is in the box (§5.1-2 to 4).
Supports that nobody typed leave the box uncertain: then a coin is possible as long as the supports
that are left unknown could still be handed out.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engine.games.horror_race.records import CHARACTERS, Character, State

PAIRS: tuple[tuple[int, int], ...] = tuple(combinations(range(5), 2))


@lru_cache(4096)
def supporters(supports: tuple[tuple[Character, ...] | None, ...]) -> tuple[int, ...]:
    """How many known supporters each character has."""
    known = [c for pair in supports if pair for c in pair]
    return tuple([known.count(c) for c in CHARACTERS])


def left(s: State) -> tuple[int, ...]:
    """Coins of each character that may still be drawn: all but the supported, laid and held."""
    box = _left(s.config.players, supporters(s.supports), s.zones)
    held = [CHARACTERS.index(c) for c in s.hand if c is not None] if s.hand else ()
    return without(box, tuple(held)) if held else box


@lru_cache(65536)
def _left(n: int, backed: tuple[int, ...], zones: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    a, b, c = zones
    return tuple([n - w - x - y - z for w, x, y, z in zip(backed, a, b, c)])


def enough(box: tuple[int, ...], chairs: int, coins: int) -> bool:
    """Whether two different characters for each of these chairs, and these coins, are in there."""
    if min(box) < 0:
        return False
    return sum([min(n, chairs) for n in box]) >= 2 * chairs and sum(box) >= 2 * chairs + coins


def coins_that_fit(s: State) -> tuple[Character, ...]:
    """The coins that can come out of the box now."""
    return _fit(left(s), s.supports.count(None))


@lru_cache(65536)
def _fit(box: tuple[int, ...], unknown: int) -> tuple[Character, ...]:
    return tuple([c for i, c in enumerate(CHARACTERS) if enough(without(box, (i,)), unknown, 0)])


def pairs_that_fit(s: State, seat: int) -> tuple[tuple[Character, ...], ...]:
    """The pairs the unopened support of a seat can turn out to be."""
    known = s.supports[seat]
    if known is not None:
        return (known,)
    return _pairs(left(s), s.supports.count(None) - 1)


@lru_cache(65536)
def _pairs(box: tuple[int, ...], unknown: int) -> tuple[tuple[Character, ...], ...]:
    fit = [p for p in PAIRS if enough(without(box, p), unknown, 0)]
    return tuple((CHARACTERS[i], CHARACTERS[j]) for i, j in fit)


def without(box: tuple[int, ...], coins: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([n - coins.count(i) for i, n in enumerate(box)])
