"""The show frame by section 1.1 and the holes of 1.2 that concern one game and its people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app import drivers, showfile
from engine import show
from engine.games import GAMES
from engine.show import faults
from engine.types import replace, tag
from tests.engine.evenings import (
    code,
    config,
    ended,
    evening,
    forced,
    play,
    running,
)

JOINT_FIRST = ("vampire,gangshi", "vampire,gangshi", "mummy,zombie")  # paid 5, 5, 0
JOINT_LAST = ("vampire,gangshi", "mummy,zombie", "mummy,zombie")  # paid 5, 0, 0
ALL_TIED = ("vampire,gangshi",) * 3
AT = (13, 10, 6, 2, 0)


def test_1_1_1_most_garnets_win_and_fewest_are_candidate() -> None:
    s = ended(evening()).state
    assert s.garnets == (7, 3, 2)
    assert (s.winners, s.candidates) == ((0,), (2,))


def test_1_1_2_earlier_garnets_count_in_the_ranking() -> None:
    s = ended(evening((1, 2, 9))).state
    assert (s.gained, s.garnets) == ((5, 1, 0), (6, 3, 9))
    assert (s.winners, s.candidates) == ((2,), (1,))


def test_1_1_3_a_sole_winner_of_the_race_receives_two_tokens() -> None:
    t = ended(evening())
    assert t.state.tokens == (1, 0, 0)
    assert play(t, "spare 1").state.tokens == (2, 0, 0)


def test_1_1_9_garnets_are_given_from_player_to_player() -> None:
    t = play(evening((2, 0, 3)), "give 3 2 2")
    assert t.state.garnets == (2, 2, 1)
    assert code(t, "give 3 2 2") == "not-that-many"
    assert play(t, "give 3 2 1").state.garnets == (2, 3, 0)
    assert code(t, "give 3 2 1") in ("no-garnets", "no-such-player")


# ---------------------------------------------------------------- F-1


def test_F1_joint_winners_have_one_token_each() -> None:
    s = ended(evening(), AT, *JOINT_FIRST).state
    assert (s.winners, s.tokens) == ((0, 1), (1, 1, 0))


@pytest.mark.parametrize(("number", "tokens"), [(1, (1, 1, 0)), (0, (0, 0, 0)), (2, (2, 2, 0))])
def test_F1_tokens_of_joint_winners_by_switch(number: int, tokens: tuple[int, ...]) -> None:
    assert ended(evening(tokens_joint=number), AT, *JOINT_FIRST).state.tokens == tokens


@pytest.mark.parametrize(("number", "step"), [("by_game", "spare"), (2, "spare"), (1, "oppose")])
def test_F1_tokens_of_a_sole_winner_by_switch(number: Any, step: str) -> None:
    t = ended(evening(tokens_sole=number))
    assert (t.state.tokens, t.state.step) == ((1, 0, 0), step)


def test_F1_by_game_is_what_each_game_says() -> None:
    assert {key: g.TOKENS for key, g in GAMES.items() if not g.DEATH_MATCH} == {
        "horror": (2, 1),
        "holdem": (1, 1),
        "seed": (2, 1),
    }


def test_F1_the_second_token_is_kept_or_given() -> None:
    t = ended(evening())
    assert [o.actor for o in t.options()] == [0]  # the winner decides
    assert play(t, "1 spare 2").state.tokens == (1, 1, 0)


def test_F1_the_second_token_must_be_given_by_switch() -> None:
    t = ended(evening(spare_token="must_give"))
    assert code(t, "spare 1") == "candidate-gets-no-token"
    assert play(t, "spare 2").state.tokens == (1, 1, 0)


# ---------------------------------------------------------------- F-2


def test_F2_the_winners_nominate_and_the_dealer_enters_it() -> None:
    t = ended(evening(), AT, *JOINT_LAST)
    assert (t.state.last, t.state.candidates, t.state.step) == ((1, 2), (), "nominate")
    assert code(t, "nominate 1") == "no-such-player"
    assert play(t, "dealer nominate 3").state.candidates == (2,)


def test_F2_fewest_garnets_before_the_game() -> None:
    t = evening((3, 1, 2), joint_last="fewest_garnets")
    s = ended(t, AT, "vampire,gangshi", "fox,mummy", "mummy,zombie").state
    assert (s.garnets, s.candidates) == ((8, 2, 2), (1,))


def test_F2_fewest_garnets_level_too_leaves_it_to_the_dealer() -> None:
    t = ended(evening(joint_last="fewest_garnets"), AT, *JOINT_LAST)
    assert t.state.step == "nominate"
    assert [o.actor for o in t.options()] == [-3]


def test_F2_a_random_draw_by_switch() -> None:
    t = ended(evening(joint_last="random"), AT, *JOINT_LAST)
    assert [o.actor for o in t.options()] == [-1]
    answered = drivers.answer(t)
    assert answered is not None
    assert answered[1] == "drawn"
    t.play(*answered)
    assert t.state.candidates in ((1,), (2,))


def test_F2_all_tied_go_to_the_death_match_by_switch() -> None:
    t = ended(evening(joint_last="all_tied"), AT, *JOINT_LAST)
    assert t.state.candidates == (1, 2)


# ---------------------------------------------------------------- F-6


def test_F6_the_candidate_cannot_be_given_a_token() -> None:
    assert code(ended(evening()), "spare 3") == "candidate-gets-no-token"


def test_F6_a_token_in_hand_is_void_for_the_candidate() -> None:
    t = ended(evening(), AT, *ALL_TIED)  # all win together and are last together
    assert t.state.tokens == (1, 1, 1)
    assert play(t, "nominate 2").state.tokens == (1, 0, 1)


def test_F6_by_switch_the_token_saves_and_the_next_lowest_is_candidate() -> None:
    t = ended(evening(candidate_token="saves"))
    assert t.state.candidates == (2,)
    s = play(t, "spare 3").state
    assert (s.tokens, s.candidates, s.step) == ((1, 0, 1), (1,), "oppose")


def test_F6_by_switch_several_next_lowest_are_decided_as_any_tie() -> None:
    at, pairs = (13, 10, 6, 2, 0), ("vampire,gangshi", "fox,mummy", "fox,mummy", "mummy,zombie")
    t = ended(evening((2, 2, 2, 2), candidate_token="saves"), at, *pairs)
    s = play(t, "spare 4").state
    assert (s.step, s.last) == ("nominate", (1, 2))
    assert play(t, "nominate 3").state.candidates == (2,)
    assert t.state.step == "oppose"  # no third token


# ---------------------------------------------------------------- F-9


@pytest.mark.parametrize(
    ("rule", "between", "during"),
    [
        ("not_in_garnet_match", "", "not-in-garnet-match"),
        ("always", "", ""),
        ("never", "never-give", "never-give"),
    ],
)
def test_F9_when_garnets_may_be_given(rule: str, between: str, during: str) -> None:
    t = evening(garnet_transfer=rule)
    for refused in (between, during):
        if refused:
            assert code(t, "give 1 2 1") == refused
        else:
            had = t.state.garnets
            play(t, "give 1 2 1")
            assert t.state.garnets == (had[0] - 1, had[1] + 1, had[2])
        if t.state.step == "open":
            running(t)


@pytest.mark.parametrize("rule", ["not_in_garnet_match", "always"])
def test_F9_while_the_lot_is_drawn_nothing_runs_yet(rule: str) -> None:
    t = play(evening(garnet_transfer=rule), "open horror", "give 1 2 1")
    assert t.state.garnets == (1, 3, 2)


# ---------------------------------------------------------------- F-10, F-11


def test_F10_garnets_at_the_start_are_typed() -> None:
    assert evening((3, 1, 0, 999)).state.garnets == (3, 1, 0, 999)
    assert not faults(config((3, 1, 0, 999)))


def test_F10_a_wrong_number_is_corrected_with_a_reason() -> None:
    t = play(evening(), "correct 2 5 counted again")
    assert t.state.garnets == (2, 5, 2)
    assert t.entries[-1].action.reason == "counted again"  # type: ignore[attr-defined]
    assert code(t, 'correct 2 5 ""') == "reason-owed"
    assert code(t, 'correct 2 5 " "') == "reason-owed"
    assert code(t, "correct 2 1000 x") == "out-of-range"


def test_F11_the_value_of_a_garnet_is_for_display_alone() -> None:
    plain = ended(evening()).state
    s = ended(evening(garnet_value=1_000_000)).state
    assert show.setting(s, "frame.garnet_value") == 1_000_000
    assert (s.garnets, s.tokens, s.candidates) == (plain.garnets, plain.tokens, plain.candidates)
    t = play(evening(), "switch frame.garnet_value 1000000")
    assert t.state.house.garnet_value == 1_000_000


# ---------------------------------------------------------------- F-19


def test_F19_another_person_sits_down_and_the_garnets_stay() -> None:
    t = running(evening(guests=1))
    play(t, "begin", "sit 2 4")
    s = t.state
    assert (s.sitting, s.chairs, s.garnets) == ((0, 3, 2), (0, 1, 2), (2, 2, 2, 0))
    assert show.holder(s, 1) == 3
    assert code(t, "sit 1 4") == "no-such-player"  # who sits already sits nowhere else
    assert code(t, "sit 9 2") == "no-such-chair"


def test_F19_what_the_chair_earns_is_its_players() -> None:
    t = running(evening(guests=1))
    play(t, "sit 1 4")
    game = t.state.game
    t.states[t.at] = replace(t.state, game=replace(game, step="pay", at=AT, round=1))
    assert forced(t).state.garnets == (7, 3, 2, 0)


def test_F19_the_dealer_answers_for_an_absent_chair() -> None:
    t = play(running(evening()), "begin", "absent 1 yes")
    kinds = []
    while (answered := drivers.answer(t)) is not None:
        kinds.append((tag(type(answered[0])), answered[1]))
        t.play(*answered)
    assert kinds == [("horror.late", "auto")] + [("horror.lay", "drawn")] * 3
    assert t.state.game.turn == 1
    play(t, "absent 1 no")
    assert t.state.absent == (False, False, False)


def test_F19_a_drawing_chair_that_is_absent_draws_and_lays_by_itself() -> None:
    t = play(running(evening(), coins="drawn"), "begin", "absent 1 yes")
    while (answered := drivers.answer(t)) is not None:
        t.play(*answered)
    assert (t.state.game.turn, sum(map(sum, t.state.game.zones))) == (1, 3)


def test_F19_a_whole_race_goes_on_without_anybody() -> None:
    t = play(running(evening()), "begin", *[f"absent {i} yes" for i in (1, 2, 3)])
    for _ in range(60):
        while (answered := drivers.answer(t)) is not None:
            t.play(*answered)
        if t.state.game is None:
            break
        play(t, "begin")
    assert t.state.step in ("spare", "oppose", "nominate")


def test_F19_who_sits_down_is_not_absent() -> None:
    t = play(running(evening(guests=1)), "absent 2 yes", "sit 2 4")
    assert t.state.absent == (False, False, False)
    assert code(t, "absent 2 no") == "out-of-range"


# ---------------------------------------------------------------- F-20, F-21


def test_F20_a_void_begins_the_round_again_and_owes_a_reason() -> None:
    t = play(running(evening()), "begin", "lay vampire 1")
    assert code(t, 'void ""') == "reason-owed"
    play(t, "void a coin fell down")
    assert t.state.game.zones == ((0,) * 5,) * 3
    assert t.state.step == "game"


@pytest.mark.parametrize(("purses", "garnets"), [("restored", (2, 2, 2)), ("kept", (1, 3, 2))])
def test_F21_a_game_is_stopped_without_a_result(purses: str, garnets: tuple[int, ...]) -> None:
    t = play(running(evening(garnet_transfer="always")), "begin", "give 1 2 1")
    assert code(t, f'stop {purses} ""') == "reason-owed"
    s = play(t, f"stop {purses} fire alarm").state
    assert (s.step, s.garnets, s.game) == ("open", garnets, None)
    assert (s.winners, s.last, s.candidates, s.tokens) == ((), (), (), (0, 0, 0))


@pytest.mark.parametrize(("purses", "garnets"), [("restored", (2, 2, 2)), ("kept", (7, 3, 2))])
def test_F21_what_the_race_has_paid_is_kept_or_goes_back(
    purses: str, garnets: tuple[int, ...]
) -> None:
    t = running(evening())
    game = replace(t.state.game, step="pay", at=AT, round=1)
    t.states[t.at] = replace(t.state, game=game)
    t.play(t.forced(), "auto")  # type: ignore[arg-type]
    s = play(t, f"stop {purses} wrong characters").state
    assert s.garnets == garnets
    assert sum(s.garnets) + s.bank == 6


def test_F21_another_game_can_be_opened_after_it() -> None:
    t = play(running(evening()), "stop kept fire alarm")
    assert running(t).state.episode == 2


# ---------------------------------------------------------------- F-22


def test_F22_a_rehearsal_is_a_marked_copy(tmp_path: Path) -> None:
    opened = showfile.create(tmp_path / "show.garnet", config(), "seed")
    opened.evening.play(opened.evening.timeline.read("open horror"))
    opened.close()
    before = opened.path.read_bytes()
    copy = showfile.rehearse(opened.path, tmp_path)
    assert copy.header.rehearsal
    assert copy.path != opened.path
    assert copy.evening.timeline.state == opened.evening.timeline.state
    copy.evening.play(copy.evening.timeline.read("lot 1"))
    copy.close()
    assert opened.path.read_bytes() == before
    again = showfile.open_show(copy.path)
    assert again.header.rehearsal  # for ever
    again.close()


def test_F22_a_rehearsal_never_lies_over_a_file(tmp_path: Path) -> None:
    opened = showfile.create(tmp_path / "show.garnet", config(), "seed")
    opened.close()
    made = []
    for _ in range(3):
        copy = showfile.rehearse(opened.path, tmp_path)
        copy.close()
        made.append(copy.path)
    assert len({*made, opened.path}) == 4
    twice = showfile.rehearse(made[0], tmp_path)
    twice.close()
    assert twice.header.rehearsal


# ---------------------------------------------------------------- people and house rules


# ---------------------------------------------------------------- what may not be done
