"""A player who has to look for haps: each one left is found in any second by the same chance.

A bot reads no clock, so the seconds are counted in turns: a silent turn takes all of its time, a
call comes half way on average. As it does not matter how long one has looked in vain, what was
found may be drawn anew at each turn: only a chair that called a hap last time may have found
another one meanwhile, and for it the time runs from the last turn at which it knew none.
"""

from __future__ import annotations

from math import exp, perm
from random import Random

from engine.games.gyeol_hap import left
from engine.games.gyeol_hap.records import (
    Begin,
    Board,
    Call,
    Draw,
    Gyeol,
    Judge,
    Miss,
    Name,
    Pass,
    Redraw,
    State,
    Void,
)
from engine.seen import Seen
from engine.types import Action, Value

# Boards by their number of haps, of all C(27, 9): what one may expect before one has looked.
BOARDS = {0: 2_106, 1: 227_448, 2: 812_916, 3: 1_550_952, 4: 1_337_310, 5: 657_072, 6: 92_664,
          8: 6_318, 12: 39}  # fmt: skip
THETA = 0.4  # how sure one is that none is left when one calls gyeol
CALLED = 0.5  # of a turn's time until a call


class Looked(Value, frozen=True):
    """What the record of this board tells a chair."""

    all: float  # turns' time since it lies there
    mine: float  # of that, since this chair last knew of no hap
    least: int  # haps there must be: somebody called gyeol wrongly


def find(seen: Seen, rng: Random, rate: float) -> Action:
    """Call a hap if one was found, gyeol if there is probably none, else let the time run out."""
    s, kinds = seen.state, {o.kind: o for o in seen.options}
    if Name in kinds:
        return name(s, rng)
    seat, seconds = seen.options[0].actor, s.config.turn_seconds
    here = looked(seen, seat)
    n = len(left(s.board, s.found))
    if Call in kinds and rng.random() < 1 - exp(-rate * n * seconds * (here.mine + 1)):
        return Call(seat)
    now = here.all + (Call in kinds)
    sure = none_left(len(s.found), rate * len(s.playing) * seconds * now, here.least)
    return Gyeol(seat) if Gyeol in kinds and sure > THETA else Pass(seat)


def name(s: State, rng: Random) -> Action:
    """One of the haps that are left, any as likely; who knows none says none."""
    able = left(s.board, s.found)
    return Name(s.turn, able[int(rng.random() * len(able))]) if able else Miss(s.turn, "silent")


def none_left(found: int, looked_for: float, least: int) -> float:
    """How likely all haps are found, after so many chances in all to find each one."""
    likely = {
        k: boards * perm(k, found) * exp(-looked_for * k)
        for k, boards in BOARDS.items()
        if k >= max(found, least)
    }
    total = sum(likely.values())
    return likely.get(found, 0.0) / total if total else 1.0


def looked(seen: Seen, seat: int) -> Looked:
    """How long the board has been looked at, and what wrong calls gave away."""
    time = mine = 0.0
    found = least = 0
    called = ""  # by whom, what for: the last call that was or is to be judged
    for a in seen.log:
        if isinstance(a, (Begin, Board, Draw, Redraw, Void)):
            time, mine, found, least = 0.0, 0.0, 0, 0
        elif isinstance(a, (Name, Miss, Gyeol)):
            called = "gyeol" if isinstance(a, Gyeol) else "hap"
        elif isinstance(a, Judge):
            right = a.points > 0
            found += right and called == "hap"
            least = max(least, found + 1) if called == "gyeol" and not right else least
            time, mine = time + CALLED, mine + CALLED
            mine = mine if a.seat != seat or right else 0.0
        elif isinstance(a, Pass):
            time, mine = time + 1, 0.0 if a.actor == seat else mine + 1
    return Looked(time, mine, least)
