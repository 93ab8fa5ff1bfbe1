"""Speed of the windows: a key until the hall is painted, a cold start, an idle hall."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from app import showfile
from app.live import Live
from app.pace import at_once
from app.text import Say
from engine.show import Config, Player
from tests.app.conftest import NAMES, press

pytestmark = pytest.mark.bench
Told = Callable[[str], None]
PRESSES = 400


def a_night(folder: Path) -> Live:
    """Twelve players in round 1, the hall at 1920x1080, everything moving as in a show."""
    config = Config("호러의 밤", tuple(Player(n, n, 2) for n in NAMES))
    opened = showfile.create(folder / "night.garnet", config, "a seed")
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    live = Live(opened, Say("ko"), settings, pace=at_once)
    live.console.resize(1440, 900)
    live.console.show()
    live.start()
    live.hall.setGeometry(0, 0, 1920, 1080)
    live.hall.show()
    press(live.console, "Q", "W")
    while live.session.timeline.state.step == "lot":
        live.session.go_on()
    press(live.console, "Space")
    for k in range(12):
        press(live.console, str(k % 5 + 1), str((k + 1 + k // 5) % 5 + 1))
    press(live.console, "Space")
    return live


def test_key_press_to_painted_hall(qtbot: Any, tmp_path: Path, told: Told) -> None:
    live = a_night(tmp_path)
    app = QApplication.instance()
    assert app is not None
    painted: list[float] = []
    paint = type(live.hall).paintEvent

    def watched(self: Any, event: Any) -> None:
        paint(self, event)
        painted.append(time.perf_counter())

    type(live.hall).paintEvent = watched  # type: ignore[method-assign]
    try:
        times = [t for k in range(PRESSES) if (t := _one(live, app, painted, k)) is not None]
    finally:
        type(live.hall).paintEvent = paint  # type: ignore[method-assign]
        live.close()
    times.sort()
    median, p99 = statistics.median(times) * 1000, times[int(len(times) * 0.99)] * 1000
    told(f"key to painted hall, fsync included, {len(times)} presses at 1920x1080: "
         f"median {median:.1f} ms (mark 16), 99th percentile {p99:.1f} ms (mark 33)")  # fmt: skip


def _one(live: Live, app: Any, painted: list[float], k: int) -> float | None:
    """The time of one coin, from its second key until the hall has been painted."""
    game = live.session.timeline.state.game
    if game is None or game.step != "turn":
        live.session.go_on()
        if game is None or game.step in ("pay", "over"):
            live.session.undo()
            live.session.undo()
        return None
    for _ in range(4):
        app.processEvents()
    coin = next(o.fields["coin"].of[k % len(o.fields["coin"].of)]
                for o in live.session.timeline.options() if "coin" in o.fields)  # fmt: skip
    number = ("vampire", "gangshi", "fox", "mummy", "zombie").index(coin) + 1
    press(live.console, "QWE"[k % 3])
    app.processEvents()
    painted.clear()
    began = time.perf_counter()
    press(live.console, str(number))
    while not painted:
        app.processEvents()
    return painted[0] - began


EMPTY = """
import time; t = time.perf_counter()
import PySide6.QtWidgets as W, pyqtgraph
app = W.QApplication([]); a, b = W.QWidget(), W.QWidget(); a.show(); b.show(); app.processEvents()
print(time.perf_counter() - t)
"""
OURS = """
import sys, time; t = time.perf_counter()
from pathlib import Path
from app.__main__ import application
app = application()
from PySide6.QtCore import QSettings
from app import showfile
from app.live import Live
from app.text import Say
folder = Path(sys.argv[1])
live = Live(showfile.open_show(folder / "night.garnet"), Say("ko"),
            QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
live.console.show(); live.start(); app.processEvents()
print(time.perf_counter() - t); live.close()
"""


def test_cold_start(tmp_path: Path, told: Told) -> None:
    config = Config("밤", tuple(Player(n, n, 2) for n in NAMES))
    showfile.create(tmp_path / "night.garnet", config, "a seed").close()
    empty, ours = [], []
    for _ in range(7):
        empty.append(_start(EMPTY, tmp_path))
        ours.append(_start(OURS, tmp_path))
    ratio = min(ours) / min(empty)
    told(f"cold start to a usable console: {min(ours):.2f} s = {ratio:.2f} of two empty windows "
         f"with pyqtgraph ({min(empty):.2f} s), mark 1.8")  # fmt: skip
    assert ratio <= 1.8


def _start(code: str, folder: Path) -> float:
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code, str(folder)], env=env, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    return float(done.stdout.split()[-1])


def test_an_idle_hall_costs_nothing(qtbot: Any, tmp_path: Path, told: Told) -> None:
    live = a_night(tmp_path)
    qtbot.wait(1500)
    before, began = _cpu(), time.perf_counter()
    qtbot.wait(5000)
    share = (_cpu() - before) / (time.perf_counter() - began)
    live.close()
    told(f"idle: {share:.2%} of a core for both windows standing (mark under 1% for the hall)")


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime
