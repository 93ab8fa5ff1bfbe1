"""The champion: races to the end thousands of times from each way to place, and counts its wins.

A race in its head: everybody after it places by what their coins so far say of their supports,
later rounds are laid likewise. It wins when nobody is paid more; who might be is told by the odds
of the others' pairs.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.bots.horror_race.beliefs import AGAINST, FOR, PAIRS, Odds, box, odds, placed
from engine.bots.horror_race.regular import regular
from engine.games.horror_race.finish import PRIZES
from engine.games.horror_race.records import CHARACTERS, ZONES, Forfeit, Place, Take
from engine.seen import Seen
from engine.types import Action

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

RACES, LATER = 240, 7  # races run for each way to place, rounds they may still last
STEPS = np.array(ZONES)
ZONE_FOR = np.exp(np.array(FOR))
ZONE_AGAINST = np.exp(np.array(AGAINST))
LAST_IS_WORTH = 0.04  # of a win: what the last place in the order adds, as measured


def champion(seen: Seen, rng: Random) -> Action:
    option = seen.options[0]
    if option.kind is Place:
        return max(values(seen, rng), key=lambda pair: pair[1])[0]
    if option.kind is Take or any(o.kind is Forfeit for o in seen.options):
        return _wait_or_take(seen, rng)
    return regular(seen, rng)


def values(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """How often you win, of races in the head, after each of your actions; the rest is played
    as well as the bot can. Supports are not valued: before the race all pairs are alike."""
    option = seen.options[0]
    if option.kind is Place:
        return _places(seen, option.actor, rng)
    if any(o.kind is Forfeit for o in seen.options):
        take, wait = _waiting(seen, rng)
        worth = {Take: take, Forfeit: wait}
        if all(o.kind is not Take for o in seen.options):
            return ()
        return tuple((o.sample(rng), worth[o.kind]) for o in seen.options if o.kind in worth)
    return ((option.sample(rng), 0.0),) if option.kind is Take else ()


def _places(seen: Seen, seat: int, rng: Random) -> tuple[tuple[Action, float], ...]:
    """The value of a coin on a zone is that of the best way to place the rest of the hand."""
    s = seen.state
    hand = tuple(sorted(CHARACTERS.index(c) for c in s.hand if c is not None))
    ways = sorted(set(product(range(3), repeat=len(hand))))
    plans = sorted({tuple(sorted(zip(hand, way))) for way in ways})
    zones = np.array([_with(s.zones, plan) for plan in plans])
    wins = Race(seen, seat, rng).wins(zones, s.turn + 1)
    best: dict[tuple[int, int], float] = {}
    for plan, value in zip(plans, wins):
        for coin in plan:
            best[coin] = max(best.get(coin, 0.0), float(value))
    return tuple((Place(seat, CHARACTERS[c], ZONES[z]), v) for (c, z), v in best.items())


def _with(zones: tuple[tuple[int, ...], ...], plan: tuple[tuple[int, int], ...]) -> list[list[int]]:
    out = [list(row) for row in zones]
    for character, zone in plan:
        out[zone][character] += 1
    return out


def _wait_or_take(seen: Seen, rng: Random) -> Action:
    forfeit = next((o for o in seen.options if o.kind is Forfeit), None)
    take = next((o for o in seen.options if o.kind is Take), None)
    if forfeit is None or take is None:  # where coins are typed, what else there is is the dealer's
        return seen.options[0].sample(rng)
    now, wait = _waiting(seen, rng)
    return (forfeit if wait > now else take).sample(rng)


def _waiting(seen: Seen, rng: Random) -> tuple[float, float]:
    """Wins with three coins placed well now, and with none now but the last word next round."""
    s, seat = seen.state, seen.options[0].actor
    race = Race(seen, seat, rng)
    now = race.with_coins(s)
    wait = race.wins(np.array([s.zones]), s.turn + 1)[0]
    over = max(s.at) + sum(ZONES) >= s.config.goal
    gains = 0.0 if over or s.turn == len(s.order) - 1 else LAST_IS_WORTH
    return now, float(wait) + gains


class Race:
    """Races in the head from one moment on, the same chances for every way that is compared."""

    def __init__(self, seen: Seen, seat: int, rng: Random) -> None:
        s = seen.state
        self.s, self.seat = s, seat
        mine = tuple(sorted(CHARACTERS.index(c) for c in s.supports[seat] or ()))
        self.mine = mine
        coins = placed(seen)
        n = s.config.players
        self.odds: Odds = odds(coins, n, seat, mine)
        self.box = np.maximum(np.array(box(s, coins, self.odds)), 0.0)
        self.dice = np.random.default_rng(int(rng.random() * 2**53))
        self.share = _shares(self.odds, seat, mine, n)

    def wins(self, zones: Ints, turn: int) -> Floats:
        """The share of wins for each of these zones (ways, 3, 5), `turn` placing next."""
        ways = len(zones)
        full = zones[:, None] + self._rest(turn, int(zones[0].sum()))[None]
        at = np.broadcast_to(np.array(self.s.at), (ways, RACES, 5)).reshape(-1, 5).copy()
        done = moved(at, full.reshape(-1, 3, 5), self.s.config.goal)
        for later in self._later():
            if done.all():
                break
            again = np.broadcast_to(later[None], (ways, RACES, 3, 5)).reshape(-1, 3, 5)
            fresh = at.copy()
            over = moved(fresh, again, self.s.config.goal)
            at = np.where(done[:, None], at, fresh)
            done |= over
        won: Floats = self._worth(at).reshape(ways, RACES).mean(axis=1)
        return won

    def with_coins(self, s: Any) -> float:
        """Wins when three coins come from the box and are placed for one's own characters."""
        total, tries = 0.0, 6
        for _ in range(tries):
            hand = self.dice.choice(5, size=3, p=self._left() / self._left().sum())
            ways = {tuple(sorted(zip(hand.tolist(), way))) for way in product(range(3), repeat=3)}
            zones = np.array([_with(s.zones, way) for way in sorted(ways)])
            total += float(self.wins(zones, s.turn + 1).max())
        return total / tries

    def _left(self) -> Floats:
        """Coins of each character that may still come this round."""
        laid = np.array(self.s.zones).sum(axis=0)
        left: Floats = np.maximum(self.box - laid, 0.05)
        return left

    def _rest(self, turn: int, laid: int) -> Ints:
        """What those who place after `turn` will lay: (races, 3, 5)."""
        order = self.s.order[turn:]
        zones = np.zeros((RACES, 3, 5), dtype=np.int64)
        for seat in order:
            zones += self._turn(seat, self._left())
        return zones

    def _turn(self, seat: int, left: Floats) -> Ints:
        """Three coins of a chair, in every race: from the box, placed as it is believed to."""
        p = left / left.sum()
        backs = np.zeros(5)
        for chance, pair in zip(self.odds[seat], PAIRS):
            backs[list(pair)] += chance
        where = backs[:, None] * ZONE_FOR + (1 - backs[:, None]) * ZONE_AGAINST
        cells = (p[:, None] * where).T.reshape(-1)  # zone by zone
        counts = self.dice.multinomial(3, cells / cells.sum(), size=RACES)
        return counts.reshape(RACES, 3, 5)

    def _later(self) -> list[Ints]:
        """Whole rounds to come, everybody placing; made when asked for."""
        seats = range(self.s.config.players)
        p = self.box / self.box.sum()
        backs = np.zeros((len(seats), 5))
        for seat in seats:
            for chance, pair in zip(self.odds[seat], PAIRS):
                backs[seat, list(pair)] += chance
        mean = backs.mean(axis=0)
        where = mean[:, None] * ZONE_FOR + (1 - mean[:, None]) * ZONE_AGAINST
        cells = (p[:, None] * where).T.reshape(-1)
        cells = cells / cells.sum()
        coins = 3 * len(seats)
        return [
            self.dice.multinomial(coins, cells, size=RACES).reshape(RACES, 3, 5)
            for _ in range(LATER)
        ]

    def _worth(self, at: Ints) -> Floats:
        """The chance that nobody is paid more than one's own two characters earn."""
        prize = prizes(at)
        a, b = self.mine or (0, 1)
        paid = prize[:, a] + prize[:, b]
        worth = np.zeros(len(at))
        for pairs, odds_of in self.share:
            other = prize[:, pairs[0]] + prize[:, pairs[1]]
            worth += np.where(other > paid, odds_of, 0.0)
        return np.asarray(np.exp(-worth))


