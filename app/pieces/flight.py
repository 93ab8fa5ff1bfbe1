"""How things move over the table: easings, a low arc, one body after another."""

from __future__ import annotations

from collections.abc import Iterator

Spot = tuple[float, float]
BODIES = 10  # at most so many fly at once


def out(t: float) -> float:
    """Quick away, slow to land."""
    return 1 - (1 - t) ** 2


def in_out(t: float) -> float:
    """Slow away, slow to land."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def between(start: Spot, end: Spot, t: float) -> Spot:
    """A straight way."""
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


def arc(start: Spot, end: Spot, t: float, rise: float = 70) -> Spot:
    """A low arc."""
    x, y = between(start, end, t)
    return x, y - rise * 4 * t * (1 - t)


def shares(count: int, each: int, stagger: int, t: float) -> tuple[float, ...]:
    """How far each of so many bodies is at progress t of the whole: below 0 not yet on its way."""
    gone = t * lasting(count, each, stagger)
    return tuple((gone - k * stagger) / each for k in range(count))


def lasting(count: int, each: int, stagger: int) -> int:
    """The milliseconds from the first start to the last landing."""
    return each + stagger * (count - 1) if count else 0


def aloft(ways: tuple[tuple[Spot, Spot], ...], each: int, stagger: int, t: float) -> Iterator[Spot]:
    """Where the bodies are that are in the air now."""
    for (start, end), share in zip(ways, shares(len(ways), each, stagger, t)):
        if 0 < share < 1:
            yield arc(start, end, out(share))
