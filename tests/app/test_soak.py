"""L1, L3, D12: evening after evening of random play through both windows, at full speed: nothing is
raised, nothing is logged, memory stays flat, and the last evening is as quick as the first."""

from __future__ import annotations

import gc
import logging
import statistics
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from app.live import Live
from engine.journal import load
from engine.record import verify
from tests.app.conftest import press
from tests.app.windows import do, live_on, made
from tests.engine import nights

LIGHTS = ("F5", "F6", "F6", "F8", "F8", "F7", "Tab", "G", "F3", "F3", "Up", "Esc")
WARM = 12  # evenings until every picture, letter and cache has been made once
GROWTH = 50  # MB, the whole soak
SLOWER = 1.2


def memory() -> float:
    """MB in use; 0 on a system that does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 1e6


def play(live: Live, key: str, seed: int, deeds: int) -> list[float]:
    """A random evening; the processor time of each deed, painting and saving included."""
    rng, times = Random(seed), list[float]()
    for _ in range(deeds):
        what = nights.deed(live.session.timeline, rng, key, corrections=0.04)
        if what is None:
            break
        began = time.process_time()
        do(live, what)
        QCoreApplication.processEvents()
        times.append(time.process_time() - began)
        if rng.random() < 0.05:
            press(live.console, rng.choice(LIGHTS))
    return times


def soak(folder: Path, evenings: int, deeds: int) -> tuple[list[float], list[float], list[int]]:
    """Evenings of all six games in turn: median time of a deed, memory and windows after each.

    The last six are the first six again, so that their times can be compared.
    """
    times, used, windows = list[float](), list[float](), list[int]()
    for n in range(evenings):
        key = nights.KEYS[n % len(nights.KEYS)]
        seed = n % len(nights.KEYS) if n >= evenings - len(nights.KEYS) else n
        with live_on(made(folder, key), ("ko", "en")[n // 6 % 2], motion=True) as live:
            live.hall.setGeometry(0, 0, 1280, 720)
            live.hall.show()
            times.append(statistics.median(play(live, key, seed, deeds)))
            path = live.session.opened.path
            assert live.session.trouble is None
        assert verify(load(path)).bad == 0
        del live
        gc.collect()
        used.append(memory())
        windows.append(len(QApplication.topLevelWidgets()))
    return times, used, windows


def test_L1_two_evenings_leave_nothing_behind(
    qtbot: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    _, _, windows = soak(tmp_path, 2, 60)
    assert windows[0] == windows[1]
    assert not caplog.records


@pytest.mark.long
def test_L1_a_hundred_evenings(
    qtbot: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    times, used, windows = soak(tmp_path, 102, 120)
    first, last = sum(times[:6]), sum(times[-6:])
    sys.stderr.write(
        f"ms a deed: {1000 * first / 6:.2f} in the first six evenings, {1000 * last / 6:.2f} in the"
        f" last six; MB: {used[WARM]:.0f} after {WARM} evenings, {used[-1]:.0f} after all\n"
    )
    assert last < SLOWER * first
    assert used[-1] - used[WARM] < GROWTH
    assert windows[-1] == windows[0]
    assert not caplog.records
