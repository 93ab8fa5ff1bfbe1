"""Transcripts of whole evenings, replayed in the engine and by the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import show
from engine.games.horror_race.records import Forfeit, Lay, Move
from engine.script import run
from engine.timeline import Timeline
from engine.types import PUBLIC

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
S4E2 = HERE / "horror_s4e02.txt"


@cache
def episode() -> Timeline:
    return run(S4E2.read_text(encoding="utf-8"))


def name(i: int) -> str:
    return str(episode().state.players[i].name)


def test_8_2_the_winner_the_tokens_and_the_candidate() -> None:
    s = episode().state
    assert [name(i) for i in s.winners] == ["이상민"]
    assert [name(i) for i in s.candidates] == ["임요환"]
    assert {name(i): n for i, n in enumerate(s.tokens) if n} == {"이상민": 1, "김경란": 1}
    assert [name(i) for i in s.duelists] == ["임요환", "최연승"]
    assert s.key == "yut"
    assert not show.audit(s)


def test_8_2_the_facts_that_are_told() -> None:
    t = episode()
    s = t.states[-1]
    start = {p.name: p.garnets for p in s.players}
    assert (start["이상민"], start["임요환"], start["김경훈"]) == (3, 1, 1)
    assert max(start.values()) == 3
    race = next(x for x in t.states if x.game is not None and x.game.step == "pay")
    assert [name(i) for i in race.chairs][:5] == ["임요환", "이상민", "최정문", "오현민", "김유현"]
    assert {name(i) for i in race.chairs[10:]} == {"김경란", "장동민"}
    backed = {name(race.chairs[i]): x for i, x in enumerate(race.game.supports)}
    assert all(backed[n] == ("vampire", "fox") for n in ("홍진호", "이준석", "임요환"))
    assert all(backed[n] == ("gangshi", "mummy") for n in ("김유현", "김경훈"))
    forfeits = [e.action.actor for e in t.entries if isinstance(e.action, Forfeit)]
    assert [name(race.chairs[i]) for i in forfeits] == ["임요환"]


def test_8_2_it_is_a_whole_race_by_the_rules() -> None:
    t = episode()
    laid = [e.action for e in t.entries if isinstance(e.action, Lay)]
    moves = [e.action.character for e in t.entries if isinstance(e.action, Move)]
    assert len(laid) == 4 * 36 + 33
    assert len(moves) == 15
    assert None in moves
    race = next(x.game for x in t.states if x.game is not None and x.game.step == "over")
    assert race.at == (1, 7, 2, 8, 13)
    settled = next(x for x in t.states if x.gained)
    fewest = min(settled.garnets)
    assert settled.garnets.count(fewest) == 1
    assert settled.garnets.count(max(settled.garnets)) == 1


def test_8_2_the_hall_never_reads_a_support() -> None:
    t = episode()
    for s, e in zip(t.states, t.entries):
        r = show.redact(s, e.action, PUBLIC)
        assert r is not None
        assert getattr(r, "characters", None) is None
        w = show.view(s, PUBLIC)
        if w.game is not None:
            assert set(w.game.supports) <= {(), None}


# ---------------------------------------------------------------- the command line


def program(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "app", *words], cwd=ROOT, capture_output=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False, timeout=120,
    )  # fmt: skip


def test_play_prints_who_won() -> None:
    done = program("play", str(S4E2), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "시즌 4, 2화"
    assert lines[2].split() == ["1", "이상민", "8", "●"]
    assert [x.split()[1] for x in lines[2:14]][-1] == "임요환"
    assert len(lines) > 190


def test_play_prints_the_same_as_json() -> None:
    done = program("play", str(S4E2), "--json", "--lang", "ko")
    assert done.returncode == 0
    told: dict[str, Any] = json.loads(done.stdout)
    assert (told["winners"], told["candidates"]) == (["이상민"], ["임요환"])
    assert told["ranking"][0] == {"rank": 1, "name": "이상민", "garnets": 8, "tokens": 1}
    assert {r["name"]: r["garnets"] for r in told["ranking"]} == {
        p.name: episode().state.garnets[i] for i, p in enumerate(episode().state.players)
    }
    assert len(told["log"]) == len(episode().entries)
    assert all(isinstance(x, str) and x for x in told["log"])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("2 spare 11", "2 spare 1", "candidate-gets-no-token"),
        ("begin\n", "begin\nlay 3 fox 1\n", "not-your-turn"),
        ("1 support vampire,fox", "1 support vampire,wolf", "unknown-word"),
        ("dealer show.open horror", "give 1 2 9", "not-that-many"),
    ],
)
def test_play_stops_with_file_line_code_and_sentence(
    tmp_path: Path, old: str, new: str, code: str
) -> None:
    text = S4E2.read_text(encoding="utf-8")
    spoilt = text.replace(old, new, 1)
    number = 1 + next(
        i for i, (a, b) in enumerate(zip(text.splitlines(), spoilt.splitlines())) if a != b
    )
    path = tmp_path / "spoilt.txt"
    path.write_text(spoilt, encoding="utf-8")
    done = program("play", str(path), "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    file, line, told, sentence = done.stderr.strip().rsplit(":", 3)
    assert (file, line, told.strip()) == (str(path), str(number), code)
    assert len(sentence.split()) > 3
