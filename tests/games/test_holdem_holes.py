"""Cooperative Hold'em: holes H-1 to H-13, each default and each alternative."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import holdem
from engine.games.holdem import finish
from engine.games.holdem.hands import rank, straights
from engine.timeline import Timeline
from engine.types import CHANCE, replace
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


def test_F10_what_is_listed_is_what_is_accepted() -> None:
    """Every bet from nothing to more than the purse is accepted exactly where it is listed."""
    rng, asked = Random(10), 0
    for seed in range(40):
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


# ---------------------------------------------------------------- hands


def test_H7_private_cards_are_distinct_so_high_cards_never_tie() -> None:
    t = dealt(table(), 1, 2, 3)
    assert code(t, "deal 3") == "card-already-out"


def test_H8_double_against_double_the_higher_number_wins() -> None:
    assert purses(showdown(5, 8, 1, 2, shared=(5, 8))) == (7, 19, 7, 7)


def test_H8_split_and_H29_the_odd_garnet_to_the_first_players_side() -> None:
    assert purses(showdown(5, 8, 1, 2, shared=(5, 8), double_tie="split")) == (13, 13, 7, 7)
    t = bet_one(table((10, 10, 10), double_tie="split", first=2), 5, 8, 1, shared=5)
    play(t, "2 bet 2", "3 call", "1 fold")
    card(t, 8)
    forced(play(t, "2 bet 3", "3 call"))
    assert purses(t) == (9, 7 + 4, 7 + 3)


def test_H8_shared1_first() -> None:
    t = showdown(5, 8, 1, 2, shared=(5, 8), double_tie="shared1_first")
    assert purses(t) == (19, 7, 7, 7)


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
