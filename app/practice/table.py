"""A practice table: a session in which bots answer for every chair but yours."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from app import drivers
from app.channel import Channel
from app.desk import Desk
from app.practice.opening import YOU, Wish, preparing
from app.session import Session, single
from app.showfile import Opened
from app.workers import Workers
from engine import show
from engine.bots.hosted import think
from engine.bots.registry import BOTS
from engine.seen import Seen
from engine.timeline import By, Timeline
from engine.types import NOBODY, Action, Option, Viewer

THOUGHT = 700  # milliseconds a bot takes at least, so that one can follow


class Table(QObject):
    """Hands out what your chair may know, and lets the bots answer from what theirs may.

    Going back leads to before your own last decision: what bots, cards and staff do is not yours.
    """

    changed = Signal(object)  # Desk
    thinking = Signal(int)  # the actor whose bot thinks, NOBODY where none does
    troubled = Signal(str)  # why a bot could not answer: chance answered for it

    def __init__(
        self, opened: Opened, pace: Callable[[Action], int], workers: Workers,
        parent: QObject | None = None, thought: int = THOUGHT,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        levels = opened.header.practice
        self.levels, self.mine = levels, levels.index(YOU)
        self.viewer: Viewer = frozenset({self.mine})
        self.session = Session(opened, pace, self, self._answer)
        self.channel = Channel(self.viewer)
        self.workers, self._thought = workers, thought
        self._asked: tuple[object, ...] = ()  # the question the pool has
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        workers.answered.connect(self._thought_of)
        workers.failed.connect(self._failed)
        self.session.changed.connect(lambda _: self._changed())

    @property
    def timeline(self) -> Timeline:
        return self.session.timeline

    @property
    def key(self) -> str:
        return str(self.timeline.state.key)

    def start(self, wish: Wish | None = None) -> None:
        """Begin a new game as wished, or go on where it was left."""
        while wish is not None:
            step = preparing(self.timeline.state, wish)
            if step is None:
                break
            self.session.opened.evening.play(step, "auto")
        self.session.add(self.channel)
        self.session.publish(snap=True)

    @property
    def over(self) -> bool:
        s = self.timeline.state
        return s.game is None and bool(s.gained)

    # ------------------------------------------------------------ who answers

    def _answer(self, t: Timeline) -> tuple[Action, By] | None:
        """What happens now without a choice: as at any table, and what its staff would do."""
        if self.over:
            return None
        answered = drivers.answer(t)
        if answered is not None or not t.options():
            return answered
        staff = [o for o in t.options() if o.actor < 0]
        if len(staff) != len(t.options()):
            return None
        step = single(t.options())
        return (step or staff[0].sample(self._dice("staff")), "auto")

    def _dice(self, who: object) -> Random:
        """The same thought at the same moment, however often one goes back to it."""
        return Random(self._seed(who))

    def _seed(self, who: object) -> str:
        return f"{self.timeline.seed}/{who}/{self.timeline.at}"

    def awaited(self) -> Option | None:
        """What a bot is to decide now; None where none is."""
        if self.over:
            return None
        mine = show.chairs(self.timeline.state, self.viewer)
        options = self.timeline.options()
        return next((o for o in options if o.actor >= 0 and o.actor not in mine), None)

    def _changed(self) -> None:
        asked = self.awaited()
        if asked is not None and self.session.trouble is None:
            self._ask(asked.actor)
        else:
            self._asked = ()
            self.thinking.emit(NOBODY)
        self.changed.emit(self.desk())

    def _ask(self, actor: int) -> None:
        t = self.timeline
        ticket = (self._seed(actor), len(self.session.opened.evening.lines))
        if ticket == self._asked:
            return
        self._asked = ticket
        self.thinking.emit(actor)
        seen = t.seen(self._people(actor))
        self.workers.ask(ticket, think, self.key, self.level(actor), seen, actor, ticket[0])

    def _people(self, actor: int) -> Viewer:
        """Who shares what this chair knows: a player, or everybody in the room."""
        s = self.timeline.state
        everybody = range(len(s.players))
        return frozenset(i for i in everybody if actor in show.chairs(s, frozenset({i})))

    def level(self, actor: int) -> str:
        """The level of a chair's bot; the room, and your own team in it, play the strongest."""
        name = self.levels[actor] if actor < len(self.levels) else YOU
        return BOTS[self.key][-1].name if name == YOU else name

    def _thought_of(self, ticket: object, action: Any) -> None:
        if ticket == self._asked:
            self._soon.singleShot(self._thought, self, lambda: self._play(ticket, action))

    def _failed(self, ticket: object, why: str) -> None:
        """A bot that fails must not stop the game: chance moves for it."""
        asked = self.awaited()
        if ticket == self._asked and asked is not None:
            self.troubled.emit(why)
            self._play(ticket, asked.sample(self._dice(asked.actor)))

    def _play(self, ticket: object, action: Action) -> None:
        if ticket == self._asked:
            self._asked = ()
            self.session.answered(action)

    # ------------------------------------------------------------ what you may know and do

    def desk(self) -> Desk:
        """Your place at the table: no secret of another chair is on it."""
        t, evening = self.timeline, self.session.opened.evening
        seen = t.seen(self.viewer)
        options = () if self.over else seen.options
        saved = len(evening.lines)
        return Desk(
            seen, options, (), None, (), saved, "step" if t.can_undo() else "",
            t.at < len(t.entries), self.session.trouble, self.session.opened.read_only,
            path=str(self.session.opened.path),
        )  # fmt: skip

    def decisions(self) -> tuple[int, ...]:
        """The entries that were your own decisions."""
        return tuple([k for k, e in enumerate(self.timeline.done) if e.by == "dealer"])

    def seen_at(self, k: int) -> Seen:
        """What you knew before entry k."""
        t = self.timeline
        log = [show.redact(t.states[i], t.entries[i].action, self.viewer) for i in range(k)]
        chairs = show.chairs(t.states[k], self.viewer)
        options = tuple([o for o in show.options(t.states[k]) if o.actor in chairs])
        known = tuple([a for a in log if a is not None])
        return Seen(self.viewer, show.view(t.states[k], self.viewer), known, options)

    def go_back(self, k: int) -> None:
        """To before entry k, one decision of yours after the other."""
        while self.timeline.at > k and self.timeline.can_undo():
            self.session.undo()

    def submit(self, action: Action) -> None:
        self.session.submit(action)

    def take_back(self) -> None:
        """To before your last decision."""
        self.session.undo()

    def close(self) -> None:
        self._asked = ()
        self.session.close()
