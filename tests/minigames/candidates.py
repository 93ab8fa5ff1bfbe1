"""Every answer anybody could give to a problem, so that solver and checker can be compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

from engine.minigames.matchsticks.records import Equation, Squares, places
from engine.minigames.packing.records import Packing
from engine.minigames.packing.solver import tilings
from engine.minigames.scales.records import FalseCoin, Ratio


def candidates(problem: Any) -> Iterable[Any]:
    if isinstance(problem, Equation):
        return _sums(problem)
    if isinstance(problem, Squares):
        return combinations(range(1, len(places(problem.rows, problem.cols)) + 1), problem.remove)
    if isinstance(problem, Ratio):
        return range(-1, 40)
    if isinstance(problem, Packing):
        return _boards(problem)
    return [FalseCoin(c, w) for c in range(problem.coins + 2) for w in ("heavy", "light")]


def _alike(n: int) -> range:
    return range(10) if n < 10 else range(10, 100)


def _sums(e: Equation) -> Iterator[Equation]:
    """All true sums with as many figures, some false ones, and two that are longer."""
    for a, b in product(_alike(e.a), _alike(e.b)):
        for sign, c in (("+", a + b), ("-", a - b)):
            if c >= 0:
                yield Equation(a, sign, b, c)
        yield Equation(a, "+", b, e.c)


def _boards(p: Packing) -> Iterator[tuple[str, ...]]:
    """Every tiling of the empty board, and each with two cells exchanged."""
    for grid in tilings(Packing(p.rows, p.cols, p.pieces)):
        yield grid
        cells = "".join(grid)
        for i, j in combinations(range(len(cells)), 2):
            swapped = list(cells)
            swapped[i], swapped[j] = cells[j], cells[i]
            yield tuple("".join(swapped[k : k + p.cols]) for k in range(0, len(cells), p.cols))
