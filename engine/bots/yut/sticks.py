"""The four sticks as a game of two teams: each turns 0, 1 or 2 of its sticks, the sum decides.

Chairs of a team choose apart and see nothing of each other. Often two private draws make the
team's mixture exactly; where they cannot, both read one draw off what everybody saw.
"""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from random import Random

Mix = tuple[float, float, float]  # how often a team turns 0, 1 or 2 sticks to the counted side
PAIRS = tuple(combinations(range(3), 2))


def value(w: list[float]) -> float:
    """What the throw is worth to the maximiser when both teams mix at their best.

    `w[n]` is the worth with n counted sticks; the matrix w[a + b] is the same for both.
    """
    a, b, c, d, e = w
    low = max(min(a, b, c), min(b, c, d), min(c, d, e))
    high = min(max(a, b, c), max(b, c, d), max(c, d, e))
    if low == high:
        return low
    inner = _inner(w)
    if inner:
        x, y, z = inner
        return x * a + y * b + z * c
    return max([min(_against(w, x)) for x in _candidates(w)])


def solve(w: list[float]) -> tuple[float, Mix]:
    """The value and the maximiser's mixture."""
    best, mix = max((min(_against(w, x)), x) for x in _candidates(w))
    return best, mix


def both(w: list[float]) -> tuple[Mix, Mix]:
    """The mixtures of the maximiser and of the minimiser."""
    return solve(w)[1], solve([-x for x in w])[1]


def _against(w: list[float], mix: Mix) -> list[float]:
    x, y, z = mix
    return [x * w[b] + y * w[b + 1] + z * w[b + 2] for b in range(3)]


def _candidates(w: list[float]) -> list[Mix]:
    """Mixtures among which a best one is: where two or three answers are worth the same."""
    out: list[Mix] = [(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)]
    for i, j in PAIRS:
        for m, n in PAIRS:
            gain, loss = w[i + m] - w[i + n], w[j + m] - w[j + n]
            if gain * loss < 0:
                p = loss / (loss - gain)
                mix = [0.0, 0.0, 0.0]
                mix[i], mix[j] = p, 1 - p
                out.append((mix[0], mix[1], mix[2]))
    inner = _inner(w)
    return [*out, inner] if inner else out


def _inner(w: list[float]) -> Mix | None:
    """The mixture of all three that makes the three answers alike, by Cramer's rule."""
    a, b, c, d, e = w
    x = (b - c) * (d - e) - (c - d) * (c - d)
    y = (c - d) * (b - c) - (a - b) * (d - e)
    z = (a - b) * (c - d) - (b - c) * (b - c)
    total = x + y + z
    if total == 0 or min(x / total, y / total, z / total) < 0:
        return None
    return x / total, y / total, z / total


def apart(mix: Mix) -> tuple[float, float] | None:
    """Chances for the two chairs apart that make this mixture; None where there are none."""
    total, both_turn = 1 - mix[0] + mix[2], mix[2]  # p + q and p * q
    square = total * total - 4 * both_turn
    if square < -1e-9:
        return None
    root = sqrt(max(square, 0.0))
    return (total + root) / 2, (total - root) / 2


def together(mix: Mix, draw: Random) -> tuple[bool, bool]:
    """Whether the principal and the partner turn theirs, by one draw that both can make."""
    at, principal = draw.random(), draw.random() < 0.5
    if at < mix[0]:
        return False, False
    return (principal, not principal) if at < mix[0] + mix[1] else (True, True)
