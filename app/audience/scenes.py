"""The scenes of the hall, one painter each; a scene may name a page or a person: "rules:2"."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Literal, get_args

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from app import theme
from app.audience.evening import evening
from app.audience.lot import lot
from app.audience.people import duel, farewell, spotlight
from app.audience.result import result
from app.charts.standings import Standing, paint_standings, ranked
from app.charts.statistics import statistics
from app.draw import (
    backdrop,
    clocked,
    disc,
    even,
    fit,
    hatch,
    header,
    inlay,
    named,
    polygon,
    rounded,
    text,
)
from app.games import stage
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, CELL, GROUND, INK, IVORY, LAMP, LINE
from engine.seen import Seen
from engine.types import Value

Kind = Literal[
    "title", "rules", "game", "standings", "spotlight", "result", "duel", "farewell", "countdown",
    "statistics", "black",
]  # fmt: skip
KINDS: tuple[Kind, ...] = get_args(Kind)
PAGES = 2  # of the rules of a game, and of the evening's
CANVAS = QRectF(0, 0, theme.WIDTH, theme.HEIGHT)


class Scene(Value, frozen=True):
    """Everything a picture of the hall depends on."""

    kind: Kind
    after: Seen | None = None
    before: Seen | None = None
    t: float = 1.0  # progress from before to after
    veil: float = 0.0  # how much ground lies over it while scenes change
    seconds: int = 0  # left on the countdown
    total: int = 60  # seconds it began with
    timed: bool = False  # the turn of somebody on the stage has that many seconds left
    rehearsal: bool = False
    part: int = 0  # the page of the rules, or the person in the light, counted from 1
    photo: QImage | None = None


def named_scene(name: str) -> tuple[Kind, int]:
    """The kind and part a scene's name stands for; the title where it stands for none."""
    kind, _, part = name.partition(":")
    known: Kind = next((k for k in KINDS if k == kind), "title")
    return known, int(part) if part.isdigit() else 0


def paint_scene(p: QPainter, scene: Scene, say: Say) -> None:
    """Paint a scene on the logical canvas: the same scene, the same pixels."""
    if scene.after is None and scene.kind not in ("countdown", "black"):
        backdrop(p)
    else:
        PAINTERS[scene.kind](p, scene, say)
    if scene.veil:
        p.fillRect(CANVAS, theme.colour(GROUND, round(255 * scene.veil)))
    if scene.rehearsal:
        _rehearsal(p, say)


# ---------- one painter a kind