def _shares(
    chances: Odds, seat: int, mine: tuple[int, ...], players: int
) -> tuple[tuple[tuple[int, int], float], ...]:
    """For each pair: how many others are expected to hold it, as a rate."""
    return tuple(
        (pair, sum(row[k] for i, row in enumerate(chances) if i != seat))
        for k, pair in enumerate(PAIRS)
        if pair != mine
    )


def moved(at: Ints, zones: Ints, goal: int) -> NDArray[np.bool_]:
    """Move the characters (n, 5) by zones (n, 3, 5), in place; who is home stops the race."""
    done: NDArray[np.bool_] = np.asarray((at >= goal).any(axis=1))
    rows = np.arange(len(at))
    for z, steps in enumerate(STEPS):
        counts = zones[:, z]
        alone = (counts[:, :, None] == counts[:, None, :]).sum(axis=2) == 1
        single = np.where(alone & (counts > 0), counts, 0)
        who = single.argmax(axis=1)
        goes = (single.max(axis=1) > 0) & ~done
        at[rows[goes], who[goes]] += steps
        done |= (at >= goal).any(axis=1)
    return done


def prizes(at: Ints) -> Ints:
    """What each character pays its supporters: 3, 2, 1 by dense rank (§5.1-13, R-8)."""
    above = np.zeros_like(at)
    for i in range(5):
        for j in range(5):
            higher = at[:, j] > at[:, i]
            for k in range(j):  # equal cells count once
                higher &= at[:, k] != at[:, j]
            above[:, i] += higher
    return np.asarray(np.array([*PRIZES, 0, 0])[above])
