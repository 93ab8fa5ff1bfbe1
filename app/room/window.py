"""The window of the mini-game room: touched, never typed into; it never takes the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QMouseEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from app import theme
from app.draw import smooth
from app.room.look import Look, shown
from app.room.picture import paint
from app.room.touch import moved, pressed, released
from app.text import Say
from engine.seen import Seen
from engine.types import replace

LEFT = Qt.MouseButton.LeftButton  # Qt makes one of a finger, too


class RoomWindow(QWidget):
    """Shows a Look, changes it by touch, and asks for what was handed in; it never does it."""

    acted = Signal(object)  # Action
    left = Signal()  # somebody closed it by its frame
    maximised = Signal()  # somebody wants it to fill the screen it is on

    def __init__(self, say: Say, rehearsal: bool = False) -> None:
        super().__init__(None, Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle("Garnet Table · 3")
        self.say, self.look = say, Look(rehearsal=rehearsal)

    # ---------------------------------------------------------------- what is shown

    def show_seen(self, seen: Seen) -> None:
        """The room has moved on."""
        self._set(shown(self.look, seen))

    def set_time(self, seconds: int, total: int, timed: bool) -> None:
        self._set(replace(self.look, seconds=seconds, total=total, timed=timed))

    def set_locks(self, locks: tuple[tuple[int, int], ...]) -> None:
        """Who may not answer yet, and for how many seconds."""
        self._set(replace(self.look, locks=locks))

    def set_language(self, say: Say) -> None:
        self.say = say
        self.update()

    def _set(self, look: Look) -> None:
        if look != self.look:
            self.look = look
            self.update()

    # ---------------------------------------------------------------- the finger

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != LEFT:
            return
        at = self._at(event)
        before = self.look.after
        look, action = pressed(self.look, at.x(), at.y())
        self._set(look)
        if action is None:
            return
        self.acted.emit(action)
        if self.look.after is before:  # nobody wrote it down: a full disk, a table that moved on
            self._set(replace(self.look, told="refused"))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & LEFT:
            at = self._at(event)
            self._set(moved(self.look, at.x(), at.y()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == LEFT:
            at = self._at(event)
            self._set(released(self.look, at.x(), at.y()))

    def _at(self, event: QMouseEvent) -> QPointF:
        """Where on the canvas a finger is."""
        return canvas(QRectF(self.rect())).inverted()[0].map(event.position())

    # ---------------------------------------------------------------- the window

    def paintEvent(self, event: QPaintEvent) -> None:
        p = smooth(QPainter(self))
        try:
            p.fillRect(self.rect(), QColor("#000000"))
            p.setTransform(canvas(QRectF(self.rect())), True)
            p.setClipRect(QRectF(0, 0, theme.WIDTH, theme.HEIGHT))
            paint(p, self.look, self.say)
        finally:  # a painter left open would take the program down
            p.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.isMaximized():
            self.maximised.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.left.emit()


def canvas(box: QRectF) -> QTransform:
    """The logical canvas scaled as a whole into a box, on whole pixels."""
    scale = min(box.width() / theme.WIDTH, box.height() / theme.HEIGHT)
    left = int(box.width() - round(theme.WIDTH * scale)) // 2
    top = int(box.height() - round(theme.HEIGHT * scale)) // 2
    return QTransform(scale, 0, 0, scale, left, top)
