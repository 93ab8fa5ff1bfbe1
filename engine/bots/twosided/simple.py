"""Players who plan nothing: one picks a kind of deed, one counts cards and believes every bet."""

from __future__ import annotations

from random import Random

from engine.bots.twosided.offers import faces, levels
from engine.bots.twosided.spot import backs_left, own_back
from engine.games.twosided.duel import duel, on_table, staked
from engine.games.twosided.records import Bet, Card, Fold, Pick, State
from engine.seen import Seen
from engine.tuples import add, put
from engine.types import NOBODY, Action, Choice, Domain, Option, Range, replace

SURE, GOOD = 0.8, 0.6  # chances to win a showdown


def beginner(seen: Seen, rng: Random) -> Action:
    """Folds, meets, raises or goes two-sided, each as likely; face and height are chance."""
    deeds = [deed for o in seen.options for deed in _deeds(o)]
    return deeds[int(rng.random() * len(deeds))].sample(rng)


def _deeds(o: Option) -> list[Option]:
    if o.kind is Fold:
        return [o]
    fields: dict[str, Domain] = {**o.fields, "face": Choice(faces(o))}
    if o.kind is Pick or faces(o) == ("both",):
        return [replace(o, fields=fields)]
    span = levels(o)
    spans = [Range(span.lo, span.lo)] + [Range(span.lo + 1, span.hi)] * (span.lo < span.hi)
    return [replace(o, fields={**fields, "level": x}) for x in spans]


def honest(seen: Seen, rng: Random) -> Action:
    """Bets what its card is worth, meets what the pot pays for, is two-sided where it is sure."""
    s, seat = seen.state, seen.options[0].actor
    back = own_back(s, seat, rng)
    if seen.options[0].kind is Pick:
        return picked(s, seat, back)
    bets = [(chance(s, seat, face, back), face, o) for o in seen.options for face in faces(o)]
    if not bets:
        return Fold(seat)
    p, face, o = max(bets, key=lambda bet: bet[0] + (bet[1] == "both" and bet[0] >= SURE))
    may_fold = any(o.kind is Fold for o in seen.options)
    if may_fold and p < _needed(s, seat, face, levels(o).lo):
        return Fold(seat)
    return Bet(seat, face, _level(s, p, face, levels(o)))


def _needed(s: State, seat: int, face: str, level: int) -> float:
    """The chance that is worth this many chips more: the pot's odds, and more for a high bet."""
    if not s.levels[1 - seat]:  # few think of giving up before anybody bet
        return 0.0
    cost = level * (2 if face == "both" else 1) - staked(s, seat)
    odds = cost / (cost + on_table(s) + s.carried)
    return max(odds, 0.7 if cost > 10 else 0.5 if cost > 3 else 0.0)


def _level(s: State, p: float, face: str, span: Range) -> int:
    if face == "both" or span.lo > 12:
        return span.lo
    more = on_table(s) + 2 if p >= SURE else 2 if p >= GOOD and not any(s.levels) else 0
    return min(span.hi, span.lo + more)


def chance(s: State, seat: int, face: str, back: int) -> float:
    """The chance to win with this face, a draw as half: over the cards that are left.

    Whose face is not known yet is taken to bet on his higher one.
    """
    other, mine = 1 - seat, Card(s.cards[seat].front, back)
    front, theirs = s.cards[other].front, s.faces[other]
    left = backs_left(s, other, seat)
    if front == mine.front and left[back - 1]:
        left = add(left, back - 1, -1)
    won = 0.0
    for b, cards in enumerate(left, 1):
        against = theirs or ("front" if front > b else "back")
        pair = put(put(s.cards, seat, mine), other, Card(front, b))
        role = duel(pair, put(put(s.faces, seat, face), other, against))
        won += cards * (0.5 if role == NOBODY else role == seat)
    return won / max(1, sum(left))


def picked(s: State, seat: int, back: int) -> Action:
    """The higher face: without chips nothing is better, whatever the other picks."""
    return Pick(seat, "front" if s.cards[seat].front > back else "back")


def showdowns(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """Chips in the mean where the other meets each bet and shows, or picks his higher face."""
    s, seat = seen.state, seen.options[0].actor
    back = own_back(s, seat, rng)
    out: list[tuple[Action, float]] = []
    for o, face in [(one, face) for one in seen.options for face in faces(one)]:
        level = levels(o).lo if o.kind is Bet else 0
        p = chance(s, seat, face, back)
        won, lost = _staked(s, 1 - seat, level, s.faces[1 - seat]), _staked(s, seat, level, face)
        deed = Bet(seat, face, level) if level else Pick(seat, face)
        out.append((deed, p * won - (1 - p) * lost))
    if any(o.kind is Fold for o in seen.options):
        out.append((Fold(seat), -_staked(s, seat, s.levels[seat], s.faces[seat])))
    return tuple(out)


def _staked(s: State, seat: int, level: int, face: str | None) -> float:
    """What a chair has in the pot, half of what is carried too; all in a sudden death (D-21)."""
    chips = s.antes[seat] + level * (2 if face == "both" else 1) + s.carried / 2
    return chips or sum(s.chips) / 2
