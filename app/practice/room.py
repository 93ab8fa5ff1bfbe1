"""The practice room: from what to practise to a game and back, in one window a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import showfile
from app.cli import file_trouble
from app.errors import data_folder
from app.practice.home import Home
from app.practice.opening import Wish, config
from app.practice.play import Play
from app.start.look import HIGH, WIDE
from app.text import LANGUAGES, Say
from app.theme import GROUND
from engine.disk import SaveError

LAST = "practice/last"


class Front(QWidget):
    """The window of the practice room while no game is on."""

    left = Signal()

    def __init__(self, say: Say) -> None:
        super().__init__()
        self.home = Home(say, self)
        self.setMinimumSize(960, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        k = min(self.width() / WIDE, self.height() / HIGH)
        x, y = (self.width() / k - WIDE) / 2, (self.height() / k - HIGH) / 2
        self.home.place(x, y, WIDE, HIGH, k)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(GROUND))
        p.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.left.emit()


class PracticeRoom(QObject):
    """Owns the front window and the game that is on."""

    left = Signal()
    said = Signal(object)  # Say

    def __init__(self, say: Say, settings: QSettings, *, motion: bool = True) -> None:
        super().__init__()
        self.say, self.settings, self.motion = say, settings, motion
        self.folder = data_folder() / "practice"
        self.play: Play | None = None
        self.front = Front(say)
        home = self.front.home
        home.wished.connect(self.begin)
        home.continued.connect(self.go_on)
        home.left.connect(self.front.close)
        home.spoke.connect(self._speak)
        self.front.left.connect(self._left)

    def open(self) -> None:
        """The front window, with what was left the last time."""
        self.front.home.again = self._last() is not None
        self.front.resize(1440, 900)
        self.front.show()
        self.front.home.begin()

    def _last(self) -> Path | None:
        words = str(self.settings.value(LAST, "") or "")
        return Path(words) if words and Path(words).is_file() else None

    def begin(self, wish: Wish) -> None:
        """A new game, in a file of its own."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = showfile.fresh(self.folder, showfile.file_name(self.say(f"game-{wish.key}")))
            opened = showfile.create(path, config(wish, self.say), practice=wish.levels)
        except SaveError as no:
            self._tell(file_trouble(no, self.say))
        except OSError as no:
            self._tell(file_trouble(SaveError.of(no, self.folder), self.say))
        else:
            self._play(Play(opened, self.say, wish=wish, motion=self.motion))

    def go_on(self) -> None:
        """The game that was left the last time."""
        path = self._last()
        if path is None:
            return
        try:
            opened = showfile.open_show(path)
        except SaveError as no:
            self._tell(file_trouble(no, self.say))
            return
        if not opened.header.practice:
            opened.close()
            self._tell(self.say("no-no-practice"))
            return
        self._play(Play(opened, self.say, motion=self.motion))

    def _play(self, play: Play) -> None:
        self.play = play
        self.settings.setValue(LAST, str(play.table.session.opened.path))
        play.left.connect(self._back)
        play.said.connect(self._said)
        play.start()
        self.front.hide()

    def _back(self) -> None:
        self.play = None
        self.open()

    def _tell(self, words: str) -> None:
        self.front.home.told = words
        self.front.home.retell()

    def _speak(self) -> None:
        self._said(Say(LANGUAGES[1 - LANGUAGES.index(self.say.lang)]))
        self.front.home.retell()

    def _said(self, say: Say) -> None:
        self.say = say
        home = self.front.home
        home.say = say
        for slot in home.findChildren(QObject):
            if hasattr(slot, "show_as"):
                slot.say = say  # type: ignore[attr-defined]
        self.said.emit(say)

    def _left(self) -> None:
        if self.play is None:
            self.left.emit()

    def close(self) -> None:
        if self.play is not None:
            self.play.left.disconnect(self._back)
            self.play.window.close()
            self.play = None
        self.front.close()
