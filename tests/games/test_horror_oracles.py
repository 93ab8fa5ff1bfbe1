"""Horror Race against the figures of section 5.3 and against slow second opinions."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from engine.games import horror_race
from engine.games.horror_race.box import coins_that_fit, left, pairs_that_fit
from engine.games.horror_race.finish import finish, gains, mover
from engine.games.horror_race.records import CHARACTERS, ZONES, Begin, Lay, Support
from engine.types import CHANCE, DEALER, replace
from tests.games.race import FOX_ZOMBIE, full_round, laid, opened, play, race

PAIRS = tuple(combinations(CHARACTERS, 2))


def vectors(n: int) -> list[tuple[int, ...]]:
    return [v for v in product(range(n + 1), repeat=5) if sum(v) == n]


def plain_mover(counts: tuple[int, ...]) -> int | None:
    """The rule once more, said differently: the most coins among counts that nobody shares."""
    alone = [i for i in range(5) if counts[i] and counts.count(counts[i]) == 1]
    return max(alone, key=lambda i: counts[i], default=None)


@pytest.mark.parametrize(
    ("n", "nobody", "of"),
    [(0, 1, 1), (1, 0, 5), (2, 10, 15), (3, 10, 35), (4, 15, 70), (5, 1, 126), (6, 50, 210)],
)
def test_5_3_zones_without_a_mover(n: int, nobody: int, of: int) -> None:
    found = [mover(v) for v in vectors(n)]
    assert (found.count(None), len(found)) == (nobody, of)
    assert found == [plain_mover(v) for v in vectors(n)]


@pytest.mark.parametrize(
    ("counts", "who"),
    [
        ((2, 1, 3, 3, 0), 0),
        ((3, 3, 2, 2, 1), 4),
        ((3, 3, 2, 2, 0), None),
        ((2, 2, 0, 0, 0), None),
        ((5, 0, 0, 0, 0), 0),
        ((1, 1, 1, 1, 1), None),
        ((0, 0, 0, 0, 0), None),
        ((4, 4, 3, 2, 2), 2),
        ((2, 2, 2, 2, 1), 4),
    ],
)
def test_5_3_cases(counts: tuple[int, ...], who: int | None) -> None:
    assert mover(counts) == who


@pytest.mark.parametrize("seed", range(20))
def test_5_3_supporters_are_24_and_the_box_holds_36(seed: int) -> None:
    rng = Random(seed)
    pairs = [rng.choice(PAIRS) for _ in range(12)]
    t = race([",".join(p) for p in pairs])
    backed = Counter(c for p in pairs for c in p)
    box = left(t.state)
    assert sum(backed.values()) == 24
    assert sum(box) == 36
    assert box == tuple(12 - backed[c] for c in CHARACTERS)


def test_5_3_a_full_round_places_36_a_forfeit_33() -> None:
    t = race()
    full = laid(play(t, "begin"), "v" * 12, "g" * 12, "m" * 12)
    assert sum(map(sum, full.state.zones)) == 36
    t = laid(play(race(), "begin", "1 forfeit"), "v" * 12, "g" * 12, "m" * 9)
    assert (t.state.step, sum(map(sum, t.state.zones))) == ("move", 33)


def test_5_3_after_a_full_round_the_zones_tell_every_supporter() -> None:
    """Which is why the hall is never shown what is left in the box."""
    rng = Random(5)
    pairs = [rng.choice(PAIRS) for _ in range(12)]
    t = play(race([",".join(p) for p in pairs]), "begin")
    box = [c for c, n in zip(CHARACTERS, left(t.state)) for _ in range(n)]
    play(t, *[f"lay {coin} 1" for coin in box])
    backed = Counter(c for p in pairs for c in p)
    assert [12 - n for n in t.state.zones[0]] == [backed[c] for c in CHARACTERS]


@pytest.mark.parametrize("goal", [13, 12])
def test_5_3_the_fewest_rounds_are_two_of_seven_cells(goal: int) -> None:
    assert sum(ZONES) < goal <= 2 * sum(ZONES)  # nobody moves twice in a zone
    t = full_round(race(FOX_ZOMBIE[:4], goal=goal), "v", "v", "vvggggmmmm")
    assert (t.state.at, t.state.step) == ((7, 0, 0, 0, 0), "ready")
    full_round(t, "v", "v", "vvggggmmmm")
    assert (t.state.at, t.state.step) == ((14, 0, 0, 0, 0), "over")


def random_race(rng: Random, goal: int) -> tuple[int, Counter[str]]:
    """Uniform supports, a shuffled box, uniform zones: how many rounds, and what happened."""
    s: Any = horror_race.setup(horror_race.Config(goal=goal))
    for i in range(12):
        s = horror_race.apply(s, Support(i, rng.choice(PAIRS)))
    box = [c for c, n in zip(CHARACTERS, left(s)) for _ in range(n)]
    seen: Counter[str] = Counter()
    while s.step != "pay":
        s = horror_race.apply(s, Begin(DEALER))
        rng.shuffle(box)
        for k, coin in enumerate(box):
            s = horror_race.apply(s, Lay(CHANCE, k // 3, coin, ZONES[rng.randrange(3)]))
        while s.step == "move":
            a: Any = horror_race.options(s)[0].single()
            seen["zones"] += 1
            seen["nobody"] += a.character is None
            s = horror_race.apply(s, a)
    seen["tied second"] = len(finish(s.config, s.at)[1]) > 1
    return s.round, seen


@pytest.mark.parametrize(("goal", "mean", "races"), [(13, 5.459, 1200), (12, 4.971, 400)])
def test_5_3_random_races_take_about_so_many_rounds(goal: int, mean: float, races: int) -> None:
    rng, rounds = Random(1), []
    seen: Counter[str] = Counter()
    for _ in range(races):
        number, more = random_race(rng, goal)
        rounds.append(number)
        seen += more
    assert abs(sum(rounds) / races - mean) < 0.2
    assert min(rounds) >= 2
    assert abs(seen["nobody"] / seen["zones"] - 0.098) < 0.02
    if goal == 13:
        assert abs(seen["tied second"] / races - 0.135) < 0.05


def every_finish(top: int) -> list[tuple[int, ...]]:
    rng = Random(3)
    return [tuple(rng.randrange(top) for _ in range(5)) for _ in range(2000)]


def test_5_3_a_player_gets_at_most_5() -> None:
    house = horror_race.Config()
    for at in every_finish(13):
        one = (13, *at[1:])  # at once: the first to cross is alone in front
        assert max(gains(house, one, tuple(combinations(range(5), 2)))) == 5


def test_5_3_a_player_gets_6_with_a_joint_first_only() -> None:
    house = horror_race.Config(stop="end_of_round")
    for at in every_finish(19):
        most = max(gains(house, at, tuple(combinations(range(5), 2))))
        assert (most == 6) == (len(finish(house, at)[0]) > 1)


def test_5_3_garnets_paid_are_3_2_1_times_the_supporters() -> None:
    rng, house = Random(7), horror_race.Config()
    for at in every_finish(19):
        pairs = tuple(rng.choice(list(combinations(range(5), 2))) for _ in range(12))
        backed = Counter(c for pair in pairs for c in pair)
        groups = sorted(set(at), reverse=True)[:3]
        owed = sum(
            prize * backed[i]
            for prize, cell in zip((3, 2, 1), groups)
            for i in range(5)
            if at[i] == cell
        )
        assert sum(gains(house, at, pairs)) == owed


# ---------------------------------------------------------------- what may lie in the box


def can_be(s: Any, extra: tuple[str, ...], want: dict[int, tuple[str, str]]) -> bool:
    """By trying every support of every chair: whether these coins can come out of the box too."""
    laid_down = Counter({c: sum(z[i] for z in s.zones) for i, c in enumerate(CHARACTERS)})
    laid_down.update(extra)
    choices = [
        (want[i],) if i in want else PAIRS if x is None else (x,) for i, x in enumerate(s.supports)
    ]
    for pairs in product(*choices):
        backed = Counter(c for pair in pairs for c in pair)
        if all(backed[c] + laid_down[c] <= s.config.players for c in CHARACTERS):
            return True
    return False


@pytest.mark.parametrize("seed", range(30))
def test_sealed_supports_leave_exactly_the_coins_that_fit(seed: int) -> None:
    rng = Random(seed)
    t = opened(3)
    for i in (1, 2, 3):
        line = "seal" if rng.random() < 0.6 else f"support {','.join(rng.choice(PAIRS))}"
        play(t, f"{i} {line}")
    play(t, "begin")
    while t.state.step == "turn":
        fit = coins_that_fit(t.state)
        assert fit == tuple(c for c in CHARACTERS if can_be(t.state, (c,), {}))
        play(t, f"lay {rng.choice(fit)} {rng.choice(ZONES)}")
    for i, x in enumerate(t.state.supports):
        if x is None:
            pairs = tuple(p for p in PAIRS if can_be(t.state, (), {i: p}))
            assert pairs_that_fit(t.state, i) == pairs


def test_when_all_are_sealed_twelve_of_one_kind_fit_and_no_thirteenth() -> None:
    t = play(opened(12), *[f"{i} seal" for i in range(1, 13)], "begin")
    laid(t, "f" * 12)
    assert "fox" not in coins_that_fit(t.state)
    laid(t, "z" * 12, "v" * 12)
    assert pairs_that_fit(replace(t.state, step="pay"), 4) == (("gangshi", "mummy"),)
