"""Matchsticks: where each match of a problem lies."""

from __future__ import annotations

from engine.minigames.matchsticks.records import (
    FIGURES,
    Equation,
    Problem,
    Squares,
    places,
    text_of,
)
from engine.minigames.statements import Statement, Stick, Sticks

LONG = 100  # a match
APART = 60  # between two figures
SPOTS = {
    "a": (0, 0, 100, 0), "b": (100, 0, 100, 100), "c": (100, 100, 100, 200),
    "d": (0, 200, 100, 200), "e": (0, 100, 0, 200), "f": (0, 0, 0, 100), "g": (0, 100, 100, 100),
    "h": (50, 50, 50, 150),
}  # fmt: skip
EQUALS = ((0, 80, 100, 80), (0, 120, 100, 120))


def statement(problem: Problem) -> Statement:
    if isinstance(problem, Equation):
        return Statement("equation", _equation(text_of(problem)))
    facts = (("remove", problem.remove), ("leave", problem.leave))
    return Statement("squares", _grid(problem), facts)


def _equation(text: str) -> Sticks:
    sticks: list[Stick] = []
    for k, figure in enumerate(text):
        x = k * (LONG + APART)
        spots = EQUALS if figure == "=" else [SPOTS[spot] for spot in FIGURES[figure]]
        sticks += [Stick(x + x1, y1, x + x2, y2) for x1, y1, x2, y2 in spots]
    return Sticks(len(text) * (LONG + APART) - APART, 2 * LONG, tuple(sticks))


def _grid(p: Squares) -> Sticks:
    """The matches carry their numbers, for the answer names them."""
    sticks = [
        Stick(LONG * x1, LONG * y1, LONG * x2, LONG * y2, str(k))
        for k, (x1, y1, x2, y2) in enumerate(places(p.rows, p.cols), 1)
    ]
    return Sticks(LONG * p.cols, LONG * p.rows, tuple(sticks))
