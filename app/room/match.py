"""A match: pale wood with a head; its place where it was taken from or may go."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.draw import disc, strokes
from app.theme import BRASS, GROUND, LAMP, LINE, MIST

WOOD, SHADE, HEAD = "#F0DDB4", "#8A6230", "#5A3520"
REACH = 40.0  # of a finger, in pixels of the canvas


def match(p: QPainter, at: QLineF, wide: float, lit: bool = False) -> None:
    """One that lies there; lit, it is the one that was moved."""
    ends = _ends(at)
    if lit:
        strokes(p, ends, LAMP, wide + 22)
        strokes(p, ends, GROUND, wide + 10)
    strokes(p, ends, SHADE, wide)
    strokes(p, ends, WOOD, wide * 0.72)
    disc(p, *ends[0], wide * 0.62, HEAD, BRASS, 2.5)


def gap(p: QPainter, at: QLineF, wide: float, taken: bool) -> None:
    """Where one was taken, or where one may be put."""
    pen = QPen(QColor(LAMP if taken else LINE), 5 if taken else 3, Qt.PenStyle.DashLine)
    p.setPen(pen)
    (x1, y1), (x2, y2) = _ends(at)
    length = max(1.0, hypot(x2 - x1, y2 - y1))
    dx, dy = (y2 - y1) / length * wide / 2, (x2 - x1) / length * wide / 2
    p.drawLine(QLineF(x1 - dx, y1 + dy, x2 - dx, y2 + dy))
    p.drawLine(QLineF(x1 + dx, y1 - dy, x2 + dx, y2 - dy))
    if not taken:
        strokes(p, (at.center().toTuple(),) * 2, MIST, 10)


def apart(at: QLineF, x: float, y: float) -> float:
    """How far a point lies from a match."""
    dx, dy = at.dx(), at.dy()
    share = ((x - at.x1()) * dx + (y - at.y1()) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return hypot(at.x1() + share * dx - x, at.y1() + share * dy - y)


def _ends(at: QLineF) -> tuple[tuple[float, float], tuple[float, float]]:
    """A little short of the corners, so that matches do not touch."""
    one, two = at.pointAt(0.1), at.pointAt(0.93)
    return (one.x(), one.y()), (two.x(), two.y())
