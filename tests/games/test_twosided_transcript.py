"""One whole match of Two-sided Poker, line by line, and what the hall learns of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import twosided
from engine.notation import read, write
from engine.timeline import Timeline
from engine.types import PUBLIC, tag

g: Any = twosided
FILE = Path(__file__).parent.parent / "transcripts" / "twosided.txt"


def test_the_transcript_plays_to_its_end() -> None:
    t = Timeline(g, g.Config(cards="drawn"), "")
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
    assert t.state.chips == (80, 0)
    assert g.result(t.state).winners == (0,)
    kinds = [type(e.action).__name__ for e in t.entries]
    assert kinds.count("Carry") == 4
    assert kinds.count("Redeal") == 2


def test_the_notation_of_every_kind() -> None:
    samples = [
        g.Begin(-3), g.Redeal(-3), g.Shuffle(-3), g.Front(-1, 0, 7),
        g.Back(-1, 1, None), g.Ante(-2), g.Bet(0, "both", 5),
        g.Bet(1, None, 5), g.Fold(1), g.Pick(0, None), g.Late(-3),
        g.Show(-2, 1, 4), g.Award(-2, 1, 12, 10), g.Carry(-2, 12),
        g.Split(-2, 6), g.Drop(-2, 3), g.Correct(-3, 0, 39, "바닥에 하나"),
        g.Void(-3, "exposed card"),
    ]  # fmt: skip
    assert {type(a) for a in samples} == set(g.KINDS)
    for a in samples:
        assert read(write(a), (), g.KINDS) == a
        assert tag(type(a)).startswith("twosided.")


def test_every_kind_has_its_rule() -> None:
    assert set(g.APPLY) == set(g.KINDS)
