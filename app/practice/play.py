"""A practice game that is on: table, window and the processes that think, wired together."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.console.sentences import log_line
from app.pace import at_once, pace
from app.practice.opening import Wish
from app.practice.review import Decision
from app.practice.table import THOUGHT, Table
from app.practice.window import MOST_HELP, PracticeWindow
from app.showfile import Opened
from app.text import LANGUAGES, Say
from app.workers import Workers
from engine.bots.hosted import worth
from engine.bots.registry import VALUES
from engine.types import Action

Worth = tuple[tuple[Action, float], ...]
NO_UNIT = ""


class Play(QObject):
    """Owns one practice game from its first step to the end of its review."""

    left = Signal()
    said = Signal(object)  # Say: another language from now on

    def __init__(
        self, opened: Opened, say: Say, *, wish: Wish | None = None, motion: bool = True,
        workers: Workers | None = None, resting: Callable[[Action], int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.say = say
        self.bots, self.coach = workers or Workers(1, self), workers or Workers(1, self)
        thought = THOUGHT if motion else 0
        self.table = Table(opened, resting or (pace if motion else at_once), self.bots, self,
                           thought)  # fmt: skip
        self.window = PracticeWindow(say, motion)
        self._wish = wish
        self._counted: dict[int, Worth] = {}  # decision -> what its actions were worth
        self._connect()

    def _connect(self) -> None:
        table, window = self.table, self.window
        table.changed.connect(self._changed)
        table.thinking.connect(window.show_thinking)
        table.session.refused.connect(window.tell)
        window.acted.connect(table.submit)
        window.took_back.connect(table.take_back)
        window.helped.connect(lambda _: self._count())
        window.reviewed.connect(self._review)
        window.looked_at.connect(self._look)
        window.went_on.connect(table.go_back)
        window.spoke.connect(self._speak)
        window.left.connect(self.close)
        self.coach.answered.connect(self._answered)

    def start(self) -> None:
        self.window.resize(1440, 810)
        self.window.show()
        self.table.start(self._wish)

    def _changed(self, desk: object) -> None:
        table = self.table
        self._counted = {k: v for k, v in self._counted.items() if k < table.timeline.at}
        self.window.set_desk(table.desk(), table.mine, table.over)
        self._count()
        if self.window.review.isVisible():
            self._review()

    # ------------------------------------------------------------ what your actions are worth

    @property
    def unit(self) -> str:
        return VALUES[self.table.key][1] if self.table.key in VALUES else NO_UNIT

    def _count(self) -> None:
        """Have the actions of this moment counted, where that help is wanted."""
        if self.window.help == MOST_HELP and self.window.my_turn:
            self._ask(("now", self.table.timeline.at), self.table.timeline.at)

    def _ask(self, ticket: tuple[str, int], k: int) -> None:
        table = self.table
        seed = f"{table.timeline.seed}/coach/{k}"
        seen = table.seen_at(k)
        actor = seen.options[0].actor if seen.options else table.mine
        self.coach.ask(ticket, worth, table.key, seen, actor, seed)

    def _answered(self, ticket: object, counted: Worth) -> None:
        if not isinstance(ticket, tuple) or len(ticket) != 2 or ticket[0] not in ("now", "then"):
            return  # a bot's answer, where one pool serves both
        kind, k = ticket
        if kind == "then":
            self._counted[k] = counted
            self._show_review()
        elif k == self.table.timeline.at:
            state = self.table.timeline.states[k]
            told = tuple((log_line(a, state, self.say), value) for a, value in counted)
            self.window.show_values(told, self.unit)

    # ------------------------------------------------------------ the review

    def _review(self) -> None:
        """Count what is not yet counted, one decision after the other, and show what is known."""
        self._show_review()
        for k in self.table.decisions():
            if k not in self._counted:
                self._ask(("then", k), k)

    def _show_review(self) -> None:
        decisions = tuple(self._decision(k) for k in self.table.decisions())
        self.window.review.show_decisions(decisions, self.unit)

    def _decision(self, k: int) -> Decision:
        t = self.table.timeline
        did = t.entries[k].action
        words = log_line(did, t.states[k], self.say)
        counted = self._counted.get(k)
        if not counted:
            return Decision(k, words)
        best, top = counted[0]
        own = dict(counted).get(did, nearest(did, counted))
        if best == did or own >= top:
            return Decision(k, words, "", 0.0)
        return Decision(k, words, log_line(best, t.states[k], self.say), top - own)

    def _look(self, at: int) -> None:
        decisions = self.window.review.decisions
        if decisions:
            self.window.stage.show_seen(self.table.seen_at(decisions[at].k), True)

    # ------------------------------------------------------------ round about

    def _speak(self) -> None:
        self.say = Say(LANGUAGES[1 - LANGUAGES.index(self.say.lang)])
        self.window.set_language(self.say)
        self.said.emit(self.say)

    def close(self) -> None:
        """Nothing is lost: every step is on the disk already."""
        self.bots.close()
        self.coach.close()
        self.table.close()
        self.left.emit()


def nearest(did: Action, counted: Worth) -> float:
    """The value of the counted action of the same kind that comes nearest in number."""
    same = [(a, v) for a, v in counted if type(a) is type(did)]
    if not same:
        return counted[-1][1]
    return min(same, key=lambda pair: _apart(did, pair[0]))[1]


def _apart(a: Action, b: Action) -> float:
    """How far two actions of one kind are apart: numbers by their difference, else 1 a field."""
    apart = 0.0
    for name in a.__struct_fields__[1:]:
        x, y = getattr(a, name), getattr(b, name)
        apart += abs(x - y) if type(x) is int and type(y) is int else 10.0 * (x != y)
    return apart
