"""A real X server with two monitors that can be unplugged, or a clear word why there is none."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TOOLS = ("Xorg", "xrandr", "openbox", "xdotool")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.screens)


class Server:
    """The X server of one test: its monitors, its keyboard, its windows."""

    def __init__(self, display: str) -> None:
        self.display = display
        self.env = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}

    def run(self, *words: str) -> str:
        done = subprocess.run(words, env=self.env, capture_output=True, text=True, timeout=30)
        return done.stdout

    def unplug(self) -> None:
        self.run("xrandr", "--output", "DUMMY1", "--off")

    def plug(self, mode: str = "1920x1080") -> None:
        self.run("xrandr", "--output", "DUMMY1", "--mode", mode, "--right-of", "DUMMY0")

    def type(self, words: str, pause: int = 25) -> subprocess.Popen[bytes]:
        """Begin to type; goes on while the test does other things."""
        return subprocess.Popen(
            ("xdotool", "type", "--delay", str(pause), words), env=self.env
        )  # fmt: skip

    def key(self, *keys: str) -> None:
        self.run("xdotool", "key", "--delay", "40", *keys)

    def windows(self) -> dict[str, tuple[int, int, int, int]]:
        """The title and place of every window that is mapped."""
        out = {}
        for number in self.run("xdotool", "search", "--onlyvisible", "--name", ".").split():
            title = self.run("xdotool", "getwindowname", number).strip()
            shell = self.run("xdotool", "getwindowgeometry", "--shell", number)
            facts = dict(re.findall(r"(\w+)=(-?\d+)", shell))
            if title and "WIDTH" in facts:
                x, y, w, h = (int(facts[k]) for k in ("X", "Y", "WIDTH", "HEIGHT"))
                out[title] = (x, y, w, h)
        return out


@pytest.fixture
def server() -> Iterator[Server]:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        word = f"not installed: {', '.join(missing)} (the head of two-screens says what to install)"
        if os.environ.get("GARNET_NEEDS_SCREENS") == "1":
            pytest.fail(word)
        pytest.skip(word)
    command = (str(HERE / "two-screens"), "sh", "-c", 'echo "$DISPLAY"; exec cat')
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        display = process.stdout.readline().strip()
        assert display, "two-screens did not start"
        yield Server(display)
        process.stdin.close()  # ends the cat, and with it the server
        process.wait(30)


class Table:
    """The program of table.py on that server, asked line by line."""

    def __init__(self, server: Server, settings: Path) -> None:
        self.server, pipe = server, subprocess.PIPE
        command = (sys.executable, "-X", "faulthandler", str(HERE / "table.py"), str(settings))
        env = {**server.env, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)
        self.until("live")

    def ask(self, line: str = "how") -> dict[str, Any]:
        """Hand in a line and read how everything is afterwards."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        while True:
            words = self.process.stdout.readline()
            assert words, f"the program ended: {self.process.wait()}"
            facts: dict[str, Any] = json.loads(words)
            if facts["at"] == line.partition(" ")[0]:
                return facts

    def until(self, kind: str, seconds: float = 10) -> dict[str, Any]:
        return self.wait(lambda facts: bool(facts["kind"] == kind), seconds)

    def wait(self, good: Callable[[dict[str, Any]], bool], seconds: float = 10) -> dict[str, Any]:
        """Ask until something is so, or fail with how it is instead."""
        end = time.monotonic() + seconds
        while not good(facts := self.ask()):
            assert time.monotonic() < end, facts
            time.sleep(0.03)
        return facts

    def end(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        try:
            assert self.process.wait(20) == 0
        finally:
            self.process.kill()
            self.process.stdout.close()


@pytest.fixture
def table(server: Server, tmp_path: Path) -> Iterator[Table]:
    table = Table(server, tmp_path / "settings.ini")
    yield table
    if table.process.poll() is None:
        table.end()
