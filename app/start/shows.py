"""The shows that lie on this computer, the newest first, each on a digit."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from app.draw import text
from app.showfile import SUFFIX
from app.start.home import saved_at
from app.start.look import Page, Slot
from app.text import Say
from app.theme import BRASS, MIST

LAST, FOLDER = "show/last", "show/folder"
MOST = 8


def standard_folder() -> Path:
    """Where shows go unless somebody says otherwise."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home()) / "Garnet Table"


def last_show(settings: QSettings) -> Path | None:
    """The show that was open last, whether its file is still there or not."""
    words = str(settings.value(LAST, "") or "")
    return Path(words) if words else None


def used_folder(settings: QSettings) -> tuple[Path, bool]:
    """The folder for a new show, and whether the one used before is gone (an unplugged stick)."""
    words = str(settings.value(FOLDER, "") or "")
    if not words:
        return standard_folder(), False
    folder = Path(words)
    return (folder, False) if folder.is_dir() else (standard_folder(), True)


def found(settings: QSettings) -> tuple[Path, ...]:
    """Show files in the folders this computer has used, the newest first."""
    last = last_show(settings)
    folders = {used_folder(settings)[0], standard_folder()} | ({last.parent} if last else set())
    files: dict[Path, float] = {}
    for folder in folders:
        try:
            files |= {one: one.stat().st_mtime for one in folder.glob(f"*{SUFFIX}")}
        except OSError:
            continue
    return tuple(sorted(files, key=lambda one: (-files[one], one.name))[:MOST])


class Shows(Page):
    """Choose a show to open, or one to rehearse a copy of."""

    chosen = Signal(object)  # Path
    left = Signal()

    def __init__(self, say: Say, parent: QWidget, settings: QSettings) -> None:
        super().__init__(say, parent)
        self._settings = settings
        self.purpose = "open"
        self.files: tuple[Path, ...] = ()
        self.slots = [Slot(say, self, str(n)) for n in range(1, MOST + 1)]
        for n, slot in enumerate(self.slots):
            self.put(slot, 120 + n % 2 * 608, 170 + n // 2 * 128, 592, 112)
            slot.pressed.connect(lambda n=n: self._choose(n))
        self.other = self.put(Slot(say, self, "9"), 120, 690, 1200, 84)
        self.other.pressed.connect(self._ask)
        self.back = self.put(Slot(say, self, "Esc"), 120, 804, 220, 72)
        self.back.pressed.connect(self.left)

    def begin(self) -> None:
        self.files = found(self._settings)
        super().begin()

    def retell(self) -> None:
        say = self.say
        for n, slot in enumerate(self.slots):
            slot.setVisible(n < len(self.files))
            if n < len(self.files):
                one = self.files[n]
                slot.show_as(one.stem, f"{saved_at(one)} · {one.parent.name}")
        mode = "ready" if self.files else "now"
        self.other.show_as(say("start-shows-other"), say("start-shows-other-detail"), mode)  # type: ignore[arg-type]
        self.back.show_as(say("start-back"))
        self.update()

    def key(self, key: str) -> bool:
        if key == "Esc":
            self.left.emit()
        elif key == "9" or (key in ("Space", "Enter") and not self.files):
            self._ask()
        elif key.isdigit() and 1 <= int(key) <= len(self.files):
            self._choose(int(key) - 1)
        else:
            return False
        return True

    def _choose(self, n: int) -> None:
        self.chosen.emit(self.files[n])

    def _ask(self) -> None:
        folder = last_show(self._settings)
        start = folder.parent if folder and folder.parent.is_dir() else Path.home()
        kind = f"{self.say('start-file-kind')} (*{SUFFIX})"
        dialog = QFileDialog(self, self.say(f"start-shows-{self.purpose}"), str(start), kind)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.chosen.emit(Path(name)))
        dialog.open()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        title = self.say(f"start-shows-{self.purpose}")
        text(p, 120, 112, title, 34, BRASS, bold=True, serif=True, most=w - 240)
        if not self.files:
            text(p, 120, 200, self.say("start-shows-none"), 22, MIST, most=w - 240)
