"""Every registered game, and the show that hosts them, obeys the laws of the engine."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import draw
from engine.games import GAMES
from engine.timeline import Timeline
from engine.types import CHANCE
from tests.laws import laws
from tests.laws.companies import COMPANIES

EVENINGS = {"show": 40}  # many end early; 14 of the others
LONG = 400


def run(key: str, seeds: range, share: float) -> int:
    """Random play under the laws, a share of the steps checked; returns the steps taken."""
    g, company = COMPANIES[key]
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        config = company(rng)
        first = g.setup(config)
        for v in laws.viewers(g.seats(first), rng):
            laws.need(g.view(first, v) == first, "3", "a secret at setup", v)
        played, last = [], first
        for s, a, t in laws.walk(g, config, rng, 700):
            steps += 1
            played.append(a)
            last = t
            if rng.random() < share:
                laws.step(g, s, a, t, rng)
            if rng.random() < share / 4:
                laws.refuses(g, s, rng)
        again = first
        for a in played:
            again = g.apply(again, a)
        laws.need(again == last, "1", seed)
    return steps


def test_every_game_is_under_the_laws() -> None:
    assert set(COMPANIES) == {*GAMES, "show", "show, late"}


@pytest.mark.parametrize("key", COMPANIES)
def test_laws_1_to_8_and_11_to_13(key: str) -> None:
    assert run(key, range(EVENINGS.get(key, 14)), 0.15) > 800


@pytest.mark.long
@pytest.mark.parametrize("key", COMPANIES)
def test_laws_at_length(key: str) -> None:
    assert run(key, range(1000, 1000 + LONG), 0.3) > 10_000


@pytest.mark.parametrize("key", COMPANIES)
def test_law_9_undo_and_redo_draw_the_same(key: str) -> None:
    g, company = COMPANIES[key]
    played = 0
    for seed in range(20):
        rng = Random(seed)
        t = Timeline(g, company(rng), f"seed {seed}")
        for _ in range(250):
            options = t.options()
            if not options:
                break
            if options[0].actor == CHANCE:
                drawn = t.drawn()
                assert drawn is not None
                t.play(drawn, "drawn")
                if any(e.by == "dealer" for e in t.done) and rng.random() < 0.3:
                    t.undo()
                    while t.at < len(t.entries):
                        t.redo()
                    assert t.entries[-1].action == drawn
                    assert draw(t.seed, t.draws[t.at - 1], options[0]) == drawn
                continue
            a = laws.pick(g, t.state, rng, 0)
            assert a is not None
            t.play(a)
        played += t.at
    assert played > 200
