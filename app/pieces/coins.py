"""Coins of the race: the disc that flies and the column it lands on."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.draw import disc, rounded
from app.pieces.emblems import emblem
from app.theme import CHARACTERS, INK, colour, mixed


def coin(p: QPainter, character: str, x: float, y: float, r: float) -> None:
    """A coin from above: dark face, milled rim, the emblem of its character."""
    body = CHARACTERS[character]
    disc(p, x, y, r * 0.94, mixed(body, INK, 0.72), body, r * 0.12)
    p.setPen(QPen(QColor(mixed(body, INK, 0.55)), r * 0.035, c=Qt.PenCapStyle.FlatCap))
    for k in range(24):
        dx, dy = cos(k * pi / 12) * r, sin(k * pi / 12) * r
        p.drawLine(QLineF(x + dx * 0.91, y + dy * 0.91, x + dx * 0.98, y + dy * 0.98))
    disc(p, x, y, r * 0.8, None, colour(body, 120), r * 0.025)
    emblem(p, character, x, y, r * 0.66)


def edge(p: QPainter, character: str, box: QRectF) -> None:
    """A coin from the side."""
    body = CHARACTERS[character]
    rounded(p, box, box.height() * 0.45, body)
    wide, high = box.width(), box.height()
    groove = QRectF(box.left() + wide * 0.14, box.top() + high * 0.62, wide * 0.72, high * 0.2)
    p.fillRect(groove, colour(INK, 110))


def column(
    p: QPainter, character: str, x: float, base: float, count: int, wide: float, most: float
) -> float:
    """That many edges one on the other, never higher than `most`; return the top."""
    pitch = min(26.0, most / max(count, 1))
    high = pitch - min(4.0, pitch * 0.25)
    for k in range(count):
        edge(p, character, QRectF(x - wide / 2, base - (k + 1) * pitch, wide, high))
    return base - count * pitch
