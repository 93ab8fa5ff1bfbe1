"""The solver of Two-sided Poker: what more rounds cost, and what they leave to be won.

pytest -m bench tests/bench/test_bots_twosided.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import fmean

import pytest

from engine.bots import twosided as bots
from engine.bots.bot import Level
from engine.bots.twosided import plan
from engine.bots.twosided.plan import Effort
from engine.bots.twosided.tree import grown
from engine.games import twosided
from engine.games.twosided.records import Bet, State
from tests.bots.best_response_twosided import DRAWN, exploitability, opened, seen
from tests.bots.measure_twosided import EFFORTS

pytestmark = pytest.mark.bench
Told = Callable[[str], None]
HANDS = ((9, 2), (5, 6), (8, 3), (4, 9), (1, 2), (6, 1))
UNBOUNDED = 10**12


def thought(s: State, effort: Effort) -> tuple[float, float]:
    """Seconds to solve the hand for the second chair, and what the best opponents win."""
    bet = Bet(0, "front", 1)
    one = seen(twosided.apply(s, bet), 1, 9 + s.cards[1].front % 2, (bet,))
    plan.planned.cache_clear()
    grown.cache_clear()
    began = time.process_time()
    bots.mixture(one, Random(0), effort)
    took = time.process_time() - began
    return took, exploitability(lambda x: bots.mixture(x, Random(0), effort), s)


@pytest.mark.parametrize(("chips", "carried"), [((40, 40), 0), ((35, 35), 10)])
@pytest.mark.parametrize("between", [0, 1, 2])
def test_more_rounds_leave_less(
    chips: tuple[int, int], carried: int, between: int, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = []
    for rounds in (25, 100, 400, 1200):
        monkeypatch.setattr(plan, "MOST", rounds)
        effort = Effort(between, UNBOUNDED)
        hands = [thought(opened(chips, carried, p, DRAWN), effort) for p in HANDS]
        seconds, left = [fmean(x) for x in zip(*hands)]
        told(
            f"two-sided {chips[0]}/{chips[1]} with {carried}, {between} levels between, "
            f"{rounds:4} rounds: {seconds:.3f} s a hand, {left:.4f} chips a hand to be won"
        )
        lost.append(left)
    assert lost == sorted(lost, reverse=True)


@pytest.mark.parametrize("level", bots.LEVELS[2:])
def test_a_hand_is_solved_in_half_of_its_budget(level: Level, told: Told) -> None:
    """The largest trees: nothing or a pot carried, for the chair that has more to answer."""
    took = []
    for chips, carried in (((40, 40), 0), ((35, 35), 10), ((30, 30), 20)):
        took += [thought(opened(chips, carried, p, DRAWN), EFFORTS[level.name])[0] for p in HANDS]
    told(f"two-sided {level.name}: {fmean(took):.3f} s a hand, {max(took):.3f} s at most, "
         f"budget {level.budget} s")  # fmt: skip
    assert max(took) < level.budget / 2
