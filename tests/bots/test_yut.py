"""Bots of Strategic Yut: legal under any house rules, blind to hidden sticks, strong in order."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.bots.bot import Bot, uniform
from engine.bots.registry import level
from engine.bots.table import Table
from engine.bots.yut import LEVELS, house, leaf, search, sticks, values
from engine.bots.yut.player import mixtures, results
from engine.games import yut
from engine.games.yut.mat import FINISH, HOME, OFF
from engine.games.yut.records import RESULTS, Choose, Go, Late, State
from engine.seen import Seen
from engine.types import NOBODY, Action, check, replace
from tests.bots.measure_yut import USUAL, match
from tests.games.test_yut_laws import company

REGULAR, CHAMPION = level("yut", "regular").bot, level("yut", "champion").bot


def walked(bots: list[Bot], config: yut.Config, seed: str, steps: int) -> list[tuple[Seen, Action]]:
    """What each chair saw and did; now and then a chair is late or a stick is drawn for it."""
    table, rng, out = Table(yut, config, bots, seed), Random(seed), []
    for _ in range(steps):
        options = yut.options(table.state)
        late = [o for o in yut.asides(table.state) if o.kind is Late]
        if not options:
            break
        if late and rng.random() < 0.03:
            table.do(late[0].sample(rng))
            continue
        wish = table.choice(options)
        check(wish, options)
        if wish.actor >= 0:
            out.append((table.seen(wish.actor), wish))
        table.do(wish)
    return out


@cache
def game(seed: str) -> list[tuple[Seen, Action]]:
    """A usual match of regular bots, never to be changed."""
    return walked([REGULAR] * 4, USUAL, seed, 5000)


# ---------------------------------------------------------------- the rules in the search


def outcomes(s: State) -> set[tuple[Any, ...]]:
    """What the engine makes of every move."""
    out = set()
    for o in yut.options(s):
        if o.kind is Go:
            fields: Any = o.fields
            for join in fields["join"].of:
                one = [fields[name].of[0] for name in ("result", "piece", "to")]
                t = yut.apply(s, Go(o.actor, *one, join))
                out.add((one[0], house.sides(t), t.caught if t.step != "over" else 0))
    return out


def expected(s: State) -> set[tuple[Any, ...]]:
    """What the search makes of them."""
    made, both = house.House(s.config), house.sides(s)
    order = search.searching(s.config, s.first).order
    side, role = order[s.turn % 4]
    out = set()
    for r in set(s.saved):
        n = RESULTS.index(r)
        for after, cell, hit in made.steps(both[side], role, n):
            struck = made.struck(both[1 - side], cell)
            left = both[1 - side] if struck is None else struck
            more = (hit or struck is not None) and made.more[n]
            now = (left, after) if side else (after, left)
            out.add((r, now, 0 if after[0] == 2 else s.caught + more))
    return out


def test_the_search_moves_as_the_rules_do_in_any_house() -> None:
    moved = several = hits = 0
    for seed in range(60):
        rng = Random(f"rules {seed}")
        config = replace(company(rng), sticks="typed", stack_way="last", split="free")
        table = Table(yut, config, [uniform] * 4, f"rules {seed}")
        for _ in range(120):
            s = table.state
            if s.step == "over":
                break
            if s.step == "move":
                made = outcomes(s)
                assert made == expected(s)
                moved += 1
                several += len(s.saved) > 1
                hits += any(caught > s.caught for *_, caught in made)
            table.do(table.choice(yut.options(s)))
    assert moved > 1000
    assert several > 100
    assert hits > 50


def test_the_search_throws_as_the_rules_do() -> None:
    """One throw deep, its results are those of the states that the engine makes of them."""
    seen = [s for s, _ in game("throws") if s.state.step == "throw"]
    for one in seen[::8]:
        s = replace(one.state, sticks=yut.records.NONE_IN)
        look = search.searching(s.config, s.first)
        got = results(s, 3)
        for n, sides in enumerate([("front",) * k + ("back",) * (4 - k) for k in range(5)]):
            t = yut.apply(s, yut.records.Throw(-1, sides))
            a, b = house.sides(t)
            saved = tuple(sorted(RESULTS.index(r) for r in t.saved))
            deep = search.within(2, saved)
            if t.step == "move":
                assert got[n] == look.move(a, b, t.turn % 4, t.caught, saved, deep)
            else:
                assert got[n] == look.throw(a, b, t.turn % 4, t.owed, t.caught, saved, deep)
    assert len(seen) > 40


def test_turns_to_go() -> None:
    left = leaf.turns("optional", "reach", "lost", "as_came")
    assert left[HOME] == 0
    assert max(left) == left[OFF] == pytest.approx(6.391, abs=0.001)
    # one before the finish: all but a back-do are home, a yut or mo at no turn at all
    assert left[FINISH - 1] == pytest.approx(5 / 9 + 2 / 9 * (1 + left[FINISH - 2]))


# ---------------------------------------------------------------- the game of sticks


def test_a_throw_is_worth_the_same_to_both_teams() -> None:
    rng = Random(1)
    inner = 0
    for _ in range(2000):
        w = [round(rng.uniform(-1, 1), rng.choice((1, 6))) for _ in range(5)]
        value, mine = sticks.solve(w)
        other, his = sticks.solve([-x for x in w])
        assert value == pytest.approx(-other, abs=1e-9)
        assert sticks.value(w) == pytest.approx(value, abs=1e-9)
        assert sum(mine) == pytest.approx(1)
        assert sum(his) == pytest.approx(1)
        for b in range(3):  # nobody does better against it
            assert sum(x * w[a + b] for a, x in enumerate(mine)) >= value - 1e-9
            assert sum(x * w[a + b] for a, x in enumerate(his)) <= value + 1e-9
        inner += min(mine) > 0
    assert inner > 100


@pytest.mark.parametrize(
    ("w", "value", "mix"),
    [
        ([0, 1, 0, 1, 0], 0.5, None),  # odd or even: half and half
        ([0, 0, 1, 2, 2], 1.0, (0.0, 0.0, 1.0)),  # more is better for us: both sticks
        ([1, -1, 0, 0, 0], 0.0, None),
    ],
)
def test_known_throws(w: list[float], value: float, mix: sticks.Mix | None) -> None:
    got = sticks.solve(w)
    assert got[0] == pytest.approx(value)
    assert mix is None or got[1] == mix


def test_private_draws_make_the_mixture_exactly() -> None:
    rng, able = Random(2), 0
    for _ in range(2000):
        cuts = sorted([rng.random(), rng.random()])
        mix = (cuts[0], cuts[1] - cuts[0], 1 - cuts[1])
        alone = sticks.apart(mix)
        assert (alone is not None) == (mix[0] ** 0.5 + mix[2] ** 0.5 <= 1)
        if alone:
            p, q = alone
            assert 0 <= q <= p <= 1
            assert ((1 - p) * (1 - q), p * q) == pytest.approx((mix[0], mix[2]))
            able += 1
    assert 200 < able < 1800


def test_partners_draw_the_teams_number_together() -> None:
    """Where private draws cannot make it, two partners who know nothing of each other's dice turn
    as many sticks as one draw says; over many matches, as often as the mixture says."""
    spot = next(
        s
        for s, a in game("together")
        if type(a) is Choose and sticks.apart(mixtures(s.state, 2)[a.actor % 2]) is None
        and s.state.count > 4 and min(mixtures(s.state, 2)[a.actor % 2][::2]) > 0.1
    )  # fmt: skip
    team = spot.options[0].actor % 2
    mix, turned = mixtures(spot.state, 2)[team], Counter[int]()
    for n in range(600):
        log, number = (*spot.log, Go(0, "gae", 1, n % 29, n)), 0  # another past, the same mat
        for chair in (team, team + 2):
            view = replace(spot.state, sticks=yut.records.NONE_IN)
            options = tuple(o for o in yut.options(view) if o.actor == chair)
            seen = Seen(frozenset({chair}), view, log, options)
            wishes = {REGULAR(seen, Random(f"{n} {chair} {k}")) for k in range(2)}
            assert len(wishes) == 1  # its own dice do not matter here
            (wish,) = wishes
            assert isinstance(wish, Choose)
            number += wish.side == "front"
        turned[number] += 1
    for n, share in enumerate(mix):
        assert turned[n] / 600 == pytest.approx(share, abs=0.06)


# ---------------------------------------------------------------- fair and legal


def test_legal_under_any_house_rules() -> None:
    kinds = Counter[str]()
    for seed in range(20):
        rng = Random(f"legal {seed}")
        config = company(rng)
        bots = [rng.choice([REGULAR, uniform]) for _ in range(4)]
        if seed % 8 == 0:
            bots = [one.bot for one in LEVELS]
        for _seen, wish in walked(bots, config, f"legal {seed}", 60):
            kinds[type(wish).__name__] += 1
    assert kinds["Choose"] > 150
    assert kinds["Go"] > 150


def test_hidden_sticks_make_no_difference() -> None:
    compared = 0
    for n, (seen, wish) in enumerate(game("hidden")):
        if None not in seen.state.sticks:
            continue
        for k in range(3):
            dreamt = yut.imagine(seen.state, Random(k))
            other = replace(seen, state=dreamt)
            assert REGULAR(seen, Random(n)) == REGULAR(other, Random(n))
            compared += wish.actor >= 0
    assert compared > 50


def test_the_same_dice_do_the_same_with_or_without_memory() -> None:
    for n, (seen, _) in enumerate(game("same")[:60:4]):
        first = CHAMPION(seen, Random(n))
        search.searching.cache_clear()
        assert CHAMPION(seen, Random(n)) == first


def test_a_decision_of_the_champion_looks_at_so_many_positions_at_most() -> None:
    """The budget is a count: 60,000 positions are a second on a slow machine."""
    most = 0
    for seen, _ in game("budget")[::6]:
        search.searching.cache_clear()
        CHAMPION(seen, Random(1))
        most = max(most, len(search.searching(seen.state.config, seen.state.first)._known))
    assert 500 < most < 60_000


# ---------------------------------------------------------------- strength


def test_who_can_win_wins() -> None:
    s = yut.setup(USUAL)
    at = (HOME, FINISH - 1, 3, OFF, OFF, OFF, OFF, OFF)
    s = replace(s, step="move", at=at, saved=("gae",), owed=0)
    seen = Seen(frozenset({0}), s, (), yut.options(s))
    wish = CHAMPION(seen, Random(0))
    assert yut.apply(s, wish).winner == 0
    assert dict(values(seen, Random(0)))[wish] == 1.0


def test_the_choice_is_the_best_of_the_values() -> None:
    moves = [(s, a) for s, a in game("values") if s.state.step == "move"][::3]
    for seen, _ in moves:
        worth = dict(values(seen, Random(0)))
        assert worth[CHAMPION(seen, Random(5))] == max(worth.values())
        assert all(0 <= v <= 1 for v in worth.values())
    assert len(moves) > 5
    sealed = next(s for s, a in game("values") if type(a) is Choose)
    assert {a.side for a, _ in values(sealed, Random(0)) if type(a) is Choose} == {"front", "back"}


def test_nobody_throws_for_ever() -> None:
    """A match that is won is ended: a win later is worth less."""
    assert all(seen.state.count < 200 for seen, _ in game("ends"))
    assert game("ends")[-1][0].state.late == NOBODY


def test_looking_ahead_beats_chance() -> None:
    assert sum(match(("regular", "uniform", n))[0] for n in range(20)) >= 17


@pytest.mark.long
@pytest.mark.parametrize(
    ("one", "other", "games", "mark"),
    [
        ("regular", "uniform", 1000, 0.92),
        ("strong", "regular", 1000, 0.57),
        ("champion", "regular", 1000, 0.57),
    ],
)
def test_levels_by_their_marks(one: str, other: str, games: int, mark: float) -> None:
    with ProcessPoolExecutor(2) as pool:
        got = list(pool.map(match, [(one, other, n) for n in range(games)], chunksize=10))
    assert sum(g[0] for g in got) / games >= mark
