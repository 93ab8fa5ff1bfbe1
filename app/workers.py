"""Processes that think: bots, odds and series of games never stop a window."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal


class Workers(QObject):
    """A pool whose answers arrive in the window's own thread, each with the ticket it was asked by.

    An answer that nobody waits for any more is dropped by its ticket; a process that died is
    replaced and the question told as failed.
    """

    answered = Signal(object, object)  # ticket, answer
    failed = Signal(object, str)  # ticket, why
    _came = Signal(object, object)  # ticket, Future: from the pool's thread to the window's

    def __init__(self, count: int = 1, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._came.connect(self._arrived)

    def ask(self, ticket: object, question: Callable[..., Any], *facts: Any) -> None:
        """Have `question(*facts)` answered elsewhere; both must be known by name."""
        try:
            future = self._open().submit(question, *facts)
        except BrokenExecutor:  # a process was killed while nobody asked
            self._end()
            future = self._open().submit(question, *facts)
        future.add_done_callback(lambda done: self._tell(ticket, done))

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawned, not forked: a fork would copy Qt's threads half-way through what they do
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=context)
        return self._pool

    def _tell(self, ticket: object, done: Future[Any]) -> None:
        with suppress(RuntimeError):  # the window is gone
            self._came.emit(ticket, done)

    def _arrived(self, ticket: object, done: Future[Any]) -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self.answered.emit(ticket, done.result())
            return
        if isinstance(error, BrokenExecutor):
            self._end()
        self.failed.emit(ticket, f"{type(error).__name__}: {error}")

    def _end(self) -> None:
        """Drop the pool; what still thinks is ended, not waited for."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # kill_workers() comes with Python 3.14
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """No answer comes after this."""
        with suppress(RuntimeError, TypeError):
            self._came.disconnect(self._arrived)
        self._end()
