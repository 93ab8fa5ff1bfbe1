"""Horror Race: who moves in a zone, who finishes where, and what a support earns."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

PRIZES = (3, 2, 1)  # §5.1-13: garnets for a supported first, second, third


class House(Protocol):
    """The house rules this module reads."""

    @property
    def second_tie(self) -> str: ...
    @property
    def third_tie(self) -> str: ...


@lru_cache(4096)
def mover(counts: tuple[int, ...], levels: str = "all") -> int | None:
    """The character that moves in a zone: the highest count only one of them has (R-4 to R-7).

    `levels` "one" looks no further than the level below the highest.
    """
    ranked = sorted({n for n in counts if n}, reverse=True)
    for n in ranked if levels == "all" else ranked[:2]:
        if counts.count(n) == 1:
            return counts.index(n)
    return None


def finish(house: House, at: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """First, second and third: the characters that earn each prize, by cells run (§5.1-13)."""
    cells = sorted(set(at), reverse=True)
    groups = [tuple(i for i, x in enumerate(at) if x == cell) for cell in cells]
    first, rest = groups[0], groups[1:]
    places = [first, (), ()]
    if house.second_tie == "competition":
        _by_rank(places, rest, len(first))
    elif house.second_tie == "fan_app" and rest and len(rest[0]) > 1:
        places[2] = rest[0]  # tied seconds earn a third's prize, and nobody is third
        return tuple(places)
    else:
        places[1:] = [*rest[:2], (), ()][:2]
    if house.third_tie == "none" and len(places[2]) > 1:
        places[2] = ()
    return tuple(places)


def _by_rank(places: list[tuple[int, ...]], rest: list[tuple[int, ...]], before: int) -> None:
    for group in rest:
        if before < len(places):
            places[before] = group
        before += len(group)


def gains(
    house: House, at: tuple[int, ...], supports: tuple[tuple[int, ...], ...]
) -> tuple[int, ...]:
    """Garnets each chair is paid for the characters it supported (§5.1-13, -14)."""
    worth = [0] * len(at)
    for prize, group in zip(PRIZES, finish(house, at)):
        for i in group:
            worth[i] = prize
    return tuple(sum(worth[c] for c in pair) for pair in supports)
