"""Cooperative Hold'em: who wins a pot, who is out, who is the candidate, who comes first."""

from __future__ import annotations

from engine import betting
from engine.betting import Bets, clockwise
from engine.game import Result
from engine.games.holdem.hands import rank, strength
from engine.games.holdem.records import DECIDE, ROUNDS, State
from engine.types import NOBODY, replace


def gains(s: State) -> tuple[int, ...]:
    """How the topmost pot is paid out (§2.1-13); odd garnets by H-29."""
    _, size, who = betting.top(s.bets)
    return betting.shared(size, who if len(who) == 1 else best(s, who), len(s.before))


def best(s: State, who: tuple[int, ...]) -> list[int]:
    """The best hands among these, in the order of play."""
    ranks = {i: rank(s.cards[i] or 0, s.shared, s.config) for i in who}
    high = max(ranks.values())
    return [i for i in clockwise(len(s.before), s.first) if ranks.get(i) == high]


def hand_over(s: State, bets: Bets, taken: tuple[int, ...]) -> State:
    """All pots are paid: who is bust, and what comes next. `taken` was the main pot."""
    order = clockwise(len(taken), s.first)
    won = next(i for i in order if taken[i])
    bets = betting.resting(bets.purse)
    s = replace(s, bets=bets, won=won)
    bust = tuple([i for i, x in enumerate(s.before) if x and not bets.purse[i]])
    if bust and s.candidate == NOBODY:
        s = candidate(s, bust)
    return s if s.step == "nominate" else next_round(s)


def candidate(s: State, bust: tuple[int, ...]) -> State:
    """§2.1-20: the first to lose all; several in one hand by H-23."""
    if len(bust) > 1 and s.config.simultaneous_bust != "fewer_before_hand":
        return replace(s, bust=bust, step="nominate")
    who = min(bust, key=lambda i: (s.before[i], strength(s.cards[i] or 0, s.shared, s.config)))
    return replace(s, candidate=who)


def next_round(s: State) -> State:
    purse = s.bets.purse
    left = [i for i, x in enumerate(purse) if x]
    ends = s.config.second_bust == "ends" and len(left) < len(purse) - 1  # H-24
    if len(left) < 2 or s.round == ROUNDS or ends:  # H-25
        return replace(s, step="over", bust=())
    step = "roles" if s.round == DECIDE else "ready"
    return replace(s, step=step, bust=(), first=next_first(s))


def next_first(s: State) -> int:
    """H-13: clockwise to the next, or who won or lost most, or the same; none who is out."""
    purse, rule = s.bets.purse, s.config.first_player
    order = clockwise(len(purse), s.first)
    if rule == "prev_winner":
        start = s.won
    elif rule == "prev_loser":
        start = max(order, key=lambda i: s.before[i] - purse[i])
    else:
        start = order[0 if rule == "fixed" else 1]
    return next(i for i in clockwise(len(purse), start) if purse[i])


def result(s: State) -> Result:
    """§2.1-21, -22: most garnets, and of those who had fewest at the start; H-26 for the last."""
    purse, start = s.bets.purse, s.config.start
    most = [i for i, x in enumerate(purse) if x == max(purse)]
    winners = tuple([i for i in most if start[i] == min(start[j] for j in most)])
    if s.candidate != NOBODY:
        return Result(winners, (s.candidate,))
    if s.config.none_bust == "no_candidate":
        return Result(winners)
    rest = [i for i in range(len(purse)) if i not in winners] or list(winners)
    low = min(purse[i] for i in rest)
    return Result(winners, tuple([i for i in rest if purse[i] == low]))
