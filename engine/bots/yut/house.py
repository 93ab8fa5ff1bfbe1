"""Strategic Yut as the search sees it: each side of the mat by itself, under any house rules.

A *side* is (home, home, off, off, *groups): pieces of the principal and of the partner that are
home, pieces of each that are off, and the groups on the mat in order. A group is its place, times
nine, and how many pieces of each are in it. Which of two pieces of a chair moves makes no
difference, so a side has far fewer forms than the mat, and what it may do is worked out once.
Three house rules are only met halfway, as they need the pieces' numbers: a stack always goes back
the way its last piece came (Y-34), results may always be split (Y-24), who can move does (Y-26).
"""

from __future__ import annotations

from engine.games.yut.mat import CELL, HOME, OFF, ways
from engine.games.yut.moves import PAIR
from engine.games.yut.records import RESULTS, Config, State

Side = tuple[int, ...]
Step = tuple[Side, int, bool]  # the side then, the cell it came to or -1, if it hit its own

BIG = tuple(r in ("yut", "mo") for r in RESULTS)
BACK_DO = RESULTS.index("back-do")
ON_MAT = 4  # where the groups begin in a side
NOWHERE = -1
MOST = 1 << 17  # entries a memory may hold before it starts afresh


def sides(s: State) -> tuple[Side, Side]:
    """Both sides as they stand, the candidate's first."""
    return _side(s, 0), _side(s, 1)


def _side(s: State, team: int) -> Side:
    head, groups = [0] * ON_MAT, dict[int, int]()
    for role, chair in enumerate((team, team + 2)):
        for piece in PAIR[chair]:
            at, lead = s.at[piece], s.stack[piece]
            if at in (OFF, HOME):
                head[role + 2 * (at == OFF)] += 1
            else:
                groups[lead] = groups.get(lead, 9 * at) + (1, 3)[role]
    return (*head, *sorted(groups.values()))


class House:
    """What the rules of one house allow, remembered as it is asked for."""

    def __init__(self, c: Config) -> None:
        table = ways(c.shortcut, c.home, c.overshoot, c.back_way)
        self.config = c
        self.ways = tuple(table[r] for r in RESULTS)
        self.more = tuple(
            c.capture_extra == "always" or (c.capture_extra == "not_if_yut_mo" and not big)
            for big in BIG
        )
        self.at_once = c.capture_throw == "at_once"
        self.again = c.capture_again == "yes"
        self._steps: dict[tuple[Side, int, int], tuple[Step, ...]] = {}
        self._struck: dict[tuple[Side, int], Side | None] = {}

    def steps(self, side: Side, role: int, result: int) -> tuple[Step, ...]:
        """Everything a chair of this side may do with a result; each outcome once."""
        key = side, role, result
        known = self._steps.get(key)
        if known is None:
            found = dict.fromkeys(self._walk(side, role, result))
            known = self._steps[key] = tuple(found)
        return known

    def struck(self, side: Side, cell: int) -> Side | None:
        """The side when whoever stands on the cell goes off; None where nobody does."""
        key = side, cell
        if key not in self._struck:
            there = [g for g in side[ON_MAT:] if CELL[g // 9] == cell]
            self._struck[key] = _off(side, there) if there else None
        return self._struck[key]

    def roles(self, side: Side, role: int, result: int) -> tuple[int, ...]:
        """Whose pieces are moved: one's own, and the mate's where the house says so."""
        c, mate = self.config, 1 - role
        if c.move_who == "team":
            return (role, mate)
        if side[role] == 2:
            return (mate,) if c.partner_done == "moves_mate" else ()
        if result == BACK_DO and c.stuck_back_do == "partner" and side[role] + side[2 + role] == 2:
            return (mate,)
        return (role,)

    def _walk(self, side: Side, role: int, result: int) -> list[Step]:
        row, out = self.ways[result], []
        who = self.roles(side, role, result)
        for group in dict.fromkeys(side[ON_MAT:]):
            if any(_count(group, r) for r in who):
                rest = _without(side, group)
                for place in row[group // 9]:
                    out += self._arrive(rest, place, group % 9)
        for r in who:
            if side[2 + r]:
                rest = side[: 2 + r] + (side[2 + r] - 1,) + side[3 + r :]
                for place in row[OFF]:
                    out += self._arrive(rest, place, (1, 3)[r])
        return out

    def _arrive(self, rest: Side, place: int, pieces: int) -> list[Step]:
        """The group comes home, stands alone, or joins one that it may join."""
        c = self.config
        if place == HOME:
            return [((rest[0] + pieces % 3, rest[1] + pieces // 3, *rest[2:]), NOWHERE, False)]
        cell, hit = CELL[place], False
        there = [g for g in rest[ON_MAT:] if CELL[g // 9] == cell]
        if c.partner_stack != "yes":
            others = [g for g in there if (g % 3 == 0) != (pieces % 3 == 0)]
            there = [g for g in there if g not in others]
            if others and c.partner_stack == "capture":
                rest, hit = _off(rest, others), True
        mates = dict.fromkeys(there) if c.stack != "never" else {}
        out = [(_with(_without(rest, g), 9 * place + pieces + g % 9), cell, hit) for g in mates]
        if c.stack != "always" or not mates:
            out.append((_with(rest, 9 * place + pieces), cell, hit))
        return out

    def forget(self) -> None:
        if len(self._steps) + len(self._struck) > MOST:
            self._steps.clear()
            self._struck.clear()


def _count(group: int, role: int) -> int:
    return group % 9 // 3 if role else group % 3


def _without(side: Side, group: int) -> Side:
    at = side.index(group, ON_MAT)
    return side[:at] + side[at + 1 :]


def _with(side: Side, group: int) -> Side:
    return side[:ON_MAT] + tuple(sorted((*side[ON_MAT:], group)))


def _off(side: Side, groups: list[int]) -> Side:
    left = list(side[ON_MAT:])
    for g in groups:
        left.remove(g)
    n = [sum(_count(g, r) for g in groups) for r in (0, 1)]
    return (side[0], side[1], side[2] + n[0], side[3] + n[1], *left)
