"""The program's own cues: preloaded, on the system's present device, silent where there is none."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal, get_args

from PySide6.QtCore import QObject, QTimer, QUrl, Signal

from app.files import resources

Cue = Literal["tick", "last", "buzz", "reveal", "win"]
CUES: tuple[Cue, ...] = get_args(Cue)
WATCH = 5  # seconds between two looks whether the computer has slept
SLEPT = 20  # seconds without a look that tell it has


class Sounds(QObject):
    """Plays a cue by name; `on` turns all of them off, `volume` is one number for each.

    `now` is the time of day: it goes on while the computer sleeps.
    """

    followed = Signal()  # another device, or none

    def __init__(
        self, media: Any = None, parent: QObject | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.on = True
        self.volume: dict[str, float] = dict.fromkeys(CUES, 0.8)
        self._effects: dict[str, Any] = {}
        self._devices: Any = None
        self._media = media if media is not None else _multimedia()
        if self._media is not None:
            self._devices = self._media.QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._follow)
            self._follow()
            self._now, self._looked = now, now()
            timer = QTimer(self)
            timer.setInterval(WATCH * 1000)
            timer.timeout.connect(self.look)
            timer.start()

    @property
    def silent(self) -> bool:
        """Whether this computer has nothing to play on."""
        return not self._effects

    def look(self) -> None:
        """After a sleep everything is opened anew: the old streams may be dead (I3)."""
        before, self._looked = self._looked, self._now()
        if self._looked - before > SLEPT:
            self._drop()
            self._follow()

    def _drop(self) -> None:
        for effect in self._effects.values():
            effect.deleteLater()
        self._effects = {}

    def _follow(self) -> None:
        """Plugged in or out: from now on the system's present device plays (I1)."""
        device = self._media.QMediaDevices.defaultAudioOutput()
        if device.isNull():
            self._drop()
        else:
            for cue in CUES:
                effect = self._effects.get(cue) or self._loaded(cue)
                effect.setAudioDevice(device)
                self._effects[cue] = effect
        self.followed.emit()

    def _loaded(self, cue: str) -> Any:
        effect = self._media.QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(resources() / "sounds" / f"{cue}.wav")))
        return effect

    def play(self, cue: Cue) -> None:
        """Let it be heard at once; nothing queues up (I4)."""
        effect = self._effects.get(cue)
        if self.on and effect is not None:
            effect.setVolume(self.volume[cue])
            effect.play()


def _multimedia() -> Any:
    """Qt's sound, or None where its libraries are missing: then the show runs silent (I5)."""
    try:
        from PySide6 import QtMultimedia
    except ImportError:
        return None
    return QtMultimedia


def of_second(before: int, now: int) -> Cue | None:
    """The cue of a countdown that went from one second to the next."""
    if now >= before or now > 10 or now < 0:
        return None
    return "buzz" if now == 0 else "last" if now <= 3 else "tick"
