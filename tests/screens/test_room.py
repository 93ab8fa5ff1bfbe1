"""On a real X server with three monitors: console, projector, and the mini-game room's window."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app import showfile
from app.room import scales
from app.room.places import team_box
from engine.minigames import numbered
from engine.minigames.scales.records import OddCoin
from engine.show import Config, Player
from tests.screens.conftest import Server
from tests.screens.test_evening import HALL, TITLE, Evening

ROOM = "Garnet Table · 3"
THIRD = (3840, 0, 1920, 1080)
NUMBER = next(n for n in range(99) if not isinstance(numbered("scales", 1, n), OddCoin))
LINES = (
    "open holdem", *[f"lot {n}" for n in range(1, 5)], *[f"team {n}" for n in range(5, 9)],
    "switch holdem.kinds host", "start", "first 1", "begin", "kind scales", "deal 7", "deal 2",
    "deal 3", "deal 10", f"pose {NUMBER}",
)  # fmt: skip


def third(server: Server, on: bool) -> None:
    """The room's monitor, plugged in at the right or pulled out."""
    if on:
        server.run("xrandr", "--addmode", "DUMMY2", "1920x1080")
        server.run("xrandr", "--output", "DUMMY2", "--mode", "1920x1080", "--right-of", "DUMMY1")
    else:
        server.run("xrandr", "--output", "DUMMY2", "--off")


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """A problem is posed in the first round of hold'em."""
    (tmp_path / "Documents").mkdir()
    path = tmp_path / "night.garnet"
    people = tuple(Player(f"P{n}", f"P{n}", 12 * (n < 5), n > 4) for n in range(1, 9))
    opened = showfile.create(path, Config(TITLE, people), "a seed")
    for line in LINES:
        opened.evening.play(opened.evening.timeline.read(line))
    opened.close()
    return path


@pytest.fixture
def evening(server: Server, tmp_path: Path, night: Path) -> Iterator[Evening]:
    """The hall is on the projector and the room on the third monitor, by the dealer's keys."""
    third(server, True)
    evening = Evening(server, tmp_path, str(night))
    try:
        evening.until(lambda: evening.window(f"Garnet Table · {TITLE}"), "the console")
        time.sleep(0.5)
        evening.keys("p")
        evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall")
        evening.keys("ctrl+m")
        evening.until(lambda: evening.window(ROOM) == THIRD, "the room")
        yield evening
    finally:
        evening.kill()


def click(server: Server, x: float, y: float) -> None:
    server.run("xdotool", "mousemove", str(THIRD[0] + round(x)), str(round(y)), "click", "1")


def room(evening: Evening, night: Path) -> Any:
    return evening.state(night).game.room


def solved_by_mouse(evening: Evening, server: Server, night: Path, team: int) -> None:
    """Tap the number, then the plate of the team."""
    problem: Any = numbered("scales", 1, NUMBER)
    (answer,) = scales.scales.solve(problem)
    numbers, _ = scales._boxes(problem)
    box = numbers[scales._numbers(problem).index(answer)].center()
    click(server, box.x(), box.y())
    click(server, team_box(team).center().x(), team_box(team).center().y())
    evening.until(lambda: room(evening, night).solver == team, "the problem is solved")


def undone(evening: Evening, night: Path) -> None:
    """The next key is the console's: it takes the answer back."""
    evening.keys("z")
    evening.until(lambda: room(evening, night).solver == -1, "the key of the console")


def test_shown_and_clicked_the_console_gets_the_next_key(
    evening: Evening, server: Server, night: Path
) -> None:
    solved_by_mouse(evening, server, night, 2)
    undone(evening, night)
    evening.keys("w", "2")  # by key as well
    evening.until(lambda: room(evening, night).solver == 1, "solved by key")
    undone(evening, night)
    evening.end()


def test_a17_unplugged_and_plugged_in_again_the_console_gets_the_next_key(
    evening: Evening, server: Server, night: Path
) -> None:
    console = evening.window(f"Garnet Table · {TITLE}")
    for team in (0, 3, 1):
        solved_by_mouse(evening, server, night, team)
        third(server, False)
        evening.until(lambda: ROOM not in server.windows(), "the room is gone")
        undone(evening, night)
        assert evening.window(f"Garnet Table · {TITLE}") == console
        assert evening.window("Garnet Table") == HALL
        third(server, True)
        evening.until(lambda: evening.window(ROOM) == THIRD, "the room is back")
    evening.end()


def test_typing_goes_on_while_it_opens_and_closes(evening: Evening, server: Server) -> None:
    for k in range(6):
        evening.keys("ctrl+m")
        evening.until(lambda k=k: (evening.window(ROOM) is None) == (k % 2 == 0), "the room")  # type: ignore[misc]
    evening.end()


def test_on_two_monitors_it_is_a_window_until_a_third_is_plugged_in(
    server: Server, tmp_path: Path, night: Path
) -> None:
    """It lies over the console only because the dealer asked for it."""
    evening = Evening(server, tmp_path, str(night))
    try:
        evening.until(lambda: evening.window("Garnet Table") == HALL, "the hall")
        time.sleep(0.5)
        evening.keys("ctrl+m")
        place = evening.until(lambda: evening.window(ROOM), "a plain window")
        assert place[0] + place[2] <= 1920
        evening.keys("w", "3")
        evening.until(lambda: room(evening, night).solver == 2, "the console has the keys")
        third(server, True)
        evening.until(lambda: evening.window(ROOM) == THIRD, "the free monitor is taken")
        assert evening.window("Garnet Table") == HALL
        undone(evening, night)
        evening.end()
    finally:
        evening.kill()
