"""Which screen the hall sees: one slot a screen, a number on each when asked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSettings, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from app.draw import text
from app.screens import (
    Screen,
    There,
    identify,
    pick,
    recognise,
    save_screen,
    saved_screen,
    screen_of,
    screens,
)
from app.start.look import Mode, Page, Slot, lines
from app.text import Say
from app.theme import BRASS, IVORY, MIST

MOST = 6  # screens in the list; nobody has more
PITCH = 84


class Screens(Page):
    """The screens of this moment; the choice is kept in the local settings at once."""

    chosen = Signal(str)  # the key of a screen

    def __init__(
        self, say: Say, parent: QWidget, settings: QSettings, there: There = screens
    ) -> None:
        super().__init__(say, parent)
        self._settings, self._there = settings, there
        self.there: tuple[Screen, ...] = ()
        self.slots = [Slot(say, self, str(n)) for n in range(1, MOST + 1)]
        for n, slot in enumerate(self.slots):
            self.put(slot, 0, 84 + n * PITCH, 680, PITCH - 12)
            slot.pressed.connect(lambda n=n: self.choose(n))
        self.numbers = self.put(Slot(say, self, "0"), 0, 84, 680, PITCH - 12)
        self.numbers.pressed.connect(self.identify)

    def showEvent(self, event: QShowEvent) -> None:
        self._listen(True)
        self.retell()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._listen(False)
        super().hideEvent(event)

    def _listen(self, on: bool) -> None:
        """A projector that is plugged in while one looks appears."""
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        for signal in (app.screenAdded, app.screenRemoved, app.primaryScreenChanged):
            if on:
                signal.connect(self._changed)
            else:
                signal.disconnect(self._changed)

    def _changed(self, *_: object) -> None:
        self.retell()

    def sentence(self) -> str:
        """Which screen the hall will be on, in short."""
        there, here = self._look()
        saved = saved_screen(self._settings)
        found = pick(saved, there, here)
        if found is not None and len(there) > 1:
            return self.say("screen-on", name=found.label)
        if saved is not None and recognise(saved, there, "") is None:
            return self.say("screen-saved-away", name=saved.label)
        return self.say("screen-none" if len(there) > 1 else "screen-window")

    def _look(self) -> tuple[tuple[Screen, ...], str]:
        there = self._there()
        here = screen_of(self, there)
        return there, here.key if here else ""

    def retell(self) -> None:
        self.there, here = self._look()
        found = pick(saved_screen(self._settings), self.there, here)
        for n, slot in enumerate(self.slots):
            slot.setVisible(n < len(self.there))
            if n < len(self.there):
                self._tell(slot, self.there[n], here, found)
        row = min(len(self.there), MOST)
        self.put(self.numbers, 0, 84 + row * PITCH, 680, PITCH - 12)
        say = self.say
        self.numbers.show_as(say("screen-identify"), say("screen-identify-detail"))
        self.arrange()
        self.update()

    def _tell(self, slot: Slot, one: Screen, here: str, found: Screen | None) -> None:
        label = f"{one.label} · {one.pixels}"
        mode: Mode = "chosen" if one == found else "ready"
        if one.key == here:
            slot.show_as(label, self.say("screen-console"), "off")
        else:
            tag = self.say("screen-chosen") if mode == "chosen" else ""
            slot.show_as(label, "", mode, tag)

    def key(self, key: str) -> bool:
        if key == "0":
            self.identify()
        elif key.isdigit() and 1 <= int(key) <= min(len(self.there), MOST):
            self.choose(int(key) - 1)
        else:
            return False
        return True

    def identify(self) -> None:
        identify(there=self._there)

    def choose(self, n: int) -> None:
        """Keep this screen as the projector of this computer."""
        if self.slots[n].mode == "off":
            return
        save_screen(self._settings, self.there[n])
        self.retell()
        self.chosen.emit(self.there[n].key)

    def paint(self, p: QPainter, w: float, h: float) -> None:
        text(p, 0, 20, self.say("screen-which"), 24, BRASS, bold=True, most=w)
        text(p, 0, 54, self.say("screen-remembered"), 18, MIST, most=w)
        if len(self.there) == 1:
            low = 84 + 2 * PITCH
            lines(p, QRectF(0, low + 8, w, 60), self.say("screen-one"), 20, IVORY)


class ProjectorPage(Page):
    """The choice of the screen as a page of its own."""

    left = Signal()

    def __init__(self, say: Say, parent: QWidget, screens: Screens) -> None:
        super().__init__(say, parent)
        self.screens = screens
        screens.setParent(self)
        self.put(screens, 120, 120, 680, 680)
        self.back = self.put(Slot(say, self, "Esc"), 120, 812, 220, 72)
        self.back.pressed.connect(self.left)

    def begin(self) -> None:
        self.retell()
        self.screens.begin()

    def retell(self) -> None:
        self.back.show_as(self.say("start-back"))
        super().retell()

    def key(self, key: str) -> bool:
        if key == "Esc":
            self.left.emit()
        return key == "Esc"
