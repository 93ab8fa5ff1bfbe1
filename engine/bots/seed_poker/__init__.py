"""Bots of Seed Poker: from who does anything to who counts on a model of the others."""

from __future__ import annotations

from engine.bots.bot import Level, uniform
from engine.bots.seed_poker.odds import odds, values
from engine.bots.seed_poker.tight import mindful, tight

__all__ = ["LEVELS", "UNIT", "mindful", "values"]

LEVELS = (Level("uniform", uniform), Level("tight", tight), Level("odds", odds, 0.5))
UNIT = "chips"
