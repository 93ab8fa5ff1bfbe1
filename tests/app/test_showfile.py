"""Opening, recovering, copying and locking real show files: nothing is deleted or written over."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import showfile
from app.showfile import Opened
from engine.disk import SaveError
from engine.journal import load
from engine.record import verify
from engine.types import Illegal
from tests.engine.evenings import config, night
from tests.engine.faulty import FaultyDisk

ROOT = Path(__file__).parents[2]
SHOWS = ROOT / "tests" / "shows"


def made(folder: Path, name: str = "night") -> Opened:
    opened = showfile.create(folder / f"{name}.garnet", config(), "a seed")
    night(opened.evening)
    return opened


def say(opened: Opened, line: str) -> None:
    opened.evening.play(opened.evening.timeline.read(line))


def files(folder: Path) -> dict[str, bytes]:
    return {p.name: p.read_bytes() for p in folder.glob("*.garnet")}


def test_C5_an_evening_is_left_and_opened_again(tmp_path: Path) -> None:
    opened = made(tmp_path)
    opened.close()
    again = showfile.open_show(opened.path)
    assert again.report.code == ""
    assert not again.read_only
    assert again.evening.timeline.state == opened.evening.timeline.state
    assert again.evening.scene == "standings"
    say(again, "rename 1 가 가온")
    again.close()
    assert showfile.look(opened.path).evening.timeline.state.players[0].short == "가"


def test_B9_undo_works_after_a_restart(tmp_path: Path) -> None:
    opened = made(tmp_path)
    opened.close()
    again = showfile.open_show(opened.path)
    for _ in range(3):
        opened.evening.timeline.undo()
        again.evening.undo()
        assert again.evening.timeline.state == opened.evening.timeline.state
    again.close()
    third = showfile.open_show(opened.path)
    assert third.evening.timeline.state == again.evening.timeline.state
    third.evening.redo()
    third.close()


@pytest.mark.parametrize("line", [3, 12, -1])
def test_C6_a_damaged_original_is_kept_and_a_copy_goes_on(tmp_path: Path, line: int) -> None:
    opened = made(tmp_path)
    opened.close()
    lines = opened.path.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line].replace(b'"t"', b'"T"')
    spoilt = b"".join(lines)
    opened.path.write_bytes(spoilt)
    kept = (line % len(lines)) - 1
    for n in (1, 2):  # restart twice: each time a new copy, the original untouched
        again = showfile.open_show(opened.path)
        assert again.report.code == "line-damaged"
        assert (again.report.line, again.report.kept) == (kept, str(opened.path))
        assert again.path.name == ("night recovered.garnet", "night recovered 2.garnet")[n - 1]
        assert len(again.evening.lines) == kept
        say(again, "rename 1 가 가온")
        again.close()
        assert opened.path.read_bytes() == spoilt
        assert verify(load(again.path)).bad == 0
    assert len(files(tmp_path)) == 3


def test_C6_a_file_the_rules_refuse_is_kept_too(tmp_path: Path) -> None:
    opened = showfile.create(tmp_path / "night.garnet", config(), "a seed")
    say(opened, "give 1 2 1")
    assert opened.evening.journal is not None
    opened.evening.journal.append("", do="dealer show.give 1 2 99")
    opened.close()
    before = opened.path.read_bytes()
    again = showfile.open_show(opened.path)
    assert (again.report.code, again.report.line) == ("not-that-many", 2)
    assert again.evening.timeline.state.garnets == (1, 3, 2)
    again.close()
    assert opened.path.read_bytes() == before


@pytest.mark.parametrize("tail", [b'{"n":99,"t":"20', b"\0" * 64, b'{"n":99\0\0\0'])
def test_C7_a_torn_last_line_is_taken_off_when_the_show_goes_on(
    tmp_path: Path, tail: bytes
) -> None:
    opened = made(tmp_path)
    opened.close()
    whole = opened.path.read_bytes()
    opened.path.write_bytes(whole + tail)
    again = showfile.open_show(opened.path)
    assert again.report.code == "torn"
    assert again.path == opened.path
    say(again, "rename 1 가 가온")
    again.close()
    data = opened.path.read_bytes()
    assert data.startswith(whole)
    assert tail not in data
    assert load(opened.path).torn == b""


@pytest.mark.parametrize(
    "data", [b"", b"\0" * 900, b"not a show", b'{"garnet_table":7,"rules":{}}\n']
)
def test_C6_what_cannot_be_opened_stays_where_it_is(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "night.garnet"
    path.write_bytes(data)
    for deed in (showfile.open_show, showfile.look):
        with pytest.raises(SaveError):
            deed(path)
    assert files(tmp_path) == {"night.garnet": data}


def test_a_folder_is_no_show(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as no:
        showfile.open_show(tmp_path)
    assert no.value.code == "not-a-show"
    with pytest.raises(SaveError) as no:
        showfile.open_show(tmp_path / "none.garnet")
    assert no.value.code == "folder-gone"


def test_C9_a_copy_made_while_it_is_open_is_the_whole_evening(tmp_path: Path) -> None:
    """One file is all there is: no journal beside it that a copy could forget."""
    opened = made(tmp_path)
    copied = tmp_path / "copied.garnet"
    copied.write_bytes(opened.path.read_bytes())
    again = showfile.open_show(copied)
    assert again.report.code == ""
    assert again.evening.timeline.state == opened.evening.timeline.state
    assert again.evening.timeline.entries == opened.evening.timeline.entries
    again.close()
    opened.close()


def test_C14_what_another_wrote_between_reading_and_locking_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the next line would be numbered and chained as if theirs were not there."""
    first = made(tmp_path)
    lock = showfile._locked

    def late(path: Path) -> object:
        say(first, "rename 1 가 가온")
        first.close()
        return lock(path)

    monkeypatch.setattr(showfile, "_locked", late)
    second = showfile.open_show(first.path)
    say(second, "rename 1 나 가온")
    second.close()
    assert verify(load(first.path)).bad == 0
    assert len(load(first.path).lines) == len(first.evening.lines) + 1


