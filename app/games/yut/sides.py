"""The two sides: pieces that wait for each chair, and how many of the two that count are home."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, fit, named, polygon, rounded, text
from app.games.yut.board import shape
from app.games.yut.table import Table
from app.pieces.tokens import piece
from app.text import Say
from app.theme import BOARD, INK, IVORY, LAMP, LINE, MIST, TEAMS, colour, mixed

LEFT, WIDE, HIGH, ROW = 1050, 810, 186, 86
TOPS = (604, 802)


def sides(p: QPainter, t: Table, say: Say, lamps: dict[int, float]) -> None:
    """Both sides, a lamp on the chair on turn."""
    for side, top in enumerate(TOPS):
        chairs = (side, side + 2)
        lit = max(lamps.get(chair, 0.0) for chair in chairs)
        _ground(p, QRectF(LEFT, top, WIDE, HIGH), side, lit, lamps.get(side + 2, 0.0) >= lit)
        for chair in chairs:
            _row(p, t, say, chair, row_middle(chair), lamps.get(chair, 0.0))


def _ground(p: QPainter, box: QRectF, side: int, lit: float, below: bool) -> None:
    """A side at rest, or with the lamp around it and filled where its chair on turn is."""
    if lit < 1:  # a plain edge under cut corners would leave nicks
        rounded(p, box, 16, BOARD, TEAMS[side], 3)
    if not lit:
        return
    shade = colour(LAMP, round(255 * lit))
    polygon(p, cut_corners(box.adjusted(-4, -4, 4, 4), 22), shade)
    left, top, right, low = box.left() + 5, box.top() + 5, box.right() - 5, box.bottom() - 5
    half = box.center().y()
    if below:
        polygon(
            p,
            (
                (left, half),
                (left, top + 18),
                (left + 18, top),
                (right - 18, top),
                (right, top + 18),
                (right, half),
            ),
            BOARD,
        )
    else:
        polygon(
            p,
            (
                (left, half),
                (right, half),
                (right, low - 18),
                (right - 18, low),
                (left + 18, low),
                (left, low - 18),
            ),
            BOARD,
        )


def row_middle(chair: int) -> float:
    return TOPS[chair % 2] + 50 + chair // 2 * ROW


def _row(p: QPainter, t: Table, say: Say, chair: int, y: float, lit: float) -> None:
    chief = chair < 2
    quiet, loud = mixed(MIST, INK, lit), mixed(IVORY if chief else MIST, INK, lit)
    piece(p, LEFT + 58, y, 36, chair % 2, t.player(chair), chief=chief)
    sizes = (56, 48, 44) if chief else (48, 44)
    named(p, LEFT + 108, y, t.name(chair), sizes, loud, most=216, bold=chief or lit > 0)
    _waiting(p, t, chair, y, quiet, say, mixed(LINE, INK, lit), lit)
    if chief:
        words = say("hall-yut-home")
        text(p, LEFT + 668, y, words, 44, quiet, align="right", most=124)
        count = f"{t.home(chair)}/2"
        text(p, LEFT + 784, y, count, 56, loud, bold=True, align="right", most=104)
    else:
        words = say("hall-yut-partner")
        text(p, LEFT + 784, y, words, fit(words, (48, 44), 230), quiet, align="right", most=230)


def _waiting(
    p: QPainter, t: Table, chair: int, y: float, quiet: str, say: Say, line: str, lit: float
) -> None:
    words = say("hall-yut-waiting")
    text(p, LEFT + 418, y, words, 44, quiet, align="right", most=92)
    side = chair % 2
    for k in range(2):
        x = LEFT + 456 + k * 56
        if k < t.waiting(chair):
            shape(p, side, x, y, 24, mixed(TEAMS[side], INK, lit), INK if lit > 0.5 else IVORY)
        else:
            shape(p, side, x, y, 21, None, line)
