"""Strategic Yut: the mat of 29 cells, the ways over it, and where each result leads.

A *place* is a cell together with the way a piece came to it, because a back-do goes back along
that way (Y-8). Place 0 is beside the mat before the start; then come the places of each branch.
"""

from __future__ import annotations

from functools import cache

from engine.games.yut.records import RESULTS, Result, Spot

RING = (*range(1, 20), 0)  # §6.3: 5, 10, 15 are corners, 0 is start and finish
CENTRE = 22
BRANCHES = (  # the place a branch leaves from, and its cells up to the finish
    (0, RING),  # places 1 to 20: round the outside
    (5, (20, 21, CENTRE, 23, 24, *RING[14:])),  # 21 to 31: in at 5, straight on to 15
    (23, (27, 28, 0)),  # 32 to 34: out at the centre
    (10, (25, 26, CENTRE, 27, 28, 0)),  # 35 to 40: in at 10, straight on to the start (Y-12)
    (37, (23, 24, *RING[14:])),  # 41 to 48: turned at the centre to 15
)
OFF, FINISH, HOME = 0, 20, 49
PIPS: dict[Result, int] = {"gae": 2, "geol": 3, "yut": 4, "mo": 5, "back-do": -1}


def _lay() -> tuple[list[int], list[int], list[int]]:
    """Cell, next place and previous place of each place."""
    cell, on, back = [-1], [1], [OFF]
    for leaves, cells in BRANCHES:
        first = len(cell)
        cell += cells
        on += [*range(first + 1, first + len(cells)), HOME]
        back += [leaves, *range(first, first + len(cells) - 1)]
    return [*cell, -2], [*on, HOME], [*back, HOME]


CELL, ON, BACK = map(tuple, _lay())
TURN = {5: 21, 23: 32, 10: 35, 37: 41}  # where a shortcut may be taken (Y-11, Y-13), and its start
CELLS = tuple(range(29))
SPOT: tuple[Spot, ...] = ("off", *CELL[1:HOME], "home")
PLACE: dict[Spot, int] = {spot: SPOT.index(spot) for spot in SPOT}  # a cell by its first way


def _left(place: int) -> int:
    """Steps to the finish straight on; a shortcut that is not taken yet does not count (Y-31)."""
    return -1 if place == HOME else 1 + _left(ON[place])


LEFT = (*[_left(p) for p in range(HOME)], 0)


@cache
def ways(
    shortcut: str, home: str, overshoot: str, back_way: str
) -> dict[Result, tuple[tuple[int, ...], ...]]:
    """For each result, the places it leads to from each place, under these house rules."""
    house = (shortcut, home, overshoot)
    return {
        r: tuple(
            [
                _back(p, home, back_way) if r == "back-do" else _forward(p, PIPS[r], *house)
                for p in range(HOME + 1)
            ]
        )
        for r in RESULTS
    }


def _forward(place: int, pips: int, shortcut: str, home: str, overshoot: str) -> tuple[int, ...]:
    if place == HOME:
        return ()
    starts = [ON[place]]
    if place in TURN:
        starts.append(TURN[place])
        if shortcut == "compulsory":  # Y-11; from 10 the short way out of the centre is straight on
            starts = starts[:1] if place == 37 else starts[1:]
    ends = [_walk(start, pips - 1, home, overshoot) for start in starts]
    return tuple([p for p in ends if p != OFF])


def _walk(place: int, pips: int, home: str, overshoot: str) -> int:
    """Where so many steps on lead; OFF where they are too many (Y-27, by switch)."""
    for _ in range(pips):
        if overshoot == "exact" and CELL[place] == 0:
            return OFF
        place = ON[place]
    return HOME if CELL[place] == 0 and home == "reach" else place  # Y-10


def _back(place: int, home: str, back_way: str) -> tuple[int, ...]:
    if place in (OFF, HOME):  # Y-6
        return ()
    to = BACK[place]
    if back_way == "geometric":
        to = BACK[PLACE[SPOT[place]]]
    if to == OFF:  # §6.1-5, Y-9, Y-33: back at the start is once round
        return (HOME if home == "reach" else FINISH,)
    return (to,)
