"""Packing: every tiling that differs by more than a turn of the board, found by exact cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from engine.minigames.packing.records import EMPTY, Cell, Grid, Packing, shape

Starts = tuple[tuple[int, ...], ...]  # for each cell, the placements of a piece that start there


def solve(problem: Packing) -> tuple[Grid, ...]:
    """One tiling for each that is the same when the board is turned or mirrored."""
    return tuple(sorted({min(_images(problem, grid)) for grid in tilings(problem)}))


def tilings(p: Packing) -> Iterator[Grid]:
    pieces = tuple([(x, _allowed(p, x)) for x in p.pieces])
    for found in _cover(pieces, 0, ()):
        cells = [EMPTY] * (p.rows * p.cols)
        for piece, place in found:
            for k in range(place.bit_length()):
                if place >> k & 1:
                    cells[k] = piece
        yield _grid(cells, p.cols)


def _grid(cells: list[str], cols: int) -> Grid:
    return tuple(["".join(cells[k : k + cols]) for k in range(0, len(cells), cols)])


def _cover(
    left: tuple[tuple[str, Starts], ...], full: int, found: tuple[tuple[str, int], ...]
) -> Iterator[tuple[tuple[str, int], ...]]:
    """Cover the first empty cell with each piece that is left."""
    if not left:
        yield found
        return
    first = (~full & full + 1).bit_length() - 1
    for k, (piece, starts) in enumerate(left):
        for place in starts[first]:
            if not place & full:
                yield from _cover(left[:k] + left[k + 1 :], full | place, found + ((piece, place),))


def _allowed(p: Packing, piece: str) -> Starts:
    """The placements of a piece that agree with what is laid already."""
    starts = _starts(p.rows, p.cols, piece)
    cells = "".join(p.laid)
    own = sum(1 << k for k, x in enumerate(cells) if x == piece)
    others = sum(1 << k for k, x in enumerate(cells) if x not in (piece, EMPTY))
    if not cells:
        return starts
    return tuple([tuple([x for x in s if x & own == own and not x & others]) for s in starts])


@cache
def _starts(rows: int, cols: int, piece: str) -> Starts:
    starts: list[list[int]] = [[] for _ in range(rows * cols)]
    for cells in orientations(piece):
        high, wide = max(r for r, _ in cells), max(c for _, c in cells)
        for y in range(rows - high):
            for x in range(cols - wide):
                place = sum(1 << (y + r) * cols + x + c for r, c in cells)
                starts[(place & -place).bit_length() - 1].append(place)
    return tuple(map(tuple, starts))


def orientations(piece: str) -> tuple[tuple[Cell, ...], ...]:
    """The different ways a piece can lie, 63 for all twelve (§10.3)."""
    cells, out = shape(piece), set()
    for _ in range(4):
        cells = tuple((c, -r) for r, c in cells)
        out |= {_cornered(cells), _cornered((r, -c) for r, c in cells)}
    return tuple(sorted(out))


def _cornered(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    cells = tuple(cells)
    top, side = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - top, c - side) for r, c in cells))


def _images(p: Packing, grid: Grid) -> Iterator[Grid]:
    """The tiling on the board turned and mirrored, where that leaves the board as it was."""
    for image, laid in zip(_turned(grid), _turned(p.laid)):
        if len(image) == p.rows and laid == p.laid:
            yield image


def _turned(grid: Grid) -> Iterator[Grid]:
    for _ in range(4):
        grid = tuple(map("".join, zip(*grid[::-1])))
        yield grid
        yield grid[::-1]
