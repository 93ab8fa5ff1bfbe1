"""Horror Race: who knows what.

A support is known to its chair and the dealer, a drawn coin to who drew it. The hall never learns
a support, not even from the pay-out, which shows only the garnets (R-25), and never what lies in
the box, which would tell the supports.
"""

from __future__ import annotations

from random import Random

from engine.games.horror_race.box import PAIRS, enough, left, without
from engine.games.horror_race.records import (
    CHARACTERS,
    Act,
    Character,
    Draw,
    Open,
    State,
    Support,
)  # fmt: skip
from engine.types import Viewer, replace


def view(s: State, v: Viewer) -> State:
    supports = tuple(
        [
            x if i in v or shown or x == () else None
            for i, (x, shown) in enumerate(zip(s.supports, s.revealed))
        ]
    )
    hand = s.hand
    if hand and s.order[s.turn] not in v:
        hand = (None,) * len(hand)
    return replace(s, supports=supports, hand=hand)


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    if isinstance(a, Support) and a.actor not in v:
        return replace(a, characters=None)
    if isinstance(a, Open) and a.seat not in v:
        return replace(a, characters=None)
    if isinstance(a, Draw) and s.order[s.turn] not in v:
        return replace(a, coin=None)
    return a


def imagine(s: State, rng: Random) -> State:
    """Supports and hidden coins that agree with every coin on the table."""
    box, unknown = left(s), s.supports.count(None)
    hand: list[Character | None] = []
    hidden = s.hand.count(None)
    for coin in s.hand:
        if coin is None:
            hidden -= 1
            fit = [i for i in range(5) if enough(without(box, (i,)), unknown, hidden)]
            i = fit[int(rng.random() * len(fit))]
            box, coin = without(box, (i,)), CHARACTERS[i]
        hand.append(coin)
    supports = list(s.supports)
    for seat in [i for i, x in enumerate(supports) if x is None]:
        unknown -= 1
        pairs = [p for p in PAIRS if enough(without(box, p), unknown, 0)]
        pair = pairs[int(rng.random() * len(pairs))]
        box = without(box, pair)
        supports[seat] = (CHARACTERS[pair[0]], CHARACTERS[pair[1]])
    return replace(s, supports=tuple(supports), hand=tuple(hand))


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    if not enough(left(s), s.supports.count(None), s.hand.count(None)):
        wrong.append("a coin lies twice")
    if sum(map(sum, s.zones)) > 3 * s.config.players:
        wrong.append("more coins than the box held")
    if min(s.at) < 0 or (s.paid and min(s.paid) < 0):
        wrong.append("a debt")
    return tuple(wrong)
