"""Statistics: lines that run into ranked rows, for garnets, chips, cells and points."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from app.charts.lines import Frame, line_pen, picture
from app.charts.series import Chart, charts, part_of
from app.charts.standings import HALL, Row, Standing, ground, leader, ranked
from app.draw import backdrop, even, fit, header, named, text
from app.pieces.emblems import emblem
from app.pieces.money import signed
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, CHARACTERS, INK, IVORY, MIST
from engine.seen import Seen
from engine.types import Value, replace

LEADERS_WIDE, GAP = 104, 24
FOOT = 1036


class Size(Value, frozen=True):
    """How large ranked rows are, and where in a row everything stands."""

    wide: float
    pitch: float  # from row to row, at the most
    name: float  # where it begins, from the left
    room: float  # of the name
    value: float  # the right end of the number, from the right
    most: float  # of the number
    sizes: tuple[int, ...]  # of the name
    number: tuple[int, ...]
    r: float  # of the sign
    crowd: bool = False  # two columns, and a piece of each line instead of leaders


FEW = Size(800, 132, 194, 312, 118, 160, (64, 56, 48), (88, 64, 56), 40)
MANY = Size(630, 88, 142, 226, 120, 122, (48, 44), (56, 44), 24)
CROWD = Size(530, 88, 206, 226, 10, 88, (44,), (44,), 23, True)
MOST_FEW, MOST_MANY = 5, 12
SWATCH = 60


def statistics(p: QPainter, seen: Seen, part: int, say: Say) -> None:
    """The scene of the hall: one of the charts, its leader, and how far it goes."""
    every = charts(seen)
    chart = every[part_of(seen, part, len(every))]
    rows = rows_of(chart, seen.state, say)
    backdrop(p)
    header(p, title(chart, say), lead(rows, say), far(chart, say))
    paint_chart(p, chart, rows, seen.state, HALL.adjusted(0, 0, 0, -34), say)
    words = say(f"charts-about-{chart.kind}")
    text(p, 960, FOOT, words, fit(words, (48, 44), 1800), IVORY, most=1800, align="centre")


def title(chart: Chart, say: Say) -> str:
    """What the picture is of."""
    if chart.kind in ("evening", "season"):
        return say(f"charts-{chart.kind}")
    return say(f"hall-game-{chart.kind}")


def far(chart: Chart, say: Say) -> str:
    """After how many rounds, episodes or changes; nothing before the first."""
    over = len(chart.rows) - 1
    return say(f"charts-after-{chart.kind}", count=over) if over > 0 else ""


def name_of(who: int | str, s: Any, say: Say) -> str:
    """A player's short name, or a character's."""
    return say(f"character-{who}") if isinstance(who, str) else str(s.players[who].short)


def rows_of(chart: Chart, s: Any, say: Say) -> tuple[Row, ...]:
    """Ranked by the last number; the seat of a row is its column in the chart.

    Who has left the show has no number any more and no row.
    """
    last, before = chart.rows[-1], chart.rows[-2:][0]
    return ranked(
        tuple(
            Standing(k, name_of(who, s, say), v, change=v - (before[k] or 0))
            for k, (who, v) in enumerate(zip(chart.who, last))
            if v is not None
        )
    )


def lead(rows: tuple[Row, ...], say: Say) -> str:
    """Who leads, in words."""
    first = [row for row in rows if row.rank == 1]
    if len(first) == len(rows):
        return say("hall-lead-none") if len(first) > 1 else ""
    if len(first) > 1:
        return say("hall-lead-joint", count=len(first))
    return say("hall-leads", name=first[0].standing.name)


# ---------------------------------------------------------------- the picture


def looks(chart: Chart) -> tuple[tuple[int, str], ...]:
    """For each line the seat whose hue and dash it has; a character has its own colour."""
    return tuple(
        (k, CHARACTERS[who]) if isinstance(who, str) else (who, "")
        for k, who in enumerate(chart.who)
    )


def paint_chart(
    p: QPainter, chart: Chart, rows: tuple[Row, ...], s: Any, box: QRectF, say: Say
) -> None:
    """The lines at the left, the rows at the right; each line is led into its row."""
    left = tuple(k for k, v in enumerate(chart.rows[-1]) if v is None)
    order = (*(row.standing.seat for row in rows), *left)
    size = FEW if len(order) <= MOST_FEW else MANY if len(order) <= MOST_MANY else CROWD
    wide = 2 * (size.wide + GAP) if size.crowd else size.wide + LEADERS_WIDE
    frame = box.adjusted(0, 0, -wide, 0)
    ends = _lines(p, chart, order, frame)
    if size.crowd:
        places = _crowd(len(order), box)
    else:
        places = _column(tuple(ends[k].y() for k in order if k in ends), len(order), size, box)
        _leaders(p, chart, order, ends, places)
    names = [name_of(chart.who[k], s, say) for k in order]
    size = replace(size, sizes=even(names, size.sizes, size.room))
    entries = list(zip((*rows, *[None] * len(left)), order, names, places))
    for row, k, name, place in reversed(entries):  # the lamp lies over its neighbours
        if size.crowd or row is None:
            _swatch(p, chart, k, place)
        _row(p, chart.who[k], name, row, place, size)


def _lines(p: QPainter, chart: Chart, order: tuple[int, ...], frame: QRectF) -> dict[int, QPointF]:
    """Draw the plot; where the lines end that still go on."""
    scale = round(max(p.deviceTransform().m11(), 0.05), 3)
    size = Frame(round(frame.width()), round(frame.height()), 44, scale, looks(chart), chart.marks)
    lines = picture(chart.rows, order, size)
    p.drawImage(QRectF(frame.topLeft(), lines.image.deviceIndependentSize() / scale), lines.image)
    return {k: end + frame.topLeft() for k, end in lines.ends.items()}


def _leaders(
    p: QPainter, chart: Chart, order: tuple[int, ...], ends: dict[int, QPointF],
    places: list[QRectF],
) -> None:  # fmt: skip
    look, last = looks(chart), len(ends) - 1
    for rank, (k, place) in enumerate(zip(order, places)):
        if k in ends:
            pen = line_pen(*look[k], 10 if rank in (0, last) else 6)
            leader(p, pen, ends[k], QPointF(place.left() - 8, place.center().y()))


# ---------------------------------------------------------------- the rows


def apart(wanted: tuple[float, ...], pitch: float, top: float, low: float) -> list[float]:
    """Heights as near to the wanted ones as rows of this pitch allow, in the same order."""
    out: list[float] = []
    for y in wanted:
        out.append(max(y, out[-1] + pitch if out else top + pitch / 2))
    floor = low - pitch / 2
    for k in range(len(out) - 1, -1, -1):
        out[k] = floor = min(out[k], floor)
        floor -= pitch
    return out


def _column(wanted: tuple[float, ...], count: int, size: Size, box: QRectF) -> list[QRectF]:
    """One row a line, beside its end; below them those that ended before."""
    pitch = min(size.pitch, box.height() / count)
    ys = apart((*wanted, *[box.bottom()] * (count - len(wanted))), pitch, box.top(), box.bottom())
    left = box.right() - size.wide
    return [QRectF(left, y - pitch / 2 + 3, size.wide, pitch - 6) for y in ys]


def _crowd(count: int, box: QRectF) -> list[QRectF]:
    """Two columns of rows, from the top."""
    deep = (count + 1) // 2
    pitch = min(CROWD.pitch, box.height() / deep)
    left, step = box.right() - 2 * CROWD.wide - GAP, CROWD.wide + GAP
    places = [(left + k // deep * step, box.top() + k % deep * pitch + 3) for k in range(count)]
    return [QRectF(x, y, CROWD.wide, pitch - 6) for x, y in places]


def _swatch(p: QPainter, chart: Chart, k: int, place: QRectF) -> None:
    """A piece of the line, where it is not led into its row."""
    y = place.center().y()
    p.setPen(line_pen(*looks(chart)[k], 8))
    p.drawLine(QLineF(place.left(), y, place.left() + SWATCH, y))


def _row(
    p: QPainter, who: int | str, name: str, row: Row | None, place: QRectF, size: Size
) -> None:
    """Rank, sign, name, number, what the last round changed; mist for who has left the show."""
    x, y, right = place.left(), place.center().y(), place.right()
    body = place.adjusted(SWATCH + 8, 0, 0, 0) if size.crowd else place
    lit = row is not None and row.first and row.plates
    if row is not None:
        ground(p, row, body)
    ink, brass, mist = (INK, INK, INK) if lit else (IVORY, BRASS, MIST)
    ink = MIST if row is None else ink
    _mark(p, who, x + size.name - 14 - size.r, y, size.r, ink)
    named(p, x + size.name, y, name, size.sizes, ink, most=size.room)
    if row is None:
        return
    number, at = str(row.rank), x + size.name - 30 - 2 * size.r
    if row.shown:
        text(p, at, y, number, 48, brass, most=60, align="right", bold=True, serif=True)
    value = typeset(row.standing.garnets)
    high = fit(value, size.number, size.most, bold=True)
    text(p, right - size.value, y, value, high, ink, most=size.most, bold=True, align="right")
    if row.standing.change and not size.crowd:
        change = signed(row.standing.change)
        text(p, right - 10, y, change, 44, mist, most=size.value - 12, align="right")


def typeset(value: int) -> str:
    """A number whose minus is as wide as a digit."""
    return str(value).replace("-", "\N{MINUS SIGN}")


def _mark(p: QPainter, who: int | str, x: float, y: float, r: float, ink: str) -> None:
    if isinstance(who, str):
        emblem(p, who, x, y, r)
    else:
        sign(p, who, x, y, r, ink)
