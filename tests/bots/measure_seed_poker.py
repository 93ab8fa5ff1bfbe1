"""What each level of Seed Poker wins a round: python -m tests.bots.measure_seed_poker

One bot among six others, every chair as often, one round from 15 chips; 95 % intervals.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from engine.bots.bot import Bot, uniform
from engine.bots.seed_poker import mindful
from engine.bots.seed_poker.odds import odds
from engine.bots.seed_poker.tight import tight
from engine.bots.table import Table
from engine.games import seed_poker

SEATS, CHIPS = 7, 15
BOTS: dict[str, Bot] = {"uniform": uniform, "tight": tight, "mindful": mindful, "odds": odds}


def won(trial: tuple[str, str, int]) -> float:
    """Chips that one bot wins or loses in round number n."""
    one, others, n = trial
    chair = n % SEATS
    bots = [BOTS[one if i == chair else others] for i in range(SEATS)]
    config = seed_poker.configure((0,) * SEATS, {"cards": "drawn"})
    state = Table(seed_poker, config, bots, f"{others}/{n}").play(
        lambda s: s.round == 1 and s.step in ("ready", "over") and not any(s.paid)
        and any(c != CHIPS for c in s.chips)
    )  # fmt: skip
    return float(state.chips[chair] - CHIPS)


def measure(one: str, others: str, rounds: int) -> tuple[float, float]:
    trials = [(one, others, n) for n in range(rounds)]
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(won, trials, chunksize=50))
    mean = sum(got) / rounds
    spread = sqrt(sum((x - mean) ** 2 for x in got) / (rounds - 1))
    return mean, 1.96 * spread / sqrt(rounds)


def main(rounds: int) -> None:
    for one, others in (("tight", "uniform"), ("odds", "uniform"), ("odds", "tight"),
                        ("odds", "mindful"), ("tight", "mindful")):  # fmt: skip
        began = time.perf_counter()
        mean, half = measure(one, others, rounds)
        took = time.perf_counter() - began
        print(f"{one} among six {others}: {mean:+.2f} +- {half:.2f} chips a round "  # noqa: T201
              f"({rounds} rounds, {took:.0f} s)", flush=True)  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7000)
