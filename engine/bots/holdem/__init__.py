"""Bots of Cooperative Hold'em: at the table, and in the room where the shared cards are picked."""

from __future__ import annotations

from engine.bots.bot import Level, uniform
from engine.bots.holdem.odds import odds, values
from engine.bots.holdem.tight import tight

__all__ = ["LEVELS", "UNIT", "values"]

LEVELS = (Level("uniform", uniform), Level("tight", tight), Level("odds", odds, 0.2))
UNIT = "garnets"
