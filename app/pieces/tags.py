"""Words on a tag, told apart by shape: in, gone, asked; and the brass pill of who is first."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, rounded, text
from app.theme import BRASS, GROUND, INK, IVORY, LAMP, MIST

State = Literal["in", "gone", "asked"]
LOOKS: dict[State, tuple[str | None, str, str]] = {  # fill, edge, ink
    "in": (IVORY, IVORY, INK),
    "gone": (GROUND, MIST, MIST),
    "asked": (GROUND, LAMP, LAMP),
}


def tag(p: QPainter, box: QRectF, words: str, state: State) -> None:
    """A solid tag is in, an outlined one has left, a lamp-outlined one is asked."""
    fill, edge, ink = LOOKS[state]
    rounded(p, box, 8, fill, edge, 4 if state == "asked" else 3)
    most = box.width() - 16
    size = fit(words, (48, 44), most, bold=True)
    middle = box.center()
    text(p, middle.x(), middle.y(), words, size, ink, bold=True, align="centre", most=most)


def pill(p: QPainter, x: float, y: float, words: str, wide: float) -> None:
    """The brass pill of the first player."""
    rounded(p, QRectF(x - wide / 2, y - 26, wide, 52), 26, BRASS)
    text(p, x, y, words, 44, INK, bold=True, align="centre", most=wide - 16)
