"""The charts over the table: one tab each, the pad below goes on working.

Left and Right turn, so does a digit nobody else waits for; Enter makes it the hall's next scene,
Ctrl+S saves picture and table.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.charts.series import Chart, charts, part_of
from app.charts.standings import SMALL
from app.charts.statistics import far, paint_chart, rows_of, title
from app.desk import Desk
from app.draw import fit, rounded, text, width
from app.pad import Pad
from app.panel import Panel
from app.text import Say
from app.theme import BOARD, BRASS, CELL, INK, IVORY, LAMP, LINE, MIST


class Charts(Panel):
    """Set `desk`, then update."""

    saved = Signal(int)  # the part that is shown, counted from 1
    cued = Signal(str)  # the name of its scene

    desk: Desk | None = None

    def __init__(self, say: Say, parent: QWidget, pad: Pad) -> None:
        super().__init__(say, parent)
        self.pad, self.at = pad, 0
        self.hide()

    def every(self) -> tuple[Chart, ...]:
        return charts(self.desk.seen) if self.desk is not None else ()

    def toggle(self) -> None:
        """Open on the game that is on, else on the season."""
        if self.desk is not None and not self.isVisible():
            self.at = part_of(self.desk.seen, 0, len(self.every()))
        self.setVisible(not self.isVisible())
        self.raise_()

    def key(self, key: str) -> bool:
        """Whether this key was for the charts."""
        count = max(1, len(self.every()))
        if key in ("Left", "Right"):
            self.at = (self.at + (1 if key == "Right" else -1)) % count
        elif key.isdigit() and self.pad.field() is None:
            self.at = min((int(key) or 10), count) - 1
        elif key == "Enter":
            self.cued.emit(f"statistics:{self.at + 1}")
        elif key == "Ctrl+S":
            self.saved.emit(self.at + 1)
        elif key == "Esc":
            self.hide()
        else:
            return False
        self.update()
        return True

    # ------------------------------------------------------------ how it looks

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1.5, 1.5, w - 3, h - 3), 8, BOARD, LAMP, 2.5)
        if self.desk is None:
            return
        every = self.every()
        self.at = min(self.at, len(every) - 1)
        chart, s = every[self.at], self.desk.seen.state
        words = far(chart, self.say)
        room = w - 36 - text(p, w - 14, 22, words, 16, MIST, most=200, align="right")
        self._tabs(p, [self._tab(k, one) for k, one in enumerate(every)], room)
        p.save()
        p.translate(10, 44)
        p.scale(SMALL, SMALL)
        box = QRectF(0, 0, (w - 24) / SMALL, (h - 78) / SMALL)
        paint_chart(p, chart, rows_of(chart, s, self.say), s, box, self.say)
        p.restore()
        words = self.say("charts-keys")
        text(p, 14, h - 16, words, fit(words, (17, 16), w - 28), MIST, most=w - 28)

    def _tab(self, k: int, chart: Chart) -> str:
        name = title(chart, self.say)
        if chart.episode:
            name = self.say("charts-tab", episode=chart.episode, game=name)
        return f"{k + 1}  {name}"

    def _tabs(self, p: QPainter, names: list[str], room: float) -> None:
        """As many as have room, the one that is shown among them."""
        wides = [width(name, 16, bold=True) + 24 for name in names]
        first = self.at
        while first and sum(wides[first - 1 : self.at + 1]) + 6 * (self.at - first + 1) < room:
            first -= 1
        x = 10.0
        for k in range(first, len(names)):
            if x + wides[k] > room:
                return
            on = k == self.at
            rounded(p, QRectF(x, 7, wides[k], 30), 8, IVORY if on else CELL, LINE, 1.5)
            ink = INK if on else BRASS
            text(p, x + 12, 22, names[k], 16, ink, bold=True, most=wides[k] - 22)
            x += wides[k] + 6
