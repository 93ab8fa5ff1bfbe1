"""How each kind of problem is drawn and answered with a finger."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtGui import QPainter

from app.room import equation, packing, scales, squares
from app.text import Say
from engine.minigames import Problem
from engine.minigames.matchsticks.records import Equation, Squares
from engine.minigames.packing.records import Packing
from engine.minigames.scales.records import OddCoin, Ratio


class Play(Protocol):
    """A draft is frozen; a finger makes the next one of it."""

    def start(self, problem: Any) -> Any:
        """Nothing done yet."""

    def paint(self, p: QPainter, problem: Any, draft: Any, say: Say) -> None: ...

    def press(self, problem: Any, draft: Any, x: float, y: float) -> Any: ...

    def answer(self, problem: Any, draft: Any) -> str:
        """The text a dealer would type, "" while something is missing."""


PLAYS: dict[type, Play] = {
    Equation: equation,
    Squares: squares,
    Ratio: scales,
    OddCoin: scales,
    Packing: packing,
}


def play(problem: Problem) -> Play:
    return PLAYS[type(problem)]


def start(problem: Problem) -> Any:
    return play(problem).start(problem)
