"""Every course the betting of one hand may take, grown by the engine's own rules.

The chair that is to be played bets on a few levels only; its opponent has every level there is, so
no bet of his is ever taken for another one. The tree follows each house rule by itself, because
the engine says what is legal and what follows.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.twosided.offers import faces, levels
from engine.games import twosided
from engine.games.twosided.deck import WHOLE
from engine.games.twosided.duel import bonus, keeps_carried, on_table, pot, reach
from engine.games.twosided.records import Ante, Bet, Config, Fold, State
from engine.types import NOBODY, TABLE, Option, Value

Ints = NDArray[np.intp]
Floats = NDArray[np.float64]
FRONTS: tuple[str | None, ...] = ("front", "front")
Move = Bet | Fold  # by role: the chair that begins the hand is 0


class Stakes(Value, frozen=True):
    """What all know before cards and ante, by role; and which levels the role to play may name."""

    config: Config
    chips: tuple[int, ...]
    carried: int
    mine: int
    levels: tuple[int, ...]  # of a first bet, beside the lowest and the highest
    also: tuple[tuple[int, Move], ...] = ()  # moves beside these, by depth: a person made them


class Layer(NamedTuple):
    """The nodes at one depth, where the same role acts, and their moves side by side."""

    role: int
    node: int  # the number of the first node here
    own: slice  # the moves here among all of the role
    starts: Ints  # by node: its first move
    parent: Ints  # by move: its node
    before: Ints  # by move: the role's own move before it, counted from 1; 0 where there is none
    against: Ints  # by move: the other role's last move, likewise
    leads: Ints  # by move: the end it leads to, or the number of ends and of the node
    moves: tuple[Move, ...]


class Tree(NamedTuple):
    """A hand's betting, layer by layer."""

    layers: tuple[Layer, ...]
    last: tuple[Ints, Ints]  # by role, by end: the role's last move, counted from 1
    gains: Floats  # by end: what the opener gains where he wins, loses, draws
    faces: tuple[tuple[str | None, ...], ...]  # by end: what was bet on; after a fold it is all one
    sizes: tuple[int, int]  # by role: how many moves there are
    nodes: int


class _Row(NamedTuple):
    """One depth while the tree grows."""

    counts: list[int]  # moves by node
    moves: list[Move]
    after: list[State]  # by move


@lru_cache(8)
def grown(stakes: Stakes) -> Tree:
    """The tree of a hand; gains count from before the ante, a carried pot as half each one's."""
    s = State(stakes.config, stakes.chips, WHOLE[4], "ante", carried=stakes.carried)
    standing: list[State] = [twosided.apply(s, Ante(TABLE))]
    rows: list[_Row] = []
    while standing:
        rows.append(_row(stakes, len(rows), standing))
        standing = [t for t in rows[-1].after if t.step == "bet"]
    ends = [t for row in rows for t in row.after if t.step != "bet"]
    layers = _layers(rows, len(ends))
    last = _last_moves(layers, len(ends))
    gains = np.array([_gains(stakes, t) for t in ends])
    shown = tuple([FRONTS if t.folded != NOBODY else t.faces for t in ends])
    sizes = [sum(len(r.moves) for r in rows[role::2]) for role in (0, 1)]
    return Tree(layers, last, gains, shown, (sizes[0], sizes[1]), sum(len(r.counts) for r in rows))


def _row(stakes: Stakes, depth: int, standing: list[State]) -> _Row:
    row = _Row([], [], [])
    for s in standing:
        moves = list(_moves(stakes, depth, s))
        row.counts.append(len(moves))
        row.moves.extend(moves)
        row.after.extend([twosided.apply(s, a) for a in moves])
    return row


def _moves(stakes: Stakes, depth: int, s: State) -> list[Move]:
    out: list[Move] = []
    options = twosided.options(s)
    for o in options:
        if o.kind is Fold:
            out.append(Fold(s.turn))
            continue
        named = _own(stakes, s, o) if s.turn == stakes.mine else _all(s, o)
        out += [Bet(s.turn, face, n) for face in faces(o) for n in named]
    also = [a for at, a in stakes.also if at == depth and a not in out]
    return out + [a for a in also if any(o.kind is type(a) and o.allows(a) for o in options)]


def _own(stakes: Stakes, s: State, o: Option) -> Iterable[int]:
    """A second bet only meets the other's or goes to the end: measured, more gain nothing."""
    span = levels(o)
    first = stakes.levels if s.levels[stakes.mine] == 0 else ()
    return sorted({span.lo, span.hi} | {n for n in first if n in span})


def _all(s: State, o: Option) -> Iterable[int]:
    """Every level; what the other chair can only fall short of is all one (D-4, by switch)."""
    span, other = levels(o), 1 - s.turn
    most = max(span.lo, min(span.hi, reach(s, other, s.faces[other] == "both")))
    return range(span.lo, most + 1)


def _layers(rows: list[_Row], ends: int) -> tuple[Layer, ...]:
    out: list[Layer] = []
    done, node, end = [0, 0], 0, 0
    before = against = np.zeros(1, np.intp)  # by node
    for depth, row in enumerate(rows):
        role, counts = depth % 2, np.array(row.counts)
        parent = np.repeat(np.arange(len(counts)), counts)
        going = np.array([t.step == "bet" for t in row.after])
        own = slice(done[role], done[role] + len(going))
        after = ends + node + len(counts)
        leads = np.where(going, after + np.cumsum(going) - 1, end + np.cumsum(~going) - 1)
        starts, moves = np.cumsum(counts) - counts, tuple(row.moves)
        by_move = parent, before[parent], against[parent], leads
        out.append(Layer(role, node, own, starts, *by_move, moves))
        came = np.flatnonzero(going)
        before, against = against[parent[came]], own.start + 1 + came
        done[role], node, end = own.stop, node + len(counts), end + int((~going).sum())
    return tuple(out)


def _last_moves(layers: tuple[Layer, ...], ends: int) -> tuple[Ints, Ints]:
    last = (np.zeros(ends, np.intp), np.zeros(ends, np.intp))
    for layer in layers:
        here = np.flatnonzero(layer.leads < ends)
        last[layer.role][layer.leads[here]] = layer.own.start + 1 + here
        last[1 - layer.role][layer.leads[here]] = layer.against[here]
    return last


def _gains(stakes: Stakes, s: State) -> tuple[float, float, float]:
    """The opener's gain where he wins, where the other wins, where it is a draw."""
    before = stakes.chips[0] + stakes.carried / 2
    kept = s.carried if keeps_carried(s) else 0
    won, lost = pot(s) + bonus(s, 0), pot(s) + bonus(s, 1)
    wins = _had(s.config, s.chips[0] + won, s.chips[1] - bonus(s, 0), kept) - before
    loses = _had(s.config, s.chips[0] - bonus(s, 1), s.chips[1] + lost, kept) - before
    if s.folded != NOBODY:
        return (wins if s.folded == 1 else loses,) * 3
    return wins, loses, _had(s.config, s.chips[0], s.chips[1], on_table(s) + s.carried) - before


def _had(config: Config, mine: int, his: int, waiting: int) -> float:
    """What the opener has when a hand is over: half of what waits, whoever may win it then."""
    if waiting and config.broke_by_draw == "loses" and 0 in (mine, his) and max(mine, his):
        return mine + waiting if mine else 0.0  # D-17
    return mine + waiting / 2
