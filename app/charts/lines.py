"""Garnets over the rounds as step lines: a real plot, drawn once for each set of data."""

from __future__ import annotations

from functools import cache, lru_cache, partial
from math import ceil, inf
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QApplication

from app import theme
from app.draw import smooth
from app.theme import LINE, LINES, MIST

Round = tuple[int | None, ...]  # garnets a seat; None is a seat that was not there
DASHES = ((), (2.8, 1.6), (1.0, 1.4), (4.0, 1.2, 1.0, 1.2))  # in widths; one a turn of the hues
PITCH, BUNDLE, MOST_OF_A_GARNET = 9.0, 46.0, 0.8  # px a line, px a bundle, share of one garnet
TIGHT = 8.0  # px a bundle may always have, however small a garnet is drawn
RISER, MOST_OF_A_STEP = 5.0, 0.8  # px between the risers of two ranks, share of one step for all


class Picture(NamedTuple):
    """The drawn lines and where each seat's line ends, in the picture's own pixels."""

    image: QImage
    ends: dict[int, QPointF]


class Frame(NamedTuple):
    """The size of a plot on the canvas, the type on its axes and what is special about it."""

    wide: int
    high: int
    size: int = 44
    scale: float = 1.0  # device pixels for one of the canvas
    looks: tuple[tuple[int, str], ...] = ()  # seat and colour of each line, where not its own
    marks: tuple[tuple[int, str], ...] = ()  # what is written below which step, instead of numbers


