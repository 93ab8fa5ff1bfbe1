"""Keys by their place on the keyboard, so that the Korean input mode does not matter.

`COMMANDS` is the one table of what the console's keys do; the cheat sheet is made from it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from engine.types import Value

# Places of the keys on an X11 and a Windows keyboard; macOS tells none, there the letter counts.
_ROWS = (("1234567890", 10, 2), ("QWERTYUIOP", 24, 16), ("ASDFGHJKL", 38, 30), ("ZXCVBNM", 52, 44))
_X11 = {at + i: c for row, at, _ in _ROWS for i, c in enumerate(row)}
_WINDOWS = {at + i: c for row, _, at in _ROWS for i, c in enumerate(row)}
JAMO: Final = dict(
    zip("QWERTYUIOPASDFGHJKLZXCVBNM", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ")
)
_LETTER = {jamo: letter for letter, jamo in JAMO.items()}

SLOTS: Final = "QWERASDF"


class Command(Value, frozen=True):
    """What a key does: its name (the sentence is `key-<name>`), the key, a second one."""

    name: str
    key: str
    second: str = ""


COMMANDS: Final = (
    Command("go-on", "Space"),
    Command("undo", "Z", "Ctrl+Z"),
    Command("redo", "X", "Ctrl+Y"),
    Command("line", "/"),
    Command("cancel", "Esc"),
    Command("look", "Tab"),
    Command("take", "F5", "T"),
    Command("freeze", "F6", "H"),
    Command("black", "F8", "B"),
    Command("next", "F7", "N"),
    Command("hold", "F9", "J"),
    Command("spotlight", "V"),
    Command("open-cut", "Ctrl+O"),
    Command("log-up", "Up"),
    Command("log-down", "Down"),
    Command("amend", "Ctrl+E"),
    Command("replace", "Ctrl+R"),
    Command("clock", "C"),
    Command("clock-more", "Ctrl+Up"),
    Command("clock-less", "Ctrl+Down"),
    Command("garnets", "G"),
    Command("sound", "M"),
    Command("projector", "P"),
    Command("identify", "Ctrl+I"),
    Command("swap", "Ctrl+W"),
    Command("language", "Ctrl+L"),
    Command("keys", "F1"),
)
_BY_KEY = {key: c.name for c in COMMANDS for key in (c.key, c.second) if key}

_NAMED = {
    Qt.Key.Key_Space: "Space", Qt.Key.Key_Escape: "Esc", Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Up: "Up", Qt.Key.Key_Down: "Down", Qt.Key.Key_Slash: "/",
    Qt.Key.Key_Return: "Enter", Qt.Key.Key_Enter: "Enter", Qt.Key.Key_Backspace: "Backspace",
    **{getattr(Qt.Key, f"Key_F{n}"): f"F{n}" for n in range(1, 13)},
}  # fmt: skip


def place(event: QKeyEvent) -> str:
    """The key that was pressed: "Q", "7", "Space", "F5", "Ctrl+E"; "" for one without a place."""
    name = _NAMED.get(Qt.Key(event.key())) or _by_place(event.nativeScanCode()) or _by_letter(event)
    if name and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return f"Ctrl+{name}"
    return name


def _by_place(code: int) -> str:
    windows = QGuiApplication.platformName() == "windows"
    return (_WINDOWS if windows else _X11).get(code, "")


def _by_letter(event: QKeyEvent) -> str:
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return _LETTER.get(event.text(), "")


def command(key: str) -> str:
    """The command on a key, "" where there is none."""
    return _BY_KEY.get(key, "")
