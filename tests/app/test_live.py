"""An evening on its two windows: scenes, language, restart, rehearsal, the demo's own way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from app import demo, house, showfile
from app.live import Live
from app.pace import at_once
from app.text import Say
from engine.show import Config, setting
from engine.types import PUBLIC
from tests.app.conftest import press


def again(live: Live, settings: QSettings) -> Live:
    """Close the evening and open its file anew."""
    path = live.session.opened.path
    live.close()
    other = Live(showfile.open_show(path), Say("ko"), settings, pace=at_once, motion=False)
    other.console.resize(1440, 900)
    other.start()
    return other


def test_a_restart_comes_back_to_the_step_and_the_scene(live: Live, settings: QSettings) -> None:
    press(live.console, "Q")
    press(live.console, "1", "Space", "2", "Space")
    press(live.console, "F7", "F5")
    state, scene = live.session.timeline.state, live.channel.scene
    other = again(live, settings)
    assert other.session.timeline.state == state
    assert other.channel.scene == scene
    assert other.channel.live is not None
    assert other.channel.live.scene == scene
    press(other.console, "Z")
    assert other.session.timeline.state.chairs == (0,)
    other.close()


def test_the_hall_is_handed_a_channel_for_nobody(live: Live) -> None:
    assert live.channel.viewer == PUBLIC
    assert live.channel.latest is not None
    assert live.channel.latest.viewer == PUBLIC


def test_the_countdown_counts_for_hall_and_console_alike(live: Live, qtbot: Any) -> None:
    live._typed("clock 5")
    live.session.show_scene(live.channel, "countdown")
    assert live.hall.scene().seconds == 5
    qtbot.waitUntil(lambda: live.hall.scene().seconds == 4, timeout=3000)
    live.console._tick()
    assert live.console.lead.clock in ("0:04", "0:03")


def test_a_rehearsal_is_a_marked_copy(live: Live, folder: Path) -> None:
    """F-22: it runs on a copy and says so on both windows."""
    press(live.console, "Q")
    path = live.session.opened.path
    before = path.read_bytes()
    room = folder / "rehearsals"
    room.mkdir()
    opened = showfile.rehearse(path, room)
    assert opened.header.rehearsal
    assert opened.evening.timeline.state == live.session.timeline.state
    other = Live(opened, Say("ko"), live.settings, pace=at_once, motion=False)
    other.start()
    press(other.console, "1", "Space")
    assert other.hall.scene().rehearsal
    assert other.console.desk is not None
    assert other.console.desk.rehearsal
    assert path.read_bytes() == before
    other.close()


def test_wishes_of_the_form_become_the_first_actions(folder: Path, twelve: Config) -> None:
    class Wish:
        config, order, lot = twelve, tuple(reversed(range(12))), "typed"
        switches = (("horror.goal", 12), ("frame.joint_last", "random"))

    opened = showfile.create(folder / "new.garnet", twelve, "a seed")
    house.prepare(opened, Wish())
    s = opened.evening.timeline.state
    assert (s.step, s.chairs) == ("ready", tuple(reversed(range(12))))
    assert setting(s, "horror.goal") == 12
    assert setting(s, "frame.joint_last") == "random"
    opened.close()


@pytest.mark.parametrize("lang", ["ko", pytest.param("en", marks=pytest.mark.long)])
def test_the_demo_runs_offscreen_and_leaves_pictures(
    qtbot: Any, qapp: Any, folder: Path, settings: QSettings, lang: str
) -> None:
    told: list[str] = []
    demo.in_pictures(qapp, Say(lang), settings, folder, "demo", told.append)
    assert told == [str(folder)]
    names = {p.name for p in folder.glob("*.png")}
    for scene in ("title", "rules", "standings", "result", "countdown", "black"):
        assert {f"hall-scene-{scene}.png", f"console-scene-{scene}.png"} <= names
    assert {"hall-1-horror-turn.png", "hall-1-horror-move.png", "hall-1-lot.png"} <= names
    opened = showfile.open_show(folder / "demo.garnet")
    assert opened.evening.timeline.state.step == "finished"
    opened.close()
