"""The hall is on the projector and nowhere else, whatever happens to the cables (CASES A)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSettings, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from app import showfile
from app.audience.window import HallWindow
from app.screens import (
    SAVED,
    Badge,
    Projector,
    ProjectorState,
    Screen,
    corner,
    identify,
    last_resort,
    likeness,
    pick,
    recognise,
    save_screen,
    saved_screen,
    screens,
)
from app.text import Say
from engine.show import Config
from engine.types import replace

ROOT = Path(__file__).parents[2]


def screen(name: str, x: int = 0, primary: bool = False, **more: Any) -> Screen:
    box = (x, 0, 1920, 1080)
    return Screen(name, size=(1920, 1080), box=box, free=box, primary=primary, **more)


LAPTOP = screen("eDP-1", 0, True, maker="LGD", model="LP140")
PROJ = screen("HDMI-1", 1920, serial="X17", maker="EPSON", model="EB-2250U")
DELL = screen("DP-2", 3840, serial="D4", maker="DEL", model="U2723")


# ------------------------------------------------------------------ which one it is


def test_a1_order_and_positions_changed_over_night() -> None:
    moved = replace(PROJ, box=(0, 0, 1920, 1080), name="DP-3", primary=True)
    laptop = replace(LAPTOP, box=(1920, 0, 1920, 1080), primary=False)
    assert pick(PROJ, (moved, laptop), laptop.key) == moved


def test_a1_each_mark_in_order_of_trust() -> None:
    twin = replace(PROJ, serial="X18", name="HDMI-2")
    assert pick(PROJ, (LAPTOP, twin, PROJ), LAPTOP.key) == PROJ  # the serial tells twins apart
    dumb = replace(PROJ, serial="")
    other = replace(dumb, name="HDMI-2")
    assert pick(dumb, (LAPTOP, other, dumb), LAPTOP.key) == dumb  # then the name
    small = replace(other, name="HDMI-3", size=(1280, 720))
    assert pick(dumb, (LAPTOP, small, other), LAPTOP.key) == other  # then the size
    nameless = screen("HDMI-1", 1920)
    assert pick(nameless, (LAPTOP, nameless), LAPTOP.key) == nameless


def test_a2_a_third_screen_before_the_projector() -> None:
    """Windows counts its names anew: DISPLAY2 was the projector and is a monitor now."""
    saved = replace(PROJ, name=r"\\.\DISPLAY2")
    new = replace(DELL, name=r"\\.\DISPLAY2", box=(1920, 0, 1920, 1080))
    proj = replace(PROJ, name=r"\\.\DISPLAY3", box=(3840, 0, 1920, 1080))
    assert pick(saved, (LAPTOP, new, proj), LAPTOP.key) == proj
    assert recognise(saved, (LAPTOP, new), LAPTOP.key) is None


def test_two_devices_are_never_taken_for_one() -> None:
    assert likeness(PROJ, DELL) is None
    assert likeness(PROJ, replace(PROJ, serial="X18")) is None
    assert likeness(PROJ, replace(DELL, serial="X17")) is None  # a number many makers use
    assert likeness(PROJ, replace(LAPTOP, name="HDMI-1")) is None
    assert likeness(PROJ, replace(PROJ, name="DP-9", size=(1280, 720))) is not None
    assert likeness(screen("A"), screen("B")) is None  # the size alone is nobody's


def test_last_resort_is_the_only_one_that_is_not_primary() -> None:
    assert last_resort((LAPTOP, PROJ), LAPTOP.key) == PROJ
    assert last_resort((LAPTOP, PROJ, DELL), LAPTOP.key) is None
    assert last_resort((LAPTOP, PROJ, DELL), DELL.key) == PROJ
    assert last_resort((replace(LAPTOP, primary=False),), "") is None


@pytest.mark.parametrize("words", ["", "{}", "null", "[1]", '{"name": 3}', "\x00\xff"])
def test_a_damaged_memory_is_no_memory(settings: QSettings, words: str) -> None:
    settings.setValue(SAVED, words)
    assert saved_screen(settings) is None


def test_what_is_remembered_comes_back(settings: QSettings, folder: Path) -> None:
    save_screen(settings, PROJ)
    settings.sync()
    again = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    assert saved_screen(again) == PROJ


# ------------------------------------------------------------------ keeping the hall there


class Desk:
    """A console, a hall and a projector on screens that the test plugs and unplugs."""

    def __init__(self, settings: QSettings, *there: Screen) -> None:
        self.there = there
        self.console = QWidget()
        self.here = self.console.screen().name()
        self.hall = HallWindow(Say("ko"), motion=False)
        self.states: list[ProjectorState] = []
        self.console.setGeometry(0, 0, 1440, 900)
        self.console.show()
        self.projector = Projector(self.hall, self.console, settings, None, lambda: self.there)
        self.projector.state_changed.connect(self.states.append)

    def plug(self, *there: Screen) -> None:
        self.there = there
        self.projector.place()

    @property
    def kind(self) -> str:
        return self.projector.state.kind

    def end(self) -> None:
        self.projector.end()
        self.hall.retire()
        for window in (self.console, self.hall):
            window.close()
            window.deleteLater()


@pytest.fixture
def laptop(qapp: QApplication) -> Screen:
    """The screen the console of these tests is really on."""
    return replace(LAPTOP, name=qapp.screens()[0].name())


@pytest.fixture
def desk(settings: QSettings, laptop: Screen) -> Iterator[Desk]:
    desk = Desk(settings, laptop, PROJ)
    yield desk
    desk.end()


def test_the_hall_fills_the_projector_without_asking_for_the_keyboard(desk: Desk) -> None:
    desk.projector.start()
    assert desk.kind == "live"
    assert desk.projector.state.name == "EB-2250U"
    assert len(desk.projector.state.since) == 8
    assert desk.hall.geometry() == QRect(*PROJ.box)
    assert desk.hall.isFullScreen()
    flags = desk.hall.windowFlags()
    assert flags & Qt.WindowType.FramelessWindowHint
    assert flags & Qt.WindowType.WindowDoesNotAcceptFocus


def test_a3_one_monitor_is_enough(desk: Desk, laptop: Screen) -> None:
    desk.there = (laptop,)
    desk.projector.start()
    assert desk.kind == "window"
    assert desk.hall.isVisible()
    assert not desk.hall.isFullScreen()
    desk.plug(laptop, PROJ)
    assert desk.kind == "live"


def test_a3_the_primary_is_never_taken_by_default(desk: Desk, laptop: Screen) -> None:
    desk.there = (replace(laptop, primary=False), replace(PROJ, primary=True))
    desk.projector.start()
    assert desk.kind == "none"
    assert not desk.hall.isVisible()
    desk.projector.choose(desk.there[1].key)
    assert desk.kind == "live"


@pytest.mark.parametrize("console", [(0, 0, 1440, 900), (480, 0, 1440, 900), (0, 0, 1920, 1080)])
def test_a5_a_fresh_profile_leaves_the_console_in_full_view(
    desk: Desk, laptop: Screen, console: tuple[int, int, int, int]
) -> None:
    desk.there = (laptop,)
    desk.console.setGeometry(*console)
    desk.projector.start()
    beneath = bool(desk.hall.windowFlags() & Qt.WindowType.WindowStaysOnBottomHint)
    beside = not desk.hall.frameGeometry().intersects(desk.console.frameGeometry())
    assert beneath
    assert beside == (console[2] < 1920)
    assert QRect(*laptop.free).contains(desk.hall.geometry())


def test_a5_never_on_the_screen_of_the_console(desk: Desk, laptop: Screen) -> None:
    save_screen(desk.projector.settings, laptop)
    desk.projector.start()
    assert desk.kind == "missing"
    assert not desk.hall.isVisible()


def test_a6_only_the_user_changes_the_choice(desk: Desk, laptop: Screen) -> None:
    desk.projector.start()
    desk.projector.choose(PROJ.key)
    kept = desk.projector.settings.value(SAVED)
    desk.plug(laptop)
    assert desk.kind == "missing"
    assert desk.projector.state.name == "EB-2250U"
    assert not desk.hall.isVisible()
    desk.plug(laptop, replace(PROJ, name="DP-7", box=(1920, 200, 1920, 1080)))
    assert desk.kind == "live"
    assert desk.hall.geometry() == QRect(1920, 200, 1920, 1080)
    assert desk.projector.settings.value(SAVED) == kept
    assert [s.kind for s in desk.states] == ["live", "missing", "live"]


def test_a6_a_monitor_that_stood_beside_it_is_not_taken(desk: Desk, laptop: Screen) -> None:
    desk.there = (laptop, PROJ, DELL)
    save_screen(desk.projector.settings, PROJ)
    desk.projector.start()
    desk.plug(laptop, DELL)
    assert desk.kind == "missing"
    desk.plug(laptop, DELL, PROJ)
    assert desk.kind == "live"
    assert desk.hall.geometry() == QRect(*PROJ.box)


def test_a_spare_projector_takes_over_and_the_choice_stays(desk: Desk, laptop: Screen) -> None:
    desk.projector.choose(PROJ.key)
    desk.projector.start()
    desk.plug(laptop)
    desk.plug(laptop, DELL)
    assert (desk.kind, desk.projector.state.name) == ("live", "U2723")
    saved = saved_screen(desk.projector.settings)
    assert saved == PROJ


def test_a7_another_resolution_is_followed_without_hiding(desk: Desk, laptop: Screen) -> None:
    desk.projector.start()
    hidden = []
    hide = desk.hall.hide
    desk.hall.hide = lambda: hidden.append(hide())  # type: ignore[method-assign]
    small = replace(PROJ, size=(1280, 720), box=(1920, 0, 1280, 720))
    desk.plug(laptop, small)
    assert desk.hall.geometry() == QRect(1920, 0, 1280, 720)
    assert not hidden


def test_a9_the_window_manager_cannot_close_it(desk: Desk) -> None:
    desk.projector.start()
    event = QCloseEvent()
    QApplication.sendEvent(desk.hall, event)
    assert not event.isAccepted()
    desk.hall.close()
    assert desk.hall.isVisible()


def test_a15_no_primary_screen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "primaryScreen", staticmethod(lambda: None))
    assert [one.primary for one in screens()] == [False]
    desk.there = tuple(replace(one, primary=False) for one in desk.there)
    desk.projector.start()
    assert desk.kind == "live"
    assert desk.hall.geometry() == QRect(*PROJ.box)


def test_a15_swap_gives_the_hall_the_screen_of_the_console(desk: Desk, laptop: Screen) -> None:
    desk.projector.start()
    desk.projector.swap()
    assert not desk.hall.isVisible()  # until the console has gone
    assert saved_screen(desk.projector.settings) == laptop
    assert QRect(*PROJ.box).contains(desk.console.frameGeometry().center())


def test_a15_swap_needs_two_screens(desk: Desk, laptop: Screen) -> None:
    desk.there = (laptop,)
    desk.projector.start()
    desk.projector.swap()
    assert desk.kind == "window"
    assert saved_screen(desk.projector.settings) is None


def test_a17_no_screen_of_qt_is_kept(desk: Desk, laptop: Screen) -> None:
    desk.projector.start()
    for _ in range(200):
        desk.plug(laptop)
        desk.plug(laptop, PROJ)
    held = [*vars(desk.projector).values(), *vars(desk).values()]
    assert not any(isinstance(one, QScreen) for one in held)
    assert desk.kind == "live"
    assert [s.kind for s in desk.states][1:] == ["missing", "live"] * 200


def test_a25_the_show_file_knows_no_screen(desk: Desk, folder: Path, twelve: Config) -> None:
    desk.projector.start()
    desk.projector.choose(PROJ.key)
    path = folder / "night.garnet"
    showfile.create(path, twelve, "a seed").close()
    words = path.read_text(encoding="utf-8")
    assert not any(mark in words for mark in ("EPSON", "EB-2250U", "HDMI", "screen"))
    assert "EB-2250U" in str(desk.projector.settings.value(SAVED))


def test_a27_the_only_screen_can_be_chosen_and_nothing_covers_it(
    desk: Desk, laptop: Screen
) -> None:
    desk.there = (laptop,)
    desk.projector.start()
    desk.projector.choose(laptop.key)
    assert desk.kind == "window"
    assert not desk.hall.isFullScreen()


def test_C17_no_screens_at_all(desk: Desk) -> None:
    desk.there = ()
    desk.projector.start()
    assert desk.kind == "none"
    assert not desk.hall.isVisible()


def test_a_choice_that_is_not_there_changes_nothing(desk: Desk) -> None:
    desk.projector.start()
    desk.projector.choose("somewhere else")
    assert saved_screen(desk.projector.settings) is None
    assert desk.kind == "live"


def test_the_corner_is_beside_the_console_where_there_is_room() -> None:
    free = QRect(0, 0, 1920, 1080)
    assert not corner(free, QRect(0, 0, 1440, 900)).intersects(QRect(0, 0, 1440, 900))
    assert free.contains(corner(free, free))
    assert free.contains(corner(free, QRect(100, 100, 1720, 900)))


def test_numbers_on_the_screens(qapp: QApplication) -> None:
    badges = identify(5, lambda: (LAPTOP, PROJ))
    assert [b.number for b in badges] == [1, 2]
    assert all(QRect(*b.one.box).contains(b.geometry()) for b in badges)
    for badge in badges:
        assert badge.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
        assert badge.grab().width() == badge.width()
    again = identify(5, lambda: (LAPTOP,))
    assert set(again) == Badge.shown
    again[0].close()
    assert not Badge.shown


# ------------------------------------------------------------------ with screens of Qt itself


PROGRAM = """
import json, sys
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget
from app.audience.window import HallWindow
from app.screens import Projector
from app.text import Say
app = QApplication([])
console = QWidget()
console.setScreen(next(s for s in app.screens() if s.name() == "LAPTOP"))
console.move(console.screen().geometry().topLeft())
console.show()
hall = HallWindow(Say("en"))
settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
projector = Projector(hall, console, settings)
projector.start()
for one in projector.screens():
    if len(sys.argv) > 2 and one.name == sys.argv[2]:
        projector.choose(one.key)

