"""The cheat sheet: every key of the console, made from the table that the keys work by.

Up and Down choose a command or a slot, Enter waits for its new key, Backspace gives back the old
one; the arrows aside, the keys go on working.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import named, rounded, text
from app.keys import COMMANDS, FIXED, JAMO, PAD, Bindings
from app.pad import Pad
from app.panel import Panel, cap
from app.text import Say
from app.theme import BOARD, BRASS, CELL, LAMP, MIST, WARN
from engine.types import Illegal

NAMES = tuple(command.name for command in (*COMMANDS, *PAD))
HAND = len(NAMES)  # the last two rows: which hand, and everything as it was
RESET = HAND + 1
HALF = (len(COMMANDS) + 1) // 2
TOP, PITCH = 54, min(33, 462 / HALF)


class Sheet(Panel):
    """Lies over table and pad while it is wanted. Set `pad`, whose slots it names."""

    pad: Pad

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
            self._try(lambda: self.bindings.forget(NAMES[self.at]))
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
        elif NAMES[self.at] in FIXED:
            self.told = self.say("no-key-fixed")
        else:
            self.waits, self.told = True, ""

    def _bind(self, key: str) -> None:
        """The key that was waited for; Esc leaves everything as it was."""
        self.waits = False
        if key != "Esc":
            self._try(lambda: self.bindings.bind(NAMES[self.at], key))

    def _try(self, change: Callable[[], None]) -> None:
        self.told = ""
        try:
            change()
        except Illegal as no:
            by = str(no.facts.get("by", ""))
            facts = dict(no.facts) | ({"by": self._name(by)} if by else {})
            self.told = self.say(f"no-{no.code}", **facts)

    def _name(self, name: str) -> str:
        """What a command does, or which slot of the pad it is."""
        kind, _, number = name.partition("slot-")
        return self.say(f"key-{kind}") if kind else self.say("key-slot", number=int(number))

    # ------------------------------------------------------------ how it looks

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOARD, LAMP, 2.5)
        text(p, 24, 32, self.say("sheet-title"), 26, BRASS, bold=True, serif=True, most=w / 2)
        text(p, w - 24, 32, self.say("sheet-close"), 16, MIST, most=w / 2, align="right")
        for k in range(RESET + 1):
            self._row(p, self._box(k, w), k)
        low = self._box(RESET, w).bottom()
        shade = WARN if self.told else MIST
        told = self.told or self.say("sheet-how")
        text(p, 24, low + 20, told, 18, shade, bold=bool(self.told), most=w - 48)
        words = self.say("sheet-line", amend=self.bindings.of("amend")[0])
        text(p, 24, low + 46, words, 18, most=w - 48)

    def _box(self, k: int, w: float) -> QRectF:
        """Two columns of commands, the pad as it lies under the hand, two rows side by side."""
        n = len(COMMANDS)
        if k < n:
            x, y = 12 + k // HALF * (w / 2 - 6), TOP + k % HALF * PITCH
            return QRectF(x, y, w / 2 - 18, PITCH - 2)
        low = TOP + HALF * PITCH + 8
        if k < HAND:
            across = (w - 24) / 4
            row, column = divmod(k - n, 4)
            return QRectF(12 + column * across, low + row * 38, across - 6, 36)
        return QRectF(12 + (k - HAND) * (w / 2 - 6), low + 82, w / 2 - 18, PITCH - 2)

    def _row(self, p: QPainter, box: QRectF, k: int) -> None:
        chosen = k == self.at
        if chosen:
            rounded(p, box, 6, CELL, LAMP if self.waits else BRASS, 2)
        x, y, left = box.x() + 10, box.center().y(), 10.0 if k >= HAND else 178.0
        for key in self.bindings.of(NAMES[k]) if k < HAND else ():
            x += cap(p, x, y - 13, key, JAMO.get(key, ""), high=24, size=16) + 8
        if len(COMMANDS) <= k < HAND:
            left = x - box.x() + 2
        words = self.say("sheet-press") if chosen and self.waits else self._words(k)
        named(p, box.x() + left, y, words, (18, 17, 16), bold=False, most=box.width() - left - 4)

    def _words(self, k: int) -> str:
        if k == RESET:
            return self.say("sheet-reset")
        if k == HAND:
            return self.say("sheet-hand-right" if self.bindings.right else "sheet-hand-left")
        if k < len(COMMANDS):
            words = self._name(NAMES[k])
            return words[:1].upper() + words[1:]
        return self.pad.page.slots[k - len(COMMANDS)].label or "·"
