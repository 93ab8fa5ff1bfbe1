"""Two-sided Poker: the rules of §3.1, the holes D-1 to D-25 and the oracles of §3.3."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import twosided
from engine.games.twosided.deck import COPIES, NUMBERS, WHOLE, backs_left
from engine.games.twosided.duel import duel, on_table
from engine.games.twosided.records import Card
from engine.notation import read
from engine.types import PUBLIC, Illegal, check, replace

g: Any = twosided
A, B = 0, 1


def new(**switches: Any) -> Any:
    return g.setup(g.configure((0, 0), switches))


def go(s: Any, *lines: str) -> Any:
    """Play these lines of notation, each checked as at the table."""
    for line in lines:
        legal = (*g.options(s), *g.asides(s))
        a = read(line, legal, g.KINDS)
        check(a, legal)
        s = g.apply(s, a)
        assert not g.audit(s)
    return s


def dealt(s: Any, a: int, b: int) -> Any:
    """Begin a hand with these fronts, ante paid."""
    first, second = (a, b) if s.first == A else (b, a)
    s = go(s, "begin", f"front {first}")
    s = go(s, "back ?") if lines(s) == {"Back"} else s
    s = go(s, f"front {second}")
    return go(s, "back ?", "ante") if lines(s) == {"Back"} else go(s, "ante")


def lines(s: Any) -> set[str]:
    """The kinds that are possible now."""
    return {o.kind.__name__ for o in g.options(s)}


def levels(s: Any, face: str) -> Any:
    """The levels one may bet on this face now, () where none."""
    for o in g.options(s):
        if o.kind is g.Bet and face in o.fields["face"]:
            r = o.fields["level"]
            return (r.lo, r.hi)
    return ()


def why(s: Any, line: str) -> str:
    """The code by which this line is refused."""
    legal = (*g.options(s), *g.asides(s))
    try:
        a = read(line, legal, g.KINDS)
        check(a, legal)
    except Illegal as no:
        field = str(no.facts.get("field", ""))
        return str(g.refusal(s, a.actor, type(a), field))
    return ""


# ---------------------------------------------------------------- §3.1, rule by rule


def test_3_1_1_four_of_each_odd_even_pair() -> None:
    types = [(f, b) for f in NUMBERS for b in NUMBERS if COPIES[4][f - 1][b - 1]]
    assert len(types) == 50
    assert all((f + b) % 2 for f, b in types)
    assert sum(map(sum, COPIES[4])) == 200


def test_3_1_2_two_players_with_forty_chips() -> None:
    assert new().chips == (40, 40)
    assert g.PLAYERS == (2, 2)


def test_3_1_3_a_card_each_front_open_back_for_its_owner() -> None:
    s = go(new(cards="drawn"), "begin", "front 7", "back 4", "front 2", "back 9")
    assert [c.front for c in g.view(s, PUBLIC).cards] == [7, 2]
    assert [c.back for c in g.view(s, frozenset({B})).cards] == [None, 9]


def test_3_1_4_ante_then_the_first_player_bets() -> None:
    s = dealt(new(), 7, 2)
    assert s.chips == (39, 39)
    assert {o.actor for o in g.options(s)} == {A}
    assert why(s, "2 bet front 3") == "not-your-turn"


def test_3_1_5_the_face_stays() -> None:
    s = go(dealt(new(), 7, 2), "bet front 3", "bet back 5")
    assert why(s, "1 bet back 5") == "face-stays"
    assert go(s, "bet front 5").step == "show"


def test_3_1_6_the_same_number_ends_it_and_the_higher_wins() -> None:
    s = go(dealt(new(), 7, 2), "bet front 5", "bet front 5", "award")
    assert s.chips == (46, 34)  # the first oracle case


def test_3_1_7_more_goes_on_without_showing() -> None:
    s = go(dealt(new(), 7, 2), "bet front 5", "bet front 6")
    assert s.step == "bet"
    assert s.turn == A


def test_3_1_8_who_folds_loses() -> None:
    s = go(dealt(new(), 10, 1), "fold", "award")
    assert s.chips == (39, 41)  # the fifth oracle case


def test_3_1_9_a_draw_is_for_the_next_winner() -> None:
    s = go(dealt(new(), 7, 7), "bet front 5", "bet front 5", "carry")
    assert s.chips == (34, 34)
    assert s.carried == 12
    s = go(dealt(s, 3, 8), "2 fold", "award")  # B is first now (D-1)
    assert s.chips == (33 + 2 + 12, 33)


def test_3_1_9_the_oracle_case_with_a_folding() -> None:
    s = go(dealt(new(first_player="loser"), 7, 7), "bet front 5", "bet front 5", "carry")
    s = go(dealt(s, 3, 8), "1 fold", "award")
    assert s.chips == (33, 47)


@pytest.mark.parametrize(
    ("front", "back", "other", "wins"),
    [(8, 9, 7, A), (8, 7, 7, B), (7, 8, 7, B), (6, 9, 7, B), (10, 9, 8, A)],
)
def test_3_1_10_to_12_two_sided_wins_only_with_both(
    front: int, back: int, other: int, wins: int
) -> None:
    cards = (Card(front, back), Card(other, None))
    assert duel(cards, ("both", "front")) == wins
    assert duel(cards[::-1], ("front", "both")) == 1 - wins


def test_3_1_13_a_two_sided_bettor_pays_twice() -> None:
    s = go(dealt(new(), 3, 8), "bet front 3", "bet both 3")
    assert s.chips == (36, 33)
    assert on_table(s) == 11


def test_3_1_14_a_two_sided_win_takes_ten_more() -> None:
    s = go(dealt(new(), 3, 8), "bet front 3", "bet both 3", "show 9", "award")
    assert s.chips == (26, 54)  # the third oracle case


def test_3_1_15_who_lost_all_has_lost() -> None:
    s = go(dealt(new(), 3, 8), "bet front 39", "bet front 39", "award")
    assert s.chips == (0, 80)
    assert g.options(s) == ()
    assert g.result(s).winners == (B,)
    assert g.result(s).last == (A,)


# ---------------------------------------------------------------- the holes


@pytest.mark.parametrize(
    ("rule", "then"), [("alternate", (B, A)), ("loser", (B, A)), ("winner", (A, B))]
)
def test_D1_who_is_first(rule: str, then: tuple[int, int]) -> None:
    s = new(first_player=rule)
    assert s.first == A
    s = go(dealt(s, 7, 2), "bet front 5", "bet front 5", "award")  # A wins
    assert s.first == then[0]
    order = ("bet front 2", "bet front 2", "award")
    s = go(dealt(s, 2, 7), *order)  # B wins
    assert s.first == then[1]


@pytest.mark.parametrize("rule", ["loser", "winner"])
def test_D1_after_a_draw_the_same_is_first(rule: str) -> None:
    s = go(dealt(new(first_player=rule), 7, 7), "bet front 5", "bet front 5", "carry")
    assert s.first == A


def test_D2_no_check() -> None:
    assert levels(dealt(new(), 7, 2), "front") == (1, 39)
    assert why(dealt(new(), 7, 2), "1 bet front 0") == "level-cannot-be-met"


@pytest.mark.parametrize(("rule", "may"), [("yes", True), ("no", False)])
def test_D3_the_opener_may_fold(rule: str, may: bool) -> None:
    s = dealt(new(opener_fold=rule), 7, 2)
    assert ("Fold" in lines(s)) == may
    assert why(s, "1 fold") == ("" if may else "opener-must-bet")
    assert "Fold" in lines(go(s, "bet front 1"))


def test_D4_the_cap_is_what_both_can_match() -> None:
    s = dealt(replace(new(), chips=(30, 50)), 7, 2)
    assert levels(s, "front") == (1, 29)
    assert levels(s, "both") == (1, 14)
    s = go(s, "bet both 10")  # A pays 20 and could pay 14 a face
    assert levels(s, "front") == (10, 14)
    assert go(s, "bet front 14").chips == (9, 35)


def test_D4_excess_returned() -> None:
    s = dealt(replace(new(short_call="excess_returned"), chips=(20, 60)), 7, 2)
    assert levels(s, "front") == (1, 19)
    s = go(s, "bet front 5", "bet front 40")
    assert levels(s, "front") == (19, 19)  # a short call is all-in
    s = go(s, "bet front 19")
    assert s.levels == (19, 19)
    assert s.chips == (0, 40)
    assert go(s, "award").chips == (40, 40)


@pytest.mark.parametrize(("rule", "paid"), [("no", 7), ("yes", 8)])
def test_D5_the_ante_of_a_two_sided_bettor(rule: str, paid: int) -> None:
    s = go(dealt(new(ante_doubled=rule), 3, 8), "bet front 3", "bet both 3")
    assert s.chips[B] == 40 - paid
    assert levels(dealt(new(ante_doubled=rule), 3, 8), "both") == (1, 19)
    odd = dealt(replace(new(ante_doubled=rule), chips=(39, 41)), 3, 8)
    assert levels(odd, "both") == (1, 19 if rule == "no" else 18)


@pytest.mark.parametrize(("rule", "may"), [("not_offered", ()), ("all_in", (19, 19))])
def test_D6_not_enough_for_two_sided(rule: str, may: tuple[int, int]) -> None:
    s = go(dealt(new(short_both=rule), 3, 8), "bet front 30")
    assert levels(s, "both") == may
    if not may:
        assert why(s, "2 bet both 30") == "two-sided-too-dear"
    else:
        s = go(s, "bet both 19")
        assert s.levels == (19, 19)  # eleven chips go back
        assert s.chips == (20, 1)


@pytest.mark.parametrize(("rule", "may"), [("first_action_only", False), ("any_time", True)])
def test_D7_when_two_sided_may_be_declared(rule: str, may: bool) -> None:
    s = go(dealt(new(upgrade=rule), 8, 3), "bet front 3", "bet front 5")
    assert bool(levels(s, "both")) == may
    if may:
        s = go(s, "bet both 5")
        assert s.chips[A] == 40 - 1 - 10
        assert go(s, "show 9", "award").chips == (40 + 6 + 10, 40 - 6 - 10)
    else:
        assert why(s, "1 bet both 5") == "face-stays"


@pytest.mark.parametrize(("rule", "may"), [("yes", True), ("no", False)])
def test_D8_the_opener_may_declare_two_sided(rule: str, may: bool) -> None:
    s = dealt(new(opener_may_twoside=rule), 8, 3)
    assert bool(levels(s, "both")) == may
    if may:
        s = go(s, "bet both 3")
        assert levels(s, "front") == (3, 19)  # the other then picks one face
    else:
        assert why(s, "1 bet both 3") == "two-sided-in-reply-only"
        assert levels(go(s, "bet front 3"), "both") == (3, 19)


@pytest.mark.parametrize(("rule", "may"), [("forbidden", False), ("allowed", True)])
def test_D9_both_two_sided(rule: str, may: bool) -> None:
    s = go(dealt(new(both=rule), 8, 3), "bet both 3")
    assert bool(levels(s, "both")) == may
    if not may:
        assert why(s, "2 bet both 3") == "one-two-sided-only"
        return
    s = go(s, "bet both 3", "show 9")
    assert go(s, "show 2", "award").chips == (40 + 7 + 10, 40 - 7 - 10)
    s = go(s, "show 10", "carry")  # neither has both above both of the other's
    assert s.carried == 14


@pytest.mark.parametrize(("rule", "b"), [("yes", 54), ("no", 44)])
def test_D10_the_other_folds_to_a_two_sided_bet(rule: str, b: int) -> None:
    s = dealt(new(bonus_on_fold=rule), 3, 8)
    s = go(s, "bet front 3", "bet both 5", "fold", "award")
    assert s.chips == (80 - b, b)  # the fourth oracle case


def test_D11_the_bonus_is_at_most_what_is_left() -> None:
    s = dealt(replace(new(), chips=(10, 70)), 3, 8)
    s = go(s, "bet front 3", "bet both 3", "show 9", "award 2 11 6")
    assert s.chips == (0, 80)
    assert s.step == "over"


@pytest.mark.parametrize(("rule", "a"), [("no", 47), ("yes", 57)])
def test_D12_a_failed_two_sided_bettor(rule: str, a: int) -> None:
    s = dealt(new(failed_pays=rule), 3, 8)
    s = go(s, "bet front 3", "bet both 3", "show 1", "award")
    assert s.chips == (a, 80 - a)


def test_D13_levels_are_compared_and_he_pays_two_a_level() -> None:
    s = go(dealt(new(), 3, 8), "bet front 3", "bet both 5")
    assert s.levels == (3, 5)
    assert s.chips == (36, 29)
    assert levels(s, "front") == (5, 19)


@pytest.mark.parametrize(("rule", "a", "carried"), [("yes", 33 + 14, 0), ("no", 33 + 2, 12)])
def test_D14_a_carried_pot_and_a_fold(rule: str, a: int, carried: int) -> None:
    s = go(dealt(new(carry_to_fold=rule), 7, 7), "bet front 5", "bet front 5", "carry")
    s = go(dealt(s, 3, 8), "2 fold", "award")
    assert s.chips[A] == a
    assert s.carried == carried


def test_D15_draw_after_draw_piles_up() -> None:
    s = new()
    for n in (1, 2, 3):  # three in a row, as in S4E10
        s = go(dealt(s, 7, 7), "bet front 2", "bet front 2", "carry")
        assert s.carried == 6 * n
    s = go(dealt(s, 3, 8), "bet front 2", "bet front 2", "award")
    assert s.chips == (40 - 12, 40 + 12)


def all_in_draw(**switches: Any) -> Any:
    s = dealt(replace(new(**switches), chips=(20, 60)), 7, 7)
    return go(s, "bet front 19", "bet front 19", "carry")


def test_D16_dealt_again_with_sealed_faces_and_no_bets() -> None:
    s = all_in_draw()
    assert s.chips == (0, 40)
    assert lines(s) == {"Redeal"}
    assert why(s, "dealer begin") == "redeal-first"
    first = s.first
    s = go(s, "redeal", "front 4", "front 5")
    assert {o.actor for o in g.options(s)} == {A, B}  # in any order
    s = go(s, "1 pick ?", "2 pick ?", "show 4", "show 4", "carry")
    assert s.carried == 40  # equal: again
    s = go(s, "redeal", "front 4", "front 5", "2 pick front", "1 pick back", "show", "show 8")
    assert go(s, "award").chips == (40, 40)
    assert go(s, "award").first == first  # a redeal does not count
    assert go(s, "award").step == "ready"


def test_D16_the_face_is_named_aloud_in_order_of_play() -> None:
    s = go(all_in_draw(allin_draw="pick_face_no_chips"), "redeal", "front 4", "front 5")
    assert [o.actor for o in g.options(s)] == [s.first]
    s = go(s, "pick front")
    assert g.view(s, PUBLIC).faces[s.first] == "front"
    s = go(s, "pick front")
    assert g.options(s)[0].kind is g.Award  # fronts lie open


def test_D16_split() -> None:
    s = go(all_in_draw(allin_draw="split"), "split")
    assert s.chips == (20, 60)
    assert s.step == "ready"


def test_D16_who_does_not_pick_in_time_has_the_front() -> None:
    s = go(all_in_draw(), "redeal", "front 4", "front 5", "1 pick back", "late")
    assert s.faces == ("back", "front")
    assert g.options(s)[0].kind is g.Show


@pytest.mark.parametrize(("rule", "step"), [("plays_on", "redeal"), ("loses", "claim")])
def test_D17_no_chips_after_a_draw(rule: str, step: str) -> None:
    s = all_in_draw(broke_by_draw=rule)
    assert s.step == step
    if step == "claim":
        s = go(s, "award")
        assert s.chips == (0, 80)
        assert g.result(s).winners == (B,)


def test_D18_the_deck_is_dealt_on_and_shuffled_when_it_is_used_up() -> None:
    s, hands = new(cards="drawn", hands=0), 0
    while lines(s) != {"Shuffle"}:
        s = go(s, "begin")
        for seat in (A, B, A, B):
            del seat
            o = g.options(s)[0]
            s = g.apply(s, o.kind(o.actor, *[d.of[0] for d in o.fields.values()]))
        s = go(s, "ante", "fold", "award")
        s = replace(s, chips=(40, 40))
        hands += 1
    assert hands == 100
    assert sum(s.deck.left) == 0
    assert why(s, "dealer begin") == "shuffle-first"
    s = go(s, "shuffle")
    assert s.deck == WHOLE[4]
    assert lines(s) == {"Begin"}


def test_D18_reshuffle_each() -> None:
    s = go(dealt(new(deck="reshuffle_each"), 7, 2), "fold", "award")
    s = go(s, "begin")
    assert s.deck == WHOLE[4]


def test_D18_season_3_has_90_cards_and_30_chips() -> None:
    s = new(season=3)
    assert s.chips == (30, 30)
    assert sum(s.deck.left) == 90
    s = go(s, "begin", "front 7", "front 7", "ante", "bet back 2", "bet front 2", "show 9")
    assert s.step == "settle"


@pytest.mark.parametrize(("rule", "seen"), [("public", "back"), ("sealed", None)])
def test_D19_is_the_face_public(rule: str, seen: str | None) -> None:
    s = go(dealt(new(faces=rule), 7, 2), "bet back 5")
    assert g.view(s, PUBLIC).faces[A] == seen
    assert g.view(s, frozenset({A})).faces[A] == "back"
    assert g.redact(s, g.Bet(B, "front", 5), PUBLIC).face == (seen and "front")
    assert g.redact(s, g.Bet(B, "both", 5), PUBLIC).face == "both"  # twice the chips are seen
    s = go(s, "bet front 5", "show 4")
    assert g.view(s, PUBLIC).faces[A] == "back"


def test_D19_sealed_and_not_even_the_dealer_knows() -> None:
    s = go(dealt(new(faces="sealed"), 7, 2), "bet ? 5", "bet ? 5", "show 7", "show 5")
    assert s.faces == ("front", "back")  # the number shown tells which
    assert go(s, "award").chips == (46, 34)


def test_D20_time_is_up() -> None:
    s = dealt(new(), 7, 2)
    assert s.config.seconds == 60
    assert go(s, "late", "award").chips == (39, 41)
    assert g.SWITCHES["seconds"][-1] == 0


def test_D21_more_chips_win_at_the_cap() -> None:
    s = go(dealt(replace(new(), hand=499), 7, 2), "bet front 5", "bet front 5", "award")
    assert s.hand == 500
    assert g.result(s).winners == (A,)
    s = go(dealt(replace(new(hands=0), hand=499), 7, 2), "bet front 5", "bet front 5", "award")
    assert s.step == "ready"


def test_D21_equal_chips_sudden_death() -> None:
    s = dealt(replace(new(), hand=499, chips=(41, 39)), 7, 2)
    s = go(s, "fold", "award")
    assert s.chips == (40, 40)
    assert lines(s) == {"Redeal"}
    s = go(s, "redeal", "front 4", "front 5", "1 pick ?", "2 pick ?", "show 5", "show 5", "carry")
    s = go(s, "redeal", "front 4", "front 5", "1 pick ?", "2 pick ?", "show 5", "show 4", "award")
    assert s.chips == (40, 40)
    assert g.result(s).winners == (s.first,)


def test_D22_no_chips_and_nothing_carried_is_the_end() -> None:
    s = go(new(), "correct 1 0 miscounted")
    assert s.step == "over"
    assert g.result(s).winners == (B,)


@pytest.mark.parametrize(("rule", "more"), [("yes", 10), ("no", 0)])
def test_D23_does_a_short_two_sided_win_take_ten(rule: str, more: int) -> None:
    s = dealt(new(short_both="all_in", short_both_takes=rule), 3, 8)
    s = go(s, "bet front 30", "bet both 19", "show 9", "award")
    assert s.chips == (20 - more, 60 + more)


@pytest.mark.parametrize(
    ("rule", "chips", "step"),
    [("redeal", (37, 37), "redeal"), ("halved", (40, 40), "redeal"), ("dead", (37, 37), "redeal")],
)
def test_D24_a_carried_pot_at_the_cap(rule: str, chips: tuple[int, int], step: str) -> None:
    s = dealt(replace(new(last_pot=rule), hand=499), 7, 7)
    s = go(s, "bet front 2", "bet front 2", "carry")
    if rule == "halved":
        s = go(s, "split")
    if rule == "dead":
        s = go(s, "drop")
        assert s.bank == 6
    assert s.chips == chips
    assert s.step == step
    s = go(s, "redeal", "front 4", "front 5", "1 pick ?", "2 pick ?", "show 5", "show 4", "award")
    assert g.result(s).winners == (s.first,)
    assert sum(s.chips) == (74 if rule == "dead" else 80)


def last_chip(**switches: Any) -> Any:
    return dealt(replace(new(**switches), chips=(1, 79)), 3, 8)


def test_D25_the_last_chip_is_the_ante() -> None:
    s = last_chip()
    assert s.chips == (0, 78)
    assert lines(s) == {"Pick"}
    assert why(s, "1 bet front 1") == "pick-no-chips"
    s = go(s, "1 pick front", "2 pick front", "show", "show")
    assert go(s, "award").chips == (0, 80)
    s = go(last_chip(), "1 pick back", "2 pick front", "show 8", "show", "carry")
    assert s.step == "redeal"


@pytest.mark.parametrize("short_call", ["cap", "excess_returned"])
def test_D25_by_switch_the_opener_may_only_fold(short_call: str) -> None:
    s = last_chip(last_chip="fold", short_call=short_call)
    assert lines(s) == {"Fold"}
    s = last_chip(last_chip="fold", opener_fold="no", short_call=short_call)
    assert lines(s) == {"Fold"}


def test_D25_by_switch_the_ante_is_waived() -> None:
    s = last_chip(last_chip="waived")
    assert s.chips == (1, 79)
    assert levels(s, "front") == (1, 1)
    assert go(s, "bet front 1", "bet front 1", "award").step == "over"


# ---------------------------------------------------------------- the frame's


def test_F20_a_void_hand_goes_back_and_a_carried_pot_stays() -> None:
    s = go(dealt(new(), 7, 7), "bet front 5", "bet front 5", "carry")
    s = go(dealt(s, 3, 8), "bet front 5", "bet both 6")
    t = go(s, "void exposed card")
    assert t.chips == (34, 34)
    assert t.carried == 12
    assert t.hand == 1
    assert t.first == B
    assert lines(t) == {"Begin"}
    assert sum(t.deck.left) == 196  # the cards are set aside
    again = go(all_in_draw(), "redeal", "front 4", "void wrong seat")
    assert lines(again) == {"Redeal"}


def test_a_correction_between_hands_owes_a_reason() -> None:
    s = go(new(), "correct 1 38 two chips on the floor")
    assert s.chips == (38, 40)
    assert s.bank == 2
    a = read('dealer correct 1 38 ""', (), g.KINDS)
    with pytest.raises(Illegal) as no:
        check(a, g.asides(s))
    assert no.value.code == "reason-owed"
    assert why(dealt(s, 3, 8), "dealer correct 1 38 floor") == "hand-running"


@pytest.mark.parametrize(
    ("line", "played", "code"),
    [
        ("1 bet front 3", (), "begin-first"),
        ("1 bet front 3", ("begin",), "cards-first"),
        ("1 bet front 3", ("begin", "front 3", "front 4"), "ante-first"),
        ("dealer redeal", (), "no-pot-to-redeal"),
        ("dealer void oops", (), "no-hand"),
        ("dealer begin", ("begin",), "hand-running"),
        ("chance front 1 3", (), "begin-first"),
        ("chance front 1 11", ("begin",), "no-such-card-left"),
        ("chance front 2 3", ("begin",), "not-that-seat"),
        ("dealer shuffle", (), "dealt-fresh"),
    ],
)
def test_refusals_tell_what_is_wrong(line: str, played: tuple[str, ...], code: str) -> None:
    assert why(go(new(), *played), line) == code


def test_refusals_of_bets() -> None:
    s = dealt(new(), 7, 2)
    assert why(s, "1 bet front 40") == "level-cannot-be-met"
    assert why(s, "1 bet both 20") == "level-cannot-be-met"
    assert why(s, "1 pick front") == "bet-to-pick"
    s = go(s, "bet back 3", "bet back 3")
    assert why(s, "1 bet front 3") == "bets-closed"
    assert why(s, "table show 1 3") == "not-on-the-card"
    s = go(s, "show 4", "show 3", "award")
    assert why(replace(s, step="over"), "1 fold") == "game-over"
    t = go(last_chip(), "1 pick front")
    assert why(t, "1 pick front") == "already-picked"


# ---------------------------------------------------------------- §3.3, the oracles


def test_oracle_the_deck() -> None:
    types = [(f, b) for f in NUMBERS for b in NUMBERS for _ in range(COPIES[4][f - 1][b - 1])]
    assert len(types) == 200
    for n in NUMBERS:
        assert sum(f == n for f, _ in types) == sum(b == n for _, b in types) == 20
        assert WHOLE[4].left[n - 1] == 20
    pairs = {frozenset(t) for t in types}
    assert len(pairs) == 25
    assert all(sum(set(t) == p for t in types) == 8 for p in pairs)
    assert sum(f for f, _ in types) == sum(b for _, b in types) == 1100
    assert sum(max(t) for t in types) / 200 == 7.2
    assert sum(min(t) for t in types) / 200 == 3.8
    assert sum(f > b for f, b in types) == 25 * 4
    assert sum(f == 1 for f, _ in set(types)) == 5


def test_oracle_types_with_both_faces_above() -> None:
    types = {(f, b) for f in NUMBERS for b in NUMBERS if COPIES[4][f - 1][b - 1]}
    above = [sum(min(t) > v for t in types) for v in NUMBERS]
    assert above == [40, 32, 24, 18, 12, 8, 4, 2, 0, 0]
    for v in NUMBERS:
        won = sum(duel((Card(f, b), Card(v, None)), ("both", "front")) == A for f, b in types)
        assert won == above[v - 1]


def test_oracle_season_3_is_all_pairs_of_different_numbers() -> None:
    assert sum(map(sum, COPIES[3])) == 90
    assert all(COPIES[3][n][n] == 0 for n in range(10))


def test_backs_that_are_left_agree_with_what_was_seen() -> None:
    s = new(cards="drawn")
    for _ in range(4):
        s = go(s, "begin", "front 1", "back 2", "front 9", "back 10", "ante", "fold", "award")
    assert sum(s.deck.left) == 200 - 8
    assert backs_left(s, 1) == [0, 0, 0, 4, 0, 4, 0, 4, 0, 4]
    assert why(go(s, "begin", "front 1"), "chance back 1 2") == "no-such-card-left"
    w = g.view(s, frozenset({B}))  # B saw its own two, and the last card on its side
    assert backs_left(w, 1) == [0, 2, 0, 4, 0, 4, 0, 4, 0, 4]
    assert backs_left(g.view(s, PUBLIC), 1) == list(COPIES[4][0])


# ---------------------------------------------------------------- who never sees what


def test_nobody_but_the_owner_ever_sees_a_back_that_is_not_shown() -> None:
    """The hall and the other see both fronts, every bet and which face it is on. They see a back
    only when it was bet on and came to the showdown; never after a fold, nor in a later hand."""
    s = new(cards="drawn")
    s = go(s, "begin", "front 7", "back 4", "front 2", "back 9", "ante", "bet back 5", "fold")
    s = go(s, "award")
    for v in (PUBLIC, frozenset({B})):
        assert g.view(s, v).cards[A].back is None
    assert g.view(s, frozenset({A})).cards == (Card(7, 4), Card(2, None))
    s = go(s, "begin", "front 1", "back 8", "front 3", "back 6")
    assert g.view(s, PUBLIC).deck.backs == (None, None)
    assert g.view(s, frozenset({A})).deck.backs[A][6][3] == 1  # only A remembers it
    s = go(s, "ante", "bet front 2", "bet back 2", "show")
    assert g.view(s, PUBLIC).cards == (Card(3, 6, True), Card(1, None))
    a = g.redact(go(new(cards="drawn"), "begin", "front 7"), g.Back(-1, A, 4), PUBLIC)
    assert a == g.Back(-1, A, None)


def test_the_hall_learns_nothing_at_a_real_table_that_the_dealer_does_not_type() -> None:
    s = dealt(new(), 7, 2)
    assert g.view(s, PUBLIC) == s
    assert s.cards == (Card(7, None), Card(2, None))


def test_a_sealed_face_is_its_own_chairs_until_both_are_shown() -> None:
    s = go(all_in_draw(cards="entered"), "redeal", "front 4", "back ?", "front 5", "back 8")
    s = go(s, "1 pick back")
    assert g.view(s, PUBLIC).faces == (None, "")
    assert g.redact(s, g.Pick(1, "front"), frozenset({0})) == g.Pick(1, None)
    assert g.redact(s, g.Pick(1, "front"), frozenset({1})) == g.Pick(1, "front")


def test_the_audit_finds_what_cannot_be() -> None:
    s = dealt(new(), 7, 2)
    assert g.audit(replace(s, chips=(40, 39))) == ("chips appeared or vanished",)
    assert g.audit(replace(s, chips=(-1, 79))) == ("a debt",)
    assert "there is no such card" in g.audit(replace(s, cards=(Card(7, 5), s.cards[B])))
    assert g.audit(replace(s, deck=WHOLE[4])) == ("the deck does not add up",)
