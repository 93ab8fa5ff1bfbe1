"""Horror Race by the holes R-15 to R-25 and F-20: each default and each other value."""

from __future__ import annotations

from typing import Any

import pytest

from app import drivers
from engine import show
from engine.games import horror_race
from engine.show import Config, Player
from engine.timeline import Timeline
from engine.types import CHANCE, DEALER, PUBLIC, Range, replace, tag
from tests.games.race import (
    FOX_ZOMBIE,
    PAIRS,
    code,
    ended,
    forced,
    full_round,
    laid,
    opened,
    paid,
    play,
    race,
    still,
)

MANY, FEW = "v" * 12 + "g" * 9 + "m" * 9, "gggmmm"  # a vampire moves; nobody moves


@pytest.mark.parametrize("words", ["fox,fox", "fox", "fox,mummy,zombie", "fox,nobody", "-"])
def test_R15_two_different_characters_are_supported(words: str) -> None:
    assert code(opened(3), f"1 support {words}") in ("out-of-range", "unknown-word")


def test_R16_the_seed_draws_each_coin_left_in_the_box_alike() -> None:
    """No side channel: the weights are the coins that are left, and nothing else."""
    t = play(race(coins="drawn"), "begin", "1 take")
    (o,) = t.options()
    assert (o.actor, o.fields["coin"].weights) == (CHANCE, (12, 12, 12))
    first = t.drawn()
    assert first is not None
    t.play(first, "drawn")
    assert sorted(t.options()[0].fields["coin"].weights) == [11, 12, 12]


def evening(**house: Any) -> Timeline:
    people = tuple(Player(n, n, 2) for n in ("가", "나", "다"))
    t = Timeline(show, Config("밤", people, show.House(**house)), "seed")
    return play_show(t, "open horror", "lot 1", "lot 2", "lot 3", "start")


def play_show(t: Timeline, *lines: str) -> Timeline:
    for line in lines:
        t.play(t.read(line))
    return t


def test_R17_no_garnets_change_hands_while_the_race_runs() -> None:
    assert code(evening(), "give 1 2 1") == "not-in-garnet-match"


def test_R17_by_the_frames_switch_they_do() -> None:
    t = play_show(evening(garnet_transfer="always"), "give 1 2 1")
    assert t.state.garnets == (1, 3, 2)


def test_R18_the_bank_pays() -> None:
    t = evening()
    play_show(t, "1 support vampire,fox", "2 support gangshi,fox", "3 support mummy,fox")
    game = replace(t.state.game, step="pay", at=(13, 9, 0, 5, 0), round=1)
    t.states[t.at] = replace(t.state, game=game)
    while (a := t.forced()) is not None:
        t.play(a, "auto")
    assert t.state.garnets == (5, 4, 3)
    assert t.state.bank == -6
    assert not show.audit(t.state)


def test_R19_joint_places_go_to_the_frame() -> None:
    """F-1 and F-2 decide there; the race says who they are."""
    t = forced(ended((13, 10, 6, 2, 0), ("vampire,fox", "vampire,fox", "mummy,zombie")))
    result = horror_race.result(t.state)
    assert (result.winners, result.last) == ((0, 1), (2,))


@pytest.mark.parametrize("n", [3, 5, 8, 11])
def test_R20_n_players_leave_3n_coins_and_lay_three_each(n: int) -> None:
    t = race(FOX_ZOMBIE[:n])
    full_round(t, "v" * n, "g" * n, "m" * n)
    assert t.state.round == 1
    assert t.state.at == (1, 2, 0, 4, 0)


@pytest.mark.parametrize("cap", [50, 30, 20])
def test_R21_a_race_that_never_ends_ends_here_and_the_farthest_is_first(cap: int) -> None:
    t = race(FOX_ZOMBIE[:3], cap=cap)
    t.states[t.at] = replace(t.state, at=(3, 2, 2, 1, 0), round=cap - 2)
    full_round(t, *["vgm"] * 3)
    assert t.state.step == "ready"
    full_round(t, *["vgm"] * 3)
    assert (t.state.step, t.state.round) == ("over", cap)
    assert t.state.paid == (2, 2, 2)  # the fox is second, tied; the zombie is nothing


def test_R21_where_all_are_equal_all_are_first() -> None:
    assert paid((0, 0, 0, 0, 0), *PAIRS) == (6, 6, 6)


def test_R22_a_turn_that_runs_out_is_laid_at_random() -> None:
    t = play(race(), "begin", "lay vampire 2", "late")
    assert code(t, "1 forfeit") == "forfeit-before-drawing"
    assert [o.actor for o in t.options()] == [CHANCE]
    while t.state.turn == 0:
        t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    assert sum(map(sum, t.state.zones)) == 3
    assert not t.state.late  # the next one has all his time


def test_R22_who_has_not_even_drawn_is_drawn_for() -> None:
    t = play(race(coins="drawn"), "begin", "late")
    kinds = []
    while t.state.turn == 0:
        drawn = t.drawn()
        assert drawn is not None
        kinds.append(tag(type(drawn)))
        t.play(drawn, "drawn")
    assert kinds == ["horror.draw"] * 3 + ["horror.lay"] * 3


def test_R22_drawn_coins_are_laid_from_the_hand() -> None:
    t = play(race(coins="drawn"), "begin", "1 take")
    t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    play(t, "late")
    while t.state.due:
        t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    hand = set(t.state.hand)
    assert set(t.options()[0].fields["coin"].of) == hand


