"""What is heard of an evening: each cue once, off when told, a note where nothing can be heard."""

from __future__ import annotations

from typing import Any

import pytest

from app.live import Live
from app.sound import CUES, SLEPT, Sounds
from app.wake import Awake
from tests.app.conftest import press
from tests.app.test_sound import Device, Media
from tests.app.test_timing import Hand, pass_time, race


@pytest.fixture
def media(live: Live) -> Media:
    """The evening is heard on speakers that a test can take away."""
    media = Media()
    live.cues.begin(Sounds(media, live))
    return media


def played(media: Media) -> dict[str, int]:
    cues = {e.source.rsplit("/", 1)[-1].removesuffix(".wav"): e.played for e in media.effects}
    return {cue: n for cue, n in cues.items() if n}


def test_the_last_ten_seconds_of_a_turn_are_heard(live: Live, media: Media) -> None:
    live.clock._now = hand = Hand()
    live.timing.end()
    race(live)
    for _ in range(70):
        pass_time(live, hand, 1)
    assert played(media) == {"tick": 7, "last": 3, "buzz": 1}


def test_the_result_is_heard_once(live: Live, media: Media) -> None:
    press(live.console, "Q")
    for number in range(1, 13):
        press(live.console, *str(number), "Space")
    press(live.console, "Space")
    for _ in range(12):
        press(live.console, "1", "3")
    press(live.console, "Space")
    while live.session.timeline.state.step == "game":
        turn = live.session.timeline.state.game.step == "turn"
        press(live.console, *("Q", "5", "W", "4", "E", "2") if turn else ("Space",))
    assert played(media)["win"] == 1
    assert played(media)["reveal"] > 0
    live.session.publish()
    assert played(media)["win"] == 1


def test_M_turns_all_off_and_on(live: Live, media: Media) -> None:
    press(live.console, "M")
    live.cues.play("win")
    assert not played(media)
    press(live.console, "M")
    live.cues.play("win")
    assert played(media) == {"win": 1}


def test_I5_without_a_device_the_page_and_the_key_say_so(live: Live, media: Media) -> None:
    page = live.console.settings
    assert not page.silent
    media.device = Device("")
    assert live.cues.sounds is not None
    live.cues.sounds._devices.audioOutputsChanged.emit()
    assert page.silent
    press(live.console, "M")
    assert live.console.lead.told == live.say("no-sound")
    media.device = Device("headphones")
    live.cues.sounds._devices.audioOutputsChanged.emit()
    assert not page.silent


def test_I3_after_a_sleep_the_device_is_opened_anew(qapp: Any) -> None:
    media, hand = Media(), Hand()
    sounds = Sounds(media, now=hand)
    for _ in range(10):
        hand.now += 5
        sounds.look()
    assert len(media.effects) == len(CUES)
    hand.now += SLEPT + 600
    sounds.look()
    assert len(media.effects) == 2 * len(CUES)
    assert [e.gone for e in media.effects] == [True] * len(CUES) + [False] * len(CUES)
    sounds.play("win")
    assert [e.played for e in media.effects if not e.gone and e.played] == [1]


class Sleepy:
    """A computer that cannot be kept awake."""

    active = False

    def __enter__(self) -> Sleepy:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_that_it_cannot_be_kept_awake_is_told_once(live: Live) -> None:
    live.wake = Awake(Sleepy)
    live._warm()
    assert live.console.lead.told == live.say("screen-awake-missing")
    press(live.console, "Esc", "F6")
    assert live.console.lead.told == ""
