"""The pad at home: the same slots on the same keys as at the table, one line high each."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter

from app.draw import cut_corners, named, polygon, rounded, text, width
from app.keys import JAMO, SLOTS
from app.pad import Pad, Slot
from app.panel import Panel, cap
from app.theme import CELL, INK, LAMP, LINE, MIST, REASON, colour

W, H, GAP = 300, 104, 10


def slot_box(k: int) -> QRectF:
    return QRectF((k % 4) * (W + GAP), (k // 4) * (H + GAP), W, H)


class HomePad(Panel):
    """Set `pad`, `typed` and `hint`, then update; a click does what the key does."""

    pressed = Signal(str)

    pad: Pad
    slot_keys: tuple[str, ...] = tuple(SLOTS)
    typed = hint = ""

    def paint(self, p: QPainter, w: float, h: float) -> None:
        lit = self._lit()
        for k, slot in enumerate(self.pad.page.slots):
            at = slot_box(k)
            if not slot.label or slot.line:  # what only a dealer does is not here
                rounded(p, at, 10, None, colour(LINE, 60), 1.5, (4, 4))
            elif not slot.ready:
                self._off(p, at, self.slot_keys[k], slot)
            elif lit and k == self.pad.armed:
                self._armed(p, at, self.slot_keys[k], slot)
            else:
                self._ready(p, at, self.slot_keys[k], slot)

    def _lit(self) -> bool:
        pad = self.pad
        typed = bool(pad.values or pad.part or pad.digits)
        return typed or pad.armed != pad.page.armed

    def _ready(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        rounded(p, at.adjusted(0, 5, 0, 0), 10, "#07100D")
        rounded(p, at.adjusted(0, 0, 0, -5), 10, CELL, LINE, 2)
        y = at.center().y() - 2
        _cap(p, at.x() + 14, y, key)
        room = W - 106 - (width(slot.amount, 38, bold=True) + 14 if slot.amount else 0)
        named(p, at.x() + 90, y, slot.label, (32, 28, 24), most=room)
        if slot.amount:
            text(p, at.right() - 16, y, slot.amount, 38, bold=True, most=120, align="right")

    def _armed(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        polygon(p, cut_corners(at, 18), LAMP)
        _cap(p, at.x() + 14, at.y() + 30, key)
        named(p, at.x() + 90, at.y() + 30, slot.label, (28, 24), INK, most=W - 106)
        field = QRectF(at.x() + 90, at.bottom() - 48, W - 98, 40)
        rounded(p, field, 6, "#FFF3CF", INK, 2)
        words = self.typed or self.hint
        named(p, field.x() + 8, field.center().y(), words, (28, 24), INK, most=W - 120)

    def _off(self, p: QPainter, at: QRectF, key: str, slot: Slot) -> None:
        rounded(p, at, 10, None, colour(LINE, 150), 1.5, (4, 4))
        _cap(p, at.x() + 14, at.center().y(), key, on=False)
        named(p, at.x() + 90, at.y() + 34, slot.label, (28, 24), MIST, bold=False, most=W - 96)
        why = self.say(f"why-{slot.why}") if slot.why else ""
        named(p, at.x() + 90, at.bottom() - 30, why, (24,), REASON, bold=False, most=W - 92)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            at = QPointF(event.position() / self.scale)
            for k, key in enumerate(self.slot_keys):
                if slot_box(k).contains(at):
                    self.pressed.emit(key)


def _cap(p: QPainter, x: float, y: float, key: str, *, on: bool = True) -> None:
    """A key cap half as large again as the console's, so that it reads from a sofa."""
    p.save()
    p.translate(x - 4, y - 29)
    p.scale(1.5, 1.5)
    cap(p, 0, 2, key, JAMO.get(key, ""), on=on)
    p.restore()
