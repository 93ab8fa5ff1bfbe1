"""A program that plays a night until it is killed: `python -m tests.engine.killed FILE KEY SEED`.

It prints how many steps the console shows as saved. Its disk keeps what was not synced to itself,
so that a kill loses all of it, as a power cut would.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication

from app import showfile
from app.desk import Desk
from app.pace import at_once
from app.session import Session
from engine.disk import RealDisk, RealHandle
from engine.notation import write
from tests.engine import nights


class Forgetful(RealHandle):
    """Nothing reaches the file before it is synced, and then in two pieces."""

    waits = b""

    def append(self, data: bytes) -> None:
        self.waits += data

    def sync(self) -> None:
        data, self.waits = self.waits, b""
        middle = len(data) // 2
        super().append(data[:middle])
        super().append(data[middle:])
        super().sync()

    def truncate(self, size: int) -> None:
        self.waits = self.waits[: max(0, size - os.fstat(self.fd).st_size)]
        super().truncate(min(size, os.fstat(self.fd).st_size))


class ForgetfulDisk(RealDisk):
    def open(self, path: Path) -> Forgetful:
        return Forgetful(super().open(path).fd)


def tell(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def shown(desk: Desk) -> None:
    """What the console shows as saved is told to whoever kills."""
    tell(str(desk.saved))


def do(session: Session, what: nights.Deed) -> None:
    """One thing, as the console asks for it."""
    if what.what == "undo":
        session.undo()
    elif what.what == "redo":
        session.redo()
    elif what.action is not None and what.what == "amend":
        session.amend(what.k, write(what.action), "looked again")
    elif what.action is not None and what.by == "dealer":
        session.submit(what.action)
    else:
        session.go_on()


def main(path: Path, key: str, seed: int) -> None:
    app = QCoreApplication([])
    session, rng = Session(showfile.open_show(path, ForgetfulDisk()), at_once), Random(seed)
    session.changed.connect(shown)
    session.publish()
    while (what := nights.deed(session.timeline, rng, key)) is not None:
        do(session, what)
    tell("over")
    app.exec()  # until it is killed


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
