"""One full game of Cooperative Hold'em, played again from its transcript."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import holdem
from engine.notation import write
from engine.timeline import Timeline
from engine.types import PUBLIC

TRANSCRIPT = Path(__file__).parents[1] / "transcripts" / "holdem.txt"
START = (12, 9, 14, 11)
WINNER, CANDIDATE, GARNETS = 0, 2, (9, 9, -14, -3)  # a correction put one garnet in


def hall(s: Any) -> str:
    """What the hall sees, in a line."""
    w = holdem.view(s, PUBLIC)
    assert w.room is None
    cards = ["-" if c == 0 else "?" if c is None else str(c) for c in w.cards]
    return (
        f"round {w.round} {w.step}: purses {_row(w.bets.purse)}, in the middle"
        f" {_row(w.bets.paid)}, shared {_row(w.shared) or '-'}, cards {' '.join(cards)}"
    )


def _row(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def test_the_transcript_plays_again_and_the_hall_sees_what_it_says() -> None:
    t = Timeline(holdem, holdem.configure(START, {}), "transcript")
    looked = 0
    for line in TRANSCRIPT.read_text(encoding="utf-8").splitlines():
        if line.startswith("# hall: "):
            looked += 1
            assert line == f"# hall: {hall(t.state)}"
        elif line and not line.startswith("#"):
            a = t.read(line)
            assert write(a) == line
            t.play(a)
    s = t.state
    assert looked > 60
    assert (s.step, s.round) == ("over", 20)
    assert s.candidate == CANDIDATE
    assert holdem.garnets(s) == GARNETS
    assert holdem.result(s) == holdem.Result((WINNER,), (CANDIDATE,))


def test_the_transcript_holds_the_rare_things_too() -> None:
    lines = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    kinds = {line.split()[1] for line in lines if line and not line.startswith("#")}
    for rare in ("wrong", "lapse", "draw", "late", "void", "correct", "role", "roles"):
        assert f"holdem.{rare}" in kinds
    assert any(line.endswith(" ?") for line in lines)  # a card that nobody typed
