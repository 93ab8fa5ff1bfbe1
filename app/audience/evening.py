"""The rules card of the evening itself: garnets, tokens of life, the death match."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import arrowheads, hatch, rounded, text
from app.pieces.money import gem, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LINE, MIST


def evening(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "show", say("hall-evening"), PICTURES, page, say)


def _ranked(p: QPainter, x: float, y: float) -> None:
    for k, count in enumerate((4, 2, 1)):
        left = x - 176 + k * 140
        for n in range(count):
            gem(p, left + n % 2 * 52, y - 26 + n // 2 * 52, 22)


def _winner(p: QPainter, x: float, y: float) -> None:
    sign(p, 0, x - 90, y, 44, BRASS)
    token(p, x + 70, y, 46)


def _second(p: QPainter, x: float, y: float) -> None:
    token(p, x - 130, y, 40)
    token(p, x - 40, y, 40)
    arrowheads(p, x + 44, y, 1, IVORY)
    sign(p, 2, x + 140, y, 40, BRASS)


def _candidate(p: QPainter, x: float, y: float) -> None:
    rounded(p, QRectF(x - 180, y - 52, 130, 104), 14, None, IVORY, 4, dash=(3, 2))
    sign(p, 5, x - 115, y, 38, BRASS)
    arrowheads(p, x - 6, y, 1, IVORY)
    rounded(p, QRectF(x + 50, y - 52, 130, 104), 14, None, LINE, 3)
    text(p, x + 115, y, "?", 88, IVORY, bold=True, align="centre", most=90)


def _leaves(p: QPainter, x: float, y: float) -> None:
    sign(p, 5, x - 110, y, 40, BRASS)
    text(p, x, y, "×", 56, IVORY, bold=True, align="centre", most=64)
    sign(p, 3, x + 110, y, 40, MIST)
    hatch(p, QRectF(x + 56, y - 52, 108, 104), BOARD, 16, 5)


def _handed_on(p: QPainter, x: float, y: float) -> None:
    sign(p, 3, x - 140, y, 38, MIST)
    gem(p, x - 40, y, 34)
    arrowheads(p, x + 40, y, 1, IVORY)
    sign(p, 7, x + 130, y, 40, BRASS)


PICTURES: tuple[Drawing, ...] = (
    _ranked, _winner, _second, _candidate, _leaves, _handed_on,
)  # fmt: skip
