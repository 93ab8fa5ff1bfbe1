"""Whose time runs: a turn's limit, the hall's countdown, time-outs; one tick for all windows."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app.clock import Clock, digits, seconds
from app.desk import Desk
from app.games import OPENING, ROOM, TIMED, UP
from app.sound import of_second
from engine.types import CHANCE, Action, Choice, Option, Value, only, replace, tag

BEAT = 100  # milliseconds between two looks at the clock
MOST = 5999  # seconds of a countdown
LAYING = 3  # seconds for which a board lies open before its clock starts by itself (G-21)
SILENT = ("room",)  # steps whose beginning the hall must not learn: the mini-game room's


class Turn(Value, frozen=True):
    """Whose time it is, and how much: another key starts the clock anew."""

    key: tuple[object, ...] = ()  # episode, step, house rule, and what counts the turns
    who: frozenset[int] = frozenset()  # the chairs that are awaited
    limit: int = 0  # seconds, 0 for none

    def is_same(self, other: Turn) -> bool:
        """Of those who act together some may be done: it is their time all the same."""
        return self.key == other.key and (self.who <= other.who or other.who <= self.who)


NOBODYS = Turn()


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
    is_up = Signal()  # the limit of a turn has passed: told once to those who are awaited
    sounded = Signal(str)  # the cue of a second

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = clock
        self.keeps = False  # an undone turn goes on with the time it had left (B10)
        self.total, self.now = 0, NONE
        self.turn = NOBODYS
        self._at, self._since = -1, 0  # actions played so far, and when the turn began
        self._step = ""  # of the game
        self._past: list[tuple[int, Turn, float]] = []  # since when, whose, what was left
        self._told: frozenset[int] = frozenset()  # who was told that time is up
        self._stopped = False  # by a failed save
        self._heard = -1
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT)
        self._beat.timeout.connect(self.tick)

    def begin(self) -> None:
        self._beat.start()

    def end(self) -> None:
        self._beat.stop()

    # ------------------------------------------------------------ turns

    def follow(self, desk: Desk, at: int, counting: bool) -> None:
        """A new turn starts its clock; between turns none runs, but the hall's own countdown.

        `at` is how many actions stand: fewer than before is an undo.
        """
        self._hold(desk)
        first, back, self._at = self._at < 0, at < self._at, at
        turn = turn_of(desk, self.turn)
        if not turn.is_same(self.turn):
            self._remember()
            self._begin(turn, desk, back, counting)
        elif back and turn.limit and self._over() and not self.keeps:
            self.clock.start(turn.limit)  # what is undone is that the time was up
            self._told = frozenset()
        if first:
            self.clock.pause()  # a show that was opened again waits for its dealer
        self.turn = turn
        self._step = getattr(desk.seen.state.game, "step", "")
        if back and self._over():
            self._told = turn.who  # the table does not play at once what was just undone
        self.show()

    def _begin(self, turn: Turn, desk: Desk, back: bool, counting: bool) -> None:
        left = self._recall(turn) if back else float(turn.limit)
        self._told, self._since = frozenset(), self._at
        if turn.limit:
            self.total = max(turn.limit, seconds(left))
            self.clock.start(left)
            if not back:
                self._open(desk)
        elif not counting:
            self.clock.stop()

    def _open(self, desk: Desk) -> None:
        """G-21: where a board has just been laid, the dealer starts its clock, or 3 s pass."""
        before, rule = OPENING.get(desk.seen.state.key, ("", ""))
        if not before or self._step != before:
            return
        if getattr(desk.seen.state.game.config, rule) == "dealer":
            self.clock.pause()
        else:
            self.clock.start(self.total + LAYING)

    def _hold(self, desk: Desk) -> None:
        """Nobody loses time to a full disk."""
        if desk.trouble is not None and not self._stopped and not self.clock.paused:
            self.clock.pause()
            self._stopped = self.clock.paused
        elif desk.trouble is None and self._stopped:
            self._stopped = False
            self.clock.resume()

    def _remember(self) -> None:
        """What the turn that ends had left, in place of all that was undone before it."""
        left = self.clock.left
        if self.turn.limit and left is not None:
            self._past = [one for one in self._past if one[0] < self._since]
            self._past.append((self._since, self.turn, left))

    def _recall(self, turn: Turn) -> float:
        for since, past, left in reversed(self._past):
            if self.keeps and since <= self._at and past.is_same(turn):
                return left
        return float(turn.limit)

    def _over(self) -> bool:
        left = self.clock.left
        return left is not None and left <= 0

    def countdown(self, total: int) -> None:
        """The hall counts down from here, unless a turn is timed."""
        if self.clock.left is None or self.turn == NOBODYS:
            self.total = max(1, min(total, MOST))
            self.clock.start(self.total)
        self.show()

    def adjust(self, by: int) -> None:
        """More or less time for whoever has the clock."""
        self.clock.adjust(by)
        self._given()

    def set(self, to: int) -> None:
        """So much time from now on."""
        to = max(0, min(to, MOST))
        self.clock.start(to)
        self.total = self.turn.limit or to
        self._given()

    def _given(self) -> None:
        left = self.clock.left
        if left is not None and left > 0:
            self._told = frozenset()
            self.total = max(self.total, seconds(left))
        self.show()

    def turn_hold(self) -> None:
        """Pause, or go on."""
        (self.clock.resume if self.clock.paused else self.clock.pause)()
        self.show()

    # ------------------------------------------------------------ ticks

    def show(self) -> None:
        """Look at the clock once, for every window."""
        now = self._read()
        if now != self.now:
            self.now = now
            self.changed.emit(now)

    def tick(self) -> None:
        """A beat: what is shown, what is heard, whose time is up."""
        self.show()
        now = self.now
        self._sound(now)
        up = now.turn and now.seconds <= 0 and not now.held
        if up and self.turn.who not in (self._told, frozenset()):
            self._told = self.turn.who
            self.is_up.emit()

    def _read(self) -> Time:
        left = self.clock.left
        if left is None:
            return NONE
        left = min(left, self.total)
        turn = self.turn != NOBODYS
        public = turn and self.turn.key[1] not in SILENT
        return Time(digits(left), seconds(left), self.total, turn, public, self.clock.paused)

    def _sound(self, now: Time) -> None:
        at = now.seconds if now.words and not now.held else -1
        cue = of_second(self._heard, at)
        self._heard = at
        if cue is not None:
            self.sounded.emit(cue)


def turn_of(desk: Desk, now: Turn = NOBODYS) -> Turn:
    """Whose turn it is; `now` where it goes on."""
    s = desk.seen.state
    game, rules = s.game, TIMED.get(s.key, {})
    if game is None or game.step not in rules:
        return NOBODYS
    asked = [o for o in desk.options if game.step in SILENT or tag(o.kind) not in ROOM]
    who = frozenset(_seats(asked))
    if not who and (game.step in SILENT or all(o.actor != CHANCE for o in asked)):
        return NOBODYS  # the table's own step; a card or a coin comes in the middle of a turn
    rule = next((rules[tag(o.kind)] for o in asked if tag(o.kind) in rules), rules[game.step])
    limit = getattr(game.config, rule)
    if not isinstance(limit, int):
        return now  # the rest of the turn, or no limit
    return Turn((s.episode, game.step, rule, *_count(game)), who, limit)


def _seats(options: list[Option]) -> set[int]:
    """Who is awaited: who acts, or whose coin or card it is."""
    seats = {o.actor for o in options if o.actor >= 0}
    for o in options:
        seats.update(only(o.fields["seat"]) if "seat" in o.fields else ())
    return seats


def _count(game: Any) -> tuple[object, ...]:
    """What tells two turns of one chair apart: the round, turn, throw, the room's problem."""
    room = game.room if game.step in SILENT else None
    numbers = [getattr(game, name, 0) for name in ("round", "hand", "turn", "count")]
    return (*[n for n in numbers if isinstance(n, int)], getattr(room, "number", -1))


def late(desk: Desk) -> Action | None:
    """What the table does when the time of a turn is up; None where the game knows nothing."""
    s = desk.seen.state
    if s.game is None:
        return None
    name = UP.get(s.key, {}).get(s.game.step, f"{s.key}.late")
    options = (*desk.options, *desk.asides)
    option = next((o for o in options if tag(o.kind) == name), None)
    return _first(option).single() if option is not None else None


def _first(option: Option) -> Option:
    """Of several chairs that are late the first, of several ways the usual one."""
    chosen = {n: Choice(d.of[:1]) if isinstance(d, Choice) else d for n, d in option.fields.items()}
    return replace(option, fields=chosen)
