"""Strategic Yut: who never sees what, in words and as tests.

Nothing about a stick is known to anybody but its chair (and the dealer) before all four are in and
the table shows them together: not to the hall, not to an opponent, not to the partner. Whose stick
is in may be seen. Everything else lies open.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from engine.games import yut
from engine.timeline import Timeline
from engine.types import PUBLIC, replace
from tests.games.test_yut import play, table
from tests.laws import laws

HALL = PUBLIC


def sides_in(x: Any) -> int:
    """How often a side is told anywhere in this."""
    text = msgspec.json.encode(x).decode()
    return text.count('"front"') + text.count('"back"')


def test_the_hall_sees_no_stick_before_the_throw() -> None:
    t = Timeline(yut, yut.Config(sticks="sealed", first="candidate"), "sticks")
    for line in ("1 stick front", "late 2", "chance lot 2 back", "4 stick back", "3 stick front"):
        before, a = t.state, t.read(line)
        t.play(a)
        assert sides_in(yut.view(t.state, HALL)) == 0
        assert sides_in(yut.redact(before, a, HALL)) == 0
        for chair in range(4):
            others = frozenset(range(4)) - {chair}
            assert yut.view(t.state, others).sticks[chair] in ("", None)
    t.play(t.read("table throw"))
    assert yut.view(t.state, HALL).thrown == ("front", "back", "front", "back")
    assert t.state.saved == ("gae",)


def test_a_partner_sees_a_partner_s_stick_no_sooner() -> None:
    s = play(table(sticks="sealed"), "1 stick front", "2 stick back")
    assert yut.view(s, frozenset({2})).sticks == (None, None, "", "")
    assert yut.view(s, frozenset({0})).sticks == ("front", None, "", "")


def test_that_a_stick_is_in_may_be_seen() -> None:
    s = play(table(sticks="sealed"), "3 stick back")
    assert yut.view(s, HALL).sticks == ("", "", None, "")


def test_nothing_else_is_hidden() -> None:
    for seed in range(6):
        rng = Random(seed)
        for s, _, _ in laws.walk(yut, yut.Config(sticks="sealed"), rng, 150):
            w = yut.view(s, HALL)
            assert replace(w, sticks=s.sticks) == s


def test_moves_are_readable_on_a_redacted_state() -> None:
    s = table({1: 3, 5: 6}, ("geol", "gae"))
    assert yut.options(yut.view(s, HALL)) == yut.options(s)
