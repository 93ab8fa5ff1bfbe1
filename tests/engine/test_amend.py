"""B4, B5: any entry of any transcript becomes something else: the rest plays again, or stops at the
first refusal and says which; nothing appears or vanishes, and one undo puts all of it back."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from app.text import Say
from engine.games import gyeol_hap, holdem, horror_race, seed_poker, twosided, yut
from engine.journal import load
from engine.record import evening_of, verify
from engine.script import run
from engine.timeline import Amended, Timeline, forced
from tests.engine import nights
from tests.engine.faulty import FaultyDisk

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
SHOWS = ("evening", "horror_s4e02", "s2e3")
ALONE: dict[str, tuple[Any, Any]] = {
    "horror": (horror_race, horror_race.Config(players=3, coins="mixed")),
    "holdem": (holdem, holdem.configure((12, 9, 14, 11), {})),
    "twosided": (twosided, twosided.Config(cards="drawn")),
    "seed": (seed_poker, seed_poker.configure((2, 1, 1, 3, 1, 0, 2), {"cards": "drawn"})),
    "yut": (yut, yut.Config(sticks="sealed")),
    "hap": (gyeol_hap, gyeol_hap.Config()),
}
NO_WAY_ON = ("s2e3", True)  # boards and calls of Gyeol-Hap alone: each hangs on all before it
SAYS = (Say("ko"), Say("en"))


@cache
def words(name: str) -> str:
    return (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")


def played(name: str) -> Timeline:
    """The transcript, as it went."""
    if name in SHOWS:
        return run(words(name))
    t = Timeline(*ALONE[name], name)
    for line in words(name).splitlines():
        if line and not line.startswith("#"):
            a = t.read(line)
            t.play(a, "auto" if a == forced(t.options()) else "dealer")
    return t


def all_of(t: Timeline) -> tuple[Any, ...]:
    return t.states[:], t.entries[:], t.draws[:], t.at


def amended(t: Timeline, k: int, rng: Random) -> Amended | None:
    """Entry k becomes something else; None where nothing else was legal. Leaves t as it was."""
    action = nights.another(t, k, rng)
    if action is None:
        return None
    before = all_of(t)
    done = t.amend(k, action)
    assert t.entries[k].action == action
    assert not [wrong for s in t.states[k + 1 :] for wrong in t.game.audit(s)]
    assert t.states[: k + 1] == before[0][: k + 1]
    met_again(t, k, before[1], done)
    t.undo()
    assert all_of(t) == before
    return done


def met_again(t: Timeline, k: int, was: list[Any], done: Amended) -> None:
    """What was kept is there in its order; what stopped the rest is named, with a sentence."""
    assert (done.refused is None) == (done.kept == done.of) == (done.code == "")
    decisions = [e.action for e in t.entries[k + 1 :] if e.by != "auto"]
    kept = [e.action for e in was[k + 1 : k + 1 + done.kept]]
    rest = iter(kept)
    assert all(a in rest for a in decisions), "something new was decided"
    if done.refused is not None:
        assert done.refused == was[k + 1 + done.kept].action
        assert all(say.has(f"no-{done.code}") for say in SAYS), done.code


def amend_all(name: str, times: int) -> Counter[bool]:
    """Amend each entry of a transcript so many times: how often all the rest was kept, or not."""
    t, rng, whole = played(name), Random(name), Counter[bool]()
    for k in [k for k in range(t.at) for _ in range(times)]:
        done = amended(t, k, rng)
        if done is not None:
            whole[done.refused is None] += 1
    return whole


@pytest.mark.parametrize("name", [*SHOWS, *ALONE])
def test_B4_B5_every_entry_of_every_transcript_is_amended(name: str) -> None:
    whole = amend_all(name, 1)
    assert whole.total() > 20
    assert all(whole[kept] > 3 for kept in (True, False) if (name, kept) != NO_WAY_ON)


@pytest.mark.long
@pytest.mark.parametrize("name", [*SHOWS, *ALONE])
def test_B4_B5_every_entry_to_ten_other_things(name: str) -> None:
    whole = amend_all(name, 10)
    assert whole.total() > 200


@pytest.mark.parametrize("key", nights.KEYS)
def test_B9_an_amendment_is_in_the_file_and_so_is_putting_it_back(key: str) -> None:
    """Whatever is amended: the file tells the same evening before, with and after it."""
    disk, rng = FaultyDisk(), Random(key)
    e = nights.play(nights.opened(key, disk), Random(3), key, 70, corrections=0)
    t = e.timeline
    for k in range(2, t.at, 9):
        action = nights.another(t, k, rng)
        if action is None or not t.entries[k].n:
            continue
        before = all_of(t)
        e.amend(k, action, "looked again")
        assert read_again(disk) == all_of(t)
        e.undo()
        assert read_again(disk) == all_of(t) == before
    assert verify(load(nights.FILE, disk)).bad == 0


def read_again(disk: FaultyDisk) -> tuple[Any, ...]:
    e, bad, _ = evening_of(load(nights.FILE, disk), nights.clock)
    assert bad == 0
    return all_of(e.timeline)


@pytest.mark.parametrize("key", nights.KEYS)
def test_B1_B2_undo_and_redo_are_exact_in_every_game(key: str) -> None:
    """Back to the beginning and forth to the end: states, what is legal, and draws are the same."""
    t = nights.play(nights.unwritten(key), Random(7), key, 250, corrections=0).timeline
    before, options = all_of(t), [t.game.options(s) for s in t.states]
    steps = 0
    while t.can_undo():
        t.undo()
        steps += 1
        assert t.state == before[0][t.at]
        assert t.options() == options[t.at]
    while t.at < len(t.entries):
        t.redo()
        steps -= 1
        assert t.options() == options[t.at]
    assert steps == 0
    assert all_of(t) == before


@pytest.mark.parametrize("key", nights.KEYS)
def test_B14_a_draw_is_not_repeated_by_undo_in_any_game(key: str) -> None:
    """Undo before each draw and go on: the seed says the same again."""
    t = nights.play(nights.unwritten(key), Random(7), key, 250, corrections=0).timeline
    drawn = [k for k, e in enumerate(t.entries) if e.by == "drawn"]
    assert drawn
    for k in drawn:
        t.at = k
        assert t.drawn() == t.entries[k].action


@pytest.mark.parametrize("key", nights.KEYS)
def test_G6_a_running_game_is_copied_at_any_point(key: str) -> None:
    """A state written out and read back goes on exactly as the one it was copied from."""
    t = nights.play(nights.unwritten(key), Random(9), key, 150, corrections=0).timeline
    decode = msgspec.json.Decoder(type(t.state)).decode
    for k in range(0, t.at, 10):
        s = decode(msgspec.json.encode(t.states[k]))
        for n in range(k, min(t.at, k + 20)):
            s = t.game.apply(s, t.entries[n].action)
            assert s == t.states[n + 1]
