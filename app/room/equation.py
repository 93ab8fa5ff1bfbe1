"""Matchsticks, a sum: tap the match to take, then the place where it goes."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainter

from app.room.match import REACH, apart, gap, match
from app.room.places import PLAY
from app.text import Say
from engine.minigames import matchsticks
from engine.minigames.matchsticks.picture import APART, LONG, SPOTS
from engine.minigames.matchsticks.records import FIGURES, OTHER_FIGURES, Equation, text_of
from engine.minigames.statements import Sticks
from engine.types import Value

Spot = tuple[int, str]  # which figure, which place of it
FREE = {"+": "hg", "-": "hg", "=": ""}  # where a match may lie; a figure has seven places
NEARER = 25.0  # a free place is, for a finger with a match: those of a plus cross
READ = {frozenset(spots): x for x, spots in (*FIGURES.items(), *OTHER_FIGURES.items())}


class Moved(Value, frozen=True):
    """The match that was taken, and where it was put."""

    taken: Spot | None = None
    put: Spot | None = None


def start(problem: Equation) -> Moved:
    return Moved()


def press(problem: Equation, draft: Moved, x: float, y: float) -> Moved:
    """Only one match is ever on its way: another one taken puts the first back."""
    spot = _hit(problem, draft, x, y)
    if spot is None:
        return draft
    if spot == draft.put:
        return Moved(draft.taken)
    if spot in _lie(problem, draft):
        return Moved(spot)
    if draft.taken is None or spot == draft.taken:
        return Moved()
    return Moved(draft.taken, spot)


def answer(problem: Equation, draft: Moved) -> str:
    """The sum as it lies now; "?" for a figure that is none."""
    if draft.put is None:
        return ""
    lie = _lie(problem, draft)
    return "".join(
        [
            "=" if figure == "=" else READ.get(frozenset(s for j, s in lie if j == k), "?")
            for k, figure in enumerate(text_of(problem))
        ]
    )


def paint(p: QPainter, problem: Equation, draft: Moved, say: Say) -> None:
    """What lies there comes from the statement; the place it left and the free ones are dashed."""
    scale, x0, y0 = _frame(problem)
    wide = 17 * scale
    places = _places(problem)
    picture = matchsticks.statement(problem).picture
    assert isinstance(picture, Sticks)
    gone = places[draft.taken] if draft.taken else None
    for s in picture.sticks:
        at = QLineF(x0 + s.x1 * scale, y0 + s.y1 * scale, x0 + s.x2 * scale, y0 + s.y2 * scale)
        if at != gone:
            match(p, at, wide)
    if draft.taken is not None and gone is not None:
        gap(p, gone, wide, taken=True)
    if draft.put is not None:
        match(p, places[draft.put], wide, lit=True)
    elif draft.taken is not None:
        for spot in places.keys() - _lie(problem, Moved()):
            gap(p, places[spot], wide, taken=False)


def _lie(problem: Equation, draft: Moved) -> frozenset[Spot]:
    laid = {(k, s) for k, x in enumerate(text_of(problem)) if x != "=" for s in FIGURES[x]}
    return frozenset((laid - {draft.taken}) | ({draft.put} if draft.put else set()))


@cache
def _frame(problem: Equation) -> tuple[float, float, float]:
    """Scale and upper left corner of the sum."""
    long = len(text_of(problem)) * (LONG + APART) - APART
    scale = min((PLAY.width() - 40) / long, 1.7)
    middle = PLAY.center()
    return scale, middle.x() - long * scale / 2, middle.y() - LONG * scale - 20


@cache
def _places(problem: Equation) -> dict[Spot, QLineF]:
    """Every place where a match may lie, on the canvas."""
    scale, x0, y0 = _frame(problem)
    out = {}
    for k, figure in enumerate(text_of(problem)):
        left = k * (LONG + APART)
        for s in FREE.get(figure, "abcdefg"):
            x1, y1, x2, y2 = SPOTS[s]
            out[k, s] = QLineF(
                x0 + (left + x1) * scale, y0 + y1 * scale, x0 + (left + x2) * scale, y0 + y2 * scale
            )
    return out


def _hit(problem: Equation, draft: Moved, x: float, y: float) -> Spot | None:
    places, lie = _places(problem), _lie(problem, draft)
    putting = draft.taken is not None and draft.put is None
    near = {s: NEARER * (putting and s not in lie) for s in places}
    spot = min(places, key=lambda s: apart(places[s], x, y) - near[s])
    return spot if apart(places[spot], x, y) <= REACH else None
