"""What may be shown of a problem: the question and a picture, in plain numbers and letters.

A statement is made from the problem alone, which holds no answer, so there is none to betray.
"""

from __future__ import annotations

from typing import Literal

from engine.types import Value

Lean = Literal["left", "right", "even"]  # the pan that goes down


class Stick(Value, frozen=True):
    """A match from one point to another; y grows downwards, a match is 100 long."""

    x1: int
    y1: int
    x2: int
    y2: int
    label: str = ""


class Sticks(Value, frozen=True, tag="sticks"):
    """Matches on a sheet of this size, with its corner at 0, 0."""

    width: int
    height: int
    sticks: tuple[Stick, ...]


class Scale(Value, frozen=True):
    """One pair of scales: what lies in each pan, and which pan is down."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    lean: Lean = "even"


class Scales(Value, frozen=True, tag="scales"):
    """Several pairs of scales, and everything that can lie on them."""

    scales: tuple[Scale, ...]
    things: tuple[str, ...]


class Piece(Value, frozen=True):
    """A piece beside the board, as (row, column) of each of its cells from its own corner."""

    name: str
    cells: tuple[tuple[int, int], ...]


class Board(Value, frozen=True, tag="board"):
    """A board, row by row with "." for an empty cell, and the pieces still to be laid."""

    rows: tuple[str, ...]
    pieces: tuple[Piece, ...]


Picture = Sticks | Scales | Board


class Statement(Value, frozen=True):
    """A problem as the room sees it: `ask` names the sentence, `facts` fill it."""

    ask: Literal["equation", "squares", "ratio", "coin", "packing"]
    picture: Picture
    facts: tuple[tuple[str, int | str], ...] = ()
