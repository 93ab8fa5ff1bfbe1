"""The parts the start window is made of: pages, big slots, fields; lacquer, ivory and brass."""

from __future__ import annotations

from typing import Literal, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from app import draw, keys, theme
from app.draw import cut_corners, fit, polygon, rounded, text
from app.panel import BOX, LIP, Panel, cap
from app.text import Say
from app.theme import (
    BOARD,
    BRASS,
    CELL,
    INK,
    IVORY,
    LAMP,
    LINE,
    MIST,
    REASON,
    WARN,
    colour,
    mixed,
)
from engine.types import Illegal

WIDE, HIGH = 1440, 900  # logical pixels of every page
TALL = 136  # from this height on a slot has its key above its words
Part = TypeVar("Part", bound=QWidget)
Mode = Literal["ready", "now", "chosen", "off"]


class Page(Panel):
    """A part that holds other parts, each at its place in logical pixels, and knows its keys."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self._parts: list[tuple[QWidget, QRectF]] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def put(self, part: Part, x: float, y: float, w: float, h: float) -> Part:
        """Hold this part at a place from now on."""
        self._parts = [(held, box) for held, box in self._parts if held is not part]
        self._parts.append((part, QRectF(x, y, w, h)))
        return part

    def place(self, x: float, y: float, w: float, h: float, scale: float) -> None:
        super().place(x, y, w, h, scale)
        self.arrange()

    def arrange(self) -> None:
        """Lay the parts where they belong at the scale of this moment."""
        for part, box in self._parts:
            x, y, w, h = box.x(), box.y(), box.width(), box.height()
            if isinstance(part, Panel):
                part.place(x, y, w, h, self.scale)
                continue
            left, top = round(x * self.scale), round(y * self.scale)
            right, low = round((x + w) * self.scale), round((y + h) * self.scale)
            part.setGeometry(left, top, right - left, low - top)
            if isinstance(part, (Field, Lines)):
                part.dress(self.scale)

    def begin(self) -> None:
        """The page is shown now: say everything afresh and take the keyboard."""
        self.retell()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def retell(self) -> None:
        """Another language, or other facts: say everything again."""
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key nobody below has used; one that is held down counts once (J4)."""
        if event.isAutoRepeat() or not self.key(key_name(event)):
            event.ignore()

    def key(self, key: str) -> bool:
        """Act on a key; False where it means nothing here."""
        return False

    def paint(self, p: QPainter, w: float, h: float) -> None:
        """Most pages have no words of their own."""


def key_name(event: QKeyEvent) -> str:
    """The name of a key, as the console knows them, with the arrows at the sides."""
    sides = {Qt.Key.Key_Left: "Left", Qt.Key.Key_Right: "Right", Qt.Key.Key_Delete: "Backspace"}
    return sides.get(Qt.Key(event.key())) or keys.place(event)


class Slot(Panel):
    """A choice with its key: ready, the expected one (lit), the chosen one, or not now and why."""

    pressed = Signal()

    def __init__(self, say: Say, parent: QWidget, key: str) -> None:
        super().__init__(say, parent)
        self.cap, self.label, self.detail, self.tag = key, "", "", ""
        self.second = ""  # another key that does the same
        self.mode: Mode = "ready"
        self._down = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_as(self, label: str, detail: str = "", mode: Mode = "ready", tag: str = "") -> None:
        """What the slot offers now; the detail of one that is off is the reason."""
        self.label, self.detail, self.mode, self.tag = label, detail, mode, tag
        self.setToolTip(f"{self.cap} · {label}")
        self.setAccessibleName(label)
        self.setAccessibleDescription(detail)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._down = self.mode != "off"
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        hit = self._down and self.rect().contains(event.position().toPoint())
        self._down = False
        self.update()
        if hit:
            self.pressed.emit()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        on, tall = self.mode != "off", h >= TALL
        self._ground(p, w, h)
        ink = INK if self._down else IVORY if on else MIST
        wide = cap(p, 16, 16 if tall else h / 2 - 20, self.cap, on=on)
        x = 16 if tall else wide + 32
        room = w - x - 16 - self._corner(p, w, h)
        sizes = (28, 24, 20) if h > 80 or not self.detail else (24, 20)
        y = h - 62 if tall else h / 2 - (sizes[0] * 0.6 if self.detail else 2)
        size = fit(self.label, sizes, room, bold=True)
        text(p, x, y, self.label, size, ink, bold=True, most=room)
        if self.detail:
            sub = INK if self._down else MIST if on else REASON
            top = y + sizes[0] * 0.6
            lines(p, QRectF(x, top, w - x - 14, h - top), self.detail, 18, sub)

    def _corner(self, p: QPainter, w: float, h: float) -> float:
        """The word or the second key at the right; its width."""
        if self.second:
            wide = draw.width(self.second, 20, bold=True) + 20
            y = 16 if h >= TALL else h / 2 - 20
            cap(p, w - wide - 20, y, self.second)
            return wide + 30
        if not self.tag:
            return 0
        wide = draw.width(self.tag, 18, bold=True) + 28
        y = 16 if h >= TALL else h / 2 - 18
        rounded(p, QRectF(w - wide - 16, y, wide, 32), 6, BRASS)
        text(p, w - wide / 2 - 16, y + 16, self.tag, 18, INK, bold=True, align="centre", most=wide)
        return wide + 30

    def _ground(self, p: QPainter, w: float, h: float) -> None:
        box = QRectF(1.5, 1.5, w - 3, h - 3)
        if self._down:
            polygon(p, cut_corners(box, 14), LAMP)
        elif self.mode == "off":
            rounded(p, box, 10, None, colour(LINE, 130), 1.5, dash=(5, 4))
        else:
            edge, wide = {"now": (LAMP, 3.0), "chosen": (BRASS, 2.5)}.get(self.mode, (LINE, 1.5))
            rounded(p, box, 10, mixed(CELL, INK, 0.5))
            rounded(p, box.adjusted(0, 0, 0, -5), 10, CELL, edge, wide)


