"""Which screen is the projector, and keeping the hall on it whatever happens to the cables."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import ClassVar, Literal

import msgspec
from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from app.draw import named, rounded, smooth, text
from app.theme import BOARD, BRASS, IVORY, LAMP, MIST
from engine.types import Value

SAVED = "projector/screen"  # in the local settings of this computer, never in a show file
SETTLE_MS = 150  # a cable that is plugged in reports several times
TRUSTED = ("serial", "maker", "model", "name", "size")  # the most telling first
CORNER, LEAST = QRect(0, 0, 480, 270), 320  # the hall as a plain window; not narrower than this

Box = tuple[int, int, int, int]


class Screen(Value, frozen=True):
    """One monitor as a plain record, so that nothing holds on to a screen that is gone (A17)."""

    name: str
    serial: str = ""
    maker: str = ""
    model: str = ""
    size: tuple[int, int] = (0, 0)  # in pixels
    box: Box = (0, 0, 0, 0)  # in logical pixels, as windows are placed
    free: Box = (0, 0, 0, 0)  # the same without the bars of the system
    primary: bool = False

    @property
    def key(self) -> str:
        """What one asks for it by, among the screens of this moment."""
        return "|".join((self.serial, self.maker, self.model, self.name, self.pixels))

    @property
    def label(self) -> str:
        return self.model or self.name

    @property
    def pixels(self) -> str:
        return "{}×{}".format(*self.size)


class ProjectorState(Value, frozen=True):
    """Where the hall is now: on the projector, waiting for it, in a window, or not placed."""

    kind: Literal["live", "missing", "window", "none"] = "none"
    name: str = ""
    since: str = ""


There = Callable[[], tuple[Screen, ...]]


def screens() -> tuple[Screen, ...]:
    """The monitors of this moment, from left to right; there may be no primary one (A15).

    Two that show the same picture count as one: the hall would lie over the console.
    """
    primary = QGuiApplication.primaryScreen()
    found = [_record(one, one == primary) for one in QGuiApplication.screens()]
    apart = {one.box: one for one in sorted(found, key=lambda one: one.primary)}
    return tuple(sorted(apart.values(), key=lambda one: (one.box[:2], one.name)))


def _record(one: QScreen, primary: bool) -> Screen:
    box, ratio = one.geometry(), one.devicePixelRatio()
    return Screen(
        one.name(), one.serialNumber(), one.manufacturer(), one.model(),
        (round(box.width() * ratio), round(box.height() * ratio)),
        _box(box), _box(one.availableGeometry()), primary,
    )  # fmt: skip


def _box(r: QRect) -> Box:
    return r.x(), r.y(), r.width(), r.height()


def likeness(saved: Screen, now: Screen) -> tuple[bool, ...] | None:
    """What two records have in common, the most telling first; None where they are two devices."""
    pairs = [(getattr(saved, field), getattr(now, field)) for field in TRUSTED]
    same = tuple(bool(a) and a == b for a, b in pairs)
    other = [bool(a) and bool(b) and a != b for a, b in pairs]
    if same[0]:  # some makers give every device one number
        return None if other[1] and other[2] else same
    return same if not any(other[:3]) and (same[2] or same[3]) else None


def pick(saved: Screen | None, there: tuple[Screen, ...], console: str = "") -> Screen | None:
    """The remembered projector, or where none is known the only screen that is not primary.

    `console` is the key of the screen the dealer looks at: the hall never goes there.
    """
    return recognise(saved, there, console) or last_resort(there, console)


def recognise(saved: Screen | None, there: tuple[Screen, ...], console: str) -> Screen | None:
    free = [one for one in there if one.key != console]
    alike = [(like, one) for one in free if saved and (like := likeness(saved, one))]
    return max(alike, key=lambda pair: (pair[0], pair[1].name))[1] if alike else None


def last_resort(there: tuple[Screen, ...], console: str) -> Screen | None:
    others = [one for one in there if not one.primary and one.key != console]
    return others[0] if len(others) == 1 and len(there) > 1 else None


def saved_screen(settings: QSettings, where: str = SAVED) -> Screen | None:
    """The projector somebody chose on this computer; None where nobody did or it is unreadable."""
    try:
        return msgspec.json.decode(str(settings.value(where, "")), type=Screen)
    except msgspec.MsgspecError:
        return None


def save_screen(settings: QSettings, one: Screen, where: str = SAVED) -> None:
    settings.setValue(where, msgspec.json.encode(one).decode())


def screen_of(window: QWidget, there: tuple[Screen, ...]) -> Screen | None:
    """The screen a window is on."""
    on = window.window().screen()
    name = on.name() if on is not None else ""
    return next((one for one in there if one.name == name), None)


def qscreen(wanted: Screen) -> QScreen | None:
    """The screen of Qt behind a record, to be used at once and not kept."""
    return next((one for one in QGuiApplication.screens() if one.name() == wanted.name), None)


# ------------------------------------------------------------------ keeping the hall there


class Projector(QObject):
    """Places the window of the hall, and only ever gives it a screen the dealer does not use."""

    state_changed = Signal(object)  # ProjectorState
    kept = SAVED  # where the choice is remembered

    def __init__(
        self, hall: QWidget, console: QWidget, settings: QSettings,
        parent: QObject | None = None, there: There = screens,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.state = ProjectorState()
        self._hall, self._console, self.settings, self._there = hall, console, settings, there
        self._on: Screen | None = None  # where it is live, or was last
        self._beside: frozenset[str] = frozenset()  # screens that were there at the same time
        self._started = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE_MS)
        self._timer.timeout.connect(self.place)

    def start(self) -> None:
        """Place the hall for the first time and follow the screens from now on."""
        if self._started:
            return
        self._started = True
        self._hall.installEventFilter(self)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenAdded.connect(self._added)
        app.screenRemoved.connect(self._removed)
        app.primaryScreenChanged.connect(self.later)
        for one in QGuiApplication.screens():
            self._follow(one)
        self._console.winId()  # makes its window, which tells when the dealer moves it elsewhere
        self._console.windowHandle().screenChanged.connect(self.later)
        self.place()

    def end(self) -> None:
        """Leave the screens alone: the evening is over."""
        self._started = False
        self._timer.stop()
        self._hall.hide()
        self._tell("none", "")

    def screens(self) -> tuple[Screen, ...]:
        return self._there()

    @property
    def screen(self) -> Screen | None:
        """Where the hall is live, or was last."""
        return self._on

    def choose(self, key: str) -> None:
        """Use this screen from now on and remember it: the only way a choice ever changes (A6)."""
        for chosen in (one for one in self._there() if one.key == key):
            save_screen(self.settings, chosen, self.kept)
            self._on = None
            if self._started:
                self.place()

    def swap(self) -> None:
        """Change places with the console: the way out of a wrong guess of the system (A15)."""
        there = self._there()
        here = screen_of(self._console, there)
        others = [one for one in there if one != here]
        live = self._on.name if self._on else ""
        other = others[0] if len(others) == 1 else None
        other = next((one for one in others if one.name == live), other)
        if here is None or other is None:
            return
        self._hall.hide()
        self._on = None
        save_screen(self.settings, here, self.kept)
        move_to(self._console, other)
        self.later()

    # ---------------------------------------------------------------- what happens to the cables

    def _added(self, one: QScreen) -> None:
        self._follow(one)
        self.later()

    def _follow(self, one: QScreen) -> None:
        one.geometryChanged.connect(self.later)
        one.availableGeometryChanged.connect(self.later)

    def _removed(self, one: QScreen) -> None:
        """Hide at once: Qt would show the hall on the dealer's screen the next moment."""
        if self._started and self._on is not None and one.name() == self._on.name:
            self._hall.hide()
        self.later()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the hall at once where the window manager moved it onto the dealer's screen.

        A cable that was out and in again within a moment tells nobody else.
        """
        moved = event.type() in (QEvent.Type.Move, QEvent.Type.Resize)
        if moved and self.state.kind == "live" and self._on is not None:
            here = screen_of(self._console, self._there())
            if here is not None and QRect(*here.box).intersects(self._hall.geometry()):
                self._hall.hide()
            self.later()
        return False

    def later(self, *_: object) -> None:
        """Look at the screens again when they have settled."""
        if self._started:
            self._timer.start()

    def place(self) -> None:
        """Put the hall where it belongs with the screens of this moment; safe to call any time."""
        there = self._there()
        here = screen_of(self._console, there)
        target = self._target(there, here.key if here else "")
        if target is not None:
            self._go_live(target, there)
        elif self._on is not None or (len(there) > 1 and saved_screen(self.settings, self.kept)):
            self._wait()
        else:
            self._elsewhere(there)

    def _elsewhere(self, there: tuple[Screen, ...]) -> None:
        """No screen is its own: on one monitor a plain window, else nowhere until one is chosen."""
        if len(there) == 1:
            self._go_to_corner(there[0])
        else:
            self._hall.hide()
            self._tell("none", "")

    def _target(self, there: tuple[Screen, ...], console: str) -> Screen | None:
        """While a projector is away nothing else takes its place, unless it was plugged in since.

        A monitor that stood beside it all evening belongs to somebody.
        """
        if len(there) < 2:
            return None
        known = recognise(self._on, there, console) if self._on else None
        saved = saved_screen(self.settings, self.kept)
        known = known or recognise(saved, there, console)
        if known is not None or recognise(saved, there, "") is not None:
            return known  # None where the console stands on the projector itself
        guess = last_resort(there, console)
        return None if guess is None or guess.name in self._beside else guess

    def _go_live(self, target: Screen, there: tuple[Screen, ...]) -> None:
        hall, box = self._hall, QRect(*target.box)
        stays = hall.isVisible() and self._on is not None and self._on.name == target.name
        self._on = target
        self._beside = frozenset(one.name for one in there if one.name != target.name)
        if not stays:
            self._show_full(target)
        elif hall.geometry() != box:  # another resolution or scale: no flash of the desktop (A23)
            hall.setGeometry(box)
        self._tell("live", target.label)

    def _show_full(self, target: Screen) -> None:
        hall, screen = self._hall, qscreen(target)
        hall.hide()
        _frame(hall, False)
        if screen is not None:
            hall.setScreen(screen)
        hall.setGeometry(QRect(*target.box))
        if sys.platform != "darwin":  # its own full screen blacks out the other monitor (A18)
            hall.setWindowState(Qt.WindowState.WindowFullScreen)
        hall.show()  # showFullScreen() would ask for the keyboard as well
        self.later()  # X may tell Qt another place than where the window is

    def _wait(self) -> None:
        """The projector is away: the hall keeps its picture and is not seen anywhere."""
        self._hall.hide()
        gone = self._on or saved_screen(self.settings, self.kept)
        self._tell("missing", gone.label if gone else "")

    def _go_to_corner(self, only: Screen) -> None:
        """One monitor: a plain window in a corner, beneath the console where they would meet."""
        if self.state.kind != "window" or not self._hall.isVisible():
            _frame(self._hall, True)
            self._hall.setGeometry(corner(QRect(*only.free), self._console.frameGeometry()))
            self._hall.show()
            if QGuiApplication.platformName() != "offscreen":  # where nothing lies over another
                self._hall.lower()
        saved = saved_screen(self.settings, self.kept)
        self._tell("window", saved.label if saved else "")

    def _tell(self, kind: Literal["live", "missing", "window", "none"], name: str) -> None:
        if (kind, name) != (self.state.kind, self.state.name):
            self.state = ProjectorState(kind, name, f"{datetime.now():%H:%M:%S}")
            self.state_changed.emit(self.state)


def _frame(hall: QWidget, framed: bool) -> None:
    """A frame to move it by, and beneath the console; or none, and above the bar of Windows."""
    bare = hall.windowFlags() & ~Qt.WindowType.WindowStaysOnBottomHint
    bare = (bare & ~Qt.WindowType.WindowStaysOnTopHint) | Qt.WindowType.FramelessWindowHint
    if framed:
        bare &= ~Qt.WindowType.FramelessWindowHint
        bare |= Qt.WindowType.WindowStaysOnBottomHint
    elif sys.platform == "win32":
        bare |= Qt.WindowType.WindowStaysOnTopHint
    if bare != hall.windowFlags():
        hall.setWindowFlags(bare)
    if framed:
        hall.setWindowState(Qt.WindowState.WindowNoState)


def corner(free: QRect, console: QRect) -> QRect:
    """Where a plain window goes: in the widest strip the console leaves, else the low corner."""
    right = QRect(console.right() + 1, free.top(), free.right() - console.right(), free.height())
    left = QRect(free.left(), free.top(), console.left() - free.left(), free.height())
    strip = max(right, left, key=lambda one: one.width())
    wide = min(CORNER.width(), strip.width() - 24)
    if wide < LEAST:
        strip, wide = free, CORNER.width()
    box = QRect(0, 0, wide, wide * 9 // 16)
    box.moveBottomRight(strip.bottomRight())
    return box.translated(-12, -12)


def move_to(window: QWidget, screen: Screen) -> None:
    """Move a window to another screen, in the state it is in."""
    state, free, found = window.windowState(), QRect(*screen.free), qscreen(screen)
    window.setWindowState(Qt.WindowState.WindowNoState)
    if found is not None:
        window.setScreen(found)
    window.resize(window.size().boundedTo(free.size()))
    frame = window.frameGeometry()
    frame.moveCenter(free.center())
    window.move(frame.topLeft())
    QTimer.singleShot(0, window, partial(window.setWindowState, state))


class Badge(QWidget):
    """A big number in the middle of a screen for some seconds; never takes the keyboard."""

    shown: ClassVar[set[Badge]] = set()  # Python keeps them only as long as they can be seen

    def __init__(self, number: int, one: Screen) -> None:
        kinds = Qt.WindowType
        super().__init__(None, kinds.FramelessWindowHint | kinds.WindowStaysOnTopHint)
        self.setWindowFlag(kinds.WindowDoesNotAcceptFocus)
        self.setWindowFlag(kinds.WindowTransparentForInput)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(f"{number} {one.label}")
        self.number, self.one = number, one
        box = QRect(0, 0, 460, 320)
        box.moveCenter(QRect(*one.box).center())
        self.setGeometry(box)
        self.shown.add(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, whole = smooth(QPainter(self)), QRectF(self.rect())
        p.fillRect(whole, BOARD)
        rounded(p, whole.adjusted(4, 4, -4, -4), 4, None, LAMP, 8)
        middle, most = whole.center().x(), whole.width() - 50
        text(p, middle, 118, str(self.number), 150, IVORY, bold=True, align="centre", most=most)
        named(p, middle, 226, self.one.label, (36, 28), BRASS, align="centre", most=most)
        text(p, middle, 276, self.one.pixels, 26, MIST, align="centre", most=most)
        p.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.shown.discard(self)
        event.accept()


def identify(seconds: float = 4, there: There = screens) -> tuple[Badge, ...]:
    """Show each screen its number, the one it has in every list, counted from the left."""
    for old in tuple(Badge.shown):
        old.close()
    badges = tuple(Badge(n, one) for n, one in enumerate(there(), 1))
    for badge in badges:
        screen = qscreen(badge.one)
        if screen is not None:
            badge.setScreen(screen)
        badge.show()
        QTimer.singleShot(round(seconds * 1000), badge, badge.close)
    return badges
