"""What is won and lost: garnets, tokens of life, chips."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from app.draw import disc, fit, rounded, text, width
from app.pieces.outline import Layer, both, oval, put, shape, stroke
from app.theme import BRASS, GARNET, GARNET_DEEP, GARNET_LIT, GARNET_RIM, INK, IVORY, SPROUT

BARS = 15  # more chips than this are one stack and the number


@cache
def facets() -> tuple[Layer, ...]:
    """A flat-top brilliant seen from the side: six facets inside a pale rim."""
    return (
        Layer(shape("M-62,-85 L62,-85 L100,-28 L0,90 L-100,-28Z"), GARNET),
        Layer(shape("M-62,-85 L-22,-85 L-44,-28 L-100,-28Z"), "#C42340"),
        Layer(shape("M-22,-85 L22,-85 L44,-28 L-44,-28Z"), GARNET_LIT),
        Layer(shape("M22,-85 L62,-85 L100,-28 L44,-28Z"), "#EF5A6E"),
        Layer(shape("M-100,-28 L-44,-28 L0,90Z"), GARNET_DEEP),
        Layer(shape("M100,-28 L44,-28 L0,90Z"), "#B51D38"),
        Layer(shape("M-14,-76 L8,-76 L-12,-40 L-32,-40Z"), "#FFD9DC"),
        Layer(shape("M-62,-85 L62,-85 L100,-28 L0,90 L-100,-28Z"), None, GARNET_RIM, 7),
    )


def gem(p: QPainter, x: float, y: float, r: float) -> None:
    """A garnet: the only red thing in the hall."""
    put(p, facets(), x, y, r)


def signed(change: int) -> str:
    """A gain or a loss with its sign, as typeset: the minus is U+2212."""
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def purse(
    p: QPainter, x: float, y: float, words: str, sizes: tuple[int, ...], most: float,
    colour: str = IVORY,
) -> None:  # fmt: skip
    """Gem, then number, centred as one pair so that 8 and 100 both stay in the box."""
    size = next((s for s in sizes if width(words, s, True) + s <= most), sizes[-1])
    r, gap = size * 0.38, size * 0.24
    whole = 2 * r + gap + width(words, size, True)
    gem(p, x - whole / 2 + r, y, r)
    room = most - 2 * r - gap
    text(p, x - whole / 2 + 2 * r + gap, y, words, size, colour, bold=True, most=room)


@cache
def sprout() -> tuple[Layer, ...]:
    leaf = shape("M0,4 C8,-52 36,-62 66,-50 C64,-8 34,14 0,4Z")
    return (
        Layer(oval(0, 0, 94), IVORY, BRASS, 12),
        Layer(both(leaf).united(stroke("M0,0 L0,58", 16)), SPROUT),
    )


def token(p: QPainter, x: float, y: float, r: float) -> None:
    """A token of life: a sprout on an ivory disc."""
    put(p, sprout(), x, y, r)


def chip(p: QPainter, x: float, y: float, r: float, mark: str = "") -> None:
    """A chip from above, with six notches."""
    disc(p, x, y, r, IVORY, INK, max(1.5, r * 0.06))
    p.setPen(QPen(QColor(INK), r * 0.2, c=Qt.PenCapStyle.FlatCap))
    for k in range(6):
        dx, dy = cos(k * pi / 3) * r, sin(k * pi / 3) * r
        p.drawLine(QLineF(x + dx * 0.78, y + dy * 0.78, x + dx * 0.98, y + dy * 0.98))
    disc(p, x, y, r * 0.62, None, INK, max(1.5, r * 0.05))
    if mark:
        size = fit(mark, (64, 56, 48, 44), r * 1.15, True)
        text(p, x, y, mark, size, INK, bold=True, align="centre", most=r * 1.3)


def chips(p: QPainter, x: float, base: float, count: int, wide: float = 84) -> float:
    """A stack from the side, pushed a little like real chips; return its top."""
    high, top = wide * 0.18, base
    for k in range(min(count, BARS)):
        top -= high + 3 + (7 if k and k % 5 == 0 else 0)
        left = x - wide / 2 + (0, 3, -2, 2, -3)[k % 5]
        rounded(p, QRectF(left, top, wide, high), high * 0.3, IVORY)
        for share in (0.18, 0.62):
            at = left + wide * (share + (0.06, -0.04, 0.1, 0, -0.08)[k % 5])
            p.fillRect(QRectF(at, top, wide * 0.15, high), QColor("#B08432"))
    return top
