"""The one owner of an evening in the program: it plays, writes, publishes and lets time pass."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app import drivers, showfile
from app.channel import Channel
from app.desk import Desk, Row, Trouble
from app.showfile import Opened
from engine import show
from engine.chance import commitment
from engine.disk import SaveError
from engine.games import GAMES
from engine.timeline import Amended, By, Timeline
from engine.types import CHANCE, DEALER, PUBLIC, TABLE, Action, Illegal, Option, replace

ROWS = 60  # lines of the log that the console holds
REVEALS = {*show.REVEALS, *(kind for g in GAMES.values() for kind in g.REVEALS)}


class Session(QObject):
    """Everything that happens goes through here, one thing at a time.

    `pace` tells how many milliseconds the table rests before its own next step, `answer` what
    that step is.
    """

    changed = Signal(object)  # Desk
    refused = Signal(object)  # Illegal: what the rules would not have, with its reason

    def __init__(
        self, opened: Opened, pace: Callable[[Action], int], parent: Any = None,
        answer: Callable[[Timeline], tuple[Action, By] | None] = drivers.answer,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.opened, self._pace, self._answer = opened, pace, answer
        self.channels: list[Channel] = []
        self.trouble: Trouble | None = None
        self._proposed: tuple[int, Action | None] = (-1, None)
        self._queue: deque[Callable[[], None]] = deque()
        self._busy = False
        self._public: dict[int, Action | None] = {}  # line -> the action as the hall learnt it
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._by_itself)

    @property
    def timeline(self) -> Timeline:
        return self.opened.evening.timeline

    def add(self, channel: Channel) -> None:
        self.channels.append(channel)
        channel.publish(self.timeline.seen(channel.viewer), snap=True)

    # ------------------------------------------------------------ what the dealer does

    def submit(self, *actions: Action) -> None:
        """Play these, in order, each on disk before anything shows it."""
        self._do(lambda: self._play(*actions))

    def answered(self, action: Action) -> None:
        """Play what nobody at this table chose: a bot's move, which an undo steps back over."""
        self._do(lambda: self.opened.evening.play(action, "auto"))

    def propose(self, action: Action) -> None:
        """The expected step is this one, as long as nothing else happens."""
        self._proposed = (len(self.opened.evening.lines), action)
        self.publish()

    def _proposal(self) -> Action | None:
        at, action = self._proposed
        return action if at == len(self.opened.evening.lines) else None

    def say(self, line: str) -> None:
        """Play a typed line of notation."""
        self._do(lambda: self._play(self.timeline.read(line)))

    def go_on(self) -> None:
        """Do the expected step at once: what the table rests before, or the dealer's next."""
        self._do(self._expected)

    def undo(self) -> None:
        self._do(self.opened.evening.undo, snap=True)

    def redo(self) -> None:
        self._do(self.opened.evening.redo, snap=True)

    def amend(self, k: int, line: str, why: str) -> None:
        """Replace entry k by what the line says, with a reason, and play the rest again."""
        self._do(lambda: self.opened.evening.amend(k, self.timeline.read(line, k), why), snap=True)

    def preview(self, k: int, line: str) -> Amended:
        """What an amendment would do, tried on a copy. Raises Illegal."""
        copy = self._copy()
        return copy.amend(k, copy.read(line, k))

    def _copy(self) -> Timeline:
        t = self.timeline
        copy = Timeline(show, self.opened.header.show, t.seed)
        copy.states, copy.entries, copy.draws = t.states[:], t.entries[:], t.draws[:]
        copy.at = t.at
        return copy

    def show_scene(self, channel: Channel, scene: str) -> None:
        """Take a scene on a channel; the hall's comes back after a restart."""
        self._do(lambda: self._scene(channel, scene))

    def keep_scene(self, scene: str) -> None:
        """Write down the scene the hall has gone along to by itself."""
        stopped = self.trouble is not None or self.opened.read_only
        if not stopped and scene != (self.opened.evening.scene or "title"):
            self._do(lambda: self.opened.evening.show_scene(scene))

    def note(self, words: str) -> None:
        """Write down something that is no action: it changes nothing when the file is read."""
        self._do(lambda: self.opened.evening.note(words))

    def _scene(self, channel: Channel, scene: str) -> None:
        self.opened.evening.show_scene(scene)
        channel.take(scene)

    def _expected(self) -> None:
        self._timer.stop()
        proposed = self._proposal()
        if proposed is not None:
            self._play(proposed)
            return
        answered = self._answer(self.timeline)
        if answered is not None:
            self.opened.evening.play(*answered)
            return
        step = single(self.timeline.options())
        if step is not None:
            self._play(step)

    def _play(self, *actions: Action) -> None:
        self._hurry(actions[0])
        for action in actions:
            self.opened.evening.play(action)

    def _hurry(self, action: Action) -> None:
        """The table was resting before its own next steps: play them out, then act.

        What will not fit after them either is refused as things stand, and they keep their pace.
        """
        self._timer.stop()
        if fits(self.timeline, action) or not self._comes_to(action):
            return
        while not fits(self.timeline, action) and (step := self._own(self.timeline)) is not None:
            self.opened.evening.play(*step)

    def _comes_to(self, action: Action) -> bool:
        """Whether this may be done when the table has taken its own next steps."""
        t = self._copy()
        while not fits(t, action):
            step = self._own(t)
            if step is None:
                return False
            t.play(*step)
        return True

    def _own(self, t: Timeline) -> tuple[Action, By] | None:
        """The step that comes by itself; None where the table waits, or confirms each."""
        answered = self._answer(t)
        return None if answered and answered[1] == "auto" and self._confirmed() else answered

    # ------------------------------------------------------------ one thing at a time

    def _do(self, deed: Callable[[], Any], *, snap: bool = False) -> None:
        """Run a deed after those that wait, then publish; a slot that calls back waits its turn."""
        self._queue.append(lambda: self._run(deed, snap))
        if self._busy:
            return
        self._busy = True
        try:
            while self._queue:
                self._queue.popleft()()
        finally:
            self._busy = False

    def _run(self, deed: Callable[[], Any], snap: bool) -> None:
        if self.opened.read_only:
            self.refused.emit(Illegal("read-only"))
            return
        if self.trouble is not None:
            self.refused.emit(Illegal("save-first"))
            return
        try:
            deed()
        except Illegal as no:
            self.refused.emit(no)
        except SaveError as no:
            self._failed(no)
        self.publish(snap=snap)

    def _failed(self, no: SaveError) -> None:
        facts = tuple((k, str(v)) for k, v in no.facts.items())
        journal = self.opened.evening.journal
        self.trouble = Trouble(no.code, facts, journal.n if journal else 0)

    def try_again(self) -> None:
        """The disk may be well again: the next action will tell."""
        self.trouble = None
        self.publish()

    def go_on_elsewhere(self, folder: Path) -> None:
        """Write the evening to another folder and go on there."""
        try:
            showfile.go_on_elsewhere(self.opened, folder)
            self.trouble = None
        except SaveError as no:
            self._failed(no)
        self.publish()

    def publish(self, *, snap: bool = False) -> None:
        """Tell every channel and the console what is true now, then let the table go on."""
        for channel in self.channels:
            channel.publish(self.timeline.seen(channel.viewer), snap=snap)
        self.changed.emit(self.desk())
        self._rest()

    def _rest(self) -> None:
        self._timer.stop()
        step = None if self.trouble or self.opened.read_only else self._own(self.timeline)
        if step is not None:
            self._timer.start(self._pace(step[0]))

    def _confirmed(self) -> bool:
        return bool(self.timeline.state.house.table_steps == "confirmed")

    def _by_itself(self) -> None:
        self._do(self._expected)

    def close(self) -> None:
        self._timer.stop()
        self.opened.close()

    # ------------------------------------------------------------ the desk

    def desk(self) -> Desk:
        t, evening = self.timeline, self.opened.evening
        everybody = frozenset(range(len(t.state.players)))
        answered = self._answer(t)
        expected = self._proposal() or (answered[0] if answered else single(t.options()))
        journal = evening.journal
        return Desk(
            t.seen(everybody), t.options(), show.asides(t.state), expected,
            self._rows(), journal.n if journal else len(evening.lines), self._undo(),
            t.at < len(t.entries), self.trouble, self.opened.read_only,
            self.opened.header.rehearsal, str(self.opened.path), commitment(t.seed),
        )  # fmt: skip

    def _undo(self) -> str:
        t = self.timeline
        if not t.can_undo():
            return ""
        k = t.at - 1
        while k >= 0 and t.entries[k].by != "dealer":
            k -= 1
        crossed = any(type(e.action) in REVEALS for e in t.entries[k : t.at])
        return "reveal" if crossed else "step"

    def _rows(self) -> tuple[Row, ...]:
        """The last lines of the log, undone ones among them, the newest first."""
        t = self.timeline
        stands = {e.n: k for k, e in enumerate(t.done[-4 * ROWS :], max(0, t.at - 4 * ROWS))}
        rows = []
        for line in reversed(self.opened.evening.lines):
            if line.do and not line.amend:
                rows.append(self._row(line, stands.get(line.n, -1)))
            if len(rows) == ROWS:
                break
        return tuple(rows)

    def _row(self, line: Any, k: int) -> Row:
        t = self.timeline
        action = t.recall(line.do)
        state = t.states[k] if k >= 0 else t.state
        amended = self.opened.evening.amended.get(line.n)
        now = t.recall(amended.do) if amended else action
        if k >= 0:  # what was undone is told as it was learnt then
            self._public[line.n] = show.redact(state, now, PUBLIC)
        public = self._public.get(line.n)
        row = Row(line.n, line.t[11:19], now, state, line.by, k, public=public)
        return replace(row, was=action, why=amended.why) if amended else row


def fits(t: Timeline, action: Action) -> bool:
    """Whether this may be done now."""
    try:
        t.check(action)
    except Illegal:
        return False
    return True


def single(options: tuple[Option, ...]) -> Action | None:
    """The step that everybody waits for, where there is only one and nothing to choose."""
    if len(options) == 1 and options[0].actor in (DEALER, TABLE, CHANCE):
        return options[0].single()
    return None
