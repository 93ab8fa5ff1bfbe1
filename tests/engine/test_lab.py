"""The rules lab: the same figures however they are counted, and figures that are right."""

from __future__ import annotations

import pytest

from engine.bots.registry import BOTS
from engine.games import GAMES
from engine.lab import (
    Figure,
    Series,
    checked,
    difference,
    drawn,
    play,
    stretch,
    stretches,
    summary,
    wilson,
)
from engine.types import Illegal

CHAIRS = {"horror": 6, "holdem": 3, "twosided": 2, "seed": 4, "yut": 4}


def series(key: str, seed: str = "s") -> Series:
    return checked(Series(key, (BOTS[key][0].name,) * CHAIRS[key], drawn(key, ()), seed=seed))


@pytest.mark.parametrize("key", CHAIRS)
def test_any_division_of_the_work_gives_the_same_summary(key: str) -> None:
    one = series(key)
    whole = summary(stretch(one, 0, 12))
    for size in (1, 5, 12):
        parts = [stretch(one, *part) for part in reversed(stretches(12, size))]
        again = summary([o for part in reversed(parts) for o in part])
        assert again == whole
    assert whole.games == 12


@pytest.mark.parametrize("key", CHAIRS)
def test_another_seed_is_another_series(key: str) -> None:
    assert stretch(series(key, "a"), 0, 6) != stretch(series(key, "b"), 0, 6)


def test_shares_of_a_game_add_up_to_one() -> None:
    for n in range(20):
        assert sum(play(series("horror"), n).shares) == pytest.approx(1)


def test_a_planted_advantage_is_found() -> None:
    """Five who place anywhere, one who places well: her interval lies above a sixth."""
    levels = ("regular", *["uniform"] * 5)
    one = checked(Series("horror", levels, drawn("horror", ())))
    found = summary(stretch(one, 0, 300)).shares[0]
    assert found.low > 1 / 6


def test_wilsons_interval() -> None:
    """Figures worked out by hand: 8 of 10, none of 20, all of 5."""
    eight = wilson(8, 10)
    assert (round(eight.low, 3), round(eight.high, 3)) == (0.490, 0.943)
    none = wilson(0, 20)
    assert (none.low, round(none.high, 3)) == (0.0, 0.161)
    assert wilson(5, 5).high == 1.0


def test_a_difference_has_both_uncertainties() -> None:
    gap = difference(Figure(0.4, 0.37, 0.43), Figure(0.5, 0.46, 0.54))
    assert gap.mean == pytest.approx(0.1)
    assert gap.high - gap.low == pytest.approx(0.1)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (Series("chess", ("uniform",)), "no-such-game"),
        (Series("horror", ("uniform",) * 6, (("speed", 1),)), "no-such-rule"),
        (Series("horror", ("uniform",) * 6, (("goal", 99),)), "no-such-value"),
        (Series("horror", ("genius",) * 6), "no-such-level"),
        (Series("yut", ("uniform",) * 3), "four-chairs"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: Series, code: str) -> None:
    with pytest.raises(Illegal) as no:
        checked(wrong)
    assert no.value.code == code


def test_everything_is_drawn_in_the_lab() -> None:
    for key, game in GAMES.items():
        for name, value in drawn(key, ()):
            assert value in game.SWITCHES[name]
            assert value != "typed"
