"""Opening, making, copying and locking show files: nothing is deleted, nothing written over."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from engine.disk import Disk, SaveError
from engine.journal import Header, Journal, Line, Loaded, load, rules
from engine.record import Evening, evening_of, seed_of
from engine.show import Config
from engine.types import Value, replace

SUFFIX = ".garnet"


def now() -> str:
    return datetime.now().isoformat(timespec="seconds")


class Report(Value, frozen=True):
    """What was found when a file was opened, for the dealer to read; "" where all was well."""

    code: str = ""
    line: int = 0
    kept: str = ""  # where the original of a damaged file still is


class Opened:
    """An evening that is open, the lock on its file, and what the dealer must be told."""

    def __init__(
        self, evening: Evening, path: Path, header: Header, lock: FileLock | None, report: Report
    ) -> None:
        self.evening, self.path, self.header = evening, path, header
        self.lock, self.report = lock, report

    @property
    def read_only(self) -> bool:
        return self.lock is None

    def close(self) -> None:
        if self.evening.journal is not None:
            with suppress(OSError):  # the disk may be gone; what was said is on it
                self.evening.journal.close()
        if self.lock is not None:
            self.lock.release()


def file_name(title: str) -> str:
    """A file name made of the show's title and the day, that every system takes."""
    plain = "".join(c if c.isalnum() else "-" for c in title).strip("-")[:40] or "show"
    return f"{datetime.now():%Y-%m-%d} {plain}"


def fresh(folder: Path, name: str, suffix: str = SUFFIX) -> Path:
    """A path in this folder that no file has yet."""
    path, n = folder / f"{name}{suffix}", 2
    while path.exists():
        path, n = folder / f"{name} {n}{suffix}", n + 1
    return path


def create(
    path: Path, config: Config, seed: str = "", disk: Disk | None = None,
    practice: tuple[str, ...] = (),
) -> Opened:  # fmt: skip
    """A new show file. Raises SaveError."""
    seed = seed or secrets.token_hex(16)
    lock = _locked(path)
    if lock is None:
        raise SaveError("in-use", path=str(path))
    try:
        journal = Journal.create(path, config, seed, now(), practice=practice, disk=disk)
    except SaveError:
        lock.release()
        raise
    evening = Evening(config, seed, journal, now)
    evening.lines.append(load(path, disk).lines[0])
    return Opened(evening, path, load(path, disk).header, lock, Report())


def open_show(path: Path, disk: Disk | None = None) -> Opened:
    """Open a show where it was left. Raises SaveError where there is nothing to open.

    A file that is in use opens for reading. A damaged one, or one that the rules refuse, is left
    as it is, and its good part goes on in a new file beside it.
    """
    loaded = load(path, disk)
    lock = _locked(path)
    if lock is not None:
        loaded = load(path, disk)  # who had it until now may have written a last line
    evening, bad, code = evening_of(loaded, now)
    report = Report(loaded.damage or code or ("torn" if loaded.torn else ""), bad)
    if lock is None:
        return Opened(evening, path, loaded.header, None, Report("in-use"))
    if loaded.damage or code:
        lock.release()
        return _recovered(path, loaded, bad, report, disk)
    evening.journal = Journal.resume(path, loaded, disk)
    return Opened(evening, path, loaded.header, lock, report)


def look(path: Path, disk: Disk | None = None) -> Opened:
    """Open a show for reading alone, whoever runs it. Raises SaveError."""
    loaded = load(path, disk)
    evening, bad, code = evening_of(loaded, now)
    return Opened(evening, path, loaded.header, None, Report(loaded.damage or code, bad))


def _recovered(path: Path, loaded: Loaded, bad: int, report: Report, disk: Disk | None) -> Opened:
    lines = loaded.lines[: bad - 1] if bad else loaded.lines
    target = fresh(path.parent, f"{path.stem} recovered")
    _copy(target, loaded.header, lines, disk).close()
    opened = open_show(target, disk)
    opened.report = replace(report, line=len(lines), kept=str(path))
    return opened


def rehearse(path: Path, folder: Path) -> Opened:
    """A copy to practise on, marked for ever: it can never be saved over the show (F-22)."""
    loaded = load(path)
    seed_of(loaded)
    target = fresh(folder, f"{path.stem} rehearsal")
    _copy(target, replace(loaded.header, rehearsal=True), loaded.lines, None).close()
    return open_show(target)


def go_on_elsewhere(opened: Opened, folder: Path, disk: Disk | None = None) -> None:
    """The disk failed: write the whole evening to another folder and go on there. SaveError."""
    target = fresh(folder, opened.path.stem)
    lock = _locked(target)
    try:
        journal = _copy(target, opened.header, opened.evening.lines, disk)
    except SaveError:
        if lock is not None:
            lock.release()
        raise
    opened.close()
    opened.evening.journal, opened.path, opened.lock = journal, target, lock


def _copy(
    path: Path, header: Header, lines: list[Line] | tuple[Line, ...], disk: Disk | None
) -> Journal:
    return Journal.copy(path, replace(header, rules=rules()), lines, disk)


def _locked(path: Path) -> FileLock | None:
    """The lock of a file, or None where another program has it; one killed leaves none behind."""
    lock = FileLock(path.parent / f".{path.name}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return None
    except OSError as no:
        raise SaveError.of(no, path) from no
    return lock
