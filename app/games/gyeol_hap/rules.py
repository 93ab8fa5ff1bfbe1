"""The rules card of Gyeol-Hap: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import rounded, text
from app.pieces.pictures import picture
from app.text import Say
from app.theme import BRASS, INK, IVORY
from engine.games.gyeol_hap.records import GYEOL, HAP, SILENT, WRONG

SAMPLE = (13, 5, 21, 10, 26, 3, 16, 8, 14)  # nine that might lie there


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "hap", say("hall-game-hap"), PICTURES, page, say)


def _row(p: QPainter, codes: tuple[int, ...], x: float, y: float, wide: float) -> None:
    pitch = wide + 18
    for k, code in enumerate(codes):
        left = x + (k - (len(codes) - 1) / 2) * pitch - wide / 2
        picture(p, code, left, y - wide / 2, wide)


def _nine(p: QPainter, x: float, y: float) -> None:
    for k, code in enumerate(SAMPLE):
        picture(p, code, x - 190 + k * 42, y - 19, 38)


def _alike(p: QPainter, x: float, y: float) -> None:
    _row(p, (10, 13, 16), x, y, 104)  # grey triangles, three colours


def _different(p: QPainter, x: float, y: float) -> None:
    _row(p, (10, 8, 21), x, y, 104)  # everything different (§7.1-3)


def _numbers(p: QPainter, x: float, y: float) -> None:
    for k, words in enumerate(("1", "4", "7")):
        left = x - 186 + k * 82
        rounded(p, QRectF(left, y - 36, 66, 72), 10, INK, IVORY, 3)
        text(p, left + 33, y, words, 56, bold=True, align="centre", most=60)
    _points(p, x + 128, y, HAP)


def _gyeol(p: QPainter, x: float, y: float) -> None:
    _points(p, x - 70, y, GYEOL)
    _points(p, x + 90, y, WRONG)


def _points(p: QPainter, x: float, y: float, points: int) -> None:
    words = f"+{points}" if points > 0 else f"−{-points}"
    text(p, x, y, words, 88, BRASS if points > 0 else IVORY, bold=True, align="centre", most=150)


def _silent(p: QPainter, x: float, y: float) -> None:
    for k in range(SILENT):
        rounded(p, QRectF(x - 186 + k * 64, y - 26, 52, 52), 10, IVORY)


PICTURES: tuple[Drawing, ...] = (
    _nine, _alike, _different, _numbers, _gyeol, _silent,
)  # fmt: skip
