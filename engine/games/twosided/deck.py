"""Two-sided Poker: the cards, how many of each, and which may still turn up."""

from __future__ import annotations

from engine.games.twosided.records import NO_CARDS, NONE, Card, Deck, State
from engine.tuples import add, put
from engine.types import replace

NUMBERS = range(1, 11)
NOTHING = NONE[0]


def copies(season: int, front: int, back: int) -> int:
    """Four of each odd-even pair (§3.1-1); in season 3 one of each pair of different numbers."""
    if season == 3:
        return int(front != back)
    return 4 * ((front + back) % 2)


# by season: how many cards of each front and back
COPIES = {n: tuple(tuple(copies(n, f, b) for b in NUMBERS) for f in NUMBERS) for n in (3, 4)}
WHOLE = {n: Deck(tuple(map(sum, table))) for n, table in COPIES.items()}
START = {4: 40, 3: 30}  # §3.1-2: chips each


def backs_left(s: State, front: int) -> list[int]:
    """By back 1..10: the cards of this front that are not known to lie elsewhere."""
    deck, f = s.deck, front - 1
    left = list(COPIES[s.config.season][f])
    for tally in (deck.open, *deck.backs):
        if tally is not None and tally[f] is not NOTHING:
            left = list(map(int.__sub__, left, tally[f]))
    for card in s.cards:
        if card.front == front and card.back:
            left[card.back - 1] -= 1
    return left


def swept(s: State) -> State:
    """The cards on the table are set aside; who saw their backs remembers them."""
    deck = s.deck
    for seat, card in enumerate(s.cards):
        if card.front:
            deck = _aside(deck, seat, card)
    return replace(s, deck=deck, cards=NO_CARDS, faces=("", ""), sealed=(False, False))


def _aside(deck: Deck, seat: int, card: Card) -> Deck:
    f, back = card.front - 1, card.back
    if card.shown and back:
        return replace(deck, open=put(deck.open, f, add(deck.open[f], back - 1, 1)))
    tally = deck.backs[seat]
    if tally is not None:
        tally = put(tally, f, add(tally[f], back - 1, 1)) if back else None
    closed = put(deck.closed, seat, add(deck.closed[seat], f, 1))
    return replace(deck, closed=closed, backs=put(deck.backs, seat, tally))
