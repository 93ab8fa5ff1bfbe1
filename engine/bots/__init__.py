"""The bots by game, weakest level first: written out so that a frozen build sees them."""

from __future__ import annotations

from engine.bots.bot import Bot, Level, uniform
from engine.bots.table import Table

__all__ = ["BOTS", "Bot", "Level", "Table", "uniform"]

UNIFORM = (Level("uniform", uniform),)
BOTS: dict[str, tuple[Level, ...]] = {
    "horror": UNIFORM,
    "holdem": UNIFORM,
    "twosided": UNIFORM,
    "seed": UNIFORM,
    "yut": UNIFORM,
    "hap": UNIFORM,
}
