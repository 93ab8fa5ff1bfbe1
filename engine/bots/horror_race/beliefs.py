"""What a chair may believe of the others' supports, from the coins everybody saw them place.

Who supports a character puts its coins where they move it far; other coins go where they do
little. Coins seen are exact: a character's coins in the box are the chairs less its supporters.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Any

from engine.games.horror_race.records import CHARACTERS, ZONES, Lay, Place
from engine.seen import Seen

PAIRS = tuple(combinations(range(5), 2))
FOR = tuple(log(p) for p in (0.14, 0.26, 0.60))  # where a supporter puts the coin: zones 1, 2, 4
AGAINST = tuple(log(p) for p in (0.42, 0.33, 0.25))  # where somebody else puts it

Placed = tuple[tuple[int, int, int], ...]  # chair, character, zone by its number from 0
Odds = tuple[tuple[float, ...], ...]  # of each chair: the odds of each pair


def placed(seen: Seen) -> Placed:
    """Every coin that was laid in sight of all, in order."""
    out = []
    for a in seen.log:
        if isinstance(a, (Place, Lay)) and a.coin is not None:
            seat = a.seat if isinstance(a, Lay) else a.actor
            out.append((seat, CHARACTERS.index(a.coin), ZONES.index(a.zone)))
    return tuple(out)


@lru_cache(1 << 10)
def odds(coins: Placed, players: int, me: int, mine: tuple[int, ...]) -> Odds:
    """Each chair's odds over the ten pairs; one's own are known."""
    weight = [[0.0] * len(PAIRS) for _ in range(players)]
    for seat, character, zone in coins:
        row = weight[seat]
        for k, pair in enumerate(PAIRS):
            row[k] += FOR[zone] if character in pair else AGAINST[zone]
    out = [_share(row) for row in weight]
    if mine:
        out[me] = tuple(float(pair == mine) for pair in PAIRS)
    return tuple(out)


def _share(row: list[float]) -> tuple[float, ...]:
    top = max(row)
    likely = [exp(x - top) for x in row]
    total = sum(likely)
    return tuple(x / total for x in likely)


def box(s: Any, coins: Placed, chances: Odds) -> tuple[float, ...]:
    """Coins of each character in the whole box: seen in full after a full round, else expected."""
    n, size = s.config.players, 3 * s.config.players
    before = len(coins) - sum(map(sum, s.zones))
    if before >= size:
        last = [0] * 5
        for _seat, character, _zone in coins[before - size : before]:
            last[character] += 1
        if sum(last) == size and min(last) >= 0 and max(last) <= n:
            return tuple(map(float, last))
    backed = [0.0] * 5
    for row in chances:
        for p, pair in zip(row, PAIRS):
            for c in pair:
                backed[c] += p
    return tuple(n - x for x in backed)
