"""A console that only listens, the real window of the hall and its projector, for real screens.

Each line on standard input asks for something; each line on standard output is a record in JSON.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.audience.window import HallWindow
from app.screens import Projector, identify, saved_screen
from app.text import Say

COLOUR = "#204060"  # of the console, and of nothing else here
LOOKED_AT = tuple(QPoint(x, y) for x in (60, 640, 1280, 1860) for y in (60, 540, 1020))


class Console(QWidget):
    """Fills the dealer's screen with one colour and keeps every letter that arrives."""

    def __init__(self) -> None:
        super().__init__()
        self.typed = ""
        self.setWindowTitle("console")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.typed += event.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(COLOUR))
        p.end()


class Watch(QObject):
    """Counts how often the hall was hidden, and how often something lay over the console."""

    def __init__(self, hall: HallWindow, console: Console) -> None:
        super().__init__()
        self.hidden = self.covered = 0
        self.kinds: list[str] = []  # of the projector, in order
        self.console = console
        hall.installEventFilter(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    def eventFilter(self, hall: QObject, event: QEvent) -> bool:
        self.hidden += event.type() == QEvent.Type.Hide
        return False

    def begin(self) -> None:
        self._timer.start(15)

    def look(self) -> None:
        """Read the pixels of the dealer's screen back from the server."""
        screen = self.console.screen()
        for point in LOOKED_AT:
            pixel = screen.grabWindow(0, point.x(), point.y(), 1, 1).toImage()
            if pixel.pixelColor(0, 0) != QColor(COLOUR):
                self.covered += 1
                return


def told(**facts: Any) -> None:
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def box(window: QWidget) -> list[int]:
    g = window.geometry()
    return [g.x(), g.y(), g.width(), g.height()]


def answer(hall: HallWindow, console: Console, projector: Projector, watch: Watch) -> None:
    """Do what the next line asks, then tell how everything is."""
    word, _, rest = sys.stdin.readline().strip().partition(" ")
    match word:
        case "":
            hall.retire()  # a hall that will not close keeps the program from quitting
            QApplication.quit()
            return
        case "choose":
            names = {one.name: one.key for one in projector.screens()}
            projector.choose(names[rest])
        case "start":
            projector.start()
        case "end":
            projector.end()
        case "swap":
            projector.swap()
        case "watch":
            watch.begin()
        case "scene":
            hall.show_scene("black" if rest == "black" else "title", snap=True)
        case "identify":
            identify(float(rest))
    saved = saved_screen(projector.settings)
    active = QGuiApplication.focusWindow()
    told(
        at=word, typed=console.typed, kind=projector.state.kind, name=projector.state.name,
        visible=hall.isVisible(), hall=box(hall), console=box(console), hidden=watch.hidden,
        covered=watch.covered, kinds=watch.kinds, on=hall.screen().name(),
        active=active.title() if active else "", saved=saved.name if saved else "",
    )  # fmt: skip


def main() -> None:
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
    console = Console()
    console.setScreen(app.screens()[0])
    console.setGeometry(app.screens()[0].geometry())
    console.setWindowFlag(Qt.WindowType.FramelessWindowHint)
    console.show()
    console.activateWindow()
    hall = HallWindow(Say("en"), motion=False)
    projector = Projector(hall, console, settings)
    watch = Watch(hall, console)
    projector.state_changed.connect(lambda state: watch.kinds.append(state.kind))
    lines = QSocketNotifier(0, QSocketNotifier.Type.Read)
    lines.activated.connect(lambda *_: answer(hall, console, projector, watch))
    QTimer.singleShot(300, projector.start)
    app.exec()
    lines.setEnabled(False)


if __name__ == "__main__":
    main()
