"""Cooperative Hold'em under the laws of the engine: by chairs, and by people who change chairs."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any
from unittest.mock import ANY

import pytest

from engine.games import holdem
from tests.laws import laws
from tests.laws.companies import any_switches

LONG = 350


def company(rng: Random) -> holdem.Config:
    """Two to four teams, purses small enough for all-ins and busts, random house rules."""
    start = tuple(rng.randint(2, 15) for _ in range(rng.randint(*holdem.PLAYERS)))
    return holdem.configure(start, any_switches(holdem, rng))


def by_people() -> Any:
    """The same game for bodies: principals 0..n-1 and helpers n..2n-1, who swap rooms."""
    g = ModuleType("people")
    g.__dict__.update(holdem.__dict__)
    g.__dict__.update(
        seats=lambda s: 2 * len(s.before),
        chairs=holdem.places,
        view=lambda s, v: holdem.view(s, holdem.places(s, v)),
        redact=lambda s, a, v: holdem.redact(s, a, holdem.places(s, v)),
    )
    return g


GAMES = {"chairs": holdem, "people": by_people()}


@pytest.fixture(autouse=True)
def silent_steps_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 12 skips a step at which a silent option stands, in the true state or the imagined one:
    to the table a room still at work and a card that lies ready are the same."""
    plain = laws.what_comes

    def what_comes(g: Any, s: Any, v: Any) -> Any:
        samples = [o.sample(Random(0)) for o in g.options(s)]
        return ANY if any(g.redact(s, a, v) is None for a in samples) else plain(g, s, v)

    monkeypatch.setattr(laws, "what_comes", what_comes)


def run(g: Any, seeds: range, share: float) -> int:
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        first = last = g.setup(company(rng))
        for v in laws.viewers(g.seats(first), rng):
            laws.need(g.view(first, v) == first, "3", "a secret at setup", v)
        played = []
        for s, a, t in laws.walk(g, first.config, rng, 900):
            played.append(a)
            last = t
            if rng.random() < share:
                laws.step(g, s, a, t, rng)
            if rng.random() < share / 4:
                laws.refuses(holdem, s, rng)
        again = first
        for a in played:
            again = g.apply(again, a)
        laws.need(again == last, "1", seed)
        steps += len(played)
    return steps


@pytest.mark.parametrize("who", GAMES)
def test_laws(who: str) -> None:
    assert run(GAMES[who], range(15), 0.2) > 2000


@pytest.mark.long
@pytest.mark.parametrize("who", GAMES)
def test_laws_at_length(who: str) -> None:
    assert run(GAMES[who], range(1000, 1000 + LONG), 0.3) > 50_000
