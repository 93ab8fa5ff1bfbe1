"""Matchsticks: whether an answer is right, told by what changed on the table."""

from __future__ import annotations

from itertools import product

from engine.minigames.matchsticks.records import (
    FIGURES,
    OTHER_FIGURES,
    Answer,
    Equation,
    Place,
    Problem,
    Squares,
    places,
    text_of,
)


def check(problem: Problem, answer: Answer) -> bool:
    if isinstance(problem, Squares):
        return not isinstance(answer, Equation) and _leaves(problem, answer)
    if not isinstance(answer, Equation) or _holds(problem):
        return False
    return _holds(answer) and _one_moved(problem, answer)


def _holds(e: Equation) -> bool:
    return e.c - e.a == (e.b if e.sign == "+" else -e.b)


def _one_moved(before: Equation, after: Equation) -> bool:
    """One match is missing somewhere, one is new somewhere, and all others lie as they lay."""
    old, new = text_of(before), text_of(after)
    if len(old) != len(new) or old.index("=") != new.index("="):
        return False
    changes = [_changes(x, y) for x, y in zip(old, new) if x != "="]
    if () in changes:
        return False
    ways = product(*changes)
    return any(sum(out for out, _ in w) == 1 == sum(into for _, into in w) for w in ways)


def _changes(old: str, new: str) -> tuple[tuple[int, int], ...]:
    """Matches taken from and added to a figure, for each way to lay the new one."""
    if old.isdigit() != new.isdigit():
        return ()
    now = set(FIGURES[old])
    if old == new:  # left alone, or laid again the other way
        return tuple({(len(now - x), len(x - now)) for x in _ways(new)})
    return tuple([(len(now - x), len(x - now)) for x in _ways(new)])


def _ways(figure: str) -> list[set[str]]:
    other = OTHER_FIGURES.get(figure)
    return [set(FIGURES[figure])] + ([set(other)] if other else [])


# ---------------------------------------------------------------- squares


def _leaves(p: Squares, removed: tuple[int, ...]) -> bool:
    every = places(p.rows, p.cols)
    if len(set(removed)) != p.remove or len(removed) != p.remove:
        return False
    stay = {place for k, place in enumerate(every, 1) if k not in removed}
    squares = [sides for sides in _all_sides(p) if sides <= stay]
    return len(squares) == p.leave and set().union(*squares) == stay


def _all_sides(p: Squares) -> list[set[Place]]:
    """The sides of every square of the grid, from its corner to the one across."""
    corners = list(product(range(p.cols + 1), range(p.rows + 1)))
    return [
        _sides(x1, y1, x2, y2)
        for (x1, y1), (x2, y2) in product(corners, corners)
        if x2 - x1 == y2 - y1 > 0
    ]


def _sides(x1: int, y1: int, x2: int, y2: int) -> set[Place]:
    lying = {(x, y, x + 1, y) for x in range(x1, x2) for y in (y1, y2)}
    return lying | {(x, y, x, y + 1) for y in range(y1, y2) for x in (x1, x2)}