g, s = hall.geometry(), next(s for s in app.screens() if s.name() == "PROJ").geometry()
print(json.dumps([projector.state.kind, projector.state.name, g.getRect() == s.getRect(),
                  hall.screen().name(), hall.screen().devicePixelRatio()]))
settings.sync()
"""


def run(folder: Path, *found: tuple[str, int, int, int, float], choose: str = "") -> list[Any]:
    """Start the program on these screens: name, x, width, height, ratio."""
    config = folder / "screens.json"
    names = ("name", "x", "width", "height", "dpr")
    same = {"y": 0, "logicalDpi": 96, "logicalBaseDpi": 96}
    config.write_text(json.dumps({"screens": [dict(zip(names, one), **same) for one in found]}))
    env = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
    }
    words = [
        sys.executable,
        "-c",
        PROGRAM,
        str(folder / "settings.ini"),
        *([choose] * bool(choose)),
    ]
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=60, check=True)
    result: list[Any] = json.loads(done.stdout)
    return result


def test_a1_restart_with_screens_swapped(folder: Path) -> None:
    first = run(
        folder, ("LAPTOP", 0, 1600, 1000, 1), ("SIDE", 1600, 1280, 1024, 1),
        ("PROJ", 2880, 1920, 1080, 1), choose="PROJ",
    )  # fmt: skip
    assert first[:4] == ["live", "PROJ", True, "PROJ"]
    second = run(
        folder, ("PROJ", 0, 1920, 1080, 1), ("SIDE", 1920, 1280, 1024, 1),
        ("LAPTOP", 3200, 1600, 1000, 1),
    )  # fmt: skip
    assert second[:4] == ["live", "PROJ", True, "PROJ"]


@pytest.mark.parametrize("ratio", [1, 1.5, 2.5])
def test_a11_mixed_scaling_fills_the_screen_exactly(folder: Path, ratio: float) -> None:
    there = ("LAPTOP", 0, 1600, 1000, 2.5), ("PROJ", 1600, 1920, 1080, ratio)
    kind, name, fills, on, dpr = run(folder, *there)
    assert (kind, name, fills, on) == ("live", "PROJ", True, "PROJ")
    assert dpr == ratio