def test_C10_a_new_show_never_lies_over_another(tmp_path: Path) -> None:
    opened = made(tmp_path)
    opened.close()
    before = files(tmp_path)
    with pytest.raises(SaveError) as no:
        showfile.create(opened.path, config())
    assert no.value.code == "file-exists"
    assert files(tmp_path) == before
    assert showfile.fresh(tmp_path, "night") == tmp_path / "night 2.garnet"
    again = showfile.open_show(opened.path)  # and its lock is free
    assert not again.read_only
    again.close()


def test_C1_after_a_failure_the_evening_goes_on_in_another_folder(tmp_path: Path) -> None:
    disk = FaultyDisk()
    opened = showfile.create(tmp_path / "night.garnet", config(), "a seed", disk)
    say(opened, "open horror")
    disk.room = 30
    with pytest.raises(SaveError):
        say(opened, "lot 1")
    disk.room = 10**9
    other = tmp_path / "other"
    other.mkdir()
    disk.fails = {"append": errno.EIO}
    with pytest.raises(SaveError):
        showfile.go_on_elsewhere(opened, other, disk)  # that one fails too
    assert opened.path == tmp_path / "night.garnet"
    disk.fails.clear()
    (other / "night.garnet").touch()  # what it left; on a real disk it would be there
    showfile.go_on_elsewhere(opened, other, disk)
    assert opened.path == other / "night 2.garnet"
    say(opened, "lot 1")
    again = showfile.look(opened.path, disk)
    assert again.evening.timeline.state == opened.evening.timeline.state
    assert len(again.evening.lines) == len(opened.evening.lines) == 3
    old = load(tmp_path / "night.garnet", disk)
    assert (len(old.lines), len(old.torn)) == (2, 30)  # as far as it went
    opened.close()


def test_C1_a_folder_that_was_deleted_takes_no_more_lines(tmp_path: Path) -> None:
    """On most systems an open file can still be written after it was deleted: for nobody."""
    folder = tmp_path / "stick"
    folder.mkdir()
    opened = showfile.create(folder / "night.garnet", config(), "a seed")
    say(opened, "open horror")
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    with pytest.raises(SaveError) as no:
        say(opened, "lot 1")
    assert no.value.code == "folder-gone"
    assert opened.evening.timeline.at == 1
    showfile.go_on_elsewhere(opened, tmp_path)
    say(opened, "lot 1")
    opened.close()
    assert showfile.look(opened.path).evening.timeline.at == 2


# ---------------------------------------------------------------- C14: one writer at a time


