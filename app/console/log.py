"""The log: what happened, the newest first; undone struck through, amended with old and reason."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from app.console.sentences import log_line
from app.desk import Row
from app.draw import named, rounded, text
from app.panel import Panel, box, cap
from app.theme import IVORY, MIST, REASON
from engine.types import replace

UNDONE = "#8FA79C"


class Log(Panel):
    """Set `rows` and `chosen` (a row's number, 0 for none) and `later`, then update."""

    picked = Signal(int)

    rows: tuple[Row, ...] = ()
    chosen = 0
    later = 0  # steps that amending the chosen row replays
    shown = False  # the hatch is lifted: secrets may be read

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box(p, w, h, self.say("console-log"), self.say("console-amend-hint"))
        y = 52.0
        for row in self._shown():
            if y > h - 16:
                break
            y += self._row(p, w, y, row)

    def _shown(self) -> tuple[Row, ...]:
        """From the newest, or from a little above the chosen one."""
        at = next((k for k, row in enumerate(self.rows) if row.n == self.chosen), 0)
        return self.rows[max(0, at - 3) :]

    def _row(self, p: QPainter, w: float, y: float, row: Row) -> float:
        chosen = row.n == self.chosen
        high = self._height(row)
        if chosen:
            rounded(p, QRectF(6, y - 18, w - 12, high - 4), 6, "#2A3B33", IVORY, 2)
        text(p, 16, y, str(row.n), 16, MIST, most=44)
        text(p, 62, y, row.time, 16, MIST, most=72)
        words = self._words(row)
        undone = row.k < 0
        room = w - 152 - (64 if undone else 0)
        shade = UNDONE if undone else IVORY
        wide = named(p, 138, y, words, (18, 17, 16), shade, bold=chosen, most=room)
        if undone:
            p.fillRect(QRectF(136, y - 1, min(wide, room) + 4, 1.5), UNDONE)
            text(p, w - 12, y, self.say("log-undone"), 16, REASON, most=62, align="right")
        if row.was is not None:
            old = self._words(replace(row, action=row.was)) if self.shown else "…"
            note = self.say("log-amended", old=old, why=row.why)
            named(p, 138, y + 22, note, (16,), REASON, bold=False, most=w - 150)
        if chosen and not undone:
            line = y + (46 if row.was is not None else 24)
            text(p, 138, line, self.say("log-replays", count=self.later), 16, MIST, most=w - 150)
            wide = cap(p, 138, line + 15, "Ctrl+E", high=26, size=16)
            text(p, 148 + wide, line + 29, self.say("key-amend"), 18, bold=True, most=120)
        return high

    def _words(self, row: Row) -> str:
        """What happened; a secret is told as the hall learnt of it until the hatch is lifted."""
        if self.shown or row.action == row.public:
            return log_line(row.action, row.state, self.say)
        if row.public is None:
            return self.say("log-secret")
        return log_line(row.public, row.state, self.say)

    def _height(self, row: Row) -> float:
        high = 40.0 + (22 if row.was is not None else 0)
        return high + 56 if row.n == self.chosen and row.k >= 0 else high

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at, y = event.position().y() / self.scale, 52.0 - 18
        for row in self._shown():
            if y <= at < y + self._height(row):
                self.picked.emit(row.n)
                return
            y += self._height(row)
