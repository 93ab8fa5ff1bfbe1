"""A disk in memory that fails on command, and forgets at a power cut what was not synced."""

from __future__ import annotations

import errno
from pathlib import Path

from engine.disk import SaveError


class FaultyDisk:
    """Files by path: what lies in the cache and what is on the medium.

    `room` is how many more bytes fit; `fails` maps an operation to the errno it fails with.
    """

    def __init__(self) -> None:
        self.cache: dict[Path, bytes] = {}
        self.medium: dict[Path, bytes] = {}
        self.room = 10**9
        self.fails: dict[str, int] = {}
        self.done: list[str] = []

    def trouble(self, name: str) -> None:
        self.done.append(name)
        if name in self.fails:
            raise OSError(self.fails[name], "made to fail")

    def create(self, path: Path) -> FaultyHandle:
        return self._handle(path, "create", fresh=True)

    def open(self, path: Path) -> FaultyHandle:
        return self._handle(path, "open", fresh=False)

    def _handle(self, path: Path, name: str, *, fresh: bool) -> FaultyHandle:
        try:
            self.trouble(name)
            if fresh == (path in self.cache):
                raise OSError(errno.EEXIST if fresh else errno.ENOENT, "no")
        except OSError as no:
            raise SaveError.of(no, path) from no
        if fresh:
            self.cache[path] = self.medium[path] = b""
        return FaultyHandle(self, path)

    def read(self, path: Path, most: int) -> bytes:
        try:
            self.trouble("read")
            return self.cache[path][:most]
        except KeyError:
            raise SaveError("folder-gone", path=str(path)) from None
        except OSError as no:
            raise SaveError.of(no, path) from no

    def power_cut(self, keeps: int = 0) -> None:
        """Only what was synced is left, and the first `keeps` bytes of what was not."""
        for path, synced in self.medium.items():
            cached = self.cache[path]
            grown = cached[len(synced) :] if cached.startswith(synced) else b""
            self.medium[path] = synced + grown[:keeps]
        self.cache = dict(self.medium)

    def zeros(self, count: int) -> None:
        """What some file systems leave behind: the length was written, the bytes were not."""
        self.power_cut()
        self.cache = {p: b + b"\0" * count for p, b in self.cache.items()}
        self.medium = dict(self.cache)


class FaultyHandle:
    """An open file on such a disk."""

    def __init__(self, disk: FaultyDisk, path: Path) -> None:
        self.disk, self.path = disk, path

    def append(self, data: bytes) -> None:
        fits = data[: max(0, self.disk.room)]
        self.disk.cache[self.path] += fits
        self.disk.room -= len(fits)
        self.disk.trouble("append")
        if len(fits) < len(data):
            raise OSError(errno.ENOSPC, "full")

    def sync(self) -> None:
        self.disk.trouble("sync")
        self.disk.medium[self.path] = self.disk.cache[self.path]

    def truncate(self, size: int) -> None:
        self.disk.trouble("truncate")
        self.disk.room += len(self.disk.cache[self.path]) - size
        self.disk.cache[self.path] = self.disk.cache[self.path][:size]

    def close(self) -> None:
        self.disk.trouble("close")
