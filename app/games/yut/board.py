"""The board of 29 stations: where they lie, what stands on them, where the result may lead."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app import stamp
from app.draw import disc, polygon, rounded, strokes
from app.games.yut.table import Stack, Step, Table, owner, team
from app.pieces.tokens import outline, piece
from app.theme import BOARD, BRASS, CELL as RAISED, IVORY, LAMP, LINE
from engine.games.yut.mat import CELL, CENTRE

LEFT, TOP, SIDE = 150, 226, 720  # of the square of stations
FIELD = QRectF(LEFT - 88, TOP - 68, SIDE + 176, SIDE + 140)
CORNERS, BENDS = (0, 5, 10, 15, CENTRE), (5, 10, CENTRE)
BIG, SMALL = 52, 30
PIECE = 46
LINES = ((0, 5), (5, 10), (10, 15), (15, 0), (5, 15), (10, 0))
DIAGONALS = ((5, (20, 21)), (15, (24, 23)), (10, (25, 26)), (0, (28, 27)))  # inwards


class Spot(NamedTuple):
    """A point of the canvas."""

    x: float
    y: float


@cache
def spots() -> dict[int, Spot]:
    """The middle of each station: the start lower right, then round against the clock."""
    sides = ((1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 1.0))
    out = {CENTRE: Spot(LEFT + SIDE / 2, TOP + SIDE / 2)}
    for cell in range(20):
        side, k = divmod(cell, 5)
        (a, b), (c, d) = sides[side], sides[side + 1]
        out[cell] = Spot(LEFT + SIDE * (a + (c - a) * k / 5), TOP + SIDE * (b + (d - b) * k / 5))
    for corner, inner in DIAGONALS:
        for k, cell in enumerate(inner, 1):
            out[cell] = between(out[corner], out[CENTRE], k / 3)
    return out


def between(a: Spot, b: Spot, share: float) -> Spot:
    return Spot(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share)


def board(p: QPainter, t: Table, *, hints: bool, hidden: frozenset[int] = frozenset()) -> None:
    """The board with all stacks but those in the air; `hints` show where the result may lead."""
    stamp.put(p, FIELD.adjusted(-4, -4, 4, 4).topLeft(), _ground(stamp.scale(p)))
    steps = t.steps() if hints and t.show.house.advice == "on" else ()
    for step in steps:
        _way(p, step)
    standing = _by_cell(t, hidden)
    for cell in sorted({step.cells[-1] for step in steps}):
        _ring(p, cell, cell in standing)
    _mark(p, 0)
    for cell, here in standing.items():
        for (dx, dy, r), stack in zip(_seats(len(here), cell), here):
            stand(p, t, stack, Spot(spots()[cell].x + dx, spots()[cell].y + dy), r)


def stand(p: QPainter, t: Table, stack: Stack, at: Spot, r: float = PIECE) -> None:
    """A stack at a point: the sign of its first owner, and of the partner who shares it."""
    chairs = list(dict.fromkeys(owner(q) for q in stack.pieces))
    mate = t.player(chairs[1]) if len(chairs) > 1 else None
    piece(
        p, at.x, at.y, r, team(chairs[0]), t.player(chairs[0]),
        chief=chairs[0] < 2, count=len(stack.pieces), mate=mate,
    )  # fmt: skip


def _by_cell(t: Table, hidden: frozenset[int]) -> dict[int, list[Stack]]:
    out: dict[int, list[Stack]] = {}
    for stack in t.stacks():
        if stack.lead not in hidden:
            out.setdefault(CELL[stack.place], []).append(stack)
    return dict(sorted(out.items(), key=lambda x: spots()[x[0]].y))


def _seats(count: int, cell: int) -> tuple[tuple[float, float, float], ...]:
    """Where stacks that share a station unstacked stand around its middle, and how big."""
    if count == 1:
        return ((0, 0, PIECE),)
    if count == 2:
        across = spots()[cell].y in (TOP, TOP + SIDE)  # on a level side they stand one on the other
        inward = 12 if spots()[cell].y == TOP else -12 if across else 0
        if across:
            return ((0, inward - 40, 40), (0, inward + 40, 40))
        return ((-40, 0, 40), (40, 0, 40))
    return tuple((x, y, 36.0) for x in (-37.0, 37.0) for y in (-37.0, 37.0))


def _way(p: QPainter, step: Step) -> None:
    points = [spots()[cell] for cell in step.cells]
    strokes(p, points, LAMP, 10)
    for cell, at in zip(step.cells[1:-1], points[1:-1]):
        disc(p, at.x, at.y, 20 if cell in CORNERS else SMALL - 8, LAMP)


def _ring(p: QPainter, cell: int, taken: bool) -> None:
    """A station the result leads to; around whoever stands there."""
    x, y = spots()[cell]
    r = PIECE + 12 if taken else BIG + 2 if cell in CORNERS else SMALL + 4
    disc(p, x, y, r, RAISED, LAMP, 11)
    _mark(p, cell)


def _mark(p: QPainter, cell: int) -> None:
    x, y = spots()[cell]
    if cell in BENDS:
        disc(p, x, y, 38, None, BRASS, 4)
    if cell == 0:  # an arrow, the same in every language
        head = ((x - 26, y + 2), (x, y - 34), (x + 26, y + 2))
        polygon(
            p, (*head, (x + 10, y + 2), (x + 10, y + 32), (x - 10, y + 32), (x - 10, y + 2)), IVORY
        )


@lru_cache(maxsize=4)
def _ground(scale: float) -> QImage:
    """Stations and lines: always the same, so drawn once for a screen."""

    def stations(p: QPainter) -> None:
        rounded(p, FIELD, 28, BOARD, BRASS, 3)
        p.setPen(QPen(QColor(LINE), 6, c=Qt.PenCapStyle.FlatCap))
        for a, b in LINES:
            p.drawLine(QLineF(*spots()[a], *spots()[b]))
        for cell, (x, y) in spots().items():
            big = cell in CORNERS
            disc(p, x, y, BIG if big else SMALL, RAISED, IVORY if big else LINE, 5 if big else 4)
            _mark(p, cell)

    return stamp.image(FIELD.adjusted(-4, -4, 4, 4), scale, stations)


def shape(
    p: QPainter, side: int, x: float, y: float, r: float, fill: str | None, edge: str
) -> None:
    """A small mark of a team: a piece that waits, or the place it left."""
    outline(p, x, y, r, side, fill, edge, 3)
