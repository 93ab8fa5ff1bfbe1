"""The small strokes every picture is made of: words, plates, panels, marks, the lacquer ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from math import cos, pi, sin
from typing import Literal, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from app import theme
from app.letters import write
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LAMP, LINE, MIST

Align = Literal["left", "centre", "right"]
Point = tuple[float, float]
SHARES: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}
RISE = 0.365  # of the size, from the optical middle of a line down to its baseline


class Written(NamedTuple):
    """One line of text as it was drawn, its rect in pixels of the device: for the tests."""

    words: str
    size: int
    width: float
    most: float
    rect: QRectF


watch: list[Written] | None = None
_clock: tuple[int, int] | None = None  # seconds left and in all, while headers show them


@contextmanager
def watching() -> Iterator[list[Written]]:
    """Collect every line written inside the block."""
    global watch
    before, watch = watch, []
    try:
        yield watch
    finally:
        watch = before


def smooth(p: QPainter) -> QPainter:
    """Set the hints every picture wants."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return p


# ---------- words


@lru_cache(maxsize=4096)
def width(words: str, size: int, bold: bool = False, serif: bool = False) -> float:
    return QFontMetricsF(theme.font(size, bold, serif)).horizontalAdvance(words)


def fit(
    words: str, sizes: Sequence[int], most: float, bold: bool = False, serif: bool = False
) -> int:
    """The first of the allowed sizes that fits, else the last: never a free shrink."""
    return next((size for size in sizes if width(words, size, bold, serif) <= most), sizes[-1])


def even(names: Sequence[str], sizes: Sequence[int], most: float) -> tuple[int, ...]:
    """One size for all names of a list: the first that all of them fit, else the last."""
    return (min(fit(name, sizes, most, bold=True) for name in names),) if names else (sizes[0],)


def text(
    p: QPainter,
    x: float,
    y: float,
    words: str,
    size: int,
    colour: str | QColor = IVORY,
    *,
    most: float,
    bold: bool = False,
    serif: bool = False,
    align: Align = "left",
) -> float:
    """Write one line whose optical middle is at y; return its width."""
    wide = width(words, size, bold, serif)
    left = x - wide * SHARES[align]
    if watch is not None:
        rect = QRectF(left, y - size / 2, wide, size)
        watch.append(Written(words, size, wide, most, p.worldTransform().mapRect(rect)))
    write(p, QPointF(left, y + size * RISE), words, size, QColor(colour), bold, serif)
    return wide


def named(
    p: QPainter,
    x: float,
    y: float,
    name: str,
    sizes: Sequence[int],
    colour: str | QColor = IVORY,
    *,
    most: float,
    bold: bool = True,
    align: Align = "left",
) -> float:
    """Write the short name of a person at the first size that fits.

    Eight letters of W fit nowhere: such a name is set narrower, never lower.
    """
    size = fit(name, sizes, most, bold)
    wide = width(name, size, bold)
    squeeze = min(1.0, most / wide) if wide else 1.0
    p.save()
    p.translate(x, 0)
    p.scale(squeeze, 1)
    text(p, 0, y, name, size, colour, bold=bold, align=align, most=most / squeeze)
    p.restore()
    return wide * squeeze


# ---------- shapes


def inked(
    p: QPainter, fill: str | QColor | None, edge: str | QColor | None = None, wide: float = 2
) -> None:
    """Take up a brush and a pen; None is neither."""
    p.setBrush(Qt.BrushStyle.NoBrush if fill is None else QColor(fill))
    p.setPen(Qt.PenStyle.NoPen if edge is None else QPen(QColor(edge), wide))


def rounded(
    p: QPainter,
    box: QRectF,
    radius: float,
    fill: str | QColor | None = None,
    edge: str | QColor | None = None,
    wide: float = 2,
    dash: tuple[float, ...] = (),
) -> None:
    inked(p, fill, edge, wide)
    if dash:
        pen = p.pen()
        pen.setDashPattern(dash)
        p.setPen(pen)
    p.drawRoundedRect(box, radius, radius)


