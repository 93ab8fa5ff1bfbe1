"""Bots for Two-sided Poker: two that plan nothing, and three that solve the hand when it is dealt.

Who solves plays a mixture nobody can take much from. It knows its own view: the fronts, what was
shown, its own backs. Where faces are bet on sealed (D-19) it plays as the honest one does.
"""

from __future__ import annotations

from random import Random

from engine.bots.bot import Level
from engine.bots.twosided.plan import Effort, Turn, turn
from engine.bots.twosided.simple import beginner, honest, showdowns
from engine.bots.twosided.spot import own_back, spot
from engine.games.twosided.records import Bet
from engine.seen import Seen
from engine.types import Action, replace

UNIT = "chips"
REGULAR, CHAMPION, MASTER = Effort(0, 45_000), Effort(1, 3_000_000), Effort(2, 8_000_000)


def regular(seen: Seen, rng: Random) -> Action:
    """A few rounds of thought, and only the lowest and the highest levels."""
    return played(seen, rng, REGULAR)


def champion(seen: Seen, rng: Random) -> Action:
    """A level near the pot too, and rounds enough for a fiftieth of a chip a hand."""
    return played(seen, rng, CHAMPION)


def master(seen: Seen, rng: Random) -> Action:
    """Two levels about a carried pot, and as many rounds as a second allows."""
    return played(seen, rng, MASTER)


def played(seen: Seen, rng: Random, effort: Effort) -> Action:
    shares = mixture(seen, rng, effort)
    at = rng.random()
    for deed, share in shares:
        at -= share
        if at < 0:
            return deed
    return max(shares, key=lambda x: x[1])[0]


def mixture(seen: Seen, rng: Random, effort: Effort) -> tuple[tuple[Action, float], ...]:
    """What such a level does here, and how often; rng matters where the own back is unknown."""
    planned = _turn(seen, effort)
    if planned is None:
        return ((honest(seen, rng), 1.0),)
    return tuple([(deed, share) for deed, share, _ in _known(planned, seen, rng)])


def values(seen: Seen, rng: Random) -> tuple[tuple[Action, float], ...]:
    """What each sensible deed brings in the mean where both go on as well as the best level knows.

    In chips from before the ante, what is carried as half each one's: to fold at once is -1. What
    the level does most comes first. A pick counts against the higher face; where nothing is
    planned, all is met and shown.
    """
    planned = _turn(seen, MASTER)
    if planned is None:
        return showdowns(seen, rng) if seen.options else ()
    often = sorted(_known(planned, seen, rng), key=lambda row: -row[1])
    return tuple([(deed, round(worth, 2)) for deed, _, worth in often])


def _turn(seen: Seen, effort: Effort) -> Turn | None:
    if not any(o.kind is Bet for o in seen.options) or seen.state.config.faces == "sealed":
        return None
    return turn(spot(seen, seen.options[0].actor), effort)


def _known(planned: Turn, seen: Seen, rng: Random) -> list[tuple[Action, float, float]]:
    """What the plan says to the chair's own back: each deed, how often, and its worth."""
    seat = seen.options[0].actor
    row = planned.backs.index(own_back(seen.state, seat, rng))
    deeds = [replace(move, actor=seat) for move in planned.moves]
    return list(zip(deeds, planned.shares[row].tolist(), planned.worth[row].tolist()))


LEVELS = (
    Level("beginner", beginner, 0.01),
    Level("honest", honest, 0.01),
    Level("regular", regular, 0.1),
    Level("champion", champion, 1.0),
    Level("master", master, 2.0),
)
