"""Keys by their place on the keyboard, so that the Korean input mode does not matter.

`COMMANDS` is the one table of what the console's keys do; the cheat sheet is made from it, and
`Bindings` holds what was changed on this computer.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from engine.types import Illegal, Value

# Places of the keys on an X11 and a Windows keyboard; macOS tells none, there the letter counts.
_ROWS = (("1234567890", 10, 2), ("QWERTYUIOP", 24, 16), ("ASDFGHJKL;", 38, 30), ("ZXCVBNM", 52, 44))
_X11 = {at + i: c for row, at, _ in _ROWS for i, c in enumerate(row)}
_WINDOWS = {at + i: c for row, _, at in _ROWS for i, c in enumerate(row)}
JAMO: Final = dict(
    zip("QWERTYUIOPASDFGHJKLZXCVBNM", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ")
)
_LETTER = {jamo: letter for letter, jamo in JAMO.items()}

SLOTS: Final = "QWERASDF"
MIRROR: Final = "UIOPJKL;"  # the same block under a right hand
_SWAP = {a: b for pair in (zip(SLOTS, MIRROR), zip(MIRROR, SLOTS)) for a, b in pair}
HAND = "keys/hand"


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
    Command("charts", "F3", "Y"),
    Command("sound", "M"),
    Command("projector", "P"),
    Command("identify", "Ctrl+I"),
    Command("swap", "Ctrl+W"),
    Command("room", "Ctrl+M"),
    Command("language", "Ctrl+L"),
    Command("keys", "F1"),
    Command("settings", "F2"),
)
PAD: Final = tuple(Command(f"slot-{n}", key) for n, key in enumerate(SLOTS, 1))
FIXED: Final = ("cancel", "go-on", "keys", "log-up", "log-down")  # always a way to find and leave
NEEDED: Final = ("Esc", "Space", "Enter", "Backspace", "Left", "Right", "")  # what the pages use
_ALL = {command.name: command for command in (*COMMANDS, *PAD)}

_NAMED = {
    Qt.Key.Key_Space: "Space", Qt.Key.Key_Escape: "Esc", Qt.Key.Key_Tab: "Tab",
    Qt.Key.Key_Up: "Up", Qt.Key.Key_Down: "Down", Qt.Key.Key_Slash: "/",
    Qt.Key.Key_Left: "Left", Qt.Key.Key_Right: "Right",
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
    return ";" if key == Qt.Key.Key_Semicolon else _LETTER.get(event.text(), "")


class Bindings:
    """Which key does what on this computer: the table, and what was changed in the settings.

    All is kept as it lies for a left hand. For a right hand QWER and ASDF change places with UIOP
    and JKL;, whatever is on them.
    """

    def __init__(self, settings: QSettings | None = None) -> None:
        self._settings = settings
        self._own: dict[str, str] = {}  # command -> the key it was given here
        self.right = False
        if settings is not None:
            self.right = str(settings.value(HAND, "")) == "right"
            found = {name: str(settings.value(f"keys/{name}", "") or "") for name in _ALL}
            self._own = {name: key for name, key in found.items() if key}
            if not self._is_sound():
                self._own = {}

    def _is_sound(self) -> bool:
        """Whether each command has a key of its own: settings may have been damaged."""
        keys = [key for name in _ALL for key in self.of(name)]
        changed = self._own.values()
        return (
            all(self.of(name) for name in _ALL)
            and len(keys) == len(set(keys))
            and not any(key in NEEDED or key.isdigit() for key in changed)
            and not any(name in FIXED for name in self._own)
        )

    @property
    def slots(self) -> tuple[str, ...]:
        """The keys of the eight slots, in their order."""
        return tuple(self.of(slot.name)[0] for slot in PAD)

    def of(self, name: str) -> tuple[str, ...]:
        """The keys of a command or a slot, the one to show first."""
        if name in self._own:
            return (self._here(self._own[name]),)
        taken = self._own.values()
        keys = (_ALL[name].key, _ALL[name].second)
        return tuple(self._here(key) for key in keys if key and key not in taken)

    def _here(self, key: str) -> str:
        """Where a key lies under this hand; twice is where it was."""
        return _SWAP.get(key, key) if self.right else key

    def now(self, key: str) -> str:
        """Where that is which came on this key: sentences name keys as they came."""
        name = next((c.name for c in _ALL.values() if key in (c.key, c.second)), "")
        return self.of(name)[0] if name else key

    def command(self, key: str) -> str:
        """The command or slot on a key, "" where there is none."""
        return next((name for name in _ALL if key in self.of(name)), "")

    def bind(self, name: str, key: str) -> None:
        """Give a command this key alone.

        Raises Illegal: key-fixed, key-is-a-slot, key-needs-a-hand, key-taken.
        """
        by = self.command(key)
        if name in FIXED or key in NEEDED:
            raise Illegal("key-fixed")
        if key.isdigit() or (by != name and by.startswith("slot-")):
            raise Illegal("key-is-a-slot", pressed=key)
        if name.startswith("slot-") and key.startswith("Ctrl+"):
            raise Illegal("key-needs-a-hand")
        if by not in ("", name):
            raise Illegal("key-taken", pressed=key, by=by)
        self._own[name] = self._here(key)
        self._keep(f"keys/{name}", self._own[name])

    def forget(self, name: str) -> None:
        """The command has the key of the table again. Raises Illegal: key-taken."""
        key = _ALL[name].key
        by = next((other for other, its in self._own.items() if its == key and other != name), "")
        if by:
            raise Illegal("key-taken", pressed=self._here(key), by=by)
        self._own.pop(name, None)
        self._keep(f"keys/{name}", "")

    def reset(self) -> None:
        """Everything as it came."""
        for name in self._own:
            self._keep(f"keys/{name}", "")
        self._own.clear()
        self.turn(False)

    def turn(self, right: bool) -> None:
        """The pad under the right hand, or under the left."""
        self.right = right
        self._keep(HAND, "right" if right else "")

    def _keep(self, where: str, value: str) -> None:
        if self._settings is None:
            return
        if value:
            self._settings.setValue(where, value)
        else:
            self._settings.remove(where)
