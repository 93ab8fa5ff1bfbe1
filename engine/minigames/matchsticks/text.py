"""Matchsticks: problems and answers as text, such as `6+4=4` or, for squares, `2x3-3=2`."""

from __future__ import annotations

import re

from engine.minigames.matchsticks.records import (
    Answer,
    Equation,
    Problem,
    Removed,
    Squares,
    places,
    text_of,
)
from engine.minigames.words import numbers, plain
from engine.types import Illegal

SUM = re.compile(r"([0-9]{1,3})([+-])([0-9]{1,3})=([0-9]{1,3})")
GRID = re.compile(r"([1-9])x([1-9])-([0-9]{1,2})=([0-9]{1,2})")
CELLS = 10  # in a grid: more squares than these have, nobody counts and the solver takes long


def parse(text: str) -> Problem:
    text = plain(text, "problem-unreadable").replace(" ", "").lower()
    grid = GRID.fullmatch(text)
    if not grid:
        return _false(_equation(text, "problem-unreadable"))
    problem = Squares(*map(int, grid.groups()))
    if problem.rows * problem.cols > CELLS:
        raise Illegal("problem-grid-too-big", most=CELLS)
    if not problem.remove or not problem.leave:
        raise Illegal("problem-unreadable")
    return problem


def _equation(text: str, refusal: str) -> Equation:
    found = SUM.fullmatch(text)
    if not found:
        raise Illegal(refusal)
    a, sign, b, c = found.groups()
    if any(len(n) > 1 and n[0] == "0" for n in (a, b, c)):
        raise Illegal("leading-zero")
    return Equation(int(a), "+" if sign == "+" else "-", int(b), int(c))


def _false(e: Equation) -> Equation:
    if e.c == (e.a + e.b if e.sign == "+" else e.a - e.b):
        raise Illegal("problem-already-true")
    return e


def write_problem(problem: Problem) -> str:
    if isinstance(problem, Equation):
        return text_of(problem)
    return f"{problem.rows}x{problem.cols}-{problem.remove}={problem.leave}"


def read_answer(problem: Problem, text: str) -> Answer:
    text = plain(text, "answer-unreadable")
    if isinstance(problem, Equation):
        return _equation(text.replace(" ", ""), "answer-unreadable")
    return _removed(problem, numbers(text, "answer-unreadable"))


def _removed(p: Squares, removed: tuple[int, ...]) -> Removed:
    most = len(places(p.rows, p.cols))
    for k in removed:
        if not 1 <= k <= most:
            raise Illegal("no-such-match", match=k, most=most)
    if len(set(removed)) != len(removed):
        raise Illegal("match-twice")
    if len(removed) != p.remove:
        raise Illegal("wrong-number-of-matches", wanted=p.remove, given=len(removed))
    return tuple(sorted(removed))


def write_answer(answer: Answer) -> str:
    if isinstance(answer, Equation):
        return text_of(answer)
    return " ".join(map(str, answer))
