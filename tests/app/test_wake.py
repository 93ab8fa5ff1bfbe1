"""The computer stays awake while the hall watches: one take, one release (A19)."""

from __future__ import annotations

from types import TracebackType

import pytest

from app.wake import Awake


class Fake:
    """A way to stay awake that counts, and fails where it is told to."""

    def __init__(self, active: bool = True, fails: str = "") -> None:
        self.active, self.fails = active, fails
        self.taken = self.released = 0

    def __enter__(self) -> Fake:
        if self.fails == "take":
            raise OSError("no such service")
        self.taken += 1
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        self.released += 1
        if self.fails == "release":
            raise OSError("the service is gone")
        return False


def test_a19_one_take_and_one_release() -> None:
    fake = Fake()
    awake = Awake(lambda: fake)
    for _ in range(3):
        awake.take()
    assert (fake.taken, fake.released, awake.on, awake.missing) == (1, 0, True, False)
    for _ in range(3):
        awake.release()
    assert (fake.taken, fake.released, awake.on) == (1, 1, False)


def test_a19_released_after_an_exception_too() -> None:
    fake = Fake()
    with pytest.raises(ValueError, match="the show broke"), Awake(lambda: fake):
        raise ValueError("the show broke")
    assert (fake.taken, fake.released) == (1, 1)


def test_a19_a_second_evening_takes_again() -> None:
    fake = Fake()
    awake = Awake(lambda: fake)
    for _ in range(2):
        with awake:
            assert awake.on
    assert (fake.taken, fake.released) == (2, 2)


@pytest.mark.parametrize("fake", [Fake(active=False), Fake(fails="take")])
def test_a19_a_computer_that_cannot_is_told_quietly(fake: Fake) -> None:
    awake = Awake(lambda: fake)
    awake.take()
    assert awake.missing
    awake.release()


def test_a19_a_service_that_goes_away_stops_nothing() -> None:
    awake = Awake(lambda: Fake(fails="release"))
    awake.take()
    awake.release()
    assert not awake.on


def test_the_real_one_never_raises() -> None:
    with Awake() as awake:
        assert awake.on
    assert not awake.on
