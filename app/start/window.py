"""The start window: one page at a time on the lacquer ground, until a show is opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, QSettings, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from app import draw, theme
from app.screens import There, screens
from app.start.form import Form
from app.start.home import Home, News
from app.start.look import HIGH, WIDE, Page
from app.start.projector import ProjectorPage, Screens
from app.start.records import NewShow
from app.start.shows import Shows, last_show
from app.text import LANGUAGES, Say


class StartPage(QWidget):
    """Offers what one comes for; asks for it by signals and does nothing itself."""

    open_show = Signal(object)  # Path
    rehearse = Signal(object)  # Path
    new_show = Signal(object)  # NewShow
    language = Signal(str)
    projector = Signal(str)  # the key of the screen that was chosen, kept already
    left = Signal()  # the window was closed

    def __init__(
        self, say: Say, settings: QSettings, parent: QWidget | None = None, there: There = screens
    ) -> None:
        super().__init__(parent)
        self.say, self._settings = Say(say.lang), settings
        self.home = Home(self.say, self)
        self.shows = Shows(self.say, self, settings)
        self.form = Form(self.say, self, settings, there)
        self.screens = Screens(self.say, self, settings, there)
        self.projectors = ProjectorPage(self.say, self, self.screens)
        self.pages: tuple[Page, ...] = (self.home, self.shows, self.form, self.projectors)
        self.page: Page = self.home
        self.setMinimumSize(960, 600)
        self._connect()
        self._dress()
        self.go(self.home)

    def _connect(self) -> None:
        self.home.chosen.connect(self._chosen)
        self.shows.chosen.connect(self._picked)
        self.form.finished.connect(self._finished)
        for page in (self.shows, self.form, self.projectors):
            page.left.connect(lambda: self.go(self.home))
        for part in (self.screens, self.form.screens):
            part.chosen.connect(self.projector)

    def _dress(self) -> None:
        """What fields write as a hint, and the ground below them."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.GROUND))
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour(theme.MIST, 170))
        self.setPalette(palette)

    # ------------------------------------------------------------ which page

    def go(self, page: Page) -> None:
        """Show this page and give it the keyboard."""
        self.page = page
        if page is self.home:
            self._refresh()
        for one in self.pages:
            one.setVisible(one is page)
        page.begin()

    def _refresh(self) -> None:
        begun = self.form.begun
        self.home.news = News(last_show(self._settings), self.screens.sentence(), begun)
        self.home.retell()

    def tell(self, words: str) -> None:
        """Say why what was asked for could not be done."""
        if self.page is self.form:
            self.form.tell(words)
            return
        self.go(self.home)
        self.home.tell(words)

    def _chosen(self, name: str) -> None:
        last = last_show(self._settings)
        if name == "continue" and last is not None:
            self.open_show.emit(last)
        elif name in ("open", "rehearse"):
            self.shows.purpose = name
            self.go(self.shows)
        elif name == "new":
            self.go(self.form)
        elif name == "projector":
            self.go(self.projectors)
        elif name == "language":
            self.set_language(LANGUAGES[1 - LANGUAGES.index(self.say.lang)])
            self.language.emit(self.say.lang)

    def _picked(self, path: Path) -> None:
        signal = self.open_show if self.shows.purpose == "open" else self.rehearse
        signal.emit(path)

    def _finished(self, show: NewShow) -> None:
        self.new_show.emit(show)

    def set_language(self, lang: str) -> None:
        """Speak another language from now on; what was written stays."""
        self.say.lang = lang  # every part holds this one
        for page in self.findChildren(Page):
            page.retell()
        self._refresh()
        self.update()

    # ------------------------------------------------------------ how it lies

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()
        self.page.begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        scale = min(self.width() / WIDE, self.height() / HIGH)
        x = (self.width() / scale - WIDE) / 2
        y = (self.height() / scale - HIGH) / 2
        for page in self.pages:
            page.place(x, y, WIDE, HIGH, scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = draw.smooth(QPainter(self))
        ground = draw.lacquer(self.width() if self.width() >= self.height() else self.height())
        cover = Qt.AspectRatioMode.KeepAspectRatioByExpanding
        size = ground.size().scaled(self.size(), cover)
        p.drawImage(QRectF(0, 0, size.width(), size.height()), ground)
        p.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.left.emit()
