"""Strategic Yut: who knows what.

Which stick a chair has taken is known to that chair and, where the program is told, to the dealer;
to everybody else it becomes known with the throw, all four together (§6.1-3). That a chair has
chosen is for all to see. Nothing else is hidden.
"""

from __future__ import annotations

from random import Random

from engine.games.yut.mat import CELL, HOME, OFF
from engine.games.yut.moves import foes
from engine.games.yut.records import (
    NONE_IN,
    PIECES,
    RESULTS,
    SIDES,
    Act,
    Choose,
    Lot,
    State,
)
from engine.types import Viewer, replace


def view(s: State, v: Viewer) -> State:
    if s.sticks == NONE_IN:
        return s
    hidden = tuple([x if x == "" or i in v else None for i, x in enumerate(s.sticks)])
    return replace(s, sticks=hidden)


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    if isinstance(a, Choose) and a.actor not in v:
        return replace(a, side=None)
    if isinstance(a, Lot) and a.seat not in v:
        return replace(a, side=None)
    return a


def imagine(s: State, rng: Random) -> State:
    if None not in s.sticks:
        return s
    guess = [SIDES[int(rng.random() * 2)] if x is None else x for x in s.sticks]
    return replace(s, sticks=tuple(guess))


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    on = [p for p, at in enumerate(s.at) if at not in (OFF, HOME)]
    if len(s.at) != PIECES or not all(OFF <= at <= HOME for at in s.at):
        wrong.append("a piece is missing")
    if any(foes(s.config, p, q) and CELL[s.at[p]] == CELL[s.at[q]] for p in on for q in on):
        wrong.append("both sides on one cell")
    for p, lead in enumerate(s.stack):
        if lead > p or s.stack[lead] != lead or s.at[lead] != s.at[p]:
            wrong.append("a stack torn apart")
        if lead != p and p not in on:
            wrong.append("a stack beside the mat")
    if min(s.owed, s.caught, s.count) < 0 or any(r not in RESULTS for r in s.saved):
        wrong.append("a debt of throws")
    return tuple(wrong)
