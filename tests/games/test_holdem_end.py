"""Cooperative Hold'em: holes H-20 to H-32, bust teams, roles, the end."""

from __future__ import annotations

from typing import Any

from engine.games import holdem
from engine.timeline import Timeline
from engine.types import CHANCE
from tests.games.test_holdem import (
    HOUSE,
    card,
    code,
    dealt,
    folds,
    forced,
    over,
    play,
    purses,
    seen,
    table,
    words,
)
from tests.games.test_holdem_holes import bet_one, showdown


def test_H20_H24_H27_a_bust_team_leaves_both_rooms() -> None:
    t = bet_one(table((10, 2, 10, 10)), 9, 2, 3, 4)
    play(t, "1 bet 2", "2 call", "3 fold", "4 fold")
    card(t, 7)
    forced(t)
    assert t.state.candidate == 1
    play(t, "begin")
    assert t.state.seated == (0, 2, 3)
    assert holdem.places(t.state, frozenset({1, 5})) == frozenset()
    play(t, "deal 1", "deal 2", "deal 3", "pose 5")
    assert t.options()[0].fields["team"].of == (0, 2, 3)
    assert code(t, "5 solve 2") == "team-may-not-answer"


def test_H21_one_purse_a_team_whoever_sits() -> None:
    t = table((20, 20, 20, 20))
    for _ in range(5):
        folds(t)
    before = purses(t)
    play(t, "begin")
    assert t.state.helper == (True,) * 4
    assert purses(t) == tuple(n - 1 for n in before)


def test_H22_no_gifts_while_it_runs() -> None:
    assert holdem.GARNET_MATCH


def bust_together(**switches: Any) -> Timeline:
    """Teams 2 and 3 lose all in one round: they had 3 and 4; team 4 folds, team 1 wins."""
    t = bet_one(table((20, 3, 4, 20), **switches), 9, 2, 3, 4)
    play(t, "1 bet 6", "2 call", "3 call", "4 fold")
    card(t, 7)
    return forced(t)


def test_H23_who_had_fewer_before_the_hand_is_the_candidate() -> None:
    t = bust_together()
    assert (t.state.candidate, purses(t)) == (1, (28, 0, 0, 19))


def test_H23_with_as_many_the_lower_hand() -> None:
    t = bet_one(table((20, 3, 3, 20)), 9, 2, 1, 4)
    play(t, "1 bet 6", "2 call", "3 call", "4 fold")
    card(t, 7)
    assert forced(t).state.candidate == 2


def test_H23_nominate() -> None:
    t = bust_together(simultaneous_bust="nominate")
    assert words(t) == ["1 nominate"]
    assert code(t, "begin") == "nominate-first"
    play(t, "nominate 3")
    assert (t.state.candidate, t.state.step) == (2, "ready")


def test_H23_random() -> None:
    t = bust_together(simultaneous_bust="random")
    (o,) = t.options()
    assert (o.actor, o.fields["seat"].of) == (CHANCE, (1, 2))


def second_bust(**switches: Any) -> Timeline:
    t = bet_one(table((20, 2, 3, 20), **switches), 9, 1, 3, 4)
    play(t, "1 bet 2", "2 call", "3 fold", "4 fold")
    forced(card(t, 7))
    order = [i for i in holdem.betting.clockwise(4, t.state.first) if purses(t)[i]]
    dealt(t, *[{0: 9, 2: 1, 3: 2}[i] for i in order])
    card(t, 7)
    for i in [*t.state.bets.due]:
        play(t, {0: "1 call", 2: "3 bet 2", 3: "4 fold"}[i])
    return forced(card(t, 6))


def test_H24_a_second_bust_team_is_no_candidate_and_the_rest_play_on() -> None:
    t = second_bust()
    assert (t.state.candidate, t.state.step) == (1, "ready")
    assert purses(t)[2] == 0


