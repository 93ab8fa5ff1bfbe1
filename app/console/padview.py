"""The pad as it is seen: eight slots, Space, undo. Ready, pressed, or flat with its reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from app.draw import cut_corners, fit, named, polygon, rounded, text, width
from app.keys import JAMO, Bindings
from app.pad import Pad, Slot
from app.panel import BOX, Panel, cap
from app.theme import CELL, INK, IVORY, LAMP, LINE, MIST, REASON, colour

W, H, GAP = 191, 132, 12


def slot_box(k: int) -> QRectF:
    return QRectF((k % 4) * (W + GAP), (k // 4) * (H + GAP), W, H)


SPACE = QRectF(0, 288, 394, 72)
UNDO = QRectF(406, 288, 191, 72)


class PadView(Panel):
    """Set `pad`, `space`, `typed`, `undo`, `blocked`, then update. Clicks do what keys do."""

    pressed = Signal(str)

    pad: Pad
    bindings: Bindings
    space = typed = hint = undo = blocked = ""

    def paint(self, p: QPainter, w: float, h: float) -> None:
        for k, slot in enumerate(self.pad.page.slots):
            lit = k == self.pad.armed and self._lit()
            self._slot(p, slot_box(k), self.bindings.slots[k], slot, lit)
        self._space(p)
        self._undo(p)

    def _lit(self) -> bool:
        """A slot that is armed by itself lights up only when something is typed into it."""
        pad = self.pad
        own = pad.armed == pad.page.armed
        return not own or bool(pad.values or pad.part or pad.digits)

    def _slot(self, p: QPainter, at: QRectF, key: str, slot: Slot, lit: bool) -> None:
        if not slot.label:
            rounded(p, at, 10, None, colour(LINE, 70), 1.5, (4, 4))
        elif self.blocked or not slot.ready:
            self._off(p, at, key, slot)
        elif lit:
            self._armed(p, at, key, slot)
        else:
            self._ready(p, at, key, slot)

    def _ready(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        x, y, low = at.x(), at.y(), at.bottom()
        rounded(p, at.adjusted(0, 5, 0, 0), 10, "#07100D")
        rounded(p, at.adjusted(0, 0, 0, -5), 10, CELL, LINE, 2)
        cap(p, x + 12, y + 12, key, JAMO.get(key, ""))
        room = W - 28 - (width(slot.amount, 34, bold=True) + 10 if slot.amount else 0)
        named(p, x + 14, low - 36, slot.label, (28, 24, 20), most=room)
        if slot.amount:
            text(p, x + W - 14, low - 36, slot.amount, 34, bold=True, most=70, align="right")

    def _armed(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        at = at.adjusted(0, 3, 0, 0)
        polygon(p, cut_corners(at, 18), LAMP)
        cap(p, at.x() + 12, at.y() + 11, key, JAMO.get(key, ""))
        named(p, at.x() + 14, at.y() + 68, slot.label, (28, 24, 20, 18), INK, most=W - 28)
        field = QRectF(at.x() + 12, at.bottom() - 44, W - 24, 38)
        rounded(p, field, 6, "#FFF3CF", INK, 2)
        sizes = (28, 22, 18, 16)
        wide = named(p, field.x() + 8, field.center().y(), self.typed, sizes, INK, most=W - 40)
        p.fillRect(QRectF(field.x() + 11 + wide, field.y() + 7, 3, 24), INK)
        text(p, at.right() - 14, at.y() + 28, self.hint, 16, INK, bold=True, most=110,
             align="right")  # fmt: skip

    def _off(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        rounded(p, at, 10, None, colour(LINE, 170), 1.5, (4, 4))
        cap(p, at.x() + 12, at.y() + 12, key, JAMO.get(key, ""), on=False)
        named(p, at.x() + 72, at.y() + 30, slot.label, (22, 20, 18), MIST, bold=False, most=W - 84)
        why = self.blocked or (self.say(f"why-{slot.why}") if slot.why else "")
        named(p, at.x() + 14, at.bottom() - 36, why, (18, 17, 16), REASON, bold=False, most=W - 24)

    def _space(self, p: QPainter) -> None:
        on = bool(self.space) and not self.blocked
        if on:
            rounded(p, SPACE, 10, BOX, LAMP, 2)
        else:
            rounded(p, SPACE, 10, None, colour(LINE, 170), 1.5, (4, 4))
        cap(p, 14, SPACE.center().y() - 19, "Space", on=on)
        words = self.blocked or self.space or self.say("pad-nothing")
        shade = IVORY if on else REASON
        named(p, 106, SPACE.center().y(), words, (24, 20, 18, 16), shade, bold=on, most=278)

    def _undo(self, p: QPainter) -> None:
        on = bool(self.undo) and not self.blocked
        if on:
            rounded(p, UNDO, 10, BOX, LINE, 1.5)
        else:
            rounded(p, UNDO, 10, None, colour(LINE, 170), 1.5, (4, 4))
        y = UNDO.center().y()
        key = self.bindings.of("undo")[0]
        cap(p, UNDO.x() + 12, y - 19, key, JAMO.get(key, ""), on=on)
        words = self.undo or self.say("pad-undo")
        size = fit(words, (22, 18, 16), 108, bold=on)
        text(p, UNDO.x() + 72, y, words, size, IVORY if on else MIST, bold=on, most=112)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        at = QPointF(event.position() / self.scale)
        for k, key in enumerate(self.bindings.slots):
            if slot_box(k).contains(at):
                self.pressed.emit(key)
        if SPACE.contains(at):
            self.pressed.emit("Space")
        if UNDO.contains(at):
            self.pressed.emit(self.bindings.of("undo")[0])