def _title(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    show = scene.after.state
    backdrop(p)
    name = show.config.title
    size = fit(name, (150, 112, 88, 64), 1680, bold=True, serif=True)
    players = [(k, one.short) for k, one in enumerate(show.players) if not one.guest][:24]
    across = 6 if len(players) > 12 else 4
    rows = -(-len(players) // across)
    y = 480 - rows * 44
    text(p, 960, y, name, size, BRASS, bold=True, serif=True, align="centre", most=1680)
    _ornament(p, y + 136)
    wide = 1800 / across
    sizes = even([short for _, short in players], (56, 48, 44), wide - 160)
    for k, (seat, short) in enumerate(players):
        row, column = divmod(k, across)
        here = min(across, len(players) - row * across)
        x = 960 + (column - (here - 1) / 2) * wide - wide / 2 + 110
        line = y + 272 + row * 108
        sign(p, seat, x, line, 28, BRASS)
        named(p, x + 46, line, short, sizes, most=wide - 160)


def _ornament(p: QPainter, y: float) -> None:
    """Two inlays that meet in a diamond."""
    inlay(p, 460, 910, y)
    inlay(p, 1010, 1460, y)
    polygon(p, ((960, y - 22), (990, y), (960, y + 22), (930, y)), None, BRASS, 4)
    polygon(p, ((960, y - 9), (972, y), (960, y + 9), (948, y)), BRASS)


def _rules(p: QPainter, scene: Scene, say: Say) -> None:
    """The card of the game, then the evening's own; before a game is opened only this one."""
    assert scene.after is not None
    page, key = max(scene.part, 1), scene.after.state.key
    if not key or page > PAGES:
        evening(p, say, (page - 1) % PAGES + 1)
    else:
        stage(key).rules(p, say, page)


def _spotlight(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    player = min(max(scene.part, 1), len(scene.after.state.players)) - 1
    spotlight(p, scene.after, player, say, scene.photo)


def _duel(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    duel(p, scene.after.state, say)


def _farewell(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    farewell(p, scene.after, say)


def _game(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    show = scene.after.state
    if show.game is not None:
        with clocked(scene.seconds, scene.total) if scene.timed else nullcontext():
            stage(show.key).paint(p, scene.before, scene.after, scene.t, say)
    elif show.step in ("lot", "ready"):
        lot(p, show, say)
    elif show.gained:
        result(p, show, say)
    else:
        _title(p, scene, say)


def rounds(show: Any) -> tuple[tuple[int, ...], ...]:
    """Garnets before the first episode, after each that is over; the last is what is held now."""
    running = not show.gained and show.step in ("lot", "teams", "ready", "game")
    return (*(show.history[:-1] if running else show.history), show.garnets)


def standing_rows(seen: Seen) -> tuple[Standing, ...]:
    """What everybody who is in holds, and what the last game changed."""
    show = seen.state
    before = rounds(show)[-2:][0]
    return tuple(
        Standing(k, one.short, show.garnets[k], show.tokens[k], show.garnets[k] - before[k])
        for k, one in enumerate(show.players)
        if not one.guest and k not in show.out
    )


def _standings(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    show = scene.after.state
    rows = standing_rows(scene.after)
    backdrop(p)
    history = rounds(show)
    over = len(history) - 1
    right = say("hall-after-episode", episode=over) if over else ""
    header(p, say("hall-standings"), _lead(rows, say), right)
    paint_standings(p, rows, history, scene.t)


def _lead(rows: tuple[Standing, ...], say: Say) -> str:
    ordered = ranked(rows)
    first = [row for row in ordered if row.rank == 1]
    if len(first) == len(ordered):
        return say("hall-lead-none") if len(first) > 1 else ""
    if len(first) > 1:
        return say("hall-lead-joint", count=len(first))
    return say("hall-leads", name=first[0].standing.name)


def _result(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    result(p, scene.after.state, say)


def _statistics(p: QPainter, scene: Scene, say: Say) -> None:
    assert scene.after is not None
    statistics(p, scene.after, scene.part, say)


def _countdown(p: QPainter, scene: Scene, say: Say) -> None:
    """One segment a second, and the number."""
    backdrop(p)
    x, y, r = 960.0, 500.0, 370.0
    disc(p, x, y, r + 8, BOARD, LINE, 4)
    segments = max(1, min(scene.total, 60))
    lit = (
        min(scene.seconds, segments) if scene.total <= 60 else -(-scene.seconds * 60 // scene.total)
    )
    ring = QRectF(x - r + 34, y - r + 34, 2 * r - 68, 2 * r - 68)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(segments):
        shade = LAMP if k < lit else CELL
        p.setPen(QPen(QColor(shade), 52, c=Qt.PenCapStyle.FlatCap))
        width = 360 / segments
        gap = min(2.0, width * 0.3)
        p.drawArc(ring, round((90 - k * width - gap / 2) * 16), -round((width - gap) * 16))
    minutes, seconds = divmod(scene.seconds, 60)
    words = f"{minutes}:{seconds:02}" if scene.total > 60 else str(scene.seconds)
    text(p, x, y, words, 200, IVORY, bold=True, align="centre", most=560)
    text(p, x, 986, say("hall-wait"), 64, IVORY, bold=True, align="centre", most=1600)


def _black(p: QPainter, scene: Scene, say: Say) -> None:
    p.fillRect(CANVAS, QColor("#000000"))


PAINTERS: dict[Kind, Callable[[QPainter, Scene, Say], None]] = {
    "title": _title,
    "rules": _rules,
    "game": _game,
    "standings": _standings,
    "spotlight": _spotlight,
    "duel": _duel,
    "farewell": _farewell,
    "result": _result,
    "statistics": _statistics,
    "countdown": _countdown,
    "black": _black,
}


def _rehearsal(p: QPainter, say: Say) -> None:
    """A hatched brass border and the word, so that it is never taken for the show."""
    for edge in (
        QRectF(0, 0, 1920, 18),
        QRectF(0, 1062, 1920, 18),
        QRectF(0, 18, 18, 1044),
        QRectF(1902, 18, 18, 1044),
    ):
        p.fillRect(edge, QColor(INK))
        hatch(p, edge, BRASS, 26, 9)
    words = say("hall-rehearsal")
    rounded(p, QRectF(1500, 1006, 376, 52), 8, BRASS)
    text(p, 1688, 1032, words, 44, INK, bold=True, align="centre", most=350)
