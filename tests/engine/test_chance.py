"""Chance: every draw is fixed by the seed and its number, even, and committed to before it."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random

import pytest

from engine.chance import commitment, draw, source
from engine.games.horror_race.records import CHARACTERS, Draw
from engine.show.records import Lot
from engine.types import CHANCE, Choice, Option, Range, Subset

COINS = Option(CHANCE, Draw, {"coin": Choice(CHARACTERS, (12, 1, 9, 6, 8))})
EIGHT = ["fox", "vampire", "fox", "fox", "mummy", "vampire", "vampire", "mummy"]
P_999 = {4: 18.47, 9: 27.88, 11: 31.26}  # chi-square by degrees of freedom


def chi_square(found: Counter[object], wanted: dict[object, float]) -> float:
    assert set(found) <= set(wanted)
    return sum((found[k] - n) ** 2 / n for k, n in wanted.items())


def test_G7_a_draw_never_changes() -> None:
    """Written down once: another system or another Python must draw the same."""
    drawn = [draw("garnet", n, COINS).coin for n in range(8)]  # type: ignore[attr-defined]
    assert drawn == EIGHT
    assert source("garnet", 0).random() == 0.42667865067802735


def test_draws_are_even_by_their_weights() -> None:
    n = 4000
    found: Counter[object] = Counter(
        draw("even", k, COINS).coin  # type: ignore[attr-defined]
        for k in range(n)
    )
    wanted: dict[object, float] = {c: n * w / 36 for c, w in zip(CHARACTERS, (12, 1, 9, 6, 8))}
    assert chi_square(found, wanted) < P_999[4]


def test_a_lot_is_even_over_seeds() -> None:
    n = 4000
    lot = Option(CHANCE, Lot, {"player": Choice(tuple(range(12)))})
    found: Counter[object] = Counter(
        draw(f"seed {k}", 0, lot).player  # type: ignore[attr-defined]
        for k in range(n)
    )
    assert chi_square(found, {i: n / 12 for i in range(12)}) < P_999[11]


@pytest.mark.parametrize("domain", [Subset(CHARACTERS, 2), Range(1, 10)])
def test_every_domain_is_even(domain: Subset | Range) -> None:
    n, rng = 4000, Random(1)
    found: Counter[object] = Counter(domain.sample(rng) for _ in range(n))
    assert len(found) == 10
    assert chi_square(found, {k: n / 10 for k in found}) < P_999[9]


def test_a_weight_of_none_is_never_drawn() -> None:
    never = Choice(("a", "b"), (0, 1))
    assert {never.sample(Random(k)) for k in range(300)} == {"b"}


def test_G7_neighbouring_numbers_and_seeds_do_not_agree() -> None:
    """G7: at least 99 of 100 seeds give another order."""
    lot = Option(CHANCE, Lot, {"player": Choice(tuple(range(12)))})
    rows = {tuple(draw(f"{k}", n, lot) for n in range(12)) for k in range(100)}
    assert len(rows) >= 99
    same = sum(draw("x", n, lot) == draw("x", n + 1, lot) for n in range(1200))
    assert 60 < same < 140


def test_seed_and_number_cannot_be_confused() -> None:
    assert source("a/1", 2).random() != source("a", 12).random()
    assert source("1", 11).random() != source("11", 1).random()


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert commitment("가넷") == hashlib.sha256("가넷".encode()).hexdigest()
    assert commitment("abc").startswith("ba7816bf8f01cfea")
