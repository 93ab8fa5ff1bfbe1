"""Two-sided Poker on the console: both chairs with cards, faces and bets, the pot, the deck."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, hatch, plate, rounded, text
from app.games.twosided.table import Table
from app.pieces.cards import card
from app.pieces.money import chip
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINE, MIST, REASON, colour
from engine.games.twosided.duel import ceilings

HEADS = 58
COLUMNS = {"card": 0.27, "back": 0.36, "face": 0.48, "bet": 0.6, "most": 0.75, "chips": 0.93}


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    for name, share in COLUMNS.items():
        words = say(f"table-twosided-{name}")
        text(p, share * w, HEADS, words, 16, MIST, align="centre", most=110)
    pitch = (h - 150) / 2
    for chair in (0, 1):
        _chair(p, t, chair, 76 + (chair + 0.5) * pitch, min(pitch - 8, 96), w, say, shown)
    _foot(p, t, h - 38, w, say)


def _chair(
    p: QPainter, t: Table, chair: int, y: float, high: float, w: float, say: Say, shown: bool
) -> None:
    lit = t.on_turn() == chair or t.picking(chair)
    if lit:
        plate(p, QRectF(10, y - high / 2, w - 20, high))
    ink = INK if lit else IVORY
    text(p, 24, y, str(chair + 1), 20, INK if lit else BRASS, bold=True, most=24)
    sign(p, t.player(chair), 62, y, 13, ink)
    name = t.name(chair)
    size = fit(name, (24, 20, 18, 16), 100, bold=True)
    text(p, 84, y, name, size, ink, bold=True, most=112)
    if t.show.absent[chair]:
        text(p, 84, y + 26, say("table-absent"), 16, INK if lit else REASON, most=110)
    wide = min(46.0, (high - 12) / 1.4)
    if t.dealt(chair):
        value = t.game.cards[chair].front
        card(p, COLUMNS["card"] * w - wide / 2, y - wide * 0.7, wide, value)
        _back(p, t, chair, COLUMNS["back"] * w, y, wide, say, shown)
    _bets(p, t, chair, y, w, say, ink, shown)


def _back(
    p: QPainter, t: Table, chair: int, x: float, y: float, wide: float, say: Say, shown: bool
) -> None:
    box = QRectF(x - wide / 2, y - wide * 0.7, wide, wide * 1.4)
    one = t.game.cards[chair]
    if not one.back:
        rounded(p, box.adjusted(-8, 8, 8, -8), 6, "#0A1311", MIST, 1.5, (3, 3))
        text(p, x, y, say("table-twosided-unseen"), 16, MIST, align="centre", most=wide + 20)
    elif shown or one.shown:
        card(p, box.x(), box.y(), wide, one.back)
    else:
        rounded(p, box, 5, "#0A1311", MIST, 1.5)
        hatch(p, box.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)


def _bets(
    p: QPainter, t: Table, chair: int, y: float, w: float, say: Say, ink: str, shown: bool
) -> None:
    game = t.game
    words = _face(t, chair, say, shown)
    text(p, COLUMNS["face"] * w, y, words, 20, ink, bold=True, align="centre", most=100)
    text(p, COLUMNS["bet"] * w, y, _bet(t, chair), 24, ink, bold=True, align="centre", most=110)
    if game.step == "bet":
        single, both = ceilings(game, chair)
        most = f"{single} · {both}×2"
        text(p, COLUMNS["most"] * w, y, most, 20, ink, align="centre", most=110)
    chip(p, COLUMNS["chips"] * w - 26, y, 15)
    number = str(game.chips[chair])
    text(p, COLUMNS["chips"] * w + 40, y, number, 28, ink, bold=True, align="right", most=52)


def _face(t: Table, chair: int, say: Say, shown: bool) -> str:
    """The face chosen; one that is covered only while the hatch is lifted."""
    if t.game.folded == chair:
        return say("table-twosided-folded")
    face = t.game.faces[chair] if shown else t.face(chair)
    if face is None:
        return say("table-twosided-covered")
    return say(f"table-twosided-{face}") if face else "–"


def _bet(t: Table, chair: int) -> str:
    level = t.level(chair)
    if not level:
        return "–"
    return f"{level} × 2" if t.face(chair) == "both" else str(level)


def _foot(p: QPainter, t: Table, y: float, w: float, say: Say) -> None:
    game = t.game
    hand = say("table-twosided-hand", hand=game.hand, who=t.name(game.first)) if game.hand else ""
    text(p, 24, y, hand, fit(hand, (20, 18, 16), 270), MIST, most=290)
    for share, name, count in ((0.42, "pot", t.pot()), (0.62, "carried", game.carried)):
        box = QRectF(share * w, y - 27, 0.17 * w, 54)
        rounded(p, box, 8, None, BRASS if count else LINE, 1.5)
        label = say(f"table-twosided-{name}")
        text(p, box.x() + 12, y, label, 18, BRASS if count else MIST, most=64)
        text(p, box.right() - 12, y, str(count), 26, bold=True, align="right", most=50)
    left = say("table-twosided-left", count=sum(game.deck.left))
    text(p, w - 20, y, left, 18, MIST, align="right", most=0.16 * w)
