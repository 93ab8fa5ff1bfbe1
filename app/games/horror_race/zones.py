"""The three zones with their coins, and the podium that takes their place at the end."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import arrowheads, cut_corners, polygon, rounded, strokes, text
from app.games.horror_race.table import Table, steps
from app.pieces.coins import column
from app.pieces.emblems import emblem
from app.pieces.money import purse
from app.theme import BOARD, BRASS, CHARACTERS, INK, IVORY, LAMP, LINE, MIST, colour, mixed
from engine.games.horror_race.finish import PRIZES
from engine.games.horror_race.records import CHARACTERS as NAMES

LEFT, TOP, WIDE, HIGH, GAP = 60, 676, 456, 306, 16
HEAD = 92
FIRST, PITCH = 128, 72  # of the columns, from the left of a zone
COIN, STACK = 60, 132  # px: a coin on its edge, the highest stack
BASE = TOP + HIGH - 78


def spot(zone: int, character: int) -> float:
    """The middle of a column."""
    return LEFT + zone * (WIDE + GAP) + FIRST + character * PITCH


def landing(count: int) -> float:
    """Where the next coin comes to rest on that many."""
    return BASE - (count + 0.5) * min(26.0, STACK / (count + 1))


def zones(p: QPainter, t: Table, now: int | None, glow: float, dim: float) -> None:
    """All coins; in the zone that is counted now the mover glows and the tied ones grow dim."""
    for zone in range(3):
        here = zone == now
        box = _board(p, zone, here)
        middle = box.left() + HEAD / 2
        size = 112
        text(
            p, middle, TOP + 116, str(steps(zone)), size, INK,
            bold=True, serif=True, align="centre", most=84,
        )  # fmt: skip
        arrowheads(p, middle, TOP + 232, steps(zone), INK)
        for character in range(len(NAMES)):
            lit = t.mover(zone) == character and t.show.house.advice == "on"
            _column(p, t, zone, character, lit, glow if here else 0, dim if here else 0)


def _board(p: QPainter, zone: int, now: bool = False) -> QRectF:
    """The board of a zone with its head; lit, it has cut corners like whoever is on turn."""
    box = QRectF(LEFT + zone * (WIDE + GAP), TOP, WIDE, HIGH)
    if now:
        polygon(p, cut_corners(box.adjusted(-4, -4, 4, 4), 22), LAMP)
        polygon(p, cut_corners(box.adjusted(HEAD, 3, -3, -3), 16), BOARD)
    else:
        rounded(p, box, 14, BOARD, LINE, 3)
        rounded(p, QRectF(box.left(), box.top(), HEAD, HIGH), 14, BRASS)
    return box


def _column(
    p: QPainter, t: Table, zone: int, character: int, lit: bool, glow: float, dim: float
) -> None:
    x, name, count = spot(zone, character), NAMES[character], t.game.zones[zone][character]
    tied = t.tied(zone, character)
    if lit:
        frame = QRectF(x - 33, TOP + 8, 66, HIGH - 16)
        rounded(p, frame, 12, colour(LAMP, round(46 + 90 * glow)), LAMP, 4)
    if count:
        top = column(p, name, x, BASE, count, COIN, STACK)
        shade = MIST if tied else IVORY
        text(p, x, top - 34, str(count), 56, shade, bold=True, align="centre", most=72)
        if tied:
            _level(p, x, top - 72)
    else:
        text(p, x, BASE - 30, "–", 56, LINE, bold=True, align="centre", most=72)
    emblem(p, name, x, TOP + HIGH - 42, 34)
    if tied and dim:
        veil = QRectF(x - 33, TOP + 8, 66, HIGH - 16)
        rounded(p, veil, 12, colour(BOARD, round(150 * dim)))


def _level(p: QPainter, x: float, y: float) -> None:
    """Two short bars: just as high as another, so it stands still."""
    for dy in (-6, 6):
        strokes(p, ((x - 15, y + dy), (x + 15, y + dy)), MIST, 6)


def podium(p: QPainter, t: Table) -> None:
    """First, second, third, and what their supporters are paid."""
    for rank, group in enumerate(t.places()):
        box = _board(p, rank)
        middle = box.left() + HEAD / 2
        number = str(rank + 1)
        y = box.center().y()
        text(p, middle, y, number, 112, INK, bold=True, serif=True, align="centre", most=84)
        x = box.left() + HEAD + (WIDE - HEAD) / 2
        r = (68, 68, 68, 44)[len(group)] if len(group) < 4 else 34
        for k, character in enumerate(group):
            _winner(
                p, NAMES[character], x + (k - (len(group) - 1) / 2) * (2 * r + 20), TOP + 106, r
            )
        prize = PRIZES[rank] if group else 0
        purse(p, x, TOP + 244, str(prize), (88,), 300, IVORY if group else MIST)


def _winner(p: QPainter, name: str, x: float, y: float, r: float) -> None:
    edge = mixed(CHARACTERS[name], BOARD, 0.55)
    rounded(p, QRectF(x - r - 6, y - r - 14, 2 * r + 12, 2 * r + 28), 18, None, edge, 3)
    emblem(p, name, x, y, r)


def prize_spot(rank: int) -> tuple[float, float]:
    """Where the garnets of a place lie before they are paid."""
    return LEFT + rank * (WIDE + GAP) + HEAD + (WIDE - HEAD) / 2 - 46, TOP + 244
