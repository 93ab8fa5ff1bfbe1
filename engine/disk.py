"""The few things the show file asks of a disk, so that a test can stand in for a failing one."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Protocol


class SaveError(Exception):
    """A show file that cannot be read or written: `code` is stable, `facts` fill the sentence."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts

    @classmethod
    def of(cls, no: OSError, path: Path) -> SaveError:
        code = {
            errno.ENOSPC: "disk-full", errno.EDQUOT: "disk-full", errno.ENOENT: "folder-gone",
            errno.ENOTDIR: "folder-gone",
            errno.EACCES: "not-allowed", errno.EPERM: "not-allowed", errno.EROFS: "not-allowed",
            errno.EEXIST: "file-exists", errno.EISDIR: "not-a-show",
        }.get(no.errno or 0, "disk-fails")  # fmt: skip
        return cls(code, path=str(path), detail=no.strerror or "")


class Handle(Protocol):
    """A file open for appending. Every method raises OSError when the disk refuses."""

    def append(self, data: bytes) -> None: ...
    def sync(self) -> None: ...
    def truncate(self, size: int) -> None: ...
    def close(self) -> None: ...


class Disk(Protocol):
    """Where show files lie."""

    def create(self, path: Path) -> Handle: ...
    def open(self, path: Path) -> Handle: ...
    def read(self, path: Path, most: int) -> bytes: ...


class RealHandle:
    """A file descriptor; `sync` returns when the bytes are on the medium."""

    def __init__(self, fd: int) -> None:
        self.fd = fd
        self.named = os.fstat(fd).st_nlink > 0  # some file systems count no links

    def append(self, data: bytes) -> None:
        while data:
            data = data[os.write(self.fd, data) :]

    def sync(self) -> None:
        os.fsync(self.fd)
        if self.named and not os.fstat(self.fd).st_nlink:  # deleted: nobody will find it again
            raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))

    def truncate(self, size: int) -> None:
        os.ftruncate(self.fd, size)

    def close(self) -> None:
        os.close(self.fd)


class RealDisk:
    """The disk of this computer."""

    def create(self, path: Path) -> RealHandle:
        """A new file that is sure to be there after a power cut. Raises SaveError."""
        try:
            fd = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_APPEND | _BINARY, 0o644)
            _sync_folder(path.parent)
        except OSError as no:
            raise SaveError.of(no, path) from no
        return RealHandle(fd)

    def open(self, path: Path) -> RealHandle:
        try:
            return RealHandle(os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY))
        except OSError as no:
            raise SaveError.of(no, path) from no

    def read(self, path: Path, most: int) -> bytes:
        try:
            with path.open("rb") as file:
                data = file.read(most + 1)
        except OSError as no:
            raise SaveError.of(no, path) from no
        if len(data) > most:
            raise SaveError("file-too-large", path=str(path))
        return data


_BINARY = getattr(os, "O_BINARY", 0)  # Windows would turn line ends


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # a folder cannot be opened there; the file system logs its own entries
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
