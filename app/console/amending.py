"""Looking back in the log: choose a line, write what it should have been, and why."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from app.console.line import CommandLine
from app.console.log import Log
from app.desk import Row
from engine.notation import write


class Amending(QObject):
    """The way from a chosen line to an amendment with its reason."""

    chosen = Signal()  # another line of the log
    wants = Signal(str, str)  # the command line: purpose, beginning
    tried = Signal(int, str)  # what would this amendment do?
    amended = Signal(int, str, str)  # entry, line, reason
    nothing = Signal()  # no line is chosen that stands

    def __init__(self, log: Log, line: CommandLine, parent: QObject) -> None:
        super().__init__(parent)
        self._log, self._line = log, line
        self._n, self._k, self._words = 0, -1, ""

    def row(self) -> Row | None:
        return next((row for row in self._log.rows if row.n == self._log.chosen), None)

    def later(self) -> int:
        """How many steps an amendment of the chosen line plays again."""
        row = self.row()
        newest = max((r.k for r in self._log.rows), default=-1)
        return newest - row.k if row is not None and row.k >= 0 else 0

    def pick(self, n: int) -> None:
        self._log.chosen = n
        self.chosen.emit()

    def walk(self, by: int) -> None:
        """The next line up or down; from nowhere, the newest."""
        numbers = [row.n for row in self._log.rows]
        if numbers:
            at = numbers.index(self._log.chosen) + by if self._log.chosen in numbers else 0
            self.pick(numbers[max(0, min(at, len(numbers) - 1))])

    def begin(self) -> None:
        """Write the chosen line into the command line, to be changed."""
        row = self.row()
        if row is None or row.k < 0:
            self.nothing.emit()
            return
        self._n, self._k = row.n, row.k
        self.wants.emit("amend", write(row.action))

    def replace_last(self) -> None:
        row = next((r for r in self._log.rows if r.k >= 0 and r.by == "dealer"), None)
        if row is not None:
            self.pick(row.n)
            self.begin()
        else:
            self.nothing.emit()

    def ask_why(self, words: str) -> None:
        """The rules would have it: now the reason is owed."""
        self._words = words
        self.wants.emit("why", "")

    def hand_in(self, purpose: str, words: str) -> None:
        """What was typed for an amendment, unless its line was undone in the meantime."""
        if not any((row.n, row.k) == (self._n, self._k) for row in self._log.rows):
            self._line.leave()
            self.nothing.emit()
        elif purpose == "amend":
            self.tried.emit(self._k, words)
        else:
            self._line.leave()
            self.amended.emit(self._k, self._words, words)
