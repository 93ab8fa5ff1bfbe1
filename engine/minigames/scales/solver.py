"""Scales: every answer, found by elimination in fractions and by trying each false coin."""

from __future__ import annotations

from fractions import Fraction

from engine.minigames.scales.records import (
    RATIOS,
    Answer,
    FalseCoin,
    OddCoin,
    Problem,
    Ratio,
    Weighing,
    things,
)
from engine.minigames.statements import Lean

Row = list[Fraction]


def solve(problem: Problem) -> tuple[Answer, ...]:
    return _ratio(problem) if isinstance(problem, Ratio) else _coins(problem)


def _ratio(p: Ratio) -> tuple[int, ...]:
    """The weights are known up to a factor, or there is no answer (§10.2: dimension 1)."""
    free, weights = solution(p)
    if free != 1 or min(weights.values()) <= 0:
        return ()
    ratio = weights[p.one] / weights[p.many]
    return (int(ratio),) if ratio in RATIOS else ()


def solution(p: Ratio) -> tuple[int, dict[str, Fraction]]:
    """How many weights can be chosen freely, and all weights where each of these is 1."""
    letters = things(p)
    rows = [[Fraction(b.left.count(x) - b.right.count(x)) for x in letters] for b in p.pictures]
    led = _eliminate(rows, len(letters))
    weights = dict.fromkeys(letters, Fraction(1))
    for column, row in led.items():
        others = [x for k, x in enumerate(row) if k not in led]
        weights[letters[column]] = -sum(others, Fraction(0))
    return len(letters) - len(led), weights


def _eliminate(rows: list[Row], width: int) -> dict[int, Row]:
    """Reduced rows by the column in which each leads."""
    led: dict[int, Row] = {}
    for column in range(width):
        row = next((r for r in rows if r[column]), None)
        if row is None:
            continue
        head = [x / row[column] for x in row]
        rows = [_less(r, head, column) for r in rows if r is not row]
        led = {k: _less(r, head, column) for k, r in led.items()}
        led[column] = head
    return led


def _less(row: Row, head: Row, column: int) -> Row:
    by = row[column]
    return [x - by * y for x, y in zip(row, head)] if by else row


# ---------------------------------------------------------------- the odd coin


def _coins(p: OddCoin) -> tuple[FalseCoin, ...]:
    """Suppose each coin in turn heavy or light, and weigh again."""
    out: list[FalseCoin] = []
    for coin in range(1, p.coins + 1):
        for way in ("heavy", "light"):
            weights = [2] * (p.coins + 1)
            weights[coin] = 3 if way == "heavy" else 1
            if all(_lean(w, weights) == w.lean for w in p.weighings):
                out.append(FalseCoin(coin, "heavy" if way == "heavy" else "light"))
    return tuple(out)


def _lean(w: Weighing, weights: list[int]) -> Lean:
    left, right = sum(weights[c] for c in w.left), sum(weights[c] for c in w.right)
    return "left" if left > right else "right" if left < right else "even"
