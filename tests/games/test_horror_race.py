"""Horror Race by the numbered rules of section 5.1."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.games import horror_race
from engine.games.horror_race.records import CHARACTERS, ZONES
from engine.notation import read
from engine.types import CHANCE, DEALER, TABLE, Subset, tag
from tests.games.race import (
    FOX_ZOMBIE,
    code,
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

SPREAD = ("vvvvggggmmmm", "vvvvggggmmmm", "vvvvggggmmmm")


def words(t: object) -> set[str]:
    return {tag(o.kind).split(".")[1] for o in t.options()}  # type: ignore[attr-defined]


def test_5_1_0_the_race_is_a_garnet_match_ranked_by_garnets() -> None:
    assert horror_race.GARNET_MATCH
    assert horror_race.TOKENS == (2, 1)


def test_5_1_1_five_characters_start_on_cell_0_and_run_12_cells_to_the_goal() -> None:
    assert CHARACTERS == ("vampire", "gangshi", "fox", "mummy", "zombie")
    t = race()
    assert t.state.at == (0, 0, 0, 0, 0)
    assert t.state.config.goal == 12 + 1


def test_5_1_2_twelve_numbers_in_the_order_of_the_lot() -> None:
    t = race()
    assert order(t) == tuple(range(1, 13))
    assert horror_race.seats(t.state) == 12


@pytest.mark.parametrize("pair", list(combinations(CHARACTERS, 2)))
def test_5_1_3_any_two_different_characters_may_be_supported(pair: tuple[str, str]) -> None:
    t = play(opened(3), f"2 support {','.join(pair)}")
    assert t.state.supports == ((), pair, ())


def test_5_1_3_everybody_hands_in_before_the_first_round_in_any_order() -> None:
    t = play(opened(3), "3 support fox,mummy", "1 support fox,zombie")
    assert code(t, "begin") == "supports-first"
    assert code(t, "lay fox 1") == "supports-first"
    play(t, "2 support vampire,gangshi", "begin")
    assert t.state.round == 1


def test_5_1_4_the_coins_that_were_not_handed_in_move_the_characters() -> None:
    t = play(race(), "begin")
    assert code(t, "lay fox 1") == "no-such-coin-left"  # all twelve were handed in
    laid(t, "vvvvvvvvvvvv")
    assert code(t, "lay vampire 1") == "no-such-coin-left"


def test_5_1_5_each_lays_three_coins_freely_on_the_three_zones() -> None:
    t = play(race(), "begin", "lay vampire 1", "lay vampire 4", "lay gangshi 2")
    assert t.state.zones == ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 0, 0, 0, 0))
    assert t.state.turn == 1
    play(t, "lay mummy 4", "lay mummy 4", "lay mummy 4")
    assert t.state.zones[2] == (1, 0, 0, 3, 0)


def test_5_1_5_drawn_coins_come_from_the_box_and_are_placed_from_the_hand() -> None:
    t = play(race(coins="drawn"), "begin", "1 take")
    for _ in range(3):
        drawn = t.drawn()
        assert drawn is not None
        t.play(drawn, "drawn")
    hand = t.state.hand
    assert len(hand) == 3
    assert set(hand) <= {"vampire", "gangshi", "mummy"}
    play(t, *[f"place {coin} 2" for coin in hand])
    assert sum(t.state.zones[1]) == 3
    assert t.state.turn == 1


def test_5_1_6_nobody_moves_before_all_twelve_have_placed() -> None:
    t = play(race(), "begin")
    laid(t, *SPREAD[:2], "vvvvggggmmm")
    assert t.state.step == "turn"
    assert all(o.actor != TABLE for o in t.options())
    play(t, "lay mummy 4")
    assert [o.actor for o in t.options()] == [TABLE]


def test_5_1_7_zone_1_then_2_then_4_each_moves_its_strongest() -> None:
    t = laid(play(race(), "begin"), "vvvvvggggmmm", "ggggggvvvmmm", "mmmmmmvvvvgg")
    seen = []
    while (a := t.forced()) is not None:
        t.play(a, "auto")
        seen.append((a.zone, a.character))  # type: ignore[attr-defined]
    assert seen == [(1, "vampire"), (2, "gangshi"), (4, "mummy")]
    assert t.state.at == (1, 2, 0, 4, 0)


@pytest.mark.parametrize(
    ("lies", "at"),
    [("vvffm", (0, 0, 0, 1, 0)), ("vvvfffmmz", (0, 0, 0, 1, 0)), ("vvffgm", (0, 0, 0, 0, 0))],
)
def test_5_1_8_who_ties_for_most_does_not_move_the_next_most_does(
    lies: str, at: tuple[int, ...]
) -> None:
    assert moved((lies, "", "")) == at


def test_5_1_9_the_coins_go_back_into_the_box() -> None:
    t = play(still(race()), "begin")
    assert t.state.round == 2
    assert t.state.zones == horror_race.records.NONE_LAID
    laid(t, "vvvvvvvvvvvv")  # all twelve vampires again
    assert t.state.zones[0] == (12, 0, 0, 0, 0)


def test_5_1_10_who_forfeits_does_not_draw_and_is_last_next_round() -> None:
    t = play(laid(play(race(), "begin"), "vvv"), "2 forfeit")
    assert t.state.order[t.state.turn] == 2  # chair 3 is on turn
    laid(t, "v" * 9, "g" * 12, "m" * 9)
    assert sum(map(sum, t.state.zones)) == 33
    play(forced(t), "begin")
    assert order(t)[-1] == 2


def test_5_1_10_only_one_player_a_round_may_forfeit() -> None:
    t = play(race(), "begin", "1 forfeit")
    assert words(t) == {"lay"}
    assert code(t, "2 forfeit") == "one-forfeit-a-round"


def test_5_1_10_in_another_round_somebody_may_forfeit_again() -> None:
    t = play(race(FOX_ZOMBIE[:3]), "begin", "1 forfeit")
    laid(t, "vg", "vg", "vg")
    play(forced(t), "begin", "2 forfeit")
    assert t.state.forfeiter == 1


def test_5_1_11_the_player_after_the_forfeiter_is_first_next_round() -> None:
    t = play(laid(play(race(), "begin"), "v" * 12), "5 forfeit")
    laid(t, "", "g" * 12, "m" * 9)
    play(forced(t), "begin")
    assert order(t) == (6, 7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5)


def test_5_1_12_rounds_repeat_until_somebody_passes_the_goal() -> None:
    t = race()
    many, few = "v" * 12 + "g" * 9 + "m" * 9, "gggmmm"
    for number in (1, 2, 3):
        full_round(t, few, "", many)  # the vampire, 4 cells
        assert (t.state.round, t.state.at[0], t.state.step) == (number, 4 * number, "ready")
    full_round(t, many, "", few)
    assert (t.state.at[0], t.state.step) == (13, "over")
    assert code(t, "begin") == "game-over"


@pytest.mark.parametrize(
    ("pair", "garnets"),
    [("vampire,mummy", 3), ("gangshi,mummy", 2), ("fox,zombie", 1), ("mummy,zombie", 0)],
)
def test_5_1_13_a_supported_first_pays_3_second_2_third_1(pair: str, garnets: int) -> None:
    assert paid((13, 12, 9, 4, 0), pair, "mummy,zombie", "mummy,zombie")[0] == garnets


def test_5_1_14_first_and_second_both_supported_pay_5() -> None:
    at = (13, 12, 9, 4, 0)
    assert paid(at, "vampire,gangshi", "vampire,fox", "gangshi,fox") == (5, 4, 3)


def test_5_1_15_the_race_alone_tells_who_earned_most_and_fewest() -> None:
    """The show adds what everybody brought; tests/engine/test_show.py has that."""
    t = race(("vampire,gangshi", "mummy,zombie", "fox,zombie"))
    for _ in range(3):
        full_round(t, "gffmmz", "", "vvg")
    full_round(t, "vvg", "", "gffmmz")
    assert t.state.paid == (5, 4, 4)
    result = horror_race.result(t.state)
    assert (result.winners, result.last) == ((0,), (1, 2))


def test_5_1_3_a_support_is_a_pair_without_order() -> None:
    o = opened(3).options()[0]
    assert o.fields["characters"] == Subset(CHARACTERS, 2)


def test_the_zones_are_1_2_and_4() -> None:
    assert ZONES == (1, 2, 4)
    t = play(race(), "begin")
    assert code(t, "lay vampire 3") == "out-of-range"


def test_every_actor_is_who_the_rules_say() -> None:
    t = race(FOX_ZOMBIE[:3])
    assert [o.actor for o in t.options()] == [DEALER]
    play(t, "begin")
    assert {(o.actor, tag(o.kind)) for o in t.options()} == {
        (CHANCE, "horror.lay"),
        (0, "horror.forfeit"),
    }
    assert read("chance horror.lay 1 vampire 4", t.options(), horror_race.KINDS).actor == CHANCE
