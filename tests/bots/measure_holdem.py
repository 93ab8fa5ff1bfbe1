"""What each level of Cooperative Hold'em wins a hand: python -m tests.bots.measure_holdem

One bot against three others, every chair as often, one hand from 20 garnets; shared cards by
chance, or picked by helpers for their team-mates; 95 % intervals.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from engine.bots.bot import Bot, uniform
from engine.bots.holdem.odds import odds
from engine.bots.holdem.tight import tight
from engine.bots.table import Table
from engine.games import holdem

TEAMS, GARNETS = 4, 20
BOTS: dict[str, Bot] = {"uniform": uniform, "tight": tight, "odds": odds}


def won(trial: tuple[str, str, bool, int]) -> float:
    """Garnets that one bot wins or loses in hand number n."""
    one, others, picked, n = trial
    chair = n % TEAMS
    bots = [BOTS[one if i == chair else others] for i in range(TEAMS)]
    room = tight if picked else uniform  # its picks are those of every helper
    config = holdem.configure((GARNETS,) * TEAMS, {"cards": "drawn"})
    state = Table(holdem, config, [*bots, room], f"{others}/{n}").play(
        lambda s: s.round == 1 and s.step in ("ready", "over", "nominate")
    )
    return float(state.bets.purse[chair] - GARNETS)


def measure(one: str, others: str, hands: int, picked: bool = False) -> tuple[float, float]:
    trials = [(one, others, picked, n) for n in range(hands)]
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(won, trials, chunksize=50))
    mean = sum(got) / hands
    spread = sqrt(sum((x - mean) ** 2 for x in got) / (hands - 1))
    return mean, 1.96 * spread / sqrt(hands)


def main(hands: int) -> None:
    for one, others, picked in (
        ("tight", "uniform", False), ("odds", "uniform", False), ("odds", "tight", False),
        ("odds", "uniform", True), ("odds", "tight", True), ("odds", "odds", False),
    ):  # fmt: skip
        began = time.perf_counter()
        mean, half = measure(one, others, hands, picked)
        took = time.perf_counter() - began
        cards = "picked by helpers" if picked else "by chance"
        said = f"{one} against three {others}, shared cards {cards}: {mean:+.2f} +- {half:.2f}"
        print(f"{said} garnets a hand ({hands} hands, {took:.0f} s)", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 15000)
