"""The review: for each of your decisions the best alternative, and what yours gave up."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import named, rounded, strokes, text
from app.panel import BOX, Panel
from app.practice.coach import number
from app.theme import BRASS, CELL, IVORY, LAMP, LINE, MIST, colour
from engine.types import Value

ROWS, HIGH = 6, 64


class Decision(Value, frozen=True):
    """One of your decisions: entry `k` of the timeline, what you did, what was best."""

    k: int
    did: str
    best: str = ""
    cost: float | None = None  # in the unit of the game; None while it is counted


class Review(Panel):
    """Set `decisions` and `unit`, then update; `at` is the one that is looked at."""

    decisions: tuple[Decision, ...] = ()
    unit = ""
    at = 0

    def show_decisions(self, decisions: tuple[Decision, ...], unit: str) -> None:
        fresh = len(decisions) != len(self.decisions)
        self.decisions, self.unit = decisions, unit
        if fresh:
            self.at = max(0, len(decisions) - 1)
        self.update()

    def walk(self, by: int) -> None:
        self.at = max(0, min(self.at + by, len(self.decisions) - 1))
        self.update()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1, 1, w - 2, h - 2), 14, BOX, colour(LINE, 160), 2)
        text(p, 26, 40, self.say("practice-review"), 32, BRASS, bold=True, most=w - 52)
        if not self.decisions:
            text(p, 26, 90, self.say("practice-no-decisions"), 26, MIST, most=w - 52)
            return
        total = sum(d.cost or 0.0 for d in self.decisions)
        words = self.say("practice-given-up", total=number(-total, self.unit))
        text(p, 26, 84, words, 26, IVORY, most=w - 52)
        self._chart(p, QRectF(26, 110, w - 52, 150))
        first = max(0, min(self.at - ROWS // 2, len(self.decisions) - ROWS))
        for row, d in enumerate(self.decisions[first : first + ROWS]):
            self._row(p, QRectF(14, 276 + row * HIGH, w - 28, HIGH - 6), d, first + row == self.at)

    def _chart(self, p: QPainter, box: QRectF) -> None:
        """What each decision gave up, one step a decision."""
        costs = [d.cost or 0.0 for d in self.decisions]
        most = max(*costs, 1e-9) if len(costs) > 1 else max(costs[0], 1e-9)
        p.fillRect(QRectF(box.x(), box.bottom(), box.width(), 2), colour(LINE, 200))
        wide = box.width() / len(costs)
        for k, cost in enumerate(costs):
            high = box.height() * cost / most
            bar = QRectF(box.x() + k * wide + 1, box.bottom() - high, max(2.0, wide - 2), high)
            p.fillRect(bar, colour(LAMP if k == self.at else LINE, 255))
        x = box.x() + (self.at + 0.5) * wide
        strokes(p, ((x, box.bottom() + 4), (x, box.bottom() + 12)), LAMP, 4)

    def _row(self, p: QPainter, at: QRectF, d: Decision, here: bool) -> None:
        rounded(p, at, 8, CELL if here else None, LAMP if here else colour(LINE, 80), 2)
        named(p, at.x() + 14, at.y() + 19, d.did, (24,), IVORY, bold=here, most=at.width() - 140)
        best = self.say("practice-better", what=d.best) if d.best else self.say("practice-good")
        words = best if d.cost is not None else self.say("practice-counting")
        named(p, at.x() + 14, at.y() + 44, words, (24,), MIST, bold=False, most=at.width() - 140)
        if d.cost:
            text(p, at.right() - 12, at.center().y(), number(-d.cost, self.unit), 28, IVORY,
                 bold=True, most=120, align="right")  # fmt: skip
