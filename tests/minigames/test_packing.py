"""Packing by §10.3, every figure of it found again by exact cover."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from engine.minigames import packing
from engine.minigames.packing.checker import DISTANCES, check, distances
from engine.minigames.packing.records import SHAPES, Packing, shape
from engine.minigames.packing.solver import _starts, orientations, solve, tilings
from engine.types import Illegal

STOCK = {
    3: {0: 213, 1: 7},
    4: {0: 469, 1: 9, 2: 13, 3: 2, 4: 1, 5: 1},
    5: {0: 747, 1: 19, 2: 14, 3: 2, 4: 6, 6: 2, 8: 1, 10: 1},
}
SETS = {3: 220, 4: 495, 5: 792}
EASY = {"FPU", "LNV", "LPV", "LTY", "NPU", "PUV", "PUY"}


def sets(size):
    return ["".join(x) for x in combinations(SHAPES, size)]


def test_10_3_there_are_12_pieces_and_63_orientations():
    assert "".join(SHAPES) == "FILNPTUVWXYZ"
    assert all(len(shape(x)) == 5 for x in SHAPES)
    ways = {x: set(orientations(x)) for x in SHAPES}
    assert sum(map(len, ways.values())) == len(set().union(*ways.values())) == 63


@pytest.mark.parametrize("size", STOCK)
def test_10_3_sets_with_so_many_tilings(size):
    counts = Counter(len(solve(Packing(size, 5, x))) for x in sets(size))
    assert sum(counts.values()) == SETS[size]
    assert counts == STOCK[size]


def test_10_3_the_seven_easy_sets():
    assert {x for x in sets(3) if len(solve(Packing(3, 5, x))) == 1} == EASY


@pytest.mark.parametrize("pieces", sorted(EASY))
def test_10_3_a_board_lies_or_stands(pieces):
    assert len(solve(Packing(5, 3, pieces))) == 1


def test_10_3_one_answer_is_up_to_eight_tilings_and_all_are_right():
    square = Packing(5, 5, "FLPUW")
    assert len(solve(square)) == 1
    assert len(list(tilings(square))) == 8
    assert all(check(square, grid) for grid in tilings(square))


def test_10_3_a_laid_piece_stays_and_tells_mirrored_tilings_apart():
    lying = Packing(3, 5, "FPU")
    grid = solve(lying)[0]
    laid = tuple("".join(x if x == "F" else "." for x in row) for row in grid)
    helped = Packing(3, 5, "FPU", laid)
    assert solve(helped) == (grid,)
    assert len(list(tilings(helped))) == 1
    assert not check(helped, grid[::-1])
    assert check(lying, grid[::-1])


def test_10_3_distances_tell_the_pieces_and_nothing_else():
    """Over every five cells of a 5x5 board the checker agrees with the solver's placements."""
    assert len(set(DISTANCES.values())) == 12
    name = {v: k for k, v in DISTANCES.items()}
    placed = {p: x for x in SHAPES for start in _starts(5, 5, x) for p in start}
    found = {}
    for cells in combinations(range(25), 5):
        piece = name.get(distances(tuple(divmod(k, 5) for k in cells)))
        if piece:
            found[sum(1 << k for k in cells)] = piece
    assert found == placed


REFUSED = [
    ("", "problem-unreadable"),
    ("3x5", "problem-unreadable"),
    ("FPU", "problem-unreadable"),
    ("3x5 FPQ", "no-such-piece"),
    ("3x5 FPP", "problem-piece-twice"),
    ("3x5 FPUV", "problem-board-does-not-fit"),
    ("9x5 FILNPTUVW", "problem-board-too-big"),
    ("3x5 FPU ..../....", "wrong-board-size"),
    ("3x5 FPU ...../..Z../.....", "no-such-piece"),
    ("3x5 FPX", "problem-without-answer"),
    ("3x5 FPU FFFFF/...../.....", "problem-without-answer"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_a_problem_is_refused(text, code):
    with pytest.raises(Illegal) as refused:
        packing.read_problem(text)
    assert refused.value.code == code


def test_several_answers_may_be_allowed():
    several = next(x for x in sets(4) if len(solve(Packing(4, 5, x))) > 1)
    with pytest.raises(Illegal, match="problem-with-several-answers"):
        packing.read_problem(f"4x5 {several}")
    assert packing.read_problem(f"4×5 {several.lower()}", several=True).pieces == several


def test_problems_are_read_as_people_type_them():
    assert packing.read_problem("3 x 5 upf") == Packing(3, 5, "FPU")
    assert packing.read_problem("3x5 FPU ...../...../.....") == Packing(3, 5, "FPU")


ANSWERS_REFUSED = [
    ("", "answer-unreadable"),
    ("FFF/UUU", "wrong-board-size"),
    ("FFFFF/UUUUU/ZZZZZ", "no-such-piece"),
    ("...../...../.....", "no-such-piece"),
]


@pytest.mark.parametrize(("text", "code"), ANSWERS_REFUSED)
def test_an_answer_is_refused(text, code):
    with pytest.raises(Illegal) as refused:
        packing.read_answer(Packing(3, 5, "FPU"), text)
    assert refused.value.code == code


def test_answers_are_read_line_by_line_too():
    problem = Packing(3, 5, "FPU")
    right = solve(problem)[0]
    assert packing.read_answer(problem, "\n".join(right).lower()) == right
    assert not check(problem, packing.read_answer(problem, "FFFFF/PPPPP/UUUUU"))


def test_the_picture_has_the_pieces_still_to_be_laid():
    problem = packing.read_problem("3x5 FPU")
    grid = solve(problem)[0]
    laid = "/".join("".join(x if x == "U" else "." for x in row) for row in grid)
    shown = packing.statement(packing.read_problem(f"3x5 FPU {laid}"))
    assert [p.name for p in shown.picture.pieces] == ["F", "P"]
    assert "/".join(shown.picture.rows) == laid
    assert packing.statement(problem).picture.rows == (".....",) * 3
