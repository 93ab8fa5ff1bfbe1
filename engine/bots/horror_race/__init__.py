"""Bots of Horror Race: they put their characters where they move, and know what last is worth."""

from __future__ import annotations

from engine.bots.bot import Level, uniform
from engine.bots.horror_race.champion import champion, values
from engine.bots.horror_race.regular import regular

__all__ = ["LEVELS", "UNIT", "values"]

LEVELS = (Level("uniform", uniform), Level("regular", regular), Level("champion", champion))
UNIT = "win"
