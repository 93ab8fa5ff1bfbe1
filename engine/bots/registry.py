"""The bots by game, weakest level first: written out so that a frozen build sees them."""

from __future__ import annotations

from engine.bots import gyeol_hap, holdem, horror_race, seed_poker, twosided, yut
from engine.bots.bot import Level, Values, uniform

UNIFORM = (Level("uniform", uniform),)
BOTS: dict[str, tuple[Level, ...]] = {
    "horror": horror_race.LEVELS,
    "holdem": holdem.LEVELS,
    "twosided": twosided.LEVELS,
    "seed": seed_poker.LEVELS,
    "yut": yut.LEVELS,
    "hap": gyeol_hap.LEVELS,
}

# What each action is worth to a chair, from its view alone: (Seen, rng) -> pairs, and the unit.
VALUES: dict[str, tuple[Values, str]] = {
    "horror": (horror_race.values, horror_race.UNIT),
    "holdem": (holdem.values, holdem.UNIT),
    "seed": (seed_poker.values, seed_poker.UNIT),
    "twosided": (twosided.values, twosided.UNIT),
    "yut": (yut.values, yut.UNIT),
    "hap": (gyeol_hap.values, gyeol_hap.UNIT),
}


def level(key: str, name: str) -> Level:
    """A level of a game by its name. Raises KeyError where there is none."""
    for one in BOTS[key]:
        if one.name == name:
            return one
    raise KeyError(f"{key}: {name}")
