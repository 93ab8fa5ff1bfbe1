"""Which cards two chairs may hold, and what each pair of them is worth at each end of a hand."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

import numpy as np

from engine.bots.twosided.tree import Floats, Ints, Tree
from engine.games.twosided.deck import COPIES, NUMBERS
from engine.games.twosided.duel import duel
from engine.games.twosided.records import Card, Tally
from engine.types import NOBODY, Value

DRAW = 2  # beside the roles 0 and 1


class Fronts(Value, frozen=True):
    """The two fronts by role, and how many cards of each back 1..10 either may be."""

    numbers: tuple[int, ...]
    left: tuple[tuple[int, ...], ...]

    def backs(self, role: int) -> tuple[int, ...]:
        return tuple([b for b in NUMBERS if self.left[role][b - 1]])


def left(season: int, front: int, known: tuple[Tally, ...]) -> tuple[int, ...]:
    """By back 1..10: the cards of a front that are not known to have been dealt before."""
    whole = out = COPIES[season][front - 1]
    for tally in known:
        out = tuple([max(0, n - gone) for n, gone in zip(out, tally[front - 1])])
    return out if any(out) else whole


def chances(fronts: Fronts) -> Floats:
    """The chance of each pair of backs: the two cards are two of those that are left."""
    a, b = [np.array([n for n in fronts.left[role] if n], float) for role in (0, 1)]
    pairs: Floats = np.outer(a, b)
    if fronts.numbers[0] == fronts.numbers[1]:
        same = np.equal.outer(fronts.backs(0), fronts.backs(1))
        pairs = a[:, None] * np.maximum(b - same, 0)
    pairs /= pairs.sum()
    return pairs


@lru_cache(1 << 12)
def winners(
    fronts: tuple[int, ...], backs: tuple[tuple[int, ...], ...], faces: tuple[str | None, ...]
) -> Ints:
    """Who wins the showdown, by pair of backs: a role, or DRAW."""
    pairs = product(*[[Card(front, b) for b in of] for front, of in zip(fronts, backs)])
    won = [duel(pair, faces) for pair in pairs]
    flat = np.array([DRAW if role == NOBODY else role for role in won])
    return flat.reshape(len(backs[0]), len(backs[1]))


def payoffs(tree: Tree, fronts: Fronts) -> Floats:
    """By pair of backs and end: what the opener gains, times the chance of the pair."""
    backs = (fronts.backs(0), fronts.backs(1))
    kinds = {faces: i for i, faces in enumerate(dict.fromkeys(tree.faces))}
    of_kind = np.stack([winners(fronts.numbers, backs, faces) for faces in kinds])
    won = of_kind[[kinds[faces] for faces in tree.faces]].transpose(1, 2, 0)
    gains = tree.gains[np.arange(len(tree.faces)), won]
    return np.ascontiguousarray(gains * chances(fronts)[:, :, None])
