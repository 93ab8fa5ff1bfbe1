"""Packing: drag a piece onto the board, or tap the piece and then the cell; turn it and flip it."""

from __future__ import annotations

from functools import cache
from math import hypot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.draw import rounded
from app.room.places import PLAY, row
from app.room.plate import plate, touched
from app.text import Say
from app.theme import BOARD, CELL, GROUND, INK, IVORY, LAMP, LINE, LINES, MIST, mixed
from engine.minigames import packing
from engine.minigames.packing.records import EMPTY, Cell, Packing
from engine.minigames.statements import Board
from engine.tuples import put
from engine.types import Value, replace

Cells = tuple[Cell, ...]
TRAY = QRectF(PLAY.left() + 640, PLAY.top(), PLAY.width() - 640, PLAY.height() - 108)
SMALL = 36.0  # a cell of a piece beside the board
TAP = 14.0  # a finger that moved less has only touched
DEEDS = QRectF(TRAY.left(), PLAY.bottom() - 92, TRAY.width(), 88)
NAMES = ("turn", "flip", "clear")


class Laying(Value, frozen=True):
    """Where each piece lies, how it is turned, and the one in hand."""

    cells: tuple[Cells, ...]
    at: tuple[Cell | None, ...]  # the corner on the board, None beside it
    chosen: int = -1
    held: tuple[float, float] | None = None  # the finger that drags the chosen piece
    began: tuple[float, float] = (0, 0)
    grip: Cell = (0, 0)  # the cell under that finger


def start(problem: Packing) -> Laying:
    pieces = _board(problem).pieces
    return Laying(tuple([x.cells for x in pieces]), (None,) * len(pieces))


def answer(problem: Packing, draft: Laying) -> str:
    """Every cell with its letter, "" while one is empty."""
    rows = [list(row) for row in _board(problem).rows]
    for piece, cells, at in zip(_board(problem).pieces, draft.cells, draft.at):
        for r, c in _moved(cells, at) if at else ():
            rows[r][c] = piece.name
    words = "/".join(map("".join, rows))
    return "" if EMPTY in words else words


# ---------------------------------------------------------------- the finger


def press(problem: Packing, draft: Laying, x: float, y: float) -> Laying:
    """Take up what is under the finger; a tap on an empty cell lays the chosen piece there."""
    deed = touched(row(DEEDS, 3, 178, 18), x, y)
    if deed >= 0:
        return _deed(problem, draft, NAMES[deed])
    cell = _cell(problem, x, y)
    if cell is None:
        return _take(draft, _beside(draft, x, y), x, y)
    lying = next((k for k, at in enumerate(draft.at) if cell in _covered(draft, k)), -1)
    if lying >= 0:
        r, c = draft.at[lying] or (0, 0)
        up = replace(draft, at=put(draft.at, lying, None), chosen=lying)
        return replace(up, held=(x, y), began=(x, y), grip=(cell[0] - r, cell[1] - c))
    return _laid(problem, draft, cell)


def move(draft: Laying, x: float, y: float) -> Laying:
    return replace(draft, held=(x, y)) if draft.held else draft


def release(problem: Packing, draft: Laying, x: float, y: float) -> Laying:
    """A piece that was dragged goes where it fits, else back beside the board."""
    if draft.held is None:
        return draft
    let_go = replace(draft, held=None)
    cell = _cell(problem, x, y)
    if cell is None or hypot(x - draft.began[0], y - draft.began[1]) < TAP:
        return let_go
    corner = (cell[0] - draft.grip[0], cell[1] - draft.grip[1])
    return _set(problem, let_go, corner) or let_go


def _take(draft: Laying, k: int, x: float, y: float) -> Laying:
    if k < 0:
        return draft
    left, top = _corner(draft, k)
    cells = draft.cells[k]
    grip = min(cells, key=lambda c: hypot(left + (c[1] + 0.5) * SMALL - x,
                                          top + (c[0] + 0.5) * SMALL - y))  # fmt: skip
    return replace(draft, chosen=k, held=(x, y), began=(x, y), grip=grip)


def _laid(problem: Packing, draft: Laying, cell: Cell) -> Laying:
    """The chosen piece over this cell, by the first of its own cells that fits there."""
    if draft.chosen < 0:
        return draft
    for r, c in draft.cells[draft.chosen]:
        done = _set(problem, draft, (cell[0] - r, cell[1] - c))
        if done is not None:
            return done
    return draft


def _set(problem: Packing, draft: Laying, corner: Cell) -> Laying | None:
    """The chosen piece with its corner there; None where it does not fit."""
    k, rows = draft.chosen, _board(problem).rows
    others = {c for j in range(len(draft.at)) if j != k for c in _covered(draft, j)}
    for r, c in _moved(draft.cells[k], corner):
        inside = 0 <= r < problem.rows and 0 <= c < problem.cols
        if not inside or rows[r][c] != EMPTY or (r, c) in others:
            return None
    return replace(draft, at=put(draft.at, k, corner), chosen=-1)


