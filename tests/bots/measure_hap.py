"""How often each level of Gyeol-Hap beats another: python -m tests.bots.measure_hap [matches]

Prints the share of matches won and the points a round more, each with its 95 % interval, and the
processor time of a decision. House rules are the usual ones, ties are played on.
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
from engine.games import gyeol_hap as hap
from engine.seen import Seen
from engine.types import Action

USUAL = hap.Config(board="drawn")
PAIRS = (
    ("regular", "beginner"), ("quick", "regular"), ("master", "quick"), ("champion", "master"),
    ("champion", "beginner"), ("champion", "champion"),
)  # fmt: skip

Trial = tuple[str, str, int]
Got = tuple[bool, float, list[float]]


def clocked(bot: Bot, took: list[float]) -> Bot:
    def think(seen: Seen, rng: Random) -> Action:
        began = time.process_time()
        wish = bot(seen, rng)
        took.append(time.process_time() - began)
        return wish

    return think


def match(trial: Trial) -> Got:
    """Whether the first level won, its points a round more, and seconds thought."""
    one, other, n = trial
    took: list[float] = []
    pair = [clocked(level("hap", one).bot, took), level("hap", other).bot]
    mine = n % 2
    if mine:
        pair.reverse()
    s = Table(hap, USUAL, pair, f"{one}/{other}/{n}").play()
    return mine in hap.result(s).winners, (s.scores[mine] - s.scores[1 - mine]) / s.round, took


def mean(xs: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    m = sum(xs) / len(xs)
    return m, 1.96 * sqrt(sum((x - m) ** 2 for x in xs) / (len(xs) - 1) / len(xs))


def measure(one: str, other: str, matches: int) -> None:
    trials = [(one, other, n) for n in range(matches)]
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(match, trials, chunksize=20))
    won, more = mean([float(g[0]) for g in got]), mean([g[1] for g in got])
    took = sorted(t for g in got for t in g[2])
    print(f"{one} v {other}: {won[0]:.3f} +- {won[1]:.3f} of {matches}, "  # noqa: T201
          f"{more[0]:+.2f} +- {more[1]:.2f} points a round; a decision "
          f"{1000 * sum(took) / len(took):.3f} ms, 99th {1000 * took[len(took) * 99 // 100]:.2f}",
          flush=True)  # fmt: skip


def main(matches: int) -> None:
    for one, other in PAIRS:
        measure(one, other, matches)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
