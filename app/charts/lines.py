"""Garnets over the rounds as step lines: a real plot, drawn once for each set of data."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil, inf
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from app import theme
from app.draw import smooth
from app.theme import LINE, LINES, MIST

Round = tuple[int | None, ...]  # garnets a seat; None is a seat that was not there
DASH = (2.8, 1.6)  # in widths of the line
PITCH, BUNDLE, MOST_OF_A_GARNET = 9.0, 46.0, 0.8  # px a line, px a bundle, share of one garnet
RISER = 5.0  # px between the risers of two ranks


class Picture(NamedTuple):
    """The drawn lines and where each seat's line ends, in the picture's own pixels."""

    image: QImage
    ends: dict[int, QPointF]


class Frame(NamedTuple):
    """The size of a plot on the canvas and of the type on its axes."""

    wide: int
    high: int
    size: int = 44
    scale: float = 1.0  # device pixels for one of the canvas


def line_pen(seat: int, wide: float) -> QPen:
    """Hue and dash belong to a seat all evening; two seats of one hue differ in dash."""
    pen = QPen(QColor(LINES[seat % len(LINES)]), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if seat % (2 * len(LINES)) >= len(LINES):
        pen.setDashPattern(DASH)
    return pen


def on_screen(pen: QPen) -> QPen:
    """A pen measured in pixels, not in rounds and garnets."""
    pen.setCosmetic(True)
    return pen


def ticks(last: int, most: int) -> tuple[int, ...]:
    """Round numbers from one step up to `last`, at most `most` of them."""
    steps = (1, 2, 4, 5, 8, 10, 20, 25, 50, 100)
    step = next((s for s in steps if last // s <= most), 200)
    return tuple(range(step, last + 1, step))


def spread(rank: int, count: int, garnet: float) -> float:
    """How far in garnets a line stands from its number, where `count` lines share it.

    Equal lines run side by side in the order of rank, and the bundle stays under a garnet.
    """
    if count < 2:
        return 0.0
    pitch = min(PITCH, BUNDLE / count, MOST_OF_A_GARNET * garnet / (count - 1))
    return ((count - 1) / 2 - rank) * pitch / garnet


def heights(
    history: tuple[Round, ...], order: tuple[int, ...], garnet: float
) -> dict[int, list[float]]:
    """Where the line of each seat runs in each round; nan where the seat was not there."""
    lines: dict[int, list[float]] = {seat: [] for seat in order}
    for row in history:
        held = {seat: row[seat] if seat < len(row) else None for seat in order}
        for seat, value in held.items():
            same = [other for other in order if held[other] == value]
            shift = spread(same.index(seat), len(same), garnet)
            lines[seat].append(float("nan") if value is None else value + shift)
    return lines


def room(rounds: int) -> float:
    """How many steps are left free at the right: enough for half of the last label."""
    return max(0.5, (rounds - 1) * 0.04)


def steps(ys: list[float], shift: float) -> tuple[Any, Any]:
    """A purse jumps: each value holds until the next round, the risers moved by `shift`."""
    import numpy as np  # comes with pyqtgraph, when the first chart is drawn

    end = len(ys) - 1 + room(len(ys))
    x = np.append(np.repeat(np.arange(len(ys), dtype=float), 2)[1:], end) + shift
    x[0], x[-1] = 0, end
    return x, np.repeat(np.array(ys), 2)


class Plot:
    """The one plot item of the program: its curves are updated, never rebuilt."""

    def __init__(self) -> None:
        import pyqtgraph as pg  # not at the top: it is a third of the program's start

        self.widget = pg.GraphicsLayoutWidget()
        self.widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.widget.setBackground(None)
        self.widget.ci.layout.setContentsMargins(0, 0, 0, 0)
        self.item = self.widget.addPlot()
        self.item.setMenuEnabled(False)
        self.item.hideButtons()
        self.item.setMouseEnabled(False, False)
        self.grid = [self._add(pg.InfiniteLine(angle=0)) for _ in range(8)]
        self.curves = [
            self._add(pg.PlotCurveItem(connect="finite", antialias=True)) for _ in range(12)
        ]
        for side in ("left", "bottom"):
            self.item.getAxis(side).setPen(QPen(QColor(LINE), 3))
            self.item.getAxis(side).setTextPen(QColor(MIST))

    def _add(self, item: Any) -> Any:
        self.item.addItem(item)
        return item

    def draw(self, history: tuple[Round, ...], order: tuple[int, ...], frame: Frame) -> Picture:
        """Update the axes and lines, and take their picture."""
        top = max((v for row in history for v in row if v is not None), default=1) or 1
        low = -0.5 if any(v == 0 for row in history for v in row) else 0.0
        high = top + max(1.0, top * 0.08)
        self._axes(len(history), top, low, high, frame)
        garnet = (frame.high - frame.size * 1.64) / (high - low)
        lines = heights(history, order, garnet)
        pixel = (len(history) - 1 + room(len(history))) / (frame.wide - frame.size * 1.82)
        for rank, (curve, seat) in enumerate(zip(self.curves, order)):
            end = rank in (0, len(order) - 1)
            shift = ((len(order) - 1) / 2 - rank) * RISER * pixel * frame.size / 44
            x, y = steps(lines[seat], shift)
            wide = frame.size * frame.scale * (0.23 if end else 0.137)
            curve.setData(x, y, pen=on_screen(line_pen(seat, wide)))
            curve.setZValue(len(order) - rank)
        for curve in self.curves[len(order) :]:
            curve.setData([], [])
        return self._picture(lines, frame)

    def _axes(self, rounds: int, top: int, low: float, high: float, frame: Frame) -> None:
        self.widget.resize(frame.wide, frame.high)
        self.item.setXRange(0, rounds - 1 + room(rounds), padding=0)
        self.item.setYRange(low, high, padding=0)
        left, bottom = self.item.getAxis("left"), self.item.getAxis("bottom")
        for axis in (left, bottom):
            offset = round(frame.size * 0.32)
            axis.setStyle(tickFont=theme.font(frame.size), tickLength=0, tickTextOffset=offset)
        marks = ticks(top, 4)
        left.setTicks([[(k, str(k)) for k in marks]])
        left.setWidth(round(frame.size * 1.82))
        labels = int((frame.wide - frame.size * 1.82) / (frame.size * 1.7))
        bottom.setTicks([[(k, str(k)) for k in ticks(rounds - 1, labels)]])
        bottom.setHeight(round(frame.size * 1.64))
        for line, mark in zip(self.grid, (*marks, *(inf,) * len(self.grid))):
            line.setPen(on_screen(QPen(theme.colour(LINE, 110), 2 * frame.scale)))
            line.setVisible(mark != inf)
            line.setValue(0 if mark == inf else mark)

    def _picture(self, lines: dict[int, list[float]], frame: Frame) -> Picture:
        self.widget.show()
        self.item.layout.activate()
        wide, high = ceil(frame.wide * frame.scale), ceil(frame.high * frame.scale)
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = smooth(QPainter(image))
        target = QRectF(0, 0, frame.wide * frame.scale, frame.high * frame.scale)
        self.widget.render(p, target, self.widget.viewRect().toRect())
        p.end()
        box = self.item.getViewBox()
        rounds = len(next(iter(lines.values())))
        edge = rounds - 1 + room(rounds)
        ends = {
            s: box.mapViewToScene(QPointF(edge, ys[-1]))
            for s, ys in lines.items()
            if ys[-1] == ys[-1]
        }
        self.widget.hide()
        return Picture(image, ends)


@cache
def plot() -> Plot:
    """Made when the first chart is drawn, and let go before the application ends."""
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(plot.cache_clear)
    return Plot()


@lru_cache(maxsize=8)
def picture(history: tuple[Round, ...], order: tuple[int, ...], frame: Frame) -> Picture:
    """The lines of this history, drawn once for these data and this size."""
    return plot().draw(history, order, frame)
