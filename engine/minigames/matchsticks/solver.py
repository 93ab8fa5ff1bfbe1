"""Matchsticks: every answer, found by trying each move of a match and each family of squares."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from engine.minigames.matchsticks.records import (
    FIGURES,
    OTHER_FIGURES,
    Answer,
    Equation,
    Problem,
    Removed,
    Sign,
    Squares,
    places,
    text_of,
)

SPOTS = "abcdefgh"


def _bits(spots: str) -> int:
    return sum(1 << SPOTS.index(x) for x in spots)


LAID = {figure: _bits(spots) for figure, spots in FIGURES.items()}
USUAL = {bits: figure for figure, bits in LAID.items()}
EITHER = USUAL | {_bits(spots): figure for figure, spots in OTHER_FIGURES.items()}


def solve(problem: Problem) -> tuple[Answer, ...]:
    if isinstance(problem, Equation):
        return equations(problem, EITHER)
    return tuple(sorted(_removals(problem)))


def equations(problem: Equation, read: dict[int, str]) -> tuple[Equation, ...]:
    """The true equations one move away, where figures are read like this."""
    text = text_of(problem)
    if _true(text):
        return ()  # nothing to put right
    row = [LAID.get(x, 0) for x in text]  # 0 is the equals sign, which is fixed
    found = {e for moved in _moves(row, read) if (e := _true(_reading(text, moved, read)))}
    return tuple(sorted(found, key=lambda e: (e.a, e.sign, e.b, e.c)))


def _moves(row: list[int], read: dict[int, str]) -> Iterator[list[int]]:
    """Every row after one match is moved in which the figures touched can be read."""
    spots = [(i, 1 << k) for i, bits in enumerate(row) if bits for k in range(len(SPOTS))]
    taken = [(i, bit) for i, bit in spots if row[i] & bit]
    free = [(i, bit) for i, bit in spots if not row[i] & bit]
    for (i, out), (j, into) in product(taken, free):
        moved = row.copy()
        moved[i] ^= out
        moved[j] ^= into
        if moved[i] in read and moved[j] in read:
            yield moved


def _reading(text: str, row: list[int], read: dict[int, str]) -> str:
    return "".join("=" if x == "=" else read[bits] for x, bits in zip(text, row))


def _true(text: str) -> Equation | None:
    left, right = text.split("=")
    sign: Sign = "+" if "+" in left else "-"
    a, b = left.split(sign)
    if any(len(n) > 1 and n[0] == "0" for n in (a, b, right)):
        return None
    total = int(a) + int(b) if sign == "+" else int(a) - int(b)
    return Equation(int(a), sign, int(b), total) if total == int(right) else None


# ---------------------------------------------------------------- squares


def _removals(p: Squares) -> Iterator[Removed]:
    """No match is loose, so what stays is the outlines of the squares that are left (M2)."""
    everything = (1 << len(places(p.rows, p.cols))) - 1
    outlines = tuple(_outlines(p))
    for family in combinations(outlines, p.leave):
        stay = 0
        for outline in family:
            stay |= outline
        gone = everything & ~stay
        if gone.bit_count() == p.remove and sum(x & stay == x for x in outlines) == p.leave:
            yield tuple([k + 1 for k in range(gone.bit_length()) if gone >> k & 1])


def _outlines(p: Squares) -> Iterator[int]:
    number = {place: k for k, place in enumerate(places(p.rows, p.cols))}
    for n in range(1, min(p.rows, p.cols) + 1):
        for y, x in product(range(p.rows - n + 1), range(p.cols - n + 1)):
            across = [(x + i, y + d, x + i + 1, y + d) for i in range(n) for d in (0, n)]
            down = [(x + d, y + i, x + d, y + i + 1) for i in range(n) for d in (0, n)]
            yield sum(1 << number[place] for place in across + down)
