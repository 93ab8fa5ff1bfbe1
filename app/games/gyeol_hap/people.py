"""The people and their points: two face each other over the board, more stand in one column."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, even, fit, named, polygon, rounded, text
from app.games.gyeol_hap.table import Table, signed
from app.pieces.money import signed as change
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, INK, IVORY, LAMP, LINE, MIST, colour, mixed
from engine.games.gyeol_hap.match import places

SIDES = (60, 1430)  # of the two columns
WIDE, NAME = 430, 206
TOP, LOW = 164, 982


def people(p: QPainter, t: Table, say: Say, lamps: dict[int, float]) -> None:
    """Everybody's points, a lamp on who is on turn."""
    if t.game.config.players == 2:
        for chair, left in enumerate(SIDES):
            _duelist(p, t, chair, left, lamps.get(chair, 0.0))
    else:
        _column(p, t, say, lamps)


def _duelist(p: QPainter, t: Table, chair: int, left: float, lit: float) -> None:
    box = QRectF(left, 166, WIDE, 96)
    _plate(p, box, 16, lit)
    y = box.center().y()
    sign(p, t.player(chair), left + 62, y, 32, mixed(BRASS, INK, lit))
    sizes = (64, 56, 48)
    named(p, left + 114, y, t.name(chair), sizes, mixed(IVORY, INK, lit), most=WIDE - 136)
    points = signed(t.game.scores[chair])
    text(p, box.center().x(), 376, points, 200, bold=True, align="centre", most=WIDE)


def _plate(p: QPainter, box: QRectF, radius: float, lit: float) -> None:
    """A board at rest, cut corners in the lamp; the plain edge would leave nicks beside them."""
    if lit < 1:
        rounded(p, box, radius, BOARD, LINE, 3)
    if lit:
        polygon(p, cut_corners(box.adjusted(-2, -2, 2, 2), 20), colour(LAMP, round(255 * lit)))


def _column(p: QPainter, t: Table, say: Say, lamps: dict[int, float]) -> None:
    count = t.game.config.players
    pitch = min(124.0, (LOW - TOP + 8) / count)
    sizes = even(t.names(), (56, 48, 44) if pitch > 80 else (48, 44), NAME)
    ranks = {chair: k for k, group in enumerate(places(t.game), 1) for chair in group}
    for chair in range(count):
        y = TOP + pitch / 2 + chair * pitch
        box = QRectF(SIDES[0], y - pitch / 2 + 4, WIDE, pitch - 8)
        first = t.game.step == "over" and ranks[chair] == 1
        _row(p, t, chair, box, max(lamps.get(chair, 0.0), float(first)), sizes)


def _row(
    p: QPainter, t: Table, chair: int, box: QRectF, lit: float, sizes: tuple[int, ...]
) -> None:
    _plate(p, box, 12, lit)
    y, plays = box.center().y(), t.plays(chair)
    sign(p, t.player(chair), box.left() + 38, y, 23, mixed(BRASS if plays else MIST, INK, lit))
    shade = mixed(IVORY if plays else MIST, INK, lit)
    named(p, box.left() + 74, y, t.name(chair), sizes, shade, most=NAME, bold=plays)
    points = signed(t.game.scores[chair])
    size = 64 if box.height() > 90 else 56
    text(p, box.right() - 18, y, points, size, shade, bold=True, align="right", most=124)


# ---------- the round: what was won, what has been found, the silence


def gains(p: QPainter, t: Table, say: Say, left: float, top: float) -> None:
    """What each of two has won or lost in this round."""
    heading(p, left, top, say("hall-hap-gained"))
    for chair in range(2):
        x = left + 16 + chair * 214
        more = t.game.scores[chair] - t.game.before[chair]
        sign(p, t.player(chair), x + 30, top + 156, 28, BRASS)
        words = change(more)
        size = fit(words, (88, 64, 56), 132, bold=True)
        text(p, x + 72, top + 156, words, size, IVORY if more else MIST, bold=True, most=134)


def found(p: QPainter, t: Table, say: Say, top: float) -> float:
    """The haps of the round that were called, with who called them; return where it ends."""
    if t.game.config.found == "hidden":
        return top
    heading(p, SIDES[1], top, say("hall-hap-called"))
    haps = tuple(zip(t.game.found, t.game.finders))
    few = len(haps) <= 5
    for k, (numbers, finder) in enumerate(haps):
        if few:
            x, y = SIDES[1] + 54.0, top + 140 + k * 74
        else:
            x, y = SIDES[1] + 26.0 + k % 2 * 216, top + 138 + k // 2 * 64
        sign(p, t.player(finder), x, y, 26 if few else 23, BRASS)
        words = (" · " if few else " ").join(map(str, numbers))
        size, room = (64, 300) if few else (56, 152)
        text(p, x + (58 if few else 38), y, words, size, bold=True, most=room)
    return top + 110 + 6 * 64


def heading(p: QPainter, left: float, top: float, words: str) -> None:
    box = QRectF(left, top, WIDE, 88)
    rounded(p, box, 14, BOARD, LINE, 2.5)
    size = fit(words, (48, 44), WIDE - 24, bold=True)
    middle = box.center()
    text(p, middle.x(), middle.y(), words, size, BRASS, bold=True, align="centre", most=WIDE - 24)


def silence(p: QPainter, t: Table, say: Say, left: float, top: float) -> None:
    """Turns without a call: as many boxes as end the round, or the number where they are many."""
    row, limit = t.silence()
    if not limit:
        return
    heading(p, left, top, say("hall-hap-silent"))
    if limit > 12:
        words = f"{row} / {limit}"
        text(p, left + WIDE / 2, top + 156, words, 88, bold=True, align="centre", most=WIDE)
        return
    across = min(6, limit)
    start = left + WIDE / 2 - (across * 66 - 14) / 2
    for k in range(limit):
        box = QRectF(start + k % 6 * 66, top + 116 + k // 6 * 68, 52, 52)
        full = k < row
        rounded(p, box, 10, IVORY if full else None, IVORY if full else LINE, 4)
