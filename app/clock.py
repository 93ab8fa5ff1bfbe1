"""Countdowns on the monotonic clock: one deadline that every window reads."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """A countdown in seconds; `now` is the monotonic clock (a test hands in its own)."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._deadline: float | None = None
        self._left: float | None = None  # while paused

    def start(self, seconds: float) -> None:
        """Count down from here; whatever ran before is over (one main clock at a time)."""
        self._deadline, self._left = self._now() + seconds, None

    def stop(self) -> None:
        self._deadline = self._left = None

    def pause(self) -> None:
        if self._deadline is not None:
            self._left, self._deadline = self._deadline - self._now(), None

    def resume(self) -> None:
        if self._left is not None:
            self._deadline, self._left = self._now() + self._left, None

    def adjust(self, by: float) -> None:
        """More time, or less; what is over stays over."""
        if self._deadline is not None:
            self._deadline += by
        if self._left is not None:
            self._left += by

    @property
    def paused(self) -> bool:
        return self._left is not None

    @property
    def left(self) -> float | None:
        """Seconds left, below zero in overtime; None where nothing runs."""
        if self._deadline is not None:
            return self._deadline - self._now()
        return self._left


def seconds(left: float) -> int:
    """The whole second a display shows: 60 for a whole second at the start, 0, then -1."""
    return -int(-left // 1)


def digits(left: float) -> str:
    """The text of a countdown: 1:05, 0:00, -0:02."""
    n = seconds(left)
    return f"{'−' if n < 0 else ''}{abs(n) // 60}:{abs(n) % 60:02}"
