"""Gyeol-Hap: which three pictures make a hap."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engine.games.gyeol_hap.records import PICTURES


def attributes(picture: int) -> tuple[int, int, int]:
    """Shape, colour and background of a picture, each 0 to 2."""
    return picture // 9, picture // 3 % 3, picture % 3


def is_hap(a: int, b: int, c: int) -> bool:
    """Three pictures, each attribute all equal or all different (§7.1-3)."""
    each = zip(attributes(a), attributes(b), attributes(c))
    return len({a, b, c}) == 3 and all([len(set(x)) != 2 for x in each])


def third(a: int, b: int) -> int:
    """The one picture that makes a hap with two others (§7.3)."""
    x, y, z = [-(i + j) % 3 for i, j in zip(attributes(a), attributes(b))]
    return 9 * x + 3 * y + z


THIRD = tuple(tuple(third(a, b) for b in PICTURES) for a in PICTURES)


@lru_cache(4096)
def haps(board: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every hap of nine pictures, by the numbers 1 to 9 (G-12, G-13)."""
    number = {picture: i for i, picture in enumerate(board, 1)}
    out = []
    for (i, a), (j, b) in combinations(enumerate(board, 1), 2):
        k = number.get(THIRD[a][b], 0)
        if k > j:
            out.append((i, j, k))
    return tuple(out)


def left(board: tuple[int, ...], found: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The haps nobody has called yet; the dealer's alone to see (§12)."""
    return tuple([h for h in haps(board) if h not in found])
