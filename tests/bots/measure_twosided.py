"""How strong the bots of Two-sided Poker are, and how long they think: prints a table.

python -m tests.bots.measure_twosided [exploit] [matches] [times]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain, product
from random import Random
from statistics import fmean, stdev

from engine.bots import twosided as bots
from engine.bots.bot import Bot
from engine.bots.table import Table
from engine.bots.twosided.plan import Effort
from engine.games import twosided
from engine.seen import Seen
from engine.types import Action
from tests.bots.best_response_twosided import DRAWN, exploitability, opened

PAIRS = tuple(product(range(1, 11), repeat=2))
SOME = PAIRS[::7]  # 15 of them, odd and even
EFFORTS = {"regular": bots.REGULAR, "champion": bots.CHAMPION, "master": bots.MASTER,
           "champion/8": Effort(1, bots.CHAMPION.work // 8)}  # fmt: skip
STAKES = (  # chips before the ante, carried, which pairs of fronts
    ((40, 40), 0, PAIRS), ((35, 35), 10, PAIRS), ((38, 38), 4, SOME), ((30, 30), 20, SOME),
    ((20, 20), 40, SOME), ((20, 60), 0, SOME), ((60, 20), 0, SOME), ((10, 70), 0, SOME),
    ((25, 45), 10, SOME),
)  # fmt: skip
Pool = ProcessPoolExecutor
Mixture = Iterable[tuple[Action, float]]


def policy(name: str) -> Callable[[Seen], Mixture]:
    if name in EFFORTS:
        return lambda seen: bots.mixture(seen, Random(0), EFFORTS[name])
    return lambda seen: ((level(name)(seen, Random(0)), 1.0),)


def level(name: str) -> Bot:
    return next(one.bot for one in bots.LEVELS if one.name == name)


def lost(job: tuple[str, tuple[int, int], int, tuple[int, int]]) -> float:
    """Chips a hand that the best opponents win on a pair of fronts."""
    name, chips, carried, fronts = job
    return exploitability(policy(name), opened(chips, carried, fronts, DRAWN))


def exploit(pool: Pool) -> Iterator[str]:
    for chips, carried, pairs in STAKES:
        first = (chips, carried) == ((40, 40), 0)
        for name in (("honest", "regular") if first else ()) + ("champion", "master"):
            each = list(pool.map(lost, [(name, chips, carried, p) for p in pairs], chunksize=5))
            half = 1.96 * stdev(each) / len(each) ** 0.5 if pairs is not PAIRS else 0.0
            yield (f"{name:10} {chips[0]}/{chips[1]} with {carried:2}  {len(each):3} pairs  "
                   f"mean {fmean(each):.4f} +-{half:.4f}  worst {max(each):.4f}")  # fmt: skip


def won(job: tuple[str, str, int]) -> float:
    """1 for a match the first wins, 1/2 for a draw; the same cards twice, the chairs changed."""
    one, other, n = job
    pair = (player(one), player(other))
    table = Table(twosided, DRAWN, pair[:: -1 if n % 2 else 1], f"match {n // 2}")
    winners = twosided.result(table.play()).winners
    return 0.5 if len(winners) > 1 else float(winners == (n % 2,))


def player(name: str) -> Bot:
    if name in EFFORTS:
        return partial(bots.played, effort=EFFORTS[name])
    return level(name)


# A thousand matches of the champion take hours: with an eighth of its rounds it stands for itself.
MATCHES = (
    ("honest", "beginner", 1000),
    ("regular", "honest", 1000),
    ("champion/8", "honest", 1000),
)


def matches(pool: Pool) -> Iterator[str]:
    for one, other, games in MATCHES:
        p = fmean(pool.map(won, [(one, other, n) for n in range(games)], chunksize=10))
        half = 1.96 * (p * (1 - p) / games) ** 0.5
        yield f"{one:10} v {other:8} {games:4} matches: {100 * p:.1f} +-{100 * half:.1f} %"


def decided(job: tuple[str, int]) -> list[float]:
    """Seconds of processor of each decision of a match."""
    name, n = job
    bot, took = level(name), []

    def timed(seen: Seen, rng: Random) -> Action:
        began = time.process_time()
        deed = bot(seen, rng)
        took.append(time.process_time() - began)
        return deed

    Table(twosided, DRAWN, (timed, level("honest")), f"time {n}").play()
    return took


def times(pool: Pool) -> Iterator[str]:
    for one in bots.LEVELS:
        took = sorted(chain(*pool.map(decided, [(one.name, n) for n in range(10)])))
        yield (f"{one.name:10} {len(took):4} decisions: mean {fmean(took):.4f} s  "
               f"p99 {took[int(0.99 * len(took))]:.4f} s  budget {one.budget} s")  # fmt: skip


PARTS: dict[str, Callable[[Pool], Iterator[str]]] = {
    "exploit": exploit, "matches": matches, "times": times,
}  # fmt: skip

if __name__ == "__main__":
    with ProcessPoolExecutor(2) as workers:
        for part in sys.argv[1:] or PARTS:
            for line in PARTS[part](workers):
                sys.stdout.write(line + "\n")
                sys.stdout.flush()
