"""Cards, chips and garnets kept as images at the size of the screen: a frame of motion is quick.

The same pieces as in `cards` and `money`; where the painter is squeezed, or its lines are watched,
they are drawn by the pen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app import draw, stamp
from app.pieces import cards, money

Pen = Callable[[QPainter], None]


def card(
    p: QPainter, x: float, y: float, wide: float, value: int | None, lit: bool = False
) -> None:
    """A card whose upper left corner is at x, y; None is the back."""
    _card(p, x, y, wide, ("card", value, lit))


def folded(p: QPainter, x: float, y: float, wide: float) -> None:
    """A card that left the hand."""
    _card(p, x, y, wide, ("folded", None, False))


def dropped(p: QPainter, x: float, y: float, wide: float, value: int) -> None:
    """A card out of the game."""
    _card(p, x, y, wide, ("dropped", value, False))


def gem(p: QPainter, x: float, y: float, r: float) -> None:
    """A garnet around its middle."""
    _lay(p, x - r * 1.1, y - r * 1.1, ("gem", 0, False), r)


def chips(p: QPainter, x: float, base: float, count: int, wide: float) -> None:
    """A stack of chips on its base."""
    high = _stack_high(wide)
    _lay(p, x - wide * 0.6, base - high, ("chips", min(count, money.BARS), False), wide)


Look = tuple[str, int | None, bool]


def _card(p: QPainter, x: float, y: float, wide: float, look: Look) -> None:
    _lay(p, x - wide * 0.12, y - wide * 0.12, look, wide)


def _lay(p: QPainter, x: float, y: float, look: Look, wide: float) -> None:
    scale = stamp.scale(p)
    box, pen = _drawing(look, wide)
    if scale and draw.watch is None:  # whoever watches the lines wants each where it stands
        stamp.put(p, QPointF(x, y), _kept(look, wide, scale))
        return
    p.save()
    p.translate(x - box.left(), y - box.top())
    pen(p)
    p.restore()


@lru_cache(maxsize=96)
def _kept(look: Look, wide: float, scale: float) -> QImage:
    box, pen = _drawing(look, wide)
    return stamp.image(box, scale, pen)


def _drawing(look: Look, wide: float) -> tuple[QRectF, Pen]:
    """How a piece is drawn around its own zero point, and the box it needs."""
    kind, value, lit = look
    around = QRectF(-wide * 0.12, -wide * 0.12, wide * 1.24, wide * 1.64)
    match kind:
        case "card":
            return around, lambda p: cards.card(p, 0, 0, wide, value, lit)
        case "folded":
            return around, lambda p: cards.folded(p, 0, 0, wide)
        case "dropped":
            return around, lambda p: cards.dropped(p, 0, 0, wide, value or 0)
        case "gem":
            box = QRectF(-wide * 1.1, -wide * 1.1, wide * 2.2, wide * 2.2)
            return box, lambda p: money.gem(p, 0, 0, wide)
        case _:
            high = _stack_high(wide)
            box = QRectF(-wide * 0.6, -high, wide * 1.2, high + 2)
            return box, lambda p: _stack(p, value or 0, wide)


def _stack(p: QPainter, count: int, wide: float) -> None:
    money.chips(p, 0, 0, count, wide)


def _stack_high(wide: float) -> float:
    """The highest stack, its breaks included."""
    return money.BARS * (wide * 0.18 + 3) + 20
