"""Nim as a seventh game: all that a game without secrets must provide."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Ranking, Result, Teams
from engine.tuples import add
from engine.types import Action, Choice, Option, Range, Value, Viewer, replace

RULES, PLAYERS, GARNET_MATCH, TOKENS = 1, (2, 4), False, (1, 1)
DEATH_MATCH, GARNETS_STAKED = True, False
RANKED_BY: Ranking = "result"
TEAMS: Teams = "alone"
LEARNT: dict[type[Action], tuple[str, ...]] = {}
REVEALS: tuple[type[Action], ...] = ()
SWITCHES: dict[str, tuple[Any, ...]] = {"most": (3, 2)}


class Config(Value, frozen=True, tag="nim"):
    """How many play, and how many sticks one may take."""

    players: int = 2
    most: int = 3


class State(Value, frozen=True, tag="nim"):
    """Three heaps and whose turn it is; who takes the last stick wins."""

    config: Config
    heaps: tuple[int, ...] = (3, 4, 5)
    turn: int = 0


class Take(Action, frozen=True, tag="nim.take"):
    """Some sticks of one heap."""

    heap: int
    sticks: int


KINDS: tuple[type[Action], ...] = (Take,)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    return Config(players=len(garnets), **switches)


def setup(config: Config) -> State:
    return State(config)


def seats(s: State) -> int:
    return s.config.players


def options(s: State) -> tuple[Option, ...]:
    return tuple(
        Option(s.turn, Take, {"heap": Choice((i,)), "sticks": Range(1, min(n, s.config.most))})
        for i, n in enumerate(s.heaps)
        if n
    )


def asides(s: State) -> tuple[Option, ...]:
    return ()


def apply(s: State, a: Take) -> State:
    heaps = add(s.heaps, a.heap, -a.sticks)
    return replace(s, heaps=heaps, turn=(s.turn + 1) % s.config.players)


def refusal(s: State, actor: int, kind: type[Action], field: str) -> str:
    return "not-that-many" if field else "not-your-turn"


def view(s: State, v: Viewer) -> State:
    return s


def redact(s: State, a: Take, v: Viewer) -> Take | None:
    return a


def imagine(s: State, rng: Random) -> State:
    return s


def score(s: State) -> tuple[int, ...]:
    return (0,) * s.config.players


garnets = score


def result(s: State) -> Result:
    if any(s.heaps):
        return Result()
    won = (s.turn - 1) % s.config.players
    return Result((won,), tuple(i for i in range(s.config.players) if i != won))


def audit(s: State) -> tuple[str, ...]:
    return ("a debt",) if min(s.heaps) < 0 else ()
