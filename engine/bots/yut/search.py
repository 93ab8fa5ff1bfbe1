"""Looking ahead: so many throws, each a game of sticks, each result moved at its best.

All values are the candidate's side's: from -1, lost, to 1, won.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import tanh

from engine.bots.yut.house import BIG, MOST, House, Side
from engine.bots.yut.leaf import LEAD, Leaf
from engine.bots.yut.sticks import value
from engine.games.yut.records import ORDERS, RESULTS, Config

Saved = tuple[int, ...]  # results that are not moved yet, by their numbers, in order
Choice = tuple[Side, Side, bool, bool, int, Saved]  # after it; won, captured; result, rest
ALL = range(len(RESULTS))
SOONER = 0.998  # a win a throw later is worth this much: else a won match might never end
LOST = 20.0  # as good as lost or won, before tanh
REACH = (9, 9, 3, 1, 0)  # throws looked at with none, one ... results saved
NONE = 99.0  # less than any worth: no move there was


class Search:
    """Values of positions in one house when this principal began, remembered."""

    def __init__(self, c: Config, first: int) -> None:
        self.house, self.leaf = House(c), Leaf(c)
        self.order = tuple((chair % 2, chair // 2) for chair in ORDERS[c.order, first])
        self.skips = c.partner_done == "skipped"
        self.lead = tuple(self._lead(turn) for turn in range(4))
        self._known: dict[object, float] = {}
        self._worth, self._struck, self._more = self.leaf.side, self.house.struck, self.house.more

    def _lead(self, turn: int) -> float:
        """What it is worth to the candidate's side that this turn is on."""
        side, role = self.order[turn]
        lead = LEAD[role, self.order[(turn + 1) % 4][0] == side]
        return -lead if side else lead

    def throw(
        self, a: Side, b: Side, turn: int, owed: int, caught: int, saved: Saved, depth: int
    ) -> float:
        """The worth when four sticks are to be thrown and `depth` throws are looked at."""
        if not depth:
            return SOONER * tanh(self._used(a, b, turn, saved))
        key = a, b, turn, owed, caught, saved, depth
        known = self._known.get(key)
        if known is None:
            if depth == 1 and not saved and owed == 1 and not caught:
                w = self._last(a, b, turn)
            else:
                w = self.results(a, b, turn, owed, caught, saved, depth)
            known = self._known[key] = SOONER * value(w)
        return known

    def results(
        self, a: Side, b: Side, turn: int, owed: int, caught: int, saved: Saved, depth: int
    ) -> list[float]:
        """The worth of each result of a throw, by the number of counted sticks."""
        out = []
        for r in ALL:
            big = BIG[r]
            if owed:
                still, owing = owed - 1 + big, caught
            else:
                still, owing = int(big and self.house.again), caught - 1
            kept = tuple(sorted((*saved, r)))
            ahead = within(depth - 1, kept)
            if still or (owing and self.house.at_once):
                out.append(self.throw(a, b, turn, still, owing, kept, ahead))
            else:
                out.append(self.move(a, b, turn, owing, kept, ahead))
        return out

    def move(self, a: Side, b: Side, turn: int, caught: int, saved: Saved, depth: int) -> float:
        """The worth when one of the results is to be moved."""
        if len(saved) == 1:
            return self._moved(a, b, turn, caught, saved, depth)
        key = a, b, turn, caught, saved, depth
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._moved(a, b, turn, caught, saved, depth)
        return known

    def _moved(self, a: Side, b: Side, turn: int, caught: int, saved: Saved, depth: int) -> float:
        sign = -1 if self.order[turn][0] else 1
        best = -NONE
        for x, y, won, hit, r, rest in self._choices(a, b, turn, saved):
            if won:
                return float(sign)
            more = caught + (hit and self._more[r])
            best = max(best, sign * self._onward(x, y, turn, more, rest, depth))
        return self._onward(a, b, turn, caught, (), depth) if best == -NONE else sign * best

    def _choices(self, a: Side, b: Side, turn: int, saved: Saved) -> Iterator[Choice]:
        """Every move of every saved result, and what it leads to."""
        side, role = self.order[turn]
        mine, other = (b, a) if side else (a, b)
        for i, r in enumerate(saved):
            if r in saved[:i]:
                continue
            rest = saved[:i] + saved[i + 1 :]
            for after, cell, hit in self.house.steps(mine, role, r):
                struck = self._struck(other, cell)
                left = other if struck is None else struck
                x, y = (left, after) if side else (after, left)
                yield x, y, after[0] == 2, hit or struck is not None, r, rest

    def _onward(self, a: Side, b: Side, turn: int, caught: int, saved: Saved, depth: int) -> float:
        """What comes after a move: a throw for a capture, the next result, the next turn."""
        if caught and (not saved or self.house.at_once):
            return self.throw(a, b, turn, 0, caught, saved, depth)
        if saved:
            return self.move(a, b, turn, caught, saved, depth)
        return self.throw(a, b, self._after(a, b, turn), 1, 0, (), depth)

    def _after(self, a: Side, b: Side, turn: int) -> int:
        turn = (turn + 1) % 4
        while self.skips:
            side, role = self.order[turn]
            if (a, b)[side][role] < 2:
                break
            turn = (turn + 1) % 4
        return turn

    def _last(self, a: Side, b: Side, turn: int) -> list[float]:
        """The results of the last throw that is looked at; a throw it earns is a lead."""
        side, role = self.order[turn]
        mine, other, sign = (b, a, -1) if side else (a, b, 1)
        worth, steps, struck, more = self._worth, self.house.steps, self._struck, self._more
        again, on = sign * self.lead[turn], sign * self.lead[(turn + 1) % 4]
        against = worth(other)
        out = []
        for r in ALL:
            best = -NONE
            for after, cell, hit in steps(mine, role, r):
                if after[0] == 2:
                    best = LOST
                    break
                left = struck(other, cell)
                if left is None:
                    z = worth(after) - against + (again if BIG[r] or (hit and more[r]) else on)
                else:
                    z = worth(after) - worth(left) + (again if BIG[r] or more[r] else on)
                if z > best:
                    best = z
            if best == -NONE:
                best = worth(mine) - against + (again if BIG[r] else on)
            out.append(sign * tanh(best))
        return out

    def _used(self, a: Side, b: Side, turn: int, saved: Saved) -> float:
        """Saved results moved at their best with no look at what is thrown then, before tanh."""
        if not saved:
            return self._worth(a) - self._worth(b) + self.lead[turn]
        key = a, b, turn, saved
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._spent(a, b, turn, saved)
        return known

    def _spent(self, a: Side, b: Side, turn: int, saved: Saved) -> float:
        sign = -1 if self.order[turn][0] else 1
        best = -NONE
        for x, y, won, _hit, _r, rest in self._choices(a, b, turn, saved):
            best = max(best, LOST if won else sign * self._used(x, y, turn, rest))
        return self._used(a, b, turn, ()) if best == -NONE else sign * best

    def forget(self) -> None:
        """Start afresh where the memory has grown long."""
        self.house.forget()
        self.leaf.forget()
        if len(self._known) > MOST:
            self._known.clear()


def within(depth: int, saved: Saved) -> int:
    """Throws to look at: fewer where many saved results may be moved in any order."""
    return min(depth, REACH[min(len(saved), len(REACH) - 1)])


@lru_cache(4)
def searching(c: Config, first: int) -> Search:
    """The one search of this house and beginning: all levels share what it remembers."""
    return Search(c, first)
