"""Drawing problems: the same seed and level give the same problem on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

from engine.types import Illegal

T = TypeVar("T")

LEVELS = (1, 2, 3)


def source(kind: str, seed: str, level: int) -> Random:
    """The randomness of one problem; only `random()` is used, which Python keeps stable."""
    if level not in LEVELS:
        raise Illegal("out-of-range", field="level", value=level)
    digest = hashlib.blake2b(f"{kind}/{level}/{seed}".encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))


def below(rng: Random, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return int(rng.random() * n)


def pick(rng: Random, of: Sequence[T]) -> T:
    return of[below(rng, len(of))]


def some(rng: Random, of: Sequence[T], size: int) -> tuple[T, ...]:
    """So many of these, none twice, in the order drawn."""
    left = list(of)
    return tuple([left.pop(below(rng, len(left))) for _ in range(size)])
