"""Packing: the twelve pieces, and the problem."""

from __future__ import annotations

from engine.types import Value

SHAPES = {
    "F": (".##", "##.", ".#."), "I": ("#####",), "L": ("#...", "####"), "N": (".###", "##.."),
    "P": ("##", "##", "#."), "T": ("###", ".#.", ".#."), "U": ("#.#", "###"),
    "V": ("#..", "#..", "###"), "W": ("#..", "##.", ".##"), "X": (".#.", "###", ".#."),
    "Y": ("..#.", "####"), "Z": ("##.", ".#.", ".##"),
}  # fmt: skip
EMPTY = "."

Grid = tuple[str, ...]  # a letter for each cell, row by row
Cell = tuple[int, int]  # row, column


class Packing(Value, frozen=True, tag="packing"):
    """Fill the board with these pieces; cells that are laid already stay as they are (P1)."""

    rows: int
    cols: int
    pieces: str  # in the order of the alphabet
    laid: Grid = ()  # () for an empty board


def shape(piece: str) -> tuple[Cell, ...]:
    rows = SHAPES[piece]
    return tuple((r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x != EMPTY)
