"""How often each level of Horror Race wins among others: python -m tests.bots.measure_horror_race

Prints the share of wins of one bot among eleven of another, every chair as often, with its 95 %
interval; joint winners share. Fair is 1 / 12.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from engine.bots.registry import level
from engine.bots.table import Table
from engine.games import horror_race

PLAYERS = 12


def share(trial: tuple[str, str, int, int]) -> float:
    """What one bot among others gets of the win in game number `n`."""
    one, others, players, n = trial
    chair = n % players
    bots = [level("horror", one if i == chair else others).bot for i in range(players)]
    config = horror_race.Config(players=players, coins="drawn")
    state = Table(horror_race, config, bots, f"{one}/{others}/{n}").play()
    winners = horror_race.result(state).winners
    return 1 / len(winners) if chair in winners else 0.0


def measure(one: str, others: str, games: int, players: int = PLAYERS) -> tuple[float, float]:
    """The mean share, and half of its 95 % interval."""
    trials = [(one, others, players, n) for n in range(games)]
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(share, trials, chunksize=8))
    mean = sum(got) / games
    spread = sqrt(sum((x - mean) ** 2 for x in got) / (games - 1))
    return mean, 1.96 * spread / sqrt(games)


def main(games: int) -> None:
    for one, others, players in (
        ("regular", "uniform", 12), ("champion", "uniform", 12), ("champion", "regular", 12),
        ("champion", "regular", 6), ("regular", "champion", 12),
    ):  # fmt: skip
        began = time.perf_counter()
        mean, half = measure(one, others, games, players)
        took = time.perf_counter() - began
        print(f"{one} among {players - 1} {others}: {mean:.3f} +- {half:.3f} "  # noqa: T201
              f"(fair {1 / players:.3f}, {games} games, {took:.0f} s)")  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1200)
