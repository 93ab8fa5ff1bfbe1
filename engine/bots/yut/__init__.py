"""Bots of Strategic Yut: they look some throws ahead and mix their sticks as game theory says."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Level, uniform
from engine.bots.yut.player import counted, play
from engine.seen import Seen
from engine.types import Action

UNIT = "win"


def regular(seen: Seen, rng: Random) -> Action:
    return play(seen, rng, 2)


def strong(seen: Seen, rng: Random) -> Action:
    return play(seen, rng, 3)


def champion(seen: Seen, rng: Random) -> Action:
    return play(seen, rng, 4)


def values(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """How likely the chair's side wins after each of its moves, all four playing on well.

    A stick is valued against the mixtures of the three others; where both sides of it are worth
    the same, which one is taken must not be guessed.
    """
    return tuple((a, (1 + v) / 2) for a, v in counted(seen, 4))


LEVELS = (
    Level("uniform", uniform),
    Level("regular", regular),
    Level("strong", strong, 0.5),
    Level("champion", champion, 1.0),
)
