"""The rules card of Horror Race: six sentences, each with its picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.audience.card import Drawing, rules_card
from app.draw import arrowheads, rounded, text
from app.pieces.coins import coin, column
from app.pieces.emblems import emblem
from app.pieces.money import gem
from app.text import Say
from app.theme import BRASS, INK, IVORY
from engine.games.horror_race.finish import PRIZES
from engine.games.horror_race.records import CHARACTERS, ZONES


def rules(p: QPainter, say: Say, page: int) -> None:
    """One page of the card."""
    rules_card(p, "horror", say("hall-game-horror"), PICTURES, page, say)


def _five(p: QPainter, x: float, y: float) -> None:
    for k, name in enumerate(CHARACTERS):
        emblem(p, name, x + (k - 2) * 80, y, 36)


def _supports(p: QPainter, x: float, y: float) -> None:
    coin(p, "fox", x - 136, y, 48)
    coin(p, "mummy", x - 34, y, 48)
    for k, name in enumerate(("vampire", "gangshi", "zombie")):
        column(p, name, x + 100, y + 44 - k * 28, 1, 74, 26)


def _zones(p: QPainter, x: float, y: float) -> None:
    for k, steps in enumerate(ZONES):
        left = x + (k - 1) * 130 - 52
        rounded(p, QRectF(left, y - 52, 104, 104), 12, BRASS)
        number = str(steps)
        text(p, left + 52, y, number, 64, INK, bold=True, serif=True, align="centre", most=90)


def _most(p: QPainter, x: float, y: float) -> None:
    for k, (name, count) in enumerate((("gangshi", 2), ("zombie", 4), ("vampire", 1))):
        column(p, name, x - 170 + k * 70, y + 50, count, 58, 100)
    arrowheads(p, x + 64, y, 2, IVORY)
    emblem(p, "zombie", x + 140, y, 46)


def _last(p: QPainter, x: float, y: float) -> None:
    for k in range(5):
        fill = BRASS if k == 4 else None
        rounded(p, QRectF(x - 190 + k * 78, y - 30, 62, 60), 10, fill, BRASS, 4)
    arrowheads(p, x + 153, y, 1, INK)


def _prizes(p: QPainter, x: float, y: float) -> None:
    left = x - 178
    for place, prize in enumerate(PRIZES, 1):
        text(p, left, y, str(place), 56, BRASS, bold=True, serif=True, most=40)
        for k in range(prize):
            gem(p, left + 50 + k * 32, y, 19)
        left += 64 + prize * 32


PICTURES: tuple[Drawing, ...] = (
    _five, _supports, _zones, _most, _last, _prizes,
)  # fmt: skip
