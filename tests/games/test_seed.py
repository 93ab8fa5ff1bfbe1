"""Seed Poker: the rules of §4.1, the holes S-1 to S-27, the oracles of §4.3, the hand of §8.3."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from engine.games import seed_poker
from engine.games.seed_poker.asking import cards_in, unseen
from engine.games.seed_poker.contest import supported
from engine.notation import read
from engine.types import PUBLIC, Illegal, check, replace

g: Any = seed_poker


def new(n: int = 7, garnets: tuple[int, ...] = (), **switches: Any) -> Any:
    switches = {"cards": "drawn", **switches}
    return g.setup(g.configure(garnets or (0,) * n, switches))


def purses(s: Any, chips: tuple[int, ...], garnets: tuple[int, ...] = ()) -> Any:
    """The same table with these purses; what is missing or too much lies in the bank."""
    garnets = garnets or s.garnets
    bank = (15 * len(chips) - sum(chips), sum(s.config.garnets) - sum(garnets))
    return replace(s, chips=chips, garnets=garnets, bank=bank)


def go(s: Any, *lines: str) -> Any:
    """Play these lines of notation, each checked as at the table."""
    for line in lines:
        legal = (*g.options(s), *g.asides(s))
        a = read(line, legal, g.KINDS)
        check(a, legal)
        s = g.apply(s, a)
        assert not g.audit(s)
    return s


def why(s: Any, line: str) -> str:
    """The code by which this line is refused."""
    legal = (*g.options(s), *g.asides(s))
    a = read(line, legal, g.KINDS)
    try:
        check(a, legal)
    except Illegal as no:
        return str(g.refusal(s, a.actor, type(a), str(no.facts.get("field", ""))))
    return ""


def kinds(s: Any) -> set[str]:
    return {o.kind.__name__ for o in g.options(s)}


def dealt(s: Any, cards: tuple[int, ...], seeds: tuple[int, ...]) -> Any:
    """A round up to the bets: these final cards by chair, these seeds opened in this order."""
    s = go(s, "begin")
    for i in s.order:
        s = go(s, f"deal {cards[i]}")
    s = go(s, f"seed {seeds[0]}")
    spare = [c for c in range(1, 16) if c not in cards and c not in seeds]
    for k in range(len(s.order)):
        if k < len(seeds) - 1:
            s = go(s, "add", f"seed {seeds[k + 1]}")
        else:
            card = spare.pop()
            s = go(s, "take", f"draw {card}", f"lay {card}")
    return go(s, "ante")


def out(s: Any) -> Any:
    """Let the table open cards and award until it has no forced step left."""
    while kinds(s) & {"Show", "Award", "Nobody"}:
        a = g.options(s)[0].single()
        assert a is not None
        s = g.apply(s, a)
        assert not g.audit(s)
    return s


def folds(s: Any, n: int) -> Any:
    return go(s, *["fold"] * n)


SEVEN = (15, 3, 7, 11, 13, 1, 2)


# ---------------------------------------------------------------- §4.1, rule by rule


def test_4_1_1_the_lowest_card_gets_the_seed() -> None:
    assert supported({0: 15, 1: 3, 2: 7}, (9,)) == {0: 15, 1: 12, 2: 7}


def test_4_1_2_and_3_seven_rounds_each_first_once() -> None:
    s, firsts = new(), []
    for _ in range(7):
        s = dealt(s, SEVEN, (9,))
        firsts.append(s.order[0])
        s = out(folds(go(s, "join 1"), 6))
    assert firsts == [0, 1, 2, 3, 4, 5, 6]
    assert s.step == "over"  # §4.1-17


def test_4_1_4_fifteen_cards_and_fifteen_chips() -> None:
    s = go(new(), "begin")
    assert s.chips == (15,) * 7
    assert g.options(s)[0].fields["card"].of == tuple(range(1, 16))


def test_4_1_5_one_card_each_face_down_from_the_first_player() -> None:
    s = go(dealt(new(), SEVEN, (9,)), *["fold"] * 7)
    s = go(out(s), "begin")
    assert g.options(s)[0].fields["seat"].of == (1,)
    s = go(s, "deal 4")
    assert g.view(s, PUBLIC).hands[1] is None
    assert g.view(s, frozenset({1})).hands[1] == 4
    assert why(s, "chance deal 3 4") == "card-lies-elsewhere"
    assert why(s, "chance deal 5 8") == "not-that-seat"


def test_4_1_6_the_first_seed_is_opened() -> None:
    s = go(new(cards="typed"), "begin", "seed 9")
    assert g.view(s, PUBLIC).seeds == (9,)
    assert s.step == "choose"


def test_4_1_7_and_8_one_of_two_things_in_turn() -> None:
    s = go(new(cards="typed"), "begin", "seed 9")
    assert kinds(s) == {"Take", "Add"}
    assert {o.actor for o in g.options(s)} == {0}
    assert why(s, "2 take") == "not-your-turn"


def test_4_1_9_take_a_card_keep_either_lay_the_other() -> None:
    s = go(new(), "begin", *[f"deal {c}" for c in SEVEN], "seed 9", "take", "draw 10")
    assert g.view(s, frozenset({0})).extra == 10
    assert g.view(s, PUBLIC).extra is None
    assert go(s, "lay 15").hands[0] == 10
    assert go(s, "lay 10").hands[0] == 15
    assert go(s, "lay 10").laid[0] == 10
    assert why(s, "1 lay 9") == "not-one-of-the-two"


def test_4_1_10_add_a_seed_only_the_highest_three_stay() -> None:
    s = go(new(), "begin", *[f"deal {c}" for c in SEVEN], "seed 9")
    s = go(s, "add", "seed 4", "add", "seed 12", "add", "seed 10")
    assert s.seeds == (12, 10, 9)
    assert s.dropped == (4,)
    assert s.hands[:3] == (15, 3, 7)  # the first card is the final card
    assert why(s, "1 take") == "not-your-turn"


def test_4_1_11_bets_before_anything_is_opened() -> None:
    s = dealt(new(), SEVEN, (9, 5))
    assert s.step == "bet"
    assert not any(s.shown)


def test_4_1_12_ante_one_then_take_part_or_fold() -> None:
    s = dealt(new(), SEVEN, (9, 5))
    assert s.chips == (14,) * 7
    assert kinds(s) == {"Join", "Fold"}
    s = go(s, "fold")
    assert {o.actor for o in g.options(s)} == {1}


def test_4_1_13_the_first_decides_how_many() -> None:
    s = go(dealt(new(), SEVEN, (9, 5)), "fold", "join 4")
    assert g.options(s)[0].single() == g.Join(2, 4)
    assert why(s, "3 join 5") == "must-match"
    assert go(s, "join").chips[2] == 10


def test_4_1_14_opened_from_the_last_bettor_on() -> None:
    s = go(dealt(new(), SEVEN, (9, 5)), "join 2", "fold", "join", "fold", "join", "fold", "fold")
    order = []
    while kinds(s) == {"Show"}:
        order.append(g.options(s)[0].fields["seat"].of[0])
        s = go(s, "show")
    assert order == [4, 2, 0]


def test_4_1_15_the_highest_sum_takes_all_and_a_garnet() -> None:
    s = go(dealt(new(), SEVEN, (9, 5)), "join 2", "fold", "fold", "join", "fold", "fold", "fold")
    s = out(s)  # 15 + 5 against 11 + 9: equal, and the nearer to the first player wins
    assert s.chips == (14 + 7 + 2, 14, 14, 12, 14, 14, 14)
    assert s.garnets == (1, 0, 0, 0, 0, 0, 0)


def test_4_1_16_garnets_are_chips_for_who_has_none() -> None:
    s = purses(new(3, (2, 1, 0)), (0, 20, 25))
    s = dealt(s, (15, 3, 7), (9,))
    assert s.paid_garnets == (1, 0, 0)
    s = go(s, "join 1")
    assert s.garnets[0] == 0
    assert s.paid_garnets[0] == 2


def test_4_1_16_and_18_neither_chips_nor_garnets_is_last() -> None:
    s = replace(purses(new(3, (1, 0, 5)), (1, 44, 0), (0, 0, 5)), round=2)
    s = out(go(dealt(s, (1, 15, 7), (2,)), "fold", "fold", "join 1"))
    assert s.chips == (0, 45, 0)
    assert s.step == "over"
    assert g.result(s).last == (0,)  # chair 2 has no chips either, but garnets


def test_4_1_17_and_18_most_chips_win_fewest_are_last() -> None:
    s = new()
    for _ in range(7):
        s = out(folds(go(dealt(s, SEVEN, (9,)), "join 1"), 6))
    assert g.result(s).winners == tuple(range(7))  # each won once
    s = replace(s, step="over")
    s = purses(s, (20, 9, 15, 15, 15, 15, 16))
    assert g.result(s).winners == (0,)
    assert g.result(s).last == (1,)
    assert g.TOKENS == (2, 1)


def test_4_1_19_who_folded_never_shows() -> None:
    s = out(go(dealt(new(), SEVEN, (9, 5)), "fold", "join 3", "join", *["fold"] * 4))
    assert g.view(s, PUBLIC).hands == (None, 3, 7, None, None, None, None)


def broke_table(**switches: Any) -> Any:
    """Chair 0 has just lost all; chair 1 holds 2 garnets, chair 2 none."""
    s = replace(new(3, (0, 2, 0), **switches), round=1)
    return replace(purses(s, (0, 20, 25)), fell=(1, 0, 0))


def test_4_1_20_and_21_received_garnets_or_excluded_for_good() -> None:
    s = broke_table()
    assert kinds(s) == {"Give", "Exclude"}
    assert why(s, "dealer begin") == "rescue-first"
    t = go(s, "2 give 1 1")
    assert t.garnets == (1, 1, 0)
    assert kinds(t) == {"Begin"}
    t = go(s, "exclude 1")
    assert t.out == (True, False, False)
    assert go(t, "begin").order == (1, 2)
    assert why(t, "2 give 1 1") == "no-gift-to-that-seat"


def test_4_1_22_an_excluded_player_leaves_two_cards_unopened() -> None:
    s = replace(new(), round=1, out=(True, *[False] * 6), fell=(1, *[0] * 6))
    s = purses(s, (0, 15, 15, 15, 15, 15, 30))
    s = dealt(s, SEVEN, (9, 5))
    assert len(cards_in(unseen(s))) == 2


# ---------------------------------------------------------------- the holes


@pytest.mark.parametrize(
    ("rule", "chips", "carried"),
    [("carry", (14, 14, 14), 3), ("return", (15, 15, 15), 0), ("first_player", (17, 14, 14), 0)],
)
def test_S1_nobody_takes_part(rule: str, chips: tuple[int, ...], carried: int) -> None:
    s = out(folds(dealt(new(3, nobody=rule), (15, 3, 7), (9,)), 3))
    assert s.chips == chips
    assert s.carried == (carried, 0)
    assert s.garnets == (0, 0, 0)  # no garnet is paid
    if rule == "carry":
        s = out(go(dealt(s, (15, 3, 7), (9,)), "fold", "fold", "join 1"))
        assert s.chips[0] == 13 + 3 + 3


def test_S1_the_last_must_take_part() -> None:
    s = folds(dealt(new(3, nobody="last_joins"), (15, 3, 7), (9,)), 2)
    assert kinds(s) == {"Join"}
    assert why(s, "3 fold") == "last-must-join"
    assert go(s, "join 2").joined == (2,)


@pytest.mark.parametrize(
    ("rule", "last", "chips", "bank"),
    [
        ("carry", "returned", (14, 14, 14), 3),
        ("carry", "first_player", (13, 13, 19), 0),
        ("carry", "bank", (13, 13, 13), 6),
        ("return", "bank", (14, 14, 14), 3),
        ("first_player", "returned", (13, 13, 19), 0),
    ],
)
def test_S2_nobody_in_the_last_round(
    rule: str, last: str, chips: tuple[int, ...], bank: int
) -> None:
    s = purses(new(3, nobody=rule, nobody_last=last), (14, 14, 14))
    s = replace(s, round=2, carried=(3, 0), bank=(0, 0))
    s = out(folds(dealt(s, (15, 3, 7), (9,)), 3))
    assert s.step == "over"
    assert s.chips == chips
    assert s.bank == (bank, 0)
    assert s.carried == (0, 0)


@pytest.mark.parametrize(("rule", "seen"), [("yes", 7), ("no", None)])
def test_S3_one_alone_takes_part(rule: str, seen: int | None) -> None:
    s = go(dealt(new(3, lone_winner_shows=rule), (15, 3, 7), (9,)), "fold", "fold", "join 2")
    s = out(s)
    assert g.view(s, PUBLIC).hands[2] == seen
    assert s.chips[2] == 17
    assert s.garnets[2] == 1


def test_S4_the_first_bet_is_from_one_to_ones_own_chips() -> None:
    s = dealt(purses(new(3, (5, 5, 5)), (4, 20, 21)), (15, 3, 7), (9,))
    assert (g.options(s)[0].fields["chips"].lo, g.options(s)[0].fields["chips"].hi) == (1, 3)
    assert why(s, "1 join 4") == "bet-what-you-hold"  # garnets are no chips while he has some
    s = dealt(purses(new(3, (5, 5, 5)), (0, 20, 25)), (15, 3, 7), (9,))
    assert g.options(s)[0].fields["chips"].hi == 4  # without chips, his garnets


def test_S4_capped_by_the_shortest_stack() -> None:
    s = purses(new(3, (5, 5, 0), first_bet_cap="shortest_stack"), (20, 4, 21))
    s = dealt(s, (15, 3, 7), (9,))
    assert g.options(s)[0].fields["chips"].hi == 3
    s = go(s, "fold", "fold")
    assert g.options(s)[0].fields["chips"].hi == 20  # who has folded is not counted


def test_S4_a_bet_of_nothing() -> None:
    s = go(dealt(new(3, least=0), (15, 3, 7), (9,)), "join 0", "join", "fold")
    assert out(s).chips == (17, 14, 14)  # 15 against 3 + 9


def short_table(**switches: Any) -> Any:
    """Chair 0 bets 6; chair 1 holds 4 chips and 3 garnets after the ante, chair 2 has 2 chips."""
    s = purses(new(3, (0, 3, 0), **switches), (20, 5, 3))
    return go(dealt(s, (15, 3, 7), (9,)), "join 6")


def test_S5_garnets_cover_what_chips_do_not() -> None:
    s = go(short_table(), "join")
    assert s.chips[1] == 0
    assert s.garnets[1] == 1
    assert kinds(s) == {"Fold"}  # two chips and no garnets cannot match six
    assert why(s, "3 join 6") == "cannot-match"


def test_S5_cannot_join() -> None:
    s = short_table(short="cannot_join")
    assert kinds(s) == {"Fold"}


def test_S6_without_chips_garnets_follow_even_where_they_fill_no_gap() -> None:
    s = purses(new(3, (0, 7, 0), short="cannot_join"), (20, 0, 25))
    s = go(dealt(s, (15, 3, 7), (9,)), "join 6", "join")
    assert s.garnets[1] == 0
    assert s.paid_garnets[1] == 7


def test_S5_side_pot() -> None:
    s = go(short_table(short="side_pot"), "join 6", "join 2")
    assert s.paid == (7, 5, 3)
    assert s.paid_garnets == (0, 2, 0)
    s = go(s, "show", "show", "show")  # 7, 3 + 9, 15: chair 0 wins both
    s = go(s, "award 1 6 2 0")
    assert s.step == "award"
    s = go(s, "award 1 9 0 1")
    assert s.chips == (28, 0, 0)
    assert s.garnets == (3, 1, 0)


def test_S5_side_pot_the_short_one_wins_the_main_pot_alone() -> None:
    s = purses(new(3, (0, 0, 0), short="side_pot"), (20, 15, 3))
    s = go(dealt(s, (12, 14, 1), (15,)), "join 6", "join", "join 2")
    s = go(s, "show", "show", "show", "award 2 8 0 0", "award 3 9 0 1")
    assert s.chips == (13, 16, 9)
    assert s.garnets == (0, 0, 1)  # the garnet goes to the highest sum


def test_S5_what_nobody_matched_goes_back_by_itself() -> None:
    s = purses(new(3, (0, 0, 0), short="side_pot"), (20, 15, 3))
    s = go(dealt(s, (12, 14, 1), (15,)), "join 6", "fold", "join 2", "show", "show")
    s = go(s, "award 1 4 0 0", "award 3 7 0 1")
    assert s.chips == (17, 14, 7)


@pytest.mark.parametrize(
    ("rule", "chips", "garnets"), [("stay_garnets", 16, 6), ("become_chips", 20, 2)]
)
def test_S7_who_gets_garnets_that_were_bet(rule: str, chips: int, garnets: int) -> None:
    s = purses(new(3, (1, 4, 0), pot_garnets=rule), (15, 0, 15))
    s = out(go(dealt(s, (15, 3, 7), (9,)), "join 3", "join", "fold"))
    assert (s.chips[0], s.garnets[0]) == (chips, garnets)


@pytest.mark.parametrize(("rule", "first"), [("chips", 1), ("chips_and_garnets", 0)])
def test_S7_what_is_ranked(rule: str, first: int) -> None:
    s = replace(purses(new(3, (9, 0, 0), ranking=rule), (15, 20, 10)), step="over")
    assert g.result(s).winners == (first,)
    assert g.score(s)[1] == 20


@pytest.mark.parametrize(
    ("rule", "garnets", "bank"), [("bank", (3, 1, 0), -1), ("losers", (3, 0, 0), 0)]
)
def test_S8_where_the_garnet_comes_from(rule: str, garnets: tuple[int, ...], bank: int) -> None:
    s = new(3, (2, 1, 0), prize=rule)
    s = out(go(dealt(s, (15, 3, 7), (9,)), "join 3", "join", "join"))
    assert s.garnets == garnets  # chair 2 has none to pay
    assert s.bank == (0, bank)
    assert g.garnets(s) == tuple(a - b for a, b in zip(garnets, (2, 1, 0)))


def test_S9_the_third_seed_stays() -> None:
    assert dealt(new(), SEVEN, (9, 5, 6)).seeds == (9, 6, 5)
    assert dealt(new(), SEVEN, (9, 5, 6, 4)).seeds == (9, 6, 5)


def test_S10_seeds_that_did_not_stay_lie_open() -> None:
    s = dealt(new(), SEVEN, (9, 5, 6, 4, 8))
    assert g.view(s, PUBLIC).dropped == (4, 5)


@pytest.mark.parametrize(("rule", "wins"), [("order_of_play", 3), ("shortest_distance", 6)])
def test_S11_nearest_to_the_first_player(rule: str, wins: int) -> None:
    """Chairs 3 and 6 tie at 23: three steps on in play, or one step back."""
    s = dealt(new(tie=rule), (1, 2, 3, 12, 4, 5, 13), (10, 11))
    s = go(s, "fold", "fold", "fold", "join 2", "fold", "fold", "join")
    assert out(s).garnets.index(1) == wins


def test_S12_fewer_takers_than_seeds() -> None:
    assert supported({3: 8}, (9, 5, 2)) == {3: 17}


def test_S13_more_takers_than_seeds() -> None:
    assert supported({0: 1, 1: 2, 2: 3}, (9,)) == {0: 10, 1: 2, 2: 3}


@pytest.mark.parametrize(("rule", "r", "first"), [("next_active", 2, 2), ("skip_round", 3, 2)])
def test_S14_the_first_player_is_excluded(rule: str, r: int, first: int) -> None:
    s = replace(new(excluded_first=rule), round=1, out=(False, True, *[False] * 5))
    s = purses(replace(s, fell=(0, 1, *[0] * 5)), (15, 0, 15, 15, 15, 15, 30))
    s = go(s, "begin")
    assert s.round == r
    assert s.order[0] == first
    t = go(s, "void misdeal", "begin")
    assert t.round == r


def test_S14_skipping_may_end_the_game() -> None:
    s = replace(new(3, excluded_first="skip_round"), round=2, fell=(0, 0, 2))
    s = go(purses(s, (20, 25, 0)), "exclude 3")
    assert s.step == "over"


def test_S15_who_lost_all_decides_at_the_start_of_the_next_round() -> None:
    s = purses(new(3, (0, 1, 0)), (3, 20, 22))
    s = out(go(dealt(s, (1, 15, 7), (2,)), "join 2", "join", "fold"))
    assert s.chips[0] == s.garnets[0] == 0
    assert s.fell == (1, 0, 0)
    assert kinds(s) == {"Give", "Exclude"}


@pytest.mark.parametrize(("rule", "last"), [("earlier_lower", (2,)), ("joint", (1, 2))])
def test_S16_two_excluded(rule: str, last: tuple[int, ...]) -> None:
    s = replace(new(4, excluded_rank=rule), step="over", out=(False, True, True, False))
    s = purses(replace(s, fell=(0, 3, 2, 0)), (30, 0, 0, 30))
    assert g.result(s).last == last
    same = replace(s, fell=(0, 2, 2, 0))
    assert g.result(same).last == (1, 2)


@pytest.mark.parametrize("n", range(2, 8))
def test_S17_cards_left_over(n: int) -> None:
    seats = max(3, n)
    s = new(seats)
    if n == 2:
        s = purses(replace(s, out=(False, False, True), fell=(0, 0, 1)), (20, 25, 0))
    s = dealt(s, SEVEN[:seats], (9, 5))
    left = len(cards_in(unseen(s)))
    assert left == 15 - 2 * n - 1
    assert left == {7: 0, 6: 2, 5: 4, 4: 6, 3: 8, 2: 10}[n]


@pytest.mark.parametrize(("rule", "winners"), [("shared", (0, 1)), ("garnets", (1,))])
def test_S18_joint_first_and_last(rule: str, winners: tuple[int, ...]) -> None:
    s = replace(new(4, (1, 2, 0, 0), joint=rule), step="over")
    s = purses(s, (20, 20, 10, 10))
    assert g.result(s).winners == winners
    assert g.result(s).last == (2, 3)
    assert g.TOKENS[1] == 1


def test_S19_garnets_may_be_given_between_rounds_chips_never() -> None:
    s = new(3, (2, 0, 0))
    assert why(s, "1 give 2 1") == "gifts-after-round-one"
    s = out(go(dealt(s, (15, 3, 7), (9,)), "join 1", "fold", "fold"))
    t = go(s, "1 give 2 3")
    assert t.garnets == (0, 3, 0)
    assert why(s, "1 give 2 4") == "not-that-many"
    assert why(s, "2 give 1 1") == "no-garnets"
    assert why(go(s, "begin"), "1 give 2 1") == "gifts-between-rounds"
    assert not any(k.__name__ == "GiveChips" for k in g.KINDS)


def test_S20_the_ante_without_chips_is_a_garnet() -> None:
    s = dealt(purses(new(3, (0, 2, 0)), (20, 0, 25)), (15, 3, 7), (9,))
    assert s.garnets == (0, 1, 0)
    assert s.paid == (1, 0, 1)


@pytest.mark.parametrize("cards", ["drawn", "typed"])
def test_S21_time_is_up_at_the_cards(cards: str) -> None:
    s = go(new(3, cards=cards), "begin")
    if cards == "drawn":
        s = go(s, "deal 15", "deal 3", "deal 7", "seed 9", "late", "draw 10")
        t = go(go(new(3), "begin", "deal 15", "deal 3", "deal 7", "seed 9", "take", "draw 8"),
               "late", "table lay 8")  # fmt: skip
        assert t.hands[0] == 15
        s = go(s, "lay")
    else:
        s = go(s, "seed 9", "late", "lay 10")
    assert s.laid[0] == 10
    assert s.hands[0] == (15 if cards == "drawn" else None)
    assert s.did[0] == "take"
    assert s.order[s.turn] == 1
    assert not s.late
    assert new().config.seconds == 60


def test_S21_time_is_up_at_the_bets() -> None:
    s = go(dealt(new(3), (15, 3, 7), (9,)), "late")
    assert s.joined == ()
    assert s.turn == 1


def test_S22_stacks_are_public() -> None:
    s = dealt(new(), SEVEN, (9,))
    assert g.view(s, PUBLIC).chips == s.chips
    assert g.view(s, PUBLIC).garnets == s.garnets


@pytest.mark.parametrize("n", range(3, 8))
def test_S23_as_many_rounds_as_players(n: int) -> None:
    s, rounds = new(n), 0
    while s.step != "over":
        s = out(go(dealt(s, SEVEN[:n], (9,)), "join 1", *["fold"] * (n - 1)))
        rounds += 1
    assert rounds == n
    assert g.PLAYERS == (3, 7)


@pytest.mark.parametrize(
    ("rule", "order"), [("backwards", [5, 3, 2, 0]), ("forwards", [5, 0, 2, 3])]
)
def test_S24_the_order_of_opening(rule: str, order: list[int]) -> None:
    s = dealt(new(opening=rule), SEVEN, (9,))
    s = go(s, "join 1", "fold", "join", "join", "fold", "join", "fold")
    seen = []
    while kinds(s) == {"Show"}:
        seen.append(g.options(s)[0].fields["seat"].of[0])
        s = go(s, "show")
    assert seen == order


def test_S25_the_ante_takes_the_last_chip() -> None:
    s = dealt(purses(new(3), (1, 20, 24)), (15, 3, 7), (9,))
    assert kinds(s) == {"Fold"}
    assert why(s, "1 join 1") == "nothing-to-bet"
    s = out(go(s, "fold", "join 2", "fold"))
    assert kinds(s) == {"Exclude", "Give"}


def test_S26_one_left_ends_the_game() -> None:
    s = replace(new(3), round=1, fell=(1, 0, 1), out=(True, False, False))
    s = go(purses(s, (0, 45, 0)), "exclude 3")
    assert s.step == "over"
    assert g.result(s).winners == (1,)
    assert g.result(s).last == (0, 2)


@pytest.mark.parametrize(("rule", "last"), [("ranked", (1,)), ("last", (0,))])
def test_S27_rescued_by_a_gift(rule: str, last: tuple[int, ...]) -> None:
    s = go(broke_table(rescued=rule), "2 give 1 2")
    s = replace(purses(s, (30, 5, 10)), step="over")
    assert g.result(s).last == last
    assert g.result(s).winners == ((0,) if rule == "ranked" else (2,))


# ---------------------------------------------------------------- at a real table


def test_at_a_real_table_hands_stay_unknown_until_they_are_opened() -> None:
    s = go(new(3, cards="typed"), "begin", "seed 9", "take", "lay 4", "add", "seed 10", "take")
    assert s.hands == (None, None, None)
    assert why(s, "chance lay 9") == "not-one-of-the-two"
    s = go(s, "lay 12", "ante", "join 2", "fold", "join", "show 7")
    assert why(s, "table show 1 7") == "card-lies-elsewhere"
    s = go(s, "show 13", "award 1 7 0 1")
    assert g.view(s, PUBLIC).hands == (13, None, 7)


def test_a_hand_that_was_entered_may_stay_unknown() -> None:
    s = go(new(3, cards="entered"), "begin", "deal 15", "deal ?", "deal 7", "seed 9")
    s = go(s, "take", "draw ?", "lay 15", "take", "draw 4", "lay 4", "take", "draw 5", "lay 7")
    assert s.hands == (None, None, 5)
    s = go(s, "ante", "fold", "join 1", "join", "show", "show 6")
    assert s.step == "award"


def test_F20_a_void_round_goes_back() -> None:
    s = out(folds(dealt(new(3, (1, 0, 0)), (15, 3, 7), (9,)), 3))
    before = s
    s = go(dealt(s, (15, 3, 7), (9,)), "join 3", "void exposed card")
    assert s.chips == before.chips
    assert s.carried == (3, 0)
    assert s.round == 1
    assert go(s, "begin").order[0] == 1
    assert s.hands == (0, 0, 0)


def test_a_correction_between_rounds_owes_a_reason() -> None:
    s = go(new(3, (1, 1, 1)), "correct 1 12 2 three chips under the table")
    assert s.chips == (12, 15, 15)
    assert s.bank == (3, -1)
    assert why(go(s, "begin"), "dealer correct 1 12 2 oops") == "round-running"
    with pytest.raises(Illegal) as no:
        check(read('dealer correct 1 12 2 ""', (), g.KINDS), g.asides(s))
    assert no.value.code == "reason-owed"
    saved = go(broke_table(), "correct 1 5 0 under the table")
    assert kinds(saved) == {"Begin"}
    assert saved.fell == (0, 0, 0)


@pytest.mark.parametrize(
    ("line", "played", "code"),
    [
        ("1 take", (), "begin-round"),
        ("1 take", ("begin",), "deal-first"),
        ("1 take", ("begin", "deal 15", "deal 3", "deal 7"), "seed-first"),
        ("1 join 1", ("begin", "deal 15", "deal 3", "deal 7", "seed 9"), "choose-first"),
        ("1 lay 4", ("begin", "deal 15", "deal 3", "deal 7", "seed 9"), "take-first"),
        ("1 add", ("begin", "deal 15", "deal 3", "deal 7", "seed 9", "take"), "already-chosen"),
        ("dealer begin", ("begin",), "round-running"),
        ("dealer exclude 1", (), "nobody-broke"),
        ("dealer void oops", (), "no-round"),
        ("chance seed 9", (), "begin-round"),
    ],
)
def test_refusals_tell_what_is_wrong(line: str, played: tuple[str, ...], code: str) -> None:
    assert why(go(new(3), *played), line) == code


def test_refusals_of_the_rest() -> None:
    s = dealt(new(3), (15, 3, 7), (9,))
    assert why(s, "1 take") == "cards-decided"
    s = go(s, "join 1", "fold", "fold")
    assert why(s, "1 join 1") == "all-decided"
    assert why(replace(s, step="over"), "1 join 1") == "game-over"
    assert why(broke_table(), "dealer exclude 2") == "still-holds-something"


# ---------------------------------------------------------------- §4.3, the oracles


def test_oracle_seeds_at_the_end() -> None:
    for j in range(8):
        s = new(max(3, min(7, j)))
        s = go(s, "begin", *[f"deal {c}" for c in SEVEN[: s.config.players]], "seed 9")
        spare = [4, 5, 6, 8, 10, 12, 14]
        for k in range(min(j, s.config.players)):
            s = go(s, "add", f"seed {spare[k]}")
        assert len(s.seeds) == min(3, 1 + j)


def test_oracle_chips_in_play() -> None:
    s = dealt(new(), SEVEN, (9,))
    assert sum(s.chips) + sum(s.paid) == 105
    assert sum(s.paid) == 7
    s = out(folds(go(s, "join 1"), 6))
    assert sum(g.garnets(s)) == 1


def test_oracle_largest_and_smallest_winning_total() -> None:
    totals = [
        max(supported(dict(enumerate(cards)), (seed,)).values())
        for n in (1, 2)
        for cards in combinations(range(1, 16), n)
        for seed in range(1, 16)
        if seed not in cards
    ]
    assert max(totals) == 29
    lone = [card + seed for card in range(1, 16) for seed in range(1, 16) if card != seed]
    assert min(lone) == 3


@pytest.mark.parametrize(
    ("count", "settings", "ties", "shares"),
    [
        (1, 51_480, 0.0668, (0.21677, 0, 0, 0, 0, 0, 0.78323)),
        (2, 180_180, 0.1346, (0.34643, 0.04616, 0, 0, 0, 0, 0.60741)),
    ],
)
def test_oracle_all_seven_by_rank_of_card(
    count: int, settings: int, ties: float, shares: tuple[float, ...]
) -> None:
    """Every hand of seven and every seeds, ties counted in equal parts."""
    n = tied = 0
    won = [0.0] * 7
    for cards in combinations(range(1, 16), 7):
        rest = [c for c in range(1, 16) if c not in cards]
        ranked = dict(enumerate(cards))
        for seeds in combinations(rest, count):
            totals = supported(ranked, seeds)
            top = max(totals.values())
            at = [i for i, x in totals.items() if x == top]
            n, tied = n + 1, tied + (len(at) > 1)
            for i in at:
                won[i] += 1 / len(at)
    assert n == settings
    assert round(tied / n, 4) == ties
    assert [round(x / n, 5) for x in won] == list(shares)


def test_property_of_supports() -> None:
    rng = Random(5)
    for _ in range(2000):
        deck = list(range(1, 16))
        rng.shuffle(deck)
        n = rng.randint(1, 7)
        cards, seeds = dict(enumerate(deck[:n])), tuple(deck[8 : 8 + rng.randint(1, 3)])
        totals = supported(cards, seeds)
        ranked = sorted(cards.values())
        best = max(totals.values())
        if n == 7:  # ranks 4 to 6 never win
            assert not any(totals[i] == best for i in cards if ranked.index(cards[i]) in (3, 4, 5))
        if n == 1:
            assert best == cards[0] + max(seeds)
        lower = supported({**cards, 99: 0}, seeds)  # one lower card moves the seeds up a rank
        high = sorted(seeds, reverse=True)
        for i, card in cards.items():
            k = ranked.index(card) + 1
            assert lower[i] - card == (high[k] if k < len(high) else 0)


@pytest.mark.parametrize(
    ("takers", "totals", "wins"),
    [
        ("DM KH HM KR JH", {"DM": 15, "KH": 12, "HM": 12, "KR": 11, "JH": 13}, "DM"),
        ("DM KR JH", {"DM": 15, "KR": 20, "JH": 18}, "KR"),
        ("KR JH", {"KR": 20, "JH": 18}, "KR"),
    ],
)
def test_8_3_the_hand_of_the_first_round(takers: str, totals: dict[str, int], wins: str) -> None:
    """What the rules give for each set of takers; who took part is not told."""
    cards = {"DM": 15, "KH": 3, "HM": 7, "KR": 11, "JH": 13}
    names = list(cards)
    playing = {names.index(k): cards[k] for k in takers.split()}
    got = supported(playing, (9, 5))
    assert {names[i]: x for i, x in got.items()} == totals
    s = dealt(new(), (15, 3, 7, 11, 13, 1, 2), (9, 5))
    first = True
    for seat in range(7):
        s = go(s, "fold" if seat not in playing else "join 2" if first else "join")
        first = first and seat not in playing
    s = out(s)
    assert s.garnets.index(1) == names.index(wins)


# ---------------------------------------------------------------- who never sees what


def test_nobody_but_its_chair_ever_sees_a_hand_that_is_not_opened() -> None:
    """The hall sees seeds, the card each laid open, every decision, bet and purse. It never sees
    a hand before it is opened, never one that was folded, and never which of the two was kept."""
    s = go(new(3), "begin", "deal 15", "deal 3", "deal 7", "seed 9", "take", "draw 10")
    others = frozenset({1, 2})
    assert g.view(s, others).hands == (None, 3, 7)
    assert g.view(s, others).extra is None
    assert g.redact(s, g.Draw(-1, 10), PUBLIC) == g.Draw(-1, None)
    kept, drew = go(s, "lay 10"), go(s, "lay 15")
    assert g.view(kept, others).hands == g.view(drew, others).hands
    s = go(kept, "add", "seed 1", "add", "seed 2", "ante", "fold", "join 1", "join")
    s = out(s)
    for v in (PUBLIC, others):
        assert g.view(s, v).hands == (None, 3, 7)
    assert g.view(s, frozenset({0})).hands == (15, 3, 7)
    assert g.view(go(s, "begin", "deal 4"), PUBLIC).hands == (0, None, 0)


def test_the_dealer_at_a_real_table_knows_no_more_than_the_hall() -> None:
    s = go(new(3, cards="typed"), "begin", "seed 9", "take", "lay 4")
    assert g.view(s, PUBLIC) == s


def test_the_audit_finds_what_cannot_be() -> None:
    s = dealt(new(3, (1, 0, 0)), (15, 3, 7), (9,))
    assert g.audit(replace(s, chips=(15, 14, 14))) == ("chips appeared or vanished",)
    assert g.audit(replace(s, garnets=(2, 0, 0))) == ("garnets appeared or vanished",)
    assert g.audit(replace(s, garnets=(2, -1, 0))) == ("a debt",)
    assert g.audit(replace(s, hands=(9, 3, 7))) == ("a card lies twice",)
    assert g.audit(replace(s, out=(True, False, False))) == ("an excluded chair holds something",)
