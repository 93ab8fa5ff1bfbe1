"""Horror Race on the console: order of play, supports under a hatch, the track, the zones."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, hatch, plate, rounded, text, tick
from app.games.horror_race.table import Table
from app.pieces.emblems import emblem
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, CELL, CHARACTERS, INK, IVORY, LINE, MIST, REASON, colour
from engine.games.horror_race.records import CHARACTERS as NAMES, ZONES
from engine.types import NOBODY


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    pitch = (h - 52) / max(6, len(t.game.order))
    for row, chair in enumerate(t.game.order):
        _chair(p, t, row, chair, seat, 50 + row * pitch, min(pitch, 36), say, shown)
    _track(p, t, 420, w - 16, say)


def _chair(
    p: QPainter, t: Table, row: int, chair: int, seat: int, y: float, high: float, say: Say,
    shown: bool,
) -> None:  # fmt: skip
    game = t.game
    now = chair == seat if game.step == "support" else game.step == "turn" and row == game.turn
    if now:
        plate(p, QRectF(8, y - high / 2, 392, high))
    ink = INK if now else IVORY
    text(p, 36, y, str(row + 1), 17, INK if now else BRASS, bold=True, most=26, align="right")
    sign(p, t.player(chair), 56, y, 9, ink)
    name = t.name(chair)
    size = fit(name, (18, 17, 16), 96, bold=True)
    text(p, 74, y, name, size, ink, bold=True, most=98)
    _support(p, game.supports[chair], game.sealed[chair], 184, y, say, shown, now)
    _state(p, t, row, chair, y, ink, say)


def _support(
    p: QPainter, pair: Any, sealed: bool, x: float, y: float, say: Say, shown: bool, now: bool
) -> None:
    at = QRectF(x, y - 10, 74, 20)
    if pair == ():
        return
    if sealed:
        edge = INK if now else MIST
        rounded(p, at, 5, None, edge, 1.5, (3, 3))
        text(p, at.center().x(), y, say("table-sealed"), 16, edge, most=70, align="centre")
    elif not shown or pair is None:
        rounded(p, at, 5, "#3A2E10" if now else "#0A1311", MIST, 1.5)
        hatch(p, at.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)
    else:
        rounded(p, at, 5, "#0A1311", MIST, 1.5)
        for k, character in enumerate(pair):
            emblem(p, character, x + 24 + k * 28, y, 9)


def _state(p: QPainter, t: Table, row: int, chair: int, y: float, ink: str, say: Say) -> None:
    game, x = t.game, 392
    words = ""
    if t.show.absent[chair]:
        words = say("table-absent")
    elif chair == game.forfeiter and game.forfeiter != NOBODY:
        words = say("table-forfeit")
    elif game.step == "turn" and row == game.turn:
        words = say("table-laid", count=game.laid)
    elif game.step == "over" and game.paid:
        words = say("table-paid", count=game.paid[chair])
    elif game.step in ("turn", "move") and row < game.turn:
        tick(p, x - 10, y, 7, MIST)
    if words:
        size = fit(words, (17, 16), 120)
        text(p, x, y, words, size, REASON if ink == IVORY else ink, most=124, align="right")


def _track(p: QPainter, t: Table, left: float, right: float, say: Say) -> None:
    game = t.game
    columns = [right - 140 + k * 58 for k in range(3)]
    text(p, left, 50, say("table-cells", goal=game.config.goal), 16, MIST, most=190)
    for x, zone in zip(columns, ZONES):
        text(p, x, 50, say("table-zone", zone=zone), 16, BRASS, bold=True, most=56, align="centre")
    for i, name in enumerate(NAMES):
        y = 88 + i * 47
        rounded(p, QRectF(left, y - 13, 26, 26), 5, IVORY)
        text(p, left + 13, y, str(i + 1), 17, INK, bold=True, most=24, align="centre")
        emblem(p, name, left + 48, y, 17)
        bar = QRectF(left + 74, y - 9, columns[0] - left - 148, 18)
        rounded(p, bar, 9, CELL, LINE, 1.5)
        share = min(1.0, game.at[i] / game.config.goal)
        if share:
            rounded(p, QRectF(bar.x(), bar.y(), max(18, bar.width() * share), 18), 9,
                    CHARACTERS[name])  # fmt: skip
        text(p, bar.right() + 34, y, str(game.at[i]), 22, bold=True, most=40, align="right")
        for k, x in enumerate(columns):
            _count(p, t, k, i, x, y)


def _count(p: QPainter, t: Table, zone: int, i: int, x: float, y: float) -> None:
    count = t.game.zones[zone][i]
    moves = t.mover(zone) == i
    if moves:
        rounded(p, QRectF(x - 18, y - 17, 36, 34), 6, None, "#FFCB47", 2)
    words = f"={count}" if t.tied(zone, i) else str(count) if count else "–"
    shade = LINE if not count else MIST if t.tied(zone, i) else IVORY
    text(p, x, y, words, 20, shade, bold=bool(count), most=40, align="centre")
