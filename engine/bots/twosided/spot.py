"""A hand as one chair sees it, told by role: the chair that begins is 0."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.bots.twosided.cards import Fronts, left
from engine.games.twosided import imagine
from engine.games.twosided.duel import staked
from engine.games.twosided.records import Ante, Bet, Config, State
from engine.seen import Seen
from engine.types import replace


class Spot(NamedTuple):
    """The stakes before the ante, the cards as far as the chair knows them, the bets so far."""

    config: Config
    chips: tuple[int, ...]
    carried: int
    mine: int
    fronts: Fronts
    bets: tuple[Bet, ...]


def spot(seen: Seen, seat: int) -> Spot:
    s: State = seen.state
    order = (s.first, 1 - s.first)
    numbers = tuple([s.cards[i].front for i in order])
    fronts = Fronts(numbers, tuple([backs_left(s, i, seat) for i in order]))
    chips = tuple([s.chips[i] + s.antes[i] + staked(s, i) for i in order])
    return Spot(s.config, chips, s.carried, order.index(seat), fronts, _bets(seen, order))


def _bets(seen: Seen, order: tuple[int, int]) -> tuple[Bet, ...]:
    """The bets since the ante, in order."""
    bets: list[Bet] = []
    for a in reversed(seen.log):
        if isinstance(a, Ante):
            break
        if isinstance(a, Bet):
            bets.append(replace(a, actor=order.index(a.actor)))
    return tuple(reversed(bets))


def backs_left(s: State, of: int, seat: int) -> tuple[int, ...]:
    """What may lie behind a chair's front, by back 1..10: how many cards, those dealt now too.

    All know which backs were shown; what the chair remembers besides tells of the other's back.
    """
    remembered = s.deck.backs[seat]
    known = (s.deck.open,) if of == seat or remembered is None else (s.deck.open, remembered)
    return left(s.config.season, s.cards[of].front, known)


def own_back(s: State, seat: int, rng: Random) -> int:
    """The chair's back; where nobody told the program, one of those that it may be."""
    return s.cards[seat].back or imagine(s, rng).cards[seat].back or 0
