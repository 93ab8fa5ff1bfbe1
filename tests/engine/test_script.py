"""Transcripts: people and actions as text, and the number of the first line that is refused."""

from __future__ import annotations

import pytest

from engine.script import Refused, run

HEAD = """show "Season 4, \\"episode\\" 2"   # the title
# a comment alone

player 임요환 1
player "Alexander Hamilton" Alex 3  # with a short name
player 이상민
guest 정준용
seed words
"""
RACE = (
    HEAD
    + """dealer show.open horror
lot 2
lot 1
lot 3
start
1 support fox,zombie
2 support "fox,zombie"
3 support fox,zombie
begin
"""
)
ROUND = "".join(f"lay {c} 1\n" for c in ("vampire", "gangshi", "mummy") for _ in range(3))


def refused(text: str) -> tuple[int, str]:
    with pytest.raises(Refused) as no:
        run(text)
    return no.value.line, no.value.no.code


def test_people_title_and_seed() -> None:
    t = run(HEAD)
    s = t.state
    assert s.config.title == 'Season 4, "episode" 2'
    assert [(p.name, p.short, p.garnets, p.guest) for p in s.players] == [
        ("임요환", "임요환", 1, False),
        ("Alexander Hamilton", "Alex", 3, False),
        ("이상민", "이상민", 1, False),
        ("정준용", "정준용", 1, True),
    ]
    assert t.seed == "words"
    assert t.at == 0


def test_a_race_is_played_and_the_tables_steps_need_no_line() -> None:
    t = run(RACE + ROUND + "begin\n")
    assert t.state.game.round == 2
    assert [e.by for e in t.entries].count("auto") == 3
    assert t.state.chairs == (1, 0, 2)


def test_the_tables_steps_may_be_written_too() -> None:
    moves = "table horror.move 1 ?\nmove 2 ?\nmove 4 ?\n"
    assert run(RACE + ROUND + moves).state == run(RACE + ROUND).state


def test_draw_undo_and_redo() -> None:
    drawn = RACE.replace("lot 2\nlot 1\nlot 3\n", "draw\ndraw\nundo\ndraw\n")
    assert refused(drawn) == (13, "not-now")  # the lot was undone with its opening
    t = run(RACE + "lay vampire 1\nlay gangshi 1\nundo\nundo\nredo\n")
    assert sum(t.state.game.zones[0]) == 1
    assert refused(RACE + "lay vampire 1\nredo\n") == (19, "nothing-to-redo")


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (RACE + "lay fox 1\n", 18, "no-such-coin-left"),
        (RACE + "\n\n# nothing\nlay 2 vampire 1\n", 21, "not-your-turn"),
        (RACE + "lay vampire 1 # fine\nlay ghost 1\nlay dog 1\n", 19, "unknown-word"),
        (RACE + "fly\n", 18, "unknown-command"),
        (RACE + 'lay "vampire 1\n', 18, "unreadable"),
        (RACE.replace("begin\n", "draw\n"), 17, "not-now"),
        (RACE + "player 김경란 1\n", 18, "unknown-command"),
        ("player 가 1\n", 2, "too-few-people"),
        ("player 가 1\nplayer 가 1\nopen horror\n", 3, "same-name"),
        ("player\nplayer 가 1\n", 1, "unreadable"),
        ("player 가 나 다 라 1\n", 1, "unreadable"),
        ("player 가 1\nplayer 나 1000\nplayer 다 1\nopen horror\n", 4, "too-many-garnets"),
        ("", 1, "too-few-people"),
    ],
)
def test_the_first_line_that_is_refused(text: str, line: int, code: str) -> None:
    assert refused(text) == (line, code)


def test_a_sign_in_quotes_begins_no_comment() -> None:
    t = run(RACE + 'void "coin #3 fell"  # really\n')
    assert t.entries[-1].action.reason == "coin #3 fell"  # type: ignore[attr-defined]


def test_a_quote_within_quotes_ends_no_quote() -> None:
    t = run(RACE + 'void "say \\"#1\\" again" # and a comment with "quotes"\n')
    assert t.entries[-1].action.reason == 'say "#1" again'  # type: ignore[attr-defined]


def test_a_transcript_is_the_same_every_time() -> None:
    drawn = RACE.replace("start\n", "switch horror.coins drawn\nstart\n") + "1 take\ndraw\ndraw\n"
    a, b = run(drawn), run(drawn)
    assert a.state == b.state
    assert a.entries == b.entries
    other = run(drawn.replace("seed words", "seed other"))
    assert len(other.state.game.hand) == 2
