"""What a side is worth where the search stops looking: each group by the turns it has to go."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.yut.house import BIG, MOST, ON_MAT, Side
from engine.games.yut.mat import HOME, ways
from engine.games.yut.records import RESULTS, Config

OFTEN = (1 / 9, 2 / 9, 3 / 9, 2 / 9, 1 / 9)  # of each result when teams take any number
SWEEPS = 400

# Fitted to who won 7,000 games of an early depth 2, by logistic regression; in half logits,
# so that tanh of the difference of two sides lies between lost and won. Such games are open to the
# end: these weights tell the winner with a log loss of 0.617, where not knowing costs 0.693.
GROUP = {  # by the principal's and the partner's pieces in it: at once, each turn to go, its square
    (1, 0): (-0.112, -0.230, 0.023), (2, 0): (0.426, -0.651, 0.063),
    (1, 1): (-0.223, -0.117, 0.008), (2, 1): (0.709, -0.619, 0.056),
    (0, 1): (-0.229, 0.083, -0.011), (0, 2): (0.055, 0.013, -0.013),
}  # fmt: skip
HOMES = ((0.0, -0.409, 0.0), (0.0, 0.136, 0.272))  # none, one, both home, of principal and partner
OFFS = ((0.0, -0.754, -1.527), (0.0, -0.020, -0.166))  # the same for pieces that are off
LEAD = {  # what it is worth to throw now: principal or partner, and whether the mate throws next
    (0, False): -0.032, (0, True): 0.300, (1, False): 0.039, (1, True): 0.140,
}  # fmt: skip


@lru_cache(64)
def turns(shortcut: str, home: str, overshoot: str, back_way: str) -> tuple[float, ...]:
    """Turns a piece needs from each place by itself, a yut or mo throwing again, at its best."""
    table = ways(shortcut, home, overshoot, back_way)
    left = [0.0] * (HOME + 1)
    for _ in range(SWEEPS):
        last = list(left)
        for place in range(HOME):
            left[place] = sum(
                p * ((not big) + min([left[to] for to in table[r][place]], default=left[place]))
                for p, big, r in zip(OFTEN, BIG, RESULTS)
            )
        if max(abs(x - y) for x, y in zip(left, last)) < 1e-6:
            break
    return tuple(left)


class Leaf:
    """Worths of sides in one house, remembered."""

    def __init__(self, c: Config) -> None:
        self.left = turns(c.shortcut, c.home, c.overshoot, c.back_way)
        self._known: dict[Side, float] = {}

    def side(self, side: Side) -> float:
        known = self._known.get(side)
        if known is None:
            known = self._known[side] = self._count(side)
        return known

    def _count(self, side: Side) -> float:
        z = HOMES[0][side[0]] + HOMES[1][side[1]] + OFFS[0][side[2]] + OFFS[1][side[3]]
        for group in side[ON_MAT:]:
            mine, mates = group % 3, group % 9 // 3
            at, each, square = GROUP[mine, min(mates, 1) if mine else mates]
            left = self.left[group // 9]
            z += at + left * (each + left * square)
        return z

    def forget(self) -> None:
        if len(self._known) > MOST:
            self._known.clear()
