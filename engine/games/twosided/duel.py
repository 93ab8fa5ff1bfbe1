"""Two-sided Poker: who wins a hand, how high one may bet, what a hand is worth."""

from __future__ import annotations

from engine.games.twosided.records import BONUS, Card, State
from engine.types import NOBODY


def duel(cards: tuple[Card, ...], faces: tuple[str | None, ...]) -> int:
    """The chair that wins the showdown, NOBODY where it is a draw (§3.1-6, -9 to -12)."""
    (low0, high0), (low1, high1) = map(_numbers, cards, faces)
    if faces[0] == faces[1] == "both":  # D-9: each needs both faces above both of the other's
        return 0 if low0 > high1 else 1 if low1 > high0 else NOBODY
    if low0 > high1:
        return 0
    if low1 > high0:
        return 1
    if "both" in faces:  # §3.1-12: one face equal or lower, and the other wins
        return 1 - faces.index("both")
    return NOBODY


def _numbers(card: Card, face: str | None) -> tuple[int, int]:
    front, back = card.front, card.back or 0
    if face == "both":
        return (front, back) if front < back else (back, front)
    number = front if face == "front" else back
    return number, number


def staked(s: State, seat: int) -> int:
    """Chips a chair has bet above its ante: a two-sided bettor pays each level twice (§3.1-13)."""
    return s.levels[seat] * (2 if s.faces[seat] == "both" else 1)


def on_table(s: State) -> int:
    """The chips of this hand: antes and bets, without what is carried."""
    return sum(s.antes) + staked(s, 0) + staked(s, 1)


def reach(s: State, seat: int, both: bool) -> int:
    """The highest level a chair could pay on one face, or on both (D-4, D-5)."""
    total = s.chips[seat] + staked(s, seat)
    if not both:
        return total
    if s.config.ante_doubled == "yes" and s.antes[seat] == 1:
        total -= 1
    return total // 2


def ceilings(s: State, seat: int) -> tuple[int, int]:
    """The highest level a chair may name singly, and two-sided: what both can meet (D-4)."""
    other = 1 - seat
    single, both = reach(s, seat, False), reach(s, seat, True)
    met = reach(s, other, s.faces[other] == "both")
    if s.config.short_call == "excess_returned" and met:
        return single, both
    return min(single, met), min(both, met)


def winner(s: State) -> int:
    """Who takes the pot now, NOBODY where it is carried."""
    if s.step == "claim":  # D-17, by switch: who lost all in the draw has lost
        return 1 - s.chips.index(0)
    return 1 - s.folded if s.folded != NOBODY else duel(s.cards, s.faces)


def pot(s: State) -> int:
    """What the winner takes; after a fold the carried pot may stay (D-14, by switch)."""
    return on_table(s) + (0 if keeps_carried(s) else s.carried)


def keeps_carried(s: State) -> bool:
    return s.folded != NOBODY and s.config.carry_to_fold == "no"


def bonus(s: State, seat: int) -> int:
    """Chips the winner takes from the other on top of the pot (§3.1-14, D-10 to D-12, D-23)."""
    if s.step == "claim":
        return 0
    rules, most = s.config, min(BONUS, s.chips[1 - seat])  # D-11
    if s.folded != NOBODY:
        paid = s.faces[seat] == "both" and rules.bonus_on_fold == "yes"
    elif s.faces[seat] == "both":
        paid = s.short != seat or rules.short_both_takes == "yes"
    else:
        paid = s.faces[1 - seat] == "both" and rules.failed_pays == "yes"
    return most if paid else 0
