"""Cards: an ivory face with one numeral, a pine back with the turtle-shell lattice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.draw import cut_corners, hatch, lattice, polygon, rounded, strokes, text
from app.theme import BRASS, GROUND, INK, IVORY, LAMP, PINE, colour

DROPPED = "#8E948D"


def card(
    p: QPainter, x: float, y: float, wide: float, value: int | None, lit: bool = False
) -> None:
    """A card whose upper left corner is at x, y; None is unknown to everyone: the back."""
    box = QRectF(x, y, wide, wide * 1.4)
    if lit:
        _frame(p, box)
    else:
        rounded(p, box.translated(wide * 0.02, wide * 0.035), wide * 0.07, colour("#000000", 120))
    if value is None:
        _back(p, box)
    else:
        _face(p, box, str(value), IVORY)


def peeked(p: QPainter, x: float, y: float, wide: float, value: int, lit: bool = False) -> None:
    """A card that lies face down for others: its number for who may know, its back below."""
    card(p, x, y, wide, value, lit)
    p.save()
    p.setClipRect(QRectF(x, y + wide * 1.12, wide, wide * 0.28), Qt.ClipOperation.IntersectClip)
    _back(p, QRectF(x, y, wide, wide * 1.4))
    p.restore()


def folded(p: QPainter, x: float, y: float, wide: float) -> None:
    """A card that left the hand: its back under a hatch."""
    box = QRectF(x, y, wide, wide * 1.4)
    _back(p, box)
    hatch(p, box, colour(GROUND, 215), wide * 0.12, wide * 0.08)


def dropped(p: QPainter, x: float, y: float, wide: float, value: int) -> None:
    """A card out of the game: grey, with one slash."""
    _face(p, QRectF(x, y, wide, wide * 1.4), str(value), DROPPED)
    slash = ((x - wide * 0.06, y + wide * 1.48), (x + wide * 1.06, y - wide * 0.08))
    strokes(p, slash, GROUND, wide * 0.08)
    strokes(p, slash, IVORY, wide * 0.03)


def _frame(p: QPainter, box: QRectF) -> None:
    gap, line = max(5, box.width() * 0.025), max(5, box.width() * 0.03)
    out = gap + line / 2
    radius = box.width() * 0.07 + out
    rounded(p, box.adjusted(-out, -out, out, out), radius, GROUND, LAMP, line)


def _face(p: QPainter, box: QRectF, words: str, paper: str) -> None:
    wide = box.width()
    rounded(p, box, wide * 0.07, paper)
    inset = wide * 0.06
    inner = box.adjusted(inset, inset, -inset, -inset)
    polygon(p, cut_corners(inner, wide * 0.05), None, colour(INK, 70), max(1, wide * 0.008))
    size = round(box.height() * (0.58 if len(words) == 1 else 0.47))
    middle = box.center()
    text(
        p,
        middle.x(),
        middle.y(),
        words,
        size,
        INK,
        bold=True,
        serif=True,
        align="centre",
        most=inner.width(),
    )


def _back(p: QPainter, box: QRectF) -> None:
    wide = box.width()
    rounded(p, box, wide * 0.07, IVORY)
    inner = box.adjusted(wide * 0.07, wide * 0.07, -wide * 0.07, -wide * 0.07)
    field = QPainterPath()
    field.addRoundedRect(inner, wide * 0.04, wide * 0.04)
    p.fillPath(field, QColor(PINE))
    p.save()
    p.setClipPath(field, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(colour(BRASS, 200), max(1.5, wide * 0.014)))
    lattice(p, inner, wide * 0.13)
    p.restore()
    _medal(p, box.center(), wide * 0.2)


def _medal(p: QPainter, middle: QPointF, r: float) -> None:
    x, y = middle.x(), middle.y()
    half = r * 0.87
    hexagon = (
        (x, y - r),
        (x + half, y - r / 2),
        (x + half, y + r / 2),
        (x, y + r),
        (x - half, y + r / 2),
        (x - half, y - r / 2),
    )
    polygon(p, hexagon, PINE, BRASS, max(1.5, r * 0.09))
    inner = tuple((x + (a - x) * 0.55, y + (b - y) * 0.55) for a, b in hexagon)
    polygon(p, inner, BRASS)
