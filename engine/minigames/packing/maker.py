"""Packing: boards and pieces drawn at random. It knows no rule: the solver says which are good."""

from __future__ import annotations

from random import Random

from engine.minigames.draws import below, pick, some
from engine.minigames.packing.records import EMPTY, SHAPES, Grid, Packing

# Each level has a smaller board to fill alone and a larger one with a piece laid already.
BOARDS = {1: (3, 4), 2: (4, 5), 3: (5, 6)}  # how many times five cells


def draw(rng: Random, size: int) -> Packing:
    """An empty board of so many times five cells, lying or standing."""
    pieces = "".join(sorted(some(rng, tuple(SHAPES), size)))
    rows, cols = some(rng, (size, 5), 2)
    return Packing(rows, cols, pieces)


def lay(rng: Random, board: Packing, tilings: tuple[Grid, ...]) -> Packing:
    """The board with one piece laid as in one of these tilings, turned by chance."""
    grid, piece = pick(rng, tilings), pick(rng, board.pieces)
    if below(rng, 2):
        grid = grid[::-1]
    if below(rng, 2):
        grid = tuple([row[::-1] for row in grid])
    laid = tuple(["".join(x if x == piece else EMPTY for x in row) for row in grid])
    return Packing(board.rows, board.cols, board.pieces, laid)
