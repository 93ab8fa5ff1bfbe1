"""Two-sided Poker under the laws of the engine, with every house rule at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games import twosided
from engine.types import replace
from tests.laws import laws
from tests.laws.companies import any_switches

g: Any = twosided
SEEDS = 16


def company(rng: Random) -> Any:
    return g.Config(**any_switches(g, rng))


def run(seeds: range, share: float, limit: int = 700) -> int:
    """Random play, a share of its steps checked; returns how many there were."""
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        config = company(rng)
        first = g.setup(config)
        for v in laws.viewers(2, rng):
            laws.need(g.view(first, v) == first, "3", "a secret at setup", v)
        played, last = [], first
        for s, a, t in laws.walk(g, config, rng, limit):
            steps += 1
            played.append(a)
            last = t
            if rng.random() < share:
                laws.step(g, s, a, t, rng)
            if rng.random() < share / 4:
                laws.refuses(g, s, rng)
        again = first
        for a in played:
            again = g.apply(again, a)
        laws.need(again == last, "1", seed)
    return steps


def test_laws_1_to_8_and_11_to_13() -> None:
    assert run(range(SEEDS), 0.3) > 1000


def test_laws_in_the_last_hands_where_pots_are_dealt_again() -> None:
    """Random play seldom gets this far: the hand cap, equal chips, a pot without chips."""
    for seed in range(40):
        rng = Random(seed)
        config = replace(company(rng), hands=20)
        carried = rng.choice((0, 2))
        chips = rng.choice(((0, 1), (1, 0), (0.5, 0.5)))
        start = g.setup(config)
        rest = sum(start.chips) - carried
        s = replace(
            start, hand=rng.choice((19, 20)), carried=carried, step="redeal",
            chips=(int(chips[0] * rest), int(chips[1] * rest)),
        )  # fmt: skip
        for _ in range(60):
            a = laws.pick(g, s, rng)
            if a is None:
                break
            t = g.apply(s, a)
            laws.step(g, s, a, t, rng)
            s = t
