"""Gyeol-Hap by the numbers of RULES §7: calls, turns, rounds, ties."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game import Result
from engine.games import gyeol_hap as hap
from engine.games.gyeol_hap.haps import attributes
from engine.games.gyeol_hap.records import NUMBERS
from engine.notation import read
from engine.types import Illegal, check, replace

THREE_HAPS = (0, 1, 2, 3, 4, 5, 9, 10, 11)  # 123 456 789
ONE_HAP = (0, 1, 2, 3, 4, 9, 10, 12, 13)  # 123
NO_HAP = (0, 1, 3, 4, 9, 10, 14, 17, 23)


def table(pictures: tuple[int, ...] = THREE_HAPS, players: int = 2, **facts: Any) -> hap.State:
    """A round with these nine pictures, chair 1 on turn; house rules and fields by name."""
    switches = {k: facts.pop(k) for k in list(facts) if k in hap.SWITCHES and k != "found"}
    s = hap.setup(hap.configure((1,) * players, switches))
    s = play(s, "first 1", "begin")
    s = replace(s, **{k: facts.pop(k) for k in ("round", "ends", "scores", "before") if k in facts})
    s = play(s, *laying(s, pictures)) if pictures else s
    return replace(s, **facts)


def laying(s: hap.State, pictures: tuple[int, ...]) -> list[str]:
    if s.config.board == "typed":
        return [f"board {','.join(map(str, pictures))}"]
    return [f"draw {picture}" for picture in pictures]


def play(s: hap.State, *lines: str) -> hap.State:
    """Type these lines; the table judges by itself."""
    for line in lines:
        a: Any = read(line, (*hap.options(s), *hap.asides(s)), hap.KINDS)
        try:
            check(a, hap.options(s))
        except Illegal:
            check(a, hap.asides(s))
        s = hap.apply(s, a)
        if s.step == "judge":
            (only,) = hap.options(s)
            judge: Any = only.single()
            s = hap.apply(s, judge)
        assert hap.audit(s) == ()
    return s


def call(s: hap.State, *numbers: int) -> hap.State:
    return play(s, "hap", f"name {','.join(map(str, numbers))}")


def kinds(s: hap.State) -> set[Any]:
    return {o.kind for o in hap.options(s)}


# ---------------------------------------------------------------- §7.1


def test_7_1_1_27_pictures_of_three_attributes() -> None:
    every = {attributes(p) for p in hap.PICTURES}
    assert len(every) == 27
    assert every == {(a, b, c) for a in range(3) for b in range(3) for c in range(3)}


@pytest.mark.parametrize("board", ["typed", "drawn"])
def test_7_1_2_nine_of_the_27_are_shown(board: str) -> None:
    s = table((), board=board)
    for line in laying(s, THREE_HAPS):
        assert s.step == "board"
        s = play(s, line)
    assert (s.step, s.board) == ("turn", THREE_HAPS)


def test_7_1_2_a_picture_cannot_lie_twice() -> None:
    with pytest.raises(Illegal):
        play(table(()), "board 0,1,2,3,4,5,6,7,7")
    with pytest.raises(Illegal):
        play(table((), board="drawn"), "draw 4", "draw 4")


CIRCLE, TRIANGLE, SQUARE = 0, 9, 18
BLUE, RED, YELLOW = 0, 3, 6
WHITE, GREY, BLACK = 0, 1, 2


@pytest.mark.parametrize(
    ("pictures", "is_hap"),
    [
        ((TRIANGLE + BLUE + GREY, TRIANGLE + YELLOW + GREY, TRIANGLE + RED + GREY), True),
        ((TRIANGLE + BLUE + GREY, CIRCLE + YELLOW + BLACK, SQUARE + RED + WHITE), True),
        ((TRIANGLE + BLUE + GREY, CIRCLE + BLUE + GREY, SQUARE + BLUE + GREY), True),
        ((TRIANGLE + BLUE + GREY, SQUARE + YELLOW + GREY, SQUARE + RED + GREY), False),
    ],
)
def test_7_1_3_the_seed_s_four_examples(pictures: tuple[int, int, int], is_hap: bool) -> None:
    assert hap.is_hap(*pictures) is is_hap


def test_7_1_4_turns_of_ten_seconds_one_at_a_time() -> None:
    s = table(players=3)
    assert s.config.turn_seconds == 10
    turns = []
    for _ in range(5):
        turns.append(s.turn)
        s = play(s, "pass")
    assert turns == [0, 1, 2, 0, 1]
    with pytest.raises(Illegal):
        play(table(), "2 hap")


def test_7_1_5_right_is_plus_one_wrong_is_minus_one() -> None:
    s = call(table(), 1, 2, 3)
    assert (s.scores, s.found, s.finders, s.turn) == ((1, 0), ((1, 2, 3),), (0,), 1)
    assert call(s, 1, 2, 4).scores == (1, -1)


def test_7_1_6_a_turn_without_a_call_changes_nothing_and_passes() -> None:
    s = play(table(), "pass")
    assert (s.scores, s.turn, s.row) == ((0, 0), 1, 1)


def test_7_1_6_hap_and_then_nothing_is_wrong() -> None:
    s = play(table(), "hap", "miss silent")
    assert (s.scores, s.turn) == ((-1, 0), 1)


def test_7_1_7_gyeol_when_none_is_left_is_three_and_ends_the_round() -> None:
    s = call(table(ONE_HAP), 1, 2, 3)
    s = play(s, "gyeol")
    assert (s.scores, s.step, s.round) == ((1, 3), "ready", 1)


def test_7_1_8_gyeol_when_one_is_left_is_minus_one_and_passes() -> None:
    s = play(table(ONE_HAP), "gyeol")
    assert (s.scores, s.step, s.turn) == ((-1, 0), "turn", 1)


def test_7_1_9_six_turns_in_a_row_without_a_call_end_the_round() -> None:
    s = play(table(), *["pass"] * 5)
    assert (s.step, s.row) == ("turn", 5)
    s = play(s, "pass")
    assert (s.step, s.scores) == ("ready", (0, 0))  # G-19: no points


def rounds(s: hap.State, *scores: tuple[int, int]) -> hap.State:
    """Play rounds that end with these scores, by corrections and a closed round."""
    for x, y in scores:
        s = play(s, "begin") if s.step == "ready" else s
        s = play(s, *laying(s, THREE_HAPS)) if s.step == "board" else s
        s = play(s, f"correct 1 {x} seen", f"correct 2 {y} seen", "close enough")
    return s


def test_7_1_10_ten_rounds_more_points_win() -> None:
    s = rounds(table(), *[(n, n) for n in range(9)])
    assert (s.round, s.step, hap.result(s)) == (9, "ready", Result())
    s = rounds(s, (9, 10))
    assert hap.options(s) == hap.asides(s) == ()
    assert hap.result(s) == Result((1,), (0,))
    assert hap.score(s) == (9, 10)
    assert hap.garnets(s) == (0, 0)


def test_golden_25_25_opens_round_11_and_30_29_decides() -> None:
    """§8.1: season 2, episode 3. Chair 1 is the player who won by one point."""
    s = rounds(table(), *[(n, n) for n in range(16, 26)])
    assert (s.scores, s.step, s.round) == ((25, 25), "ready", 10)
    assert hap.result(s) == Result()
    s = play(s, "begin", *laying(s, THREE_HAPS))
    assert s.round == 11
    s = rounds(s, (30, 29))
    assert hap.result(s) == Result((0,), (1,))


# ---------------------------------------------------------------- G-1 to G-12


def test_G1_time_to_name_the_numbers() -> None:
    assert hap.SWITCHES["name_time"] == (5, 3, "rest_of_turn")


@pytest.mark.parametrize(("rule", "points"), [("minus1", -1), ("free", 0)])
def test_G2_a_hap_called_again(rule: str, points: int) -> None:
    s = call(call(table(repeat=rule), 1, 2, 3), 3, 2, 1)
    assert (s.scores, s.turn) == ((1, points), 0)  # the turn ends
    assert len(s.found) == 1


def test_G3_the_turn_ends_after_any_call() -> None:
    for lines in (("hap", "name 1,2,3"), ("hap", "name 1,2,4"), ("gyeol",), ("hap", "miss silent")):
        assert play(table(), *lines).turn == 1


def test_G4_a_window_for_gyeol_after_one_s_own_hap() -> None:
    assert kinds(call(table(ONE_HAP), 1, 2, 3)) == {hap.Call, hap.Gyeol, hap.Pass}
    s = call(table(ONE_HAP, gyeol_window=3), 1, 2, 3)
    assert (s.step, s.turn, kinds(s)) == ("window", 0, {hap.Gyeol, hap.Pass})
    assert play(s, "gyeol").scores == (4, 0)
    lapsed = play(s, "pass")
    assert (lapsed.turn, lapsed.row) == (1, 0)  # a window that lapses is no silent turn
    wrong = play(call(table(gyeol_window=5), 1, 2, 3), "gyeol")
    assert (wrong.scores, wrong.turn) == ((0, 0), 1)
    assert call(table(gyeol_window=3), 1, 2, 4).step == "turn"  # only after a right one


@pytest.mark.parametrize(
    ("rule", "players", "turns"),
    [
        ("six_total", 2, 6), ("six_total", 5, 6), ("two_each", 2, 4), ("two_each", 5, 10),
        ("six_each", 2, 12), ("six_each", 3, 18),
    ],
)  # fmt: skip
def test_G5_G18_silent_turns_in_total_or_each(rule: str, players: int, turns: int) -> None:
    s = play(table(players=players, pass_limit=rule), *["pass"] * (turns - 1))
    assert s.step == "turn"
    assert play(s, "pass").step == "ready"


def test_G5_off_leaves_it_to_the_dealer() -> None:
    s = play(table(pass_limit="off"), *["pass"] * 40)
    assert s.step == "turn"
    assert play(s, "close nobody finds it").step == "ready"


@pytest.mark.parametrize("lines", [("hap", "name 1,2,4"), ("hap", "name 1,2,3"), ("gyeol",)])
def test_G6_any_call_breaks_the_row(lines: tuple[str, ...]) -> None:
    assert play(table(row=5), *lines).row == 0


def test_G7_a_wrong_gyeol_may_be_called_again_or_once_a_round() -> None:
    s = play(table(), "gyeol", "pass", "gyeol")
    assert s.scores == (-2, 0)
    s = play(table(gyeol_again="once"), "gyeol", "pass")
    assert kinds(s) == {hap.Call, hap.Pass}
    assert hap.refusal(s, 0, hap.Gyeol, "") == "gyeol-once"
    assert hap.Gyeol in kinds(play(s, "pass"))  # the other still may
    s = play(s, "close enough", "begin", *laying(s, THREE_HAPS), "pass")
    assert hap.Gyeol in kinds(s)  # and he in the next round


def test_G8_a_board_without_a_hap_is_allowed() -> None:
    assert play(table(NO_HAP), "gyeol").scores == (3, 0)


@pytest.mark.parametrize("board", ["typed", "drawn"])
def test_G8_by_switch_it_is_laid_anew(board: str) -> None:
    s = table(NO_HAP, min_haps=1, board=board)
    assert kinds(s) == {hap.Redraw}
    s = play(s, "table redraw")
    assert (s.step, s.board) == ("board", ())
    assert play(s, *laying(s, ONE_HAP)).step == "turn"
    assert table(ONE_HAP, min_haps=3).step == "redraw"
    assert table(THREE_HAPS, min_haps=3).step == "turn"


def test_G9_a_tie_is_played_out_in_full_extra_rounds() -> None:
    s = rounds(table(round=10), (4, 4))
    assert s.step == "ready"
    s = rounds(s, (5, 5), (6, 5))
    assert (s.round, hap.result(s)) == (12, Result((0,), (1,)))


def test_G9_by_switch_the_first_point_that_parts_them_wins() -> None:
    s = rounds(table(round=10, tie="first_point"), (4, 4))
    s = play(s, "begin", *laying(s, THREE_HAPS))
    assert hap.result(call(s, 1, 2, 3)).winners == (s.turn,)
    assert hap.result(call(s, 1, 2, 4)).last == (s.turn,)
    assert play(s, "pass").step == "turn"
    early = call(table(round=10, tie="first_point"), 1, 2, 3)
    assert early.step == "turn"  # the tenth round itself is played to its end


def test_G9_by_switch_joint() -> None:
    s = rounds(table(round=10, tie="joint"), (4, 4))
    assert hap.result(s) == Result((0, 1), (0, 1))


def test_G10_who_starts_by_lot_then_in_turn() -> None:
    s = hap.setup(hap.Config(players=3))
    assert kinds(s) == {hap.First}
    s, starters = play(s, "first 3"), []
    for _ in range(4):
        s = play(s, "begin", *laying(s, THREE_HAPS))
        starters.append(s.turn)
        s = play(s, "close next")
    assert starters == [2, 0, 1, 2]


def test_G10_by_switch_the_loser_of_the_round_starts() -> None:
    s = play(call(table(starter="loser"), 1, 2, 4), "close next", "begin")
    assert s.turn == 0
    s = play(table(starter="loser"), "close nobody gained or lost", "begin")
    assert s.turn == 1  # nobody lost: in turn


def test_G11_the_turns_alternate_on_in_an_extra_round() -> None:
    s = rounds(table(round=10), (4, 4))
    assert play(s, "begin").turn == 1  # chair 1 began the tenth
    s = play(s, "begin", *laying(s, THREE_HAPS), "pass")
    assert s.turn == 0


def test_G12_the_same_nine_all_round_and_a_picture_may_be_in_several_haps() -> None:
    s = table((0, 1, 2, 3, 4, 5, 6, 9, 10))
    s = call(call(s, 1, 2, 3), 1, 4, 7)
    assert (s.scores, s.board) == ((1, 1), (0, 1, 2, 3, 4, 5, 6, 9, 10))


# ---------------------------------------------------------------- G-13 to G-21


def test_G13_numbers_1_to_9_row_by_row() -> None:
    assert NUMBERS == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert hap.haps(ONE_HAP) == ((1, 2, 3),)


@pytest.mark.parametrize("words", ["1,1,2", "1,2", "1,2,10", "0,1,2", "1,2,3,4"])
def test_G14_not_three_numbers_is_wrong_or_by_switch_asked_again(words: str) -> None:
    s = play(table(), "hap")
    with pytest.raises(Illegal):
        play(s, f"name {words}")
    assert hap.refusal(s, 0, hap.Name, "numbers") == "three-numbers"
    assert play(s, "miss misnamed").scores == (-1, 0)
    s = play(table(misnamed="asked_again"), "hap", "miss misnamed")
    assert (s.step, s.scores) == ("name", (0, 0))
    assert play(s, "name 1,2,3").scores == (1, 0)
    assert play(table(misnamed="asked_again"), "hap", "miss silent").scores == (-1, 0)


@pytest.mark.parametrize("numbers", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_G15_the_order_of_the_numbers_is_free(numbers: tuple[int, ...]) -> None:
    assert call(table(), *numbers).found == ((1, 2, 3),)


def test_G16_totals_may_be_negative_or_by_switch_stop_at_zero() -> None:
    assert play(table(), "gyeol").scores == (-1, 0)
    assert play(table(floor="zero"), "gyeol").scores == (0, 0)
    assert play(table(floor="zero", scores=(2, 0)), "gyeol").scores == (1, 0)


def test_G17_a_call_in_another_s_time_is_ignored_or_by_switch_minus_one() -> None:
    with pytest.raises(Illegal):
        play(table(), "foul 2")
    assert hap.refusal(table(), -3, hap.Foul, "") == "calls-ignored"
    s = play(table(out_of_turn="minus1"), "foul 2")
    assert (s.scores, s.turn) == ((0, -1), 0)


def ranked(*scores: int, **facts: Any) -> hap.State:
    """The tenth round has just ended with these scores."""
    s = table(players=len(scores), round=10, scores=scores, **facts)
    return play(s, "close that was the last")


def test_G18_only_the_lowest_tied_play_extra_rounds() -> None:
    s = play(ranked(5, 1, 3, 1), "begin")
    assert s.playing == (1, 3)
    s = play(s, *laying(s, THREE_HAPS))
    assert s.turn == 1
    assert hap.silent_limit(s) == 6
    s = play(call(call(s, 1, 2, 3), 1, 2, 4), "close done")
    assert hap.result(s) == Result((0,), (3,))
    assert hap.garnets(s) == (1, 0, 0, 0)  # F-18


def test_G18_points_of_an_extra_round_move_nobody_past_those_who_sat_out() -> None:
    s = play(ranked(5, 4, 4), "begin", *laying(table(), THREE_HAPS))
    s = play(call(call(s, 1, 2, 3), 4, 5, 6), "pass", "hap", "name 7,8,9", "close done")
    assert s.scores == (5, 5, 6)
    assert hap.result(s) == Result((0,), (1,))


def test_G18_only_the_highest_tied_and_both_tied() -> None:
    assert play(ranked(5, 5, 3, 1), "begin").playing == (0, 1)
    assert play(ranked(5, 1, 3, 5, 1), "begin").playing == (0, 1, 3, 4)
    assert play(ranked(2, 2, 2), "begin").playing == (0, 1, 2)
    assert hap.result(ranked(5, 3, 3, 1)) == Result((0,), (3,))  # between does not matter


def test_G19_no_points_when_silence_ends_the_round() -> None:
    s = play(table(NO_HAP), *["pass"] * 6)
    assert (s.scores, s.step) == ((0, 0), "ready")


def test_G20_G21_how_it_is_shown_and_when_the_clock_starts() -> None:
    assert hap.SWITCHES["found"] == ("listed", "hidden")
    assert hap.SWITCHES["clock_start"] == ("dealer", "after_3s")
