"""What holds for all three mini-games: one answer, seeded, three ways that know not each other."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import msgspec
import pytest

from engine import minigames
from engine.minigames import LEVELS, MINIGAMES, Problem, Statement, draws
from engine.minigames.matchsticks.records import Equation, Squares
from engine.minigames.packing.records import Packing
from engine.minigames.scales.records import OddCoin, Ratio
from engine.types import Illegal
from tests.minigames.candidates import candidates

ROOM = Path(minigames.__file__).parent
EACH = [(kind, level) for kind in MINIGAMES for level in LEVELS]


def problems(kind, level, count):
    game = MINIGAMES[kind]
    return [game.generate(f"law {k}", level) for k in range(count)]


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_every_problem_has_exactly_one_answer_and_it_is_right(kind, level):
    game = MINIGAMES[kind]
    for p in problems(kind, level, 25):
        (answer,) = game.solve(p)
        assert game.check(p, answer)
        assert game.read_answer(p, game.write_answer(answer)) == answer
        assert game.read_problem(game.write_problem(p)) == p


def disagreements(game, p, check):
    """Answers that solver and checker judge differently."""
    solved = set(game.solve(p))
    if isinstance(p, Packing):
        solved = {g for g in candidates(p) if _class(p, g) in {_class(p, s) for s in solved}}
        solved = {g for g in solved if _keeps(p, g)}
    return [a for a in candidates(p) if check(p, a) != (a in solved)]


def _class(p, grid):
    images = [grid]
    for _ in range(3):
        images.append(tuple(map("".join, zip(*images[-1][::-1]))))
    return min(x for g in images for x in (g, g[::-1]) if len(x) == p.rows)


def _keeps(p, grid):
    return all(a in (".", b) for a, b in zip("".join(p.laid), "".join(grid)))


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_solver_and_checker_agree_on_every_answer(kind, level):
    game = MINIGAMES[kind]
    for p in problems(kind, level, 4):
        assert not disagreements(game, p, game.check)


KINDS_OF = [
    Equation(6, "+", 4, 4),
    Equation(48, "+", 6, 40),
    Squares(2, 3, 3, 2),
    Squares(2, 2, 2, 3),
    MINIGAMES["scales"].read_problem("C=A+B; 2A=B+C; C=?B"),
    MINIGAMES["scales"].read_problem("8: 1 2>3 4", several=True),
    Packing(4, 5, "FLPU"),
]


def game_of(p):
    kinds = {Equation: "matchsticks", Squares: "matchsticks", Packing: "packing"}
    return MINIGAMES[kinds.get(type(p), "scales")]


@pytest.mark.parametrize("p", KINDS_OF)
def test_they_agree_where_there_are_several_answers_too(p):
    assert not disagreements(game_of(p), p, game_of(p).check)


@pytest.mark.parametrize("p", KINDS_OF)
def test_planted_a_checker_that_compares_with_one_stored_answer_is_caught(p):
    game = game_of(p)
    stored = game.solve(p)[0]
    alone = len(game.solve(p)) == 1 and not isinstance(p, Packing)
    assert alone or disagreements(game, p, lambda p, a: a == stored)


@pytest.mark.parametrize("p", KINDS_OF)
def test_planted_a_checker_that_looks_at_half_is_caught(p):
    """Any true sum, any removal, any ratio, the coin without its way, any full board."""
    assert disagreements(game_of(p), p, lambda p, a: bool(_half(a)))


def _half(a):
    return a.c == a.a + a.b if isinstance(a, Equation) else a


# ---------------------------------------------------------------- seeded


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_same_seed_gives_the_same_problem_and_others_vary(kind, level):
    game = MINIGAMES[kind]
    assert game.generate("a", level) == game.generate("a", level)
    assert len(set(problems(kind, level, 20))) > 5


class OnlyRandom:
    """A source that can do nothing but `random()`."""

    def __init__(self, seed):
        self.random = Random(seed).random


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_only_random_is_asked(kind, level, monkeypatch):
    before = problems(kind, level, 6)
    monkeypatch.setattr(draws, "Random", OnlyRandom)
    assert problems(kind, level, 6) == before


PINNED = {
    ("matchsticks", 1): ("0-5=6", "5+3=7"),
    ("matchsticks", 2): ("70-3=97", "26-9=27"),
    ("matchsticks", 3): ("46+49=86", "63-39=92"),
    ("scales", 1): ("B=2A+C; B=A+2C; B=?C", "B+2C=A; A+2C=2B; A=?C"),
    ("scales", 2): ("9: 3 4 7>1 5 8; 2 3 9=4 7 8; 2 5 9<4 6 8", "B+C+D=2A; C=2B; A=B+2C; A=?B"),
    ("scales", 3): (
        "A=3C; A+2D=B+C+E; D=C; A+B+D=2C+E; A=?B",
        "A+B+E=2C; 2B=A; A+2E=B+C+D; 2B+C=E; D=?A",
    ),
    ("packing", 1): ("5x3 LNV", "5x3 LPV"),
    ("packing", 2): ("5x5 LPVYZ ...../....Y/...YY/....Y/....Y", "5x4 FLPU"),
    ("packing", 3): ("5x5 FLUYZ", "5x5 FNTVY"),
}


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_seed_means_the_same_in_every_version(kind, level):
    game = MINIGAMES[kind]
    texts = tuple(game.write_problem(game.generate(seed, level)) for seed in ("garnet", "table"))
    assert texts == PINNED[kind, level]


@pytest.mark.parametrize("kind", MINIGAMES)
@pytest.mark.parametrize("level", [0, 4, -1])
def test_there_are_three_levels(kind, level):
    with pytest.raises(Illegal, match="out-of-range"):
        MINIGAMES[kind].generate("a", level)


def test_levels_rise():
    sums = [p for p in problems("matchsticks", 1, 30) if isinstance(p, Equation)]
    assert all(max(p.a, p.b, p.c) < 10 for p in sums)
    sums = [p for p in problems("matchsticks", 2, 30) if isinstance(p, Equation)]
    assert all(min(p.a, p.c) > 9 > p.b - 1 for p in sums)
    sums = [p for p in problems("matchsticks", 3, 30) if isinstance(p, Equation)]
    assert all(min(p.a, p.b, p.c) > 9 for p in sums)
    empty = {n: {len(p.pieces) for p in problems("packing", n, 20) if not p.laid} for n in LEVELS}
    assert empty == {1: {3}, 2: {4}, 3: {5}}
    helped = {n: {len(p.pieces) for p in problems("packing", n, 20) if p.laid} for n in LEVELS}
    assert helped == {1: {4}, 2: {5}, 3: {6}}


def test_both_families_of_each_game_come_up():
    drawn = {type(p) for kind in MINIGAMES for p in problems(kind, 1, 60)}
    assert drawn == {Equation, Squares, Ratio, OddCoin, Packing}


# ---------------------------------------------------------------- records


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_problems_and_statements_are_records(kind, level):
    for p in problems(kind, level, 5):
        shown = MINIGAMES[kind].statement(p)
        assert hash(p) is not None
        assert hash(shown) is not None
        assert msgspec.json.decode(msgspec.json.encode(p), type=Problem) == p
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Statement) == shown


def test_maker_solver_and_checker_do_not_know_each_other():
    """They share the record of a problem, never the judgement of an answer."""
    for kind in MINIGAMES:
        for name in ("maker", "solver", "checker"):
            tree = ast.parse((ROOM / kind / f"{name}.py").read_text("utf-8"))
            froms = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
            known = {m for m in froms if m.startswith("engine")}
            assert known <= {
                f"engine.minigames.{kind}.records",
                "engine.minigames.draws",
                "engine.minigames.statements",
            }


@pytest.mark.bench
@pytest.mark.parametrize(("kind", "level"), EACH)
def test_a_problem_takes_less_than_50_ms_at_the_median(kind, level):
    times = []
    for k in range(60):
        start = perf_counter()
        MINIGAMES[kind].generate(f"bench {k}", level)
        times.append(perf_counter() - start)
    assert median(times) < 0.05


@pytest.mark.bench
@pytest.mark.parametrize("text", ["8+3=9", "48+6=40", "2x3-3=2"])
def test_10_1_the_solver_takes_less_than_1_ms(text):
    p = MINIGAMES["matchsticks"].read_problem(text)
    times = []
    for _ in range(50):
        start = perf_counter()
        MINIGAMES["matchsticks"].solve(p)
        times.append(perf_counter() - start)
    assert median(times) < 0.001
