"""A plate for a finger: ready, chosen, or not to be touched now."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, plate as lamp, rounded, text
from app.theme import CELL, INK, IVORY, LINE, MIST


def plate(p: QPainter, at: QRectF, words: str, *, chosen: bool = False, ready: bool = True) -> None:
    """The chosen one has the cut corners and the lamp."""
    ink = INK if chosen else IVORY if ready else MIST
    if chosen:
        lamp(p, at)
    elif ready:
        rounded(p, at, 14, CELL, IVORY, 3)
    else:
        rounded(p, at, 14, None, LINE, 3, (4, 3))
    room, middle = at.width() - 12, at.center()
    size = fit(words, (56, 48, 44), room, bold=True)
    text(p, middle.x(), middle.y(), words, size, ink, bold=True, align="centre", most=room)


def touched(boxes: tuple[QRectF, ...], x: float, y: float) -> int:
    """Which of these a finger hit, -1 for none."""
    return next((k for k, box in enumerate(boxes) if box.contains(x, y)), -1)
