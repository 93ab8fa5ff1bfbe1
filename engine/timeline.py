"""The one mutable thing of the engine: what has happened, with a cursor for undo and redo."""

from __future__ import annotations

from typing import Any, Literal

from engine.chance import draw
from engine.notation import read, recall
from engine.seen import Seen
from engine.types import (
    CHANCE,
    TABLE,
    Action,
    Illegal,
    Option,
    Value,
    Viewer,
    check,
)

By = Literal["dealer", "auto", "drawn"]  # typed or confirmed; went on by itself; from the seed


class Entry(Value, frozen=True):
    """One action that happened, who answered for its actor, and the line that recorded it."""

    action: Action
    by: By
    n: int = 0
    drew: bool = False  # it took a draw of the seed, which stays taken when it is amended


class Amended(Value, frozen=True):
    """What an amendment did: how many later entries were met again, and what stopped the rest."""

    kept: int
    of: int
    refused: Action | None = None
    code: str = ""


class Timeline:
    """States, entries and a cursor: play, undo, redo, amend, and what each viewer has seen."""

    def __init__(self, game: Any, config: Any, seed: str) -> None:
        self.game, self.seed = game, seed
        self.states: list[Any] = [game.setup(config)]
        self.entries: list[Entry] = []
        self.draws: list[int] = [0]  # how many draws lie before each state
        self.at = 0
        self._replaced: tuple[Any, ...] = ()  # what the last amendment replaced
        self._logs: dict[Viewer, list[Action | None]] = {}

    @property
    def state(self) -> Any:
        return self.states[self.at]

    @property
    def done(self) -> list[Entry]:
        """The entries that stand: those before the cursor."""
        return self.entries[: self.at]

    # ------------------------------------------------------------ going on

    def options(self) -> tuple[Option, ...]:
        options: tuple[Option, ...] = self.game.options(self.state)
        return options

    def read(self, line: str, k: int | None = None) -> Action:
        """The action a line of notation names now, or before entry `k`. Raises Illegal."""
        if k is not None and not 0 <= k < self.at:
            raise Illegal("no-such-entry", entry=k + 1)
        s = self.state if k is None else self.states[k]
        kinds = self.game.kinds(s) if hasattr(self.game, "kinds") else self.game.KINDS
        return read(line, (*self.game.options(s), *self.game.asides(s)), kinds)

    def recall(self, line: str) -> Action:
        """The action a line of the show file names, whether legal or not. Raises Illegal."""
        return recall(line, self.game.KINDS)

    def check(self, action: Action) -> None:
        """Raise the Illegal that tells best why this may not be done now, or return."""
        _check(self.game, self.state, action)

    def check_at(self, k: int, action: Action) -> None:
        """The same for the state before entry `k`: what an amendment must pass."""
        _check(self.game, self.states[k], action)

    def play(self, action: Action, by: By = "dealer", n: int = 0) -> None:
        """Check and apply; what was undone before is cut off. Raises Illegal, changing nothing."""
        self._play(Entry(action, by, n, by == "drawn"))
        if by == "dealer":  # what goes on by itself after an amendment is undone with it
            self._replaced = ()

    def _play(self, entry: Entry) -> None:
        s = self.state
        _check(self.game, s, entry.action)
        self._push(self.game.apply(s, entry.action), entry)

    def _push(self, after: Any, entry: Entry) -> None:
        k = self.at
        if k < len(self.entries):
            self._cut(k)
        self.states.append(after)
        self.entries.append(entry)
        self.draws.append(self.draws[k] + entry.drew)
        self.at = k + 1

    def _cut(self, k: int) -> None:
        del self.states[k + 1 :], self.entries[k:], self.draws[k + 1 :]
        for log in self._logs.values():
            del log[k:]

    def forced(self) -> Action | None:
        """The one thing that can happen now, where nobody has a choice."""
        return forced(self.options())

    def drawn(self) -> Action | None:
        """What the seed draws next, where chance is awaited."""
        for o in self.options():
            if o.actor == CHANCE:
                return draw(self.seed, self.draws[self.at], o)
        return None

    # ------------------------------------------------------------ going back

    def can_undo(self) -> bool:
        """Whether the dealer has done anything that still stands."""
        return bool(self._replaced) or any(e.by == "dealer" for e in self.done)

    def undoes_amendment(self) -> bool:
        """Whether an undo now takes back an amendment."""
        return bool(self._replaced)

    def undo(self) -> int:
        """Step back to before the dealer's last action, or before the amendment just made.

        Returns how many entries that were. Raises Illegal: nothing-to-undo.
        """
        was = self.at
        if self._replaced:
            self.states, self.entries, self.draws, self.at = self._replaced
            self._replaced = ()
            self._logs.clear()
            return max(0, was - self.at)
        while self.at and self.entries[self.at - 1].by != "dealer":
            self.at -= 1
        if not self.at:
            self.at = was
            raise Illegal("nothing-to-undo")
        self._replaced = ()
        self.at -= 1
        return was - self.at

    def redo(self) -> int:
        """Take back an undo, with what the table did by itself after it."""
        was = self.at
        self._replaced = ()
        if was == len(self.entries):
            raise Illegal("nothing-to-redo")
        self.at += 1
        while self.at < len(self.entries) and self.entries[self.at].by != "dealer":
            self.at += 1
        return self.at - was

    def amend(self, k: int, action: Action) -> Amended:
        """Replace entry `k` and play again what followed; stops at the first real refusal.

        A forced step is a consequence, not a decision: one that no longer fits is dropped, and
        before a decision that does not fit the forced steps of the new state are played. Raises
        Illegal, changing nothing, where the new action is refused itself.
        """
        if not 0 <= k < self.at:
            raise Illegal("no-such-entry", entry=k + 1)
        _check(self.game, self.states[k], action)
        tail = self.entries[k + 1 : self.at]
        was = [forced(self.game.options(self.states[n])) is not None for n in range(k + 1, self.at)]
        old = self.entries[k]
        replaced = (self.states[:], self.entries[:], self.draws[:], self.at)
        self.at = k
        self._cut(k)
        by: By = "dealer" if old.by == "drawn" else old.by
        self._play(Entry(action, by, old.n, old.drew))
        done = self._replay(tail, was)
        self._replaced = replaced
        return done

    def _replay(self, tail: list[Entry], was_forced: list[bool]) -> Amended:
        for n, entry in enumerate(tail):
            refused = self._again(entry, was_forced[n])
            if refused is not None:
                return Amended(n, len(tail), entry.action, refused.code)
        return Amended(len(tail), len(tail))

    def _again(self, entry: Entry, was_forced: bool) -> Illegal | None:
        """Play an old entry in the new line; the refusal where it cannot be met again."""
        while True:
            try:
                self._play(entry)
            except Illegal as no:
                if was_forced:
                    return None
                step = self.forced()
                if step is None:
                    return no
                self._play(Entry(step, "auto"))
            else:
                return None

    # ------------------------------------------------------------ what is seen

    def seen(self, viewer: Viewer) -> Seen:
        """All that a viewer may know now; the redacted log is kept and appended, not redone."""
        s, game = self.state, self.game
        log = self._logs.setdefault(viewer, [])
        for k in range(len(log), self.at):
            log.append(game.redact(self.states[k], self.entries[k].action, viewer))
        chairs = game.chairs(s, viewer)
        options = tuple(o for o in game.options(s) if o.actor in chairs)
        shown = tuple([a for a in log[: self.at] if a is not None])
        return Seen(viewer, game.view(s, viewer), shown, options)


def forced(options: tuple[Option, ...]) -> Action | None:
    """The single action of the table where these options leave no choice, else None."""
    if len(options) == 1 and options[0].actor == TABLE:
        return options[0].single()
    return None


def _check(game: Any, s: Any, action: Action) -> None:
    options = game.options(s)
    try:
        check(action, options)
    except Illegal as no:
        try:
            check(action, game.asides(s))
        except Illegal as never:
            worse = never if never.code != "not-now" else no
            raise _told(game, s, action, worse) from None


def _told(game: Any, s: Any, action: Action, no: Illegal) -> Illegal:
    """A refusal in the game's own code, which says more than "not now"."""
    if no.code == "reason-owed":
        return no
    field = str(no.facts.get("field", ""))
    code = game.refusal(s, action.actor, type(action), field)
    return Illegal(code, **no.facts)
