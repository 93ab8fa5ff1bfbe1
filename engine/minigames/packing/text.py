"""Packing: problems and answers as text, such as `3x5 FPU` and `FFPPP/...`, "." for empty."""

from __future__ import annotations

import re

from engine.minigames.packing.records import EMPTY, SHAPES, Grid, Packing
from engine.minigames.words import plain
from engine.types import Illegal

BOARD = re.compile(r"([0-9]{1,2}) ?X ?([0-9]{1,2})")
MOST = 8  # pieces: with more the solver takes too long


def parse(text: str) -> Packing:
    text = plain(text, "problem-unreadable").upper()
    size = BOARD.match(text)
    words = text[size.end() :].replace("/", " ").split() if size else []
    if not size or not words:
        raise Illegal("problem-unreadable")
    rows, cols = map(int, size.groups())
    laid = tuple(words[1:])
    problem = Packing(rows, cols, _pieces(words[0]), laid if set("".join(laid)) - {"."} else ())
    if len(problem.pieces) * 5 != rows * cols:
        raise Illegal("problem-board-does-not-fit", cells=rows * cols, pieces=len(problem.pieces))
    if laid:
        _right_size(problem, laid)
        _right_letters(problem, laid, EMPTY)
    return problem


def _pieces(text: str) -> str:
    for x in text:
        if x not in SHAPES:
            raise Illegal("no-such-piece", piece=x, pieces="".join(SHAPES))
        if text.count(x) > 1:
            raise Illegal("problem-piece-twice", piece=x)
    if len(text) > MOST:
        raise Illegal("problem-board-too-big", most=MOST)
    return "".join(sorted(text))


def _right_size(p: Packing, grid: Grid) -> None:
    if len(grid) != p.rows or any(len(row) != p.cols for row in grid):
        raise Illegal("wrong-board-size", rows=p.rows, cols=p.cols)


def _right_letters(p: Packing, grid: Grid, besides: str = "") -> None:
    for x in "".join(grid):
        if x not in p.pieces + besides:
            raise Illegal("no-such-piece", piece=x, pieces=p.pieces)


def write_problem(problem: Packing) -> str:
    head = f"{problem.rows}x{problem.cols} {problem.pieces}"
    return f"{head} {'/'.join(problem.laid)}" if problem.laid else head


def read_answer(problem: Packing, text: str) -> Grid:
    grid = tuple(plain(text, "answer-unreadable").upper().replace("/", " ").split())
    _right_size(problem, grid)
    _right_letters(problem, grid)
    return grid


def write_answer(answer: Grid) -> str:
    return "/".join(answer)
