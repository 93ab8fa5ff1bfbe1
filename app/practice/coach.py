"""The coach beside the table: what you can know, and what each of your actions is worth."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.console.sentences import word
from app.draw import named, rounded, text, width
from app.panel import BOX, Panel
from app.pieces.cards import card
from app.practice.knowing import Fact
from app.theme import BRASS, IVORY, LAMP, LINE, MIST, colour


class Coach(Panel):
    """Set `facts`, `values` (best first), `unit`, `off`, then update."""

    facts: tuple[Fact, ...] = ()
    values: tuple[tuple[str, float], ...] = ()
    unit = ""
    off = waiting = False

    def paint(self, p: QPainter, w: float, h: float) -> None:
        rounded(p, QRectF(1, 1, w - 2, h - 2), 14, BOX, colour(LINE, 160), 2)
        text(p, 26, 40, self.say("practice-known"), 32, BRASS, bold=True, most=w - 52)
        y = 88.0
        for fact in self.facts:
            y = self._fact(p, fact, y, w)
        if self.off:
            self._words(p, self.say("practice-help-off"), y + 4, w, MIST)
            return
        if self.waiting:
            text(p, 26, y + 10, self.say("practice-counting"), 26, MIST, most=w - 52)
        elif self.values:
            self._values(p, y + 6, w, h)

    def _fact(self, p: QPainter, fact: Fact, y: float, w: float) -> float:
        facts = {name: word(value, self.say) for name, value in fact.facts.items()}
        y = self._words(p, self.say(f"know-{fact.key}", **facts), y, w, IVORY)
        all_three = (("wins", fact.wins), ("draws", fact.draws), ("loses", fact.loses))
        groups = tuple(group for group in all_three if group[1])
        return self._cards(p, groups, y, w) if groups else y

    def _words(self, p: QPainter, words: str, y: float, w: float, shade: str) -> float:
        for line in wrapped(words, 26, w - 52):
            text(p, 26, y, line, 26, shade, most=w - 52)
            y += 36
        return y

    def _cards(
        self, p: QPainter, groups: tuple[tuple[str, tuple[int, ...]], ...], y: float, w: float
    ) -> float:
        """Numbers under a bracket each: which win, draw and lose; no lamp, it means "now"."""
        count = sum(len(numbers) for _, numbers in groups)
        wide = min(56.0, (w - 52 - 18 * (len(groups) - 1)) / count - 6)
        x = 26.0
        for name, numbers in groups:
            left = x
            for number in numbers:
                card(p, x, y, wide, number)
                x += wide + 6
            p.fillRect(QRectF(left, y + wide * 1.4 + 8, x - left - 6, 3), colour(IVORY, 220))
            word = self.say(f"practice-{name}")
            most = max(x - left, width(word, 24, bold=True))
            text(p, left, y + wide * 1.4 + 30, word, 24, IVORY, bold=True, most=most)
            x = max(x, left + most) + 18
        return y + wide * 1.4 + 62

    def _values(self, p: QPainter, y: float, w: float, h: float) -> None:
        """The best first, a bar as long as what it gives up against the best is short."""
        text(p, 26, y + 8, self.say("practice-worth", unit=self.unit), 26, BRASS, bold=True,
             most=w - 52)  # fmt: skip
        best = self.values[0][1]
        span = max(best - self.values[-1][1], 1e-9)
        y += 30
        for words, value in self.values[: int((h - y - 12) // 42)]:
            share = 1 - 0.9 * (best - value) / span
            bar = QRectF(26, y, (w - 52) * share, 36)
            rounded(p, bar, 6, colour(LINE, 90) if value < best else colour(LAMP, 70))
            named(p, 36, y + 18, words, (26, 24), IVORY, bold=value == best, most=w - 180)
            text(p, w - 34, y + 18, number(value, self.unit), 26, IVORY, bold=True, most=130,
                 align="right")  # fmt: skip
            y += 42


def number(value: float, unit: str) -> str:
    """A value as it is read: a chance in per cent, everything else with its sign."""
    if unit == "win":
        return f"{value:.0%}"
    return f"{value:+.1f}".replace("-", "−")


def wrapped(words: str, size: int, most: float) -> tuple[str, ...]:
    """Whole words on as few lines as hold them."""
    lines: list[str] = []
    for one in words.split():
        if lines and width(f"{lines[-1]} {one}", size) <= most:
            lines[-1] += f" {one}"
        else:
            lines.append(one)
    return tuple(lines)
