"""The three mini-games of Cooperative Hold'em: matchsticks, scales and packing (§10).

A problem is a frozen record without its answer. A maker draws one at random and asks the solver,
which finds every answer; only a problem with exactly one is used. The checker knows neither: it
tells by the rules alone whether an answer is right, so what the solver overlooked still counts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Protocol, TypeVar

from engine.minigames import matchsticks, packing, scales
from engine.minigames.draws import LEVELS as LEVELS
from engine.minigames.statements import Statement as Statement

P = TypeVar("P")
A = TypeVar("A")


class Minigame(Protocol[P, A]):
    """The protocol a mini-game module satisfies: P is its problem, A its answer."""

    def generate(self, seed: str, level: int) -> P:
        """A problem with exactly one answer, the same each time; levels rise from 1 to 3."""

    def solve(self, problem: P) -> tuple[A, ...]:
        """All answers."""

    def check(self, problem: P, answer: A) -> bool:
        """Whether this is right, by the rules of the problem."""

    def statement(self, problem: P) -> Statement:
        """What the room is shown."""

    def read_problem(self, text: str, several: bool = False) -> P:
        """The problem a producer typed; Illegal where it has no answer, or several unallowed."""

    def write_problem(self, problem: P) -> str:
        """The text that `read_problem` reads."""

    def read_answer(self, problem: P, text: str) -> A:
        """The answer a player typed, right or wrong; Illegal where it is none at all."""

    def write_answer(self, answer: A) -> str:
        """The text that `read_answer` reads."""


Problem = matchsticks.Problem | scales.Problem | packing.Problem

MINIGAMES: dict[str, Minigame[Any, Any]] = {
    "matchsticks": matchsticks,
    "scales": scales,
    "packing": packing,
}


@lru_cache(64)
def numbered(kind: str, level: int, number: int) -> Problem:
    """The problem a number stands for: the same in every room and on every machine."""
    problem: Problem = MINIGAMES[kind].generate(str(number), level)
    return problem
