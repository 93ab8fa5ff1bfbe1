"""One side of the table: the chair with its chips, the card seen from both sides, its bets."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, fit, hatch, named, polygon, rounded, text, tick
from app.games.twosided.table import Table
from app.pieces.cards import DROPPED, peeked
from app.pieces.flight import Spot
from app.pieces.money import chip
from app.pieces.signs import sign
from app.pieces.stamped import card, chips, folded
from app.pieces.tags import pill, tag
from app.pieces.turning import turning
from app.text import Say
from app.theme import BOARD, BRASS, CELL, GROUND, INK, IVORY, LAMP, LINE, MIST, colour, mixed

LEFTS, WIDE = (60, 1240), 620
BAR, HIGH = 164, 104  # of the chair
CARD, CARDS = 280, 300  # px wide, the upper edge
LABELS, PADS, PAD = 750, 790, 158
FACES = ("front", "back")


def card_spot(chair: int, face: int) -> Spot:
    """The upper left corner of a card."""
    return LEFTS[chair] + (12 if face == 0 else WIDE - 12 - CARD), CARDS


def purse_spot(chair: int) -> Spot:
    return LEFTS[chair] + 432, BAR + HIGH / 2


def pad_spot(chair: int, face: str | None) -> Spot:
    """Where the chips bet on a face lie; a covered one has the whole width."""
    share = {"front": 0.2, "back": 0.74}.get(face or "", 0.4)
    return LEFTS[chair] + WIDE * share, PADS + PAD / 2


def bar(p: QPainter, t: Table, chair: int, lamp: float) -> None:
    """Who sits here and holds how many chips; cut corners and the lamp on turn."""
    box = QRectF(LEFTS[chair], BAR, WIDE, HIGH)
    gone = t.game.folded == chair
    if lamp < 1:
        rounded(p, box, 16, GROUND if gone else BOARD, LINE, 3)
    if lamp:
        polygon(p, cut_corners(box, 22), colour(LAMP, round(255 * lamp)))
    ink = mixed(MIST if gone else IVORY, INK, lamp)
    y = box.center().y()
    sign(p, t.player(chair), box.left() + 66, y, 34, mixed(BRASS, INK, lamp))
    named(p, box.left() + 122, y, t.name(chair), (64, 56, 48), ink, most=250)
    chip(p, *purse_spot(chair), 38)
    number = str(t.game.chips[chair])
    size = fit(number, (88, 64), 112, bold=True)
    text(p, box.right() - 30, y, number, size, ink, bold=True, align="right", most=112)


def cards(p: QPainter, t: Table, chair: int, turned: tuple[int | None, float] | None) -> None:
    """Front and back of one card; a back that is being shown grows narrow, then wide."""
    front, back = card_spot(chair, 0), card_spot(chair, 1)
    if not t.dealt(chair):
        for x, y in (front, back):
            rounded(p, QRectF(x, y, CARD, CARD * 1.4), 20, None, LINE, 3, (5, 4))
        return
    gone = t.game.folded == chair
    card(p, *front, CARD, t.game.cards[chair].front, t.lit(chair, "front") and not gone)
    if gone:
        box = QRectF(*front, CARD, CARD * 1.4)
        rounded(p, box, 20, colour(DROPPED, 150))
        hatch(p, box, colour(GROUND, 170), 34, 10)
        folded(p, *back, CARD)
    elif turned is None and t.private(chair):
        peeked(p, *back, CARD, t.private(chair), t.lit(chair, "back"))
    else:
        value, share = turned or (t.back(chair), 1.0)
        turning(p, *back, CARD, value, share, t.lit(chair, "back"))


def labels(p: QPainter, t: Table, chair: int, say: Say) -> None:
    """The words under the faces, and who began the hand."""
    for k, face in enumerate(FACES):
        x = card_spot(chair, k)[0] + CARD / 2
        chosen = t.lit(chair, face) and t.game.folded != chair
        shade = LAMP if chosen else MIST
        words = say(f"hall-twosided-{face}")
        text(p, x, LABELS, words, 56, shade, bold=chosen, align="centre", most=180)
    if t.game.hand and t.game.first == chair and not t.game.again:
        pill(p, LEFTS[chair] + WIDE / 2, LABELS, say("hall-twosided-first"), 100)


def pads(p: QPainter, t: Table, chair: int, say: Say) -> None:
    """The two places for bets, or one wide place while the face is covered."""
    if t.face(chair) is None or (t.no_chips() and t.face(chair) == ""):
        _wide(p, t, chair, say)
    else:
        for k, face in enumerate(FACES):
            x = card_spot(chair, k)[0]
            box = QRectF(x - 6, PADS, CARD + 12, PAD)
            _pad(p, box, t.level(chair), t.lit(chair, face), t.no_chips())
    if t.game.folded == chair:
        box = QRectF(LEFTS[chair] + 150, CARDS + 308, WIDE - 300, 84)
        tag(p, box, say("hall-twosided-fold"), "gone")


def _wide(p: QPainter, t: Table, chair: int, say: Say) -> None:
    box = QRectF(LEFTS[chair] + 4, PADS, WIDE - 8, PAD)
    if not t.no_chips():
        _pad(p, box, t.level(chair), True, False)
        return
    inner = box.adjusted(60, 34, -60, -34)
    if t.face(chair) is None:
        rounded(p, box, PAD / 2, CELL, LAMP, 6)
        tag(p, inner, say("hall-twosided-picked"), "in")
    elif t.picking(chair):
        rounded(p, box, PAD / 2, BOARD, LINE, 3)
        tag(p, inner, "?", "asked")
    else:
        rounded(p, box, PAD / 2, BOARD, LINE, 3)


def _pad(p: QPainter, box: QRectF, level: int, chosen: bool, ticked: bool) -> None:
    lit = chosen and (level or ticked)
    rounded(p, box, PAD / 2, BOARD, LAMP if lit else LINE, 6 if lit else 3)
    x, y = box.center().x(), box.center().y()
    if not lit:
        text(p, x, y, "–", 56, LINE, bold=True, align="centre", most=80)
    elif ticked:
        tick(p, x, y, 34, LAMP)
    else:
        _stacks(p, x, y, level)


def _stacks(p: QPainter, x: float, y: float, level: int) -> None:
    """Fives of chips, two at most, and the number: centred as one pair."""
    number = str(level)
    heaps = [min(5, n) for n in (level, level - 5) if n > 0]
    wide = 84 if len(heaps) == 1 else 52
    whole = len(heaps) * (wide + 8) + 14 + 50 * len(number)
    left = x - whole / 2
    base = y + heaps[0] * (wide * 0.18 + 3) / 2
    for k, count in enumerate(heaps):
        chips(p, left + wide / 2 + k * (wide + 8), base, count, wide)
    start = left + len(heaps) * (wide + 8) + 14
    text(p, start, y, number, 88, IVORY, bold=True, most=110)
