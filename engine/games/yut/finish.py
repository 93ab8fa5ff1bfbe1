"""Strategic Yut: who has won, and how a match that has lasted too long is compared."""

from __future__ import annotations

from engine.games.yut.mat import HOME, LEFT
from engine.games.yut.moves import PAIR, chair_of, done
from engine.games.yut.records import State
from engine.types import NOBODY, replace

PRINCIPALS = (0, 1)  # §6.1-4: only their pieces count


def winner(s: State) -> int:
    """The principal whose two pieces are home; one at a time moves, so it is one (Y-28)."""
    return next((i for i in PRINCIPALS if done(s, i)), NOBODY)


def leader(s: State) -> int:
    """Y-31: more of one's own two home, then fewer steps left for them; NOBODY if all is equal."""
    a, b = (_behind(s, i) for i in PRINCIPALS)
    return NOBODY if a == b else PRINCIPALS[a > b]


def _behind(s: State, chair: int) -> tuple[int, int]:
    places = [s.at[p] for p in PAIR[chair]]
    return -places.count(HOME), sum([LEFT[p] for p in places])


def over(s: State, who: int) -> State:
    return replace(s, step="over", winner=who, saved=(), owed=0, caught=0, before=(), late=NOBODY)


def turn_over(s: State) -> State:
    """The next chair is up, unless the match has lasted too long and somebody is ahead.

    It is compared when both sides have had as many turns, so that each throws once more until it
    differs (Y-31).
    """
    turn = s.turn
    while True:
        turn += 1
        if s.count >= s.config.cap and turn % 2 == 0 and leader(s) != NOBODY:
            return over(s, leader(s))
        if s.config.partner_done == "moves_mate" or not done(s, chair_of(s, turn)):
            break  # Y-29
    return replace(
        s, step="throw", turn=turn, owed=1, caught=0, saved=(), before=(), late=NOBODY,
        bound=NOBODY,
    )  # fmt: skip
