"""The nine pictures with their numbers."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import rounded, text
from app.games.gyeol_hap.table import Table
from app.pieces.pictures import picture, place
from app.theme import GROUND, INK, IVORY, LAMP, LINE, MIST
from engine.games.gyeol_hap.records import SHOWN

SIDE, GAP, TOP = 262, 16, 164
WIDE = 3 * SIDE + 2 * GAP
LEFT = 960 - WIDE / 2


def corner(k: int) -> tuple[float, float]:
    """The upper left corner of picture k, counted from 0, row by row."""
    return LEFT + k % 3 * (SIDE + GAP), TOP + k // 3 * (SIDE + GAP)


def board(p: QPainter, t: Table, lit: tuple[int, ...], fresh: dict[int, float]) -> None:
    """What lies open; `fresh` pictures are still on their way, their face not seen before half."""
    laid = t.game.board
    if t.game.step == "judge" and t.game.gyeol:
        box = QRectF(LEFT - 14, TOP - 14, WIDE + 28, WIDE + 28)
        rounded(p, box, 24, GROUND, LAMP, 8)
    for k in range(SHOWN):
        x, y = corner(k)
        here = fresh.get(k, 1.0)
        if k >= len(laid) or here < 1:
            place(p, x, y, SIDE)
        if k >= len(laid) or here < 0.5:
            _number(p, x, y, k + 1, False)
            continue
        p.save()
        p.translate(x + SIDE / 2, y + SIDE / 2)
        p.scale(max(0.02, 2 * here - 1), 1)
        picture(p, laid[k], -SIDE / 2, -SIDE / 2, SIDE, lit=k + 1 in lit)
        p.restore()
        _number(p, x, y, k + 1, True)


def _number(p: QPainter, x: float, y: float, number: int, on: bool) -> None:
    tab = QRectF(x + 10, y + 10, 62, 66)
    rounded(p, tab, 10, INK if on else GROUND, IVORY if on else LINE, 2.5)
    middle, words = tab.center(), str(number)
    shade = IVORY if on else MIST
    text(p, middle.x(), middle.y(), words, 56, shade, bold=True, align="centre", most=56)
