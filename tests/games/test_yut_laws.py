"""Strategic Yut under the laws of the engine, on random house rules."""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import draw
from engine.games import yut
from engine.notation import read, recall, write
from engine.timeline import Timeline
from engine.types import CHANCE
from tests.laws import laws
from tests.laws.companies import any_switches


def company(rng: Random) -> yut.Config:
    """Random house rules; the few that exclude each other are brought in line (Y-9, Y-27)."""
    switches = any_switches(yut, rng)
    switches["back_to_start"] = "home" if switches["home"] == "reach" else "waits"
    if switches["home"] == "must_pass":
        switches["overshoot"] = "lost"
    return yut.configure((1, 1, 1, 1), switches)


def run(seeds: range, share: float) -> int:
    steps = 0
    for seed in seeds:
        rng = Random(seed)
        last = first = yut.setup(company(rng))
        for v in laws.viewers(yut.CHAIRS, rng):
            laws.need(yut.view(first, v) == first, "3", "a secret at setup", v)
        played = []
        for s, a, t in laws.walk(yut, first.config, rng, 500):
            steps += 1
            played.append(a)
            last = t
            if rng.random() < share:
                laws.step(yut, s, a, t, rng)
            if rng.random() < share / 4:
                laws.refuses(yut, s, rng)
        again = first
        for a in played:
            again = yut.apply(again, a)
        laws.need(again == last, "1", seed)
    return steps


def test_laws_1_to_8_and_11_to_13() -> None:
    assert run(range(15), 0.2) > 1000


@pytest.mark.long
def test_laws_at_length() -> None:
    assert run(range(1000, 1300), 0.4) > 10_000


def test_law_9_undo_and_redo_draw_the_same_stick() -> None:
    drawn = 0
    for seed in range(8):
        rng = Random(seed)
        t = Timeline(yut, company(rng), f"seed {seed}")
        while t.options() and t.at < 150:
            a = t.drawn() if t.options()[0].actor == CHANCE else None
            if a is None:
                a = laws.pick(yut, t.state, rng, 0.1)
                assert a is not None
                t.play(a)
                continue
            options = t.options()
            t.play(a, "drawn")
            drawn += 1
            if any(e.by == "dealer" for e in t.done) and rng.random() < 0.3:
                t.undo()
                while t.at < len(t.entries):
                    t.redo()
                assert t.entries[-1].action == a
                assert draw(t.seed, t.draws[t.at - 1], options[0]) == a
    assert drawn > 50


def test_notation_of_every_kind_both_ways() -> None:
    kinds = set()
    for seed in range(40):
        rng = Random(seed)
        for s, a, _ in laws.walk(yut, company(rng), rng, 200, asides=0.2):
            kinds.add(type(a))
            everything = (*yut.options(s), *yut.asides(s))
            assert read(write(a), everything, yut.KINDS) == recall(write(a), yut.KINDS) == a
    assert kinds == set(yut.KINDS)


def test_dispatch_is_complete() -> None:
    assert set(yut.APPLY) == set(yut.KINDS)
