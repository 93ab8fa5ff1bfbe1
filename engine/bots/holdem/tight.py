"""A tight player: bets made hands, calls a little with high cards, lets the rest go."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.bots.holdem.helper import helper
from engine.games.holdem.hands import DOUBLE, HIGH, rank
from engine.games.holdem.records import Bet, Call, Check, Fold
from engine.seen import Seen
from engine.types import Action, Option

HIGH_CARD, CHEAP = 8, 3  # a card that calls, and for how many garnets


def tight(seen: Seen, rng: Random) -> Action:
    other = helper(seen, rng)
    if other is not None:
        return other
    kinds = {o.kind: o for o in seen.options}
    if Fold not in kinds:
        return seen.options[0].sample(rng)
    s, seat = seen.state, kinds[Fold].actor
    own = s.cards[seat] or 1
    if made(s, own):
        return raised(kinds, seat, s.bets.level + max(1, sum(s.bets.paid) // 2))
    if own >= HIGH_CARD and s.bets.level - s.bets.paid[seat] <= CHEAP:
        return passive(kinds, seat, s)
    return Check(seat) if Check in kinds else Fold(seat)


def made(s: Any, own: int) -> bool:
    """A double, a straight or better as far as the shared cards lie."""
    if len(s.shared) == 2:
        return rank(own, s.shared, s.config)[0] >= DOUBLE > HIGH
    return bool(s.shared) and own == s.shared[0]


def raised(kinds: dict[type[Action], Option], seat: int, to: int) -> Action:
    """Raise to about this, or what comes nearest to it."""
    if Bet in kinds:
        field = kinds[Bet].fields["to"]
        return Bet(seat, max(field.lo, min(to, field.hi)))  # type: ignore[union-attr]
    return next(kind(seat) for kind in (Call, Check, Fold) if kind in kinds)


def passive(kinds: dict[type[Action], Option], seat: int, s: Any) -> Action:
    """Stay in as cheaply as may be; who speaks first must bet."""
    for kind in (Check, Call):
        if kind in kinds:
            return kind(seat)
    return raised(kinds, seat, s.bets.level + 1) if Bet in kinds else Fold(seat)
