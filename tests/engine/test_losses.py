"""Power cuts, full disks and refused writes in nights of every game, on a disk that forgets.

What was shown is there afterwards, what was refused is not unless it was the very last thing, undo
works after each restart, and a clock that is set back spoils nothing.
"""

from __future__ import annotations

import errno
from itertools import cycle
from random import Random

import pytest

from engine.disk import SaveError
from engine.journal import Journal, load
from engine.record import Evening, evening_of, verify
from tests.engine import nights
from tests.engine.faulty import FaultyDisk
from tests.engine.nights import FILE, clock

ERRORS = (errno.EIO, errno.ENOSPC, errno.ENOENT, errno.EROFS, errno.EDQUOT)
WELL = 10**9  # bytes of room on a disk that is well


def spoil(disk: FaultyDisk, rng: Random) -> None:
    """Now and then the disk refuses, or has too little room for a line."""
    disk.fails = {
        name: rng.choice(ERRORS) for name in ("append", "sync", "truncate") if rng.random() < 0.1
    }
    disk.room = rng.randrange(200) if rng.random() < 0.1 else WELL


def same(a: Evening, b: Evening) -> bool:
    """Whether two records tell one evening, with what can be undone and redone."""
    s, t = a.timeline, b.timeline
    return (s.states, s.entries, s.at, s.draws, a.lines, a.amended, s.undoes_amendment()) == (
        t.states, t.entries, t.at, t.draws, b.lines, b.amended, t.undoes_amendment(),
    )  # fmt: skip


def again(disk: FaultyDisk) -> Evening:
    """The program starts anew on what the disk has kept."""
    loaded = load(FILE, disk)
    assert not loaded.damage
    e, bad, code = evening_of(loaded, clock)
    assert (bad, code) == (0, "")
    e.journal = Journal.resume(FILE, loaded, disk)
    return e


def restarted(e: Evening, disk: FaultyDisk, rng: Random) -> Evening:
    """The power goes: the evening comes back as it was shown, or with what was refused last."""
    disk.power_cut(rng.randrange(300))
    back = again(disk)
    assert back.lines[: len(e.lines)] == e.lines
    assert len(back.lines) <= len(e.lines) + 1
    if len(back.lines) == len(e.lines):
        assert same(back, e)
    return back


def undoes(e: Evening) -> None:
    """Undo works after a restart, and redo brings back exactly what there was."""
    t = e.timeline
    if t.can_undo() and not t.undoes_amendment():
        before = (t.state, t.at, t.entries[:])
        assert e.undo() > 0
        assert not t.game.audit(t.state)
        e.redo()
        assert (t.state, t.at, t.entries) == before


def losses(key: str, seed: int, most: int) -> int:
    """A night on a bad disk until the power has gone so many times; how many writes failed."""
    rng, failed, lost, night = Random(f"{key} {seed}"), 0, 0, 0
    disk = FaultyDisk()
    e = nights.opened(key, disk)
    while lost < most:
        what = nights.deed(e.timeline, rng, key)
        if what is None or len(e.lines) > 250:
            assert verify(load(FILE, disk)).code in ("", "torn")
            night += 1
            disk = FaultyDisk()
            e = nights.play(nights.opened(key, disk, f"night {night}"), rng, key, 80)
            continue
        before = (e.timeline.state, e.timeline.at, len(e.lines))
        spoil(disk, rng)
        try:
            nights.do(e, what)
        except SaveError:
            failed += 1
            assert (e.timeline.state, e.timeline.at, len(e.lines)) == before
        disk.fails, disk.room = {}, WELL
        if rng.random() < 0.25:
            lost += 1
            e = restarted(e, disk, rng)
            undoes(e)
    return failed


@pytest.mark.parametrize("key", nights.KEYS)
def test_C7_the_power_goes_in_every_game(key: str) -> None:
    assert losses(key, 1, 150) > 40


@pytest.mark.long
@pytest.mark.parametrize("key", nights.KEYS)
def test_C7_the_power_goes_a_thousand_times(key: str) -> None:
    assert losses(key, 2, 1000) > 250


def test_C7_a_disk_that_says_synced_and_is_not_is_found_out() -> None:
    """The tests above can fail: what was never synced is lost."""
    disk = FaultyDisk()
    e = nights.opened("horror", disk)
    kept = dict(disk.medium)
    nights.play(e, Random(1), "horror", 20)
    disk.medium = kept
    with pytest.raises(AssertionError):
        restarted(e, disk, Random(1))


@pytest.mark.parametrize("key", nights.KEYS)
def test_D1_a_clock_that_is_set_back_spoils_nothing(key: str) -> None:
    """The time of a line is for people: order, draws and digests do not look at it."""
    hours = cycle(("2026-10-25T02:59:59", "2026-10-25T02:00:00", "1970-01-01T00:00:00",
                   "2099-12-31T23:59:59"))  # fmt: skip
    disk = FaultyDisk()
    e = nights.opened(key, disk)
    e.now = lambda: next(hours)
    nights.play(e, Random(5), key, 60)
    back = again(disk)
    assert same(back, e)
    assert {line.t for line in back.lines} >= {"1970-01-01T00:00:00", "2099-12-31T23:59:59"}
    assert [line.n for line in back.lines] == list(range(1, len(e.lines) + 1))
    assert verify(load(FILE, disk)).bad == 0
