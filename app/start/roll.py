"""The people as the program has read them: sign, short name, garnets, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from app.draw import named, rounded, text, width
from app.panel import Panel, box
from app.pieces.faces import face
from app.pieces.money import gem
from app.pieces.signs import sign
from app.start.look import fault_words, lines
from app.start.people import People
from app.text import Say
from app.theme import BRASS, CELL, IVORY, LINE, MIST, REASON, WARN, colour
from engine.types import Illegal

HEAD, PITCH, FAULT = 78, 42, 70
SHOWN = 200  # lines that are laid out; a show has 24 people


class Roll(Panel):
    """One row a person, beside the line it was read from; it follows the line one is on."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.people, self.faults = People(), dict[int, Illegal]()
        self.line, self._top = 1, 0.0
        self.short_of = 0
        self.photo: Callable[[str, int], QImage | None] = lambda name, side: None

    def show_people(self, people: People, faults: tuple[Illegal, ...]) -> None:
        self.people = people
        self.faults = {int(str(no.facts["line"])): no for no in faults if "line" in no.facts}
        self._keep_in_sight()

    def follow(self, line: int) -> None:
        """Keep the person on this line of the text in sight."""
        self.line = line
        self._keep_in_sight()

    def _rows(self) -> list[tuple[int, float, float]]:
        """Player, top and height of each row, from the top of the list."""
        out: list[tuple[int, float, float]] = []
        y = 0.0
        for i, line in enumerate(self.people.lines[:SHOWN]):
            high = FAULT if line in self.faults else PITCH
            out.append((i, y, high))
            y += high
        return out

    def _keep_in_sight(self) -> None:
        rows, room = self._rows(), self.logical().height() - HEAD - 12
        whole = rows[-1][1] + rows[-1][2] if rows else 0
        here = next((r for r in rows if self.people.lines[r[0]] >= self.line), None)
        if here is not None:
            self._top = min(self._top, here[1])
            self._top = max(self._top, here[1] + here[2] - room)
        self._top = max(0.0, min(self._top, whole - room))
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        rows, room = self._rows(), self.logical().height() - HEAD - 12
        whole = rows[-1][1] + rows[-1][2] if rows else 0
        self._top = max(0.0, min(self._top - event.angleDelta().y() / 2, whole - room))
        self.update()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box(p, w, h)
        text(p, 18, 26, self.say("start-preview"), 20, BRASS, bold=True, most=w - 36)
        if not self.people.players:
            words = self.say("start-preview-empty")
            lines(p, QRectF(18, HEAD, w - 36, 80), words, 20, MIST)
            return
        text(p, 18, 56, self._count(), 18, MIST, most=w - 36)
        p.save()
        p.setClipRect(QRectF(2, HEAD, w - 4, h - HEAD - 8))
        for i, y, high in self._rows():
            if -high < y - self._top < h:
                self._row(p, i, HEAD + y - self._top, w, high)
        p.restore()

    def _count(self) -> str:
        able = self.people.able
        garnets = sum(max(0, self.people.players[i].garnets) for i in able)
        guests = len(self.people.players) - len(able)
        return self.say("start-count", people=len(able), guests=guests, garnets=garnets)

    def _row(self, p: QPainter, i: int, y: float, w: float, high: float) -> None:
        player, line = self.people.players[i], self.people.lines[i]
        no, middle = self.faults.get(line), y + PITCH / 2
        if line == self.line:
            rounded(p, QRectF(8, y + 2, w - 16, high - 4), 6, CELL, colour(LINE, 140), 1)
        text(p, 46, middle, str(i + 1), 18, BRASS, bold=True, align="right", most=40)
        photo = self.photo(player.name, round(60 * self.scale * self.devicePixelRatioF()))
        if photo is None:
            sign(p, i, 76, middle, 13, BRASS)
        else:
            face(p, photo, QRectF(61, middle - 15, 30, 30))
        named(p, 104, middle, player.short or "–", (22,), most=150)
        full = "" if player.name == player.short else player.name
        named(p, 268, middle, full, (18,), MIST, most=w - 268 - 130, bold=False)
        if player.guest:
            text(p, w - 22, middle, self.say("start-guest"), 18, MIST, align="right", most=100)
        elif no is None or no.code != "garnets-missing":
            words = str(player.garnets) if abs(player.garnets) < 10_000 else "?"
            gem(p, w - 40 - width(words, 22, bold=True), middle, 11)
            text(p, w - 22, middle, words, 22, IVORY, bold=True, align="right", most=80)
        if no is not None:
            self._fault(p, no, y + PITCH + 8, w)

    def _fault(self, p: QPainter, no: Illegal, y: float, w: float) -> None:
        plain = Illegal(no.code, **{k: v for k, v in no.facts.items() if k != "line"})
        text(p, 76, y, "▲", 16, WARN, align="centre", most=30)
        code = width(no.code, 16)
        text(p, 104, y, fault_words(plain, self.say), 18, REASON, most=w - 150 - code)
        text(p, w - 22, y, no.code, 16, MIST, align="right", most=code + 1)
