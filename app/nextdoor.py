"""The mini-game room's window of an evening: who sits there, where it is, what it hands in."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, Qt, QTimer

from app.channel import Channel, Picture
from app.clock import Clock, seconds
from app.desk import Desk
from app.games.holdem.table import table
from app.live import Live
from app.room.look import slips, task
from app.room.window import RoomWindow
from app.screens import (
    Projector,
    ProjectorState,
    Screen,
    recognise,
    saved_screen,
    screen_of,
    screens,
)
from app.timing import Time
from engine import show
from engine.seen import Seen
from engine.types import PUBLIC, Viewer

LOCK = 5  # seconds after a wrong answer (H-17)
BEAT = 100  # milliseconds between two looks at the locks


def people(s: Any) -> Viewer:
    """Everybody who sits in the mini-game room now; nobody where no hold'em is on."""
    if s.key != "holdem" or s.game is None:
        return PUBLIC
    room = len(s.game.before)
    who = range(len(s.players))
    return frozenset([i for i in who if room in show.chairs(s, frozenset({i}))])


class Beside(Projector):
    """Keeps the room's window on a third monitor, else where the dealer drags it to."""

    kept = "room/screen"

    def _wait(self) -> None:
        """Only a monitor that was there a moment ago is waited for."""
        if self.screen is None:
            self._elsewhere(self.screens())
        else:
            super()._wait()

    def _elsewhere(self, there: tuple[Screen, ...]) -> None:
        """An ordinary window, half as wide as the dealer's screen, for him to put somewhere."""
        here = screen_of(self._console, there) or next(iter(there), None)
        if here is None or (self.state.kind == "window" and self._hall.isVisible()):
            return
        free = QRect(*here.free)
        box = QRect(0, 0, free.width() // 2, free.width() * 9 // 32)
        box.moveBottomRight(free.bottomRight())
        self._hall.setWindowFlag(Qt.WindowType.FramelessWindowHint, False)
        self._hall.setWindowState(Qt.WindowState.WindowNoState)
        self._hall.setGeometry(box.translated(-12, -12))
        self._hall.show()
        self._tell("window", "")


class NextDoor(QObject):
    """Opens the room's window by its key, and closes it by the next press; only in hold'em."""

    def __init__(self, live: Live) -> None:
        super().__init__(live)
        self.live = live
        self.room: OpenRoom | None = None
        live.console.wanted.connect(self._wanted)
        live.closed.connect(self.close)

    def _wanted(self, name: str) -> None:
        if name != "room":
            return
        if self.room is not None:
            self.close()
            self.tell("told-room-closed")
        elif self.live.session.timeline.state.key == "holdem":
            self.room = OpenRoom(self)
        else:
            self.live.console.tell(self.live.say("no-room-not-now"))

    def close(self) -> None:
        room, self.room = self.room, None
        if room is not None:
            room.end()

    def tell(self, key: str, **facts: object) -> None:
        self.live.console.tell(self.live.say(key, **facts), note=True)


class OpenRoom(QObject):
    """The window while it is open: made anew each time, so that it remembers nothing."""

    def __init__(self, door: NextDoor) -> None:
        super().__init__(door)
        self.door, self.live = door, door.live
        rehearsal = self.live.session.opened.header.rehearsal
        self.channel = Channel(PUBLIC, rehearsal)
        self.window = RoomWindow(self.live.say, rehearsal)
        self.beside = Beside(self.window, self.live.console, self.live.settings, self, self._free)
        self._locks: dict[int, Clock] = {}
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self._tick)
        self._connect()
        self._changed()
        self._clocked(self.live.timing.now)
        self.beside.start()

    def _connect(self) -> None:
        live, window = self.live, self.window
        live.session.changed.connect(self._changed)
        live.timing.changed.connect(self._clocked)
        live.projector.state_changed.connect(self.beside.later)
        live.said.connect(window.set_language)
        self.channel.shown.connect(self._shown)
        self.beside.state_changed.connect(self._placed)
        window.acted.connect(live.session.submit)
        window.left.connect(self.door.close)
        window.maximised.connect(lambda: QTimer.singleShot(0, self, self._fill))

    def end(self) -> None:
        self._beat.stop()
        self.beside.state_changed.disconnect(self._placed)
        self.beside.end()
        self.window.deleteLater()
        self.deleteLater()

    # ------------------------------------------------------------ where it is

    def _free(self) -> tuple[Screen, ...]:
        """The screens it may have: the hall's is never among them."""
        there = screens()
        hall = self.live.projector.screen
        hall = hall or recognise(saved_screen(self.live.settings), there, "")
        return tuple([one for one in there if hall is None or one.key != hall.key])

    def _fill(self) -> None:
        """Maximised on a monitor of its own: that one is chosen."""
        there = self._free()
        on, console = screen_of(self.window, there), screen_of(self.live.console, there)
        if on is not None and on != console:
            self.beside.choose(on.key)

    def _placed(self, state: ProjectorState) -> None:
        key = {"live": "open", "missing": "missing"}.get(state.kind, "window")
        self.door.tell(f"told-room-{key}", where=state.name)

    # ------------------------------------------------------------ what it shows

    def _changed(self, _: Desk | None = None) -> None:
        """The table has moved on, or other people sit there: nobody's old secrets stay."""
        timeline = self.live.session.timeline
        viewer = people(timeline.state)
        self.channel.look_as(viewer, timeline.seen(viewer))

    def _shown(self, picture: Picture) -> None:
        self._lock(self.window.look.after, picture.seen)
        self.window.show_seen(picture.seen)
        self._tick()

    def _clocked(self, now: Time) -> None:
        self.window.set_time(now.seconds, max(1, now.total), now.turn)

    def _lock(self, before: Seen | None, after: Seen) -> None:
        """Five seconds for who was wrong, unless that or the problem is taken back."""
        t = table(after)
        undone = before is not None and len(after.log) < len(before.log)
        if undone or task(table(before)) != task(t):
            self._locks.clear()
        if t is not None and t.game.config.wrong_answer == "lock_5s":
            for team in slips(before, after):
                self._locks[team] = Clock()
                self._locks[team].start(LOCK)

    def _tick(self) -> None:
        left = {team: seconds(clock.left or 0) for team, clock in self._locks.items()}
        self._locks = {team: clock for team, clock in self._locks.items() if left[team] > 0}
        self.window.set_locks(tuple([(team, left[team]) for team in self._locks]))
        if self._locks and not self._beat.isActive():
            self._beat.start()
        elif not self._locks:
            self._beat.stop()
