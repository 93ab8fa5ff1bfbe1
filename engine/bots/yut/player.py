"""A chair of Strategic Yut that looks ahead: which stick it takes, and what it moves."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from engine.bots.yut.house import sides
from engine.bots.yut.search import Saved, Search, searching, within
from engine.bots.yut.sticks import Mix, apart, both, together
from engine.games import yut
from engine.games.yut.records import RESULTS, Choose, Go, State, Throw
from engine.seen import Seen
from engine.types import Action, Option

Values = tuple[tuple[Action, float], ...]


def play(seen: Seen, rng: Random, depth: int) -> Action:
    """The move that is worth most; a stick by the team's best mixture."""
    if seen.options[0].kind is Choose:
        seat = seen.options[0].actor
        mix = mixtures(seen.state, depth)[seat % 2]
        return _stick(seen.state, seat, _counted(seen, rng, mix, seat // 2))
    return max(_moves(seen, depth), key=lambda pair: pair[1])[0]


def counted(seen: Seen, depth: int) -> Values:
    """What each action is worth to the chair's side, from -1 to 1."""
    return _sticks(seen, depth) if seen.options[0].kind is Choose else _moves(seen, depth)


# ---------------------------------------------------------------- sticks


def mixtures(s: State, depth: int) -> tuple[Mix, Mix]:
    """How often each side turns 0, 1 or 2 of its sticks, the candidate's first."""
    return both(results(s, depth))


def results(s: State, depth: int) -> list[float]:
    """What each number of counted sticks is worth now, to the candidate's side."""
    (a, b), search = sides(s), _search(s)
    return search.results(a, b, s.turn % 4, s.owed, s.caught, _saved(s), _ahead(s, depth))


def _stick(s: State, seat: int, turned: bool) -> Choose:
    fronts = s.config.counted_side == "fronts"
    return Choose(seat, "front" if turned == fronts else "back")


def _counted(seen: Seen, rng: Random, mix: Mix, role: int) -> bool:
    """Whether this chair turns its stick to the counted side.

    A draw of one's own where the mixture allows it: nobody can know it. Else both partners read
    the team's number off what happened so far. Nothing is known to a team alone, so a program that
    knows this one could read it too, and win 99 of 100; nobody does it in the head. Who never
    draws together wins 38 of 100 against who does. Before the first throw every match would read
    the same, so then each draws for itself.
    """
    alone = apart(mix) if seen.state.count else (mix[1] / 2 + mix[2],) * 2
    if alone:
        return rng.random() < alone[role]
    return together(mix, open_draw(seen))[role]


def open_draw(seen: Seen) -> Random:
    """Chance that everybody at the table could read off the throws and moves so far."""
    s = seen.state
    told = [a for a in seen.log if isinstance(a, (Throw, Go))]
    return Random(repr((told, s.at, s.stack, s.turn, s.count)))


def _sticks(seen: Seen, depth: int) -> Values:
    """Both sides of the chair's stick, the other three chairs drawing from the mixtures."""
    s, seat = seen.state, seen.options[0].actor
    side, w = seat % 2, results(s, depth)
    mixes = both(w)
    mate = mixes[side][1] / 2 + mixes[side][2]  # how often the partner turns its own
    row = [sum(p * w[mine + his] for his, p in enumerate(mixes[1 - side])) for mine in range(3)]
    sign = -1 if side else 1
    worth = [(1 - mate) * row[mine] + mate * row[mine + 1] for mine in (0, 1)]
    return tuple((_stick(s, seat, bool(mine)), sign * worth[mine]) for mine in (0, 1))


# ---------------------------------------------------------------- moves


def _moves(seen: Seen, depth: int) -> Values:
    s = seen.state
    search, sign = _search(s), -1 if seen.options[0].actor % 2 else 1
    able = [a for option in seen.options for a in _each(option)]
    depth = within(_ahead(s, depth), _saved(s))
    return tuple((a, sign * _worth(search, yut.apply(s, a), depth)) for a in able)


def _each(o: Option) -> list[Any]:
    fields: Any = o.fields
    return [o.kind(o.actor, *values) for values in product(*[d.of for d in fields.values()])]


def _worth(search: Search, s: State, depth: int) -> float:
    if s.step == "over":
        return -1.0 if s.winner % 2 else 1.0
    (a, b), saved = sides(s), _saved(s)
    if s.step == "move":
        return search.move(a, b, s.turn % 4, s.caught, saved, depth)
    return search.throw(a, b, s.turn % 4, s.owed, s.caught, saved, depth)


def _ahead(s: State, depth: int) -> int:
    """One throw less where a chair may move its mate's pieces too: there is twice as much to do."""
    return depth - (s.config.move_who == "team")


def _saved(s: State) -> Saved:
    return tuple(sorted(RESULTS.index(r) for r in s.saved))


def _search(s: State) -> Search:
    search = searching(s.config, s.first)
    search.forget()
    return search
