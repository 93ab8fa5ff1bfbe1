"""An evening on disk and in memory as one: every change is written before it is shown.

The lines of the journal are the truth; the timeline is what they amount to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import show
from engine.disk import SaveError
from engine.journal import Journal, Line, Loaded
from engine.notation import write
from engine.show import Config
from engine.timeline import Amended, By, Timeline
from engine.types import Action, Illegal, Text, Value

REASON = Text(400)  # letters: what the command line takes


class Verdict(Value, frozen=True):
    """Whether a file agrees with its seed and the rules: the first line that does not, or 0."""

    lines: int
    draws: int
    bad: int = 0
    code: str = ""


class Evening:
    """The timeline of a show and its journal. `now` tells the time for the record."""

    def __init__(
        self, config: Config, seed: str, journal: Journal | None, now: Callable[[], str]
    ) -> None:
        self.timeline = Timeline(show, config, seed)
        self.journal, self.now = journal, now
        self.lines: list[Line] = []
        self.amended: dict[int, Line] = {}  # line -> the amendment that replaced its action
        self._was_amended = self.amended  # before the last amendment
        self.scene = ""

    def play(self, action: Action, by: By = "dealer") -> None:
        """Raises Illegal or SaveError; then nothing has happened."""
        self.timeline.check(action)
        line = self._write(do=write(action), by=by)
        self.timeline.play(action, by, line.n)

    def _amended(self, n: int, line: Line, k: int, action: Action) -> Amended:
        done = self.timeline.amend(k, action)
        self._was_amended, self.amended = self.amended, {**self.amended, n: line}
        return done

    def undo(self) -> int:
        self._need(self.timeline.can_undo(), "nothing-to-undo")
        self._write(undo=1)
        return self._undone()

    def _undone(self) -> int:
        if self.timeline.undoes_amendment():
            self.amended = self._was_amended
        return self.timeline.undo()

    def redo(self) -> int:
        self._need(self.timeline.at < len(self.timeline.entries), "nothing-to-redo")
        self._write(redo=1)
        return self.timeline.redo()

    def amend(self, k: int, action: Action, why: str) -> Amended:
        """Replace the action of entry `k`, with the reason that is owed (§6 of the design)."""
        self._need(why.strip() in REASON, "reason-owed")
        self._need(0 <= k < self.timeline.at, "no-such-entry")
        self.timeline.check_at(k, action)
        n = self.timeline.entries[k].n
        self._need(n > 0, "no-such-entry")  # a consequence of an amendment has no line of its own
        line = self._write(amend=n, do=write(action), why=why.strip())
        return self._amended(n, line, k, action)

    def show_scene(self, scene: str) -> None:
        """The scene the hall is on: it comes back after a restart."""
        self._write(scene=scene)
        self.scene = scene

    def note(self, words: str) -> None:
        """Something for the record that is no action, e.g. that the hall was shown everything."""
        self._write(note=words)

    def _write(self, **what: Any) -> Line:
        if self.journal is None:
            line = Line(len(self.lines) + 1, self.now(), **what)
        else:
            line = self.journal.append(self.now(), **what)
        self.lines.append(line)
        return line

    def _need(self, holds: bool, code: str) -> None:
        if not holds:
            raise Illegal(code)

    # ------------------------------------------------------------ from the file

    def replay(self, line: Line) -> None:
        """What a line of the file says happened. Raises Illegal where the rules refuse it."""
        t = self.timeline
        if line.amend:
            k = next((k for k, e in enumerate(t.done) if e.n == line.amend), -1)
            self._need(k >= 0, "no-such-entry")
            self._amended(line.amend, line, k, t.recall(line.do))
        elif line.do:
            t.play(t.recall(line.do), _by(line), line.n)
        elif line.undo:
            self._undone()
        elif line.redo:
            t.redo()
        elif line.scene:
            self.scene = line.scene
        self.lines.append(line)


def _by(line: Line) -> Any:
    if line.by not in ("dealer", "auto", "drawn"):
        raise Illegal("unreadable", line=line.by)
    return line.by


def seed_of(loaded: Loaded) -> str:
    """The seed of a show. Raises SaveError where the file ends before it."""
    if not loaded.lines or not loaded.lines[0].seed:
        raise SaveError("seed-missing")
    return loaded.lines[0].seed


def evening_of(loaded: Loaded, now: Callable[[], str]) -> tuple[Evening, int, str]:
    """The evening a file holds, the first line the rules refuse (0: none), and why."""
    evening = Evening(loaded.header.show, seed_of(loaded), None, now)
    for line in loaded.lines:
        try:
            evening.replay(line)
        except Illegal as no:
            return evening, line.n, no.code
    return evening, 0, ""


def verify(loaded: Loaded) -> Verdict:
    """Derive every draw of a file again; names the first line that does not agree."""
    evening = Evening(loaded.header.show, seed_of(loaded), None, str)
    draws = 0
    for line in loaded.lines:
        if line.do and line.by == "drawn":
            draws += 1
            derived = evening.timeline.drawn()
            if derived is None or write(derived) != line.do:
                return Verdict(line.n - 1, draws - 1, line.n, "draw-differs")
        try:
            evening.replay(line)
        except Illegal as no:
            return Verdict(line.n - 1, draws, line.n, no.code)
    bad = len(loaded.lines) + 1 if loaded.damage or loaded.torn else 0
    return Verdict(len(loaded.lines), draws, bad, loaded.damage or ("torn" if bad else ""))