def test_H24_the_game_ends_at_once() -> None:
    t = second_bust(second_bust="ends")
    assert t.state.step == "over"
    assert holdem.result(t.state).winners == (0,)
    assert holdem.result(t.state).last == (1,)
    assert code(t, "begin") == "game-over"


def test_H25_one_team_left_wins() -> None:
    t = bet_one(table((5, 3)), 9, 2)
    play(t, "1 bet 3", "2 call")
    card(t, 6)
    forced(t)
    assert t.state.step == "over"
    assert holdem.result(t.state) == holdem.Result((0,), (1,))


def test_H26_nobody_bust_the_fewest_is_candidate() -> None:
    start = (10, 10, 10, 10)
    assert holdem.result(over((20, 4, 9, 7), start)).last == (1,)
    assert holdem.result(over((20, 5, 5, 10), start)).last == (1, 2)  # then F-2
    assert holdem.result(over((10, 10, 10, 10), (9, 10, 11, 10))).last == (1, 2, 3)
    none = over((20, 4, 9, 7), start, switches={"none_bust": "no_candidate"})
    assert holdem.result(none).last == ()


def test_F16_a_tie_that_start_garnets_do_not_break_is_joint() -> None:
    assert holdem.result(over((15, 15, 4, 6), (10, 10, 10, 10))).winners == (0, 1)
    assert holdem.TOKENS[1] == 1


def test_H28_the_chairs_of_the_score_are_the_principals() -> None:
    t = table((20, 20, 20, 20))
    for _ in range(6):
        folds(t)
    assert len(holdem.garnets(t.state)) == 4
    assert holdem.places(t.state, frozenset({0})) == frozenset({4})


def test_H30_the_undealt_cards_are_never_shown() -> None:
    t = showdown(5, 8, 1, 2, shared=(5, 8))
    assert all(a.startswith("table holdem.show") is False or a.split()[3] in "5812"
               for a in seen(t)[1])  # fmt: skip


def ten_rounds(**switches: Any) -> Timeline:
    t = table((20, 20, 20, 20), **switches)
    for _ in range(10):
        folds(t)
    return t


def test_H31_roles_are_sealed_and_opened_together() -> None:
    t = play(ten_rounds(), "2 role helper", "1 role principal")
    assert seen(t)[0].choices == (None, None, "", "")
    assert seen(t)[1][-1] == "1 holdem.role ?"
    assert seen(t, 1)[0].choices == (None, "helper", "", "")
    assert seen(t, 4)[0].choices == (None, None, "", "")
    play(t, "3 role helper", "4 role helper", "table roles")
    assert t.state.helper == (False, True, True, True)
    assert t.state.choices == ("",) * 4


def test_H31_after_120_seconds_the_roles_of_round_ten_stay() -> None:
    t = play(ten_rounds(), "2 role principal", "late")
    assert HOUSE.role_seconds == 120
    assert seen(t)[0].choices == ("stays", None, "stays", "stays")
    forced(t)
    assert t.state.helper == (True, False, True, True)


def test_H31_open_by_standing() -> None:
    t = ten_rounds(roles="open_by_standing")
    play(t, "correct 3 40 counted")
    assert words(t) == ["3 role"]
    play(t, "3 role principal")
    assert seen(t)[0].choices == ("", "", "principal", "")


def test_H32_time_is_up_at_the_table() -> None:
    t = play(bet_one(table()), "late")
    assert t.state.bets.live == (1, 2, 3)  # he owes nothing but may not check
    t = play(bet_one(table(check="yes")), "late")
    assert t.state.bets.live == (0, 1, 2, 3)
    assert t.state.bets.due == (1, 2, 3)
    t = play(bet_one(table(check="yes")), "1 bet 3", "late")
    assert t.state.bets.live == (0, 2, 3)
    assert HOUSE.seconds == 60


def test_H32_no_limit() -> None:
    assert code(bet_one(table(seconds=0)), "late") == "no-clock-runs"
