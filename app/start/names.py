"""The first step of a new show: its title and its people, read while they are typed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTextCursor
from PySide6.QtWidgets import QWidget

from app.draw import text, width
from app.start.look import Field, Lines
from app.start.people import People, check, clean, read
from app.start.roll import Roll
from app.start.step import Step
from app.text import Say
from app.theme import BRASS, MIST
from engine.show import House
from engine.types import Illegal

LONGEST_TITLE = 40


class Names(Step):
    """Title, people one a line, and how many garnets those have who have no number."""

    NAME = "people"

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.title = self.put(Field(self, LONGEST_TITLE), 0, 36, 560, 50)
        self.list = self.put(Lines(self), 0, 160, 560, 510)
        self.same = self.put(Field(self, 3), 394, 690, 90, 50)
        self.roll = self.put(Roll(say, self), 580, 0, 836, 744)
        self.people, self.faults = People(), tuple[Illegal, ...]()
        self.title.textChanged.connect(self._read)
        self.list.textChanged.connect(self._read)
        self.same.textChanged.connect(self._read)
        self.title.returnPressed.connect(lambda: self._to(self.list))
        self.list.cursorPositionChanged.connect(self._follow)
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
        return self.faults[0] if self.faults else None

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
