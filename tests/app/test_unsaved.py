"""C1, seen from the console: a write that fails is red at once, nothing is accepted unsaved,
nothing that was saved is written over, and each way out leads on."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import showfile
from app.live import Live
from engine.disk import Disk, RealDisk, RealHandle
from engine.journal import load
from engine.record import evening_of, verify
from tests.app.conftest import press
from tests.app.windows import go_on, live_on, made
from tests.engine import nights

ERRORS = {
    errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.EIO: "disk-fails",
    errno.EROFS: "not-allowed", errno.EACCES: "not-allowed", errno.ENOENT: "folder-gone",
}  # fmt: skip
ROOT = Path(__file__).parents[2]
DEED = 'rename 1 가 "가 나"'  # legal at any moment of a night
KEYS = ("Q", "W", "E", "R", "A", "S", "D", "F", "Space", "Z", "X", "5", "T")


class Failing(RealHandle):
    """Writes half of a line, or none of it, and then refuses, while it is told to."""

    trouble = 0
    half = True

    def append(self, data: bytes) -> None:
        if self.trouble:
            super().append(data[: len(data) // 2 if self.half else 0])
            raise OSError(self.trouble, "made to fail")
        super().append(data)


class FailingDisk(RealDisk):
    handle: Failing

    def create(self, path: Path) -> Failing:
        self.handle = Failing(super().create(path).fd)
        return self.handle


Began = Callable[..., Live]


@pytest.fixture
def began(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Began]:
    """Starts a night on both windows, some steps into its game; spare files go to `spare`."""
    spare = tmp_path / "spare"
    spare.mkdir()
    monkeypatch.setattr("app.live.spare_folder", lambda: spare)
    with ExitStack() as stack:

        def begin(folder: Path, disk: Disk | None = None, key: str = "horror") -> Live:
            live = stack.enter_context(live_on(made(folder, key, disk=disk)))
            go_on(live, key, 30)
            return live

        yield begin


def is_red(live: Live, code: str) -> bool:
    """The strip is where one looks, the light is out, and the step that is safe is named."""
    lead, desk = live.console.lead, live.console.desk
    assert desk is not None
    return bool(lead.trouble and lead.trouble.code == code and lead.trouble.safe == desk.saved)


def accepts_nothing(live: Live) -> None:
    """No key changes anything while nothing can be saved, and each is answered."""
    t, path = live.session.timeline, live.session.opened.path
    before = (t.state, t.at, t.entries[:], live.session.opened.evening.lines[:])
    data = path.read_bytes() if path.exists() else b""
    for key in KEYS:
        press(live.console, key)
        assert live.console.lead.trouble is not None
        assert (t.state, t.at, t.entries, live.session.opened.evening.lines) == before
    assert (path.read_bytes() if path.exists() else b"") == data


def is_whole(live: Live) -> bool:
    """The file tells the evening that is shown."""
    loaded = load(live.session.opened.path)
    e, bad, _ = evening_of(loaded, nights.clock)
    assert verify(loaded).bad == 0
    return (bad, e.timeline.state) == (0, live.session.timeline.state)


@pytest.mark.parametrize("half", [True, False])
@pytest.mark.parametrize(("number", "code"), ERRORS.items())
def test_C1_a_write_that_fails_is_red_at_once(
    began: Began, tmp_path: Path, number: int, code: str, half: bool
) -> None:
    disk = FailingDisk()
    live = began(tmp_path, disk)
    saved = live.session.opened.path.read_bytes()
    disk.handle.trouble, disk.handle.half = number, half
    live.session.say(DEED)
    assert is_red(live, code)
    accepts_nothing(live)
    assert live.session.opened.path.read_bytes().startswith(saved)
    press(live.console, "3")  # try again: still no good
    live.session.say(DEED)
    assert is_red(live, code)
    disk.handle.trouble = 0
    press(live.console, "3")
    assert live.console.lead.trouble is None
    go_on(live, "horror", 5)
    assert is_whole(live)


@pytest.mark.parametrize("key", nights.KEYS)
def test_C1_the_evening_goes_on_in_the_spare_folder_in_every_game(
    began: Began, tmp_path: Path, key: str
) -> None:
    disk = FailingDisk()
    live = began(tmp_path, disk, key)
    disk.handle.trouble = errno.EIO
    old, size = live.session.opened.path, live.session.opened.path.stat().st_size
    live.session.say(DEED)
    assert is_red(live, "disk-fails")
    press(live.console, "1")
    assert live.console.lead.trouble is None
    assert live.session.opened.path.parent == tmp_path / "spare"
    go_on(live, key, 10)
    assert is_whole(live)
    assert load(old).good == size  # what was saved there is untouched
    live.session.undo()
    assert is_whole(live)


def test_C1_a_folder_that_is_removed_while_live(began: Began, tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    live = began(folder)
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    live.session.say(DEED)
    assert is_red(live, "folder-gone")
    accepts_nothing(live)
    assert not folder.exists()
    press(live.console, "1")
    go_on(live, "horror", 5)
    assert is_whole(live)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real file system of 64 kB, where this system lets us mount one."""
    place = tmp_path / "small"
    place.mkdir()
    try:
        words = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)]
        done = subprocess.run(words, capture_output=True, check=False)
    except OSError:
        pytest.skip("there is no mount here")
    if done.returncode:
        pytest.skip("no file system may be mounted here")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def filled(path: Path) -> None:
    """Take all the room there is."""
    fd = os.open(path, os.O_CREAT | os.O_WRONLY)
    with suppress(OSError):
        while os.write(fd, b"x" * 512):
            pass
    os.close(fd)


def test_C1_a_disk_that_is_really_full(began: Began, small_disk: Path) -> None:
    live = began(small_disk)
    filler = small_disk / "filler"
    filled(filler)
    for _ in range(200):  # the last page of the file still has room
        live.session.say(DEED)
        if live.session.trouble is not None:
            break
    assert is_red(live, "disk-full")
    accepts_nothing(live)
    filler.unlink()
    press(live.console, "3")
    go_on(live, "horror", 5)
    assert is_whole(live)


HOLDER = """
import sys, time
from pathlib import Path
from app import showfile
opened = showfile.open_show(Path(sys.argv[1]))
print("read only" if opened.read_only else "holds it", flush=True)
time.sleep(60)
"""


def test_C14_a_file_that_another_program_holds_is_only_looked_at(
    qtbot: Any, tmp_path: Path
) -> None:
    opened = made(tmp_path, "horror")
    nights.play(opened.evening, Random(1), "horror", 30)
    opened.close()
    data = opened.path.read_bytes()
    words = [sys.executable, "-c", HOLDER, str(opened.path)]
    holder = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8")
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == "holds it\n"
        with live_on(showfile.open_show(opened.path)) as live:
            before = live.session.timeline.state
            for key in ("Q", "Space", "Z", "X", "W"):
                press(live.console, key)
                assert live.console.lead.told, key
            assert live.session.timeline.state == before
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close()
    assert opened.path.read_bytes() == data
