"""C5: a show that is killed at any moment has lost nothing that it had shown."""

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
from tests.engine.evenings import config

ROOT = Path(__file__).parents[2]
PLAYER = """
import sys
from pathlib import Path
from random import Random
from app import drivers, showfile
from engine.types import tag

opened = showfile.open_show(Path(sys.argv[1]))
evening, rng = opened.evening, Random(int(sys.argv[2]))
t = evening.timeline
print(len(evening.lines), opened.report.code, flush=True)
while True:
    answered = drivers.answer(t)
    roll = rng.random()
    if roll < 0.06 and t.can_undo():
        evening.undo()
    elif roll < 0.1 and t.at < len(t.entries):
        evening.redo()
    elif roll < 0.12 and t.at and t.entries[t.at - 1].n:
        evening.amend(t.at - 1, t.entries[t.at - 1].action, "looked again")
    elif answered is not None:
        evening.play(*answered)
    elif t.state.step in ("oppose", "arena"):
        evening.play(t.read("show.close"))
    elif t.state.step == "open":
        evening.play(t.read("show.open horror"))
    else:
        options = [o for o in t.options() if tag(o.kind) != "horror.seal"]
        evening.play(rng.choice(options).sample(rng))
    print(len(evening.lines), flush=True)  # shown: it must be on disk by now
"""


@contextmanager
def playing(path: Path, seed: int) -> Iterator[subprocess.Popen[str]]:
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(seed)], cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    try:
        yield player
    finally:
        player.kill()
        player.wait()
        assert player.stdout is not None
        player.stdout.close()


def killed_after(path: Path, seed: int, lines: int, later: float) -> int:
    """Let it play, kill it a moment after it showed so many lines; the last number it showed."""
    with playing(path, seed) as player:
        assert player.stdout is not None
        shown = int(player.stdout.readline().split()[0])
        for _ in range(lines):
            shown = int(player.stdout.readline())
        time.sleep(later)
        player.kill()
        rest = player.stdout.read().split("\n")[:-1]  # what it showed up to the very end
        return int(rest[-1]) if rest else shown


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


def kills(folder: Path, times: int, seed: int) -> int:
    """Kill one evening again and again as it goes on; how many lines it has in the end."""
    rng = Random(seed)
    path = folder / "night.garnet"
    showfile.create(path, config((3, 1, 2, 2), lot="drawn"), "a seed").close()
    for n in range(times):
        shown = killed_after(path, rng.randrange(10**6), rng.randrange(25), rng.random() * 0.02)
        survives(path, shown)
        if n % 10 == 9:
            assert verify(load(path)).bad == 0
    return len(load(path).lines)


def test_C5_20_kills(tmp_path: Path) -> None:
    assert kills(tmp_path, 20, 1) > 200


@pytest.mark.long
def test_C5_200_kills(tmp_path: Path) -> None:
    assert kills(tmp_path, 200, 2) > 2000
