"""Scales: problems drawn at random, and what makes one too easy. The solver says which are good."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.minigames.draws import below, pick, some
from engine.minigames.scales.records import (
    Balance,
    FalseCoin,
    OddCoin,
    Problem,
    Ratio,
    Weighing,
)
from engine.minigames.statements import Lean

THINGS = {1: "ABC", 2: "ABCD", 3: "ABCDE"}
COINS = {1: 8, 2: 9, 3: 12}
WEIGHINGS = 3
MOST = 3  # things in a pan


def family(rng: Random) -> Callable[[Random, int], Problem]:
    """Which kind it is to be, settled first, for they are not good equally often."""
    return draw_coins if below(rng, 2) else draw_ratio


def draw_ratio(rng: Random, level: int) -> Ratio:
    pictures = draw_pictures(rng, THINGS[level])
    one, many = some(rng, THINGS[level], 2)
    return Ratio(pictures, one, many)


def draw_pictures(rng: Random, letters: str) -> tuple[Balance, ...]:
    return tuple([_picture(rng, letters) for _ in letters[1:]])  # one fewer than letters (S1)


def _picture(rng: Random, letters: str) -> Balance:
    """Two pans without a letter in common."""
    shuffled = some(rng, letters, len(letters))
    left = _pan(rng, shuffled[1:])  # one letter at least is left for the other pan
    return Balance(left, _pan(rng, [x for x in shuffled if x not in left]))


def _pan(rng: Random, letters: Sequence[str]) -> str:
    return "".join(sorted(pick(rng, letters) for _ in range(1 + below(rng, MOST))))


def draw_coins(rng: Random, level: int) -> OddCoin:
    coins = COINS[level]
    false = FalseCoin(1 + below(rng, coins), "heavy" if below(rng, 2) else "light")
    return OddCoin(coins, tuple([_weighing(rng, coins, false) for _ in range(WEIGHINGS)]))


def _weighing(rng: Random, coins: int, false: FalseCoin) -> Weighing:
    size = 1 + below(rng, coins // 2)
    drawn = some(rng, range(1, coins + 1), 2 * size)
    left, right = drawn[:size], drawn[size:]
    down: tuple[Lean, Lean] = ("left", "right") if false.way == "heavy" else ("right", "left")
    lean: Lean = "even"
    if false.coin in drawn:
        lean = down[0] if false.coin in left else down[1]
    return Weighing(tuple(sorted(left)), tuple(sorted(right)), lean)


def too_easy(p: Ratio) -> bool:
    """One picture alone shows the two things that are asked for (§10.2)."""
    return any({*b.left, *b.right} == {p.one, p.many} for b in p.pictures)


def without_each(p: OddCoin) -> tuple[OddCoin, ...]:
    """The problem with one weighing fewer, for each weighing (§10.2: all must be needed)."""
    w = p.weighings
    return tuple([OddCoin(p.coins, w[:k] + w[k + 1 :]) for k in range(len(w))])
