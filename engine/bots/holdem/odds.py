"""Exact odds over every card the others may hold, weighted by what they have bet.

Who raised seldom holds a weak hand, who called a little more often; a raise stays near the pot,
for a big one is only called by what beats it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.bots.holdem.helper import helper
from engine.games.holdem.hands import rank
from engine.games.holdem.records import NUMBERS, Begin, Bet, Call, Check, Fold, Open
from engine.seen import Seen
from engine.types import Action, Option, Range, Value

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

AFTER_RAISE, AFTER_CALL = 0.05, 0.10  # how often a weak hand has done that
AGAIN = 0.4  # of the hands left are good enough for one raise more
REAL = 1.6  # of a hand in the first betting round: what the second one may add to the pot
GOES, PRICE = 0.30, 0.60  # the share of cards that lets go of nothing, and more by the price
RAISERS = 0.15  # the share of hands that raise
RAISER_STAYS, CALLER_STAYS = 0.9, 0.4  # at least, whatever is asked then
WEAK = 0.65  # below this share of all cards a hand is weak
STEPS = (1, 2, 4, 8, 16)  # raises above the level that are tried


def odds(seen: Seen, rng: Random) -> Action:
    """What its count says is worth most."""
    other = helper(seen, rng)
    if other is not None:
        return other
    counted = values(seen, rng)
    if not counted:
        return seen.options[0].sample(rng)
    return max(counted, key=lambda pair: pair[1])[0]


def values(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """Garnets each action is expected to bring from here on in this round; a fold brings none."""
    kinds = {o.kind: o for o in seen.options}
    if Fold not in kinds:
        return ()
    s, seat = seen.state, kinds[Fold].actor
    own = s.cards[seat]
    if not own:
        return ()
    hand = Hand(s, seat, own, deeds(seen, seat))
    out: list[tuple[Action, float]] = [(Fold(seat), 0.0)]
    if Check in kinds:
        out.append((Check(seat), hand.equity() * hand.pot * 0.9))
    if Call in kinds:
        out.append((Call(seat), hand.call()))
    if Bet in kinds:
        out += hand.raises(kinds[Bet])
    return tuple(out)


class Deed(Value, frozen=True):
    """What a rival did: in which betting round, and which raise of his it was (0: a call)."""

    round: int
    raises: int


def deeds(seen: Seen, seat: int) -> dict[int, tuple[Deed, ...]]:
    """What each of the others has bet since this round began."""
    out: dict[int, tuple[Deed, ...]] = {}
    opened = 0
    for a in seen.log[_begun(seen.log) :]:
        opened += isinstance(a, Open)
        if isinstance(a, (Bet, Call)) and a.actor != seat:
            before = out.get(a.actor, ())
            nth = 1 + sum(d.raises > 0 and d.round == opened for d in before)
            out[a.actor] = (*before, Deed(opened, nth if isinstance(a, Bet) else 0))
    return out


def _begun(log: tuple[Action, ...]) -> int:
    return next((k for k in range(len(log) - 1, -1, -1) if isinstance(log[k], Begin)), 0)


class Hand:
    """One's own card against all that the others may hold and all that may still be shared."""

    def __init__(self, s: Any, seat: int, own: int, did: dict[int, tuple[Deed, ...]]) -> None:
        self.bets, self.seat = s.bets, seat
        self.pot = float(sum(s.bets.paid))
        self.rivals = tuple(i for i in s.bets.live if i != seat)
        shared = tuple(s.shared)
        self.real = REAL if len(shared) < 2 else 1.0
        self.wins, self.share, ways = table(own, shared, len(self.rivals), s.config)
        self.weight: Floats = np.ones(len(self.wins))
        self.stays = np.array([staying(did.get(i, ())) for i in self.rivals])
        for k, i in enumerate(self.rivals):
            for deed in did.get(i, ()):
                how_good = strengths(shared[: deed.round], s.config)[ways[:, k]]
                self.weight *= likely(how_good, deed.raises)

    def equity(self) -> float:
        equity: float = (self.wins * self.weight).sum() / self.weight.sum()
        return float(equity)

    def call(self) -> float:
        b = self.bets
        pays = float(min(b.level - b.paid[self.seat], b.purse[self.seat]))
        return self.equity() * self.real * (self.pot + pays) - pays

    def raises(self, option: Option) -> list[tuple[Action, float]]:
        field = option.fields["to"]
        assert isinstance(field, Range)
        level = self.bets.level
        most = max(field.lo, min(field.hi, level + max(1, int(self.pot))))
        sizes = sorted({max(field.lo, min(level + step, most)) for step in STEPS})
        return [(Bet(self.seat, to), self._raise(to)) for to in sizes]

    def _raise(self, to: int) -> float:
        """Those who let go leave the pot; those who go on hold better than before."""
        b = self.bets
        pays = to - b.paid[self.seat]
        asked = np.array(
            [max(0, min(to - b.paid[i], b.purse[i])) for i in self.rivals], dtype=float
        )
        price = asked / (self.pot + pays + 1)
        goes: Floats = np.clip((self.share - GOES - PRICE * price) / 0.30, 0.03, 0.97)
        goes = np.where(asked > 0, np.maximum(goes, self.stays), 1.0)
        alone = np.prod(1 - goes, axis=1)
        joining = (goes * asked).sum(axis=1) / np.maximum(1e-9, 1 - alone)
        shown = self.wins * (self.pot + pays + joining) - pays
        value = alone * self.pot + (1 - alone) * shown
        worth: float = (value * self.weight).sum() / self.weight.sum()
        return float(worth)


