"""Strategic Yut: planted faults that the laws must catch, each a way to betray a sealed stick."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.games import yut
from engine.types import replace
from tests.laws import laws

CONFIG = yut.Config(sticks="sealed")


def mutant(**functions: Any) -> Any:
    """The game with some of its functions replaced."""
    m = ModuleType("yut_mutant")
    m.__dict__.update({**vars(yut), **functions})
    return m


def caught(g: Any, seeds: int = 25) -> str:
    """The first law that random play breaks, "" where all hold."""
    for seed in range(seeds):
        rng = Random(seed)
        try:
            for s, a, t in laws.walk(g, CONFIG, rng, 200):
                laws.step(g, s, a, t, rng)
        except laws.Broken as broken:
            return str(broken)
    return ""


def redact_forgets_the_stick(s: Any, a: Any, v: Any) -> Any:
    return a if isinstance(a, yut.Choose) else yut.redact(s, a, v)


def view_shows_partners(s: Any, v: Any) -> Any:
    return yut.view(s, v | {(i + 2) % 4 for i in v})


def apply_counts_the_sticks_early(s: Any, a: Any) -> Any:
    t = yut.apply(s, a)
    if isinstance(a, yut.Choose) and "" not in t.sticks and t.sticks.count("front") == 4:
        return replace(t, owed=t.owed + 1)
    return t


def options_tell_a_useless_throw(s: Any) -> Any:
    """A back-do that nobody could use is not even thrown: the hall learns it before the throw."""
    if s.step == "throw" and "" not in s.sticks and s.sticks.count("front") == 1:
        return (yut.FALL,)
    return yut.options(s)


def options_know_the_last_stick(s: Any) -> Any:
    """The last chair may only choose what makes no mo."""
    found = yut.options(s)
    if s.step == "throw" and s.sticks.count("back") == 3:
        return tuple(
            replace(o, fields={"side": yut.Choice(("front",))}) if o.kind is yut.Choose else o
            for o in found
        )
    return found


def test_the_game_as_it_is_keeps_the_laws() -> None:
    assert caught(mutant(), 6) == ""


@pytest.mark.parametrize(
    ("fault", "law"),
    [
        ({"redact": redact_forgets_the_stick}, "5"),
        ({"view": view_shows_partners}, "5"),
        ({"apply": apply_counts_the_sticks_early}, "5"),
        ({"options": options_tell_a_useless_throw}, "12"),
        ({"options": options_know_the_last_stick}, "6"),
    ],
    ids=["redact", "partners", "early", "useless-throw", "last-stick"],
)
def test_a_planted_fault_is_caught(fault: dict[str, Any], law: str) -> None:
    assert caught(mutant(**fault)).startswith(f"law {law}:")
