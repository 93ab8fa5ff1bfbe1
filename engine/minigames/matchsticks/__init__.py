"""Matchsticks (§10.1): move one match and the sum is right; or remove some and count squares."""

from __future__ import annotations

from engine.minigames.draws import source
from engine.minigames.matchsticks.checker import check as check
from engine.minigames.matchsticks.maker import family
from engine.minigames.matchsticks.picture import statement as statement
from engine.minigames.matchsticks.records import (
    Answer as Answer,
    Equation as Equation,
    Problem as Problem,
    Squares as Squares,
)
from engine.minigames.matchsticks.solver import USUAL, equations, solve as solve
from engine.minigames.matchsticks.text import (
    parse,
    read_answer as read_answer,
    write_answer as write_answer,
    write_problem as write_problem,
)
from engine.minigames.words import insist
from engine.types import Illegal


def generate(seed: str, level: int) -> Problem:
    rng = source("matchsticks", seed, level)
    draw = family(rng)
    while True:
        problem = draw(rng, level)
        if len(solve(problem)) == 1 and _as_shown(problem):
            return problem


def _as_shown(problem: Problem) -> bool:
    """An answer must also be one where 6, 7 and 9 are laid as they are shown (§10.1)."""
    return isinstance(problem, Squares) or bool(equations(problem, USUAL))


def read_problem(text: str, several: bool = False) -> Problem:
    problem = parse(text)
    insist(len(solve(problem)), several)
    if not _as_shown(problem):
        raise Illegal("problem-needs-other-figures")
    return problem