def staying(did: tuple[Deed, ...]) -> float:
    """How seldom somebody lets go who has raised, or called, already."""
    if any(deed.raises for deed in did):
        return RAISER_STAYS
    return CALLER_STAYS if did else 0.0


def likely(how_good: Floats, raises: int) -> Floats:
    """How often a card of this strength does that: each raise more asks for a better one."""
    if not raises:
        return np.where(how_good < WEAK, AFTER_CALL, 1.0)
    return np.where(how_good < 1 - RAISERS * AGAIN ** (raises - 1), AFTER_RAISE, 1.0)


def strengths(shared: tuple[int, ...], house: Any) -> Floats:
    """For each card 0 to 10 how many cards are worse, of those that may be, over all boards."""
    return _strengths(shared, house.double_tie, house.wrap, house.one_counts)


@lru_cache(1024)
def _strengths(shared: tuple[int, ...], double_tie: str, wrap: str, one_counts: int) -> Floats:
    house = _House(double_tie, wrap, one_counts)
    mean = np.mean([_below(board, house) for board in _boards(shared)], axis=0)
    return np.array([np.mean(mean[1:] < x - 1e-9) / 0.9 for x in mean])  # the best has 1


def _below(board: tuple[int, int], house: Any) -> Floats:
    order = {n: rank(n, board, house) for n in NUMBERS}
    return np.array([0.0] + [np.mean([order[m] < order[n] for m in NUMBERS]) for n in NUMBERS])


def table(
    own: int, shared: tuple[int, ...], rivals: int, house: Any
) -> tuple[Floats, Floats, Ints]:
    """Over every way the cards may lie: the share of the win, how good each rival's card is, and
    which it is."""
    return _table(own, shared, rivals, house.double_tie, house.wrap, house.one_counts)


class _House:
    """The house rules that rank hands."""

    def __init__(self, double_tie: str, wrap: str, one_counts: int) -> None:
        self.double_tie, self.wrap, self.one_counts = double_tie, wrap, one_counts


@lru_cache(4096)
def _table(
    own: int, shared: tuple[int, ...], rivals: int, double_tie: str, wrap: str, one_counts: int
) -> tuple[Floats, Floats, Ints]:
    house = _House(double_tie, wrap, one_counts)
    others = [n for n in NUMBERS if n != own]
    ways = np.array(list(permutations(others, min(rivals, len(others)))) or [()], dtype=int)
    boards = _boards(shared)
    wins, share = [], []
    for board in boards:
        order = {n: rank(n, board, house) for n in NUMBERS}
        ladder = sorted(set(order.values()))
        place = np.array([0] + [ladder.index(order[n]) for n in NUMBERS])
        theirs = place[ways]
        mine = place[own]
        best = theirs.max(axis=1) if rivals else np.full(len(ways), -1)
        level = (theirs == mine).sum(axis=1)
        wins.append(np.where(best > mine, 0.0, 1.0 / (1 + np.where(best == mine, level, 0))))
        share.append(_below(board, house)[ways])
    return np.concatenate(wins), np.concatenate(share), np.tile(ways, (len(boards), 1))


def _boards(shared: tuple[int, ...]) -> list[tuple[int, int]]:
    """The two shared cards as far as they are open; what is picked may be any."""
    if len(shared) >= 2:
        return [(shared[0], shared[1])]
    if shared:
        return [(shared[0], n) for n in NUMBERS]
    return [(m, n) for m in NUMBERS for n in NUMBERS]
