"""Strategic Yut: one full match as text, played again; the comments are what the hall sees."""

from __future__ import annotations

from pathlib import Path

from engine.games import yut
from engine.games.yut.mat import SPOT
from engine.notation import write
from engine.timeline import Timeline, forced
from engine.types import PUBLIC

FILE = Path(__file__).parent.parent / "transcripts" / "yut.txt"
CONFIG = yut.Config(sticks="sealed")
WORDS = {"": "-", None: "?"}


def hall(s: yut.State) -> str:
    """The public view in one line: whose turn, the sticks, the results, every piece on the mat."""
    w = yut.view(s, PUBLIC)
    sticks = " ".join(WORDS.get(x, x or "") for x in w.sticks)
    pieces = " ".join(
        f"{p}{'+' if w.stack[p - 1] != p - 1 else ''}:{SPOT[at]}"
        for p, at in enumerate(w.at, 1)
        if SPOT[at] != "off"
    )
    saved = " ".join(w.saved) or "-"
    return f"# hall: chair {yut.on_turn(w) + 1}, sticks {sticks}, results {saved}, mat {pieces}"


def test_the_transcript_is_a_match_and_the_hall_sees_what_it_says() -> None:
    t = Timeline(yut, CONFIG, "yut transcript")
    seen = 0
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# hall:"):
            assert line.rstrip() == hall(t.state).rstrip()
            seen += 1
        elif line and not line.startswith("#"):
            a = t.read(line)
            assert write(a) == line
            t.play(a, "auto" if a == forced(t.options()) else "dealer")
    assert seen > 40
    assert t.state.step == "over"
    assert yut.result(t.state) == yut.Outcome((1,), (0,))
    assert yut.score(t.state) == (0, 2, 1, 2)
    assert t.state.count == 35
