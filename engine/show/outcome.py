"""The show frame: what a finished game is worth, who wins, who is the candidate."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games import GAMES
from engine.show import duel
from engine.show.records import Settle, State
from engine.show.seating import principals
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
    game = GAMES[s.key]
    more = gained(s)
    if game.RANKED_BY == "garnets":
        winners, last = _by_garnets(s, tuple(map(int.__add__, s.garnets, more)))
    else:
        result = game.result(s.game)
        winners = tuple(s.chairs[i] for i in result.winners)
        last = tuple(s.chairs[i] for i in result.last)
    if game.TEAMS == "partners" and s.house.yut_partner_reward == "1_garnet":
        more = _rewarded(s, more, s.chairs.index(winners[0]))
    fields = {"garnets": Choice((more,)), "winners": Choice((winners,)), "last": Choice((last,))}
    return Option(TABLE, Settle, {**fields})


def _rewarded(s: State, more: tuple[int, ...], won: int) -> tuple[int, ...]:
    """F-14: the winner's partner has 1 garnet of the other's; a guest has none and takes none."""
    partners = s.chairs[principals(s) :]
    to, giver = partners[won], partners[1 - won]
    if s.players[to].guest or not s.garnets[giver]:
        return more
    return add(add(more, giver, -1), to, 1)


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
    held = s.tokens
    if s.duelists:
        return held  # a death match gives none
    joint = s.house.tokens_joint if len(winners) > 1 else 1
    for i in winners:
        held = add(held, i, joint)
    return held


def spare(s: State) -> bool:
    """Whether a sole winner has still a second token to keep or to give."""
    sole = s.house.tokens_sole
    number = GAMES[s.key].TOKENS[0] if sole == "by_game" else sole
    return len(s.winners) == 1 and number == 2 and sum(s.tokens) < 2


def death_match_set(scores: Sequence[int]) -> tuple[int, ...]:
    """§1.1-11: all of three or more, if all tie or all but the one who is last; else the last."""
    low, n = min(scores), len(scores)
    last = tuple(i for i, x in enumerate(scores) if x == low)
    level = len(last) == n or (len(last) == 1 and scores.count(max(scores)) == n - 1)
    return tuple(range(n)) if n >= 3 and level else last  # F-4


def _everybody(s: State) -> bool:
    """F-3, by switch: whether all who played go to the death match."""
    if s.house.tie_rule_s2e3 == "off" or not s.last:
        return False
    who = s.chairs
    places = [0 if i in s.last else 2 if i in s.winners else 1 for i in who]
    return len(who) >= 3 and len(death_match_set(places)) == len(who)


def find_candidate(s: State) -> State:
    """F-2: the one who is last, or how the house decides between several."""
    if _everybody(s):
        return with_candidates(s, tuple(sorted(s.chairs)))
    last = _without_token(s, s.last)
    if s.house.joint_last == "fewest_garnets" and last:
        fewest = min(_purse(s, i) for i in last)
        last = tuple(i for i in last if _purse(s, i) == fewest)
    if len(last) < 2 or s.house.joint_last == "all_tied":
        return with_candidates(s, last)
    return replace(s, last=last, step="nominate")


def _purse(s: State, who: int) -> tuple[int, int]:
    """Garnets now, and before the game where they are level."""
    return s.garnets[who], s.before[who]


def _without_token(s: State, last: tuple[int, ...]) -> tuple[int, ...]:
    """F-6, by switch: a token in hand saves; it never saves everybody."""
    if s.house.candidate_token == "void":
        return last
    return tuple(i for i in last if not s.tokens[i]) or last


def saved(s: State, who: int) -> State:
    """F-6, by switch: the second token saves a candidate, and the next-lowest is candidate."""
    rest = tuple(i for i in s.candidates if i != who)
    others = tuple(i for i in sorted(s.chairs) if not s.tokens[i])
    if rest or not others:
        return duel.go(replace(s, candidates=rest or s.candidates))
    if GAMES[s.key].RANKED_BY == "garnets":
        fewest = min(s.garnets[i] for i in others)
        others = tuple(i for i in others if s.garnets[i] == fewest)
    return find_candidate(replace(s, last=others, candidates=()))


def with_candidates(s: State, who: tuple[int, ...]) -> State:
    """A token that a candidate already holds is void (F-6)."""
    held = tuple(0 if i in who else n for i, n in enumerate(s.tokens))
    s = replace(s, candidates=who, tokens=held)
    return replace(s, step="spare") if spare(s) else duel.go(s)
