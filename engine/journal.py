"""The show file: one JSON line for everything that happened, appended and synced, never rewritten.

The first line is the header, the second the seed, every further one something that happened: an
action, an undo, a redo, an amendment, a change of scene. Each carries a digest chained to all
before it. Promise: when `append` returns, the line is on the disk.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from engine.disk import Disk, Handle, RealDisk, SaveError
from engine.games import GAMES
from engine.show import RULES, Config, faults
from engine.types import Value, replace

FORMAT = 1
LONGEST_LINE = 64_000  # bytes; the longest this program writes is a header of some 6,000
LARGEST_FILE = 64_000_000  # bytes: some 300,000 entries


class Header(Value, frozen=True, omit_defaults=True):
    """The first line: what file this is, by which rules it was played, and the show's people."""

    garnet_table: int
    rules: dict[str, int]
    made: str
    show: Config
    rehearsal: bool = False
    practice: tuple[str, ...] = ()  # of each chair of a practice game: a bot's level, or "you"
    mark: str = ""


class Line(Value, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened; only the fields that say it are written."""

    n: int
    t: str  # when, local time, for people
    do: str = ""  # an action in notation
    by: str = "dealer"
    undo: int = 0
    redo: int = 0
    amend: int = 0  # the line whose action `do` replaces
    why: str = ""
    scene: str = ""
    seed: str = ""
    note: str = ""
    mark: str = ""


class Loaded(Value, frozen=True):
    """A file as far as it is good: its header and lines, and what was wrong behind them."""

    header: Header
    lines: tuple[Line, ...]
    good: int  # bytes that are whole and agree with their digests
    torn: bytes = b""  # a last line that was never finished
    damage: str = ""  # the code of what ended the good part, where it was not a torn line


_ENCODE = msgspec.json.Encoder()
_HEADER = msgspec.json.Decoder(Header)
_LINE = msgspec.json.Decoder(Line)


def rules() -> dict[str, int]:
    """The version of the rules of each game this program plays."""
    return {"show": RULES, **{key: g.RULES for key, g in GAMES.items()}}


class Journal:
    """A show file open for appending. `n` is the number of the last line on disk."""

    def __init__(self, path: Path, handle: Handle, n: int, mark: str, size: int) -> None:
        self.path, self.n = path, n
        self._handle, self._mark, self._size = handle, mark, size
        self._doubtful = False  # a write failed: something unfinished may lie behind `_size`

    @classmethod
    def create(
        cls, path: Path, config: Config, seed: str, now: str, *, rehearsal: bool = False,
        practice: tuple[str, ...] = (), disk: Disk | None = None,
    ) -> Journal:  # fmt: skip
        """A new show file with its header and seed on disk. Raises SaveError."""
        header = Header(FORMAT, rules(), now, config, rehearsal, practice)
        first, mark = _marked(header, "")
        handle = (disk or RealDisk()).create(path)
        journal = cls(path, handle, 0, mark, 0)
        try:
            journal._write(first)
            journal.append(now, seed=seed)
        except SaveError:
            _let_go(handle)
            raise
        return journal

    @classmethod
    def copy(
        cls, path: Path, header: Header, lines: Iterable[Line], disk: Disk | None = None
    ) -> Journal:
        """A new file with these lines, chained anew, whole on disk. Raises SaveError."""
        data, mark = _marked(replace(header, mark=""), "")
        out, n = [data], 0
        for line in lines:
            data, mark = _marked(replace(line, mark=""), mark)
            out.append(data)
            n = line.n
        journal = cls(path, (disk or RealDisk()).create(path), n, mark, 0)
        try:
            journal._write(b"".join(out))
        except SaveError:
            _let_go(journal._handle)
            raise
        return journal

    @classmethod
    def resume(cls, path: Path, loaded: Loaded, disk: Disk | None = None) -> Journal:
        """Go on writing behind the last good line; a torn one is taken off. Raises SaveError."""
        handle = (disk or RealDisk()).open(path)
        last = loaded.lines[-1] if loaded.lines else None
        mark = last.mark if last else loaded.header.mark
        journal = cls(path, handle, last.n if last else 0, mark, loaded.good)
        journal._doubtful = bool(loaded.torn)
        return journal

    def append(self, now: str, **what: Any) -> Line:
        """Write one line and wait until it is on disk. Raises SaveError, nothing is then said."""
        n = self.n + 1
        data, mark = _marked(Line(n, now, **what), self._mark)
        self._write(data)
        self.n, self._mark = n, mark
        return Line(n, now, **what, mark=mark)

    def _write(self, data: bytes) -> None:
        try:
            if self._doubtful:
                self._handle.truncate(self._size)
            self._doubtful = True
            self._handle.append(data)
            self._handle.sync()
        except OSError as no:
            raise SaveError.of(no, self.path) from no
        self._doubtful = False
        self._size += len(data)

    def close(self) -> None:
        self._handle.close()


def _let_go(handle: Handle) -> None:
    with suppress(OSError):
        handle.close()


def _marked(record: Header | Line, before: str) -> tuple[bytes, str]:
    """The bytes of a line with its digest, and the digest."""
    body = _ENCODE.encode(record)
    mark = _digest(before, body)
    return body[:-1] + b',"mark":"' + mark.encode() + b'"}\n', mark


def _digest(before: str, body: bytes) -> str:
    return hashlib.blake2b(before.encode() + body, digest_size=8).hexdigest()


# ---------------------------------------------------------------- reading


def load(path: Path, disk: Disk | None = None) -> Loaded:
    """Read a show file up to its last good line. Changes nothing. Raises SaveError."""
    data = (disk or RealDisk()).read(path, LARGEST_FILE)
    end = data.find(b"\n") + 1 or len(data)
    header = _header(data[:end].rstrip(b"\n"), path)
    mark, lines, good, code = header.mark, list[Line](), end, ""
    while good < len(data):
        end = data.find(b"\n", good) + 1
        line, code = _line(data[good : end - 1], mark, len(lines) + 1) if end else (None, "torn")
        if line is None:
            break
        lines.append(line)
        mark, good = line.mark, end
    rest = data[good:]
    if rest and _only_torn(rest):
        return Loaded(header, tuple(lines), good, torn=rest)
    return Loaded(header, tuple(lines), good, damage=code if rest else "")


def _only_torn(rest: bytes) -> bool:
    """A line that was never finished: no newline, or the zeros a power cut leaves behind."""
    return b"\n" not in rest.rstrip(b"\0\n") and (b"\n" not in rest or not rest.strip(b"\0\n"))


def _header(raw: bytes, path: Path) -> Header:
    facts = {"path": str(path)}
    if not raw.startswith(b'{"garnet_table":') or len(raw) > LONGEST_LINE:
        raise SaveError("not-a-show", **facts)
    number = raw[len(b'{"garnet_table":') :].split(b",")[0]
    if not number.isdigit() or len(number) > 6:
        raise SaveError("not-a-show", **facts)
    if int(number) > FORMAT:
        raise SaveError("newer-format", **facts, format=int(number))
    try:
        header = _HEADER.decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        raise SaveError("header-damaged", **facts) from None
    if not _agrees("", raw, header.mark):
        raise SaveError("header-altered", **facts)
    newer = [key for key, version in header.rules.items() if version > rules().get(key, 0)]
    if newer:
        raise SaveError("newer-rules", **facts, game=newer[0])
    if faults(header.show):
        raise SaveError("header-damaged", **facts)
    return header


def _agrees(before: str, raw: bytes, mark: str) -> bool:
    """Whether a line ends in its digest, and what stands before that is what it was made of."""
    body, _, end = raw.rpartition(b',"mark":"')
    return end.rstrip() == mark.encode() + b'"}' and _digest(before, body + b"}") == mark


def _line(raw: bytes, mark: str, n: int) -> tuple[Line | None, str]:
    if len(raw) > LONGEST_LINE:
        return None, "line-too-long"
    try:
        line = _LINE.decode(raw)
    except (msgspec.MsgspecError, RecursionError):
        return None, "line-damaged"
    if line.n != n or not _agrees(mark, raw, line.mark):
        return None, "line-altered"
    return line, ""