def _deed(problem: Packing, draft: Laying, name: str) -> Laying:
    if name == "clear":
        return start(problem)
    if draft.chosen < 0:
        return draft
    turned = [(c, -r) if name == "turn" else (r, -c) for r, c in draft.cells[draft.chosen]]
    top, left = min(r for r, _ in turned), min(c for _, c in turned)
    cells = tuple(sorted((r - top, c - left) for r, c in turned))
    return replace(draft, cells=put(draft.cells, draft.chosen, cells))


# ---------------------------------------------------------------- where things lie


@cache
def _board(problem: Packing) -> Board:
    picture = packing.statement(problem).picture
    assert isinstance(picture, Board)
    return picture


def _moved(cells: Cells, corner: Cell) -> Cells:
    return tuple([(r + corner[0], c + corner[1]) for r, c in cells])


def _covered(draft: Laying, k: int) -> Cells:
    at = draft.at[k]
    return () if at is None else _moved(draft.cells[k], at)


@cache
def _grid(problem: Packing) -> tuple[float, float, float]:
    """A cell's size and the upper left corner of the board."""
    wide = min(PLAY.height() / problem.rows, 600 / problem.cols, 112.0)
    x = PLAY.left() + (600 - wide * problem.cols) / 2
    return wide, x, PLAY.center().y() - wide * problem.rows / 2


def _cell(problem: Packing, x: float, y: float) -> Cell | None:
    wide, left, top = _grid(problem)
    r, c = int((y - top) // wide), int((x - left) // wide)
    return (r, c) if 0 <= r < problem.rows and 0 <= c < problem.cols else None


def _stands(count: int) -> tuple[QRectF, ...]:
    """The place of each piece beside the board."""
    across = 3 if count > 2 else max(1, count)
    wide, high = TRAY.width() / across, TRAY.height() / 2
    return tuple(
        [
            QRectF(TRAY.left() + k % across * wide, TRAY.top() + k // across * high, wide, high)
            for k in range(count)
        ]
    )


def _corner(draft: Laying, k: int) -> tuple[float, float]:
    """Where the corner of a piece lies that is beside the board."""
    middle, cells = _stands(len(draft.at))[k].center(), draft.cells[k]
    high, wide = 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)
    return middle.x() - wide * SMALL / 2, middle.y() - high * SMALL / 2


def _beside(draft: Laying, x: float, y: float) -> int:
    k = touched(_stands(len(draft.at)), x, y)
    return k if k >= 0 and draft.at[k] is None else -1


# ---------------------------------------------------------------- the picture


def paint(p: QPainter, problem: Packing, draft: Laying, say: Say) -> None:
    """The board with what was laid before, the pieces beside it, and the one in hand on top."""
    wide, left, top = _grid(problem)
    _cells(p, problem)
    for k, at in enumerate(draft.at):
        if at is not None:
            _piece(p, draft.cells[k], left + at[1] * wide, top + at[0] * wide, wide, k)
        elif k != draft.chosen or draft.held is None:
            if k == draft.chosen:
                rounded(p, _stands(len(draft.at))[k].adjusted(4, 4, -4, -4), 14, None, LAMP, 5)
            _piece(p, draft.cells[k], *_corner(draft, k), SMALL, k)
    for box, name in zip(row(DEEDS, 3, 178, 18), NAMES):
        plate(p, box, say(f"room-{name}"), ready=name == "clear" or draft.chosen >= 0)
    if draft.held is not None:
        x = draft.held[0] - (draft.grip[1] + 0.5) * wide
        y = draft.held[1] - (draft.grip[0] + 0.5) * wide
        _piece(p, draft.cells[draft.chosen], x, y, wide, draft.chosen, lit=True)


def _cells(p: QPainter, problem: Packing) -> None:
    wide, left, top = _grid(problem)
    rounded(p, QRectF(left - 6, top - 6, wide * problem.cols + 12, wide * problem.rows + 12), 8,
            GROUND, LINE, 3)  # fmt: skip
    for r, cells in enumerate(_board(problem).rows):
        for c, x in enumerate(cells):
            at = QRectF(left + c * wide + 3, top + r * wide + 3, wide - 6, wide - 6)
            rounded(p, at, 6, CELL if x == EMPTY else mixed(MIST, BOARD, 0.35),
                    LINE if x == EMPTY else IVORY, 2.5)  # fmt: skip


def _piece(
    p: QPainter, cells: Cells, x: float, y: float, wide: float, k: int, lit: bool = False
) -> None:
    """One outline round its five cells: told apart by shape first."""
    path = QPainterPath()
    for r, c in cells:
        path.addRect(QRectF(x + c * wide, y + r * wide, wide, wide))
    p.setBrush(QColor(LINES[k % len(LINES)]))
    p.setPen(QPen(QColor(LAMP if lit else INK), 7 if lit else 5))
    p.drawPath(path.simplified())
