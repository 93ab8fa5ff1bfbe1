"""The registry: one line a game, written out so that a frozen build sees it."""

from __future__ import annotations

from typing import Any

from engine.game import Game
from engine.games import horror_race

GAMES: dict[str, Game[Any, Any, Any]] = {
    "horror": horror_race,
}
