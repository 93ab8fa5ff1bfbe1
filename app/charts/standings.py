"""The garnet standings: step lines that run into ranked rows, in the hall and on the console."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.charts.lines import Frame, Round, line_pen, picture, room
from app.draw import even, fit, named, plate, rounded, smooth, text
from app.pieces.money import signed, token
from app.pieces.signs import sign
from app.theme import BRASS, GARNET, GARNET_ON_LAMP, GROUND, INK, IVORY, LAMP, MIST
from engine.types import Value

HALL = QRectF(36, 158, 1824, 850)
ROWS_WIDE, LEADERS_WIDE = 860, 104
DRAWN, MOVED = 600, 700  # ms: the last step of the lines, then the rows change places
MOTION = DRAWN + MOVED
COUNTED, BLOCKS, WIDEST = (
    14,
    40,
    34,
)  # up to here a block is full width; beyond, the bar is plain; px
BAR = QRectF(462, -20, 206, 40)  # in a row, from its left end and its middle
FULL = 12  # rows of one column
NAME_WIDE = 226
AXIS = 72  # px below the plot
JOINT = 3  # more leaders than this get a lamp frame instead of plates
SMALL = 0.375  # of the hall's size on the console: 44 becomes 16.5


class Standing(Value, frozen=True):
    """What one player holds: plain values, already public."""

    seat: int
    name: str
    garnets: int
    tokens: int = 0
    change: int = 0  # of garnets, in the last round of the history


class Row(Value, frozen=True):
    """One ranked row as it is drawn."""

    standing: Standing
    rank: int
    shown: bool  # joint places show their rank once
    first: bool
    last: bool
    plates: bool  # few enough leaders for lamp plates


def ranked(standings: tuple[Standing, ...]) -> tuple[Row, ...]:
    """Most garnets first, then the given order; equal garnets share a rank."""
    order = sorted(standings, key=lambda one: -one.garnets)
    held = [one.garnets for one in order]
    apart = len(set(held)) > 1
    return tuple(
        Row(
            standing=one,
            rank=held.index(one.garnets) + 1,
            shown=held.index(one.garnets) == place,
            first=apart and one.garnets == held[0],
            last=apart and one.garnets == held[-1],
            plates=held.count(held[0]) <= JOINT,
        )
        for place, one in enumerate(order)
    )


def earlier(standings: tuple[Standing, ...]) -> tuple[Standing, ...]:
    """The same players before the last change."""
    return tuple(
        Standing(one.seat, one.name, one.garnets - one.change, one.tokens) for one in standings
    )


def paint_standings(
    p: QPainter,
    standings: tuple[Standing, ...],
    history: tuple[Round, ...] = (),
    t: float = 1.0,
    box: QRectF = HALL,
) -> None:
    """Draw the chart and the rows; t runs through the last step, then the change of places."""
    drawn = min(1.0, t * MOTION / DRAWN)
    moved = max(0.0, (t * MOTION - DRAWN) / MOVED)
    after = ranked(standings)
    rows = after if drawn >= 1 else ranked(earlier(standings))
    if len(rows) > FULL:  # a crowd: two columns of rows and no lines
        return _crowd(p, standings, box)
    places = _places(standings, after, moved)
    pitch = min(132.0, box.height() / max(len(rows), 1))
    top = box.center().y() - pitch * len(rows) / 2
    ys = {seat: top + (place + 0.5) * pitch for seat, place in places.items()}
    left = box.left() + 24
    if len(history) > 1 and box.width() >= ROWS_WIDE * 1.8:
        left = box.right() - ROWS_WIDE
        frame = QRectF(box.left(), box.top(), left - LEADERS_WIDE - box.left(), box.height())
        order = tuple(row.standing.seat for row in after)
        _chart(p, frame, history, order, drawn, ys if drawn >= 1 else {})
    most = max((one.garnets for one in standings), default=0)
    sizes = even([one.name for one in standings], (48, 44), NAME_WIDE)
    for row in sorted(rows, key=lambda row: (row.first, -row.rank)):
        middle = QPointF(left, ys[row.standing.seat])
        _row(p, row, middle, box.right() - left, min(pitch - 6, 88), most, sizes)


def _crowd(p: QPainter, standings: tuple[Standing, ...], box: QRectF) -> None:
    rows = ranked(standings)
    deep = (len(rows) + 1) // 2
    pitch, wide = box.height() / deep, (box.width() - 72) / 2
    most = max(one.garnets for one in standings)
    for k, row in enumerate(rows):
        x = box.left() + 24 + k // deep * (wide + 48)
        middle = QPointF(x, box.top() + (k % deep + 0.5) * pitch)
        _row(p, row, middle, wide, pitch - 6, most, (44,))


def _places(
    standings: tuple[Standing, ...], after: tuple[Row, ...], moved: float
) -> dict[int, float]:
    """Where each seat's row stands, between its place before and after the change."""
    before = {row.standing.seat: k for k, row in enumerate(ranked(earlier(standings)))}
    way = 4 * moved**3 if moved < 0.5 else 1 - (2 - 2 * moved) ** 3 / 2
    seats = [row.standing.seat for row in after]
    return {seat: before[seat] + (k - before[seat]) * way for k, seat in enumerate(seats)}


