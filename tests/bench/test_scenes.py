"""Every scene, painted: still at 1920x1080 and at 3840x2160, and the frames of every motion.

uv run pytest -m bench tests/bench/test_scenes.py
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.audience.window import paint_boxed
from app.games import stage
from app.pictures import hosted, played, scenes, seen
from app.text import Say
from engine.games import GAMES

pytestmark = [pytest.mark.bench, pytest.mark.usefixtures("qapp")]
Told = Callable[[str], None]
FULL, LARGE = QSize(1920, 1080), QSize(3840, 2160)


def milliseconds(scene: Scene, image: QImage, say: Say, times: int = 3) -> float:
    """The best of a few paints."""
    best = 1e9
    for _ in range(times):
        began = time.perf_counter()
        p = QPainter(image)
        paint_boxed(p, QRectF(image.rect()), scene, say)
        p.end()
        best = min(best, time.perf_counter() - began)
    return 1000 * best


@pytest.mark.parametrize(("size", "mark"), [(FULL, 16.0), (LARGE, 33.0)])
def test_every_scene_is_painted_in_time(size: QSize, mark: float, told: Told) -> None:
    say, image = Say("ko"), QImage(size, QImage.Format.Format_RGB32)
    took = sorted((milliseconds(s, image, say), name) for name, s in scenes("ko"))
    median = statistics.median(ms for ms, _ in took)
    worst, name = took[-1]
    told(f"{size.width()}: median {median:.1f} ms, worst {worst:.1f} ms ({name})")
    assert median <= mark


def steps(key: str) -> Iterator[tuple[Any, Any]]:
    """Pairs of states between which the stage moves, of the fullest table of a game."""
    found = 0
    for a, b in pairwise(played(hosted(key, GAMES[key].PLAYERS[1], "ko"), 3, 400)):
        if b.game is None:
            return
        before, after = seen(a), seen(b)
        if stage(key).duration(before, after):
            yield before, after
            found += 1
            if found == 40:
                return


@pytest.mark.parametrize("key", GAMES)
def test_frames_of_a_motion_come_in_time(key: str, told: Told) -> None:
    say, image = Say("ko"), QImage(FULL, QImage.Format.Format_RGB32)
    took = sorted(
        milliseconds(Scene("game", after, before, t), image, say, 2)
        for before, after in steps(key)
        for t in (0.1, 0.3, 0.5, 0.7, 0.9)
    )
    at = took[int(len(took) * 0.95)]
    told(f"{key}: {len(took)} frames, 95th percentile {at:.1f} ms, worst {took[-1]:.1f} ms")
    assert at <= 16.7
