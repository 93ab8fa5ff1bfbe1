"""A part of the console: painted as a whole in its own logical pixels, then scaled."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.draw import rounded, smooth, text, width
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINE, MIST, colour

BOX = "#101C19"
LIP = "#8F8873"


def placed(x: float, y: float, w: float, h: float, scale: float) -> QRect:
    """These logical pixels on the screen: parts that meet meet at every scale."""
    left, top = round(x * scale), round(y * scale)
    return QRect(left, top, round((x + w) * scale) - left, round((y + h) * scale) - top)


class Panel(QWidget):
    """Paints `paint(p, w, h)` at the console's scale; a click is told in logical pixels."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(parent)
        self.say, self.scale = say, 1.0

    def place(self, x: float, y: float, w: float, h: float, scale: float) -> None:
        """Lie at these logical pixels of the console."""
        self.scale = scale
        self.setGeometry(placed(x, y, w, h, scale))

    def logical(self) -> QSize:
        return QSize(round(self.width() / self.scale), round(self.height() / self.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = smooth(QPainter(self))
        p.scale(self.scale, self.scale)
        size = self.logical()
        try:
            self.paint(p, size.width(), size.height())
        finally:  # a painter left open would spoil every later picture of the window
            p.end()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        raise AssertionError("every panel paints itself")


def box(p: QPainter, w: float, h: float, title: str = "", extra: str = "") -> None:
    """The ground of a panel with its title in brass and a hint at the right."""
    rounded(p, QRectF(0.75, 0.75, w - 1.5, h - 1.5), 8, BOX, colour(LINE, 140), 1.5)
    if title:
        text(p, 14, 19, title, 16, BRASS, bold=True, most=w / 2)
    if extra:
        text(p, w - 12, 19, extra, 16, MIST, most=w / 2, align="right")


def cap(
    p: QPainter, x: float, y: float, key: str, jamo: str = "", *, on: bool = True,
    high: float = 34, size: int = 20,
) -> float:  # fmt: skip
    """A key cap, ivory with a lip when it can be pressed, hollow when not; its width."""
    wide = 48.0 if jamo else max(high, width(key, size, bold=True) + 20)
    if on:
        rounded(p, QRectF(x, y + 4, wide, high), 6, LIP)
        rounded(p, QRectF(x, y, wide, high), 6, IVORY)
    else:
        rounded(p, QRectF(x, y, wide, high + 3), 6, None, MIST, 1.5)
    ink: str | QColor = INK if on else MIST
    middle = y + high / 2 + (0 if on else 1.5)
    if jamo:
        text(p, x + 15, middle, key, size, ink, bold=True, most=30, align="centre")
        text(p, x + 34, middle + 1, jamo, 16, ink, most=24, align="centre")
    else:
        text(p, x + wide / 2, middle, key, size, ink, bold=True, most=wide, align="centre")
    return wide
