"""Packing: the board, and the pieces beside it."""

from __future__ import annotations

from engine.minigames.packing.records import EMPTY, Packing, shape
from engine.minigames.statements import Board, Piece, Statement


def statement(problem: Packing) -> Statement:
    rows = problem.laid or (EMPTY * problem.cols,) * problem.rows
    lying = "".join(rows)
    pieces = [Piece(x, shape(x)) for x in problem.pieces if lying.count(x) < 5]
    facts = (("rows", problem.rows), ("cols", problem.cols), ("pieces", len(pieces)))
    return Statement("packing", Board(rows, tuple(pieces)), facts)
