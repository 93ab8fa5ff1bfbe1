"""Seed Poker under the laws of the engine, with every house rule at random."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games import seed_poker
from tests.laws import laws
from tests.laws.companies import any_switches

SEEDS = 16


def company(rng: Random) -> Any:
    garnets = tuple(rng.randint(0, 3) for _ in range(rng.randint(*seed_poker.PLAYERS)))
    return seed_poker.configure(garnets, any_switches(seed_poker, rng))


def run(seeds: range, share: float, limit: int = 700) -> int:
    """Random play, a share of its steps checked; returns how many there were."""
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        config = company(rng)
        first = seed_poker.setup(config)
        for v in laws.viewers(config.players, rng):
            laws.need(seed_poker.view(first, v) == first, "3", "a secret at setup", v)
        played, last = [], first
        for s, a, t in laws.walk(seed_poker, config, rng, limit):
            steps += 1
            played.append(a)
            last = t
            if rng.random() < share:
                laws.step(seed_poker, s, a, t, rng)
            if rng.random() < share / 4:
                laws.refuses(seed_poker, s, rng)
        again = first
        for a in played:
            again = seed_poker.apply(again, a)
        laws.need(again == last, "1", seed)
    return steps


def test_laws_1_to_8_and_11_to_13() -> None:
    assert run(range(SEEDS), 0.3) > 1000
