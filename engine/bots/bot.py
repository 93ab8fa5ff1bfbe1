"""What a bot is: it gets what one chair may know, and names what that chair does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.seen import Seen
from engine.types import Action, Value

Bot = Callable[[Seen, Random], Action]  # `Seen.state` is the game's own state, not the show's
Values = Callable[[Seen, Random], tuple[tuple[Action, float], ...]]  # of each sensible action


class Level(Value, frozen=True):
    """A bot by its name in one game; the sentences are `level-<game>-<name>`."""

    name: str
    bot: Bot
    budget: float = 0.3  # seconds a decision may take on a machine of today


def uniform(seen: Seen, rng: Random) -> Action:
    """Any of its options, each value as likely: what every level is measured against."""
    return seen.options[int(rng.random() * len(seen.options))].sample(rng)
