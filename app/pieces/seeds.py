"""The seed of Seed Poker: the small drawing, and the empty place of who added one."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import rounded
from app.pieces.outline import Layer, put, shape, stroke
from app.theme import BRASS, GROUND


@cache
def _drawing(colour: str, cut: str) -> tuple[Layer, ...]:
    husk = shape("M0,-100 C30,-56 66,-16 66,34 C66,74 36,100 0,100 C-36,100 -66,74 -66,34 "
                 "C-66,-16 -30,-56 0,-100Z")  # fmt: skip
    return Layer(husk, colour), Layer(stroke("M0,0 L0,52", 22), cut)


def seed(p: QPainter, x: float, y: float, r: float, colour: str = BRASS, cut: str = GROUND) -> None:
    """A drop with a slit."""
    put(p, _drawing(colour, cut), x, y, r)


def seeded(p: QPainter, box: QRectF) -> None:
    """Here somebody added a seed and took no card."""
    rounded(p, box, 8, None, BRASS, 3, (4, 3))
    seed(p, box.center().x(), box.center().y(), box.height() * 0.3)
