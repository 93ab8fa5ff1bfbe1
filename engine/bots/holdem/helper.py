"""In the mini-game room: who solves is chance's, the card is picked for one's own team-mate."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.holdem.hands import rank, strength
from engine.games.holdem.records import NUMBERS, Pick, Role, Solve
from engine.seen import Seen
from engine.types import Action


def helper(seen: Seen, rng: Random) -> Action | None:
    """What the room or a team off the betting does; None where the table is asked."""
    kinds = {o.kind: o for o in seen.options}
    if Pick in kinds:
        return Pick(kinds[Pick].actor, pick(seen.state))
    if Solve in kinds:
        return kinds[Solve].sample(rng)  # any team is as quick as another
    if Role in kinds:
        return Role(kinds[Role].actor, "principal")  # no bot solves better than it bets
    return None


def pick(s: Any) -> int:
    """The card that makes the solver's team-mate win, in most ways the second card may come."""
    team = s.room.solver
    own = s.cards[team] or 10
    rivals = [c for i, c in enumerate(s.cards) if i != team and i in s.bets.live and c]
    return max(NUMBERS, key=lambda card: _worth(s, own, rivals, card))


def _worth(s: Any, own: int, rivals: list[int], card: int) -> tuple[float, float, int]:
    """Wins, the lead of the hand, and the number itself where both are level."""
    boards = [(*s.shared, card)] if s.shared else [(card, n) for n in NUMBERS]
    wins = lead = 0.0
    for board in boards:
        mine = rank(own, board, s.config)
        best = max((rank(c, board, s.config) for c in rivals), default=(-1, 0, 0))
        wins += mine > best
        lead += mine[0] + (strength(own, board, s.config) > (best if rivals else (-1, 0, 0)))
    return wins / len(boards), lead, card
