"""Yut sticks: a pale front with dots, a dark back with crosses, a wrapped one nobody can read."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.draw import disc, rounded, strokes, tick
from app.theme import BRASS, GROUND, IVORY, LINE, PINE, colour

FRONT, FRONT_EDGE, DOT = "#F3DDAA", "#8A6230", "#5A3520"
BACK, BACK_EDGE, CROSS, SHEEN = "#5A3520", "#E0A56B", "#FFE3B8", "#8C5836"
LONG = 5.5  # times as long as wide


def stick(p: QPainter, x: float, y: float, wide: float, front: bool) -> None:
    """A stick that lies open, its middle at x, y."""
    box = _box(x, y, wide)
    _shade(p, box)
    body, edge = (FRONT, FRONT_EDGE) if front else (BACK, BACK_EDGE)
    rounded(p, box, wide * 0.48, body, edge, wide * 0.08)
    if not front:
        light = QRectF(x - wide * 0.3, box.top() + wide * 0.5, wide * 0.16, box.height() - wide)
        rounded(p, light, wide * 0.08, colour(SHEEN, 190))
    for k in (-1, 0, 1):
        mark = y + k * box.height() * 0.25
        if front:
            disc(p, x, mark, wide * 0.16, DOT)
        else:
            _cross(p, x, mark, wide * 0.22)


def peeked(p: QPainter, x: float, y: float, wide: float, front: bool) -> None:
    """A chosen stick for who may know its side: the wrapping is open at the upper end."""
    wrapped(p, x, y, wide)
    box = _box(x, y, wide)
    p.save()
    p.setClipRect(QRectF(box.x() - wide, box.y(), 3 * wide, wide * 2.2),
                  Qt.ClipOperation.IntersectClip)  # fmt: skip
    stick(p, x, y, wide, front)
    p.restore()


def wrapped(p: QPainter, x: float, y: float, wide: float) -> None:
    """A stick that has been chosen: its wrapping is the same for either side."""
    box = _box(x, y, wide)
    _shade(p, box)
    rounded(p, box, wide * 0.48, PINE, IVORY, wide * 0.08)
    for k in (-1.6, 1.6):
        strokes(p, ((x - wide * 0.38, y + k * wide), (x + wide * 0.38, y + k * wide)), BRASS, 5)
    tick(p, x, y, wide * 0.3, IVORY)


def gap(p: QPainter, x: float, y: float, wide: float) -> None:
    """Where a stick is still to come."""
    rounded(p, _box(x, y, wide), wide * 0.48, GROUND, LINE, 3, (4, 4))


def _box(x: float, y: float, wide: float) -> QRectF:
    return QRectF(x - wide / 2, y - wide * LONG / 2, wide, wide * LONG)


def _shade(p: QPainter, box: QRectF) -> None:
    rounded(p, box.translated(4, 6), box.width() * 0.48, colour("#000000", 130))


def _cross(p: QPainter, x: float, y: float, r: float) -> None:
    strokes(p, ((x - r, y - r), (x + r, y + r)), CROSS, r * 0.5)
    strokes(p, ((x - r, y + r), (x + r, y - r)), CROSS, r * 0.5)
