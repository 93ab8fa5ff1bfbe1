"""Outlines in a space of 100 units around their middle, and how they are put on the canvas."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from app.draw import inked

REACH = 100  # boolean work flattens curves, so it is done at this size and scaled afterwards


@cache
def shape(drawing: str) -> QPainterPath:
    """A path from letters and points: M move, L line, Q and C curves, Z close."""
    path = QPainterPath()
    for part in _parts(drawing):
        _draw(path, part[0], part[1:].split())
    return path


def _parts(drawing: str) -> list[str]:
    starts = [k for k, letter in enumerate(drawing) if letter in "MLQCZ"] + [len(drawing)]
    return [drawing[a:b] for a, b in pairwise(starts)]


def _draw(path: QPainterPath, letter: str, pairs: list[str]) -> None:
    points = [QPointF(*map(float, pair.split(","))) for pair in pairs]
    if letter == "M":
        path.moveTo(points[0])
    elif letter == "L":
        for point in points:
            path.lineTo(point)
    elif letter == "Q":
        for bend, point in zip(points[::2], points[1::2]):
            path.quadTo(bend, point)
    elif letter == "C":
        for out, back, point in zip(points[::3], points[1::3], points[2::3]):
            path.cubicTo(out, back, point)
    else:
        path.closeSubpath()


def oval(x: float, y: float, across: float, down: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, across if down is None else down)
    return path


def stroke(drawing: str, wide: float) -> QPainterPath:
    """The outline of a line drawn with a round pen."""
    pen = QPainterPathStroker()
    pen.setWidth(wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen.createStroke(shape(drawing)).simplified()


def joined(*paths: QPainterPath) -> QPainterPath:
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def mirrored(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(-1, 1).map(path)


def both(path: QPainterPath) -> QPainterPath:
    """The path and its mirror image."""
    return path.united(mirrored(path))


def turned(path: QPainterPath, degrees: float) -> QPainterPath:
    return QTransform().rotate(degrees).map(path)


class Layer(NamedTuple):
    """One flat colour of a drawing, with an edge if it has one."""

    path: QPainterPath
    fill: str | None
    edge: str | None = None
    wide: float = 0


def put(p: QPainter, layers: tuple[Layer, ...], x: float, y: float, r: float) -> None:
    """Set a drawing on the canvas, its middle at x, y and its reach r."""
    p.save()
    p.translate(x, y)
    p.scale(r / REACH, r / REACH)
    for layer in layers:
        inked(p, layer.fill)
        if layer.edge is not None:
            join = Qt.PenJoinStyle.RoundJoin
            p.setPen(QPen(QColor(layer.edge), layer.wide, j=join))
        p.drawPath(layer.path)
    p.restore()
