"""A table of bots: the same seed, the same game; nobody is handed more than his chair knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.bot import Level, uniform
from engine.bots.table import Table
from engine.games import GAMES
from engine.seen import Seen
from engine.types import Action


def house(key: str) -> Any:
    game = GAMES[key]
    return game.configure((20,) * game.PLAYERS[0], {})


@pytest.mark.parametrize("key", [k for k in GAMES if k != "hap"])
def test_the_same_seed_plays_the_same_game(key: str) -> None:
    game, config = GAMES[key], house(key)
    bots = [uniform] * (game.PLAYERS[1] + 1)
    assert Table(game, config, bots, "1").play() == Table(game, config, bots, "1").play()


@pytest.mark.parametrize("key", [k for k in GAMES if k != "hap"])
def test_a_bot_gets_its_chairs_view_and_its_own_options(key: str) -> None:
    game = GAMES[key]
    asked: list[Seen] = []

    def spy(seen: Seen, rng: Random) -> Action:
        asked.append(seen)
        return uniform(seen, rng)

    Table(game, house(key), [spy] * (game.PLAYERS[1] + 1), "2").play()
    assert asked
    for seen in asked[:200]:
        assert game.view(seen.state, seen.viewer) == seen.state
        assert {o.actor for o in seen.options} == set(seen.viewer)


def test_a_level_has_a_name() -> None:
    assert Level("uniform", uniform).name == "uniform"