def line_pen(seat: int, colour: str, wide: float) -> QPen:
    """Hue and dash belong to a seat all evening; two seats of one hue differ in dash.

    A colour of its own is without a dash; "" is none.
    """
    pen = QPen(QColor(colour or LINES[seat % len(LINES)]), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    dash = () if colour else DASHES[seat // len(LINES) % len(DASHES)]
    if dash:
        pen.setDashPattern(dash)
    return pen


def on_screen(pen: QPen) -> QPen:
    """A pen measured in pixels, not in rounds and garnets."""
    pen.setCosmetic(True)
    if pen.style() == Qt.PenStyle.SolidLine:  # drawn piece by piece, so that corners are closed
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    return pen


def ticks(last: int, most: int, first: int = 0) -> tuple[int, ...]:
    """Round numbers up to `last`, at most `most` of them, from `first` where it is below zero.

    Zero is named only where there is something below it.
    """
    steps = (1, 2, 4, 5, 8, 10, 20, 25, 50, 100, 200, 250, 500)
    step = next((s for s in steps if (last - first) // s <= most), 1000)
    low = -(-first // step) * step
    return tuple([n for n in range(low, last + 1, step) if n or first < 0])


def spread(rank: int, count: int, garnet: float) -> float:
    """How far in garnets a line stands from its number, where `count` lines share it.

    Equal lines run side by side in the order of rank, and the bundle stays under a garnet.
    """
    if count < 2:
        return 0.0
    bundle = max(MOST_OF_A_GARNET * garnet, TIGHT)
    pitch = min(PITCH, BUNDLE / count, bundle / (count - 1))
    return ((count - 1) / 2 - rank) * pitch / garnet


def heights(history: tuple[Round, ...], order: tuple[int, ...], garnet: float) -> dict[int, Any]:
    """Where the line of each seat runs in each round; nan where the seat was not there."""
    import numpy as np  # comes with pyqtgraph, when the first chart is drawn

    rows = [[row[seat] if seat < len(row) else None for seat in order] for row in history]
    held = np.array(rows, dtype=float)
    equal = held[:, :, None] == held[:, None, :]
    ranks, counts = np.tril(equal, -1).sum(axis=2), equal.sum(axis=2)
    size = max(2, len(order))
    table = [[spread(r, n, garnet) for n in range(size + 1)] for r in range(size)]
    shifted = held + np.array(table)[ranks, counts]
    return {seat: shifted[:, k] for k, seat in enumerate(order)}


def room(rounds: int) -> float:
    """How many steps are left free at the right: enough for half of the last label."""
    return max(0.5, (rounds - 1) * 0.04)


def steps(ys: Any, shift: float) -> tuple[Any, Any]:
    """A purse jumps: each value holds until the next round, the risers moved by `shift`."""
    import numpy as np

    end = len(ys) - 1 + room(len(ys))
    x = np.append(np.repeat(np.arange(len(ys), dtype=float), 2)[1:], end) + shift
    x[0], x[-1] = 0, end
    return x, np.repeat(ys, 2)


def below(rounds: int, frame: Frame) -> list[tuple[float, str]]:
    """What is written below the plot: numbers, or those marks that stand clear of each other."""
    wide = frame.wide - frame.size * 1.82
    labels = int(wide / (frame.size * 1.7))
    if not frame.marks:
        return [(k, str(k)) for k in ticks(rounds - 1, labels)]
    px = rounds / wide
    out = list[tuple[float, str]]()
    for at, words in frame.marks:
        x = max(at, frame.size * 0.4 * len(words) * px)  # a label at the very edge is left out
        if not out or x - out[-1][0] >= frame.size * (0.6 + 0.6 * len(words)) * px:
            out.append((x, words))
    return out


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
        # upright and level lines are sharp without smoothing, and drawn in half the time
        self._curve = partial(pg.PlotCurveItem, connect="finite", antialias=False)
        self.curves: list[Any] = []
        self._grow(12)
        for side in ("left", "bottom"):
            self.item.getAxis(side).setPen(QPen(QColor(LINE), 3))
            self.item.getAxis(side).setTextPen(QColor(MIST))

    def _add(self, item: Any) -> Any:
        self.item.addItem(item)
        return item

    def draw(self, history: tuple[Round, ...], order: tuple[int, ...], frame: Frame) -> Picture:
        """Update the axes and lines, and take their picture."""
        values = [v for row in history for v in row if v is not None] or [0]
        top, least = max(1, *values), min(0, *values)
        low = least - 0.5 if least in values else 0.0
        high = top + max(1.0, (top - least) * 0.08)
        self._axes(len(history), (top, least), (low, high), frame)
        garnet = (frame.high - frame.size * 1.64) / (high - low)
        lines = heights(history, order, garnet)
        pixel = (len(history) - 1 + room(len(history))) / (frame.wide - frame.size * 1.82)
        riser = min(RISER * frame.size / 44 * pixel, MOST_OF_A_STEP / max(1, len(order) - 1))
        present = sum(bool(ys[-1] == ys[-1]) for ys in lines.values())
        self._grow(len(order))
        for rank, (curve, seat) in enumerate(zip(self.curves, order)):
            x, y = steps(lines[seat], ((len(order) - 1) / 2 - rank) * riser)
            look = frame.looks[seat] if frame.looks else (seat, "")
            thick = rank in (0, present - 1) and len(order) <= 12
            pen = line_pen(*look, frame.size * frame.scale * (0.23 if thick else 0.137))
            curve.setData(x, y, pen=on_screen(pen))
            curve.setZValue(len(order) - rank)
        for curve in self.curves[len(order) :]:
            curve.setData([], [])
        return self._picture(lines, frame)

    def _grow(self, count: int) -> None:
        """A crowd needs more curves than a table has; they are kept."""
        while len(self.curves) < count:
            self.curves.append(self._add(self._curve()))

    def _axes(
        self, rounds: int, ends: tuple[int, int], span: tuple[float, float], frame: Frame
    ) -> None:
        self.widget.resize(frame.wide, frame.high)
        self.item.setXRange(0, rounds - 1 + room(rounds), padding=0)
        self.item.setYRange(*span, padding=0)
        left, bottom = self.item.getAxis("left"), self.item.getAxis("bottom")
        for axis in (left, bottom):
            offset = round(frame.size * 0.32)
            axis.setStyle(tickFont=theme.font(frame.size), tickLength=0, tickTextOffset=offset)
        marks = ticks(ends[0], 4, ends[1])
        left.setTicks([[(k, str(k).replace("-", "\N{MINUS SIGN}")) for k in marks]])
        left.setWidth(round(frame.size * 1.82))
        bottom.setTicks([below(rounds, frame)])
        bottom.setHeight(round(frame.size * 1.64))
        for line, mark in zip(self.grid, (*marks, *(inf,) * len(self.grid))):
            line.setPen(on_screen(QPen(theme.colour(LINE, 110), 2 * frame.scale)))
            line.setVisible(mark != inf)
            line.setValue(0 if mark == inf else mark)

    def _picture(self, lines: dict[int, Any], frame: Frame) -> Picture:
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
