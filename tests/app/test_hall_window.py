"""The hall's window: it never takes the keyboard, never closes by itself, never half-draws."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication

from app.audience.scenes import Scene
from app.audience.window import HallWindow, picture
from app.games import stage
from engine.seen import Seen
from tests.app.hall import evening, say, seen_all


@pytest.fixture(scope="module")
def states() -> tuple[Seen, ...]:
    return seen_all(evening(3, "ko", 4), 4)


@pytest.fixture
def hall(qtbot: Any) -> HallWindow:
    window = HallWindow(say("ko"))
    qtbot.addWidget(window, before_close_func=HallWindow.retire)
    window.resize(960, 540)
    return window


def moving_pair(states: tuple[Seen, ...]) -> tuple[Seen, Seen]:
    stage_of = stage("horror")
    return next((a, b) for a, b in pairwise(states) if stage_of.duration(a, b) > 600)


def test_it_never_takes_the_keyboard(hall: HallWindow) -> None:
    assert hall.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert hall.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert hall.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert hall.focusPolicy() == Qt.FocusPolicy.NoFocus
    hall.show()
    assert QApplication.focusWidget() is None
    assert hall.cursor().shape() == Qt.CursorShape.BlankCursor


def test_only_the_end_of_the_evening_closes_it(hall: HallWindow) -> None:
    hall.show()
    assert hall.close() is False
    assert hall.isVisible()
    hall.retire()
    assert not hall.isVisible()


def test_no_tooltip_and_no_state_in_the_title(hall: HallWindow, states: tuple[Seen, ...]) -> None:
    title = hall.windowTitle()
    for seen in states[:20]:
        hall.show_scene("game", seen, snap=True)
        assert hall.windowTitle() == title
    assert hall.event(QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint())) is True
    assert hall.toolTip() == ""


def test_a_motion_ends_in_the_picture_of_the_state(
    qtbot: Any, hall: HallWindow, states: tuple[Seen, ...]
) -> None:
    before, after = moving_pair(states)
    hall.show_scene("game", before, snap=True)
    hall.show_scene("game", after)
    assert hall.moving
    qtbot.waitUntil(lambda: not hall.moving, timeout=4000)
    assert hall.picture(QSize(640, 360)) == picture(
        Scene("game", after), QSize(640, 360), say("ko")
    )


def test_the_next_key_completes_a_running_motion_at_once(
    hall: HallWindow, states: tuple[Seen, ...]
) -> None:
    before, after = moving_pair(states)
    hall.show_scene("game", before, snap=True)
    hall.show_scene("game", after)
    hall.show_scene("game", before, snap=True)
    assert not hall.moving
    assert hall.scene() == Scene("game", before)
    hall.show_scene("game", after)
    hall.complete()
    assert hall.scene() == Scene("game", after)


def test_a_change_of_scene_goes_through_the_ground(
    hall: HallWindow, states: tuple[Seen, ...]
) -> None:
    hall.show_scene("title", states[0], snap=True)
    hall.show_scene("result", states[-1])
    assert hall.moving
    hall._clock.setCurrentTime(60)
    assert (hall.scene().kind, hall.scene().veil > 0) == ("title", True)
    hall._clock.setCurrentTime(190)
    assert (hall.scene().kind, hall.scene().veil > 0) == ("result", True)
    hall.show_scene("black")
    assert not hall.moving


def test_the_standings_draw_their_last_step_after_the_change(
    hall: HallWindow, states: tuple[Seen, ...]
) -> None:
    hall.show_scene("title", states[0], snap=True)
    hall.show_scene("standings", states[-1])
    hall._clock.setCurrentTime(250 + 650)
    assert hall.scene().kind == "standings"
    assert hall.scene().t == pytest.approx(0.5, abs=0.02)


def test_the_switch_sets_every_duration_to_nothing(qtbot: Any, states: tuple[Seen, ...]) -> None:
    window = HallWindow(say("ko"), motion=False)
    qtbot.addWidget(window, before_close_func=HallWindow.retire)
    for seen in states:
        window.show_scene("game", seen)
        assert not window.moving
    window.show_scene("standings", states[-1])
    assert not window.moving


def test_the_canvas_is_scaled_as_a_whole_with_black_around(
    hall: HallWindow, states: tuple[Seen, ...]
) -> None:
    hall.show_scene("title", states[0], snap=True)
    hall.resize(1000, 1000)
    image = hall.grab().toImage()
    assert image.pixelColor(500, 20).name() == "#000000"
    assert image.pixelColor(500, 980).name() == "#000000"
    assert image.pixelColor(20, 500).name() != "#000000"


def test_a_rehearsal_is_marked_in_every_scene(hall: HallWindow, states: tuple[Seen, ...]) -> None:
    plain = hall.picture(QSize(640, 360))
    hall.set_rehearsal(True)
    assert hall.picture(QSize(640, 360)) != plain
    hall.show_scene("game", states[0], snap=True)
    assert hall.scene().rehearsal


def test_it_stays_shown_through_every_change(hall: HallWindow, states: tuple[Seen, ...]) -> None:
    hall.show()
    for seen in states[::9]:
        hall.show_scene("game", seen)
        hall.show_scene("countdown", seconds=9)
        assert hall.isVisible()
