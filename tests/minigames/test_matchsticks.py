"""Matchsticks by §10.1, every figure of it enumerated again."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from engine.minigames import matchsticks
from engine.minigames.matchsticks.checker import check
from engine.minigames.matchsticks.maker import GRIDS
from engine.minigames.matchsticks.records import (
    FIGURES,
    OTHER_FIGURES,
    Equation,
    Squares,
    places,
    text_of,
)
from engine.minigames.matchsticks.solver import EITHER, USUAL, equations, solve
from engine.types import Illegal

SELF = {"06", "09", "69", "23", "35"}
GIVES = {"65", "71", "80", "86", "89", "93", "95"}
TAKES = {"08", "17", "39", "56", "59", "68", "98"}


def false_equations(first, second, third):
    for a, sign, b, c in product(first, "+-", second, third):
        if (a + b if sign == "+" else a - b) != c:
            yield Equation(a, sign, b, c)


ONE_DIGIT = tuple(false_equations(range(10), range(10), range(10)))


def test_10_1_moves_on_one_figure():
    sets = {k: set(v) for k, v in FIGURES.items() if k.isdigit()}
    pairs = [(x, y) for x, y in product(sets, sets) if x != y]
    change = {x + y: (len(sets[x] - sets[y]), len(sets[y] - sets[x])) for x, y in pairs}
    assert {"".join(sorted(k)) for k, v in change.items() if v == (1, 1)} == SELF
    assert {k for k, v in change.items() if v == (1, 0)} == GIVES
    assert {k for k, v in change.items() if v == (0, 1)} == TAKES
    assert set(FIGURES["+"]) > set(FIGURES["-"])


def test_10_1_other_figures_lack_a_tail_or_have_one_more():
    assert {x: len(set(FIGURES[x]) ^ set(y)) for x, y in OTHER_FIGURES.items()} == dict.fromkeys(
        "679", 1
    )


def test_10_1_there_are_1890_false_equations_of_one_digit_each():
    assert len(ONE_DIGIT) == 1890


def test_10_1_483_have_one_answer_as_shown():
    counts = Counter(len(equations(e, USUAL)) for e in ONE_DIGIT)
    assert counts == {0: 1265, 1: 483, 2: 131, 3: 11}


def test_10_1_581_with_either_figure_and_416_under_both():
    either = {e for e in ONE_DIGIT if len(equations(e, EITHER)) == 1}
    both = {e for e in either if len(equations(e, USUAL)) == 1}
    assert (len(either), len(both)) == (581, 416)
    assert all(equations(e, USUAL) == solve(e) for e in both)


def test_10_1_what_can_be_typed_is_what_is_unique_under_both():
    assert sum(_readable(text_of(e)) for e in ONE_DIGIT) == 416


def _readable(text):
    try:
        return bool(matchsticks.read_problem(text))
    except Illegal:
        return False


@pytest.mark.long
def test_10_1_two_digits_160290_of_which_17169_have_one_answer():
    some = false_equations(range(10, 100), range(10), range(10, 100))
    counts = Counter(len(equations(e, USUAL)) for e in some)
    assert (sum(counts.values()), counts[1]) == (160_290, 17_169)


def test_10_1_the_newspaper_puzzle_has_two_answers_and_a_third():
    puzzle = Equation(6, "+", 4, 4)
    assert {text_of(e) for e in equations(puzzle, USUAL)} == {"0+4=4", "8-4=4"}
    assert {text_of(e) for e in solve(puzzle)} == {"0+4=4", "8-4=4", "5+4=9"}
    assert all(check(puzzle, e) for e in solve(puzzle))


@pytest.mark.parametrize("answer", ["6+4=4", "6+4=10", "7-3=4", "2+2=4", "66+4=4"])
def test_10_1_a_wrong_answer_is_not_right(answer):
    puzzle = Equation(6, "+", 4, 4)
    assert not check(puzzle, matchsticks.read_answer(puzzle, answer))


def test_10_1_no_leading_zero():
    assert Equation(8, "+", 2, 10) not in solve(Equation(8, "+", 2, 18))
    with pytest.raises(Illegal, match="leading-zero"):
        matchsticks.read_answer(Equation(6, "+", 4, 4), "06+4=10")


def test_10_1_the_number_of_matches_stays():
    for e in ONE_DIGIT[::7]:
        assert {_matches(x) for x in equations(e, USUAL)} <= {_matches(e)}


def _matches(e):
    return sum(len(FIGURES.get(x, "==")) for x in text_of(e))


# ---------------------------------------------------------------- squares (M2)

COUNTED = [  # rows, cols, remove, leave, ways
    (2, 2, 1, 3, 4),
    (2, 2, 2, 2, 4),
    (2, 2, 2, 3, 4),
    (2, 2, 4, 1, 1),
    (2, 3, 3, 2, 1),
]


@pytest.mark.parametrize(("rows", "cols", "remove", "leave", "ways"), COUNTED)
def test_10_1_strict_counts_of_squares(rows, cols, remove, leave, ways):
    assert len(solve(Squares(rows, cols, remove, leave))) == ways


def test_10_1_sizes_of_the_grids():
    assert [len(places(2, 2)), len(places(2, 3))] == [12, 17]
    assert solve(Squares(2, 2, 0, 5)) == solve(Squares(2, 3, 0, 8)) == ((),)


def test_10_1_a_loose_match_is_not_allowed():
    corner = (1,)  # the top of one small square: its left side would be loose
    assert not check(Squares(2, 2, 1, 3), corner)
    assert check(Squares(2, 2, 2, 3), (1, 3))


def test_10_1_the_grids_used_are_among_the_few_that_are_unique():
    few = {
        Squares(rows, cols, remove, leave)
        for rows, cols in ((1, 2), (1, 3), (1, 4), (1, 5), (2, 2), (2, 3), (2, 4), (3, 3), (2, 5))
        for remove, leave in _unique(rows, cols)
    }
    assert {g for grids in GRIDS.values() for g in grids} == few


def _unique(rows, cols):
    """Each (remove, leave) with one way, counted over every set of squares that can stay."""
    grid = Squares(rows, cols, 0, 1)
    outlines = [x for n in range(1, min(rows, cols) + 1) for x in _outlines(grid, n)]
    everything, counts = len(places(rows, cols)), Counter()
    for chosen in range(1, 1 << len(outlines)):
        stay = frozenset().union(*[x for k, x in enumerate(outlines) if chosen >> k & 1])
        if all((chosen >> k & 1) == (x <= stay) for k, x in enumerate(outlines)):
            counts[everything - len(stay), chosen.bit_count()] += 1
    return [what for what, ways in counts.items() if ways == 1 and what[0]]


def _outlines(grid, n):
    number = {place: k for k, place in enumerate(places(grid.rows, grid.cols))}
    for y, x in product(range(grid.rows - n + 1), range(grid.cols - n + 1)):
        lying = {number[i, j, i + 1, j] for i in range(x, x + n) for j in (y, y + n)}
        yield lying | {number[i, j, i, j + 1] for i in (x, x + n) for j in range(y, y + n)}


# ---------------------------------------------------------------- words and picture

REFUSED = [
    ("", "problem-unreadable"),
    ("6+4", "problem-unreadable"),
    ("6*4=24", "problem-unreadable"),
    ("6+4=\x00", "problem-unreadable"),
    ("6+4=" + "1" * 400, "problem-unreadable"),
    ("2x2-0=5", "problem-unreadable"),
    ("06+4=4", "leading-zero"),
    ("5+4=9", "problem-already-true"),
    ("6-4=4", "problem-without-answer"),
    ("6+4=4", "problem-with-several-answers"),
    ("2x2-1=3", "problem-with-several-answers"),
    ("2x2-3=5", "problem-without-answer"),
    ("4x4-2=9", "problem-grid-too-big"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_a_problem_is_refused(text, code):
    with pytest.raises(Illegal) as refused:
        matchsticks.read_problem(text)
    assert refused.value.code == code


def test_a_problem_that_needs_other_figures_is_refused():
    tailless = [e for e in ONE_DIGIT if len(solve(e)) == 1 and not equations(e, USUAL)]
    assert len(tailless) == 581 - 416
    with pytest.raises(Illegal, match="problem-needs-other-figures"):
        matchsticks.read_problem(text_of(tailless[0]))


def test_several_answers_may_be_allowed():
    assert matchsticks.read_problem(" ６ ＋ ４ = 4 ", several=True) == Equation(6, "+", 4, 4)
    assert matchsticks.read_problem("2×2−1=3", several=True) == Squares(2, 2, 1, 3)


ANSWERS_REFUSED = [
    ("6+4=4", "4", "answer-unreadable"),
    ("6+4=4", "x", "answer-unreadable"),
    ("2x2-4=1", "a", "answer-unreadable"),
    ("2x2-4=1", "1 2 3 13", "no-such-match"),
    ("2x2-4=1", "0 2 3 4", "no-such-match"),
    ("2x2-4=1", "1 1 2 3", "match-twice"),
    ("2x2-4=1", "1 2 3", "wrong-number-of-matches"),
]


@pytest.mark.parametrize(("problem", "text", "code"), ANSWERS_REFUSED)
def test_an_answer_is_refused(problem, text, code):
    with pytest.raises(Illegal) as refused:
        matchsticks.read_answer(matchsticks.read_problem(problem, several=True), text)
    assert refused.value.code == code


def test_answers_are_read_as_people_type_them():
    grid = Squares(2, 2, 4, 1)
    assert matchsticks.read_answer(grid, "9, 7,6 4") == solve(grid)[0]
    assert matchsticks.read_answer(Equation(6, "+", 4, 4), "８－４ ＝ ４") == Equation(8, "-", 4, 4)


def test_the_picture_has_every_match_once():
    shown = matchsticks.statement(Equation(8, "+", 1, 7)).picture.sticks
    assert len(shown) == len(set(shown)) == 7 + 2 + 2 + 2 + 3
    assert all(abs(s.x2 - s.x1) + abs(s.y2 - s.y1) == 100 for s in shown)
    grid = matchsticks.statement(Squares(2, 3, 3, 2))
    assert [s.label for s in grid.picture.sticks] == [str(k) for k in range(1, 18)]
    assert (grid.ask, grid.facts) == ("squares", (("remove", 3), ("leave", 2)))
