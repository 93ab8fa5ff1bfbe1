"""One whole match of Two-sided Poker, line by line, and what the hall learns of it."""

from __future__ import annotations

from pathlib import Path

from engine.games import twosided
from engine.notation import read, write
from engine.timeline import Timeline
from engine.types import PUBLIC, tag

FILE = Path(__file__).parent.parent / "transcripts" / "twosided.txt"


def test_the_transcript_plays_to_its_end() -> None:
    t = Timeline(twosided, twosided.Config(cards="drawn"), "")
    hall = ""
    for line in FILE.read_text().splitlines():
        if line.startswith("# the hall: "):
            hall = line.removeprefix("# the hall: ")
        if not line or line.startswith("#"):
            continue
        a = t.read(line)
        assert write(a) == line
        learnt = twosided.redact(t.state, a, PUBLIC)
        assert write(learnt) == (hall or line)
        t.play(a)
        assert not twosided.audit(t.state)
        hall = ""
    assert t.options() == ()
    assert t.state.chips == (80, 0)
    assert twosided.result(t.state).winners == (0,)
    kinds = [type(e.action).__name__ for e in t.entries]
    assert kinds.count("Carry") == 4
    assert kinds.count("Redeal") == 2


def test_the_notation_of_every_kind() -> None:
    samples = [
        twosided.Begin(-3), twosided.Redeal(-3), twosided.Shuffle(-3), twosided.Front(-1, 0, 7),
        twosided.Back(-1, 1, None), twosided.Ante(-2), twosided.Bet(0, "both", 5),
        twosided.Bet(1, None, 5), twosided.Fold(1), twosided.Pick(0, None), twosided.Late(-3),
        twosided.Show(-2, 1, 4), twosided.Award(-2, 1, 12, 10), twosided.Carry(-2, 12),
        twosided.Split(-2, 6), twosided.Drop(-2, 3), twosided.Correct(-3, 0, 39, "바닥에 하나"),
        twosided.Void(-3, "exposed card"),
    ]  # fmt: skip
    assert {type(a) for a in samples} == set(twosided.KINDS)
    for a in samples:
        assert read(write(a), (), twosided.KINDS) == a
        assert tag(type(a)).startswith("twosided.")


def test_every_kind_has_its_rule() -> None:
    assert set(twosided.APPLY) == set(twosided.KINDS)
