"""The rules card of Strategic Yut: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import arrowheads, disc, strokes, text
from app.pieces.sticks import stick
from app.pieces.tokens import piece
from app.text import Say
from app.theme import BRASS, CELL, IVORY, LAMP, LINE


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "yut", say("hall-game-yut"), PICTURES, page, say)


def _four(p: QPainter, x: float, y: float) -> None:
    for k, (seat, chief) in enumerate(((4, True), (11, False), (8, True), (3, False))):
        piece(p, x + (k - 1.5) * 96, y, 38, k // 2, seat, chief=chief)


def _sticks(p: QPainter, x: float, y: float) -> None:
    for k, front in enumerate((True, True, False, True)):
        stick(p, x + (k - 1.5) * 60, y, 21, front)


def _back(p: QPainter, x: float, y: float) -> None:
    for k in range(3):
        disc(p, x + (k - 1) * 120, y, 30, CELL, LINE, 4)
    strokes(p, ((x + 64, y), (x + 8, y)), LAMP, 9)
    strokes(p, ((x + 26, y - 18), (x + 6, y), (x + 26, y + 18)), LAMP, 9)
    piece(p, x + 120, y, 40, 0, 4, chief=True)


def _bend(p: QPainter, x: float, y: float) -> None:
    corner, start = (x + 110, y - 26), (x - 150, y - 26)
    strokes(p, (start, corner, (x + 110, y + 58)), LINE, 6)
    strokes(p, (corner, (x - 60, y + 46)), LAMP, 9)
    for share in (0.45, 0.85):
        at = x + 110 - 170 * share, y - 26 + 72 * share
        disc(p, *at, 20, LAMP)
    disc(p, x - 60, y - 26, 22, CELL, LINE, 4)
    disc(p, *corner, 31, CELL, IVORY, 5)
    disc(p, *corner, 21, None, BRASS, 4)


def _catch(p: QPainter, x: float, y: float) -> None:
    piece(p, x - 96, y, 40, 0, 4, chief=True)
    arrowheads(p, x - 10, y, 2, IVORY)
    piece(p, x + 84, y, 40, 1, 8, chief=True)


def _home(p: QPainter, x: float, y: float) -> None:
    for k in range(2):
        piece(p, x - 90 + k * 100, y, 40, 0, 4, chief=True)
    words = "2/2"
    text(p, x + 130, y, words, 64, IVORY, bold=True, align="centre", most=130)


PICTURES: tuple[Drawing, ...] = (
    _four, _sticks, _back, _bend, _catch, _home,
)  # fmt: skip
