"""The rules card of Two-sided Poker: six sentences, each with its picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, cut_corners, header, polygon, rounded, strokes, text
from app.pieces.cards import card
from app.pieces.money import chip, chips
from app.rules import rules_of
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LAMP, LINE, MIST
from engine.games.twosided.records import BONUS

LEFT, TOP, PITCH, PICTURE = 60, 168, 146, 420
WIDE = 76  # of a card


def rules(p: QPainter, say: Say) -> None:
    """One row a rule: the picture, then the sentence."""
    backdrop(p)
    header(p, say("hall-game-twosided"), "", say("hall-rules"))
    for k, picture in enumerate(PICTURES):
        y = TOP + k * PITCH + 66
        rounded(p, QRectF(LEFT, y - 66, PICTURE, 132), 16, BOARD, LINE, 3)
        picture(p, LEFT + PICTURE / 2, y)
        words = rules_of("twosided", say.lang)[k]
        text(p, LEFT + PICTURE + 36, y, words, 48, IVORY, most=1860 - LEFT - PICTURE - 36)


def _card(p: QPainter, x: float, y: float, value: int | None, lit: bool = False) -> None:
    card(p, x - WIDE / 2, y - WIDE * 0.7, WIDE, value, lit)


def _sign(p: QPainter, x: float, y: float, words: str) -> None:
    text(p, x, y, words, 64, MIST, bold=True, align="centre", most=90)


def _one_card(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 60, y, 7)
    _card(p, x + 60, y, None)


def _odd_even(p: QPainter, x: float, y: float) -> None:
    for k, value in enumerate((7, 4, 10, 3)):
        _card(p, x - 150 + k * 90 + 30 * (k > 1), y, value)


def _bet(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 90, y, 7, lit=True)
    _card(p, x, y, None)
    chips(p, x + 110, y + 36, 4, 84)


def _same(p: QPainter, x: float, y: float) -> None:
    chips(p, x - 110, y + 36, 4, 84)
    for dy in (-10, 10):
        strokes(p, ((x - 22, y + dy), (x + 22, y + dy)), IVORY, 8)
    chips(p, x + 110, y + 36, 4, 84)


def _both(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 160, y, 7, lit=True)
    _card(p, x - 64, y, 8, lit=True)
    _sign(p, x, y, ">")
    _card(p, x + 62, y, 6, lit=True)
    text(p, x + 116, y, f"+{BONUS}", 44, BRASS, bold=True, most=76)


def _draw(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 150, y, 5, lit=True)
    _card(p, x - 52, y, 5, lit=True)
    box = QRectF(x + 40, y - 50, 140, 100)
    polygon(p, cut_corners(box, 14), None, LAMP, 4)
    chip(p, box.center().x(), y, 34)


PICTURES: tuple[Callable[[QPainter, float, float], None], ...] = (
    _one_card, _odd_even, _bet, _same, _both, _draw,
)  # fmt: skip
