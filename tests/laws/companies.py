"""The configurations the laws run on: for each game a source of random house rules."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from engine import show
from engine.games import GAMES
from engine.show import Config, House, Player, duel
from engine.types import replace

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


def _company(key: str, rng: Random) -> Any:
    """A game's own source lies beside its tests, which import this module."""
    return import_module(f"tests.games.test_{key}_laws").company(rng)


def _of(key: str) -> Callable[[Random], Any]:
    return lambda rng: _company(key, rng)


def _after_a_match() -> Any:
    """The show from the end of a main match on: random play of a whole one seldom gets there."""
    late = ModuleType("late")
    late.__dict__.update(show.__dict__)
    late.__dict__.update(setup=_late)
    return late


def _late(config: Config) -> Any:
    s = show.setup(config)
    able = [i for i, p in enumerate(s.players) if not p.guest]
    first, last, tokens = able[:1], able[-1:], [0] * len(s.players)
    tokens[able[0]] = 1
    if config.house.joint_last == "all_tied":
        last = able[1:]
    s = replace(
        s, key="horror", episode=1, history=(s.garnets,), before=s.garnets, winners=(*first,),
        last=(*last,), tokens=(*tokens,), candidates=(*last,), chairs=(*able,),
    )  # fmt: skip
    return duel.go(s)


def _late_evening(rng: Random) -> Any:
    while True:
        config = evening(rng)
        if sum(not p.guest for p in config.players) > 2:
            return config


COMPANIES: dict[str, tuple[Any, Callable[[Random], Any]]] = {
    "horror": (GAMES["horror"], race),
    **{key: (GAMES[key], _of(key)) for key in GAMES if key != "horror"},
    "show": (show, evening),
    "show, late": (_after_a_match(), _late_evening),
}
