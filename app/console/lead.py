"""The line that leads the dealer: what to do, what to say, how much time is left.

When nothing can be saved, the red strip takes its place with the ways out; nothing else moves.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desk import Trouble
from app.draw import fit, hatch, named, plate, rounded, text, width
from app.panel import BOX, Panel
from app.theme import ALARM, GOOD, INK, IVORY, LAMP, MIST, WARN

WHITE = "#FFFFFF"


class Lead(Panel):
    """Set `do`, `speak`, `told`, `clock`, `trouble`, then update."""

    do = speak = told = clock = ""
    late = held = note = False
    trouble: Trouble | None = None

    def paint(self, p: QPainter, w: float, h: float) -> None:
        if self.trouble is not None:
            self._strip(p, w, h, self.trouble)
            return
        edge = WARN if self.told and not self.note else LAMP
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOX, edge, 2.5)
        plate(p, QRectF(12, 14, 74, 40))
        text(p, 49, 34, self.say("console-do"), 20, INK, bold=True, most=66, align="centre")
        room = w - 104 - (180 if self.clock else 20)
        named(p, 104, 34, self.do, (30, 26, 22, 18), most=room)
        if self.told:
            self._answer(p, room)
        else:
            rounded(p, QRectF(12, 66, 74, 38), 6, None, MIST, 1.5)
            text(p, 49, 85, self.say("console-say"), 20, MIST, bold=True, most=66, align="centre")
            named(p, 104, 85, self.speak, (26, 22, 18, 16), bold=False, most=room)
        if self.clock:
            name = self.say("console-held" if self.held else "console-left")
            text(p, w - 92, 34, name, 16, MIST, most=150, align="centre")
            shade = WARN if self.late or self.held else LAMP
            text(p, w - 92, 76, self.clock, 48, shade, bold=True, most=170, align="centre")

    def _answer(self, p: QPainter, room: float) -> None:
        """A refusal in amber, or what was done, in the place where one already looks."""
        shade, key = (GOOD, "console-note") if self.note else (WARN, "console-no")
        rounded(p, QRectF(12, 66, 74, 38), 6, shade)
        text(p, 49, 85, self.say(key), 20, INK, bold=True, most=66, align="centre")
        named(p, 104, 85, self.told, (24, 20, 18, 16), shade, most=room)

    def _strip(self, p: QPainter, w: float, h: float, trouble: Trouble) -> None:
        say = self.say
        p.fillRect(QRectF(0, 0, w, h), ALARM)
        for x in (0, w - 12):
            hatch(p, QRectF(x, 0, 12, h), IVORY, 16, 6)
        words = say(f"trouble-{trouble.code}", safe=trouble.safe)
        size = fit(words, (26, 22, 18), w - 56, bold=True)
        text(p, 28, 21, words, size, WHITE, bold=True, most=w - 50)
        x = 28.0
        for key in ("1", "2", "3"):
            x += self._way(p, x, key, say(f"trouble-way-{key}")) + 14
        text(p, 28, 100, say("trouble-say"), 20, WHITE, most=w - 56)
        if self.clock:
            held = say("trouble-clock", time=self.clock)
            text(p, w - 30, 63, held, 20, WHITE, bold=True, most=w - 40 - x, align="right")

    def _way(self, p: QPainter, x: float, key: str, words: str) -> float:
        first = key == "1"
        wide = width(words, 22, bold=True) + 68
        rounded(p, QRectF(x, 42, wide, 42), 6, WHITE if first else None, WHITE, 2)
        rounded(p, QRectF(x + 8, 47, 32, 32), 5, ALARM if first else WHITE)
        shade = WHITE if first else ALARM
        text(p, x + 24, 63, key, 20, shade, bold=True, most=30, align="centre")
        shade = ALARM if first else WHITE
        text(p, x + 50, 63, words, 22, shade, bold=True, most=wide - 50)
        return wide
