"""Matchsticks: problems drawn at random. It knows no rule: the solver says which are any good."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.minigames.draws import below, pick
from engine.minigames.matchsticks.records import Equation, Problem, Sign, Squares

ONES, TENS = range(10), range(10, 100)
NUMBERS = {1: (ONES, ONES, ONES), 2: (TENS, ONES, TENS), 3: (TENS, TENS, TENS)}
SIGNS: tuple[Sign, ...] = ("+", "-")

# Grids with just one way; few have, so equations come first (§10.1).
GRIDS = {
    1: (Squares(1, 3, 2, 2), Squares(1, 5, 4, 3), Squares(2, 2, 4, 1), Squares(3, 3, 12, 1)),
    2: (Squares(2, 3, 3, 2),),
    3: (Squares(2, 4, 4, 3), Squares(2, 5, 11, 2)),
}
GRID_IN = 16  # one problem in so many is a grid


def family(rng: Random) -> Callable[[Random, int], Problem]:
    """Which kind it is to be, settled first: a grid is always good, an equation seldom."""
    return draw_equation if below(rng, GRID_IN) else draw_squares


def draw_squares(rng: Random, level: int) -> Problem:
    return pick(rng, GRIDS[level])


def draw_equation(rng: Random, level: int) -> Problem:
    a, b, c = [pick(rng, numbers) for numbers in NUMBERS[level]]
    return Equation(a, pick(rng, SIGNS), b, c)
