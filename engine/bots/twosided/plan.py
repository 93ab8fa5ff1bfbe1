"""How one chair plays a hand: thought out once for all its backs, then looked up bet by bet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.bots.twosided.cards import Fronts, chances, payoffs
from engine.bots.twosided.solver import at_ends, reached, solved, worths
from engine.bots.twosided.spot import Spot
from engine.bots.twosided.tree import Floats, Layer, Move, Stakes, grown
from engine.games.twosided.records import Bet
from engine.types import Value, replace

MOST, LEAST = 1500, 20  # rounds


class Effort(Value, frozen=True):
    """How much a level thinks: how many levels of its own between, and how long."""

    between: int
    work: int  # backs times nodes times rounds


class Plan(NamedTuple):
    """By the chair's back and move: how often, and the chips it brings if all goes on at its best.

    The other plays his own half of the plan.
    """

    backs: tuple[int, ...]
    shares: Floats
    worth: Floats


class Turn(NamedTuple):
    """The chair's moves at one point of the hand, and the same by back and move."""

    moves: tuple[Move, ...]
    backs: tuple[int, ...]
    shares: Floats
    worth: Floats


def turn(spot: Spot, effort: Effort) -> Turn | None:
    """What the plan says here; None where the log does not tell how the hand came here."""
    levels = between(spot.chips, spot.carried, effort)
    stakes = Stakes(spot.config, spot.chips, spot.carried, spot.mine, levels)
    for depth, bet in enumerate(spot.bets):  # what a person named beside those levels
        if bet.actor == spot.mine and _here(stakes, spot.bets[: depth + 1]) is None:
            stakes = replace(stakes, also=(*stakes.also, (depth, bet)))
    if len(grown(stakes).layers) < 2:  # a last chip, by switch: there is only a fold
        return None
    here = _here(stakes, spot.bets)
    if here is None or here[0].role != spot.mine:
        return None
    plan, (layer, moves) = planned(stakes, spot.fronts, effort.work), here
    own = slice(layer.own.start + moves.start, layer.own.start + moves.stop)
    return Turn(layer.moves[moves], plan.backs, plan.shares[:, own], plan.worth[:, own])


def between(chips: tuple[int, ...], carried: int, effort: Effort) -> tuple[int, ...]:
    """Own levels between lowest and highest: near the pot, or on both sides of what is carried."""
    pot = min(4 + carried * 4 // 5, (min(chips) - 1) // 2)
    if effort.between == 2 and carried:
        return (pot // 2, pot + pot // 6)
    return (pot,) if effort.between else ()


def _here(stakes: Stakes, bets: Sequence[Bet]) -> tuple[Layer, slice] | None:
    """The layer and the moves where these bets lead; None where they do not."""
    tree, node = grown(stakes), 0
    for layer, bet in zip(tree.layers, bets):
        moves = _moves(layer, node)
        found = _found(layer.moves[moves], bet, bet.actor == stakes.mine)
        if found is None:
            return None
        node = int(layer.leads[moves.start + found]) - len(tree.faces)
        node -= layer.node + len(layer.starts)
        if node < 0:
            return None
    layer = tree.layers[len(bets)]
    return layer, _moves(layer, node)


def _moves(layer: Layer, node: int) -> slice:
    ends = (*layer.starts[node : node + 2].tolist(), len(layer.moves))
    return slice(ends[0], ends[1])


def _found(moves: Sequence[Move], bet: Bet, exactly: bool) -> int | None:
    """Where the bet is among the moves; the other's may lie above them where that is all one."""
    if bet in moves:
        return moves.index(bet)
    below = [i for i, m in enumerate(moves)
             if isinstance(m, Bet) and m.face == bet.face and m.level < bet.level]  # fmt: skip
    return below[-1] if below and not exactly else None


@lru_cache(8)
def planned(stakes: Stakes, fronts: Fronts, work: int) -> Plan:
    """The plan of the chair for a hand: the same whenever it is thought out."""
    tree, payoff, me = grown(stakes), payoffs(grown(stakes), fronts), stakes.mine
    rounds = max(LEAST, min(MOST, work // (tree.nodes * payoff.shape[me])))
    shares = solved(tree, payoff, rounds)
    often = reached(tree, 1 - me, shares[1 - me])
    worth = worths(tree, me, at_ends(tree, me, payoff, often))
    chance = chances(fronts) if me == 0 else chances(fronts).T
    layers = tree.layers[me::2]
    gained = worth.take(np.concatenate([layer.leads for layer in layers]), axis=1)
    met = (chance @ often).take(np.concatenate([layer.against for layer in layers]), axis=1)
    return Plan(fronts.backs(me), shares[me], gained / np.maximum(met, 1e-300))