def disc(
    p: QPainter,
    x: float,
    y: float,
    r: float,
    fill: str | QColor | None = None,
    edge: str | QColor | None = None,
    wide: float = 2,
) -> None:
    inked(p, fill, edge, wide)
    p.drawEllipse(QPointF(x, y), r, r)


def polygon(
    p: QPainter,
    points: Sequence[Point],
    fill: str | QColor | None = None,
    edge: str | QColor | None = None,
    wide: float = 2,
) -> None:
    inked(p, fill, edge, wide)
    if edge is not None:
        p.setPen(QPen(QColor(edge), wide, j=Qt.PenJoinStyle.RoundJoin))
    p.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def strokes(p: QPainter, points: Sequence[Point], colour: str | QColor, wide: float) -> None:
    """A line through these points with round ends."""
    round_ends = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    p.setPen(QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, *round_ends))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def cut_corners(box: QRectF, corner: float) -> tuple[Point, ...]:
    """The outline of a plate: a box whose corners are cut off."""
    left, top, right, low = box.left(), box.top(), box.right(), box.bottom()
    return (
        (left + corner, top),
        (right - corner, top),
        (right, top + corner),
        (right, low - corner),
        (right - corner, low),
        (left + corner, low),
        (left, low - corner),
        (left, top + corner),
    )


def plate(p: QPainter, box: QRectF, colour: str | QColor = LAMP) -> None:
    """The lamp: whoever or whatever is on turn, told by shape and brightness, not only by hue."""
    polygon(p, cut_corners(box, min(18, box.height() / 3)), colour)


def panel(
    p: QPainter, box: QRectF, *, edge: str | QColor = LINE, lit: bool = False, head: float = 84
) -> None:
    """A board with a line; lit, it has cut corners, a lamp frame and a lamp head."""
    if not lit:
        rounded(p, box, 16, BOARD, edge, 3)
        return
    polygon(p, cut_corners(box.adjusted(-4, -4, 4, 4), 22), LAMP)
    left, top, right, low = box.left() + 4, box.top() + head, box.right() - 4, box.bottom() - 4
    corners = ((left, top), (right, top), (right, low - 20), (right - 20, low))
    polygon(p, (*corners, (left + 20, low), (left, low - 20)), BOARD)


def hatch(p: QPainter, box: QRectF, colour: str | QColor, gap: float = 14, wide: float = 3) -> None:
    """Slanted lines over a box: it is covered, or out of play."""
    p.save()
    p.setClipRect(box, Qt.ClipOperation.IntersectClip)
    p.setPen(QPen(QColor(colour), wide))
    steps = int((box.width() + box.height()) / gap) + 1
    for k in range(steps):
        x = box.left() - box.height() + k * gap
        p.drawLine(QLineF(x, box.bottom(), x + box.height(), box.top()))
    p.restore()


def tick(p: QPainter, x: float, y: float, r: float, colour: str | QColor = MIST) -> None:
    """Done."""
    strokes(p, ((x - r, y), (x - r * 0.35, y + r * 0.65), (x + r, y - r * 0.75)), colour, r * 0.4)


def arrowheads(
    p: QPainter, x: float, y: float, count: int, colour: str | QColor, size: float = 18
) -> None:
    """As many chevrons as steps are gone."""
    for k in range(count):
        mid = x + (k - (count - 1) / 2) * size * 1.06
        points = ((mid - size / 3, y - size), (mid + size / 3, y), (mid - size / 3, y + size))
        strokes(p, points, colour, size * 0.39)


# ---------- the ground


def lattice(p: QPainter, box: QRectF, cell: float) -> None:
    """Turtle shell: hexagons that share their edges, drawn with the pen in hand."""
    across, down = cell * 3**0.5, cell * 1.5
    corners = [(sin(k * pi / 3) * cell, -cos(k * pi / 3) * cell) for k in range(4)]
    p.setBrush(Qt.BrushStyle.NoBrush)
    for row in range(-1, int(box.height() / down) + 2):
        y = box.top() + row * down
        for column in range(-1, int(box.width() / across) + 2):
            x = box.left() + (column + row % 2 / 2) * across
            p.drawPolyline(QPolygonF([QPointF(x + dx, y + dy) for dx, dy in corners]))


