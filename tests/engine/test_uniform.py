"""Every draw is as likely as the real thing: chi-square of whole first deals against what the
rules say, for the lot and all six games. Seeds are fixed; p is one in a million on either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

from engine import show
from engine.games import GAMES
from engine.timeline import Timeline
from engine.types import CHANCE, Action
from tests.engine.evenings import config

Expected = dict[Hashable, float]
RARE = 4.753  # standard deviations: one in a million


def even(cells: Any) -> Expected:
    """Each of these as likely as any other."""
    cells = list(cells)
    return {cell: 1 / len(cells) for cell in cells}


def fits(found: Counter[Hashable], expected: Expected) -> bool:
    """Chi-square within its one in a million, neither too far from the truth nor too near to it.

    The cube root of chi-square over its degrees is nearly normal (Wilson and Hilferty).
    """
    n, df = sum(found.values()), len(expected) - 1
    assert set(found) <= set(expected), set(found) - set(expected)
    assert abs(sum(expected.values()) - 1) < 1e-9
    assert min(expected.values()) * n > 4.9, "too few draws for so many cells"
    chi = sum((found[c] - n * p) ** 2 / (n * p) for c, p in expected.items())
    spread = 2 / (9 * df)
    return bool(abs(((chi / df) ** (1 / 3) - (1 - spread)) / spread**0.5) < RARE)


def drawn(t: Timeline, count: int) -> list[Action]:
    """What the seed draws next, so many times, with the table's own steps between."""
    out: list[Action] = []
    while len(out) < count:
        step = t.forced()
        if step is None:
            step = t.drawn()
            assert step is not None
            assert step.actor == CHANCE
            out.append(step)
        t.play(step, "drawn" if step.actor == CHANCE else "auto")
    return out


def of_game(key: str, chairs: int, seed: int, *lines: str, **switches: Any) -> Timeline:
    """A game up to its first draw."""
    game = GAMES[key]
    t = Timeline(game, game.configure((6,) * chairs, switches), f"{key} {seed}")
    for line in lines:
        t.play(t.read(line))
    return t


def many(times: int, cell: Callable[[int], Hashable]) -> Counter[Hashable]:
    return Counter(cell(seed) for seed in range(times))


# ---------------------------------------------------------------- the draws


def lot(seed: int) -> Hashable:
    t = Timeline(show, config((2,) * 4, lot="drawn"), f"lot {seed}")
    t.play(t.read("open horror"))
    return tuple(a.player for a in drawn(t, 4))  # type: ignore[attr-defined]


SUPPORTS = ("1 support vampire,gangshi", "2 support fox,mummy", "3 support mummy,zombie", "begin")
BOX = (*["vampire"] * 2, *["gangshi"] * 2, *["fox"] * 2, "mummy", *["zombie"] * 2)  # of 15, less 6


def coins(seed: int) -> Hashable:
    t = of_game("horror", 3, seed, *SUPPORTS, "1 take", coins="drawn")
    return tuple(a.coin for a in drawn(t, 3))  # type: ignore[attr-defined]


def hands() -> Expected:
    """Every order of three of the nine coins that are in the box, by what is on them."""
    orders = Counter(permutations(BOX, 3))
    return {kinds: n / (9 * 8 * 7) for kinds, n in orders.items()}


def cards(seed: int) -> Hashable:
    t = of_game("holdem", 4, seed, cards="drawn")
    t.play(t.read("first 1"))
    t.play(t.read("begin"))
    deals = drawn(t, 4)
    return deals[0].card, deals[3].card  # type: ignore[attr-defined]


def two_sided(seed: int) -> Hashable:
    t = of_game("twosided", 2, seed, "begin", cards="drawn")
    front, back = drawn(t, 2)
    return front.number, back.number  # type: ignore[attr-defined]


def second_card(seed: int) -> Hashable:
    """Whether the second card is of the kind of the first, has its front, or neither."""
    t = of_game("twosided", 2, seed, "begin", cards="drawn")
    one, two = [tuple(a.number for a in drawn(t, 2)) for _ in "12"]  # type: ignore[attr-defined]
    return one == two, one[0] == two[0]


def seeds(seed: int) -> Hashable:
    t = of_game("seed", 4, seed, "begin", cards="drawn")
    deals = drawn(t, 4)
    return deals[0].card, deals[3].card  # type: ignore[attr-defined]


def sticks(seed: int) -> Hashable:
    """All four are late, so that the seed throws for them."""
    t = of_game("yut", 4, seed, "first 1", sticks="sealed")
    sides = []
    for chair in (3, 4, 1, 2):
        t.play(t.read(f"late {chair}"))
        sides += [a.side for a in drawn(t, 1)]  # type: ignore[attr-defined]
    return tuple(sides)


def pictures(seed: int) -> Hashable:
    """The picture in the first and in the last place of a board."""
    t = of_game("hap", 2, seed, "first 1", "begin", board="drawn")
    laid = drawn(t, 9)
    return laid[0].picture, laid[8].picture  # type: ignore[attr-defined]


TYPES = [(f, b) for f, b in product(range(1, 11), repeat=2) if (f + b) % 2]  # fifty, four of each
DRAWS: dict[str, tuple[Callable[[int], Hashable], Expected, int]] = {
    "the lot": (lot, even(permutations(range(4))), 2000),
    "coins out of the box": (coins, hands(), 2500),
    "hold'em cards": (cards, even(permutations(range(1, 11), 2)), 2000),
    "the two-sided deck": (two_sided, even(TYPES), 2000),
    "its second card": (second_card, {(True, True): 3 / 199, (False, True): 16 / 199,
                                      (False, False): 180 / 199}, 2000),
    "cards of Seed Poker": (seeds, even(permutations(range(1, 16), 2)), 2000),
    "yut sticks": (sticks, even(product(("front", "back"), repeat=4)), 1000),
    "pictures of a board": (pictures, even(permutations(range(27), 2)), 4000),
}  # fmt: skip


@pytest.mark.parametrize("name", DRAWS)
def test_G7_a_draw_is_as_likely_as_the_real_thing(name: str) -> None:
    cell, expected, times = DRAWS[name]
    assert fits(many(times, cell), expected)


@pytest.mark.long
@pytest.mark.parametrize("name", DRAWS)
def test_G7_the_same_at_length(name: str) -> None:
    cell, expected, times = DRAWS[name]
    assert fits(many(10 * times, cell), expected)


def test_a_draw_that_leans_is_found_out() -> None:
    """The measure is sharp: one side a tenth too often, or a row that is too regular, fails."""
    rng = Random(1)
    leaning = Counter(rng.random() < 0.55 for _ in range(4000))
    assert not fits(Counter({**leaning}), even((True, False)))
    regular: Counter[Hashable] = Counter(n % 90 for n in range(2000))
    assert not fits(regular, even(range(90)))
    assert fits(Counter(rng.randrange(90) for _ in range(2000)), even(range(90)))
