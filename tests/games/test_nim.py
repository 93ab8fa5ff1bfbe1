"""A seventh game joins with one module: the laws run, the protocol is met, a transcript plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.notation import write
from engine.timeline import Timeline
from engine.types import Illegal
from tests.games import nim
from tests.laws import laws

ROOT = Path(__file__).parents[2]


def test_it_obeys_the_laws() -> None:
    for seed in range(30):
        rng = Random(seed)
        config = nim.Config(players=rng.randint(2, 4), most=rng.randint(2, 3))
        for s, a, t in laws.walk(nim, config, rng):
            laws.step(nim, s, a, t, rng)
            laws.refuses(nim, s, rng)


def test_it_is_played_by_notation() -> None:
    t = Timeline(nim, nim.Config(), "a seed")
    for line in ("1 nim.take 1 3", "take 0 3", "1 take 2 3", "2 take 2 2", "take 1 1"):
        t.play(t.read(line))
    assert nim.result(t.state).winners == (0,)
    assert write(t.entries[-1].action) == "1 nim.take 1 1"
    with pytest.raises(Illegal, match="not-your-turn"):
        t.play(t.read("1 nim.take 0 1"))


def test_mypy_says_that_the_module_is_a_game(tmp_path: Path) -> None:
    line = "from typing import Any\nfrom engine.game import Game\nfrom tests.games import nim\n"
    file = tmp_path / "seventh.py"
    file.write_text(line + "g: Game[Any, Any, Any] = nim\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--explicit-package-bases", str(file)],
        cwd=ROOT, env={"MYPYPATH": str(ROOT), "PATH": ""}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert "Success" in done.stdout, done.stdout
