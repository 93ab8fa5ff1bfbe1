"""The configurations the laws run on: for each game a source of random house rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine import show
from engine.games import GAMES
from engine.show import Config, House, Player

NAMES = ("김도윤", "이서연", "박지호", "최하린", "정우진", "강민서", "조은채", "윤태오", "장예나",
         "임시우", "한소율", "오준혁")  # fmt: skip


def any_switches(game: Any, rng: Random) -> dict[str, Any]:
    return {name: values[int(rng.random() * len(values))] for name, values in game.SWITCHES.items()}


def race(rng: Random) -> Any:
    horror = GAMES["horror"]
    return horror.Config(players=rng.randint(*horror.PLAYERS), **any_switches(horror, rng))


def evening(rng: Random) -> Any:
    people = tuple(
        Player(n, n, rng.randint(0, 4), guest=rng.random() < 0.2)
        for n in NAMES[: rng.randint(4, 12)]
    )
    return Config("밤", people, House(**any_switches(show, rng)))


COMPANIES: dict[str, tuple[Any, Callable[[Random], Any]]] = {
    "horror": (GAMES["horror"], race),
    "show": (show, evening),
}
