"""Scales: whether an answer is right, told by loads that balance and by where the coin lay."""

from __future__ import annotations

from math import gcd

from engine.minigames.scales.records import (
    RATIOS,
    Answer,
    Balance,
    FalseCoin,
    OddCoin,
    Problem,
    Ratio,
    Weighing,
    things,
)

Weights = tuple[int, ...]


def check(problem: Problem, answer: Answer) -> bool:
    if isinstance(problem, OddCoin):
        return isinstance(answer, FalseCoin) and _explains(problem, answer)
    return type(answer) is int and answer in RATIOS and _balances(problem, answer)


def _balances(p: Ratio, ratio: int) -> bool:
    """The pictures leave one set of weights, in which all weigh something and the ratio holds.

    At first only one thing weighs anything, each in turn. At each scale what balances stays, and
    what weighs left is mixed with what weighs right until it balances: the outermost weights that
    fit all scales. If they are all the same, nothing else fits.
    """
    letters = things(p)
    fit = {tuple([int(x == y) for y in letters]) for x in letters}
    for picture in p.pictures:
        fit = _balanced(fit, picture, letters)
    if len(fit) != 1:
        return False
    weights = dict(zip(letters, fit.pop()))
    return min(weights.values()) > 0 and weights[p.one] == ratio * weights[p.many]


def _balanced(fit: set[Weights], picture: Balance, letters: str) -> set[Weights]:
    tip = {w: _weigh(picture.left, letters, w) - _weigh(picture.right, letters, w) for w in fit}
    left, right = [w for w in fit if tip[w] > 0], [w for w in fit if tip[w] < 0]
    mixed = {_mixed(a, -tip[b], b, tip[a]) for a in left for b in right}
    return {w for w in fit if not tip[w]} | mixed


def _weigh(pan: str, letters: str, weights: Weights) -> int:
    return sum(weights[letters.index(x)] for x in pan)


def _mixed(a: Weights, m: int, b: Weights, n: int) -> Weights:
    sums = [m * x + n * y for x, y in zip(a, b)]
    common = gcd(*sums)
    return tuple([x // common for x in sums])


# ---------------------------------------------------------------- the odd coin


def _explains(p: OddCoin, answer: FalseCoin) -> bool:
    return 1 <= answer.coin <= p.coins and all(_fits(w, answer) for w in p.weighings)


def _fits(w: Weighing, false: FalseCoin) -> bool:
    """A coin off the scales explains a balance; in a pan it explains its own way to lean."""
    if false.coin in w.left:
        return w.lean == ("left" if false.way == "heavy" else "right")
    if false.coin in w.right:
        return w.lean == ("right" if false.way == "heavy" else "left")
    return w.lean == "even"
