"""What chance decides: fixed by the seed of the evening and the number of the draw.

So undo and redo draw the same coin, nothing hidden lies in a state, and once the seed is published
anybody can derive every draw again. Only `Random.random()` is used, which Python keeps stable.
"""

from __future__ import annotations

import hashlib
from random import Random

from engine.types import Action, Option


def draw(seed: str, number: int, option: Option) -> Action:
    """The outcome of draw `number` (0, 1, ...) among what the option allows."""
    return option.sample(source(seed, number))


def source(seed: str, number: int) -> Random:
    digest = hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))


def commitment(seed: str) -> str:
    """The SHA-256 of the seed, in hex: may be shown before the game, the seed after it."""
    return hashlib.sha256(seed.encode()).hexdigest()
