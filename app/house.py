"""From the start page to a live evening and back: which window is there, and when."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings
from PySide6.QtWidgets import QApplication

from app import showfile
from app.cli import file_trouble
from app.errors import ALARM, data_folder
from app.live import Live
from app.nextdoor import NextDoor
from app.photos import Photos
from app.showfile import Opened
from app.text import Say
from engine.chance import commitment
from engine.disk import SaveError
from engine.games import GAMES
from engine.show.presets import opening

if TYPE_CHECKING:
    from app.start.window import StartPage

LAST = "show/last"


class House(QObject):
    """Owns the start page and the evening that is live."""

    def __init__(self, app: QApplication, say: Say, settings: QSettings) -> None:
        super().__init__()
        self.app, self.say, self.settings = app, say, settings
        self.start: StartPage | None = None
        self.live: Live | None = None
        ALARM.raised.connect(self._alarm)

    def welcome(self) -> None:
        """The start page, in a window as large as the console."""
        from app.start.window import StartPage  # a show opened by name does not wait for it

        page = StartPage(self.say, self.settings)
        page.setWindowTitle("Garnet Table")
        page.resize(1440, 900)
        page.open_show.connect(self.open_show)
        page.rehearse.connect(self.rehearse)
        page.new_show.connect(self.new_show)
        page.language.connect(self._language)
        page.left.connect(self.app.quit)
        page.show()
        self.start = page

    def _language(self, lang: str) -> None:
        self.say = Say(lang)

    def open_show(self, path: Path) -> bool:
        """Open a show file; False where there is nothing to open, and why is told."""
        try:
            self._go_live(showfile.open_show(Path(path)))
        except SaveError as no:
            self._tell(file_trouble(no, self.say))
            return False
        return True

    def rehearse(self, path: Path) -> None:
        """A copy to practise on; the show itself is not touched (F-22)."""
        folder = data_folder() / "rehearsals"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._go_live(showfile.rehearse(Path(path), folder))
        except SaveError as no:
            self._tell(file_trouble(no, self.say))
        except OSError as no:
            self._tell(str(no))

    def new_show(self, wish: object) -> None:
        """Make the file and bring the table to its first step."""
        config, folder = getattr(wish, "config"), Path(getattr(wish, "folder"))  # noqa: B009
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = showfile.fresh(folder, showfile.file_name(config.title))
            opened = showfile.create(path, config)
        except SaveError as no:
            self._tell(file_trouble(no, self.say))
            return
        except OSError as no:
            self._tell(file_trouble(SaveError.of(no, folder), self.say))
            return
        prepare(opened, wish)
        show = commitment(opened.evening.timeline.seed)
        for player, name in getattr(wish, "photos", ()):
            Photos(self.settings).give(show, player, name)
        self._go_live(opened)

    def _go_live(self, opened: Opened) -> None:
        live = Live(opened, self.say, self.settings, audible=True)
        live.console.setWindowTitle(f"Garnet Table · {opened.header.show.title}")
        live.console.left.connect(self._leave)
        NextDoor(live)  # which keeps it
        live.console.resize(1440, 900)
        if self.start is not None:
            live.console.setGeometry(self.start.geometry())
            self.start.hide()
            self.start.deleteLater()
            self.start = None
        live.console.show()
        live.start()
        self.live = live
        if not opened.header.rehearsal:
            self.settings.setValue(LAST, str(opened.path))

    def _leave(self) -> None:
        """The console was closed: everything is on disk, nothing is asked."""
        if self.live is not None:
            self.live.close()
        self.app.quit()

    def _tell(self, words: str) -> None:
        if self.start is None and self.live is None:
            self.welcome()
        if self.start is not None:
            self.start.tell(words)

    def _alarm(self, words: str) -> None:
        if self.live is not None:
            self.live.console.tell(self.say("no-unexpected", words=words))


def prepare(opened: Opened, wish: object) -> None:
    """The wishes of the new-show form as the first actions of the evening."""
    evening = opened.evening
    rules = tuple(getattr(wish, "switches", ()))
    if getattr(wish, "lot", "typed") == "drawn":
        rules = (("frame.lot", "drawn"), *rules)
    order = getattr(wish, "order", None)
    rooms = [room for room, _, _ in (name.partition(".") for name, _ in rules) if room in GAMES]
    game = getattr(wish, "game", "") or next(iter(rooms), "horror" if order else "")
    for action in opening(evening.timeline.state, game, rules, order or ()):
        evening.play(action)
