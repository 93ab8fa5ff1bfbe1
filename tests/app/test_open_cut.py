"""The open cut: asked twice, seen, written down, off after a restart, and never a secret before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage

from app import showfile
from app.audience.scenes import Scene
from app.live import Live
from app.pace import at_once
from app.pictures import fullest, hosted, played
from engine import show
from engine.disk import SaveError
from engine.games import GAMES
from engine.journal import load
from engine.seen import Seen
from engine.types import PUBLIC, replace
from tests.app.conftest import press
from tests.app.hall import faults, shot
from tests.app.test_follow import drawn, racing


@pytest.fixture
def opened(live: Live, monkeypatch: Any) -> Live:
    """The open cut is on."""
    monkeypatch.setattr("app.opencut.SLIP", 0.0)
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert live.channel.viewer != PUBLIC
    return live


def test_a_slip_of_the_finger_is_no_second_press(live: Live) -> None:
    press(live.console, "Ctrl+O", "Ctrl+O", "Ctrl+O")
    assert live.channel.viewer == PUBLIC


def test_the_open_cut_is_asked_twice_seen_and_written_down(live: Live, monkeypatch: Any) -> None:
    monkeypatch.setattr("app.opencut.SLIP", 0.0)
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC
    assert live.console.lead.told
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == frozenset(range(len(live.session.timeline.state.players)))
    assert live.console.top.open_cut
    assert live.console.lead.told == live.say("told-open-cut-on")
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC
    assert not live.console.top.open_cut
    assert live.console.lead.told == live.say("told-open-cut-off")
    notes = [line.note for line in load(live.session.opened.path).lines if line.note]
    assert notes == ["open cut on", "open cut off"]


def test_one_press_of_the_open_cut_is_forgotten(live: Live, qtbot: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("app.opencut.SLIP", 0.0)
    monkeypatch.setattr("app.opencut.CONFIRM", 0.02)
    press(live.console, "Ctrl+O")
    qtbot.wait(60)
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC


def test_the_open_cut_shows_what_viewers_at_home_saw(live: Live, monkeypatch: Any) -> None:
    """While it is on, the hall's picture depends on a secret; before and after it never does."""
    monkeypatch.setattr("app.opencut.SLIP", 0.0)
    t = racing(live).session.timeline
    everybody = frozenset(range(len(t.state.players)))
    twin = show.imagine(show.view(t.state, PUBLIC), Random(9))
    assert twin != t.state

    def as_seen(s: Any, viewer: Any) -> QImage:
        return shot(Scene("game", Seen(viewer, show.view(s, viewer), (), ())), wide=1920)

    before = drawn(live)
    assert before == as_seen(t.state, PUBLIC) == as_seen(twin, PUBLIC)
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert drawn(live) == as_seen(t.state, everybody)
    assert as_seen(t.state, everybody) not in (before, as_seen(twin, everybody))
    live.session.go_on()
    assert live.channel.live is not None
    assert live.channel.live.seen.viewer == everybody  # it goes on with the table
    live.session.undo()
    press(live.console, "Ctrl+O")
    assert live.hall.moving is False
    assert live.hall.scene().before is None
    assert drawn(live) == before


@pytest.mark.parametrize("mode", ["F6", "F9"])
def test_a_hall_that_stands_is_opened_by_nothing_but_the_producer(
    mode: str, live: Live, monkeypatch: Any
) -> None:
    """Frozen or held, the open cut waits until the picture moves, and its end does not."""
    monkeypatch.setattr("app.opencut.SLIP", 0.0)
    before = drawn(racing(live))
    press(live.console, mode)
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert live.console.top.open_cut
    assert drawn(live) == before
    live.channel.take("game")
    assert drawn(live) != before
    live.channel.freeze(True)
    press(live.console, "Ctrl+O")
    assert drawn(live) == before


def test_what_cannot_be_written_down_does_not_open_the_hall(live: Live, monkeypatch: Any) -> None:
    monkeypatch.setattr("app.opencut.SLIP", 0.0)

    def full(words: str) -> None:
        raise SaveError("disk-full")

    monkeypatch.setattr(live.session.opened.evening, "note", full)
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert live.channel.viewer == PUBLIC


SECRET = {
    "horror": {"coins": "drawn"}, "twosided": {"cards": "drawn"}, "seed": {"cards": "drawn"},
    "holdem": {"cards": "drawn"}, "yut": {"sticks": "sealed"},
}  # fmt: skip


@pytest.mark.parametrize("key", SECRET)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_stage_shows_the_open_cut_and_holds_its_words(key: str, lang: str) -> None:
    """The most people, all cards known: nothing too small or too wide, and another picture."""
    game = GAMES[key]
    first = hosted(key, max(game.PLAYERS), lang)
    purses = (30,) * len(first.chairs)
    first = replace(first, game=game.setup(game.configure(purses, SECRET[key])))
    everybody = frozenset(range(len(first.players)))
    others = 0
    for s in fullest(played(first, 7, 500)).values():
        open_ = Scene("game", Seen(everybody, show.view(s, everybody), (), ()))
        closed = Scene("game", Seen(PUBLIC, show.view(s, PUBLIC), (), ()))
        assert not faults(open_, lang)
        others += shot(open_, lang) != shot(closed, lang)
    assert others


def test_after_a_restart_the_open_cut_is_off(opened: Live, settings: Any) -> None:
    live = opened
    path = live.session.opened.path
    live.close()
    again = Live(showfile.open_show(path), live.say, settings, pace=at_once, motion=False)
    again.start()
    assert again.channel.viewer == PUBLIC
    again.close()
