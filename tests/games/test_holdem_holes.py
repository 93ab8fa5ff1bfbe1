"""Cooperative Hold'em: the holes H-1 to H-32, each default and each alternative."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engine.games import holdem
from engine.games.holdem import finish, room
from engine.games.holdem.hands import rank, straights
from engine.timeline import Timeline
from engine.types import CHANCE, DEALER, NOBODY, replace
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


def bet_one(t: Timeline, *cards: int, shared: int = 8) -> Timeline:
    """A round up to betting round 1; player 1 is first."""
    return card(dealt(t, *(cards or (1, 2, 3, 4))), shared)


def showdown(*cards: int, shared: tuple[int, int], **more: Any) -> Timeline:
    """Everybody stays for one more garnet in each betting round."""
    t = bet_one(table(**more), *cards, shared=shared[0])
    play(t, "1 bet 2", "2 call", "3 call", "4 call")
    card(t, shared[1])
    return forced(play(t, "1 bet 3", "2 call", "3 call", "4 call"))


# ---------------------------------------------------------------- betting


def test_H1_the_opener_bets_or_folds_then_call_raise_or_fold() -> None:
    t = bet_one(table())
    assert words(t) == ["1 fold", "1 bet 2..10"]
    assert code(t, "1 check") == "no-checking"
    assert code(t, "1 call") == "nothing-to-call"
    assert code(t, "1 bet 11") == "raise-out-of-range"
    assert code(t, "2 fold") == "not-your-turn"
    play(t, "1 bet 4")
    assert words(t) == ["2 fold", "2 call", "2 bet 5..10"]
    assert code(t, "2 check") == "match-or-fold"


def test_H1_the_opener_is_the_first_still_in_who_has_garnets() -> None:
    t = bet_one(table((1, 9, 9, 9)))
    assert t.state.bets.due == (1, 2, 3)
    play(t, "2 fold", "3 bet 2", "4 call")
    card(t, 2)
    assert t.state.bets.due == (2, 3)


def test_H1_fewer_than_two_with_garnets_no_betting_but_the_card_is_chosen_all_the_same() -> None:
    t = bet_one(table((1, 1, 9, 1)))
    assert t.state.step == "room"
    card(t, 3)
    assert t.state.step == "show"
    forced(t)
    assert t.state.shared == (8, 3)


def test_H1_check_yes() -> None:
    t = bet_one(table(check="yes"))
    assert words(t) == ["1 fold", "1 check", "1 bet 2..10"]
    play(t, "1 check", "2 check", "3 bet 2")
    assert t.state.bets.due == (3, 0, 1)
    assert code(t, "4 check") == "match-or-fold"
    play(t, "4 call", "1 call", "2 call")
    assert t.state.step == "room"


def test_H1_least_raise_last_raise() -> None:
    t = bet_one(table((30, 30, 30, 30), least_raise="last_raise"))
    assert words(t) == ["1 fold", "1 bet 2..30"]
    play(t, "1 bet 6")
    assert words(t) == ["2 fold", "2 call", "2 bet 11..30"]
    play(t, "2 call", "3 call", "4 call")
    card(t, 3)
    assert words(t) == ["1 fold", "1 bet 7..30"]


def test_H2_betting_ends_when_it_is_back_at_the_last_raiser() -> None:
    t = bet_one(table())
    play(t, "1 bet 2", "2 bet 4", "3 call", "4 fold")
    assert t.state.bets.due == (0,)
    play(t, "1 bet 5")
    assert t.state.bets.due == (1, 2)
    play(t, "2 call", "3 call")
    assert t.state.step == "room"


def test_H3_a_short_call_is_all_in_and_the_excess_goes_back() -> None:
    t = bet_one(table((10, 4, 10, 10)), 3, 9, 1, 2)
    play(t, "1 bet 9", "2 call", "3 fold", "4 fold")
    assert t.state.bets.paid == (9, 4, 1, 1)
    assert t.state.step == "room"
    card(t, 6)
    play(t, "show", "show")
    (back,) = t.options()
    assert back.fields["gains"].of == ((5, 0, 0, 0),)
    forced(t)
    assert purses(t) == (6, 10, 9, 9)


def test_H3_cap_to_shortest() -> None:
    t = bet_one(table((10, 4, 10, 10), allin="cap_to_shortest"), 3, 9, 1, 2)
    play(t, "1 bet 9", "2 call")
    assert t.state.bets.paid == (4, 4, 1, 1)
    assert words(t) == ["3 fold", "3 call"]
    assert code(t, "3 bet 5") == "raise-not-open"


def test_H3_must_fold() -> None:
    t = bet_one(table((10, 4, 10, 10), allin="must_fold"))
    play(t, "1 bet 9")
    assert words(t) == ["2 fold"]
    assert code(t, "2 call") == "short-must-fold"


def test_H4_the_ante_always_covers_itself_and_a_larger_one_is_paid_as_far_as_it_goes() -> None:
    assert play(table((1, 9, 9, 9)), "begin").state.bets.paid == (1, 1, 1, 1)
    t = play(table((1, 9, 9, 9), ante=3), "begin")
    assert t.state.bets.paid == (1, 3, 3, 3)


def test_H5_the_last_one_takes_the_pot_at_once_and_shows_nothing() -> None:
    t = bet_one(table())
    play(t, "1 bet 4", "2 fold", "3 fold", "4 fold")
    forced(t)
    assert purses(t) == (13, 9, 9, 9)
    assert (t.state.shown, t.state.shared, t.state.step) == ((), (8,), "ready")


def test_H5_lone_winner_shows() -> None:
    t = bet_one(table(lone_winner_shows="yes"))
    play(t, "1 bet 4", "2 fold", "3 fold", "4 fold")
    assert words(t) == ["-1 show"]
    forced(t)
    assert t.state.shown == (0,)
    assert holdem.view(t.state, frozenset()).cards == (1, None, None, None)


def test_H6_everybody_folds_but_the_last_who_may_not() -> None:
    t = bet_one(table())
    play(t, "1 fold", "2 fold", "3 fold")
    assert words(t) == ["-1 award"]
    assert code(t, "4 fold") == "no-betting-now"
    forced(t)
    assert purses(t) == (9, 9, 9, 13)


# ---------------------------------------------------------------- hands


def test_H7_private_cards_are_distinct_so_high_cards_never_tie() -> None:
    t = dealt(table(), 1, 2, 3)
    assert code(t, "deal 3") == "no-such-card-left"


def test_H8_double_against_double_the_higher_number_wins() -> None:
    assert purses(showdown(5, 8, 1, 2, shared=(5, 8))) == (7, 16, 7, 7)


def test_H8_split_and_H29_the_odd_garnet_to_the_first_players_side() -> None:
    assert purses(showdown(5, 8, 1, 2, shared=(5, 8), double_tie="split")) == (13, 13, 7, 7)
    t = bet_one(table((10, 10, 10), double_tie="split", first=2), 5, 8, 1, shared=5)
    play(t, "2 bet 2", "3 call", "1 fold")
    card(t, 8)
    forced(play(t, "2 bet 3", "3 call"))
    assert purses(t) == (9, 7 + 4, 7 + 3)


def test_H8_shared1_first() -> None:
    t = showdown(5, 8, 1, 2, shared=(5, 8), double_tie="shared1_first")
    assert purses(t) == (16, 7, 7, 7)


def test_H9_the_sums_of_all_straights_differ() -> None:
    for one in (1, 11):
        assert len(set(straights("both", one).values())) == 10


@pytest.mark.parametrize(("wrap", "count"), [("both", 10), ("only_9_10_1", 9)])
def test_H10_nine_ten_one_and_ten_one_two(wrap: str, count: int) -> None:
    found = straights(wrap, 1)
    assert len(found) == count
    assert frozenset((9, 10, 1)) in found
    assert (frozenset((10, 1, 2)) in found) == (wrap == "both")
    assert rank(2, (10, 1), replace(HOUSE, wrap=wrap))[0] == (2 if wrap == "both" else 0)


@pytest.mark.parametrize(("one", "sums"), [(1, (20, 13, 6)), (11, (30, 23, 6))])
def test_H11_the_sum_of_a_wrap_straight(one: int, sums: tuple[int, ...]) -> None:
    found = straights("both", one)
    threes = [(9, 10, 1), (10, 1, 2), (1, 2, 3)]
    assert tuple(found[frozenset(x)] for x in threes) == sums


def test_H12_two_equal_shared_cards_alone_are_no_double() -> None:
    assert rank(3, (7, 7), HOUSE)[0] == 0


# ---------------------------------------------------------------- first player


def test_H13_the_lot_then_clockwise_skipping_those_who_are_out() -> None:
    t = Timeline(holdem, holdem.configure((9, 9, 9, 9), {}), "s")
    (lot,) = t.options()
    assert (lot.actor, lot.fields["seat"].of) == (CHANCE, (0, 1, 2, 3))
    assert code(t, "begin") == "lot-first"
    play(t, "first 3")
    assert code(t, "first 3") == "first-player-known"
    firsts = []
    for _ in range(5):
        firsts.append(t.state.first)
        folds(t)
    assert firsts == [2, 3, 0, 1, 2]
    s = over((9, 0, 9, 9), (9, 9, 9, 9), first=0)
    assert finish.next_first(s) == 2


RULE = [("rotate", 1), ("prev_winner", 3), ("prev_loser", 2), ("fixed", 0)]


@pytest.mark.parametrize(("rule", "first"), RULE)
def test_H13_alternatives(rule: str, first: int) -> None:
    t = bet_one(table(first_player=rule), 1, 2, 3, 4)
    play(t, "1 fold", "2 fold", "3 bet 5", "4 bet 7", "3 fold")
    assert forced(t).state.first == first


# ---------------------------------------------------------------- the mini-game room


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


# ---------------------------------------------------------------- bust teams, roles, the end


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


def test_F10_what_is_listed_is_what_is_accepted() -> None:
    """Every bet from nothing to more than the purse is accepted exactly where it is listed."""
    rng, asked = Random(10), 0
    for seed in range(12):
        t = table((9, 7, 5, 3), allin=("side_pots", "cap_to_shortest", "must_fold")[seed % 3])
        while t.options() and asked < 400:
            if t.state.step == "bet":
                asked += 1
                who = t.state.bets.due[0]
                bets = [o for o in t.options() if o.kind is holdem.Bet]
                for to in range(14):
                    listed = any(to in o.fields["to"] for o in bets)
                    accepted = True
                    try:
                        t.check(holdem.Bet(who, to))
                    except Exception:
                        accepted = False
                    assert listed == accepted
            options = t.options()
            t.play(options[int(rng.random() * len(options))].sample(rng))
    assert asked == 400


def test_nobody_solver_is_nobody() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 5", "lapse")
    assert t.state.room.solver == NOBODY
