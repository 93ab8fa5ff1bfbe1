"""The last step: the screen of the hall, where the show is saved, and everything at a glance."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QRectF, QSettings
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from app.draw import fit, named, text
from app.panel import Panel, box
from app.screens import There
from app.start.look import Slot, lines
from app.start.projector import Screens
from app.start.rules import rule_words, value_words
from app.start.shows import FOLDER, used_folder
from app.start.step import Step
from app.text import Say
from app.theme import BRASS, IVORY, MIST, REASON
from engine.types import Illegal

LISTED = 8  # changed rules that are spelled out


def usable(folder: Path) -> bool:
    """Whether a file can be made there; a folder that is missing will be made."""
    there = next((one for one in (folder, *folder.parents) if one.exists()), None)
    return there is not None and there.is_dir() and os.access(there, os.W_OK)


class Glance(Panel):
    """The new show in a few lines."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.title, self.facts = "", tuple[str, ...]()
        self.rules: tuple[tuple[str, str | int], ...] = ()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box(p, w, h)
        text(p, 20, 30, self.say("start-ready-summary"), 20, BRASS, bold=True, most=w - 40)
        named(p, 20, 78, self.title, (34, 28, 22), IVORY, most=w - 40)
        for n, words in enumerate(self.facts):
            text(p, 20, 126 + n * 32, words, 20, IVORY, most=w - 40)
        y = 130 + len(self.facts) * 32
        for name, value in self.rules[:LISTED]:
            words = f"{rule_words(name, self.say)}: {value_words(name, value, self.say)}"
            text(p, 36, y, words, fit(words, (18, 16), w - 56), MIST, most=w - 56)
            y += 28
        more = len(self.rules) - LISTED
        if more > 0:
            text(p, 36, y, self.say("start-more", count=more), 18, MIST, most=w - 56)


class Ready(Step):
    """The projector, the folder, the show at a glance."""

    NAME = "ready"

    def __init__(self, say: Say, parent: QWidget, settings: QSettings, there: There) -> None:
        super().__init__(say, parent)
        self._settings = settings
        self.folder, self._moved = used_folder(settings)
        self.screens = self.put(Screens(say, self, settings, there), 0, 0, 680, 744)
        self.glance = self.put(Glance(say, self), 720, 0, 696, 548)
        self.change = self.put(Slot(say, self, "9"), 720, 664, 696, 80)
        self.change.pressed.connect(self._ask)

    def fault(self) -> Illegal | None:
        return None if usable(self.folder) else Illegal("folder-unusable", path=str(self.folder))

    def hint(self) -> str:
        return self.say("start-ready-keys")

    def set_folder(self, folder: Path) -> None:
        """Save here; remembered for the next show as well."""
        self.folder, self._moved = folder, False
        self._settings.setValue(FOLDER, str(folder))
        self.retell()
        self.changed.emit()

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.say("start-ready-folder"), str(self.folder))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda name: self.set_folder(Path(name)))
        dialog.open()

    def key(self, key: str) -> bool:
        if key == "9":
            self._ask()
            return True
        return self.screens.key(key)

    def retell(self) -> None:
        self.screens.retell()
        self.change.show_as(self.say("start-ready-folder-change"))
        self.glance.update()
        super().retell()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        label = self.say("start-ready-folder")
        text(p, 724, 574, label, 18, BRASS, bold=True, most=300)
        if self._moved:
            words = self.say("start-ready-folder-moved")
            text(p, w, 574, words, fit(words, (18, 16), 520), REASON, align="right", most=520)
        lines(p, QRectF(724, 590, w - 728, 66), str(self.folder), 18, IVORY)
