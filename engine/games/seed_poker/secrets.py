"""Seed Poker: who knows what.

A hand, first card and taken card alike, is known to its chair alone until it is opened; who folds
never shows it. Which of the two cards a chair kept stays its secret: all see only the one it laid
open. Seed cards, also those that did not stay, and all decisions, bets and purses are public.
"""

from __future__ import annotations

from random import Random

from engine.games.seed_poker.asking import cards_in, unseen
from engine.games.seed_poker.records import CHIPS, Act, Deal, Draw, State
from engine.types import Viewer, replace


def view(s: State, v: Viewer) -> State:
    hands = tuple(
        [
            card if i in v or shown or not card else None
            for i, (card, shown) in enumerate(zip(s.hands, s.shown))
        ]
    )
    extra = s.extra
    if extra and s.order[s.turn] not in v:
        extra = None
    return replace(s, hands=hands, extra=extra)


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    if isinstance(a, Deal) and a.seat not in v:
        return replace(a, card=None)
    if isinstance(a, Draw) and s.order[s.turn] not in v:
        return replace(a, card=None)
    return a


def imagine(s: State, rng: Random) -> State:
    """Any of the cards not seen, for each that is hidden."""
    left = list(cards_in(unseen(s)))

    def card() -> int:
        return left.pop(int(rng.random() * len(left)))

    hands = tuple([card() if x is None else x for x in s.hands])
    return replace(s, hands=hands, extra=card() if s.extra is None else s.extra)


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    known = [x for x in (*s.hands, *s.laid, *s.seeds, *s.dropped, s.extra) if x]
    unknown = (*s.hands, s.extra).count(None)
    if len(set(known)) != len(known) or len(known) + unknown > 15:
        wrong.append("a card lies twice")
    if sum(s.chips) + sum(s.paid) + s.carried[0] + s.bank[0] != CHIPS * s.config.players:
        wrong.append("chips appeared or vanished")
    garnets = sum(s.garnets) + sum(s.paid_garnets) + s.carried[1] + s.bank[1]
    if garnets != sum(s.config.garnets):
        wrong.append("garnets appeared or vanished")
    if min(*s.chips, *s.garnets, *s.paid, *s.paid_garnets, *s.carried) < 0:
        wrong.append("a debt")
    if any(gone and (c or g) for gone, c, g in zip(s.out, s.chips, s.garnets)):
        wrong.append("an excluded chair holds something")
    return tuple(wrong)
