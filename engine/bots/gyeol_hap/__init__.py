"""Bots of Gyeol-Hap: players who have to look, from slow to quick, and one who sees everything."""

from __future__ import annotations

from random import Random

from engine.bots.bot import Level, uniform
from engine.bots.gyeol_hap.champion import champion, values as values
from engine.bots.gyeol_hap.finder import find
from engine.seen import Seen
from engine.types import Action

UNIT = "points"


def beginner(seen: Seen, rng: Random) -> Action:
    return find(seen, rng, 0.004)


def regular(seen: Seen, rng: Random) -> Action:
    return find(seen, rng, 0.008)


def quick(seen: Seen, rng: Random) -> Action:
    return find(seen, rng, 0.016)


def master(seen: Seen, rng: Random) -> Action:
    return find(seen, rng, 0.03)


LEVELS = (
    Level("uniform", uniform),
    Level("beginner", beginner),
    Level("regular", regular),
    Level("quick", quick),
    Level("master", master),
    Level("champion", champion),
)
