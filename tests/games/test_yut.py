"""Strategic Yut by the numbers of RULES §6: sticks, turns, results and the end of a match."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import yut
from engine.games.yut.mat import PLACE
from engine.notation import read
from engine.types import NOBODY, Illegal, Option, check, replace

OFF = ("off",) * 8


def table(at: dict[int, Any] | None = None, saved: tuple[str, ...] = (), **facts: Any) -> yut.State:
    """A match with pieces (1 to 8) on these spots; house rules and fields of the state by name."""
    switches = {k: facts.pop(k) for k in list(facts) if k in yut.SWITCHES}
    s = yut.setup(yut.Config(**{"first": "candidate", **switches}))
    places = tuple(PLACE[(at or {}).get(p, "off")] for p in range(1, 9))
    stacks = {p: min(g) for g in facts.pop("stacks", ()) for p in g}
    stack = tuple(stacks.get(p, p) - 1 for p in range(1, 9))
    step = "move" if saved else "throw"
    owed = 0 if saved else 1
    fields = {"at": places, "stack": stack, "saved": saved, "step": step, "owed": owed, **facts}
    return replace(s, **fields)


def play(s: yut.State, *lines: str) -> yut.State:
    """Type these lines; a move that does not name what it joins stands alone."""
    for line in lines:
        line = f"{line} 0" if line.startswith("go") and len(line.split()) == 4 else line
        a: Any = read(line, (*yut.options(s), *yut.asides(s)), yut.KINDS)
        try:
            check(a, yut.options(s))
        except Illegal:
            check(a, yut.asides(s))
        s = yut.apply(s, a)
        assert yut.audit(s) == ()
    return s


def value(o: Option, name: str) -> Any:
    domain: Any = o.fields[name]
    return domain.of if name == "join" else domain.of[0]


def goes(s: yut.State) -> set[tuple[str, int, Any]]:
    """Every move there is: result, piece, destination."""
    return {
        (value(o, "result"), value(o, "piece"), value(o, "to"))
        for o in yut.options(s)
        if o.kind is yut.Go
    }


def joins(s: yut.State, to: Any) -> tuple[int, ...]:
    return next(value(o, "join") for o in yut.options(s) if value(o, "to") == to)


def where(s: yut.State, piece: int) -> Any:
    return yut.mat.SPOT[s.at[piece - 1]]


THROW = {"mo": "back,back,back,back", "back-do": "front,back,back,back",
         "gae": "front,back,front,back", "geol": "front,front,front,back",
         "yut": "front,front,front,front"}  # fmt: skip


def throw(s: yut.State, *results: str) -> yut.State:
    return play(s, *[f"throw {THROW[r]}" for r in results])


# ---------------------------------------------------------------- §6.1


def test_6_1_2_four_chairs_one_stick_each_and_only_four() -> None:
    assert yut.PLAYERS == (4, 4)
    assert len(yut.options(table(sticks="sealed"))) == 4
    with pytest.raises(Illegal, match="four-chairs"):
        yut.configure((1, 1, 1), {})


@pytest.mark.parametrize("result", THROW)
def test_6_1_3_the_combination_of_the_four_is_the_result(result: str) -> None:
    s = throw(table(), result)
    assert s.saved == (result,)
    assert s.thrown == tuple(THROW[result].split(","))


def test_6_1_4_a_partner_s_two_pieces_win_nothing() -> None:
    s = play(table({5: "home", 6: 19}, ("gae",), turn=3), "go gae 6 home")
    assert yut.score(s) == (0, 0, 2, 0)
    assert s.step == "throw"
    assert yut.result(s) == yut.Outcome()


def test_6_1_4_a_principal_s_two_pieces_win() -> None:
    s = play(table({3: "home", 4: 28}, ("gae",), turn=1), "go gae 4 home")
    assert yut.result(s) == yut.Outcome((1,), (0,))
    assert yut.options(s) == yut.asides(s) == ()
    assert yut.garnets(s) == (0, 0, 0, 0)


def test_6_1_5_every_do_is_a_back_do_and_back_at_the_start_is_once_round() -> None:
    s = play(table({1: 2}, ("back-do",)), "go back-do 1 1")
    s = replace(s, turn=0, saved=("back-do",), step="move", owed=0)
    assert where(play(s, "go back-do 1 home"), 1) == "home"


# ---------------------------------------------------------------- Y-1 to Y-7: sticks, turns, entry


@pytest.mark.parametrize(("side", "one"), [("fronts", "front"), ("backs", "back")])
def test_Y1_which_side_is_counted(side: str, one: str) -> None:
    other = "back" if one == "front" else "front"
    for n, result in enumerate(("mo", "back-do", "gae", "geol", "yut")):
        sides = ",".join([one] * n + [other] * (4 - n))
        assert play(table(counted_side=side), f"throw {sides}").saved == (result,)


@pytest.mark.parametrize(
    ("order", "first", "chairs"),
    [
        ("ABBA", 0, (0, 1, 3, 2, 0, 1, 3, 2)),
        ("ABBA", 1, (1, 0, 2, 3, 1, 0, 2, 3)),
        ("alternate", 0, (0, 1, 2, 3, 0, 1, 2, 3)),
        ("alternate", 1, (1, 0, 3, 2, 1, 0, 3, 2)),
    ],
)
def test_Y2_order_of_the_turns(order: str, first: int, chairs: tuple[int, ...]) -> None:
    s, seen = table(order=order, capture_extra="never"), []
    s = replace(s, first=first)
    for _ in chairs:
        seen.append(yut.on_turn(s))
        s = throw(s, "gae")
        s = play(s, yut_line(s))
    assert tuple(seen) == chairs


def yut_line(s: yut.State) -> str:
    """The first move there is, as the dealer would type it."""
    o = yut.options(s)[0]
    return f"go {value(o, 'result')} {value(o, 'piece')} {value(o, 'to')} {value(o, 'join')[0]}"


def test_Y3_who_starts_by_lot_or_the_candidate() -> None:
    s = yut.setup(yut.Config())
    assert s.step == "first"
    assert yut.on_turn(play(s, "chance first 2")) == 1
    with pytest.raises(Illegal):
        play(s, "chance first 3")  # a partner does not start
    assert yut.on_turn(yut.setup(yut.Config(first="candidate"))) == 0


@pytest.mark.parametrize(("who", "pieces"), [("own", {1, 2}), ("team", {1, 2, 5, 6})])
def test_Y4_whose_pieces_may_be_moved(who: str, pieces: set[int]) -> None:
    s = table({1: 3, 2: 8, 5: 12, 3: 14}, ("gae",), move_who=who)
    assert {p for _, p, _ in goes(s)} == pieces


@pytest.mark.parametrize(("result", "cell"), [("gae", 2), ("geol", 3), ("yut", 4), ("mo", 5)])
def test_Y5_pieces_enter_with_any_forward_result(result: str, cell: int) -> None:
    assert goes(table(saved=(result,))) == {(result, 1, cell)}  # two beside the mat are alike


def test_Y6_a_back_do_without_a_piece_on_the_mat_loses_the_turn() -> None:
    s = throw(table({3: 6, 5: 9}), "back-do")
    assert yut.options(s) == yut.STUCK
    s = play(s, "table pass")
    assert (s.turn, where(s, 5)) == (1, 9)


def test_Y6_by_switch_it_moves_a_partner_s_piece() -> None:
    s = throw(table({3: 6, 5: 9}, stuck_back_do="partner"), "back-do")
    assert goes(s) == {("back-do", 5, 8)}
    s = throw(table({1: 6, 5: 9}, stuck_back_do="partner"), "back-do")
    assert goes(s) == {("back-do", 1, 5)}


def test_Y7_a_whole_stack_goes_back() -> None:
    s = play(table({1: 7, 2: 7}, ("back-do",), stacks=[(1, 2)]), "go back-do 1 6")
    assert (where(s, 1), where(s, 2)) == (6, 6)


# ---------------------------------------------------------------- Y-20 to Y-29: results


def test_Y20_yut_and_mo_throw_again_and_all_results_are_saved() -> None:
    s = throw(table(), "yut", "mo")
    assert s.step == "throw"
    assert s.owed == 1
    s = throw(s, "geol")
    assert s.step == "move"
    assert s.saved == ("yut", "mo", "geol")
    assert {r for r, _, _ in goes(s)} == {"yut", "mo", "geol"}  # in any order
    s = play(s, "go geol 1 3", "go yut 2 4", "go mo 1 8")  # one piece each
    assert (where(s, 1), where(s, 2), s.turn) == (8, 4, 1)


@pytest.mark.parametrize(
    ("rule", "result", "again"),
    [
        ("not_if_yut_mo", "gae", True), ("not_if_yut_mo", "yut", False),
        ("not_if_yut_mo", "mo", False), ("always", "yut", True), ("always", "gae", True),
        ("never", "gae", False), ("never", "mo", False),
    ],
)  # fmt: skip
def test_Y21_a_capture_throws_again(rule: str, result: str, again: bool) -> None:
    target = {"gae": 2, "yut": 4, "mo": 5}[result]
    s = table({3: target}, (result,), capture_extra=rule)
    s = play(s, f"go {result} 1 {target}")
    assert where(s, 3) == "off"
    assert (s.turn, s.caught) == ((0, 1) if again else (1, 0))


@pytest.mark.parametrize(("rule", "owed"), [("yes", 1), ("no", 0)])
def test_Y22_a_yut_in_a_capture_throw(rule: str, owed: int) -> None:
    s = table({3: 2}, ("gae",), capture_again=rule)
    s = throw(play(s, "go gae 1 2"), "yut")
    assert (s.owed, s.caught, s.step) == (owed, 0, "throw" if owed else "move")


def test_Y23_all_four_throw_the_extra_throws_too() -> None:
    s = play(table(sticks="sealed"), *[f"{i} stick front" for i in (1, 2, 3, 4)], "table throw")
    assert s.saved == ("yut",)
    assert [o.actor for o in yut.options(s)] == [0, 1, 2, 3]


def test_Y24_results_may_be_split_over_pieces_or_one_takes_all() -> None:
    s = play(table({1: 3}, ("yut", "gae")), "go yut 2 4")
    assert {p for _, p, _ in goes(s)} == {1, 2}
    s = play(table({1: 3}, ("yut", "gae"), split="one_piece"), "go yut 2 4")
    assert {p for _, p, _ in goes(s)} == {2}
    s = play(table({1: 19}, ("yut", "gae"), split="one_piece"), "go yut 1 home")
    assert yut.options(s) == yut.STUCK


def test_Y25_a_result_that_cannot_be_used_is_discarded() -> None:
    s = throw(table(), "yut", "back-do")
    assert {r for r, _, _ in goes(s)} == {"yut"}
    s = play(s, "go yut 1 4")
    assert goes(s) == {("back-do", 1, 3)}
    assert play(table({1: "home", 2: 18, 5: 3}, ("back-do",)), "go back-do 2 17").turn == 1
    assert play(table(saved=("back-do",)), "table pass").saved == ()


def test_Y26_a_move_is_compulsory_or_by_switch_may_be_passed() -> None:
    with pytest.raises(Illegal):
        play(table(saved=("gae",)), "1 pass")
    assert yut.refusal(table(saved=("gae",)), 0, yut.Pass, "") == "must-move"
    s = play(table({1: 4}, ("gae",), may_pass="yes"), "1 pass")
    assert (s.turn, where(s, 1)) == (1, 4)


def test_Y27_pips_past_home_are_lost_or_by_switch_must_be_exact() -> None:
    assert goes(table({1: 19, 2: "home"}, ("mo",))) == {("mo", 1, "home")}
    exact = {"overshoot": "exact"}
    assert yut.options(table({1: 19, 2: "home"}, ("mo",), **exact)) == yut.STUCK
    assert goes(table({1: 18, 2: "home"}, ("gae",), **exact)) == {("gae", 1, "home")}
    switches = {"home": "must_pass", "back_to_start": "waits", "overshoot": "exact"}
    with pytest.raises(Illegal, match="exact-needs-reach"):
        yut.configure((1,) * 4, switches)


def test_Y28_two_candidates_cannot_come_home_in_one_turn() -> None:
    s = table({1: 19, 2: "home", 3: 19, 4: "home"}, ("gae",), move_who="team")
    assert {p for _, p, _ in goes(s)} <= {1, 2, 5, 6}  # no stack holds both sides


def test_Y29_a_partner_with_no_pieces_left_moves_his_mate_s() -> None:
    at = {5: "home", 6: "home", 1: 4, 3: 9}
    s = throw(table(at, turn=3), "gae")
    assert goes(s) == {("gae", 1, 6), ("gae", 2, 2)}
    assert all(o.actor == 2 for o in yut.options(s))


def test_Y29_by_switch_his_turn_is_skipped() -> None:
    at = {5: "home", 6: "home", 1: 4, 7: 9}
    s = play(table(at, ("gae",), turn=2, partner_done="skipped"), "go gae 7 11")
    assert (s.turn, yut.on_turn(s)) == (4, 0)


# ---------------------------------------------------------------- Y-30 to Y-37: clocks, the end


def test_Y30_no_choice_in_time_is_a_random_stick() -> None:
    s = play(table(sticks="sealed"), "1 stick front", "late 3")
    assert [o.kind for o in yut.options(s)] == [yut.Lot]
    s = play(s, "chance lot 3 back")
    assert s.sticks == ("front", "", "back", "")
    with pytest.raises(Illegal):
        play(table(sticks="sealed", stick_seconds=0), "late 3")


def past_cap(**facts: Any) -> yut.State:
    return table(facts.pop("at"), ("back-do",), count=500, before=(), **facts)


def test_Y31_500_throws_more_of_his_own_two_home_leads() -> None:
    at = {1: "home", 3: 18, 5: "home", 6: "home", 7: 4}
    s = play(past_cap(at=at, turn=1), "go back-do 3 17")
    assert yut.result(s) == yut.Outcome((0,), (1,))


def test_Y31_then_fewer_steps_left_for_them() -> None:
    at = {1: 6, 2: 7, 3: 14, 4: "off"}  # in the end 14 + 13 against 7 + 20
    s = play(past_cap(at=at, turn=1), "go back-do 3 13")
    assert yut.options(s) != ()
    at[4] = 2
    s = play(past_cap(at=at, turn=1), "go back-do 4 1")
    assert yut.result(s) == yut.Outcome((1,), (0,))


def test_Y31_level_each_side_throws_once_more_until_it_differs() -> None:
    s = play(past_cap(at={1: 10, 3: 21}, turn=1), "go back-do 3 20")
    assert (s.turn, s.step) == (2, "throw")
    s = play(throw(s, "gae"), "go gae 7 2")
    assert s.step == "throw"  # the other side has its throw first
    s = play(throw(s, "geol"), "go geol 5 3")
    assert s.step == "throw"  # partners' pieces do not count: still level
    s = play(throw(s, "gae"), "go gae 1 12")
    s = play(throw(s, "back-do"), "go back-do 3 5")
    assert yut.result(s) == yut.Outcome((0,), (1,))


def test_Y31_the_cap_is_a_switch_and_waits_for_both_sides() -> None:
    s = table({1: 6}, ("gae",), cap=100, count=100, turn=0)
    s = play(s, "go gae 1 8")
    assert s.step == "throw"
    assert s.winner == NOBODY


def test_Y32_whether_partners_may_talk_is_said_on_the_rules_card() -> None:
    assert yut.SWITCHES["talk"] == ("free", "secret")


def test_Y35_a_stick_off_the_mat_counts_or_by_switch_loses_the_turn() -> None:
    assert yut.Fall not in [o.kind for o in yut.asides(table())]
    assert yut.refusal(table(), -3, yut.Fall, "") == "stick-counts"
    s = play(throw(table(off_mat="turn_lost"), "yut"), "fall")
    assert (s.turn, s.saved, s.count, s.owed) == (1, (), 2, 1)
    s = play(table(sticks="sealed", off_mat="turn_lost"), "1 stick front")
    assert yut.Fall not in [o.kind for o in yut.asides(s)]  # not thrown yet
    s = play(s, "2 stick front", "3 stick front", "4 stick front", "fall")
    assert (s.turn, s.sticks, s.thrown) == (1, yut.NONE_IN, ())


def test_Y35_a_wrong_or_late_stick_the_dealer_voids_the_throw() -> None:
    sealed = table(sticks="sealed")
    s = play(sealed, "1 stick front", "2 stick back", "late 3", "void two sticks at once")
    assert s == sealed
    s = throw(table({1: 3}), "yut")
    twice = play(throw(s, "mo"), "void the wrong stick")
    assert twice == replace(s, thrown=(), before=())
    with pytest.raises(Illegal):
        play(play(throw(table(), "gae"), "go gae 1 2"), "void too late")
    with pytest.raises(Illegal, match="reason-owed"):
        play(s, 'void ""')


@pytest.mark.parametrize("rule", ["at_once", "after"])
def test_Y36_a_capture_throw_before_or_after_the_saved_results(rule: str) -> None:
    s = table({3: 2}, ("gae", "geol"), capture_throw=rule)
    s = play(s, "go gae 1 2")
    if rule == "at_once":
        assert throw(s, "mo").saved == ("geol", "mo")
    else:
        assert s.step == "move"
        assert s.saved == ("geol",)
        s = play(s, "go geol 2 3")
        assert (s.step, s.caught, s.turn) == ("throw", 1, 0)


def test_Y37_time_is_up_the_foremost_piece_is_moved() -> None:
    s = table({1: 12, 2: 7}, ("gae", "geol"))
    assert len(goes(s)) == 4
    s = play(s, "late 1")
    assert goes(s) == {("gae", 1, 14), ("geol", 1, 15)}
    s = play(play(s, "go gae 1 14"), "go geol 1 17")
    assert s.late == NOBODY
    with pytest.raises(Illegal):
        play(table({1: 12}, ("gae",), move_seconds=0), "late 1")
