"""Play that cannot be taken advantage of: discounted regret matching over a tree of betting.

Both roles play the hand over and over, with all their cards at once, and lean to the moves they
wish they had made; old wishes count ever less (DCFR). Their average play converges to an
equilibrium of the hand. Arrays run over backs, then over moves: a layer takes a few calls.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from engine.bots.twosided.tree import Floats, Ints, Tree

KEPT, LATE = 1.5, 4.0  # how long wishes are kept; how far the average leans to late rounds


class Side(NamedTuple):
    """The moves of one role in one row."""

    starts: Ints  # by node
    parent: Ints  # by move: the node
    even: Floats  # by move: one part in as many as its node has


def solved(tree: Tree, payoff: Floats, rounds: int) -> tuple[Floats, Floats]:
    """How often each role makes each move, by back: the average of so many rounds."""
    sides = [_side(tree, role) for role in (0, 1)]
    wishes = [np.zeros((payoff.shape[role], tree.sizes[role])) for role in (0, 1)]
    played = [np.zeros_like(w) for w in wishes]
    shares = [_shares(w, side) for w, side in zip(wishes, sides)]
    for n in range(rounds):
        keep, fade = n**KEPT / (n**KEPT + 1), (n / (n + 1)) ** LATE
        for me, other in ((0, 1), (1, 0)):
            often = reached(tree, other, shares[other])
            played[other] = played[other] * fade + often[:, 1:]
            wishes[me] *= np.where(wishes[me] > 0, keep, 0.5)
            wishes[me] += _regrets(tree, me, shares[me], at_ends(tree, me, payoff, often))
            shares[me] = _shares(wishes[me], sides[me])
    return _shares(played[0], sides[0]), _shares(played[1], sides[1])


def _side(tree: Tree, role: int) -> Side:
    layers = [layer for layer in tree.layers if layer.role == role]
    starts = np.concatenate([layer.starts + layer.own.start for layer in layers])
    counts = np.diff(starts, append=tree.sizes[role])
    parent = np.repeat(np.arange(len(starts)), counts)
    return Side(starts, parent, (1 / counts)[parent])


def _shares(weights: Floats, side: Side) -> Floats:
    """Each move as often as its weight, none where that is negative; evenly where all are."""
    good = np.maximum(weights, 0.0)
    total = np.add.reduceat(good, side.starts, axis=1).take(side.parent, axis=1)
    return np.where(total > 0, good / np.maximum(total, 1e-300), side.even)


def reached(tree: Tree, role: int, shares: Floats) -> Floats:
    """By back and by move counted from 1: how often the role's own choices lead to it."""
    often = np.ones((len(shares), 1 + tree.sizes[role]))
    for layer in tree.layers[role::2]:
        here = slice(layer.own.start + 1, layer.own.stop + 1)
        often[:, here] = often.take(layer.before, axis=1) * shares[:, layer.own]
    return often


def at_ends(tree: Tree, role: int, payoff: Floats, often: Floats) -> Floats:
    """By the role's back and by end: what it gains there, times how often the other goes there."""
    other = often.take(tree.last[1 - role], axis=1)
    if role == 0:
        return np.asarray(np.einsum("ije,je->ie", payoff, other))
    return np.asarray(np.einsum("ije,ie->je", payoff, -other))


def worths(tree: Tree, role: int, ends: Floats, shares: Floats | None = None) -> Floats:
    """The same by end and then by node, where the role plays these shares, or its best."""
    worth = np.empty((len(ends), ends.shape[1] + tree.nodes))
    worth[:, : ends.shape[1]] = ends
    for layer in reversed(tree.layers):
        moves, mine = worth.take(layer.leads, axis=1), layer.role == role
        if mine and shares is not None:
            moves *= shares[:, layer.own]
        joined: np.ufunc = np.maximum if mine and shares is None else np.add
        first = ends.shape[1] + layer.node
        nodes = joined.reduceat(moves, layer.starts, axis=1)
        worth[:, first : first + len(layer.starts)] = nodes
    return worth


def _regrets(tree: Tree, role: int, shares: Floats, ends: Floats) -> Floats:
    """How much better each move would have been than what the role does at its node."""
    worth = worths(tree, role, ends, shares)
    better = np.empty_like(shares)
    for layer in tree.layers[role::2]:
        node = ends.shape[1] + layer.node + layer.parent
        better[:, layer.own] = worth.take(layer.leads, axis=1) - worth.take(node, axis=1)
    return better
