"""What the window tests share: offscreen windows, an evening that is open, keys as a person."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app import showfile
from app.live import Live
from app.pace import at_once
from app.text import Say
from engine.show import Config, Player

NAMES = ("김도윤", "이서연", "박지호", "최하린", "정우진", "강민서", "조은채", "윤태오", "장예나",
         "임시우", "한소율", "오준혁")  # fmt: skip
PLACES = {c: 24 + i for i, c in enumerate("QWERTYUIOP")}
PLACES |= {c: 38 + i for i, c in enumerate("ASDFGHJKL")}
PLACES |= {c: 52 + i for i, c in enumerate("ZXCVBNM")}
PLACES |= {c: 10 + i for i, c in enumerate("1234567890")}
KEYS = {"Space": Qt.Key.Key_Space, "Esc": Qt.Key.Key_Escape, "Tab": Qt.Key.Key_Tab,
        "Enter": Qt.Key.Key_Return, "/": Qt.Key.Key_Slash, "Up": Qt.Key.Key_Up,
        "Down": Qt.Key.Key_Down, "Backspace": Qt.Key.Key_Backspace,
        **{f"F{n}": getattr(Qt.Key, f"Key_F{n}") for n in range(1, 13)}}  # fmt: skip


def press(target: QWidget, *keys: str, hangul: bool = False, release: bool = True) -> None:
    """Press keys by their place: "Q", "3", "Space", "Ctrl+E"; with the Korean mode on or off."""
    for name in keys:
        mods = Qt.KeyboardModifier.NoModifier
        if name.startswith("Ctrl+"):
            mods, name = Qt.KeyboardModifier.ControlModifier, name[5:]
        code = PLACES.get(name, 0)
        key = KEYS.get(name) or (Qt.Key.Key_unknown if hangul else Qt.Key(ord(name)))
        text = "" if name in KEYS else name.lower()
        kinds = [QEvent.Type.KeyPress] + [QEvent.Type.KeyRelease] * release
        for kind in kinds:
            event = QKeyEvent(kind, key, mods, code, 0, 0, text)
            QCoreApplication.sendEvent(target, event)


def write(target: QWidget, words: str) -> None:
    """Type words into a field, letter by letter."""
    for c in words:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, c)
            QCoreApplication.sendEvent(target, event)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def settings(folder: Path) -> QSettings:
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def twelve(request: Any) -> Config:
    return Config("호러의 밤", tuple(Player(n, n, 2) for n in NAMES))


@pytest.fixture
def live(qtbot: Any, folder: Path, settings: QSettings, twelve: Config) -> Iterator[Live]:
    """An evening of twelve on both windows, the table's own steps at once, nothing moving."""
    opened = showfile.create(folder / "night.garnet", twelve, "a seed")
    live = Live(opened, Say("ko"), settings, pace=at_once, motion=False)
    live.console.resize(1440, 900)
    live.console.show()
    live.start()
    yield live
    live.close()
    live.console.close()
    live.console.deleteLater()
    live.hall.deleteLater()


@pytest.fixture(autouse=True, scope="session")
def _application(qapp: Any) -> None:
    """Type and pictures need the application, whichever test comes first."""
