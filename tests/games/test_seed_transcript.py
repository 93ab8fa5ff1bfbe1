"""One whole game of Seed Poker, line by line, and what the hall learns of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import seed_poker
from engine.notation import read, write
from engine.timeline import Timeline
from engine.types import PUBLIC, tag

g: Any = seed_poker
FILE = Path(__file__).parent.parent / "transcripts" / "seed.txt"
BROUGHT = (2, 1, 1, 3, 1, 0, 2)


def test_the_transcript_plays_to_its_end() -> None:
    t = Timeline(g, g.configure(BROUGHT, {"cards": "drawn"}), "")
    hall = ""
    for line in FILE.read_text().splitlines():
        if line.startswith("# the hall: "):
            hall = line.removeprefix("# the hall: ")
        if not line or line.startswith("#"):
            continue
        a = t.read(line)
        assert write(a) == line
        learnt = g.redact(t.state, a, PUBLIC)
        assert write(learnt) == (hall or line)
        t.play(a)
        assert not g.audit(t.state)
        hall = ""
    assert t.options() == ()
    assert t.state.chips == (49, 0, 53, 0, 3, 0, 0)
    assert t.state.garnets == (5, 0, 11, 0, 0, 0, 0)
    assert g.result(t.state).winners == (2,)
    assert g.result(t.state).last == (3,)  # excluded after round 5
    assert sum(g.garnets(t.state)) == 6  # six rounds had a winner


def test_the_notation_of_every_kind() -> None:
    samples = [
        g.Give(0, 1, 2), g.Exclude(-3, 3), g.Begin(-3), g.Deal(-1, 0, None), g.Deal(-1, 6, 15),
        g.Seed(-1, 9), g.Take(2), g.Add(3), g.Draw(-1, None), g.Lay(4, 7), g.Ante(-2),
        g.Join(1, 3), g.Fold(1), g.Show(-2, 5, 11), g.Award(-2, 0, 12, 1, 1),
        g.Nobody(-2, "carried"), g.Late(-3), g.Correct(-3, 2, 14, 1, "잘못 셈"),
        g.Void(-3, "exposed card"),
    ]  # fmt: skip
    assert {type(a) for a in samples} == set(g.KINDS)
    for a in samples:
        assert read(write(a), (), g.KINDS) == a
        assert tag(type(a)).startswith("seed.")


def test_every_kind_has_its_rule() -> None:
    assert set(g.APPLY) == set(g.KINDS)
