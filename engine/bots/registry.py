"""The bots by game, weakest level first: written out so that a frozen build sees them."""

from __future__ import annotations

from engine.bots import horror_race
from engine.bots.bot import Level, Values, uniform

UNIFORM = (Level("uniform", uniform),)
BOTS: dict[str, tuple[Level, ...]] = {
    "horror": horror_race.LEVELS,
    "holdem": UNIFORM,
    "twosided": UNIFORM,
    "seed": UNIFORM,
    "yut": UNIFORM,
    "hap": UNIFORM,
}

# What each action is worth to a chair, from its view alone: (Seen, rng) -> pairs, and the unit.
VALUES: dict[str, tuple[Values, str]] = {
    "horror": (horror_race.values, horror_race.UNIT),
}


def level(key: str, name: str) -> Level:
    """A level of a game by its name. Raises KeyError where there is none."""
    for one in BOTS[key]:
        if one.name == name:
            return one
    raise KeyError(f"{key}: {name}")
