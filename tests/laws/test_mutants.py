"""Every law kills the faults that were planted for it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import horror_race as horror
from tests.laws import laws, mutants, test_laws
from tests.laws.mutants import FAULTS, SHOW, Rerolling, Unforgetting, mutant

ALSO = {"11": ("2",)}  # purses are counted by the audit, which law 2 asks for


def caught(g: Any, company: Any, seeds: int = 40, steps: int = 300) -> str:
    """The first law that random play breaks, "" where all hold."""
    for seed in range(seeds):
        try:
            play(g, company(Random(seed)), Random(seed), steps)
        except laws.Broken as broken:
            return str(broken).split(":")[0].removeprefix("law ")
    return ""


def play(g: Any, config: Any, rng: Random, steps: int) -> None:
    """Laws 3 and 1 over a whole game, then the others step by step."""
    first = g.setup(config)
    for v in laws.viewers(g.seats(first), rng):
        laws.need(g.view(first, v) == first, "3", "a secret at setup", v)
    game = list(laws.walk(g, config, rng, steps))
    again = first
    for _, a, t in game:
        again = g.apply(again, a)
        laws.need(again == t, "1", a)
    for s, a, t in game:
        race = getattr(s, "game", s)
        if rng.random() < 0.2 or race is None or race.step in ("pay", "over"):
            laws.step(g, s, a, t, rng)
            laws.refuses(g, s, rng)


def source(of: Any) -> Any:
    return mutants.race if of is horror else mutants.evening


@pytest.mark.parametrize(("of", "seeds"), [(horror, 6), (SHOW, 4)], ids=["horror", "show"])
def test_as_it_is_it_keeps_the_laws(of: Any, seeds: int) -> None:
    assert caught(of, source(of), seeds) == ""


@pytest.mark.parametrize(
    ("law", "of", "fault"), FAULTS, ids=[next(iter(f.values())).__name__ for _, _, f in FAULTS]
)
def test_a_planted_fault_is_killed(law: str, of: Any, fault: dict[str, Any]) -> None:
    if fault.get("apply") is mutants.forgetful_apply:
        fault = {"apply": mutants.forgetful_apply()}
    assert caught(mutant(of, **fault), source(of)) in (law, *ALSO.get(law, ()))


@pytest.mark.parametrize("write", [mutants.write_loses_the_zone, mutants.write_counts_seats_from_0])
def test_law_8_kills_a_notation_that_loses_a_field(
    write: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "write", write)
    assert caught(horror, mutants.race) == "8"


def test_law_9_kills_a_draw_that_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_laws, "Timeline", Rerolling)
    with pytest.raises(AssertionError):
        test_laws.test_law_9_undo_and_redo_draw_the_same("horror")


def test_law_10_kills_a_log_that_is_not_cut_back() -> None:
    assert not list(mutants.logs_differ(mutants.Timeline))
    assert list(mutants.logs_differ(Unforgetting))


def test_every_law_has_a_fault() -> None:
    planted = {law for law, _, _ in FAULTS} | {"8", "9", "10"}
    assert planted == {str(n) for n in range(1, 14)}
