"""The charts: twelve lines of two hundred steps drawn anew, a log read on, memory that stays."""

from __future__ import annotations

import gc
import resource
import statistics
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF

from app.audience.scenes import Scene
from app.audience.window import paint_boxed
from app.charts.lines import line_pen, plot
from app.charts.series import Story
from app.charts.standings import Standing, paint_standings
from app.draw import smooth
from engine.types import PUBLIC
from tests.app.hall import say
from tests.app.nights import cut, whole

Told = Callable[[str], None]
Season = tuple[tuple[int, ...], ...]
CHANGES, SHORT = 500, 60
MOST_MB = 50
TIMES = 25


def season(seed: int, steps: int = 200, players: int = 12) -> Season:
    rng = Random(seed)
    rows = [tuple(rng.randint(1, 4) for _ in range(players))]
    for _ in range(steps):
        rows.append(tuple(max(0, v + rng.choice((-2, -1, 0, 0, 0, 1, 3))) for v in rows[-1]))
    return tuple(rows)


def standings(p: QPainter, rows: Season) -> None:
    last, before = rows[-1], rows[-2]
    held = tuple(Standing(k, f"P{k}", v, 0, v - before[k]) for k, v in enumerate(last))
    paint_standings(p, held, rows)


def plain(p: QPainter, rows: Season) -> None:
    """The same lines and nothing else: the least that any painter has to do."""
    for k in range(12):
        ys = [row[k] * 8.0 for row in rows]
        points = [QPointF(x * 4.0, y) for x, pair in enumerate(pairwise(ys)) for y in pair]
        p.setPen(line_pen(k, "", 6))
        p.drawPolyline(QPolygonF(points))


def median(paint: Callable[[QPainter, Season], None]) -> float:
    """Milliseconds of one core, each time with a season that was never drawn before."""
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    times = []
    for seed in range(TIMES):
        rows = season(seed)
        image.fill(QColor("#0A1311"))
        p = smooth(QPainter(image))
        began = time.process_time()
        paint(p, rows)
        times.append((time.process_time() - began) * 1000)
        p.end()
    return statistics.median(times)


@pytest.mark.bench
def test_a_season_of_two_hundred_steps_is_drawn_anew_in_a_frame(qapp: Any, told: Told) -> None:
    best = min((median(standings), median(plain)) for _ in range(5))
    ratio = best[0] / best[1]
    told(f"twelve lines of 200 steps with their rows drawn anew: median {best[0]:.1f} ms "
         f"(mark 16) = {ratio:.2f} of their bare lines, mark 1.5")  # fmt: skip
    assert ratio <= 1.5


@pytest.mark.bench
def test_a_log_is_read_on_and_not_again(told: Told) -> None:
    t = whole()
    log = t.seen(PUBLIC)
    began = time.process_time()
    story = Story()
    story.past(cut(t, t.at - 1).seen(PUBLIC))
    first = time.process_time() - began
    began = time.process_time()
    story.past(log)
    on = time.process_time() - began
    told(f"the past of an evening of {len(log.log)} steps read in {first * 1000:.0f} ms, "
         f"one step more in {on * 1000:.2f} ms")  # fmt: skip
    assert on < first / 20


def change_games(times: int) -> tuple[int, float]:
    """Draw other charts so often; how many items were added, how much memory grew."""
    t = whole()
    image = QImage(960, 540, QImage.Format.Format_RGB32)
    steps = [k * t.at // 97 for k in range(1, 98)]
    items = before = 0
    for k in range(times):
        scene = Scene("statistics", cut(t, steps[k % 97]).seen(PUBLIC), part=k % 9)
        p = QPainter(image)
        paint_boxed(p, QRectF(image.rect()), scene, say("en" if k % 2 else "ko"))
        p.end()
        if k == times // 5:  # what is kept on purpose is there by now
            gc.collect()
            items, before = len(plot().item.items), resident()
    gc.collect()
    return len(plot().item.items) - items, (resident() - before) / 1024


def resident() -> int:
    """kB this process holds now."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


def test_a_few_changes_of_game_add_no_items(qapp: Any) -> None:
    items, grown = change_games(SHORT)
    assert items == 0
    assert grown < MOST_MB


@pytest.mark.long
def test_five_hundred_changes_of_game_keep_their_memory_l3(qapp: Any, told: Told) -> None:
    items, grown = change_games(CHANGES)
    told(f"{CHANGES} changes of game: {items} items more, {grown:.1f} MB (mark {MOST_MB})")
    assert items == 0
    assert grown < MOST_MB
