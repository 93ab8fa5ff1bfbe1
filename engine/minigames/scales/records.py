"""Scales: what lies in the pans, and the two kinds of problem."""

from __future__ import annotations

from typing import Literal

from engine.minigames.statements import Lean
from engine.types import Value

RATIOS = range(2, 13)  # §10.2: what "how many?" may be answered with


class Balance(Value, frozen=True):
    """Two pans that balance: a letter for each thing in them, in the order of the alphabet."""

    left: str
    right: str


class Ratio(Value, frozen=True, tag="scales.ratio"):
    """How many of the thing `many` balance one of the thing `one`? (S1)"""

    pictures: tuple[Balance, ...]
    one: str
    many: str


class Weighing(Value, frozen=True):
    """Coins in two pans, rising, and the pan that went down."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    lean: Lean


class OddCoin(Value, frozen=True, tag="scales.coin"):
    """Coins 1 to `coins`, one of them false: which one, and is it heavy or light? (S2)"""

    coins: int
    weighings: tuple[Weighing, ...]


class FalseCoin(Value, frozen=True):
    """The answer to an odd coin."""

    coin: int
    way: Literal["heavy", "light"]


Problem = Ratio | OddCoin
Answer = int | FalseCoin


def things(p: Ratio) -> str:
    """The letters on the scales and in the question, each once."""
    pans = [b.left + b.right for b in p.pictures]
    return "".join(sorted({*"".join(pans), p.one, p.many}))
