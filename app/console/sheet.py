"""The cheat sheet: every key of the console, made from the table that the keys work by.

Up and Down choose a command, Enter waits for its new key, Backspace gives back the old one; the
arrows aside, the keys go on working.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import fit, rounded, text
from app.keys import COMMANDS, FIXED, JAMO, Bindings
from app.panel import Panel, cap
from app.text import Say
from app.theme import BOARD, BRASS, CELL, LAMP, MIST, WARN
from engine.types import Illegal

PITCH = 33
HAND = len(COMMANDS)  # the last two rows: which hand, and everything as it was
RESET = HAND + 1


class Sheet(Panel):
    """Lies over table and pad while it is wanted."""

    def __init__(self, say: Say, parent: QWidget, bindings: Bindings) -> None:
        super().__init__(say, parent)
        self.bindings = bindings
        self.at, self.waits, self.told = 0, False, ""
        self.hide()

    def toggle(self) -> None:
        self.waits, self.told = False, ""
        self.setVisible(not self.isVisible())
        self.raise_()

    def key(self, key: str) -> bool:
        """Whether this key was for the sheet."""
        if self.waits:
            self._bind(key)
        elif key in ("Up", "Down"):
            self.at = (self.at + (1 if key == "Down" else -1)) % (RESET + 1)
            self.told = ""
        elif key == "Enter":
            self._choose()
        elif key == "Backspace" and self.at < HAND:
            self.bindings.forget(COMMANDS[self.at].name)
        elif key == "Esc":
            self.hide()
        else:
            return False
        self.update()
        return True

    def _choose(self) -> None:
        if self.at == HAND:
            self.bindings.turn(not self.bindings.right)
        elif self.at == RESET:
            self.bindings.reset()
        elif COMMANDS[self.at].name in FIXED:
            self.told = self.say("no-key-fixed")
        else:
            self.waits, self.told = True, ""

    def _bind(self, key: str) -> None:
        """The key that was waited for; Esc leaves everything as it was."""
        self.waits = False
        if key == "Esc":
            return
        try:
            self.bindings.bind(COMMANDS[self.at].name, key)
        except Illegal as no:
            by = no.facts.get("by")
            facts = dict(no.facts) | ({"by": self.say(f"key-{by}")} if by else {})
            self.told = self.say(f"no-{no.code}", **facts)

    # ------------------------------------------------------------ how it looks

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOARD, LAMP, 2.5)
        text(p, 24, 32, self.say("sheet-title"), 26, BRASS, bold=True, serif=True, most=w / 2)
        text(p, w - 24, 32, self.say("sheet-close"), 16, MIST, most=w / 2, align="right")
        half = (RESET + 2) // 2
        for k in range(RESET + 1):
            box = QRectF(12 + k // half * (w / 2 - 6), 54 + k % half * PITCH, w / 2 - 18, PITCH - 2)
            self._row(p, box, k)
        self._foot(p, w, 54 + half * PITCH + 18)

    def _row(self, p: QPainter, box: QRectF, k: int) -> None:
        if k == self.at:
            rounded(p, box, 6, CELL, LAMP if self.waits else BRASS, 2)
        x, y = box.x() + 10, box.center().y()
        if k < HAND:
            for key in self.bindings.of(COMMANDS[k].name):
                jamo = JAMO.get(key, "")
                x += cap(p, x, y - 13, key, jamo, high=24, size=16) + 8
            words = self.say(f"key-{COMMANDS[k].name}")
        else:
            words = self.say(self._other(k))
        if k == self.at and self.waits:
            words = self.say("sheet-press")
        size = fit(words, (18, 16), box.width() - 186)
        text(p, box.x() + 178, y, words, size, most=box.width() - 182)

    def _other(self, k: int) -> str:
        if k == RESET:
            return "sheet-reset"
        return "sheet-hand-right" if self.bindings.right else "sheet-hand-left"

    def _foot(self, p: QPainter, w: float, y: float) -> None:
        if self.told:
            text(p, 24, y, self.told, 18, WARN, bold=True, most=w - 48)
        else:
            text(p, 24, y, self.say("sheet-how"), 18, MIST, most=w - 48)
        for k in (1, 2, 3, 4):
            text(p, 24, y + k * 28, self.say(f"sheet-pad-{k}"), 18, most=w - 48)
