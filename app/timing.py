"""Whose time runs: a turn's limit, the hall's countdown, time-outs; one tick for all windows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.clock import Clock, digits, seconds
from app.desk import Desk
from app.games import TIMED
from app.sound import of_second
from engine.types import Action, Value, only, tag

BEAT = 100  # milliseconds between two looks at the clock
MOST = 5999  # seconds of a countdown
Turn = tuple[object, ...]
SILENT = ("room",)  # steps whose beginning the hall must not learn: the mini-game room's
TOGETHER = (("yut", "throw"), ("twosided", "pick"))  # steps in which all have one time together


class Time(Value, frozen=True):
    """What every window shows of the clock at one moment."""

    words: str = ""  # "0:07", "−0:02"; "" where none runs
    seconds: int = 0
    total: int = 0
    turn: bool = False  # somebody's turn is timed
    public: bool = False  # and the hall may know when it began
    held: bool = False


NONE = Time()


class Timing(QObject):
    """Starts and stops the one clock with the turns of the evening."""

    changed = Signal(object)  # Time: another second, or another clock
    is_up = Signal()  # the limit of a turn has passed: told once
    sounded = Signal(str)  # the cue of a second

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock
        self.keeps = False  # an undone turn goes on with the time it had left (B10)
        self.total, self.now = 0, NONE
        self._turn: Turn = ()
        self._left: dict[Turn, float] = {}  # what a turn had left when it ended
        self._stopped = self._told = False
        self._heard = -1
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self.tick)

    def begin(self) -> None:
        self._beat.start()

    def end(self) -> None:
        self._beat.stop()

    # ------------------------------------------------------------ turns

    def follow(self, desk: Desk, counting: bool) -> None:
        """A new turn starts its clock; between turns none runs, but the hall's own countdown."""
        self._hold(desk)
        found = turn_of(desk)
        if found is None or found[0] == self._turn:
            return
        turn, limit = found
        self._remember()
        self._turn, self._told = turn, False
        if turn and limit:
            self.total = limit
            self.clock.start(self._left.pop(turn, limit) if self.keeps else limit)
        elif not counting:
            self.clock.stop()
        self.tick()

    def _hold(self, desk: Desk) -> None:
        """Nobody loses time to a full disk."""
        if desk.trouble is not None and not self.clock.paused:
            self.clock.pause()
        elif desk.trouble is None and self._stopped:
            self.clock.resume()
        self._stopped = desk.trouble is not None

    def _remember(self) -> None:
        left = self.clock.left
        if self._turn and left is not None:
            self._left[self._turn] = left

    def countdown(self, total: int) -> None:
        """The hall counts down from here, unless a turn is timed."""
        if self.clock.left is None or self._turn == ():
            self.total = max(1, min(total, MOST))
            self.clock.start(self.total)
        self.tick()

    def adjust(self, by: int) -> None:
        """More or less time for whoever has the clock."""
        self.clock.adjust(by)
        self._told = self._told and (self.clock.left or 0) <= 0
        self.tick()

    def set(self, to: int) -> None:
        self.clock.start(max(0, min(to, MOST)))
        self.total, self._told = max(self.total, to), False
        self.tick()

    def turn_hold(self) -> None:
        """Pause, or go on."""
        (self.clock.resume if self.clock.paused else self.clock.pause)()
        self.tick()

    # ------------------------------------------------------------ ticks

    def tick(self) -> None:
        """Look at the clock once, for every window and every cue."""
        now = self._read()
        if now != self.now:
            self.now = now
            self.changed.emit(now)
        self._sound(now)
        if now.turn and not now.held and now.seconds <= 0 and not self._told:
            self._told = True
            self.is_up.emit()

    def _read(self) -> Time:
        left = self.clock.left
        if left is None:
            return NONE
        turn = bool(self._turn)
        public = turn and self._turn[1] not in SILENT
        return Time(digits(left), seconds(left), self.total, turn, public, self.clock.paused)

    def _sound(self, now: Time) -> None:
        at = now.seconds if now.words and not now.held else -1
        cue = of_second(self._heard, at)
        self._heard = at
        if cue is not None:
            self.sounded.emit(cue)


def turn_of(desk: Desk) -> tuple[Turn, int] | None:
    """Whose turn it is and its limit in seconds; (), 0 where nobody's is, None where it goes on."""
    s = desk.seen.state
    game = s.game
    limit = TIMED.get(s.key, {}).get(game.step) if game is not None else None
    if game is None or limit is None:
        return (), 0
    seats = {o.actor for o in desk.options if o.actor >= 0}
    for o in desk.options:
        seats.update(only(o.fields["seat"]) if "seat" in o.fields else ())
    if not seats:  # a card or coin comes in the middle of a turn
        return None
    number = getattr(game, "round", 0) or getattr(game, "hand", 0)
    who = tuple(seats) if len(seats) == 1 and (s.key, game.step) not in TOGETHER else ()
    return (s.episode, game.step, number, getattr(game, "turn", 0), *who), _limit(game, limit)


def _limit(game: Any, name: str) -> int:
    """Seconds of a house rule; 0 where it names no number (the rest of the turn, no limit)."""
    seconds = getattr(game.config, name)
    return seconds if isinstance(seconds, int) else 0


def late(desk: Desk) -> Action | None:
    """What the table does when the time of a turn is up; None where the game knows nothing."""
    game = desk.seen.state.game
    for o in desk.asides if game is not None else ():
        if tag(o.kind).endswith(".late"):
            return o.single()
    return None
