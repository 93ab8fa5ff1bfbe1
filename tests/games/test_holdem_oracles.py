"""Cooperative Hold'em: the oracles of section 2.3, every enumeration done again."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from engine.games import holdem
from engine.games.holdem.hands import DOUBLE, HIGH, STRAIGHT, TRIPLE, rank, straights

NUMBERS = range(1, 11)
HOUSE = holdem.Config()
ORDER = [(6, {1, 2, 3}), (9, {2, 3, 4}), (12, {3, 4, 5}), (13, {10, 1, 2}), (15, {4, 5, 6}),
         (18, {5, 6, 7}), (20, {9, 10, 1}), (21, {6, 7, 8}), (24, {7, 8, 9}),
         (27, {8, 9, 10})]  # fmt: skip
SAMPLES = {
    (7, 7): {7: (TRIPLE, 7)},
    (7, 8): {6: (STRAIGHT, 21), 9: (STRAIGHT, 24), 7: (DOUBLE, 7), 8: (DOUBLE, 8)},
    (9, 10): {8: (STRAIGHT, 27), 1: (STRAIGHT, 20), 9: (DOUBLE, 9), 10: (DOUBLE, 10)},
    (10, 1): {9: (STRAIGHT, 20), 2: (STRAIGHT, 13), 1: (DOUBLE, 1), 10: (DOUBLE, 10)},
    (9, 1): {10: (STRAIGHT, 20), 9: (DOUBLE, 9), 1: (DOUBLE, 1)},
    (8, 10): {9: (STRAIGHT, 27), 8: (DOUBLE, 8), 10: (DOUBLE, 10)},
    (3, 6): {3: (DOUBLE, 3), 6: (DOUBLE, 6)},
    (2, 10): {1: (STRAIGHT, 13), 2: (DOUBLE, 2), 10: (DOUBLE, 10)},
    (1, 3): {2: (STRAIGHT, 6), 1: (DOUBLE, 1), 3: (DOUBLE, 3)},
    (5, 7): {6: (STRAIGHT, 18), 5: (DOUBLE, 5), 7: (DOUBLE, 7)},
    (2, 4): {3: (STRAIGHT, 9), 2: (DOUBLE, 2), 4: (DOUBLE, 4)},
    (4, 5): {3: (STRAIGHT, 12), 6: (STRAIGHT, 15), 4: (DOUBLE, 4), 5: (DOUBLE, 5)},
}
PAIRS = list(product(NUMBERS, NUMBERS))


def test_2_3_the_ten_straights_from_low_to_high() -> None:
    mine = sorted((n, set(three)) for three, n in straights("both", 1).items())
    assert [n for n, _ in mine] == [n for n, _ in ORDER]
    assert all(three == wanted for (_, three), (_, wanted) in zip(mine, ORDER))


@pytest.mark.parametrize(("shared", "special"), SAMPLES.items())
def test_2_3_samples(shared: tuple[int, int], special: dict[int, tuple[int, int]]) -> None:
    for pair in (shared, shared[::-1]):
        for own in NUMBERS:
            assert rank(own, pair, HOUSE)[:2] == special.get(own, (HIGH, own))


def test_2_3_classes_of_a_random_triple() -> None:
    found = Counter(rank(own, pair, HOUSE)[0] for own in NUMBERS for pair in PAIRS)
    assert found == {HIGH: 750, DOUBLE: 180, STRAIGHT: 60, TRIPLE: 10}


def test_2_3_classes_of_the_hundred_shared_pairs() -> None:
    def split(pair: tuple[int, int]) -> tuple[int, ...]:
        found = Counter(rank(own, pair, HOUSE)[0] for own in NUMBERS)
        return tuple(found[k] for k in (TRIPLE, STRAIGHT, DOUBLE, HIGH))

    wanted = {(1, 0, 0, 9): 10, (0, 2, 2, 6): 20, (0, 1, 2, 7): 20, (0, 0, 2, 8): 50}
    assert Counter(map(split, PAIRS)) == wanted
    unordered = [p for p in PAIRS if p[0] <= p[1]]
    assert sorted(Counter(map(split, unordered)).values()) == [10, 10, 10, 25]


def test_2_3_winning_classes_of_four_and_no_tie() -> None:
    found, ties = Counter[int](), 0
    for pair in PAIRS:
        ranks = {own: rank(own, pair, HOUSE) for own in NUMBERS}
        for hands in combinations(NUMBERS, 4):
            best = sorted((ranks[own] for own in hands), reverse=True)
            found[best[0][0]] += 1
            ties += best[0] == best[1]
    assert found == {HIGH: 5760, DOUBLE: 9920, STRAIGHT: 4480, TRIPLE: 840}
    assert ties == 0


def test_2_3_double_against_double() -> None:
    met = sum(
        rank(a, pair, HOUSE)[0] == rank(b, pair, HOUSE)[0] == DOUBLE
        for pair in PAIRS
        for a, b in combinations(NUMBERS, 2)
    )
    assert met == 90
