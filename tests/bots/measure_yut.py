"""How often each level of Strategic Yut beats another: python -m tests.bots.measure_yut [games]

Prints the share of matches that two bots of one level win against two of another, each as often
the candidate's side, with its 95 % interval, and the processor time of a decision. House rules are
the usual ones; the chairs choose their sticks.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random

from engine.bots.bot import Bot
from engine.bots.registry import level
from engine.bots.table import Table
from engine.games import yut
from engine.seen import Seen
from engine.types import Action

USUAL = yut.Config(sticks="sealed")
PAIRS = (
    ("regular", "uniform", 1.0), ("strong", "regular", 1.0), ("champion", "regular", 1.0),
    ("champion", "strong", 0.6),
)  # fmt: skip

Trial = tuple[str, str, int]


def clocked(bot: Bot, took: list[float]) -> Bot:
    def think(seen: Seen, rng: Random) -> Action:
        began = time.process_time()
        wish = bot(seen, rng)
        took.append(time.process_time() - began)
        return wish

    return think


def match(trial: Trial) -> tuple[bool, bool, int, list[float]]:
    """Whether the first level won, whether the side that began did, throws, seconds thought."""
    one, other, n = trial
    took: list[float] = []
    pair = [clocked(level("yut", one).bot, took), level("yut", other).bot]
    if n % 2:
        pair.reverse()
    s = Table(yut, USUAL, [*pair, *pair], f"{one}/{other}/{n}").play()
    return s.winner % 2 == n % 2, s.winner % 2 == s.first, s.count, took


def interval(share: float, n: int) -> float:
    """Half of the 95 % interval of a share."""
    return 1.96 * sqrt(share * (1 - share) / n)


def measure(one: str, other: str, games: int) -> None:
    trials = [(one, other, n) for n in range(games)]
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(match, trials, chunksize=10))
    won = sum(g[0] for g in got) / games
    began = sum(g[1] for g in got) / games
    took = sorted(t for g in got for t in g[3])
    print(f"{one} v {other}: {won:.3f} +- {interval(won, games):.3f} of {games}; "  # noqa: T201
          f"who began {began:.3f}, throws {sum(g[2] for g in got) / games:.0f}; a decision "
          f"{1000 * sum(took) / len(took):.1f} ms, 99th {1000 * took[len(took) * 99 // 100]:.0f}, "
          f"most {1000 * took[-1]:.0f}", flush=True)  # fmt: skip


def main(games: int) -> None:
    for one, other, share in PAIRS:
        measure(one, other, int(games * share))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
