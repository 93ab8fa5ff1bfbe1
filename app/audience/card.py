"""A rules card: three rules, each with its picture, large enough for the last row."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, header, rounded, text, width
from app.rules import rules_of
from app.text import Say
from app.theme import BOARD, IVORY, LINE

Drawing = Callable[[QPainter, float, float], None]  # about a point, 420 wide and 132 high

ROWS = 3  # of a page
TOP, PITCH, HIGH = 168, 284, 252
LEFT, PICTURE, LARGER = 60, 600, 1.38
WORDS = LEFT + PICTURE + 48
SIZES = (64, 56)


def rules_card(
    p: QPainter, key: str, title: str, pictures: tuple[Drawing, ...], page: int, say: Say
) -> None:
    """One page, counted from 1: the picture, then the sentence."""
    backdrop(p)
    pages = -(-len(pictures) // ROWS)
    first = (min(page, pages) - 1) * ROWS
    header(p, title, "", say("hall-rules-page", page=min(page, pages), pages=pages))
    for k, picture in enumerate(pictures[first : first + ROWS]):
        y = TOP + k * PITCH + HIGH / 2
        rounded(p, QRectF(LEFT, y - HIGH / 2, PICTURE, HIGH), 16, BOARD, LINE, 3)
        p.save()
        p.translate(LEFT + PICTURE / 2, y)
        p.scale(LARGER, LARGER)
        picture(p, 0, 0)
        p.restore()
        _sentence(p, rules_of(key, say.lang)[first + k], y)


def _sentence(p: QPainter, words: str, y: float) -> None:
    room = 1860 - WORDS
    size = next((s for s in SIZES if _widest(split(words, s, room), s) <= room), SIZES[-1])
    lines = split(words, size, room)
    for k, line in enumerate(lines):
        middle = y + (k - (len(lines) - 1) / 2) * size * 1.4
        text(p, WORDS, middle, line, size, IVORY, bold=True, most=room)


def split(words: str, size: int, room: float) -> tuple[str, ...]:
    """One line where it fits, else two: as even as can be, the sooner after a full stop."""
    if width(words, size, bold=True) <= room:
        return (words,)
    parts = words.split(" ")
    ways = [(" ".join(parts[:k]), " ".join(parts[k:])) for k in range(1, len(parts))]
    fits = [lines for lines in ways if _widest(lines, size) <= room] or ways
    rank = {".": 0.6, ":": 0.75, ";": 0.75, ",": 0.9}
    return min(
        fits, key=lambda lines: _widest(lines, size) * rank.get(lines[0][-1:], 1), default=(words,)
    )


def _widest(lines: tuple[str, ...], size: int) -> float:
    return max(width(line, size, bold=True) for line in lines)
