"""Horror Race by the holes R-1 to R-14: each default and each other value of its switch."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import horror_race
from engine.games.horror_race.finish import finish
from engine.timeline import Timeline
from engine.types import replace, tag
from tests.games.race import (
    FOX_ZOMBIE,
    PAIRS,
    code,
    forced,
    full_round,
    laid,
    moved,
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
