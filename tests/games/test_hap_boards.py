"""Gyeol-Hap: the oracles of RULES §7.3, recomputed; the draw is fair; the scorer cross-checked."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

from engine.chance import draw
from engine.games import gyeol_hap as hap
from engine.games.gyeol_hap.haps import attributes, third
from tests.bench import count_boards
from tests.games.test_hap import play

EXAMPLES = {  # board by picture codes, haps by numbers
    (0, 1, 3, 4, 9, 10, 14, 17, 23): "",
    (0, 1, 2, 3, 4, 9, 10, 12, 13): "123",
    (0, 1, 2, 3, 4, 5, 9, 10, 12): "123 456",
    (0, 1, 2, 3, 4, 5, 9, 10, 11): "123 456 789",
    (0, 1, 2, 3, 4, 5, 6, 9, 10): "123 147 267 357 456",
    (0, 1, 2, 3, 4, 5, 6, 7, 8): "123 147 159 168 249 258 267 348 357 369 456 789",
}
BOARDS = {0: 2_106, 1: 227_448, 2: 812_916, 3: 1_550_952, 4: 1_337_310, 5: 657_072, 6: 92_664,
          8: 6_318, 12: 39}  # fmt: skip


def slow(a: int, b: int, c: int) -> bool:
    """A hap in the words of the rule: each attribute all equal, or all different."""
    x, y, z = attributes(a), attributes(b), attributes(c)
    equal = [x[i] == y[i] == z[i] for i in range(3)]
    different = [x[i] != y[i] and y[i] != z[i] and x[i] != z[i] for i in range(3)]
    return all(e or d for e, d in zip(equal, different))


def test_F13_all_2_925_triples() -> None:
    triples = list(combinations(hap.PICTURES, 3))
    assert len(triples) == 2_925
    assert all(hap.is_hap(*t) == slow(*t) for t in triples)
    every = [t for t in triples if hap.is_hap(*t)]
    assert len(every) == 117
    differing = Counter(sum(len(set(x)) == 3 for x in zip(*map(attributes, t))) for t in every)
    assert differing == {1: 27, 2: 54, 3: 36}
    assert set(Counter(p for t in every for p in t).values()) == {13}


def test_a_hap_needs_three_different_pictures() -> None:
    assert not any(hap.is_hap(a, a, b) for a in hap.PICTURES for b in hap.PICTURES)


def test_for_any_two_exactly_one_third() -> None:
    for a, b in combinations(hap.PICTURES, 2):
        assert [c for c in hap.PICTURES if hap.is_hap(a, b, c)] == [third(a, b)]


@pytest.mark.parametrize("board", EXAMPLES)
def test_example_boards(board: tuple[int, ...]) -> None:
    assert " ".join("".join(map(str, h)) for h in hap.haps(board)) == EXAMPLES[board]
    assert hap.left(board, hap.haps(board)[:1]) == hap.haps(board)[1:]


def test_all_4_686_825_boards_by_number_of_haps() -> None:
    counted = count_boards.count()
    assert count_boards.faults(counted) == []
    assert {n: b for n, b in counted.items() if b} == BOARDS
    assert sum(BOARDS.values()) == comb(27, 9) == 4_686_825
    assert sum(n * b for n, b in BOARDS.items()) * 2925 == 117 * 84 * comb(27, 9)  # mean 3.36
    assert BOARDS[0] * 144 == 303_264  # the boards without a hap are one orbit of AGL(3,3)


@pytest.mark.parametrize("how", ["drawn", "typed"])
def test_the_board_is_fair(how: str) -> None:
    """Chi-square of 4,000 boards over the exact table; 6 classes, 5 degrees, p = 0.001."""
    seen: Counter[int] = Counter()
    number = 0
    for _ in range(4000):
        s = hap.begin(hap.setup(hap.Config(board=how)))
        while s.step == "board":
            a: Any = draw("fair boards", number, hap.options(s)[0])
            s, number = hap.apply(s, a), number + 1
        seen[len(hap.haps(s.board))] += 1
    classes = [(0, 1), (2,), (3,), (4,), (5,), (6, 8, 12)]
    chi = 0.0
    for group in classes:
        expected = 4000 * sum(BOARDS[n] for n in group) / comb(27, 9)
        chi += (sum(seen[n] for n in group) - expected) ** 2 / expected
    assert chi < 20.5


def judged(board: tuple[int, ...], calls: list[tuple[int, ...]]) -> int:
    """A scorer of its own, after the convention of the public problem BOJ 16722."""
    pictures = dict(enumerate(board, 1))
    open_haps = {frozenset(t) for t in combinations(pictures, 3) if slow(*[pictures[n] for n in t])}
    total, ended = 0, False
    for numbers in calls:
        if not numbers:
            right = not open_haps and not ended
            total += 3 if right else -1
            ended = ended or right
        elif frozenset(numbers) in open_haps:
            open_haps.remove(frozenset(numbers))
            total += 1
        else:
            total -= 1
    return total


def test_the_scorer_against_another_one() -> None:
    for seed in range(300):
        rng = Random(seed)
        s = play(hap.setup(hap.Config()), "first 1", "begin")
        board = tuple(rng.sample(hap.PICTURES, 9))
        s = hap.apply(s, hap.Board(-1, board))
        calls: list[tuple[int, ...]] = []
        while s.step == "turn" and len(calls) < 40:
            known = [h for h in hap.haps(board) if rng.random() < 0.4]
            calls.append(rng.choice([(), tuple(rng.sample(range(1, 10), 3)), *known]))
            s = called(s, calls[-1])
        assert sum(s.scores) == judged(board, calls)


def called(s: hap.State, numbers: tuple[int, ...]) -> hap.State:
    first: tuple[Any, ...] = (hap.Call(s.turn), hap.Name(s.turn, numbers))
    for a in first if numbers else (hap.Gyeol(s.turn),):
        s = hap.apply(s, a)
    judge: Any = hap.options(s)[0].single()
    return hap.apply(s, judge)
