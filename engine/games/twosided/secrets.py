"""Two-sided Poker: who knows what.

A back is known to its owner alone until it is bet on at a showdown; the back of a folded hand is
never shown, and who remembers it is its owner. A face picked without chips is sealed until both
are shown; by switch (D-19) so is every face that is bet on, though all see a two-sided bet.
"""

from __future__ import annotations

from random import Random

from engine.games.twosided.deck import COPIES, START, WHOLE, backs_left
from engine.games.twosided.duel import on_table
from engine.games.twosided.records import FACES, NONE, Act, Back, Bet, Card, Pick, State, Tally
from engine.tuples import add, put
from engine.types import Viewer, replace


def view(s: State, v: Viewer) -> State:
    cards, faces, backs = s.cards, s.faces, s.deck.backs
    for seat in (0, 1):
        if seat in v:
            continue
        if cards[seat].back and not cards[seat].shown:
            cards = put(cards, seat, replace(cards[seat], back=None))
        if s.sealed[seat]:
            faces = put(faces, seat, None)
        if any(s.deck.closed[seat]):
            backs = put(backs, seat, None)
    return replace(s, cards=cards, faces=faces, deck=replace(s.deck, backs=backs))


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    if isinstance(a, Back) and a.seat not in v:
        return replace(a, number=None)
    if isinstance(a, Pick) and a.actor not in v and not open_picks(s):
        return replace(a, face=None)
    if isinstance(a, Bet) and a.actor not in v and a.face != "both" and s.config.faces == "sealed":
        return replace(a, face=None)
    return a


def open_picks(s: State) -> bool:
    """D-16, by switch: the faces of a redeal are named aloud, in order of play."""
    return s.again and s.config.allin_draw == "pick_face_no_chips"


def imagine(s: State, rng: Random) -> State:
    """Backs that agree with every card that was seen, and faces for those that are sealed."""
    cards, faces = list(s.cards), s.faces
    for seat in (0, 1):
        if cards[seat].back is None:
            back = _drawn(backs_left(s, cards[seat].front), rng)
            cards[seat] = replace(cards[seat], back=back)
            s = replace(s, cards=tuple(cards))
        if faces[seat] is None:
            faces = put(faces, seat, FACES[int(rng.random() * 2)])
    for seat in (0, 1):
        if s.deck.backs[seat] is None:
            backs = put(s.deck.backs, seat, _remembered(s, s.deck.closed[seat], rng))
            s = replace(s, deck=replace(s.deck, backs=backs))
    return replace(s, faces=faces)


def _remembered(s: State, closed: tuple[int, ...], rng: Random) -> Tally:
    tally = NONE
    for f, count in enumerate(closed):
        left = backs_left(s, f + 1)
        for _ in range(count):
            back = _drawn(left, rng)
            left[back - 1] -= 1
            tally = put(tally, f, add(tally[f], back - 1, 1))
    return tally


def _drawn(left: list[int], rng: Random) -> int:
    at = rng.random() * sum(left)
    for i, n in enumerate(left):
        at -= n
        if at < 0:
            return i + 1
    return max(i + 1 for i, n in enumerate(left) if n)


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    if sum(s.chips) + on_table(s) + s.carried + s.bank != 2 * START[s.config.season]:
        wrong.append("chips appeared or vanished")
    if min(*s.chips, *s.levels, *s.antes, s.carried) < 0:
        wrong.append("a debt")
    if any(min(backs_left(s, f)) < 0 for f in range(1, 11)):
        wrong.append("a card lies twice")
    if s.deck.left != _in_deck(s) or min(s.deck.left) < 0:
        wrong.append("the deck does not add up")
    if any(_impossible(card, s.config.season) for card in s.cards):
        wrong.append("there is no such card")
    return tuple(wrong)


def _in_deck(s: State) -> tuple[int, ...]:
    """By front: the whole deck without the cards dealt."""
    out = WHOLE[s.config.season].left
    for f in range(10):
        gone = sum(s.deck.open[f]) + s.deck.closed[0][f] + s.deck.closed[1][f]
        out = add(out, f, -gone)
    for card in s.cards:
        if card.front:
            out = add(out, card.front - 1, -1)
    return out


def _impossible(card: Card, season: int) -> bool:
    return bool(card.back and not COPIES[season][card.front - 1][card.back - 1])
