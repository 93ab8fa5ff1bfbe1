"""Seed Poker: whom the seeds support, who wins, and the pots from the top layer down."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.games.seed_poker.records import State
from engine.types import Value


def supported(cards: dict[int, int], seeds: tuple[int, ...]) -> dict[int, int]:
    """By chair: card and seed; the highest seed goes to the lowest card (§4.1-14, -15)."""
    lowest_first = sorted(cards, key=cards.__getitem__)
    totals = dict(cards)
    for seat, seed in zip(lowest_first, sorted(seeds, reverse=True)):  # S-12, S-13
        totals[seat] += seed
    return totals


def best(s: State, among: tuple[int, ...]) -> int:
    """The winner among these chairs: the highest total, then nearest to the first (S-11)."""
    if len(s.joined) == 1:
        return s.joined[0]
    totals = supported({i: s.hands[i] or 0 for i in s.joined}, s.seeds)
    return max(among, key=lambda i: (totals[i], -_distance(s, i), -s.order.index(i)))


def _distance(s: State, seat: int) -> int:
    """Steps from the first player in order of play; by switch the shorter way round."""
    k = s.order.index(seat)
    return k if s.config.tie == "order_of_play" else min(k, len(s.order) - k)


class Layer(Value, frozen=True):
    """One pot: its winner's chair, what lies in it, and the height at which it begins."""

    seat: int
    chips: int
    garnets: int
    floor: int  # 0 is the lowest, where the antes of all and what was carried lie


def top_layer(s: State) -> Layer:
    """The pot that is awarded next; there is one only, unless somebody was all-in (S-5)."""
    heights = [s.paid[i] + s.paid_garnets[i] for i in s.joined]
    top = max(heights)
    floor = max([h for h in heights if h < top], default=0)
    among = tuple([i for i, h in zip(s.joined, heights) if h == top])
    chips, garnets = below(s, floor)
    carried = (0, 0) if floor else s.carried
    return Layer(
        best(s, among),
        sum(s.paid) - sum(chips) + carried[0],
        sum(s.paid_garnets) - sum(garnets) + carried[1],
        floor,
    )


def below(s: State, floor: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What of each payment lies below this height: chips were paid first, then garnets."""
    if not floor:
        return (0,) * len(s.paid), (0,) * len(s.paid)
    garnets = [min(g, max(0, floor - c)) for c, g in zip(s.paid, s.paid_garnets)]
    return tuple([min(c, floor) for c in s.paid]), tuple(garnets)


def next_round(s: State) -> int:
    """The round that comes next, 0 where there is none (§4.1-17; S-14, by switch)."""
    for r in range(s.round + 1, s.config.players + 1):
        if not s.out[r - 1] or s.config.excluded_first == "next_active":
            return r
    return 0


def order_of(s: State, r: int) -> tuple[int, ...]:
    """The chairs in play from the first player of round `r` on (§4.1-3, S-14)."""
    n = s.config.players
    around = [(r - 1 + k) % n for k in range(n)]
    return tuple([i for i in around if not s.out[i]])


def broke(s: State) -> tuple[int, ...]:
    """The chairs that hold neither chips nor garnets and are not excluded yet (§4.1-21)."""
    return tuple(
        [i for i, (c, g, out) in enumerate(zip(s.chips, s.garnets, s.out)) if not (c or g or out)]
    )


def worth(s: State) -> tuple[int, ...]:
    """What a chair is ranked by (§4.1-18; S-7, by switch)."""
    if s.config.ranking == "chips":
        return s.chips
    return tuple(map(int.__add__, s.chips, s.garnets))


def winners(s: State) -> tuple[int, ...]:
    """The most chips among those who are in, and did not lose all (§4.1-18, S-27)."""
    seats = range(s.config.players)
    able = [i for i in seats if not (s.out[i] or s.fell[i])]
    able = able or [i for i in seats if not s.out[i]] or list(seats)
    return _at(s, able, max)


def last(s: State) -> tuple[int, ...]:
    """Who lost all comes last, the earlier the lower (§4.1-16, S-16); else the fewest chips."""
    fallen = [i for i, r in enumerate(s.fell) if r]
    if not fallen:
        return _at(s, list(range(s.config.players)), min)
    if s.config.excluded_rank == "joint":
        return tuple(fallen)
    first = min(s.fell[i] for i in fallen)
    return tuple(i for i in fallen if s.fell[i] == first)


def _at(s: State, seats: list[int], end: Callable[[Iterable[Any]], Any]) -> tuple[int, ...]:
    """The chairs at one end of the ranking; garnets may break a tie (S-18, by switch)."""
    by_garnets = s.config.joint == "garnets"
    rank = {i: (n, s.garnets[i] if by_garnets else 0) for i, n in enumerate(worth(s))}
    edge = end(rank[i] for i in seats)
    return tuple(i for i in seats if rank[i] == edge)
