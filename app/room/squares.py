"""Matchsticks, squares: tap the matches to take away, and again to lay them back."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter

from app.draw import rounded, text
from app.room.match import REACH, apart, gap, match
from app.room.places import PLAY
from app.text import Say
from app.theme import GROUND, IVORY, LINE, MIST
from engine.minigames import matchsticks
from engine.minigames.matchsticks.records import Squares
from engine.minigames.statements import Sticks
from engine.types import Value


class Removed(Value, frozen=True):
    """The numbers of the matches that were taken away."""

    gone: tuple[int, ...] = ()


def start(problem: Squares) -> Removed:
    return Removed()


def press(problem: Squares, draft: Removed, x: float, y: float) -> Removed:
    places = _places(problem)
    at = min(places, key=lambda k: apart(places[k], x, y))
    if apart(places[at], x, y) > REACH:
        return draft
    if at in draft.gone:
        return Removed(tuple([k for k in draft.gone if k != at]))
    return Removed((*draft.gone, at)) if len(draft.gone) < problem.remove else draft


def answer(problem: Squares, draft: Removed) -> str:
    full = len(draft.gone) == problem.remove
    return " ".join(map(str, sorted(draft.gone))) if full else ""


def paint(p: QPainter, problem: Squares, draft: Removed, say: Say) -> None:
    """The matches with the numbers a dealer would type."""
    places = _places(problem)
    wide = 24.0
    for k, at in places.items():
        if k in draft.gone:
            gap(p, at, wide, taken=True)
        else:
            match(p, at, wide)
    for k, at in places.items():
        middle, gone = at.center(), k in draft.gone
        box = QRectF(middle.x() - 32, middle.y() - 26, 64, 52)
        rounded(p, box, 12, GROUND, None if gone else LINE, 2.5)
        ink = MIST if gone else IVORY
        text(p, middle.x(), middle.y(), str(k), 44, ink, bold=True, align="centre", most=60)


@cache
def _places(problem: Squares) -> dict[int, QLineF]:
    """The matches of the statement on the canvas, by number."""
    picture = matchsticks.statement(problem).picture
    assert isinstance(picture, Sticks)
    scale = min((PLAY.width() - 80) / picture.width, (PLAY.height() - 50) / picture.height)
    middle = PLAY.center()
    x0, y0 = middle.x() - picture.width * scale / 2, middle.y() - picture.height * scale / 2
    return {
        int(s.label): QLineF(
            x0 + s.x1 * scale, y0 + s.y1 * scale, x0 + s.x2 * scale, y0 + s.y2 * scale
        )
        for s in picture.sticks
    }
