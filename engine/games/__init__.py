"""The registry: one line a game, written out so that a frozen build sees it."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.games import gyeol_hap, holdem, horror_race, seed_poker, twosided, yut

GAMES: dict[str, Game[Any, Any, Any]] = {
    "horror": horror_race,
    "holdem": holdem,
    "twosided": twosided,
    "seed": seed_poker,
    "yut": yut,
    "hap": gyeol_hap,
}