@lru_cache(maxsize=4)
def lacquer(wide: int) -> QImage:
    """The ground at this many pixels across: texture for the front rows, nothing for the last."""
    scale = wide / theme.WIDTH
    image = QImage(wide, round(theme.HEIGHT * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    p = smooth(QPainter(image))
    p.scale(scale, scale)
    glow = QRadialGradient(theme.WIDTH / 2, theme.HEIGHT * 0.42, theme.WIDTH * 0.62)
    glow.setColorAt(0, QColor("#10211C"))
    glow.setColorAt(1, QColor("#080F0D"))
    room = QRectF(0, 0, theme.WIDTH, theme.HEIGHT)
    p.fillRect(room, glow)
    p.setPen(QPen(theme.colour("#1B3029", 110), 1.5))
    lattice(p, room, 54)
    p.end()
    return image


def backdrop(p: QPainter) -> None:
    """Lay the ground, drawn at the size of the screen so that nothing is resampled."""
    wide = max(1, round(theme.WIDTH * p.deviceTransform().m11()))
    p.drawImage(QRectF(0, 0, theme.WIDTH, theme.HEIGHT), lacquer(wide))


@contextmanager
def clocked(seconds: int, total: int) -> Iterator[None]:
    """Headers drawn inside the block show the clock of a turn."""
    global _clock
    _clock = (seconds, total)
    try:
        yield
    finally:
        _clock = None


def _ring(p: QPainter, x: float, y: float, seconds: int, total: int) -> None:
    """One segment a second, and the number; past the end only the number goes on."""
    r, parts = 38.0, max(1, min(total, 60))
    lit = seconds if total <= 60 else -(-seconds * 60 // total)
    box = QRectF(x - r, y - r, 2 * r, 2 * r)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(parts):
        shade = theme.LAMP if k < lit else theme.CELL
        p.setPen(QPen(QColor(shade), 9, c=Qt.PenCapStyle.FlatCap))
        wide = 360 / parts
        gap = min(7.0, wide * 0.3)
        p.drawArc(box, round((90 - k * wide - gap / 2) * 16), -round((wide - gap) * 16))
    words = str(seconds) if seconds >= 0 else f"−{-seconds}"
    text(p, x, y, words, 44, IVORY, bold=True, align="centre", most=110)


def header(p: QPainter, title: str, now: str = "", right: str = "", edge: float = 1860) -> None:
    """Title left, what is now in the middle, how far we are at the right, an inlay below."""
    free = edge
    if right:
        free -= text(p, edge, 82, right, 56, IVORY, most=420, bold=True, align="right") + 40
    if _clock is not None:  # beside how far we are: it never changes sides
        _ring(p, free - 54, 82, *_clock)
        free -= 130
    least = width(now, 44, bold=True) + 84 if now else 0  # a long name makes the title smaller
    size = fit(title, (56, 48, 44), min(620, free - least - 100), bold=True, serif=True)
    left = 60 + text(p, 60, 82, title, size, BRASS, most=620, bold=True, serif=True) + 40
    if now:
        size = fit(now, (56, 48, 44), free - left - 84, bold=True)
        wide = width(now, size, bold=True) + 84
        at = min(max(theme.WIDTH / 2 - wide / 2, left), free - wide)
        plate(p, QRectF(at, 44, wide, 76))
        most = min(wide, free - left) - 60
        text(p, at + wide / 2, 82, now, size, INK, most=most, bold=True, align="centre")
    inlay(p, 60, 1860, 140)


def inlay(p: QPainter, left: float, right: float, y: float) -> None:
    """A thin line of brass."""
    p.setPen(QPen(theme.colour(BRASS, 150), 2))
    p.drawLine(QLineF(left, y, right, y))