def lines(p: QPainter, box: QRectF, words: str, size: int, ink: str) -> None:
    """Words in as many lines as they need, between words where that is possible."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    p.setFont(theme.font(size))
    p.setPen(theme.colour(ink))
    if draw.watch is not None:
        flags = Qt.TextFlag.TextWordWrap
        needed = p.boundingRect(QRectF(box.x(), box.y(), box.width(), 9999), int(flags), words)
        most = box.width() if needed.height() <= box.height() + 4 else needed.width() - 9
        rect = p.worldTransform().mapRect(needed)
        draw.watch.append(draw.Written(words, size, needed.width(), most, rect))
    p.drawText(box, words, option)


def told(p: QPainter, box: QRectF, words: str) -> None:
    """A sentence about what went wrong, in a frame of its own."""
    rounded(p, box, 10, BOARD, WARN, 2)
    lines(p, box.adjusted(24, 14, -24, -8), words, 20, IVORY)


def fault_words(no: Illegal, say: Say) -> str:
    """The sentence of a fault, with its line where it has one."""
    key = f"start-no-{no.code}" if say.has(f"start-no-{no.code}") else f"no-{no.code}"
    words = say(key, **no.facts)
    line = no.facts.get("line")
    return say("start-line", line=line, words=words) if line else words


# ------------------------------------------------------------------ what is typed into


class Field(QLineEdit):
    """One line to type into."""

    def __init__(self, parent: QWidget, most: int) -> None:
        super().__init__(parent)
        self.setMaxLength(most)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def dress(self, scale: float) -> None:
        self.setFont(theme.font(round(22 * scale)))
        self.setStyleSheet(sheet("QLineEdit", scale))


class Lines(QPlainTextEdit):
    """Several lines to type into, each with its number; Tab leaves, Ctrl+Enter is not for it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = 1.0
        self._margin = Margin(self)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.updateRequest.connect(self._margin.update)

    def dress(self, scale: float) -> None:
        self._scale = scale
        self.setFont(theme.font(round(22 * scale)))
        self.setStyleSheet(sheet("QPlainTextEdit", scale))
        self.setViewportMargins(round(44 * scale), 0, 0, 0)
        inside = self.contentsRect()
        self._margin.setGeometry(inside.x(), inside.y(), round(44 * scale), inside.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if key_name(event) == "Ctrl+Enter":
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paint_numbers(self, p: QPainter) -> None:
        """The number of each line that can be seen, in logical pixels."""
        p.scale(self._scale, self._scale)
        block, here = self.firstVisibleBlock(), self.textCursor().blockNumber()
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if box.top() > self.height():
                return
            ink = IVORY if block.blockNumber() == here else MIST
            number, y = str(block.blockNumber() + 1), box.center().y() / self._scale
            text(p, 34, y, number, 16, ink, most=34, align="right")
            block = block.next()


class Margin(QWidget):
    """The numbers beside the lines."""

    def __init__(self, lines: Lines) -> None:
        super().__init__(lines)
        self._lines = lines

    def paintEvent(self, event: QPaintEvent) -> None:
        p = draw.smooth(QPainter(self))
        self._lines.paint_numbers(p)
        p.end()


def sheet(kind: str, scale: float) -> str:
    """The style of a field: a line around it, the lamp around the one that is typed into."""
    px = {n: f"{max(1, round(n * scale))}px" for n in (2, 5, 8, 10, 12)}
    return f"""
    {kind} {{ background: {BOX}; color: {IVORY}; border: {px[2]} solid {LINE};
      border-radius: {px[8]}; padding: {px[2]} {px[10]};
      selection-background-color: {LAMP}; selection-color: {INK}; }}
    {kind}:focus {{ border-color: {LAMP}; }}
    QScrollBar:vertical {{ background: transparent; width: {px[12]}; }}
    QScrollBar:horizontal {{ background: transparent; height: {px[12]}; }}
    QScrollBar::handle {{ background: {LIP}; border-radius: {px[5]}; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QToolTip {{ color: {INK}; background: {IVORY}; }}
    """
