"""The 27 pictures of Gyeol-Hap: a shape, its colour, its ground, told apart without hue."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import disc, polygon, rounded
from app.theme import GROUND, INK, IVORY, LAMP, LINE
from engine.games.gyeol_hap.haps import attributes

GROUNDS = ("#F4F1EA", "#9AA1A6", "#0C0D0E")  # white, grey, black
COLOURS = ("#1F4FD8", "#F2413D", "#FFCE1F")  # blue, red, yellow: three steps of lightness
BLACK = 2


def picture(p: QPainter, code: int, x: float, y: float, wide: float, *, lit: bool = False) -> None:
    """A picture whose upper left corner is at x, y; its shape leaves the corner to the number."""
    shape, shade, ground = attributes(code)
    box = QRectF(x, y, wide, wide)
    if lit:
        _frame(p, box)
    rounded(p, box, wide * 0.06, GROUNDS[ground], IVORY, max(1.5, wide * 0.022))
    edge = IVORY if ground == BLACK else INK  # so that the colour never carries the edge
    _shape(p, shape, x + wide * 0.56, y + wide * 0.565, wide * 0.275, COLOURS[shade], edge)


def _shape(p: QPainter, shape: int, x: float, y: float, r: float, fill: str, edge: str) -> None:
    wide = max(1.5, r * 0.11)
    if shape == 0:
        disc(p, x, y, r, fill, edge, wide)
        return
    wing, low = r * 1.12, y + r * 0.86
    triangle = ((x, y - wing), (x + wing, low), (x - wing, low))
    half = r * 0.92
    square = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    polygon(p, triangle if shape == 1 else square, fill, edge, wide)


def _frame(p: QPainter, box: QRectF) -> None:
    """A lamp frame with a dark gap: amber that touches ivory cannot be seen."""
    out = max(3.0, box.width() * 0.035)
    line = max(2.0, box.width() * 0.034)
    rounded(p, box.adjusted(-out, -out, out, out), box.width() * 0.09, GROUND, LAMP, line)


def place(p: QPainter, x: float, y: float, wide: float) -> None:
    """Where a picture is still to come."""
    rounded(p, QRectF(x, y, wide, wide), wide * 0.06, GROUND, LINE, 3, (4, 4))
