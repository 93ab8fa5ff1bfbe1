"""The command line: takes notation, reasons and amendments; keys typed here do nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app import theme
from app.text import Say


class CommandLine(QLineEdit):
    """A line for one purpose at a time: `say`, `amend`, `why`; Esc leaves it, Enter hands it in."""

    handed_in = Signal(str, str)  # purpose, words
    left = Signal()
    clicked = Signal()  # with the mouse, to be typed into

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(parent)
        self.say, self.purpose = say, "say"
        self.taken = False  # it has the keyboard, whatever the window system thinks
        self.setMaxLength(400)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the keys belong to the pad
        self.setAccessibleName("command line")

    def dress(self, scale: float) -> None:
        self.setFont(theme.font(max(11, round(18 * scale))))
        self.setPlaceholderText(self.say(f"line-{self.purpose}"))
        edge = theme.LAMP if self.taken else theme.LINE
        self.setStyleSheet(
            f"QLineEdit {{ background: #101C19; color: {theme.IVORY}; border: "
            f"{max(1, round(2 * scale))}px solid {edge}; border-radius: {round(10 * scale)}px; "
            f"padding: 0 {round(12 * scale)}px; selection-background-color: {theme.LAMP}; "
            f"selection-color: {theme.INK}; }}"
        )

    def take(self, purpose: str, words: str = "") -> None:
        """Take the keyboard for a purpose, with the beginning of the line written."""
        self.purpose, self.taken = purpose, True
        self.setText(words)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCursorPosition(len(words))

    def leave(self) -> None:
        """Give the keyboard back to the pad."""
        self.purpose, self.taken = "say", False
        self.clear()
        self.clearFocus()
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not self.taken:
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            words = self.text().strip()
            if words:
                self.handed_in.emit(self.purpose, words)
            else:
                self.leave()
        else:
            super().keyPressEvent(event)
            event.accept()  # nothing typed here reaches the pad
