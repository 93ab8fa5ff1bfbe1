"""Horror Race by the holes R-1 to R-25: each default and each other value of its switch."""

from __future__ import annotations

from typing import Any

import pytest

from app import drivers
from engine import show
from engine.games import horror_race
from engine.games.horror_race.finish import finish
from engine.show import Config, Player
from engine.timeline import Timeline
from engine.types import CHANCE, DEALER, PUBLIC, Range, replace, tag
from tests.games.race import (
    FOX_ZOMBIE,
    code,
    ended,
    forced,
    full_round,
    laid,
    moved,
    opened,
    order,
    paid,
    play,
    race,
    still,
)

MANY, FEW = "v" * 12 + "g" * 9 + "m" * 9, "gggmmm"  # a vampire moves; nobody moves


def named(t: Timeline) -> set[str]:
    return {tag(o.kind) for o in t.options()}


def near_goal(vampire: int, gangshi: int = 0, **switches: Any) -> Timeline:
    """A race after its first round, with two characters far ahead."""
    t = still(race(**switches))
    t.states[t.at] = replace(t.state, at=(vampire, gangshi, 0, 0, 0))
    return t


def after_a_forfeit(chair: int, **switches: Any) -> Timeline:
    """The second round of a race in which this chair forfeited in the first one."""
    t = play(race(**switches), "begin")
    coins = "vgm" * 12
    while t.state.step == "turn":
        if t.state.order[t.state.turn] == chair - 1 and t.state.forfeiter < 0:
            play(t, f"{chair} forfeit")
        else:
            laid(t, coins[0])
            coins = coins[1:]
    return play(forced(t), "begin")


def test_the_defaults_are_the_first_values() -> None:
    config = horror_race.Config()
    for name, values in horror_race.SWITCHES.items():
        assert getattr(config, name) == values[0]


def test_R1_thirteen_cells_are_run_by_default() -> None:
    t = full_round(near_goal(11), MANY, "", FEW)
    assert (t.state.at[0], t.state.step) == (12, "ready")
    assert full_round(t, MANY, "", FEW).state.step == "over"


def test_R1_twelve_cells_by_switch() -> None:
    t = full_round(near_goal(11, goal=12), MANY, "", FEW)
    assert (t.state.at[0], t.state.step) == (12, "over")


def test_R2_the_race_stops_at_once_and_later_zones_do_not_move() -> None:
    t = full_round(near_goal(12, 12), "v" * 4 + "g" * 3 + "m" * 3, "g" * 9, "v" * 8 + "m" * 9)
    assert t.state.at == (13, 12, 0, 0, 0)
    assert [e.action.zone for e in t.done if tag(type(e.action)) == "horror.move"][3:] == [1]  # type: ignore[attr-defined]


def test_R2_the_round_is_finished_by_switch() -> None:
    zones = ("v" * 4 + "g" * 3 + "m" * 3, "g" * 9, "v" * 8 + "m" * 9)
    t = full_round(near_goal(12, 12, stop="end_of_round"), *zones)
    assert t.state.at == (13, 14, 0, 4, 0)
    assert t.state.step == "over"


def test_R3_the_first_to_cross_is_first_at_once() -> None:
    t = full_round(near_goal(12, 12), "v" * 4, "g" * 12, "v" * 8 + "m" * 12)
    assert finish(t.state.config, t.state.at)[0] == (0,)


@pytest.mark.parametrize(
    ("gangshi", "first"), [(12, (1,)), (11, (0, 1)), (10, (0,))], ids=["farther", "equal", "less"]
)
def test_R3_with_end_of_round_who_went_farther_is_first(
    gangshi: int, first: tuple[int, ...]
) -> None:
    t = near_goal(12, gangshi, stop="end_of_round")
    full_round(t, "v" * 4, "g" * 12, "vvvvvvvvmmmmmmmm" + "mmmm")
    at = (13, gangshi + 2, 0, 4, 0)
    assert t.state.at == at
    assert finish(t.state.config, at)[0] == first


LEVELS = "vvvgggffmmz"  # tied at three, tied at two, one alone with one


def test_R4_it_goes_on_down_to_the_count_that_one_has_alone() -> None:
    assert moved((LEVELS, "", "")) == (0, 0, 0, 0, 1)


@pytest.mark.parametrize(("lies", "at"), [(LEVELS, 0), ("vvvgggz", 1), ("vvvvgggz", 0)])
def test_R4_one_level_down_only_by_switch(lies: str, at: int) -> None:
    cells = moved((lies, "", ""), tie_levels="one")
    assert cells[4] == at
    assert cells[0] == (lies.count("v") == 4)


@pytest.mark.parametrize("lies", ["vvgg", "vgfmz", "vvggffmmzz", "vvggfm"])
def test_R5_tied_at_every_level_nobody_moves(lies: str) -> None:
    assert moved((lies, lies, lies)) == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("lies", ["vvvggg", "vvvgggffmm"])
def test_R6_none_laid_is_no_level(lies: str) -> None:
    assert moved((lies, "", "")) == (0, 0, 0, 0, 0)


def test_R7_nobody_moves_in_an_empty_zone() -> None:
    assert moved(("", "v", "")) == (2, 0, 0, 0, 0)


PAIRS = ("vampire,gangshi", "fox,mummy", "mummy,zombie")
SECOND = (13, 10, 10, 6, 2)  # two tied second
THIRD = (13, 10, 6, 6, 2)  # two tied third


