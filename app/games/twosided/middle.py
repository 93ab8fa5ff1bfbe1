"""Between the two sides: what was said last, the pot, and the chips of drawn hands."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, polygon, rounded, text, width
from app.games.twosided.side import CARDS
from app.games.twosided.table import DECIDED, Table
from app.pieces.flight import Spot
from app.pieces.money import chip
from app.text import Say
from app.theme import BOARD, BRASS, INK, IVORY, LINE, MIST
from engine.games.twosided.records import BONUS
from engine.types import NOBODY

X = 960
POT, CARRIED = QRectF(746, 520, 428, 202), QRectF(746, 746, 428, 202)


def pot_spot() -> Spot:
    return POT.center().x() - 70, POT.center().y() + 34


def carried_spot() -> Spot:
    return CARRIED.center().x() - 70, CARRIED.center().y() + 34


def middle(p: QPainter, t: Table, say: Say) -> None:
    """The banner that points to a side, and the two heaps of chips."""
    chair, words, more = said(t, say)
    if words:
        _banner(p, chair, words)
    if more:
        text(p, X, 462, more, 44, IVORY, align="centre", most=540)
    _heap(p, POT, say("hall-twosided-pot"), t.pot())
    _heap(p, CARRIED, say("hall-twosided-carried"), t.game.carried)


def said(t: Table, say: Say) -> tuple[int, str, str]:
    """Whom the banner points to, its words, and the line below."""
    game = t.game
    if game.step in DECIDED:
        if t.on_turn() == NOBODY:
            return NOBODY, say("hall-twosided-draw"), ""
        more = say("hall-twosided-bonus", bonus=t.won()[1]) if t.won()[1] else ""
        return t.on_turn(), say("hall-twosided-wins"), more
    both = t.two_sided()
    if both != NOBODY:
        more = say("hall-twosided-if-won", bonus=min(BONUS, game.chips[1 - both]))
        return both, say("hall-twosided-both"), more if game.chips[1 - both] else ""
    if game.step == "bet" and t.level(1 - game.turn):
        return _bet(t, 1 - game.turn, say)
    return NOBODY, "", ""


def _bet(t: Table, chair: int, say: Say) -> tuple[int, str, str]:
    face = t.face(chair)
    if face is None:
        return chair, say("hall-twosided-covered", level=t.level(chair)), ""
    words = say(f"hall-twosided-{face}")
    return chair, say("hall-twosided-bet", face=words, level=t.level(chair)), ""


def _banner(p: QPainter, chair: int, words: str) -> None:
    top, low = CARDS + 4.0, CARDS + 118.0
    left, right, tip = 722.0, 1198.0, 40
    y = (top + low) / 2
    if chair == 0:
        points = ((left + tip, top), (right, top), (right, low), (left + tip, low), (left, y))
    elif chair == 1:
        points = ((left, top), (right - tip, top), (right, y), (right - tip, low), (left, low))
    else:
        points = ((left, top), (right, top), (right, low), (left, low), (left, y))
    polygon(p, points, IVORY)
    x = X + (tip / 2 if chair == 0 else -tip / 2 if chair == 1 else 0)
    size = fit(words, (88, 64, 56), right - left - 80, bold=True)
    text(p, x, y, words, size, INK, bold=True, align="centre", most=right - left - 70)


def _heap(p: QPainter, box: QRectF, words: str, count: int) -> None:
    shade = BRASS if count else LINE
    rounded(p, box, 16, BOARD, shade, 3)
    x, y = box.center().x(), box.center().y() + 34
    most = box.width() - 40
    text(
        p, x, box.top() + 44, words, 48, BRASS if count else MIST,
        bold=True, align="centre", most=most,
    )  # fmt: skip
    if not count:
        text(p, x, y, "–", 56, LINE, bold=True, align="centre", most=100)
        return
    number = str(count)
    whole = 92 + 24 + width(number, 88, bold=True)
    chip(p, x - whole / 2 + 46, y, 46)
    text(p, x - whole / 2 + 116, y, number, 88, IVORY, bold=True, most=200)
