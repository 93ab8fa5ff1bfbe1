"""Seed Poker on the console: the seeds and the pot, and a row for each chair in its order."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, hatch, plate, rounded, text
from app.games.seed_poker.table import Table
from app.pieces.money import chip, gem
from app.pieces.seeds import seed
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINE, MIST, REASON, colour
from engine.games.seed_poker.asking import cards_in, unseen

HEADS = 104
COLUMNS = {"hand": 0.3, "pile": 0.41, "chips": 0.53, "garnets": 0.64, "paid": 0.74, "state": 0.97}


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    _pile(p, t, w, say, shown)
    for name, share in COLUMNS.items():
        words = say(f"table-seed-{name}")
        align: Any = "right" if name == "state" else "centre"
        text(p, share * w, HEADS, words, 16, MIST, align=align, most=96)
    pitch = min(46.0, (h - HEADS - 16) / len(t.chairs()))
    for chair in t.chairs():
        _chair(p, t, chair, HEADS + 10 + (chair + 0.5) * pitch, pitch, w, say, shown)


def _pile(p: QPainter, t: Table, w: float, say: Say, shown: bool) -> None:
    """The seeds, those that dropped, the cards nobody saw, the pot."""
    game, y = t.game, 66
    seed(p, 28, y, 13)
    for k, value in enumerate(game.seeds):
        _number(p, 48 + k * 40, y, value)
    if game.dropped:
        words = say("table-seed-dropped", cards=" ".join(map(str, game.dropped)))
        text(p, 176, y, words, fit(words, (17, 16), 190), MIST, most=196)
    if shown:
        left = " ".join(map(str, cards_in(unseen(game))))
        words = say("table-seed-left", cards=left)
        text(p, 0.73 * w, y, words, 16, MIST, most=0.36 * w, align="right")
    chips, garnets = sum(game.paid) + game.carried[0], sum(game.paid_garnets) + game.carried[1]
    text(p, 0.8 * w, y, say("table-seed-pot"), 18, BRASS, most=60, align="right")
    chip(p, 0.8 * w + 24, y, 13)
    text(p, 0.8 * w + 44, y, str(chips), 24, bold=True, most=50)
    gem(p, 0.8 * w + 106, y, 12)
    text(p, 0.8 * w + 124, y, str(garnets), 24, bold=True, most=36)


def _number(p: QPainter, x: float, y: float, value: int) -> None:
    rounded(p, QRectF(x, y - 17, 34, 34), 6, IVORY)
    text(p, x + 17, y, str(value), 20, INK, bold=True, align="centre", most=32)


def _chair(
    p: QPainter, t: Table, chair: int, y: float, pitch: float, w: float, say: Say, shown: bool
) -> None:
    lit = t.on_turn() == chair
    if lit:
        plate(p, QRectF(8, y - pitch / 2 + 1, w - 16, pitch - 2))
    game = t.game
    ink = INK if lit else MIST if game.out[chair] or t.folded(chair) else IVORY
    first = bool(game.order) and game.order[0] == chair
    if first:
        rounded(p, QRectF(18, y - 12, 26, 24), 6, BRASS)
    number = INK if lit or first else BRASS
    text(p, 31, y, str(chair + 1), 17, number, bold=True, align="centre", most=24)
    sign(p, t.player(chair), 62, y, 10, ink)
    size = fit(t.name(chair), (19, 17, 16), 100, bold=True)
    text(p, 82, y, t.name(chair), size, ink, bold=True, most=124)
    _hand(p, t, chair, COLUMNS["hand"] * w, y, say, shown, lit)
    _did(p, t, chair, COLUMNS["pile"] * w, y, ink)
    purse = (("chips", game.chips), ("garnets", game.garnets))
    for name, counts in purse:
        text(
            p, COLUMNS[name] * w, y, str(counts[chair]), 20, ink, bold=True, align="centre", most=60
        )
    _paid(p, t, chair, COLUMNS["paid"] * w, y, ink)
    words = _state(t, chair, say)
    shade = REASON if t.show.absent[chair] and not lit else ink
    size = fit(words, (18, 17, 16), 0.19 * w)
    text(p, COLUMNS["state"] * w, y, words, size, shade, align="right", most=0.2 * w)


def _hand(
    p: QPainter, t: Table, chair: int, x: float, y: float, say: Say, shown: bool, lit: bool
) -> None:
    """The cards of a chair; the second one only while it chooses."""
    game = t.game
    cards = [game.hands[chair]] if game.hands[chair] != 0 else []
    if t.taken(chair):
        cards.append(game.extra)
    for k, value in enumerate(cards):
        at = QRectF(x - 32 * len(cards) + k * 64 + 3, y - 12, 58, 24)
        edge = INK if lit else MIST
        if value is None:
            rounded(p, at, 5, None, edge, 1.5, (3, 3))
            words = say("table-seed-unseen")
            text(p, at.center().x(), y, words, 16, edge, align="centre", most=60)
        elif shown or game.shown[chair]:
            rounded(p, at, 5, IVORY, edge, 1.5)
            text(p, at.center().x(), y, str(value), 18, INK, bold=True, align="centre", most=50)
        else:
            rounded(p, at, 5, "#3A2E10" if lit else "#0A1311", edge, 1.5)
            hatch(p, at.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)


def _did(p: QPainter, t: Table, chair: int, x: float, y: float, ink: str) -> None:
    if t.game.laid[chair]:
        text(p, x, y, str(t.game.laid[chair]), 20, ink, bold=True, align="centre", most=40)
    elif t.game.did[chair] == "add":
        seed(p, x, y, 10, ink if ink == INK else BRASS)
    else:
        text(p, x, y, "–", 18, LINE, align="centre", most=40)


def _paid(p: QPainter, t: Table, chair: int, x: float, y: float, ink: str) -> None:
    chips, garnets = t.game.paid[chair], t.game.paid_garnets[chair]
    words = f"{chips} + {garnets}" if garnets else str(chips or "–")
    text(p, x, y, words, 20, ink, align="centre", most=90)
    if garnets:
        gem(p, x + 52, y, 8)


def _state(t: Table, chair: int, say: Say) -> str:
    """What a chair decided, in a word."""
    totals = t.totals()
    if t.show.absent[chair]:
        return say("table-absent")
    if t.game.out[chair]:
        return say("hall-seed-out")
    if chair in totals:
        return say("hall-seed-total", total=totals[chair])
    if t.joined(chair):
        return say("hall-seed-in", chips=t.bet(chair))
    return say("hall-seed-fold") if t.folded(chair) else ""
