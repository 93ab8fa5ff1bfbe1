"""The second step: who has which number in the first game, and who decides that when."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import named, text
from app.panel import Panel, box
from app.pieces.signs import sign
from app.start.look import Field, Slot, lines
from app.start.people import People, read_order
from app.start.step import FIRST, Step
from app.text import Say
from app.theme import BRASS, IVORY, MIST
from engine.games import GAMES
from engine.show.presets import Preset
from engine.types import Illegal

Way = Literal["drawn", "here", "later"]
WAYS: tuple[Way, ...] = ("drawn", "here", "later")


class Numbers(Panel):
    """Who has which number so far, and who has none yet."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.people, self.order = People(), tuple[int, ...]()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box(p, w, h)
        for k, who in enumerate(self.order[:24]):
            x, y = 20 + k // 12 * (w / 2), 34 + k % 12 * 39
            self._one(p, who, x, y, k + 1)
        free = (i for i in self.people.able if i not in self.order)
        left = [f"{i + 1} {self.people.players[i].short}" for i in free]
        text(p, 20, 524, self.say("start-order-left"), 18, BRASS, bold=True, most=w - 40)
        words = " · ".join(left) or self.say("start-order-nobody")
        lines(p, QRectF(20, 544, w - 40, h - 552), words, 18, MIST)

    def _one(self, p: QPainter, who: int, x: float, y: float, number: int) -> None:
        text(p, x + 30, y, str(number), 24, IVORY, bold=True, align="right", most=40)
        sign(p, who, x + 62, y, 13, BRASS)
        named(p, x + 90, y, self.people.players[who].short, (22,), most=200)


class Order(Step):
    """Drawn by the program, typed here, or typed at the table."""

    NAME = "order"

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.way: Way = "later"
        self.game = FIRST
        self.people, self.order = People(), tuple[int, ...]()
        self._fault: Illegal | None = None
        self._own = False  # the order was typed; until then it follows the list
        self.slots = {way: Slot(say, self, str(n)) for n, way in enumerate(WAYS, 1)}
        for n, (way, slot) in enumerate(self.slots.items()):
            self.put(slot, 0, 52 + n * 136, 600, 120)
            slot.pressed.connect(lambda way=way: self.choose(way))
        self.field = self.put(Field(self, 600), 640, 52, 776, 50)
        self.numbers = self.put(Numbers(say, self), 640, 116, 776, 628)
        self.field.textEdited.connect(self._typed)
        self.field.textChanged.connect(self._read)
        self.choose("later")

    @property
    def places(self) -> int:
        return GAMES[self.game].PLAYERS[1]

    def follow(self, preset: Preset | None) -> None:
        """The seats of an episode are the order, until another is chosen."""
        self.game = preset.game if preset is not None else FIRST
        self._set("here" if preset is not None else "later")

    def set_people(self, people: People) -> None:
        """The list of the first step; an order that nobody typed is the order of the list."""
        self.people = people
        if not self._own:
            listed = [str(i + 1) for i in people.able]
            self.field.setText(" ".join(listed[: self.places]))
        self._read()

    def _typed(self) -> None:
        self._own = bool(self.field.text().strip())

    def _read(self) -> None:
        self.order, self._fault = read_order(self.field.text(), self.people, self.places)
        self.numbers.people, self.numbers.order = self.people, self.order
        self.numbers.update()
        self.changed.emit()

    def fault(self) -> Illegal | None:
        return self._fault if self.way == "here" else None

    def show_fault(self) -> None:
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, way: Way) -> None:
        self._set(way)
        if way == "here":
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.field.end(False)

    def _set(self, way: Way) -> None:
        self.way = way
        self.retell()
        self.changed.emit()

    def key(self, key: str) -> bool:
        at = WAYS.index(self.way)
        if key in ("1", "2", "3"):
            self.choose(WAYS[int(key) - 1])
        elif key in ("Up", "Down") and not self.field.hasFocus():
            self.choose(WAYS[max(0, min(2, at + (1 if key == "Down" else -1)))])
        else:
            return False
        return True

    def hint(self) -> str:
        return self.say("start-order-keys")

    def retell(self) -> None:
        for way, slot in self.slots.items():
            words = self.say(f"start-order-{way}"), self.say(f"start-order-{way}-detail")
            slot.show_as(*words, "now" if way == self.way else "ready")
        here = self.way == "here"
        self.field.setVisible(here)
        self.numbers.setVisible(here)
        self.field.setPlaceholderText(self.say("start-order-field-hint"))
        self.field.setAccessibleName(self.say("start-order-field"))
        self.numbers.update()
        super().retell()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        text(p, 0, 16, self.say("start-order-what"), 22, BRASS, bold=True, most=620)
        if self.way == "here":
            text(p, 640, 16, self.say("start-order-field"), 20, BRASS, bold=True, most=776)
        else:
            words = self.say(f"start-order-{self.way}-words")
            lines(p, QRectF(640, 60, 776, 200), words, 22, MIST)
