"""Cooperative Hold'em: holes H-14 to H-19, the mini-game room."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.holdem import room
from engine.types import CHANCE, DEALER, replace
from tests.games.test_holdem import (
    HOUSE,
    code,
    dealt,
    folds,
    play,
    seen,
    table,
    words,
)
from tests.games.test_holdem_holes import bet_one


def test_H14_problem_two_starts_when_bet_one_closes() -> None:
    t = bet_one(table())
    assert code(t, "chance holdem.pose matchsticks 1 5") == "room-waits"
    play(t, "1 bet 2", "2 call", "3 call", "4 call")
    assert words(t) == ["0 pose 0..9999"]


def test_H14_during_bet1_and_the_pick_is_kept_sealed() -> None:
    t = bet_one(table(second_problem="during_bet1"))
    play(t, "1 bet 2", "pose 5", "2 call", "solve 2")
    play(t, "pick 9")
    assert code(t, "bring") == "betting-first"
    before = seen(t, 0)
    play(t, "3 call", "4 call")
    assert t.state.shared == (8,)
    assert before[0].room is None
    play(t, "bring", "open")
    assert t.state.shared == (8, 9)
    t = bet_one(table(second_problem="during_bet1"))
    play(t, "pose 5", "1 fold", "2 fold", "3 fold")
    assert t.state.room is None


def test_H15_the_room_sees_the_bets_as_they_happen() -> None:
    t = play(bet_one(table()), "1 bet 5")
    assert seen(t, 4)[0].bets == t.state.bets
    assert seen(t, 4)[1][-1] == "1 holdem.bet 5"


def test_H16_nobody_solves_in_time_the_dealer_draws() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 5", "lapse")
    assert words(t) == ["0 draw"]
    play(t, "draw 6")
    assert code(t, "lapse") == "problem-solved"
    play(t, "bring", "open")
    assert t.state.shared == (6,)
    assert (HOUSE.problem_seconds, HOUSE.pick_seconds) == (180, 30)


def test_H16_a_solver_who_does_not_choose_loses_the_choice() -> None:
    t = play(dealt(table(no_solver="new_problem"), 1, 2, 3, 4), "pose 5", "solve 1", "lapse")
    assert words(t) == ["0 draw"]


def test_H16_new_problem() -> None:
    t = play(dealt(table(no_solver="new_problem"), 1, 2, 3, 4), "pose 5", "lapse")
    assert words(t) == ["0 pose 0..9999"]
    assert t.state.room is None


def test_H16_no_limit() -> None:
    t = play(dealt(table(no_solver="no_limit"), 1, 2, 3, 4), "pose 5")
    assert code(t, "lapse") == "no-limit-here"


def test_H16_the_table_cannot_tell_a_draw_from_a_choice() -> None:
    drawn = play(dealt(table(), 1, 2, 3, 4), "pose 5", "lapse", "draw 6", "bring", "open")
    picked = play(dealt(table(), 1, 2, 3, 4), "pose 5", "solve 2", "pick 6", "bring", "open")
    assert seen(drawn) == seen(picked)
    assert seen(drawn, 0, 1) == seen(picked, 0, 1)
    assert seen(drawn, 4)[1] != seen(picked, 4)[1]


def test_H17_a_wrong_answer_locks_for_five_seconds_only() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 5", "wrong 2", "wrong 3", "wrong 2")
    assert t.state.room.wrong == (2, 1)
    play(t, "solve 2")
    assert t.state.room.solver == 1


@pytest.mark.parametrize("rule", ["dealer_random", "new_problem", "no_limit"])
def test_H17_out_for_problem(rule: str) -> None:
    t = table(wrong_answer="out_for_problem", no_solver=rule)
    play(dealt(t, 1, 2, 3, 4), "pose 5", "wrong 2")
    assert code(t, "5 solve 2") == "team-may-not-answer"
    assert code(t, "5 wrong 2") == "team-may-not-answer"
    play(t, "wrong 1", "wrong 3", "wrong 4")
    assert words(t) == (["0 pose 0..9999"] if rule == "new_problem" else ["0 draw"])


def test_H17_free() -> None:
    t = play(dealt(table(wrong_answer="free"), 1, 2, 3, 4), "pose 5", "wrong 2", "solve 2")
    assert t.state.room.solver == 1


def test_H18_who_was_first_is_what_is_entered() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 5", "solve 2")
    assert code(t, "5 solve 1") == "problem-solved"


def test_H19_cycle() -> None:
    t = table((30, 30, 30, 30))
    kinds = [folds(t).state.kind for _ in range(4)]
    assert kinds == ["matchsticks", "scales", "packing", "matchsticks"]


@pytest.mark.parametrize(("rule", "actor"), [("random", CHANCE), ("host", DEALER)])
def test_H19_random_and_host(rule: str, actor: int) -> None:
    t = play(table(kinds=rule), "begin")
    (o,) = t.options()
    assert (o.actor, o.fields["kind"].of) == (actor, ("matchsticks", "scales", "packing"))
    play(t, "kind scales", "deal 1", "deal 2", "deal 3", "deal 4")
    assert t.options()[0].fields["kind"].of == ("scales",)
    assert code(t, "dealer holdem.kind packing") == "kind-known"


def test_10_levels_rise_with_the_round() -> None:
    s = table().state
    rising = [room.level(replace(s, round=n)) for n in range(1, 21)]
    assert rising == sorted(rising)
    assert Counter(rising) == {1: 7, 2: 7, 3: 6}
    fixed = replace(s, config=replace(HOUSE, levels=2))
    assert [room.level(replace(fixed, round=n)) for n in (1, 20)] == [2, 2]
