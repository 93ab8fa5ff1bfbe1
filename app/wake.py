"""Keeping the computer awake while the hall is watching: no screen saver, no sleep."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Protocol


class Mode(Protocol):
    """What keeps a computer awake between enter and exit, and tells whether it does."""

    @property
    def active(self) -> bool: ...
    def __enter__(self) -> object: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool | None: ...


def presenting() -> Mode:
    from wakepy import keep  # not at the top: nothing waits for it at the start

    return keep.presenting(on_fail="pass")


class Awake:
    """One take and one release, however often it is asked for; also a `with` block.

    `missing` tells that this computer offers no way to do it: worth a quiet notice, no more.
    """

    def __init__(self, mode: Callable[[], Mode] = presenting) -> None:
        self._mode, self._held = mode, ExitStack()
        self.on = self.missing = False

    def take(self) -> None:
        """Stay awake from now on."""
        if self.on:
            return
        self.on = True
        try:
            mode = self._mode()
            self._held.enter_context(mode)
            self.missing = not mode.active
        except Exception:  # whatever a desktop's service may raise, the show goes on
            self.missing = True

    def release(self) -> None:
        """The computer may sleep again."""
        self.on = False
        try:
            self._held.close()
        except Exception:  # the service went away meanwhile, and its hold with it
            self.missing = True

    def __enter__(self) -> Awake:
        self.take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
