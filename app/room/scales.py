"""Scales: the pairs as they lean, and below them the answer to tap."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, disc, polygon, rounded, strokes, text
from app.room.places import PLAY, row
from app.room.plate import plate, touched
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINES
from engine.minigames import scales
from engine.minigames.scales.records import RATIOS, OddCoin, Problem, Ratio
from engine.minigames.statements import Scale, Scales
from engine.types import Value

R, THING = 35, 80  # of a thing on the scales, and from one to the next
DOWN = {"left": 1, "right": -1, "even": 0}
LEAN = 15  # how much lower the heavy pan hangs
ANSWER = QRectF(PLAY.left(), PLAY.bottom() - 92, PLAY.width(), 88)
WAYS = ("heavy", "light")
WIDE = 142  # of the plate of a way
Draw = Callable[[QPainter, float, float], None]


class Weighed(Value, frozen=True):
    """The number that is chosen and, for a coin, the way it differs."""

    number: int = 0
    way: str = ""


def start(problem: Problem) -> Weighed:
    return Weighed()


def press(problem: Problem, draft: Weighed, x: float, y: float) -> Weighed:
    numbers, ways = _boxes(problem)
    number, way = touched(numbers, x, y), touched(ways, x, y)
    if number >= 0:
        return Weighed(_numbers(problem)[number], draft.way)
    return Weighed(draft.number, WAYS[way]) if way >= 0 else draft


def answer(problem: Problem, draft: Weighed) -> str:
    if not draft.number or (isinstance(problem, OddCoin) and not draft.way):
        return ""
    return f"{draft.number}{ {'heavy': '+', 'light': '-', '': ''}[draft.way] }"


def paint(p: QPainter, problem: Problem, draft: Weighed, say: Say) -> None:
    picture = scales.statement(problem).picture
    assert isinstance(picture, Scales)
    for box, pair in zip(_places(len(picture.scales)), picture.scales):
        _pair(p, box, pair, picture.things)
    numbers, ways = _boxes(problem)
    for box, n in zip(numbers, _numbers(problem)):
        plate(p, box, str(n), chosen=n == draft.number)
    for box, way in zip(ways, WAYS):
        plate(p, box, say(f"room-{way}"), chosen=way == draft.way)


def _numbers(problem: Problem) -> tuple[int, ...]:
    return tuple(RATIOS) if isinstance(problem, Ratio) else tuple(range(1, problem.coins + 1))


def _boxes(problem: Problem) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """The plates of the numbers and of the two ways."""
    numbers = _numbers(problem)
    if isinstance(problem, Ratio):
        return row(ANSWER, len(numbers), 92, 16), ()
    left = ANSWER.adjusted(0, 0, -2 * WIDE - 32, 0)
    wide = min(92.0, left.width() / len(numbers) - 8)
    right = QRectF(ANSWER.right() - 2 * WIDE - 12, ANSWER.top(), 2 * WIDE + 12, ANSWER.height())
    return row(left, len(numbers), wide, 8), row(right, 2, WIDE, 12)


def _places(count: int) -> tuple[QRectF, ...]:
    """One below the other; four and more in two columns."""
    columns = 1 if count < 4 else 2
    rows = -(-count // columns)
    wide, high = PLAY.width() / columns, (ANSWER.top() - PLAY.top() - 24) / rows
    return tuple(
        [
            QRectF(PLAY.left() + k % columns * wide, PLAY.top() + k // columns * high, wide, high)
            for k in range(count)
        ]
    )


# ---------------------------------------------------------------- a pair of scales


def _pair(p: QPainter, box: QRectF, pair: Scale, things: tuple[str, ...]) -> None:
    """A beam on its pivot; on each of its ends a pan with what lies in it."""
    x, y = box.center().x(), box.center().y() + 44
    most = max(len(pair.left), len(pair.right), 2)
    reach = most * THING / 2 + 4
    arm, dip = reach + 16, DOWN[pair.lean] * LEAN
    polygon(p, ((x, y), (x - 24, y + 32), (x + 24, y + 32)), BRASS)
    strokes(p, ((x - arm, y + dip), (x + arm, y - dip)), BRASS, 8)
    for side, load in ((-1, pair.left), (1, pair.right)):
        middle, level = x + side * arm, y - side * dip - 16
        strokes(p, ((middle, level), (middle, level + 14)), BRASS, 8)
        strokes(p, ((middle - reach + 8, level), (middle + reach - 8, level)), IVORY, 9)
        for k, name in enumerate(load):
            _thing(p, middle + (k - (len(load) - 1) / 2) * THING, level - 6 - R, name, things)


def _thing(p: QPainter, x: float, y: float, name: str, things: tuple[str, ...]) -> None:
    """A coin with its number, or a weight: each letter has a shape of its own."""
    if name.isdigit():
        disc(p, x, y, R, IVORY, BRASS, 5)
    else:
        k = things.index(name)
        SHAPES[k % len(SHAPES)](p, x, y, LINES[k % len(LINES)])
    text(p, x, y, name, 44, INK, bold=True, align="centre", most=2 * R)


def _round(p: QPainter, x: float, y: float, fill: str) -> None:
    disc(p, x, y, R, fill, INK, 3)


def _square(p: QPainter, x: float, y: float, fill: str) -> None:
    rounded(p, QRectF(x - R + 2, y - R + 2, 2 * R - 4, 2 * R - 4), 4, fill, INK, 3)


def _cut(p: QPainter, x: float, y: float, fill: str) -> None:
    polygon(p, cut_corners(QRectF(x - R, y - R, 2 * R, 2 * R), R * 0.6), fill, INK, 3)


def _corners(count: int, turn: float) -> Callable[[QPainter, float, float, str], None]:
    def paint(p: QPainter, x: float, y: float, fill: str) -> None:
        angles = [turn + 2 * pi * k / count for k in range(count)]
        r = R * 1.12
        polygon(p, [(x + sin(a) * r, y + 4 - cos(a) * r) for a in angles], fill, INK, 3)

    return paint


SHAPES = (_round, _square, _corners(5, 0), _corners(6, pi / 2), _cut, _corners(4, 0))
