"""The first page: six choices, each on a digit; the lit one is on Space as well."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import inlay, text
from app.pieces.money import gem
from app.start.look import WIDE, Mode, Page, Slot, told
from app.text import Say
from app.theme import BRASS, IVORY, MIST
from engine.types import Value

CHOICES = ("continue", "open", "new", "rehearse", "language", "projector")


class News(Value, frozen=True):
    """What the first page must know to offer the right things."""

    last: Path | None = None
    projector: str = ""  # a sentence
    begun: bool = False  # something is written in the form already


def saved_at(path: Path) -> str:
    """When a file was written, as people say it: today only the time."""
    try:
        seconds = int(path.stat().st_mtime)
    except OSError:
        return ""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    today = moment.date() == QDateTime.currentDateTime().date()
    return moment.toString("HH:mm" if today else "yyyy-MM-dd HH:mm")


class Home(Page):
    """Continue, open, new, rehearse, language, projector."""

    chosen = Signal(str)

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.news, self.told = News(), ""
        self.slots = {name: Slot(say, self, str(n)) for n, name in enumerate(CHOICES, 1)}
        third = (WIDE - 240 - 32) / 3
        places = {
            "continue": (120.0, 250.0, WIDE - 240.0, 124.0),
            "open": (120, 390, third, 168), "new": (136 + third, 390, third, 168),
            "rehearse": (152 + 2 * third, 390, third, 168),
            "language": (120, 574, third, 84), "projector": (136 + third, 574, 2 * third + 16, 84),
        }  # fmt: skip
        for name, slot in self.slots.items():
            self.put(slot, *places[name])
            slot.pressed.connect(lambda name=name: self._choose(name))
        self.retell()

    @property
    def _again(self) -> bool:
        return self.news.last is not None and self.news.last.is_file()

    @property
    def expected(self) -> str:
        return "continue" if self._again else "new"

    def retell(self) -> None:
        say, news = self.say, self.news
        details = {name: say(f"start-{name}-detail") for name in CHOICES[1:5]}
        details["new"] = say("start-new-kept") if news.begun else details["new"]
        details |= {"continue": self._last(), "projector": news.projector}
        for name, slot in self.slots.items():
            mode: Mode = "now" if name == self.expected else "ready"
            if name == "continue" and not self._again:
                mode = "off"
            slot.second = "Space" if mode == "now" else ""
            slot.show_as(say(f"start-{name}"), details[name], mode)
        self.update()

    def _last(self) -> str:
        last = self.news.last
        if last is None:
            return self.say("start-continue-none")
        if not last.is_file():
            return self.say("start-continue-gone", name=last.name)
        return self.say("start-last-played", name=last.stem, time=saved_at(last))

    def key(self, key: str) -> bool:
        if key in ("Space", "Enter"):
            self._choose(self.expected)
        elif key.isdigit() and 1 <= int(key) <= len(CHOICES):
            self._choose(CHOICES[int(key) - 1])
        else:
            return False
        return True

    def _choose(self, name: str) -> None:
        if self.slots[name].mode != "off":
            self.told = ""
            self.chosen.emit(name)

    def tell(self, words: str) -> None:
        """Say why a show could not be opened, where one looks next."""
        self.told = words
        self.update()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        gem(p, 158, 116, 38)
        title = self.say("start-title")
        text(p, 218, 116, title, 64, BRASS, bold=True, serif=True, most=800)
        inlay(p, 120, w - 120, 180)
        text(p, 120, 216, self.say("start-what"), 24, IVORY, most=w - 240)
        text(p, 120, 846, self.say("start-foot"), 18, MIST, most=w - 240)
        if self.told:
            told(p, QRectF(120, 700, w - 240, 88), self.told)
