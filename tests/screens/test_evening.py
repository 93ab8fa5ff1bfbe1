"""The program itself on two real monitors, driven by a keyboard from the outside."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app import showfile
from engine.show import Config, Player
from tests.screens.conftest import ROOT, Server

HALL = (1920, 0, 1920, 1080)
NAMES = tuple(f"Person{n}" for n in range(1, 13))
TITLE = "Friday"


class Evening:
    """The running program: its windows by title, its show by its file."""

    def __init__(self, server: Server, home: Path, *words: str) -> None:
        self.server, self.home = server, home
        places = {"HOME": home, "XDG_CONFIG_HOME": home / "config", "XDG_DATA_HOME": home / "data"}
        env = {**server.env, "PYTHONPATH": str(ROOT), **{k: str(v) for k, v in places.items()}}
        command = (
            sys.executable,
            "-X",
            "faulthandler",
            "-m",
            "app",
            "open",
            *words,
            "--lang",
            "en",
        )
        self.process = subprocess.Popen(command, env=env, cwd=ROOT)

    def until(self, good: Callable[[], Any], what: str, seconds: float = 15) -> Any:
        """Wait for something, or fail with what it was."""
        end = time.monotonic() + seconds
        while not (found := good()):
            assert self.process.poll() is None, f"the program ended, {what}"
            assert time.monotonic() < end, f"{what}: {self.server.windows()}"
            time.sleep(0.05)
        return found

    def window(self, title: str) -> tuple[int, int, int, int] | None:
        return self.server.windows().get(title)

    def state(self, path: Path) -> Any:
        return showfile.look(path).evening.timeline.state

    def keys(self, *names: str) -> None:
        self.server.key(*names)

    def end(self) -> None:
        """Close the console as a person does; the program ends well."""
        self.keys("alt+F4")
        assert self.process.wait(15) == 0

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(10)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "Documents").mkdir()
    return tmp_path


@pytest.fixture
def night(home: Path) -> Path:
    """A show of twelve that nobody has opened yet."""
    path = home / "night.garnet"
    people = tuple(Player(name, name, 2) for name in NAMES)
    showfile.create(path, Config(TITLE, people), "a seed").close()
    return path


@pytest.fixture
def evening(server: Server, home: Path, night: Path) -> Iterator[Evening]:
    evening = Evening(server, home, str(night))
    evening.until(lambda: evening.window(f"Garnet Table · {TITLE}"), "the console")
    evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall on the projector")
    time.sleep(0.3)
    yield evening
    evening.kill()


def test_the_dealer_goes_on_while_the_projector_comes_and_goes(
    evening: Evening, server: Server, night: Path
) -> None:
    """From the lot to the first coins by keys alone; not one key is lost to the cables."""
    console = evening.window(f"Garnet Table · {TITLE}")
    assert console is not None
    assert console[0] + console[2] <= 1920
    evening.keys("q")
    for n in range(1, 13):
        if n == 4:
            server.unplug()
        if n == 9:
            server.plug()
        evening.keys(*str(n), "space")
    state = evening.until(lambda: _if(evening.state(night), "ready"), "the order")
    assert state.chairs == tuple(range(12))
    evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall is back")
    assert evening.window(f"Garnet Table · {TITLE}") == console
    evening.keys("space")
    server.unplug()
    for _ in range(12):
        evening.keys("1", "3")
    evening.keys("space", "q", "2")
    server.plug()
    game = evening.until(lambda: _laid(evening.state(night)), "the first coin")
    assert game.supports == (("vampire", "fox"),) * 12
    assert game.zones[0] == (0, 1, 0, 0, 0)
    evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall is back")
    evening.end()


def _if(state: Any, step: str) -> Any:
    return state if state.step == step else None


def _laid(state: Any) -> Any:
    return state.game if state.game is not None and any(map(any, state.game.zones)) else None


def test_a23_take_freeze_and_black_keep_one_window(evening: Evening, server: Server) -> None:
    number = server.run("xdotool", "search", "--onlyvisible", "--name", "^Garnet Table$")
    for key in ("F7", "F5", "F6", "F6", "F8", "F8"):
        evening.keys(key)
        time.sleep(0.35)
        found = server.run("xdotool", "search", "--onlyvisible", "--name", "^Garnet Table$")
        assert found == number
    evening.end()


def test_killed_in_the_middle_and_opened_again(evening: Evening, night: Path) -> None:
    evening.keys("q", "3", "space", "1", "space")
    evening.until(lambda: len(evening.state(night).chairs) == 2, "two numbers")
    evening.kill()
    again = Evening(evening.server, evening.home, str(night))
    try:
        again.until(lambda: again.window("Garnet Table") == HALL, "the hall on the projector")
        time.sleep(0.3)
        again.keys("5", "space")
        again.until(lambda: again.state(night).chairs == (2, 0, 4), "the third number")
        again.end()
    finally:
        again.kill()


def test_the_first_hour_from_nothing_to_a_show(server: Server, home: Path) -> None:
    """No settings, no shows: title, twelve people, four steps, then console and hall."""
    evening = Evening(server, home)
    try:
        evening.until(lambda: evening.window("Garnet Table"), "the start page")
        time.sleep(0.5)
        evening.keys("3")
        server.type(TITLE, 10).wait(20)
        evening.keys("Return")
        for n, name in enumerate(NAMES):
            server.type(f"{name}, {n % 4 + 1}", 10).wait(20)
            server.key("Return")
        evening.keys("ctrl+Return", "2", "ctrl+Return", "Down", "space", "ctrl+Return")
        evening.keys("ctrl+Return")
        evening.until(lambda: evening.window(f"Garnet Table · {TITLE}"), "the console")
        evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall on the projector")
        (path,) = (home / "Documents").rglob("*.garnet")
        state = evening.state(path)
        assert [p.name for p in state.players] == list(NAMES)
        assert [p.garnets for p in state.players] == [n % 4 + 1 for n in range(12)]
        assert (state.step, state.chairs) == ("ready", tuple(range(12)))
        evening.end()
    finally:
        evening.kill()
