"""Gyeol-Hap: one full match as text, played again; the comments are what the hall sees."""

from __future__ import annotations

from pathlib import Path

from engine.game import Result
from engine.games import gyeol_hap as hap
from engine.games.gyeol_hap.haps import attributes
from engine.games.gyeol_hap.records import BACKGROUNDS, COLOURS, SHAPES
from engine.notation import write
from engine.timeline import Timeline, forced
from engine.types import PUBLIC

FILE = Path(__file__).parent.parent / "transcripts" / "hap.txt"
CONFIG = hap.Config()


def hall(s: hap.State) -> list[str]:
    """The public view: round, scores and turn; after a board is laid, the nine pictures."""
    w = hap.view(s, PUBLIC)
    scores = " : ".join(map(str, w.scores))
    found = " ".join("".join(map(str, h)) for h in w.found) or "-"
    lines = [f"# hall: round {w.round}, {scores}, chair {w.turn + 1}, found {found}"]
    if not w.found and not w.row and w.turn == w.starter and len(w.board) == hap.SHOWN:
        for i in (0, 3, 6):
            lines.append("# hall: " + " | ".join(map(words, w.board[i : i + 3])))
    return lines


def words(picture: int) -> str:
    shape, colour, background = attributes(picture)
    return f"{COLOURS[colour]} {SHAPES[shape]} on {BACKGROUNDS[background]}"


def test_the_transcript_is_a_match_and_the_hall_sees_what_it_says() -> None:
    t = Timeline(hap, CONFIG, "hap transcript")
    seen = 0
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# hall:"):
            assert line in hall(t.state)
            seen += 1
        elif line and not line.startswith("#"):
            a = t.read(line)
            assert write(a) == line
            t.play(a, "auto" if a == forced(t.options()) else "dealer")
    assert seen > 40
    assert t.state.step == "over"
    assert (t.state.round, t.state.scores) == (11, (30, 31))
    assert hap.result(t.state) == Result((1,), (0,))
