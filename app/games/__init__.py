"""What each game brings to the windows: a stage for the hall, a desk and a pad for the dealer.

One line a game in each table; a game that is missing gets the plain stage.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from app.audience.stage import PlainStage, Stage
from app.games import horror_race, plain
from app.games.horror_race import dealer, desk

STAGES: dict[str, Stage] = {"horror": horror_race}
DEALERS: dict[str, ModuleType] = {"horror": dealer}  # situation(), page()
DESKS: dict[str, Callable[..., Any]] = {"horror": desk.paint}
PLAIN = PlainStage()


def dealer_of(key: str) -> ModuleType:
    """What the dealer does in a game."""
    return DEALERS.get(key, plain)


def stage(key: str) -> Stage:
    """The stage of a game."""
    return STAGES.get(key, PLAIN)
