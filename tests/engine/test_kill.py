"""C5: a show that is killed at any moment has lost nothing that the console showed as saved.

Nights of all six games, on a disk that forgets what was not synced (`killed.py`).
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from app import showfile
from engine.journal import load
from engine.record import verify
from tests.engine import nights
from tests.engine.faulty import FaultyDisk

ROOT = Path(__file__).parents[2]


@contextmanager
def playing(path: Path, key: str, seed: int) -> Iterator[subprocess.Popen[str]]:
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.engine.killed", str(path), key, str(seed)], cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    try:
        yield player
    finally:
        player.kill()
        player.wait()
        assert player.stdout is not None
        player.stdout.close()


def killed_after(path: Path, key: str, seed: int, steps: int, later: float) -> tuple[int, bool]:
    """Let it play, kill it a moment after it showed so many steps; what it last showed as saved,
    and whether the night was over."""
    with playing(path, key, seed) as player:
        assert player.stdout is not None
        told = [player.stdout.readline()]
        while len(told) <= steps and told[-1] != "over\n":
            told.append(player.stdout.readline())
        time.sleep(later)
        player.kill()
        told += player.stdout.read().splitlines(keepends=True)  # up to the very end
        whole = [x.strip() for x in told if x.endswith("\n")]
        assert whole, "it did not start"
        numbers = [int(x) for x in whole if x != "over"]
        return numbers[-1], "over" in whole


def survives(path: Path, shown: int) -> None:
    """Nothing shown is missing, the file is sound, undo works, and the show goes on."""
    loaded = load(path)
    assert not loaded.damage
    assert shown <= len(loaded.lines) <= shown + 1
    assert verify(loaded).code in ("", "torn")
    opened = showfile.open_show(path)
    assert not opened.read_only  # the lock of the dead one is no lock
    assert opened.report.code in ("", "torn")
    t = opened.evening.timeline
    before, amended = t.state, t.undoes_amendment()
    if t.can_undo():
        opened.evening.undo()
        if not amended:
            opened.evening.redo()
            assert t.state == before
    opened.evening.play(t.read("rename 1 가온 가온"))
    opened.close()


def prepared(path: Path, key: str, seed: int, steps: int) -> None:
    """A night that has gone on for a while."""
    disk = FaultyDisk()
    opened = showfile.create(path, nights.config(key), f"seed {seed}", disk)
    nights.play(opened.evening, Random(seed), key, steps)
    opened.close()
    path.write_bytes(disk.medium[path])


def kills(folder: Path, key: str, times: int, seed: int) -> int:
    """Kill one night again and again as it goes on, then the next; how many steps there were."""
    rng, steps, over, path = Random(f"{key} {seed}"), 0, True, folder
    for n in range(times):
        if over:
            path = folder / f"{key} {n}.garnet"
            prepared(path, key, rng.randrange(10**6), rng.randrange(200))
        moment = rng.randrange(25), rng.random() * 0.02
        shown, over = killed_after(path, key, rng.randrange(10**6), *moment)
        survives(path, shown)
        steps += shown
        if n % 10 == 9 or over:
            assert verify(load(path)).bad == 0
    return steps


@pytest.mark.parametrize("key", nights.KEYS)
def test_C5_killed_in_every_game(tmp_path: Path, key: str) -> None:
    assert kills(tmp_path, key, 2, 1) > 20


@pytest.mark.long
@pytest.mark.parametrize("key", nights.KEYS)
def test_C5_1_000_kills(tmp_path: Path, key: str) -> None:
    """167 of each game."""
    assert kills(tmp_path, key, 167, 2) > 3000
