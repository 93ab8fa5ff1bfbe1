"""Bots of Gyeol-Hap: legal under any house rules, quick as they say, silent about the last hap."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from math import exp
from random import Random
from typing import Any

import pytest

from engine.bots.bot import uniform
from engine.bots.gyeol_hap import LEVELS, values
from engine.bots.gyeol_hap.endgame import hap as taking, lead, rest, silence
from engine.bots.gyeol_hap.finder import THETA, looked, none_left
from engine.bots.registry import level
from engine.bots.table import Table
from engine.games import gyeol_hap as hap
from engine.games.gyeol_hap.records import (
    Begin,
    Board,
    Call,
    Gyeol,
    Judge,
    Miss,
    Name,
    Pass,
    State,
)
from engine.seen import Seen
from engine.types import CHANCE, DEALER, TABLE, Action, check, replace
from tests.bots.measure_hap import match
from tests.games.test_hap_laws import company

CHAMPION, MASTER = level("hap", "champion").bot, level("hap", "master").bot
FREE = (False, False)
THREE_HAPS = (0, 1, 2, 3, 4, 5, 9, 10, 11)  # 123, 456, 789


def laid(c: hap.Config, board: tuple[int, ...] = THREE_HAPS) -> tuple[State, tuple[Action, ...]]:
    """A round whose pictures have just been laid, chair 0 to begin, and its log."""
    s, log = replace(hap.setup(c), step="ready", starter=0), (Begin(DEALER), Board(CHANCE, board))
    for a in log:
        s = hap.apply(s, a)
    return s, log


def seen(s: State, log: tuple[Action, ...] = ()) -> Seen:
    return Seen(frozenset({s.turn}), s, log, hap.options(s))


def left(s: State, n: int) -> State:
    """The same board when all haps but `n` are found."""
    found = hap.haps(s.board)[n:]
    return replace(s, found=found, finders=(0,) * len(found))


# ---------------------------------------------------------------- the end of a round


@lru_cache
def exact(k: int, passed: int) -> int:
    """Points the mover wins more than the other, with all six silent turns counted (§7.1-9)."""
    if passed == 6:
        return 0
    if not k:
        return 3
    return max(1 - exact(k - 1, 0), -exact(k, passed + 1))


def test_the_end_of_a_round_between_two_who_see_everything() -> None:
    assert [exact(k, 0) for k in range(8)] == [3, 0, 1, 0, 1, 0, 1, 0]
    for k in range(13):
        assert lead(rest(k, 0, FREE, False)) == exact(k, 0) if k else 3
        for passed in range(6):
            assert exact(k, passed) == exact(k, 0)  # a row of silence does not matter
    assert lead(taking(1, FREE, False)) == -2  # the last hap hands over the gyeol
    assert lead(silence(1, 0, FREE, False)) == 0


@pytest.mark.parametrize(
    ("switches", "change", "wish"),
    [
        ({}, {}, Pass),  # the last hap is left alone
        ({"gyeol_window": 3}, {}, Call),  # G-4: gyeol follows one's own hap at once
        ({"gyeol_again": "once"}, {"barred": (1,)}, Call),  # G-7: the other may not call it
        ({"tie": "first_point"}, {"ends": ((5, 5),)}, Call),  # G-9: a point decides
        ({"pass_limit": "off"}, {"row": 6}, Call),  # G-5: silence would never end
        ({"pass_limit": "off"}, {"row": 5}, Pass),
    ],
)
def test_the_last_hap(switches: dict[str, Any], change: dict[str, Any], wish: type) -> None:
    s, _ = laid(hap.Config(**switches))
    s = replace(left(s, 1), **change)
    assert type(CHAMPION(seen(s), Random(0))) is wish


def test_two_left_and_none_left() -> None:
    s, _ = laid(hap.Config())
    assert type(CHAMPION(seen(left(s, 2)), Random(0))) is Call
    assert type(CHAMPION(seen(left(s, 0)), Random(0))) is Gyeol
    s, _ = laid(hap.Config(gyeol_window=3))  # now the last one is worth four: leave two
    assert type(CHAMPION(seen(left(s, 2)), Random(0))) is Pass


def test_a_call_of_the_last_hap_is_better_missed() -> None:
    """It costs one; naming it brings one and hands over three."""
    s = replace(left(laid(hap.Config())[0], 1), step="name")
    assert type(CHAMPION(seen(s), Random(0))) is Miss


def test_the_champion_leaves_the_last_hap_to_nobody() -> None:
    rounds = lasts = 0
    for n in range(20):
        table = Table(hap, hap.Config(board="drawn"), [CHAMPION] * 2, f"last {n}")
        while options := hap.options(table.state):
            a, s = table.choice(options), table.state
            if isinstance(a, Call):
                assert len(hap.left(s.board, s.found)) > 1
            if isinstance(a, Gyeol):
                assert not hap.haps(s.board)  # there never was one
            lasts += isinstance(a, Pass)
            rounds += isinstance(a, Begin)
            table.do(a)
    assert rounds >= 200
    assert lasts == 6 * rounds


def test_the_choice_is_the_best_of_the_values() -> None:
    for k in range(4):
        s = left(laid(hap.Config())[0], k)
        worth = dict(values(seen(s), Random(0)))
        assert {type(a) for a in worth} == {Call, Gyeol, Pass}
        assert worth[CHAMPION(seen(s), Random(0))] == max(worth.values())
        named = replace(s, step="name")
        if k:
            rated = dict(values(seen(named), Random(0)))
            assert rated[CHAMPION(seen(named), Random(3))] == max(rated.values())
            assert len(rated) == k + 1
    by_kind = {type(a): v for a, v in values(seen(left(s, 1)), Random(0))}
    assert by_kind == {Call: -2.0, Gyeol: -1.0, Pass: 0.0}


# ---------------------------------------------------------------- who has to look


@pytest.mark.parametrize(("name", "rate"), [("beginner", 0.004), ("master", 0.03)])
def test_a_finder_finds_by_its_rate(name: str, rate: float) -> None:
    s, log = laid(hap.Config())
    bot = level("hap", name).bot

    def share(now: Seen) -> float:
        return sum(type(bot(now, Random(i))) is Call for i in range(4000)) / 4000

    assert share(seen(s, log)) == pytest.approx(1 - exp(-rate * 3 * 10), abs=0.025)
    for a in (Pass(0), Pass(1)):  # in vain: what matters is the time since, 10 s and 10 s
        s, log = hap.apply(s, a), (*log, a)
    assert share(seen(s, log)) == pytest.approx(1 - exp(-rate * 3 * 20), abs=0.025)


def test_what_was_found_meanwhile_is_not_forgotten() -> None:
    """Who called a hap may have seen another: its time runs from when it last knew of none."""
    s, log = laid(hap.Config())
    for a in (Call(0), Name(0, (1, 2, 3)), Judge(TABLE, 0, 1), Pass(1)):
        s, log = hap.apply(s, a), (*log, a)
    assert looked(seen(s, log), 0).mine == 1.5  # half of its own turn, all of the other's
    for b in (Gyeol(0), Judge(TABLE, 0, -1), Pass(1)):
        s, log = hap.apply(s, b), (*log, b)
    here = looked(seen(s, log), 0)
    assert (here.all, here.mine, here.least) == (3.0, 1.0, 2)  # one found, one there for sure


def test_how_sure_one_is_that_none_is_left() -> None:
    assert none_left(0, 0.0, 0) == pytest.approx(2_106 / 4_686_825)
    assert none_left(2, 0.5, 3) == 0  # a wrong gyeol said so
    assert none_left(12, 0.0, 0) == 1
    sure = [none_left(3, t / 4, 0) for t in range(20)]
    assert sure == sorted(sure)
    assert sure[0] < THETA < sure[-1]


# ---------------------------------------------------------------- fair and legal


def test_legal_under_any_house_rules() -> None:
    bots, steps, ended = [one.bot for one in LEVELS], 0, 0
    for seed in range(40):
        rng = Random(f"legal {seed}")
        config = company(rng)
        table = Table(hap, config, [rng.choice(bots) for _ in range(12)], f"legal {seed}")
        for _ in range(250):
            options = hap.options(table.state)
            if not options:
                ended += 1
                break
            wish = table.choice(options)
            check(wish, options)
            steps += wish.actor >= 0
            table.do(wish)
    assert steps > 3000
    assert ended > 2


def test_the_same_dice_do_the_same() -> None:
    s, log = laid(hap.Config())
    for one in LEVELS:
        for i in range(20):
            now = seen(s, log)
            assert one.bot(now, Random(i)) == one.bot(now, Random(i))
            dreamt = replace(now, state=hap.imagine(s, Random(9)))
            assert one.bot(now, Random(i)) == one.bot(dreamt, Random(i))


def test_a_name_is_asked_of_who_knows_none() -> None:
    """Somebody else's call, taken over: no hap is left to be named."""
    s = replace(left(laid(hap.Config())[0], 0), step="name")
    for one in LEVELS[1:]:
        wish = one.bot(seen(s), Random(0))
        check(wish, hap.options(s))
        assert type(wish) is not Name


# ---------------------------------------------------------------- strength


def test_the_quicker_wins() -> None:
    assert sum(match(("master", "beginner", n))[0] for n in range(10)) >= 9
    assert sum(match(("champion", "master", n))[0] for n in range(10)) == 10
    assert uniform not in (CHAMPION, MASTER)


@pytest.mark.long
@pytest.mark.parametrize(
    ("one", "other", "matches", "mark"),
    [
        ("regular", "beginner", 1000, 0.7),
        ("quick", "regular", 1000, 0.7),
        ("master", "quick", 1000, 0.7),
        ("champion", "master", 500, 0.98),
    ],
)
def test_levels_by_their_marks(one: str, other: str, matches: int, mark: float) -> None:
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(match, [(one, other, n) for n in range(matches)], chunksize=20))
    assert sum(g[0] for g in got) / matches >= mark
