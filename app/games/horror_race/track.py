"""The race track: five lanes, five characters, one goal."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app import stamp
from app.draw import disc, rounded, text
from app.games.horror_race.table import character_key
from app.pieces.emblems import emblem
from app.text import Say
from app.theme import BOARD, BRASS, CELL, CHARACTERS, GROUND, INK, IVORY, LINE, MIST
from engine.games.horror_race.records import CHARACTERS as NAMES

LEFT, WIDE = 256, 1204  # of the cells
HEADS, TOP, LANE, PITCH = 186, 218, 84, 90
BOTTOM = TOP + 5 * PITCH - (PITCH - LANE)
FIELD = QRectF(LEFT - 4, TOP - 4, WIDE + 8, BOTTOM - TOP + 8)


def track(p: QPainter, at: tuple[float, ...], goal: int, say: Say) -> None:
    """The lanes, and each character as far as it has run (a fraction while it hops)."""
    cell = WIDE / (goal + 1)
    _heads(p, goal, cell, say)
    for k, name in enumerate(NAMES):
        top = TOP + k * PITCH
        label = say(character_key(k))
        y = top + LANE / 2
        text(p, 244, y, label, 48, CHARACTERS[name], bold=True, align="right", most=190)
    stamp.put(p, FIELD.topLeft(), _field(goal, stamp.scale(p)))
    for k in range(len(NAMES)):
        _runner(p, k, place(k, at[k], goal)[0])


@lru_cache(maxsize=8)
def _field(goal: int, scale: float) -> QImage:
    """All cells and the goal: always the same, so drawn once for a screen."""

    def cells(p: QPainter) -> None:
        cell = WIDE / (goal + 1)
        for k in range(len(NAMES)):
            for j in range(goal):
                box = QRectF(LEFT + j * cell + 2, TOP + k * PITCH, cell - 4, LANE)
                rounded(p, box, 8, CELL if j else BOARD, LINE, 2.5)
        _goal_post(p, LEFT + goal * cell + 4, cell - 6)

    return stamp.image(FIELD, scale, cells)


def place(character: int, at: float, goal: int) -> tuple[float, float]:
    """The middle of a cell of a lane; who ran past the goal stands on it."""
    cell = WIDE / (goal + 1)
    return LEFT + (min(at, goal) + 0.5) * cell, TOP + character * PITCH + LANE / 2


def _heads(p: QPainter, goal: int, cell: float, say: Say) -> None:
    def head(column: int, words: str, colour: str, bold: bool) -> None:
        x = LEFT + (column + 0.5) * cell
        text(p, x, HEADS, words, 44, colour, bold=bold, align="centre", most=130)

    head(0, say("hall-horror-start"), MIST, False)
    for column in range(3, goal, 3):
        head(column, str(column), MIST, False)
    head(goal, say("hall-horror-goal"), BRASS, True)


def _goal_post(p: QPainter, left: float, wide: float) -> None:
    """One checked post for all lanes."""
    square = wide / 4
    rows = round((BOTTOM - TOP) / square)
    high = (BOTTOM - TOP) / rows
    p.fillRect(QRectF(left, TOP, wide, BOTTOM - TOP), QColor(INK))
    for row in range(rows):
        for column in range(row % 2, 4, 2):
            p.fillRect(
                QRectF(left + column * square, TOP + row * high, square, high), QColor(IVORY)
            )
    rounded(p, QRectF(left, TOP, wide, BOTTOM - TOP), 4, None, BRASS, 4)


def _runner(p: QPainter, character: int, x: float) -> None:
    name = NAMES[character]
    y = TOP + character * PITCH + LANE / 2
    rounded(p, QRectF(LEFT + 2, y - 15, x - LEFT - 2, 30), 15, CHARACTERS[name])
    disc(p, x, y, 45, GROUND, CHARACTERS[name], 6)
    emblem(p, name, x, y, 35)


def medals(
    p: QPainter, at: tuple[int, ...], goal: int, places: tuple[tuple[int, ...], ...]
) -> None:
    """A brass number beside each of the first three."""
    for rank, group in enumerate(places, 1):
        for character in group:
            x, y = place(character, at[character], goal)
            x += -66 if at[character] >= goal else 66
            disc(p, x, y, 31, BRASS, GROUND, 5)
            text(p, x, y, str(rank), 44, INK, bold=True, serif=True, align="centre", most=50)