@pytest.mark.parametrize(
    ("rule", "garnets"),
    [("dense", (5, 3, 1)), ("competition", (5, 2, 0)), ("fan_app", (4, 1, 0))],
)
def test_R8_tied_second(rule: str, garnets: tuple[int, ...]) -> None:
    assert paid(SECOND, *PAIRS, second_tie=rule) == garnets


@pytest.mark.parametrize("rule", ["dense", "competition", "fan_app"])
def test_R8_the_switch_changes_nothing_without_a_tie(rule: str) -> None:
    assert paid((13, 10, 6, 2, 0), *PAIRS, second_tie=rule) == (5, 1, 0)


@pytest.mark.parametrize(
    ("rule", "garnets"), [("dense", (6, 2, 2)), ("competition", (6, 1, 1)), ("fan_app", (6, 2, 2))]
)
def test_R8_behind_a_joint_first(rule: str, garnets: tuple[int, ...]) -> None:
    """In ranks the next one is third; else the next one is second."""
    at = (14, 14, 0, 10, 6)
    pairs = ("vampire,gangshi", "fox,mummy", "fox,mummy")
    assert paid(at, *pairs, second_tie=rule, stop="end_of_round") == garnets


def test_R9_tied_third_are_all_paid() -> None:
    assert paid(THIRD, *PAIRS) == (5, 2, 1)


@pytest.mark.parametrize("rule", ["dense", "competition", "fan_app"])
def test_R9_tied_third_get_nothing_by_switch(rule: str) -> None:
    assert paid(THIRD, *PAIRS, third_tie="none", second_tie=rule) == (5, 0, 0)


def test_R9_the_switch_leaves_a_sole_third_and_the_fan_apps_tied_second_alone() -> None:
    assert paid((13, 10, 6, 2, 0), *PAIRS, third_tie="none") == (5, 1, 0)
    assert paid(SECOND, *PAIRS, third_tie="none", second_tie="fan_app") == (4, 1, 0)


def test_R10_a_player_forfeits_before_drawing() -> None:
    t = play(race(coins="drawn"), "begin", "1 take")
    assert code(t, "1 forfeit") == "forfeit-before-drawing"
    t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    assert code(t, "1 forfeit") == "forfeit-before-drawing"
    assert code(play(race(), "begin", "lay vampire 1"), "1 forfeit") == "forfeit-before-drawing"


def test_R11_the_order_turns_until_the_forfeiter_is_last() -> None:
    assert order(after_a_forfeit(5)) == (6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5)
    assert order(after_a_forfeit(1)) == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1)


def test_R12_the_last_forfeits_and_the_order_stays() -> None:
    assert order(after_a_forfeit(12)) == tuple(range(1, 13))


def test_R12_the_last_may_not_forfeit_by_switch() -> None:
    t = play(race(last_forfeits="no"), "begin")
    laid(t, "v" * 12, "g" * 12, "m" * 9)
    assert code(t, "12 forfeit") == "last-may-not-forfeit"
    assert named(t) == {"horror.lay"}
    assert order(after_a_forfeit(11, last_forfeits="no"))[-1] == 11


@pytest.mark.parametrize(("rule", "first"), [("same", 1), ("rotate", 2)])
def test_R13_nobody_forfeits(rule: str, first: int) -> None:
    t = still(race(nobody_forfeits=rule))
    assert order(t)[0] == 1  # the first round is in the order of the lot
    assert order(play(t, "begin"))[0] == first


def test_R13_after_a_forfeit_the_forfeit_alone_turns_the_order() -> None:
    assert order(after_a_forfeit(5, nobody_forfeits="rotate"))[0] == 6


def test_R14_the_coins_of_a_forfeiter_stay_in_the_box() -> None:
    t = play(race(), "begin", "1 forfeit")
    laid(t, "v" * 12, "g" * 12, "m" * 9)
    assert (t.state.step, sum(map(sum, t.state.zones))) == ("move", 33)


def test_R14_the_last_player_lays_them_by_switch() -> None:
    t = play(race(forfeited_coins="last_lays"), "begin", "1 forfeit")
    laid(t, "v" * 12, "g" * 12, "m" * 9)
    assert (t.state.step, t.state.order[t.state.turn]) == ("turn", 11)
    laid(t, "", "", "mmm")
    assert (t.state.step, sum(map(sum, t.state.zones))) == ("move", 36)


def test_R14_the_last_one_who_forfeits_lays_nothing_in_any_case() -> None:
    t = play(race(forfeited_coins="last_lays"), "begin")
    laid(t, "v" * 12, "g" * 12, "m" * 9)
    assert play(t, "12 forfeit").state.step == "move"


def test_R14_six_are_drawn_where_the_program_draws() -> None:
    t = race(FOX_ZOMBIE[:3], coins="drawn", forfeited_coins="last_lays")
    play(t, "begin", "1 forfeit", "2 take")
    while t.state.turn == 1:
        play_out(t)
    assert play(t, "3 take").state.due == 6


def play_out(t: Timeline) -> None:
    """One step of a drawn turn: the seed draws, then the first coin in hand goes on zone 1."""
    drawn = t.drawn()
    if drawn is not None:
        t.play(drawn, "drawn")
    else:
        play(t, f"place {t.state.hand[0]} 1")


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
