"""The rules lab: series of games among bots, and what they say of a set of house rules.

Game `n` of a series depends on the seed and `n` alone, so any number of workers, in any order,
comes to the same summary.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Any

from engine.bots.registry import BOTS, level
from engine.bots.table import Table
from engine.games import GAMES
from engine.types import Illegal, Value

CERTAIN = 1.96  # of a normal distribution: 95 %
LONGEST = 200_000  # steps; Gyeol-Hap among players who know nothing takes some 12,000

Rules = tuple[tuple[str, Any], ...]


class Series(Value, frozen=True):
    """What is played: a game, who sits on its chairs by level, house rules, garnets, a seed."""

    key: str
    levels: tuple[str, ...]
    rules: Rules = ()
    garnets: int = 20
    seed: str = "lab"

    def config(self) -> Any:
        """The Config of a game. Raises Illegal where the rules will not have it."""
        return GAMES[self.key].configure((self.garnets,) * len(self.levels), dict(self.rules))


class Outcome(Value, frozen=True):
    """How one game ended: the share of the win a chair, garnets, steps and rounds."""

    shares: tuple[float, ...]
    garnets: tuple[int, ...]
    steps: int
    rounds: int
    tied: bool


def checked(series: Series) -> Series:
    """The series, where it can be played.

    Raises Illegal: no-such-game, no-such-rule, no-such-value, no-such-level, or what the game
    itself refuses.
    """
    if series.key not in GAMES:
        raise Illegal("no-such-game", allowed=", ".join(GAMES))
    switches = GAMES[series.key].SWITCHES
    for name, value in series.rules:
        if name not in switches:
            raise Illegal("no-such-rule", rule=name, allowed=", ".join(switches))
        if value not in switches[name]:
            allowed = ", ".join(map(str, switches[name]))
            raise Illegal("no-such-value", rule=name, value=str(value), allowed=allowed)
    for name in series.levels:
        try:
            level(series.key, name)
        except KeyError:
            allowed = ", ".join(one.name for one in BOTS[series.key])
            raise Illegal("no-such-level", level=name, allowed=allowed) from None
    series.config()
    return series


MATERIAL = {"coins": "drawn", "cards": "drawn", "board": "drawn", "sticks": "sealed"}


def drawn(key: str, rules: Rules) -> Rules:
    """The rules with everything drawn from the seed: there is no dealer in the lab."""
    named = dict(rules)
    for name, how in MATERIAL.items():
        if name in GAMES[key].SWITCHES:
            named[name] = how
    return tuple(sorted(named.items()))


def play(series: Series, n: int) -> Outcome:
    """Game `n` of a series, to its end."""
    game = GAMES[series.key]
    bots = [level(series.key, name).bot for name in series.levels]
    helpers = [bots[0]] if game.TEAMS == "helpers" else []  # the room is one more chair
    table = Table(game, series.config(), bots + helpers, f"{series.seed}/{n}")
    state = table.play(steps=LONGEST)
    result, chairs = game.result(state), range(len(series.levels))
    won = result.winners
    shares = tuple(1 / len(won) if i in won else 0.0 for i in chairs)
    paid = tuple(game.garnets(state)[: len(chairs)])
    rounds = int(getattr(state, "round", 0) or getattr(state, "hand", 0))
    return Outcome(shares, paid, table.steps, rounds, len(won) > 1)


def stretch(series: Series, first: int, last: int) -> tuple[Outcome, ...]:
    """Games `first` to before `last`: what one worker is given."""
    return tuple(play(series, n) for n in range(first, last))


def stretches(n: int, size: int) -> list[tuple[int, int]]:
    return [(k, min(k + size, n)) for k in range(0, n, size)]


# ---------------------------------------------------------------- what they say


class Figure(Value, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Summary(Value, frozen=True):
    """A series in figures: win share, garnets paid a chair, length, ties."""

    games: int
    shares: tuple[Figure, ...]
    garnets: tuple[Figure, ...]
    steps: Figure
    rounds: Figure
    ties: Figure


def summary(outcomes: Iterable[Outcome]) -> Summary:
    """The figures of a series; it must hold a game at least."""
    all_ = tuple(outcomes)
    chairs = range(len(all_[0].shares))
    return Summary(
        len(all_),
        tuple(_mean([o.shares[i] for o in all_]) for i in chairs),
        tuple(_mean([float(o.garnets[i]) for o in all_]) for i in chairs),
        _mean([float(o.steps) for o in all_]),
        _mean([float(o.rounds) for o in all_]),
        wilson(sum(o.tied for o in all_), len(all_)),
    )


def wilson(hits: int, n: int) -> Figure:
    """A proportion with Wilson's interval, which stays within 0 and 1."""
    p, z2 = hits / n, CERTAIN * CERTAIN
    middle = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = CERTAIN / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
    return Figure(p, max(0.0, middle - half), min(1.0, middle + half))


def _mean(xs: list[float]) -> Figure:
    n = len(xs)
    mean = sum(xs) / n
    if n < 2:
        return Figure(mean, mean, mean)
    half = CERTAIN * sqrt(sum((x - mean) ** 2 for x in xs) / (n - 1) / n)
    return Figure(mean, mean - half, mean + half)


def difference(one: Figure, other: Figure) -> Figure:
    """How much the second is above the first; the two series are independent."""
    half = sqrt((one.high - one.low) ** 2 + (other.high - other.low) ** 2) / 2
    gap = other.mean - one.mean
    return Figure(gap, gap - half, gap + half)
