"""The rules card of Seed Poker: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import rounded, strokes, text
from app.pieces.cards import card, dropped
from app.pieces.money import chip, chips, gem
from app.pieces.seeds import seeded
from app.text import Say
from app.theme import BRASS, IVORY, MIST

WIDE = 76  # of a card


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "seed", say("hall-game-seed"), PICTURES, page, say)


def _card(p: QPainter, x: float, y: float, value: int | None) -> None:
    card(p, x - WIDE / 2, y - WIDE * 0.7, WIDE, value)


def _sign(p: QPainter, x: float, y: float, words: str) -> None:
    text(p, x, y, words, 64, MIST, bold=True, align="centre", most=90)


def _supported(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 140, y, 3)
    _sign(p, x - 76, y, "+")
    rounded(p, QRectF(x - 60, y - 58, 88, 116), 10, None, BRASS, 5)
    _card(p, x - 16, y, 12)
    _sign(p, x + 62, y, "=")
    text(p, x + 140, y, "15", 88, IVORY, bold=True, align="centre", most=120)


def _take(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 60, y, None)
    _card(p, x + 60, y, 6)


def _add(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 60, y, None)
    seeded(p, QRectF(x + 22, y - WIDE * 0.7, WIDE, WIDE * 1.4))


def _highest(p: QPainter, x: float, y: float) -> None:
    for k, value in enumerate((12, 9, 5)):
        _card(p, x - 144 + k * 92, y, value)
    dropped(p, x + 110, y - 45, 64, 4)


def _bets(p: QPainter, x: float, y: float) -> None:
    for side in (-1, 1):
        chips(p, x + side * 100, y + 36, 4, 84)
    for dy in (-10, 10):
        strokes(p, ((x - 22, y + dy), (x + 22, y + dy)), IVORY, 8)


def _pot(p: QPainter, x: float, y: float) -> None:
    chip(p, x - 90, y, 48)
    _sign(p, x, y, "+")
    gem(p, x + 90, y, 46)


PICTURES: tuple[Drawing, ...] = (
    _supported, _take, _add, _highest, _bets, _pot,
)  # fmt: skip
