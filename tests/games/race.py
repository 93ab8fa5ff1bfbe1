"""A Horror Race for the tests: people who hand in, rounds laid coin by coin, refusals by code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.games import horror_race
from engine.games.horror_race.records import CHARACTERS, ZONES
from engine.timeline import Timeline
from engine.types import Illegal, replace

NAMES = {c[0]: c for c in CHARACTERS}  # v g f m z
PAIRS = ("vampire,gangshi", "fox,mummy", "mummy,zombie")
FOX_ZOMBIE = ("fox,zombie",) * 12  # leaves 12 vampires, 12 gangshis and 12 mummies in the box


def opened(n: int = 12, **switches: Any) -> Timeline:
    """A race before anybody has handed in."""
    return Timeline(horror_race, horror_race.configure((1,) * n, switches), "seed")


def race(pairs: Iterable[str] = FOX_ZOMBIE, **switches: Any) -> Timeline:
    """A race in which everybody has handed in."""
    pairs = tuple(pairs)
    t = opened(len(pairs), **switches)
    return play(t, *[f"{i} support {pair}" for i, pair in enumerate(pairs, 1)])


def play(t: Timeline, *lines: str) -> Timeline:
    """Type these lines; what was refused is said as it is."""
    for line in lines:
        t.play(t.read(line))
        assert not horror_race.audit(t.state)
    return t


def coins(letters: str) -> list[str]:
    """`vvg` is vampire, vampire, gangshi."""
    return [NAMES[c] for c in letters]


def laid(t: Timeline, one: str = "", two: str = "", four: str = "") -> Timeline:
    """Coins by their first letters on the zones 1, 2 and 4, from whoever is on turn."""
    for zone, letters in zip(ZONES, (one, two, four)):
        play(t, *[f"lay {coin} {zone}" for coin in coins(letters)])
    return t


def full_round(t: Timeline, one: str, two: str = "", four: str = "") -> Timeline:
    """A round of all coins, and what the table does by itself after it."""
    laid(play(t, "begin"), one, two, four)
    assert t.state.step == "move"
    return forced(t)


def forced(t: Timeline) -> Timeline:
    while (a := t.forced()) is not None:
        t.play(a, "auto")
    return t


def still(t: Timeline) -> Timeline:
    """A full round in which nobody moves: every zone holds four of three characters."""
    return full_round(t, *["vvvvggggmmmm"] * 3)


def code(t: Timeline, line: str) -> str:
    """Why this is refused; and that nothing changes."""
    before, entries = t.state, t.entries[:]
    with pytest.raises(Illegal) as no:
        t.play(t.read(line))
    assert t.state == before
    assert t.entries == entries
    return no.value.code


def ended(at: tuple[int, ...], pairs: Iterable[str], **switches: Any) -> Timeline:
    """A race whose characters have run this far when it ends, not yet paid."""
    t = race(pairs, **switches)
    t.states[t.at] = replace(t.state, step="pay", at=at, round=1)
    return t


def paid(at: tuple[int, ...], *pairs: str, **switches: Any) -> tuple[int, ...]:
    """What the bank pays three or more chairs for such an end."""
    gains: tuple[int, ...] = forced(ended(at, pairs, **switches)).state.paid
    return gains


def moved(zones: tuple[str, str, str], **switches: Any) -> tuple[int, ...]:
    """How far the five have run after a first round that lies like this (any count of coins)."""
    t = race(("vampire,fox", "gangshi,mummy", "fox,zombie"), **switches)
    counts = tuple(tuple(z.count(c[0]) for c in CHARACTERS) for z in zones)
    t.states[t.at] = replace(t.state, step="move", zones=counts, round=1)
    cells: tuple[int, ...] = forced(t).state.at
    return cells


def order(t: Timeline) -> tuple[int, ...]:
    """The order of play, counted from 1."""
    return tuple(i + 1 for i in t.state.order)
