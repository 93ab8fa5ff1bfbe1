"""Packing: whether a filled board is right, told by how far the cells of each piece lie apart."""

from __future__ import annotations

from engine.minigames.packing.records import EMPTY, SHAPES, Cell, Grid, Packing, shape


def distances(cells: tuple[Cell, ...]) -> tuple[tuple[int, ...], ...]:
    """How far each cell lies from all, squared.

    The same for a piece however it is turned or mirrored, and for no other five cells.
    """
    return tuple(sorted(tuple(sorted(_apart(x, y) for y in cells)) for x in cells))


def _apart(x: Cell, y: Cell) -> int:
    return (x[0] - y[0]) ** 2 + (x[1] - y[1]) ** 2


DISTANCES = {piece: distances(shape(piece)) for piece in SHAPES}


def check(problem: Packing, answer: Grid) -> bool:
    if len(answer) != problem.rows or any(len(row) != problem.cols for row in answer):
        return False
    if set("".join(answer)) != set(problem.pieces) or not _keeps(problem.laid, answer):
        return False
    return all(distances(_cells(answer, x)) == DISTANCES[x] for x in problem.pieces)


def _keeps(laid: Grid, answer: Grid) -> bool:
    return all(a in (b, EMPTY) for a, b in zip("".join(laid), "".join(answer)))


def _cells(grid: Grid, piece: str) -> tuple[Cell, ...]:
    return tuple((r, c) for r, row in enumerate(grid) for c, x in enumerate(row) if x == piece)
