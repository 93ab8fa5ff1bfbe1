"""Gyeol-Hap on the console: the pictures, the points, and the haps that are left under a hatch."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, hatch, plate, rounded, text
from app.games.gyeol_hap.table import Table, signed
from app.pieces.pictures import picture
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINE, MIST, REASON, colour
from engine.games.gyeol_hap.haps import left
from engine.games.gyeol_hap.records import PICTURES, SHOWN

TILE = 82
NAMES, LISTS = 280, 520  # where the people and the lists begin


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    if t.game.step == "board" and not t.game.board and t.game.config.board == "typed":
        _codes(p, say, w)
        return
    _board(p, t)
    _people(p, t, say, h)
    _silence(p, t, say, h)
    _lists(p, t, say, shown, w, h)


def _codes(p: QPainter, say: Say, w: float) -> None:
    """All 27 pictures with the numbers that are typed for them."""
    text(p, 16, 50, say("table-hap-codes"), 17, BRASS, bold=True, most=w - 32)
    across = (w - 32) / 9
    for code in PICTURES:
        x, y = 16 + code % 9 * across, 68 + code // 9 * 86
        picture(p, code, x + 30, y + 4, 52)
        text(p, x + 24, y + 30, str(code), 20, IVORY, bold=True, most=26, align="right")


def _board(p: QPainter, t: Table) -> None:
    for k in range(SHOWN):
        x, y = 16 + k % 3 * (TILE + 5), 44 + k // 3 * (TILE + 5)
        if k < len(t.game.board):
            picture(p, t.game.board[k], x, y, TILE, lit=k + 1 in t.lit())
        else:
            rounded(p, QRectF(x, y, TILE, TILE), 6, None, LINE, 1.5, (4, 4))
        tab = QRectF(x + 3, y + 3, 21, 22)
        rounded(p, tab, 4, INK, IVORY, 1.5)
        number = str(k + 1)
        text(p, tab.center().x(), tab.center().y(), number, 17, bold=True, align="centre", most=18)


def _people(p: QPainter, t: Table, say: Say, h: float) -> None:
    count = t.game.config.players
    pitch = min(32.0, (h - 74) / count)
    for chair in range(count):
        y = 52 + chair * pitch
        now = chair == t.turn()
        if now:
            plate(p, QRectF(NAMES - 4, y - pitch / 2 + 0.5, LISTS - NAMES - 12, pitch - 1))
        plays = t.plays(chair)
        ink = INK if now else IVORY if plays else MIST
        number = str(chair + 1)
        text(p, NAMES + 22, y, number, 16, INK if now else BRASS, bold=True, most=24, align="right")
        sign(p, t.player(chair), NAMES + 38, y, 9, ink)
        name = t.name(chair)
        size = fit(name, (18, 17, 16), 96, bold=True)
        text(p, NAMES + 54, y, name, size, ink, bold=True, most=98)
        points = signed(t.game.scores[chair])
        text(p, LISTS - 26, y, points, 18, ink, bold=True, most=50, align="right")
        if chair in t.game.barred and not now:
            text(p, NAMES + 168, y, "×", 17, REASON, bold=True, most=16, align="centre")


def _silence(p: QPainter, t: Table, say: Say, h: float) -> None:
    row, limit = t.silence()
    key = "table-hap-silent" if limit else "table-hap-silent-free"
    text(p, 16, h - 14, say(key, count=row, left=limit), 16, MIST, most=240)


def _lists(p: QPainter, t: Table, say: Say, shown: bool, w: float, h: float) -> None:
    board, found = t.game.board, t.game.found
    middle = LISTS + (w - LISTS) / 2
    text(p, LISTS, 50, say("table-hap-found"), 17, BRASS, bold=True, most=middle - LISTS - 8)
    for k, (numbers, finder) in enumerate(zip(found, t.game.finders)):
        y = 78 + k * 20.5
        sign(p, t.player(finder), LISTS + 12, y, 8, BRASS)
        text(p, LISTS + 28, y, " ".join(map(str, numbers)), 18, bold=True, most=90)
    text(p, middle, 50, say("table-hap-left"), 17, BRASS, bold=True, most=w - middle - 10)
    rest = left(board, found) if len(board) == SHOWN else ()
    if not shown:
        box = QRectF(middle, 66, w - middle - 16, 34)
        rounded(p, box, 5, "#0A1311", MIST, 1.5)
        hatch(p, box.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)
        return
    if len(board) == SHOWN and not rest:
        text(p, middle, 78, say("table-hap-none"), 18, IVORY, bold=True, most=100)
    for k, numbers in enumerate(rest):
        text(p, middle, 78 + k * 20.5, " ".join(map(str, numbers)), 18, bold=True, most=90)
