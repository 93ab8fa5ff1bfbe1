"""The session: written first, one signal a step and viewer, trouble stops the table, ways out."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app import showfile
from app.channel import Channel
from app.session import Session
from engine.disk import RealDisk, RealHandle, SaveError
from engine.journal import load
from engine.record import evening_of
from engine.show import Config, Open
from engine.show.records import Give, Lot
from engine.types import CHANCE, DEALER, PUBLIC, Illegal


class Failing(RealHandle):
    """A disk that is full from the moment it is told to be."""

    full = False

    def append(self, data: bytes) -> None:
        if self.full:
            super().append(data[: len(data) // 2])  # a torn line, as a real disk leaves it
            raise OSError(errno.ENOSPC, "No space left on device")
        super().append(data)


class FailingDisk(RealDisk):
    def __init__(self) -> None:
        self.handles: list[Failing] = []

    def create(self, path: Path) -> Failing:
        handle = Failing(super().create(path).fd)
        self.handles.append(handle)
        return handle


@pytest.fixture
def disk() -> FailingDisk:
    return FailingDisk()


@pytest.fixture
def session(qtbot: Any, folder: Path, twelve: Config, disk: FailingDisk) -> Iterator[Session]:
    opened = showfile.create(folder / "night.garnet", twelve, "a seed", disk)
    session = Session(opened, lambda action: 0)
    yield session
    if session.opened.lock is not None and session.opened.lock.is_locked:
        session.close()


def said(session: Session) -> list[str]:
    codes: list[str] = []
    session.refused.connect(lambda no: codes.append(no.code))
    return codes


def test_a_step_is_on_disk_when_it_is_published(session: Session) -> None:
    on_disk: list[int] = []
    path = session.opened.path
    session.changed.connect(lambda desk: on_disk.append(len(load(path).lines)))
    session.submit(Open(DEALER, "horror"))
    assert on_disk == [2]


def test_a_full_disk_stops_the_table_and_nothing_is_lost(
    session: Session, disk: FailingDisk, folder: Path
) -> None:
    """C1, C5: red at once, no action accepted unsaved; the way out writes the whole evening."""
    session.submit(Open(DEALER, "horror"))
    before = session.timeline.state
    disk.handles[0].full = True
    codes = said(session)
    session.submit(Lot(CHANCE, 3))
    assert session.timeline.state == before
    assert session.trouble is not None
    assert (session.trouble.code, session.trouble.safe) == ("disk-full", 2)
    session.submit(Lot(CHANCE, 3))
    session.undo()
    assert codes == ["save-first", "save-first"]
    spare = folder / "spare"
    spare.mkdir()
    session.go_on_elsewhere(spare)
    assert session.trouble is None
    session.submit(Lot(CHANCE, 3))
    loaded = load(next(spare.glob("*.garnet")))
    again, bad, _ = evening_of(loaded, str)
    assert (bad, again.timeline.state) == (0, session.timeline.state)


def test_trying_again_writes_over_the_torn_line_only(session: Session, disk: FailingDisk) -> None:
    session.submit(Open(DEALER, "horror"))
    disk.handles[0].full = True
    session.submit(Lot(CHANCE, 3))
    disk.handles[0].full = False
    session.try_again()
    session.submit(Lot(CHANCE, 4))
    loaded = load(session.opened.path)
    assert (loaded.torn, loaded.damage) == (b"", "")
    assert [line.do for line in loaded.lines[1:]] == [
        "dealer show.open horror",
        "chance show.lot 5",
    ]


def test_a_way_out_that_fails_too_says_so(
    session: Session, disk: FailingDisk, folder: Path
) -> None:
    disk.handles[0].full = True
    session.submit(Open(DEALER, "horror"))
    (folder / "a file").write_text("in the way", encoding="utf-8")
    session.go_on_elsewhere(folder / "a file" / "below")
    assert session.trouble is not None
    assert session.trouble.code == "folder-gone"


def test_a_slot_that_calls_back_waits_its_turn(session: Session) -> None:
    seen: list[str] = []

    def back(desk: Any) -> None:
        seen.append(desk.seen.state.step)
        if len(seen) == 1:
            session.submit(Lot(CHANCE, 0))

    session.changed.connect(back)
    session.submit(Open(DEALER, "horror"))
    assert session.timeline.state.chairs == (0,)
    assert seen == ["lot", "lot"]


def test_one_signal_a_step_and_none_where_nothing_is_seen(session: Session) -> None:
    channel = Channel(PUBLIC)
    session.add(channel)
    shown: list[Any] = []
    channel.shown.connect(shown.append)
    session.submit(Open(DEALER, "horror"))
    session.publish()
    session.submit(Lot(CHANCE, 0))
    assert len(shown) == 2


def test_a_second_program_opens_for_reading(session: Session) -> None:
    """C14: one writer at a time."""
    session.submit(Open(DEALER, "horror"))
    second = Session(showfile.open_show(session.opened.path), lambda action: 0)
    codes = said(second)
    second.submit(Lot(CHANCE, 0))
    assert codes == ["read-only"]
    assert second.opened.report.code == "in-use"
    assert second.timeline.state == session.timeline.state
    second.close()


def test_undo_survives_a_restart(session: Session) -> None:
    """B9."""
    session.submit(Open(DEALER, "horror"))
    session.submit(Lot(CHANCE, 0))
    session.submit(Lot(CHANCE, 1))
    session.undo()
    session.close()
    again = Session(showfile.open_show(session.opened.path), lambda action: 0)
    assert again.timeline.state.chairs == (0,)
    again.redo()
    assert again.timeline.state.chairs == (0, 1)
    for _ in range(3):
        again.undo()
    assert again.timeline.at == 0
    again.close()


def test_an_amendment_is_tried_on_a_copy_first(session: Session) -> None:
    session.submit(Open(DEALER, "horror"))
    for player in range(3):
        session.submit(Lot(CHANCE, player))
    before = session.timeline.state
    done = session.preview(1, "lot 3")  # which comes later anyway
    assert (done.kept, done.of, done.code) == (1, 2, "already-numbered")
    assert session.timeline.state == before
    session.amend(1, "lot 12", "heard wrong")
    assert session.timeline.state.chairs == (11, 1, 2)
    session.undo()
    assert session.timeline.state == before


def test_the_rules_own_code_reaches_the_dealer(session: Session) -> None:
    codes = said(session)
    session.submit(Give(DEALER, 0, 1, 99))
    session.say("lay fox 1")
    session.say("bogus")
    assert codes == ["not-that-many", "no-game-on", "unknown-command"]


def test_what_will_never_fit_does_not_hurry_the_table(session: Session) -> None:
    """The balls of a drawn lot keep their pace while something wrong is typed; what fits after
    them has them drawn at once."""
    session.say("switch frame.lot drawn")
    session.submit(Open(DEALER, "horror"))
    codes = said(session)
    for line in ("show.open hap", "begin", "give 1 2 99"):
        session.say(line)
    assert codes == ["close-first", "no-game-on", "not-that-many"]
    assert session.timeline.state.chairs == ()
    session.say("start")
    assert session.timeline.state.step == "game"


@pytest.mark.parametrize("spoil", [lambda d: d.rename(d.with_name("gone")), lambda d: None])
def test_a_folder_that_disappears_does_not_lose_the_evening(
    session: Session, spoil: Callable[[Path], object], folder: Path
) -> None:
    """An open file outlives its folder's name; what was shown can always be written elsewhere."""
    session.submit(Open(DEALER, "horror"))
    spoil(session.opened.path.parent)
    session.submit(Lot(CHANCE, 0))
    target = folder.parent / "elsewhere"
    target.mkdir(exist_ok=True)
    session.go_on_elsewhere(target)
    session.submit(Lot(CHANCE, 1))
    again, _, _ = evening_of(load(session.opened.path), str)
    assert again.timeline.state == session.timeline.state


def test_errors_carry_their_code() -> None:
    assert SaveError.of(OSError(errno.EROFS, "read-only"), Path("x")).code == "not-allowed"
    assert Illegal("not-now", seat=1).facts == {"seat": 1}
