"""A table of bots: plays one game to its end, each chair from its own `Seen`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.bots.bot import Bot
from engine.seen import Seen
from engine.types import Action, Option, Viewer, check

Stop = Callable[[Any], bool]
STEPS = 50_000  # longer than any game lasts that bots play to win


class Table:
    """A game under way among bots; `chance` answers for cards, coins and the staff.

    `bots[i]` sits on chair i. The two sources of chance are apart, so that two companies can be
    dealt the same cards.
    """

    def __init__(self, game: Any, config: Any, bots: Sequence[Bot], seed: str) -> None:
        self.game, self.bots = game, bots
        self.state: Any = game.setup(config)
        self.steps = 0
        self._chance = Random(f"{seed}/chance")
        self._minds = [Random(f"{seed}/{i}") for i in range(len(bots))]
        self._before: list[tuple[Any, Action]] = []
        self._logs: dict[Viewer, list[Action | None]] = {}

    def play(self, stop: Stop = lambda s: False, steps: int = STEPS) -> Any:
        """Go on until the game is over or `stop` holds; returns the state.

        Raises RuntimeError where that takes more steps than allowed.
        """
        while not stop(self.state):
            options = self.game.options(self.state)
            if not options:
                break
            if self.steps >= steps:
                raise RuntimeError(f"{self.game.__name__}: not over after {steps} steps")
            self.do(self.choice(options))
        return self.state

    def choice(self, options: tuple[Option, ...]) -> Action:
        """What happens next: a bot's wish where a chair is awaited, else chance's."""
        seat = next((o.actor for o in options if o.actor >= 0), None)
        if seat is None:
            return options[int(self._chance.random() * len(options))].sample(self._chance)
        wish = self.bots[seat](self.seen(seat), self._minds[seat])
        check(wish, options)
        return wish

    def do(self, a: Action) -> None:
        """Play one action; it must be legal."""
        self._before.append((self.state, a))
        self.state = self.game.apply(self.state, a)
        self.steps += 1

    def seen(self, seat: int) -> Seen:
        """What a chair may know now, with the log as it learnt it."""
        viewer, game, s = frozenset({seat}), self.game, self.state
        log = self._logs.setdefault(viewer, [])
        log += [game.redact(was, a, viewer) for was, a in self._before[len(log) :]]
        options = tuple([o for o in game.options(s) if o.actor == seat])
        known = tuple([a for a in log if a is not None])
        return Seen(viewer, game.view(s, viewer), known, options)
