"""Seed Poker under the laws of the engine, with every house rule at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games import seed_poker
from tests.laws import laws
from tests.laws.companies import any_switches

g: Any = seed_poker
SEEDS = 16


def company(rng: Random) -> Any:
    garnets = tuple(rng.randint(0, 3) for _ in range(rng.randint(*g.PLAYERS)))
    return g.configure(garnets, any_switches(g, rng))


def run(seeds: range, share: float, limit: int = 700) -> int:
    """Random play, a share of its steps checked; returns how many there were."""
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        config = company(rng)
        first = g.setup(config)
        for v in laws.viewers(config.players, rng):
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
