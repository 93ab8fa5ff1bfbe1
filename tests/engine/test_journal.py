"""The show file on a disk that fails: nothing shown is lost, nothing unsaved is accepted."""

from __future__ import annotations

import errno
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.disk import SaveError
from engine.journal import Journal, load
from engine.record import Evening, evening_of, verify
from engine.types import Action, Illegal, replace
from tests.engine.evenings import config, night
from tests.engine.faulty import FaultyDisk

FILE = Path("night.garnet")
SEED = "a seed"


def clock() -> str:
    return "2026-01-01T20:00:00"


def opened(disk: FaultyDisk) -> Evening:
    journal = Journal.create(FILE, config(), SEED, clock(), disk=disk)
    e = Evening(config(), SEED, journal, clock)
    e.lines.append(load(FILE, disk).lines[0])
    return e


def again(disk: FaultyDisk) -> Evening:
    """The evening as the file tells it."""
    loaded = load(FILE, disk)
    assert not loaded.damage
    e, bad, code = evening_of(loaded, clock)
    assert (bad, code) == (0, "")
    return e


def same(a: Evening, b: Evening) -> bool:
    s, t = a.timeline, b.timeline
    return (s.state, s.entries, s.at, s.draws, a.scene, a.lines) == (
        t.state, t.entries, t.at, t.draws, b.scene, b.lines,
    )  # fmt: skip


def say(e: Evening, line: str) -> None:
    e.play(e.timeline.read(line))


def test_an_evening_comes_back_as_it_was() -> None:
    disk = FaultyDisk()
    e = night(opened(disk))
    back = again(disk)
    assert same(e, back)
    assert back.amended == e.amended
    assert len(e.amended) == 1
    assert verify(load(FILE, disk)).bad == 0
    assert verify(load(FILE, disk)).draws == 9


def test_each_line_is_synced_before_it_is_said() -> None:
    disk = FaultyDisk()
    e = opened(disk)
    for line in ("open horror", "lot 1", "lot 2"):
        disk.done.clear()
        say(e, line)
        assert disk.done == ["append", "sync"]
        assert disk.medium == disk.cache


@pytest.mark.parametrize("keeps", [0, 1, 40])
def test_C7_a_power_cut_after_any_line_loses_nothing(keeps: int) -> None:
    disk = FaultyDisk()
    e = opened(disk)
    for line in ("open horror", "lot 1", "lot 2", "lot 3", "start", "1 seal"):
        say(e, line)
        disk.power_cut(keeps)
        assert same(again(disk), e)


@pytest.mark.parametrize("count", [1, 100, 5000])
def test_C7_zeros_behind_the_last_line_are_taken_off(count: int) -> None:
    disk = FaultyDisk()
    e = opened(disk)
    say(e, "open horror")
    whole = len(disk.cache[FILE])
    disk.zeros(count)
    loaded = load(FILE, disk)
    assert (loaded.good, len(loaded.torn), loaded.damage) == (whole, count, "")
    back = again(disk)
    assert same(back, e)
    back.journal = Journal.resume(FILE, loaded, disk)
    say(back, "lot 1")
    assert b"\0" not in disk.medium[FILE]
    assert same(again(disk), back)


def test_C7_a_line_half_written_and_zeros_behind_it() -> None:
    disk = FaultyDisk()
    e = opened(disk)
    disk.room = 20
    with pytest.raises(SaveError):
        say(e, "open horror")
    disk.medium = dict(disk.cache)
    disk.zeros(200)
    loaded = load(FILE, disk)
    assert loaded.torn.startswith(b'{"n":2')
    assert same(again(disk), e)


def test_C1_a_full_disk_in_the_middle_of_any_byte_of_a_line() -> None:
    disk = FaultyDisk()
    say(opened(disk), "open horror")
    line = len(disk.cache[FILE].splitlines()[-1]) + 1
    for room in range(line):
        disk = FaultyDisk()
        e = opened(disk)
        before = e.timeline.state
        disk.room = room
        with pytest.raises(SaveError) as no:
            say(e, "open horror")
        assert no.value.code == "disk-full"
        assert e.timeline.state == before
        assert e.timeline.at == 0
        assert same(again(disk), e)  # a torn line at most
        disk.room = 10**6
        say(e, "open horror")  # try again
        assert load(FILE, disk).torn == b""
        assert same(again(disk), e)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EIO, "disk-fails"),
        (errno.EROFS, "not-allowed"),
        (errno.EACCES, "not-allowed"),
        (errno.ENOENT, "folder-gone"),
    ],
)
@pytest.mark.parametrize("operation", ["append", "sync"])
def test_C1_a_write_that_fails_says_why_and_changes_nothing(
    operation: str, number: int, code: str
) -> None:
    disk = FaultyDisk()
    e = opened(disk)
    say(e, "open horror")
    state, lines = e.timeline.state, e.lines[:]
    disk.fails[operation] = number
    deeds: list[Any] = [
        lambda: say(e, "lot 1"),
        lambda: e.undo(),
        lambda: e.show_scene("title"),
        lambda: e.amend(0, e.timeline.read("open horror", 0), "why"),
    ]
    for deed in deeds:
        with pytest.raises(SaveError) as no:
            deed()
        assert no.value.code == code
        assert (e.timeline.state, e.lines, e.scene, e.amended) == (state, lines, "", {})
    disk.fails.clear()
    say(e, "lot 1")
    assert same(again(disk), e)
    assert load(FILE, disk).torn == b""


