"""Cooperative Hold'em: what a private card makes of the two shared cards (§2.1-9 to -12)."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from engine.games.holdem.records import NUMBERS

HIGH, DOUBLE, STRAIGHT, TRIPLE = range(4)
Rank = tuple[int, int, int]  # the class, then what decides inside it


class House(Protocol):
    """The house rules this module reads."""

    @property
    def double_tie(self) -> str: ...
    @property
    def wrap(self) -> str: ...
    @property
    def one_counts(self) -> int: ...


@cache
def straights(wrap: str, one_counts: int) -> dict[frozenset[int], int]:
    """Every straight with its sum; 10 and 1 are neighbours (H-10, H-11)."""
    ring = [(a, a % 10 + 1, (a + 1) % 10 + 1) for a in NUMBERS]
    out = {}
    for three in ring:
        if wrap == "both" or three != (10, 1, 2):
            over = one_counts - 1 if three[0] > three[2] else 0
            out[frozenset(three)] = sum(three) + over
    return out


def rank(own: int, shared: tuple[int, ...], house: House) -> Rank:
    return _rank(own, shared, house.double_tie, house.wrap, house.one_counts)


def strength(own: int, shared: tuple[int, ...], house: House) -> Rank:
    """The rank that tells any two hands apart: for who is the lower of two (H-23)."""
    return _rank(own, shared, "higher_number", house.wrap, house.one_counts)


@cache
def _rank(own: int, shared: tuple[int, ...], double_tie: str, wrap: str, one_counts: int) -> Rank:
    hand = frozenset((own, *shared))
    if len(hand) == 1:
        return TRIPLE, own, 0
    if hand in straights(wrap, one_counts):
        return STRAIGHT, straights(wrap, one_counts)[hand], 0  # §2.1-11
    if own not in shared:  # two equal shared cards alone are no double (H-12)
        return HIGH, own, 0
    if double_tie == "split":
        return DOUBLE, 0, 0
    if double_tie == "shared1_first":
        return DOUBLE, own == shared[0], own
    return DOUBLE, own, 0  # H-8
