"""The rules card of Hold'em: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import arrowheads, disc, rounded, strokes, text
from app.pieces.cards import card
from app.pieces.money import gem, token
from app.text import Say
from app.theme import BRASS, IVORY, LINE

CARD = 76


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "holdem", say("hall-game-holdem"), PICTURES, page, say)


def _card(p: QPainter, x: float, y: float, value: int | None) -> None:
    card(p, x - CARD / 2, y - CARD * 0.7, CARD, value)


def _person(p: QPainter, x: float, y: float) -> None:
    disc(p, x, y - 26, 19, BRASS)
    body = ((-22, 32), (-22, 22), (0, 12), (22, 22), (22, 32))
    strokes(p, [(x + dx, y + dy) for dx, dy in body], BRASS, 22)


def _team(p: QPainter, x: float, y: float) -> None:
    """Two rooms with a wall between them: the cards here, the matches there."""
    _person(p, x - 150, y)
    _card(p, x - 66, y, None)
    rounded(p, QRectF(x - 6, y - 66, 12, 132), 0, LINE)
    _matches(p, x + 66, y)
    _person(p, x + 150, y)


def _matches(p: QPainter, x: float, y: float) -> None:
    for dx in (-30, 0, 30):
        strokes(p, ((x + dx, y + 36), (x + dx, y - 30)), IVORY, 9)
        disc(p, x + dx, y - 36, 10, BRASS)


def _three(p: QPainter, x: float, y: float) -> None:
    _card(p, x - 130, y, None)
    text(p, x - 55, y, "+", 64, BRASS, bold=True, most=60, align="centre")
    _card(p, x + 30, y, 7)
    _card(p, x + 120, y, 8)


def _choose(p: QPainter, x: float, y: float) -> None:
    _matches(p, x - 124, y)
    arrowheads(p, x - 20, y, 2, IVORY, 22)
    card(p, x + 86 - CARD / 2, y - CARD * 0.7, CARD, 10)


def _ranks(p: QPainter, x: float, y: float) -> None:
    """A triple before a straight."""
    for left, hand in ((x - 200, (7, 7, 7)), (x + 20, (6, 7, 8))):
        for j, value in enumerate(hand):
            card(p, left + j * 61, y - 40, 57, value)
    arrowheads(p, x, y, 1, IVORY, 18)


def _bets(p: QPainter, x: float, y: float) -> None:
    gem(p, x - 130, y, 42)
    arrowheads(p, x - 46, y, 2, IVORY, 22)
    rounded(p, QRectF(x + 12, y - 46, 172, 92), 14, None, BRASS, 4)
    for k in range(3):
        gem(p, x + 48 + k * 50, y, 23)


def _end(p: QPainter, x: float, y: float) -> None:
    token(p, x - 110, y, 46)
    rounded(p, QRectF(x - 3, y - 66, 6, 132), 0, LINE)
    rounded(p, QRectF(x + 30, y - 44, 150, 88), 14, None, IVORY, 4, (4, 3))
    text(p, x + 105, y, "0", 64, IVORY, bold=True, most=80, align="centre")


PICTURES: tuple[Drawing, ...] = (
    _team, _three, _choose, _ranks, _bets, _end,
)  # fmt: skip
