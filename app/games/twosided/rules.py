"""The rules card of Two-sided Poker: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import cut_corners, polygon, strokes, text
from app.pieces.cards import card
from app.pieces.money import chip, chips
from app.text import Say
from app.theme import BRASS, IVORY, LAMP, MIST
from engine.games.twosided.records import BONUS

WIDE = 76  # of a card


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "twosided", say("hall-game-twosided"), PICTURES, page, say)


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


PICTURES: tuple[Drawing, ...] = (
    _one_card, _odd_even, _bet, _same, _both, _draw,
)  # fmt: skip