def test_C1_taking_the_torn_line_off_may_fail_too() -> None:
    disk = FaultyDisk()
    e = opened(disk)
    disk.fails["sync"] = errno.EIO
    with pytest.raises(SaveError):
        say(e, "open horror")
    disk.fails = {"truncate": errno.EIO}
    with pytest.raises(SaveError):
        say(e, "open horror")
    disk.fails.clear()
    say(e, "open horror")
    assert same(again(disk), e)


@pytest.mark.parametrize("seed", range(25))
def test_C5_whatever_fails_and_whenever_the_power_goes(seed: int) -> None:
    """Random failures of every operation; what was shown is there after a power cut, and what
    was refused is not, unless it was the very last thing."""
    rng = Random(seed)
    disk = FaultyDisk()
    e = opened(disk)
    for _ in range(60):
        disk.fails = {
            op: rng.choice((errno.EIO, errno.ENOSPC, errno.ENOENT))
            for op in ("append", "sync", "truncate")
            if rng.random() < 0.25
        }
        disk.room = rng.choice((10**9, 10**9, rng.randrange(200)))
        before = (e.timeline.state, e.timeline.at)
        try:
            deed(e, rng)
        except SaveError:
            assert (e.timeline.state, e.timeline.at) == before
        disk.fails, disk.room = {}, 10**9
        if rng.random() < 0.3:
            disk.power_cut(rng.randrange(300))
            loaded = load(FILE, disk)
            assert not loaded.damage
            back, bad, _ = evening_of(loaded, clock)
            assert bad == 0
            assert back.lines[: len(e.lines)] == e.lines
            assert len(back.lines) <= len(e.lines) + 1
            e = back
            e.journal = Journal.resume(FILE, loaded, disk)


def deed(e: Evening, rng: Random) -> None:
    t = e.timeline
    roll = rng.random()
    if roll < 0.15 and t.can_undo():
        e.undo()
    elif roll < 0.25 and t.at < len(t.entries):
        e.redo()
    elif roll < 0.3 and t.at:
        k = rng.randrange(t.at)
        try:
            e.amend(k, t.entries[k].action, "again")
        except Illegal:
            return
    else:
        gift: Action = t.read(rng.choice(("give 1 2 1", "give 2 1 1", "give 2 3 1", "give 3 2 1")))
        try:
            e.play(gift)
        except Illegal:
            return


def test_a_new_file_never_lies_over_an_old_one() -> None:
    disk = FaultyDisk()
    opened(disk)
    before = dict(disk.cache)
    with pytest.raises(SaveError) as no:
        opened(disk)
    assert no.value.code == "file-exists"
    assert disk.cache == before


def test_a_power_cut_while_a_file_is_made_is_told() -> None:
    disk = FaultyDisk()
    disk.fails["sync"] = errno.EIO
    with pytest.raises(SaveError):
        opened(disk)
    disk.power_cut(10**6)
    disk.fails.clear()
    with pytest.raises(SaveError) as no:
        evening_of(load(FILE, disk), clock)
    assert no.value.code == "seed-missing"


def test_a_copy_is_the_same_evening_chained_anew() -> None:
    disk = FaultyDisk()
    e = night(opened(disk))
    loaded = load(FILE, disk)
    header = replace(loaded.header, rehearsal=True)
    Journal.copy(Path("copy.garnet"), header, loaded.lines, disk)
    copied = load(Path("copy.garnet"), disk)
    assert copied.header.rehearsal
    assert copied.header.mark != loaded.header.mark
    assert [replace(x, mark="") for x in copied.lines] == [replace(x, mark="") for x in e.lines]
    assert disk.medium == disk.cache


def test_an_amendment_that_is_undone_is_not_shown_as_amended() -> None:
    disk = FaultyDisk()
    e = opened(disk)
    say(e, "give 1 2 1")
    say(e, "give 1 3 1")
    e.amend(0, e.timeline.read("give 1 2 2", 0), "one more")
    first = dict(e.amended)
    e.amend(0, e.timeline.read("give 1 3 2", 0), "no, to another")
    e.undo()
    assert e.amended == first == again(disk).amended
    assert e.timeline.entries[0].action == e.timeline.recall(first[2].do)
    assert same(again(disk), e)


def test_what_the_table_worked_out_again_cannot_be_amended() -> None:
    """It has no line of its own in the file; what it follows from has."""
    disk = FaultyDisk()
    e = opened(disk)
    for line in ("open horror", "lot 1", "lot 2", "lot 3", "start"):
        say(e, line)
    for i in (1, 2, 3):
        say(e, f"{i} support fox,zombie")
    say(e, "begin")
    for coin in ("vampire", "gangshi", "mummy"):
        for _ in range(3):
            say(e, f"lay {coin} 1")
    t = e.timeline
    while (step := t.forced()) is not None:
        e.play(step, "auto")
    say(e, "begin")
    k = next(i for i, x in enumerate(t.entries) if x.by == "auto") - 1
    e.amend(k, t.read("lay mummy 2", k), "lay on two")
    ours = [i for i, x in enumerate(t.done) if x.n == 0]
    assert same(again(disk), e)
    for i in ours:
        with pytest.raises(Illegal, match="no-such-entry"):
            e.amend(i, t.entries[i].action, "why")
    assert len(ours) == 3


def test_every_line_is_plain_json_in_utf_8() -> None:
    disk = FaultyDisk()
    night(opened(disk))
    for raw in disk.medium[FILE].splitlines():
        assert isinstance(msgspec.json.decode(raw), dict)
    assert "가온" in disk.medium[FILE].decode("utf-8")
