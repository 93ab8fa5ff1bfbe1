"""The cheat sheet: every key of the console, made from the same table that the keys work by."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import fit, rounded, text
from app.keys import COMMANDS, JAMO
from app.panel import Panel, cap
from app.text import Say
from app.theme import BOARD, BRASS, LAMP, MIST


class Sheet(Panel):
    """Lies over table and pad while it is wanted; the keys go on working."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.hide()

    def toggle(self) -> None:
        self.setVisible(not self.isVisible())
        self.raise_()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOARD, LAMP, 2.5)
        text(p, 24, 34, self.say("sheet-title"), 26, BRASS, bold=True, serif=True, most=w / 2)
        text(p, w - 24, 34, self.say("sheet-close"), 16, MIST, most=w / 2, align="right")
        half = (len(COMMANDS) + 1) // 2
        for k, command in enumerate(COMMANDS):
            x, y = 24 + k // half * (w / 2), 70 + k % half * 40
            at = x + cap(p, x, y, command.key, JAMO.get(command.key, ""), high=28, size=16) + 8
            if command.second:
                at += cap(p, at, y, command.second, JAMO.get(command.second, ""), high=28, size=16)
            words = self.say(f"key-{command.name}")
            size = fit(words, (18, 16), w / 2 - 200)
            text(p, x + 170, y + 14, words, size, most=w / 2 - 190)
        rows = 70 + half * 40 + 24
        for k in (1, 2, 3, 4):
            text(p, 24, rows + k * 30, self.say(f"sheet-pad-{k}"), 18, most=w - 48)
