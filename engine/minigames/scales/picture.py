"""Scales: what lies where."""

from __future__ import annotations

from engine.minigames.scales.records import OddCoin, Problem, Ratio, things
from engine.minigames.statements import Scale, Scales, Statement


def statement(problem: Problem) -> Statement:
    if isinstance(problem, Ratio):
        facts = (("one", problem.one), ("many", problem.many))
        return Statement("ratio", _ratio(problem), facts)
    return Statement("coin", _coins(problem), (("coins", problem.coins),))


def _ratio(p: Ratio) -> Scales:
    scales = tuple([Scale(tuple(b.left), tuple(b.right)) for b in p.pictures])
    return Scales(scales, tuple(things(p)))


def _coins(p: OddCoin) -> Scales:
    scales = [Scale(_names(w.left), _names(w.right), w.lean) for w in p.weighings]
    return Scales(tuple(scales), _names(tuple(range(1, p.coins + 1))))


def _names(coins: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([str(c) for c in coins])
