"""The first step of a new show: its title and its people, read while they are typed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QImage, QPainter, QTextCursor
from PySide6.QtWidgets import QFileDialog, QWidget

from app.draw import text, width
from app.photos import Photos
from app.start.look import Field, Lines, Mode, Slot
from app.start.people import People, check, clean, read
from app.start.presets import written
from app.start.roll import Roll
from app.start.step import Step
from app.text import Say
from app.theme import BRASS, MIST
from engine.show import House
from engine.show.presets import PRESETS, Preset, fault
from engine.types import Illegal

LONGEST_TITLE = 40
EPISODES: tuple[Preset | None, ...] = (None, *PRESETS.values())


class Names(Step):
    """Title, people one a line, and how many garnets those have who have no number.

    The preset of an episode fills in what nobody has typed.
    """

    NAME = "people"
    picked = Signal()  # another preset, or none
    refused = Signal(object)  # Illegal: why a file cannot be somebody's photo

    def __init__(self, say: Say, parent: QWidget, photos: Photos) -> None:
        super().__init__(say, parent)
        self._photos, self._faces = photos, dict[str, str]()  # the full name -> the photo's name
        self.title = self.put(Field(self, LONGEST_TITLE), 0, 36, 560, 50)
        self.list = self.put(Lines(self), 0, 160, 560, 510)
        self.same = self.put(Field(self, 3), 394, 690, 90, 50)
        self.episode = self.put(Slot(say, self, "F2"), 580, 0, 836, 96)
        self.roll = self.put(Roll(say, self), 580, 108, 836, 636)
        self.roll.photo = self._face
        self.people, self.faults = People(), tuple[Illegal, ...]()
        self.preset: Preset | None = None
        self._filled = written(None, say)  # what the preset wrote, as long as nobody changes it
        self.title.textChanged.connect(self._read)
        self.list.textChanged.connect(self._read)
        self.same.textChanged.connect(self._read)
        self.title.returnPressed.connect(lambda: self._to(self.list))
        self.list.cursorPositionChanged.connect(self._follow)
        self.episode.pressed.connect(self._next_episode)
        self._read()

    def begin(self) -> None:
        self._to(self.list if self.title.text() else self.title)

    def _to(self, field: QWidget) -> None:
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def begun(self) -> bool:
        return bool(self.title.text() or self.list.toPlainText())

    def words(self) -> str:
        """The title as it will stand."""
        return clean(self.title.text())

    def _next_episode(self) -> None:
        self.choose(EPISODES[(EPISODES.index(self.preset) + 1) % len(EPISODES)])

    def choose(self, preset: Preset | None) -> None:
        """Play this episode: its title and people stand where nothing else was typed."""
        self.preset = preset
        self.picked.emit()
        self.retell()

    def _fill(self) -> None:
        (title, people), (was_title, was_people) = written(self.preset, self.say), self._filled
        self._filled = title, people
        if self.title.text() in ("", was_title):
            self.title.setText(title)
        if self.list.toPlainText() in ("", was_people):
            self.list.setPlainText(people)
        self._read()

    def key(self, key: str) -> bool:
        if key == "F2":
            self._next_episode()
        elif key == "F3":
            self._ask_photo()
        return key in ("F2", "F3")

    def hint(self) -> str:
        return self.say("preset-keys")

    # ------------------------------------------------------------ photos

    def _ask_photo(self) -> None:
        """A photo for the person on this line; who has one has none again."""
        line = self.list.textCursor().blockNumber() + 1
        if line not in self.people.lines:
            return
        name = self.people.players[self.people.lines.index(line)].name
        if self._faces.pop(name, ""):
            self.roll.update()
            return
        dialog = QFileDialog(self, name, "", "PNG, JPEG (*.png *.jpg *.jpeg)")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self.take_photo(name, Path(path)))
        dialog.open()

    def take_photo(self, name: str, path: Path) -> None:
        """This file is the photo of the person of this name."""
        try:
            self._faces[name] = self._photos.take(path)
        except Illegal as no:
            self.refused.emit(no)
        self.roll.update()

    def given(self) -> tuple[tuple[int, str], ...]:
        """Players with a photo, and the names these are kept by."""
        people = enumerate(self.people.players)
        return tuple((i, self._faces[p.name]) for i, p in people if p.name in self._faces)

    def _face(self, name: str, side: int) -> QImage | None:
        return self._photos.kept(self._faces[name], side) if name in self._faces else None

    # ------------------------------------------------------------ what is read

    def _read(self) -> None:
        """Read everything again after each letter: two dozen lines at most."""
        same = clean(self.same.text())
        self.people = read(self.list.toPlainText(), int(same) if same.isdecimal() else None)
        self.faults = check(self.title.text(), self.people, House())
        self.roll.show_people(self.people, self.faults)
        self.changed.emit()

    def _follow(self) -> None:
        self.roll.follow(self.list.textCursor().blockNumber() + 1)

    def fault(self) -> Illegal | None:
        if self.faults or self.preset is None:
            return self.faults[0] if self.faults else None
        return fault(self.preset, self.people.players)

    def show_fault(self) -> None:
        no = self.fault()
        line = no.facts.get("line") if no is not None else None
        if isinstance(line, int):
            block = self.list.document().findBlockByNumber(line - 1)
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            self.list.setTextCursor(cursor)
        self._to(self.title if no is not None and no.code == "title-missing" else self.list)

    def retell(self) -> None:
        say = self.say
        self.title.setPlaceholderText(say("start-show-title-hint"))
        self.list.setPlaceholderText(say("start-people-hint"))
        self.title.setAccessibleName(say("start-show-title"))
        self.list.setAccessibleName(say("start-people"))
        self.same.setAccessibleName(say("start-same-garnets"))
        name = self.preset.key if self.preset is not None else "none"
        mode: Mode = "ready" if self.preset is None else "chosen"
        self.episode.show_as(say(f"preset-{name}"), say(f"preset-{name}-detail"), mode)
        self._fill()
        self.roll.update()
        super().retell()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        say = self.say
        text(p, 0, 16, say("start-show-title"), 20, BRASS, bold=True, most=560)
        text(p, 0, 110, say("start-people"), 20, BRASS, bold=True, most=200)
        text(p, 0, 138, say("start-people-how"), 18, MIST, most=560)
        same = say("start-same-garnets")
        text(p, 382 - width(same, 18), 715, same, 18, MIST, most=382)
        text(p, 496, 715, say("start-garnets-unit"), 18, MIST, most=70)
