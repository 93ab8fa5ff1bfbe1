"""Odds against one fixed model of the others: hidden cards dealt many times, every price tried.

The model: who is in holds what plays the more likely the better it is and the cheaper it is to
play; the weights are the same against everybody.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.bots.seed_poker.tight import nothing
from engine.games.seed_poker.asking import cards_in, unseen
from engine.games.seed_poker.records import Add, Fold, Join, Lay, Take
from engine.seen import Seen
from engine.types import Action, Option, Range

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

DEALS = 240  # times the hidden cards are dealt for a decision
PRICES = (1, 2, 3, 5, 8, 14)  # first bets that are tried
USUAL = 2  # the bet by which cards are compared before there is one
STRONG, WEAK = 0.85, 0.30  # how likely a strong and a weak hand play at the usual bet
DEAR = 0.72  # how many of the weak ones are left at each doubling


def odds(seen: Seen, rng: Random) -> Action:
    """What its count says is worth most."""
    counted = values(seen, rng)
    if not counted:
        return nothing(seen, rng)
    return max(counted, key=lambda pair: pair[1])[0]


def values(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """What each action is expected to bring this round in chips, the ante not counted."""
    kinds = {o.kind: o for o in seen.options}
    option = seen.options[0]
    table = Deals(seen.state, option.actor, rng)
    if Take in kinds:
        return table.cards()
    if Lay in kinds:
        return table.lay(kinds[Lay])
    if Join in kinds or Fold in kinds:
        return table.bets(kinds.get(Join), Fold in kinds)
    return ()


class Deals:
    """Many ways the hidden cards may lie, the same ones for every action that is compared."""

    def __init__(self, s: Any, seat: int, rng: Random) -> None:
        self.s, self.seat = s, seat
        self.others = tuple(i for i in s.order if i != seat and not s.out[i])
        self.own = s.hands[seat] or 8
        self.free = np.array(cards_in(unseen(s)))
        dice = np.random.default_rng(int(rng.random() * 2**53))
        n = min(len(self.others), len(self.free))
        order = dice.random((DEALS, len(self.free))).argsort(axis=1)
        self.hands: Ints = self.free[order[:, :n]]  # of the others, in their order
        if n < len(self.others):
            fill = np.full((DEALS, len(self.others) - n), 8)
            self.hands = np.concatenate([self.hands, fill], axis=1)
        for k, i in enumerate(self.others):
            if s.hands[i]:  # it lies open, or the viewer knows it
                self.hands[:, k] = s.hands[i]
        self.luck = dice.random((DEALS, len(self.others)))

    def bets(self, join: Option | None, may_fold: bool) -> tuple[tuple[Action, float], ...]:
        out: list[tuple[Action, float]] = [(Fold(self.seat), 0.0)] if may_fold else []
        if join is not None:
            chips = join.fields["chips"]
            assert isinstance(chips, Range)
            for price in sorted({min(max(p, chips.lo), chips.hi) for p in PRICES}):
                out.append((Join(self.seat, price), self.worth(self.own, self.s.seeds, price)))
        return tuple(out)

    def lay(self, option: Option) -> tuple[tuple[Action, float], ...]:
        """The other card is kept."""
        cards = tuple(option.fields["card"].of)  # type: ignore[union-attr]
        if len(cards) != 2:
            return tuple((Lay(self.seat, c), float(-c)) for c in cards)
        a, b = cards
        keep_a, keep_b = (self.best(c, self.s.seeds) for c in (a, b))
        return ((Lay(self.seat, b), keep_a), (Lay(self.seat, a), keep_b))

    def cards(self) -> tuple[tuple[Action, float], ...]:
        """A second card to choose from, or one more seed for the low."""
        seeds = self.s.seeds
        alone = {int(c): self.best(int(c), seeds) for c in (self.own, *self.free)}
        take = float(np.mean([max(alone[self.own], alone[int(x)]) for x in self.free]))
        add = [self.best(self.own, tuple(sorted((*seeds, int(x)), reverse=True)[:3]))
               for x in self.free]  # fmt: skip
        return ((Take(self.seat), take), (Add(self.seat), float(np.mean(add))))

    def best(self, card: int, seeds: tuple[int, ...]) -> float:
        """What a card is worth where one need not play it."""
        return max(0.0, self.worth(card, seeds, self.s.level or USUAL))

    # ------------------------------------------------------------ the count

    def worth(self, card: int, seeds: tuple[int, ...], price: int) -> float:
        """Chips won or lost by taking part with this card at this price."""
        s = self.s
        chance = plays(self.hands, seeds, price)
        inside = self.luck < chance
        weight = np.ones(DEALS)
        decided = s.step == "bet"
        for k, i in enumerate(self.others):
            if i in s.joined:
                inside[:, k] = True
                weight *= chance[:, k]
            elif decided and s.order.index(i) < s.turn:
                inside[:, k] = False
                weight *= 1 - 0.8 * chance[:, k]
        won = self._wins(card, seeds, inside)
        pot = len(self.others) + 1 + s.carried[0] + price * inside.sum(axis=1)
        gain = np.where(won, pot, -float(price))
        return float((gain * weight).sum() / weight.sum())

    def _wins(self, card: int, seeds: tuple[int, ...], inside: NDArray[np.bool_]) -> Any:
        """Whether this card, lifted as the seeds lift it, is above all that play."""
        cards = np.column_stack([np.full(DEALS, card), np.where(inside, self.hands, 99)])
        rank = cards.argsort(axis=1).argsort(axis=1)
        lift = np.zeros(cards.shape[1] + 3)
        lift[: len(seeds)] = seeds
        total = np.where(cards < 99, cards + lift[rank], 0.0)
        place = {i: k for k, i in enumerate(self.s.order)}
        near = [place[self.seat], *[place[i] for i in self.others]]
        total = total - np.array(near) / 100  # nearest to the first player wins a tie
        return total.argmax(axis=1) == 0


def plays(hands: Any, seeds: tuple[int, ...], price: int) -> Floats:
    """How likely each of these hands takes part at a price."""
    top = seeds[0] if seeds else 0
    strong = (hands >= 12) | ((hands <= 4) & (top >= 9))
    middling = hands >= 10
    doublings = max(0.0, float(np.log2(max(price, 1) / USUAL)))
    weak = WEAK * DEAR**doublings
    likely = np.where(strong, STRONG, np.where(middling, (STRONG + weak) / 2, weak))
    return np.asarray(likely, dtype=float)