def test_C14_a_second_one_only_looks(tmp_path: Path) -> None:
    first = made(tmp_path)
    second = showfile.open_show(first.path)
    assert second.read_only
    assert second.report.code == "in-use"
    assert second.evening.journal is None
    assert second.evening.timeline.state == first.evening.timeline.state
    second.close()
    first.close()
    third = showfile.open_show(first.path)
    assert not third.read_only
    third.close()


def test_C14_a_damaged_file_in_use_is_not_copied_either(tmp_path: Path) -> None:
    first = made(tmp_path)
    with first.path.open("ab") as file:
        file.write(b"garbage\n")
    second = showfile.open_show(first.path)
    assert second.read_only
    assert len(files(tmp_path)) == 1
    first.close()


HOLDER = """
import sys, time
from pathlib import Path
from app import showfile
opened = showfile.open_show(Path(sys.argv[1]))
print("read only" if opened.read_only else "holds it", flush=True)
time.sleep(60)
"""


def program(code: str, *words: str, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *words], cwd=ROOT, env={**os.environ, **env},
        stdout=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip


def test_C14_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path) -> None:
    made(tmp_path).close()
    path = tmp_path / "night.garnet"
    holder = program(HOLDER, str(path))
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline().strip() == "holds it"
        while_held = showfile.open_show(path)
        assert while_held.read_only
    finally:
        holder.kill()
        holder.wait()
        holder.stdout.close()
    after = showfile.open_show(path)
    assert not after.read_only
    assert after.report.code == ""
    after.close()


HANGUL = """
import sys
from pathlib import Path
from app import cli, showfile
from engine.show import Config, Player
people = tuple(Player(n, n, 2) for n in ("임요환", "이상민", "최정문"))
opened = showfile.create(Path(sys.argv[1]) / "시즌 4.garnet", Config("더 지니어스", people), "s")
opened.evening.play(opened.evening.timeline.read("give 1 2 1"))
opened.close()
again = showfile.open_show(opened.path)
cli.say_line(again.evening.timeline.state.players[0].name + " " + again.path.name)
again.close()
"""


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "POSIX", "PYTHONIOENCODING": "cp949"},
    ],
    ids=["C", "ascii", "cp949"],
)
def test_C13_hangul_names_under_a_foreign_locale(tmp_path: Path, env: dict[str, str]) -> None:
    writer = program(HANGUL, str(tmp_path), **env)
    out, _ = writer.communicate(timeout=60)
    assert writer.returncode == 0
    assert out.strip() == "임요환 시즌 4.garnet"
    seen = showfile.look(tmp_path / "시즌 4.garnet").evening.timeline.state
    assert [p.name for p in seen.players] == ["임요환", "이상민", "최정문"]
    assert seen.garnets == (1, 3, 2)


@pytest.mark.parametrize(
    "title", ["더 지니어스: 시즌 4", "a/b\\c", "...", "🎲", "x" * 200, "CON?*"]
)
def test_C13_any_title_makes_a_file_name(tmp_path: Path, title: str) -> None:
    name = showfile.file_name(title)
    assert not set(name) & set('/\\:*?"<>|\0')
    opened = showfile.create(showfile.fresh(tmp_path, name), config())
    opened.close()
    assert len(files(tmp_path)) == 1


# ---------------------------------------------------------------- files of every format


def test_C10_a_real_file_of_format_1_opens(tmp_path: Path) -> None:
    data = (SHOWS / "1" / "evening.garnet").read_bytes()
    path = tmp_path / "evening.garnet"
    path.write_bytes(data)
    opened = showfile.open_show(path)
    s = opened.evening.timeline.state
    assert opened.report.code == ""
    assert (s.step, s.episode) == ("finished", EPISODES)
    assert s.garnets == GARNETS
    assert s.bank == 8 - sum(GARNETS)
    opened.close()
    assert path.read_bytes() == data
    verdict = verify(load(path))
    assert (verdict.bad, verdict.draws > 100) == (0, True)


def test_a_show_that_is_finished_takes_nothing_more(tmp_path: Path) -> None:
    path = tmp_path / "evening.garnet"
    path.write_bytes((SHOWS / "1" / "evening.garnet").read_bytes())
    opened = showfile.open_show(path)
    with pytest.raises(Illegal, match="show-finished"):
        say(opened, "open horror")
    opened.close()


EPISODES = 2
GARNETS = (7, 4, 8, 5, 0)
