"""Packing (§10.3): fill a board with these pieces of five cells."""

from __future__ import annotations

from engine.minigames.draws import below, source
from engine.minigames.packing.checker import check as check
from engine.minigames.packing.maker import BOARDS, draw, lay
from engine.minigames.packing.picture import statement as statement
from engine.minigames.packing.records import Grid, Packing as Packing
from engine.minigames.packing.solver import solve as solve
from engine.minigames.packing.text import (
    parse,
    read_answer as read_answer,
    write_answer as write_answer,
    write_problem as write_problem,
)
from engine.minigames.words import insist

Problem = Packing
Answer = Grid


def generate(seed: str, level: int) -> Problem:
    rng = source("packing", seed, level)
    helped = below(rng, 2)
    while True:
        problem = draw(rng, BOARDS[level][helped])
        answers = solve(problem)
        if helped and answers:
            problem = lay(rng, problem, answers)
            answers = solve(problem)
        if len(answers) == 1:
            return problem


def read_problem(text: str, several: bool = False) -> Problem:
    problem = parse(text)
    insist(len(solve(problem)), several)
    return problem
