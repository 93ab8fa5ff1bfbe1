"""Scales (§10.2): how many of one thing balance another; or find the false coin."""

from __future__ import annotations

from engine.minigames.draws import source
from engine.minigames.scales.checker import check as check
from engine.minigames.scales.maker import family, too_easy, without_each
from engine.minigames.scales.picture import statement as statement
from engine.minigames.scales.records import (
    Answer as Answer,
    OddCoin as OddCoin,
    Problem as Problem,
    Ratio as Ratio,
)
from engine.minigames.scales.solver import solution, solve as solve
from engine.minigames.scales.text import (
    parse,
    read_answer as read_answer,
    write_answer as write_answer,
    write_problem as write_problem,
)
from engine.minigames.words import insist
from engine.types import Illegal


def generate(seed: str, level: int) -> Problem:
    rng = source("scales", seed, level)
    draw = family(rng)
    while True:
        problem = draw(rng, level)
        if len(solve(problem)) == 1 and worth_asking(problem):
            return problem


def worth_asking(problem: Problem) -> bool:
    """Neither answered by one picture alone, nor with a weighing that is not needed (§10.2)."""
    if isinstance(problem, Ratio):
        return not too_easy(problem)
    return all(len(solve(p)) > 1 for p in without_each(problem))


def read_problem(text: str, several: bool = False) -> Problem:
    problem = parse(text)
    if isinstance(problem, Ratio) and solution(problem)[0] > 1:
        raise Illegal("problem-weights-open")
    insist(len(solve(problem)), several)
    return problem