@pytest.mark.parametrize("seconds", [60, 30, 90, 0])
def test_R22_the_limit_is_a_house_rule_for_the_clock(seconds: int) -> None:
    t = play(opened(3, seconds=seconds), *[f"{i} support fox,zombie" for i in (1, 2, 3)], "begin")
    assert t.state.config.seconds == seconds
    assert play(t, "late").state.late


def test_R22_the_seed_answers_for_who_is_out_of_time() -> None:
    t = evening()
    play_show(t, *[f"{i} support fox,zombie" for i in (1, 2, 3)], "begin", "late")
    answered = drivers.answer(t)
    assert answered is not None
    assert (tag(type(answered[0])), answered[1]) == ("horror.lay", "drawn")


def test_R23_a_placed_coin_is_seen_by_all_and_stays() -> None:
    t = play(race(), "begin", "lay vampire 4")
    seen = t.game.view(t.state, PUBLIC)
    assert seen.zones == t.state.zones
    assert t.game.redact(t.states[-2], t.entries[-1].action, PUBLIC) == t.entries[-1].action
    changing = {tag(o.kind) for o in (*t.options(), *horror_race.asides(t.state))}
    assert changing == {"horror.lay", "horror.void", "horror.late", "horror.correct"}
    assert play(t, "lay gangshi 4").state.zones[2] == (1, 1, 0, 0, 0)


def test_R24_a_support_cannot_be_changed() -> None:
    t = play(opened(3), "1 support fox,zombie")
    assert code(t, "1 support fox,mummy") == "already-handed-in"
    assert code(race(), "1 support fox,mummy") == "supports-closed"


def test_R25_supports_are_never_shown_by_default() -> None:
    t = forced(ended((13, 10, 6, 2, 0), PAIRS))
    assert t.state.step == "over"
    assert not t.options()
    assert t.game.view(t.state, PUBLIC).supports == (None, None, None)


def test_R25_shown_with_the_result_by_switch() -> None:
    t = ended((13, 10, 6, 2, 0), PAIRS, supports="with_result")
    t.play(t.forced(), "auto")  # type: ignore[arg-type]
    assert t.game.view(t.state, PUBLIC).supports == (None, None, None)
    assert horror_race.result(t.state).winners == ()  # the race is not over yet
    forced(t)
    assert t.game.view(t.state, PUBLIC).supports == t.state.supports
    assert horror_race.result(t.state).winners == (0,)


def test_R25_sealed_supports_are_typed_at_the_pay_out() -> None:
    t = play(opened(3), "1 seal", "2 support fox,mummy", "3 seal")
    assert t.state.supports == (None, ("fox", "mummy"), None)
    t.states[t.at] = replace(t.state, step="pay", at=(13, 10, 6, 2, 0), round=1)
    assert code(t, "pay 1,2,3") == "not-now"
    play(t, "open 3 mummy,zombie", "open 1 vampire,gangshi")
    assert forced(t).state.paid == (5, 1, 0)
    assert t.game.view(t.state, PUBLIC).supports == (None, None, None)


def test_R25_the_program_cannot_draw_from_a_box_it_does_not_know() -> None:
    assert code(opened(3, coins="drawn"), "1 seal") == "already-handed-in"
    assert code(opened(3, coins="mixed"), "1 seal") == "already-handed-in"


def test_R_mixed_coins_may_be_typed_or_drawn_turn_by_turn() -> None:
    t = play(race(coins="mixed"), "begin", "lay vampire 1", "lay vampire 1", "lay vampire 1")
    play(t, "2 take")
    assert {o.actor for o in t.options()} == {CHANCE}
    assert t.state.due == 3


def test_F20_a_void_brings_every_coin_back_in_the_same_order() -> None:
    t = still(race())
    play(t, "begin", "1 forfeit", "lay vampire 1", "void misdeal")
    assert (t.state.round, t.state.turn, t.state.forfeiter) == (2, 0, -9)
    assert t.state.zones == horror_race.records.NONE_LAID
    assert play(t, "1 forfeit").state.forfeiter == 0


def test_F20_a_void_while_the_zones_are_counted_takes_the_moves_back() -> None:
    t = laid(play(race(), "begin"), MANY, "", FEW)
    t.play(t.forced(), "auto")  # type: ignore[arg-type]
    assert t.state.at[0] == 1
    assert play(t, "void misdeal").state.at == (0, 0, 0, 0, 0)


def test_F20_a_void_draws_new_coins() -> None:
    t = play(race(coins="drawn"), "begin", "1 take")
    first = []
    for _ in range(3):
        t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    first = list(t.state.hand)
    play(t, "void misdeal", "1 take")
    assert t.draws[t.at] == 3
    for _ in range(3):
        t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    assert list(t.state.hand) != first


def test_F20_a_void_keeps_a_correction_of_the_track() -> None:
    t = play(still(race()), "begin", "correct mummy 5 miscounted", "void misdeal")
    assert t.state.at == (0, 0, 0, 5, 0)


def test_a_correction_stays_before_the_goal_and_needs_a_reason() -> None:
    t = still(race())
    assert code(t, "correct mummy 13 miscounted") == "out-of-range"
    assert code(t, 'correct mummy 5 ""') == "reason-owed"
    (o,) = [o for o in horror_race.asides(t.state) if "cell" in o.fields]
    assert (o.actor, o.fields["cell"]) == (DEALER, Range(0, 12))
