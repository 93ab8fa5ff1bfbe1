"""What this computer plays and how its clock behaves: volumes, all sounds, an undone turn's time.

Up and Down choose, Left and Right change, Enter lets a cue be heard. Nothing waits for it.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSettings, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import rounded, text
from app.panel import Panel
from app.sound import CUES
from app.text import Say
from app.theme import BOARD, BRASS, CELL, IVORY, LAMP, LINE, MIST, WARN

STEP = 10
TOP, PITCH = 64, 54
SOUND, UNDO = len(CUES), len(CUES) + 1
LOUD = 80  # per cent, before anybody changed it


class Choices:
    """The settings themselves, kept on this computer."""

    def __init__(self, settings: QSettings | None = None) -> None:
        self._settings = settings
        self.volumes: dict[str, int] = {cue: self._number(f"sound/{cue}", LOUD) for cue in CUES}
        self.audible = self._number("sound/on", 1) == 1
        self.clock_keeps = self._number("clock/keeps", 0) == 1

    def _number(self, where: str, default: int) -> int:
        """A number of the settings; a damaged one is as if it were not there."""
        words = str(self._settings.value(where, "") if self._settings is not None else "")
        return max(0, min(int(words), 100)) if words.isdigit() else default

    def set_volume(self, cue: str, to: int) -> None:
        self.volumes[cue] = max(0, min(to, 100))
        self._keep(f"sound/{cue}", self.volumes[cue])

    def set_audible(self, on: bool) -> None:
        self.audible = on
        self._keep("sound/on", int(on))

    def set_clock(self, keeps: bool) -> None:
        self.clock_keeps = keeps
        self._keep("clock/keeps", int(keeps))

    def _keep(self, where: str, value: int) -> None:
        if self._settings is not None:
            self._settings.setValue(where, str(value))


class Settings(Panel):
    """A page over table and pad; `changed` tells that something is different now.

    Set `silent`, then update.
    """

    changed = Signal()
    tried = Signal(str)  # a cue, to be heard

    def __init__(self, say: Say, parent: QWidget, choices: Choices) -> None:
        super().__init__(say, parent)
        self.choices, self.at = choices, 0
        self.silent = False  # there is nothing to play on here
        self.hide()

    def toggle(self) -> None:
        self.setVisible(not self.isVisible())
        self.raise_()

    def key(self, key: str) -> bool:
        """Whether this key was for the page."""
        if key in ("Up", "Down"):
            self.at = (self.at + (1 if key == "Down" else -1)) % (UNDO + 1)
        elif key in ("Left", "Right"):
            self._change(1 if key == "Right" else -1)
        elif key == "Enter" and self.at < SOUND:
            self.tried.emit(CUES[self.at])
        elif key == "Esc":
            self.hide()
        else:
            return False
        self.update()
        return True

    def _change(self, by: int) -> None:
        if self.at == SOUND:
            self.choices.set_audible(by > 0)
        elif self.at == UNDO:
            self.choices.set_clock(by > 0)
        else:
            cue = CUES[self.at]
            self.choices.set_volume(cue, self.choices.volumes[cue] + by * STEP)
        self.changed.emit()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOARD, LAMP, 2.5)
        text(p, 24, 34, self.say("settings-title"), 26, BRASS, bold=True, serif=True, most=w / 2)
        text(p, w - 24, 34, self.say("settings-close"), 16, MIST, most=w / 2, align="right")
        for k, cue in enumerate(CUES):
            volume = self.choices.volumes[cue]
            shown = f"{volume}" if volume else self.say("settings-off")
            self._row(p, w, k, self.say(f"cue-{cue}"), shown, volume)
        on = self.say("settings-on" if self.choices.audible else "settings-off")
        self._row(p, w, SOUND, self.say("settings-all"), on)
        keeps = "settings-clock-keeps" if self.choices.clock_keeps else "settings-clock-anew"
        self._row(p, w, UNDO, self.say("settings-clock"), self.say(keeps))
        low = TOP + (UNDO + 1) * PITCH + 20
        text(p, 36, low, self.say("settings-help-clock"), 16, MIST, most=w - 72)
        if self.silent:
            text(p, 36, low + 40, self.say("settings-silent"), 18, WARN, bold=True, most=w - 72)

    def _row(self, p: QPainter, w: float, k: int, name: str, shown: str, bar: int = -1) -> None:
        box = QRectF(16, TOP + k * PITCH, w - 32, PITCH - 6)
        if k == self.at:
            rounded(p, box, 8, CELL, BRASS, 2)
        y = box.center().y()
        text(p, 36, y, name, 20, IVORY, bold=k == self.at, most=w / 2 - 50)
        if bar >= 0:
            track = QRectF(w / 2, y - 8, w / 2 - 150, 16)
            rounded(p, track, 8, None, LINE, 2)
            if bar:
                rounded(p, QRectF(track.x(), track.y(), track.width() * bar / 100, 16), 8, IVORY)
        text(p, w - 40, y, shown, 20, IVORY, bold=True, most=w / 2 - 60 if bar < 0 else 100,
             align="right")  # fmt: skip
