"""Matchsticks: the figures laid with matches, and the two kinds of problem."""

from __future__ import annotations

from functools import cache
from typing import Literal

from engine.types import Value

Sign = Literal["+", "-"]

# The places of a figure: a top, b and c right, d bottom, e and f left (from below), g middle,
# h the upright of a plus.
FIGURES = {
    "0": "abcdef", "1": "bc", "2": "abdeg", "3": "abcdg", "4": "bcfg", "5": "acdfg",
    "6": "acdefg", "7": "abc", "8": "abcdefg", "9": "abcdfg", "+": "gh", "-": "g",
}  # fmt: skip
OTHER_FIGURES = {"6": "cdefg", "7": "abcf", "9": "abcfg"}  # §10.1: tails differ from hand to hand


class Equation(Value, frozen=True, tag="matchsticks.equation"):
    """A sum in matches; as a problem it is false until one match is moved (M1)."""

    a: int
    sign: Sign
    b: int
    c: int


class Squares(Value, frozen=True, tag="matchsticks.squares"):
    """A grid of matches: remove so many that so many squares are left, no match loose (M2)."""

    rows: int
    cols: int
    remove: int
    leave: int


Problem = Equation | Squares
Removed = tuple[int, ...]  # the numbers of the matches taken away, rising
Answer = Equation | Removed
Place = tuple[int, int, int, int]  # x1, y1, x2, y2 in matches


def text_of(e: Equation) -> str:
    return f"{e.a}{e.sign}{e.b}={e.c}"


@cache
def places(rows: int, cols: int) -> tuple[Place, ...]:
    """Where the matches of a grid lie, in reading order; match 1 is the first."""
    out: list[Place] = []
    for y in range(rows + 1):
        out += [(x, y, x + 1, y) for x in range(cols)]
        if y < rows:
            out += [(x, y, x, y + 1) for x in range(cols + 1)]
    return tuple(out)
