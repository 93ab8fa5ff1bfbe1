"""Cues: preloaded once, on the present device, silent without one, off when told."""

from __future__ import annotations

import wave
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from app.files import resources
from app.sound import CUES, Sounds, of_second


class Device:
    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name


class Media:
    """Qt's sound as far as the program uses it, with a device that a test changes."""

    def __init__(self) -> None:
        media = self
        self.device = Device("speakers")
        self.effects: list[Any] = []

        class QMediaDevices(QObject):
            audioOutputsChanged = Signal()

            @staticmethod
            def defaultAudioOutput() -> Device:
                return media.device

        class QSoundEffect:
            def __init__(self, parent: Any) -> None:
                self.on, self.played, self.loud, self.source = "", 0, 0.0, ""
                self.gone = False
                media.effects.append(self)

            def setSource(self, url: Any) -> None:
                self.source = url.toLocalFile()

            def setAudioDevice(self, device: Device) -> None:
                self.on = device.name

            def setVolume(self, loud: float) -> None:
                self.loud = loud

            def play(self) -> None:
                self.played += 1

            def deleteLater(self) -> None:
                self.gone = True

        self.QMediaDevices, self.QSoundEffect = QMediaDevices, QSoundEffect


@pytest.fixture
def media(qapp: Any) -> Media:
    return Media()


def test_I1_the_present_device_plays(media: Media) -> None:
    sounds = Sounds(media)
    media.device = Device("hdmi")
    sounds._devices.audioOutputsChanged.emit()
    assert {e.on for e in media.effects} == {"hdmi"}
    assert len(media.effects) == len(CUES)  # nothing is loaded twice


def test_I4_each_cue_is_loaded_before_it_is_needed(media: Media) -> None:
    sounds = Sounds(media)
    loaded = len(media.effects)
    for _ in range(200):
        sounds.play("tick")
    assert len(media.effects) == loaded
    assert max(e.played for e in media.effects) == 200


def test_I5_no_device_is_silence(media: Media) -> None:
    media.device = Device("")
    sounds = Sounds(media)
    sounds.play("win")
    assert sounds.silent


def test_I5_missing_libraries_are_silence(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.sound._multimedia", lambda: None)
    sounds = Sounds()
    sounds.play("win")
    assert sounds.silent


def test_off_is_off_and_each_has_its_volume(media: Media) -> None:
    sounds = Sounds(media)
    sounds.volume["win"] = 0.25
    sounds.on = False
    sounds.play("win")
    assert not any(e.played for e in media.effects)
    sounds.on = True
    sounds.play("win")
    assert [e.loud for e in media.effects if e.played] == [0.25]


def test_the_last_seconds_have_their_cues() -> None:
    heard = [of_second(n + 1, n) for n in (11, 10, 4, 3, 1, 0, -1)]
    assert heard == [None, "tick", "tick", "last", "last", "buzz", None]
    assert of_second(5, 5) is None


@pytest.mark.parametrize("cue", CUES)
def test_every_cue_is_a_short_file(cue: str) -> None:
    with wave.open(str(resources() / "sounds" / f"{cue}.wav")) as file:
        assert 0.03 < file.getnframes() / file.getframerate() < 2
