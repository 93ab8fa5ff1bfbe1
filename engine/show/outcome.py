"""The show frame: what a finished game is worth, who wins, who is the candidate."""

from __future__ import annotations

from engine.games import GAMES
from engine.show.records import Settle, State
from engine.tuples import add
from engine.types import TABLE, Choice, Option, replace


def gained(s: State) -> tuple[int, ...]:
    """Garnets each player has gained in the game that is on; nobody pays what he lacks."""
    out = [0] * len(s.players)
    for chair, n in enumerate(GAMES[s.key].garnets(s.game)):
        who = s.chairs[chair]
        out[who] = max(n, -s.garnets[who])
    return tuple(out)


def settle(s: State) -> Option:
    """The outcome of the game that is over, as data for the log."""
    more = gained(s)
    if GAMES[s.key].GARNET_MATCH:
        winners, last = _by_garnets(s, tuple(map(int.__add__, s.garnets, more)))
    else:
        result = GAMES[s.key].result(s.game)
        winners = tuple(s.chairs[i] for i in result.winners)
        last = tuple(s.chairs[i] for i in result.last)
    fields = {"garnets": Choice((more,)), "winners": Choice((winners,)), "last": Choice((last,))}
    return Option(TABLE, Settle, {**fields})


def _by_garnets(s: State, total: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """§1.1-1, -2: the most garnets win, the fewest are last, prior garnets included."""
    seated = sorted(s.chairs)
    best, worst = max(total[i] for i in seated), min(total[i] for i in seated)
    return (
        tuple(i for i in seated if total[i] == best),
        tuple(i for i in seated if total[i] == worst),
    )


def tokens(s: State, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Tokens of life after the game; a sole winner's second one is decided afterwards (F-1)."""
    joint = s.house.tokens_joint if len(winners) > 1 else 1
    held = s.tokens
    for i in winners:
        held = add(held, i, joint)
    return held


def spare(s: State) -> bool:
    """Whether a sole winner has a second token to keep or to give."""
    sole = s.house.tokens_sole
    number = GAMES[s.key].TOKENS[0] if sole == "by_game" else sole
    return len(s.winners) == 1 and number == 2


def find_candidate(s: State) -> State:
    """F-2: the one who is last, or how the house decides between several."""
    last = _without_token(s, s.last)
    if s.house.joint_last == "fewest_garnets":
        fewest = min(s.before[i] for i in last)  # they hold the same now: who had least before
        last = tuple(i for i in last if s.before[i] == fewest)
    if len(last) == 1 or s.house.joint_last == "all_tied":
        return with_candidates(s, last)
    return replace(s, last=last, step="nominate")


def _without_token(s: State, last: tuple[int, ...]) -> tuple[int, ...]:
    """F-6, by switch: a token in hand saves; it never saves everybody."""
    if s.house.candidate_token == "void":
        return last
    return tuple(i for i in last if not s.tokens[i]) or last


def with_candidates(s: State, who: tuple[int, ...]) -> State:
    """A token that a candidate already holds is void (F-6)."""
    held = tuple(0 if i in who else n for i, n in enumerate(s.tokens))
    s = replace(s, candidates=who, tokens=held)
    return replace(s, step="spare" if spare(s) else "open")