def _chart(
    p: QPainter,
    box: QRectF,
    history: tuple[Round, ...],
    order: tuple[int, ...],
    drawn: float,
    ys: dict[int, float],
) -> None:
    scale = round(max(p.deviceTransform().m11(), 0.05), 3)
    lines = picture(history, order, Frame(round(box.width()), round(box.height()), 44, scale))
    target = QRectF(box.topLeft(), lines.image.deviceIndependentSize() / scale)
    step = (box.width() - 80) / (len(history) - 1 + room(len(history)))
    seen = box.adjusted(0, 0, -step * 1.4 * (1 - drawn), -AXIS)
    for part in (seen, QRectF(box.left(), box.bottom() - AXIS, box.width(), AXIS)):
        p.save()
        p.setClipRect(part, Qt.ClipOperation.IntersectClip)
        p.drawImage(target, lines.image)
        p.restore()
    for rank, seat in enumerate(order):
        if seat in lines.ends and seat in ys:
            start = lines.ends[seat] + box.topLeft()
            wide = 10 if rank in (0, len(order) - 1) else 6
            end = QPointF(box.right() + LEADERS_WIDE - 8, ys[seat])
            leader(p, line_pen(seat, "", wide), start, end)


def leader(p: QPainter, pen: QPen, start: QPointF, end: QPointF) -> None:
    """The end of a line runs into its row."""
    path = QPainterPath(start)
    path.lineTo(start.x() + 6, start.y())
    out, back = QPointF(start.x() + 54, start.y()), QPointF(end.x() - 54, end.y())
    path.cubicTo(out, back, end)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)


def _row(
    p: QPainter,
    row: Row,
    at: QPointF,
    wide: float,
    high: float,
    most: int,
    sizes: tuple[int, ...],
) -> None:
    """Rank, sign, name, tokens, blocks, number, change."""
    one, x, y, right = row.standing, at.x(), at.y(), at.x() + wide
    lit = row.first and row.plates
    ground(p, row, QRectF(x, y - high / 2, wide, high))
    ink, brass, mist = (INK, INK, INK) if lit else (IVORY, BRASS, MIST)
    if row.shown:
        text(p, x + 64, y, str(row.rank), 48, brass, most=60, align="right", bold=True, serif=True)
    sign(p, one.seat, x + 104, y, 24, ink)
    named(p, x + 142, y, one.name, sizes, ink, most=NAME_WIDE)
    for k in reversed(range(min(one.tokens, 3))):
        token(p, x + 394 + k * 20, y, 24)
    bar = BAR.translated(x, y).adjusted(0, 0, wide - ROWS_WIDE, 0)
    _blocks(p, bar, one.garnets, most, GARNET_ON_LAMP if lit else GARNET)
    held, change = str(one.garnets), signed(one.change)
    size = fit(held, (56, 44), 78, bold=True)
    text(p, right - 108, y, held, size, ink, most=78, bold=True, align="right")
    if one.change:
        text(p, right - 10, y, change, 44, mist, most=98, align="right")


def ground(p: QPainter, row: Row, box: QRectF) -> None:
    """The lamp under who leads alone, a lamp frame around many, a dashed one around the last."""
    if row.first and row.plates:
        plate(p, box)
    elif row.first:
        rounded(p, box, 10, GROUND, LAMP, 4)
    elif row.last:
        rounded(p, box, 10, None, IVORY, 3, dash=(3, 2))


def _blocks(p: QPainter, bar: QRectF, count: int, most: int, red: str) -> None:
    """A bar that can be counted: one block a garnet, a gap every five."""
    if most > BLOCKS:
        _plain_bar(p, bar, count, most, red)
        return
    slots = max(most, COUNTED)
    gap = 7 if slots <= 20 else 4
    unit = min(WIDEST, (bar.width() - (slots - 1) // 5 * gap) / slots)
    for k in range(count):
        left = bar.left() + k * unit + k // 5 * gap
        block = QRectF(left, bar.top(), unit * 0.76, bar.height())
        rounded(p, block, min(4, unit * 0.2), red)


def _plain_bar(p: QPainter, bar: QRectF, count: int, most: int, red: str) -> None:
    unit = bar.width() / most
    rounded(p, QRectF(bar.left(), bar.top() + 4, count * unit, bar.height() - 8), 4, red)
    for mark in range(10, count, 10):
        p.fillRect(QRectF(bar.left() + mark * unit - 1.5, bar.top() + 4, 3, 32), QColor(GROUND))


class StandingsDock(QWidget):
    """The standings as a small panel of the console; wide enough, it shows the lines too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._standings: tuple[Standing, ...] = ()
        self._history: tuple[Round, ...] = ()
        self.setMinimumSize(320, 240)

    def sizeHint(self) -> QSize:
        return QSize(376, 330)

    def show_standings(
        self, standings: tuple[Standing, ...], history: tuple[Round, ...] = ()
    ) -> None:
        """Show these; the same values paint nothing anew."""
        if (standings, history) != (self._standings, self._history):
            self._standings, self._history = standings, history
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = smooth(QPainter(self))
        p.scale(SMALL, SMALL)
        box = QRectF(0, 0, self.width() / SMALL, self.height() / SMALL)
        if self._standings:
            paint_standings(p, self._standings, self._history, box=box.adjusted(0, 8, -24, -8))
        p.end()
