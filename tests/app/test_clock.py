"""Countdowns: monotonic, the same second everywhere, paused without drift, honest overtime."""

from __future__ import annotations

import pytest

from app.clock import Clock, digits, seconds


class Time:
    """A monotonic clock that a test turns."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def test_D1_it_counts_on_the_clock_it_was_given(time: Time) -> None:
    clock = Clock(time)
    clock.start(60)
    time.now += 59.5
    assert clock.left == pytest.approx(0.5)


def test_D3_looks_that_come_late_lose_nothing(time: Time) -> None:
    """A busy computer looks seldom and unevenly: nothing is counted by looking."""
    clock = Clock(time)
    clock.start(60)
    for late in [0.1, 3.7, 0.0, 21.2, 0.013] * 2:
        time.now += late
        assert clock.left is not None
    assert clock.left == pytest.approx(60 - 2 * 25.013)


def test_D4_overtime_shows_minus_one_then_minus_two() -> None:
    assert [digits(x) for x in (65.0, 60.0, 59.9, 0.4, 0.0, -0.5, -1.0, -2.0)] == [
        "1:05", "1:00", "1:00", "0:01", "0:00", "0:00", "−0:01", "−0:02",
    ]  # fmt: skip


def test_D6_both_windows_read_one_deadline(time: Time) -> None:
    clock = Clock(time)
    clock.start(60)
    for _ in range(1000):
        time.now += 0.0613
        left = clock.left
        assert left is not None
        assert seconds(left) == seconds(clock.left or 0)


def test_D7_a_new_countdown_ends_the_old_one(time: Time) -> None:
    clock = Clock(time)
    clock.start(60)
    time.now += 10
    clock.pause()
    clock.start(30)
    assert (clock.left, clock.paused) == (30, False)
    clock.stop()
    clock.resume()
    assert clock.left is None


def test_D10_a_hundred_pauses_lose_nothing(time: Time) -> None:
    clock = Clock(time)
    clock.start(600)
    for _ in range(100):
        time.now += 0.731
        clock.pause()
        time.now += 5.0
        clock.resume()
    assert clock.left == pytest.approx(600 - 100 * 0.731, abs=0.001)
