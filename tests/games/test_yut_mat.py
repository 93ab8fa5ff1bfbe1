"""Strategic Yut by the numbers of RULES §6: the mat, stacks and captures; the oracles of §6.3."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.games import yut
from engine.games.yut.mat import BACK, CELL, HOME, LEFT, OFF, ON, PLACE, TURN, ways
from engine.games.yut.moves import foes
from engine.types import Illegal, replace
from tests.games.test_yut import goes, joins, play, table, throw, where
from tests.games.test_yut_laws import company
from tests.laws import laws

MOVES: dict[int, dict[str, list[Any]]] = {  # oracle: "+k" is home with k steps to spare
    1: {"gae": [3], "geol": [4], "yut": [5], "mo": [6]},
    3: {"gae": [5], "geol": [6], "yut": [7], "mo": [8]},
    5: {"gae": [7, 21], "geol": [8, 22], "yut": [9, 23], "mo": [10, 24]},
    7: {"gae": [9], "geol": [10], "yut": [11], "mo": [12]},
    9: {"gae": [11], "geol": [12], "yut": [13], "mo": [14]},
    11: {"gae": [13], "geol": [14], "yut": [15], "mo": [16]},
    13: {"gae": [15], "geol": [16], "yut": [17], "mo": [18]},
    15: {"gae": [17], "geol": [18], "yut": [19], "mo": ["+0"]},
    17: {"gae": [19], "geol": ["+0"], "yut": ["+1"], "mo": ["+2"]},
    19: {"gae": ["+1"], "geol": ["+2"], "yut": ["+3"], "mo": ["+4"]},
    21: {"gae": [23], "geol": [24], "yut": [15], "mo": [16]},
    23: {"gae": [15], "geol": [16], "yut": [17], "mo": [18]},
    25: {"gae": [22], "geol": [27], "yut": [28], "mo": ["+0"]},
    27: {"gae": ["+0"], "geol": ["+1"], "yut": ["+2"], "mo": ["+3"]},
}
PIPS = {"gae": 2, "geol": 3, "yut": 4, "mo": 5}


def to(cell: Any, result: str, **switches: Any) -> set[Any]:
    return {t for _, p, t in goes(table({1: cell, 2: "home"}, (result,), **switches)) if p == 1}


def spare(cell: int, result: str) -> int:
    """Steps to spare on the straight way home."""
    return PIPS[result] - LEFT[PLACE[cell]]


# ---------------------------------------------------------------- oracles


@pytest.mark.parametrize("cell", MOVES)
def test_oracle_moves_from_the_odd_cells(cell: int) -> None:
    for result, expected in MOVES[cell].items():
        assert to(cell, result) == {x if isinstance(x, int) else "home" for x in expected}
        if isinstance(expected[0], str):
            assert f"+{spare(cell, result)}" == expected[0]


def test_oracle_29_cells_and_five_ways_from_start_to_start() -> None:
    assert set(CELL) == {*range(29), -1, -2}

    def length(*turns: int) -> int:
        place, n = ON[OFF], 1
        while CELL[place] != 0:
            place = TURN[place] if place in turns else ON[place]
            n += 1
        return n

    centre_from_5, centre_from_10 = 23, 37
    assert length() == 20
    assert length(5) == 16
    assert length(5, centre_from_5) == 11
    assert length(10) == 16
    assert length(10, centre_from_10) == 21


def test_oracle_odds() -> None:
    every = [yut.result_of("fronts", sides) for sides in product(yut.SIDES, repeat=4)]
    assert Counter(every) == {"mo": 1, "back-do": 4, "gae": 6, "geol": 4, "yut": 1}
    teams = Counter(yut.RESULTS[a + b] for a in range(3) for b in range(3))
    assert [teams[r] for r in yut.RESULTS] == [1, 2, 3, 2, 1]
    for three in product(yut.SIDES, repeat=3):  # one player always chooses the parity
        k = three.count("front")
        both = {yut.result_of("fronts", (*three, x)) for x in yut.SIDES}
        assert both == {yut.RESULTS[k], yut.RESULTS[k + 1]}


def test_oracle_cell_1_is_reached_only_by_a_back_do_from_2() -> None:
    table_of = ways("optional", "reach", "lost", "as_came")
    into = {
        (r, CELL[p]) for r, row in table_of.items() for p in range(HOME) for t in row[p] if t == 1
    }
    assert into == {("back-do", 2)}


def test_oracle_junctions() -> None:
    assert to(5, "geol") == {22, 8}
    assert to(10, "geol") == {22, 13}
    assert to(22, "geol") == {"home", 15}


def test_oracle_fastest_homes() -> None:
    s = table({2: "home"})
    for r, line in (("gae", "go gae 1 2"), ("back-do", "go back-do 1 1")):
        s = replace(play(throw(s, r), line), turn=0)
    assert play(throw(s, "back-do"), "go back-do 1 home").step == "over"
    s = play(throw(table({2: "home"}), "mo", "geol"), "go mo 1 5", "go geol 1 22")
    s = throw(replace(s, turn=0), "geol")
    assert play(s, "go geol 1 home").winner == 0


def test_property_pieces_constant_and_the_way_left_falls_by_the_pips() -> None:
    for seed in range(25):
        rng = Random(seed)
        for s, a, t in laws.walk(yut, company(rng), rng, 300, asides=0):
            assert len(t.at) == 8
            assert yut.audit(t) == ()
            if not isinstance(a, yut.Go) or a.result == "back-do":
                continue
            p = a.piece - 1
            was, now = s.at[p], t.at[p]
            ways_home = {LEFT[was], LEFT[TURN[was]] + 1 if was in TURN else LEFT[was]}
            if now != HOME and not (a.join and s.config.stack_way == "lowest"):
                assert LEFT[now] + PIPS[a.result] in ways_home
            gone = {q for q in range(8) if s.at[q] not in (OFF, HOME) and t.at[q] == OFF}
            if gone:
                cell = {CELL[s.at[q]] for q in gone}
                assert len(cell) == 1  # the whole group, and nobody else
                assert not any(CELL[t.at[q]] in cell and foes(s.config, p, q) for q in range(8))


# ---------------------------------------------------------------- Y-8 to Y-13: ways


@pytest.mark.parametrize(
    ("throws", "cell"),
    [
        ([("mo", 5), ("geol", 22)], 21),
        ([("mo", 5), ("mo", 10), ("geol", 22)], 26),
        ([("mo", 5), ("geol", 22), ("geol", 15)], 24),
        ([("mo", 5), ("mo", 10), ("mo", 15)], 14),
        ([("mo", 5), ("gae", 21), ("mo", 16)], 15),
    ],
)
def test_Y8_a_back_do_goes_back_the_way_the_piece_came(
    throws: list[tuple[str, int]], cell: int
) -> None:
    s = table({2: "home"})
    for result, where_to in throws:
        s = replace(s, turn=0, step="move", saved=(result,), owed=0)
        s = play(s, f"go {result} 1 {where_to}")
    s = replace(s, turn=0, step="move", saved=("back-do",), owed=0)
    assert {t for _, _, t in goes(s)} == {cell}


def test_Y8_by_switch_geometric() -> None:
    geometric = {"back_way": "geometric"}
    for cell, back in ((15, 14), (22, 21), (23, 22), (27, 22), (20, 5), (25, 10)):
        assert to(cell, "back-do", **geometric) == {back}
    s = table({2: "home"}, ("back-do",), **geometric)
    s = replace(s, at=(PLACE[24] + 1, *s.at[1:]))  # came to 15 over the centre
    assert {t for _, _, t in goes(s)} == {14}


def test_Y8_back_on_a_corner_the_shortcut_is_open_again() -> None:
    s = play(table({1: 20}, ("back-do",)), "go back-do 1 5")
    s = replace(s, turn=0, step="move", saved=("geol",), owed=0)
    assert {t for _, p, t in goes(s) if p == 1} == {8, 22}


def test_Y9_Y10_reaching_the_start_is_home() -> None:
    assert to(1, "back-do") == {"home"}
    assert to(18, "gae") == {"home"}


MUST_PASS = {"home": "must_pass", "back_to_start": "waits"}


def test_Y9_Y10_by_switch_it_waits_on_the_finish_and_must_pass() -> None:
    assert to(1, "back-do", **MUST_PASS) == {0}
    assert to(18, "gae", **MUST_PASS) == {0}
    assert to(18, "geol", **MUST_PASS) == {"home"}
    assert to(0, "gae", **MUST_PASS) == {"home"}
    for home, back in (("reach", "waits"), ("must_pass", "home")):
        with pytest.raises(Illegal, match="home-rules-mixed"):
            yut.configure((1,) * 4, {"home": home, "back_to_start": back})


def test_Y10_on_the_finish_a_piece_is_captured_joined_and_moved_back() -> None:
    s = play(table({1: 18, 3: 0, 5: 3}, ("gae",), **MUST_PASS), "go gae 1 0")
    assert where(s, 3) == "off"
    s = play(table({1: 18, 5: 0}, ("gae",), **MUST_PASS), "go gae 1 0 5")
    assert s.stack[4] == 0
    assert to(0, "back-do", **MUST_PASS) == {19}
    s = play(table({1: 27, 2: "home"}, ("gae",), **MUST_PASS), "go gae 1 0")
    s = replace(s, turn=0, step="move", saved=("back-do",), owed=0)
    assert {t for _, _, t in goes(s)} == {28}


def test_Y11_shortcuts_optional_or_compulsory() -> None:
    assert to(5, "gae") == {7, 21}
    assert to(10, "gae") == {12, 26}
    compulsory = {"shortcut": "compulsory"}
    assert to(5, "gae", **compulsory) == {21}
    assert to(10, "gae", **compulsory) == {26}
    assert to(22, "gae", **compulsory) == {28}
    s = table({2: "home"}, ("gae",), **compulsory)
    s = replace(s, at=(37, *s.at[1:]))  # came to the centre from 10: straight on is the short way
    assert {t for _, _, t in goes(s)} == {28}
    assert to(6, "mo") == {11}  # only from a corner one stands on


def test_Y12_passing_the_centre_keeps_its_direction() -> None:
    assert to(21, "gae") == {23}
    assert to(25, "geol") == {27}


def test_Y13_no_shortcut_at_the_third_corner() -> None:
    assert to(15, "gae") == {17}


# ---------------------------------------------------------------- Y-14 to Y-19, Y-33, Y-34: stacks


def test_Y14_stacking_is_decided_on_landing() -> None:
    s = table({1: 3, 2: 6}, ("geol",))
    assert joins(s, 6) == (0, 2)
    apart = play(s, "go geol 1 6 0")
    assert apart.stack[:2] == (0, 1)
    apart = replace(apart, turn=0, step="move", saved=("gae",), owed=0)
    assert goes(apart) == {("gae", 1, 8), ("gae", 2, 8)}  # they do not join later
    both = play(s, "go geol 1 6 2")
    both = replace(both, turn=0, step="move", saved=("gae",), owed=0)
    assert goes(both) == {("gae", 1, 8)}  # and cannot be split later


def test_Y14_two_on_one_cell_unstacked_are_captured_together() -> None:
    s = play(table({1: 6, 2: 6, 3: 3}, ("geol",), turn=1), "go geol 3 6")
    assert (where(s, 1), where(s, 2)) == ("off", "off")


@pytest.mark.parametrize(("rule", "joined"), [("always", (2,)), ("never", (0,))])
def test_Y14_by_switch_always_or_never(rule: str, joined: tuple[int, ...]) -> None:
    assert joins(table({1: 3, 2: 6}, ("geol",), stack=rule), 6) == joined


def test_Y15_a_stack_of_partners_is_moved_by_whoever_has_a_piece_in_it() -> None:
    s = table({1: 3, 5: 6}, ("geol",))
    assert joins(s, 6) == (0, 5)
    s = play(s, "go geol 1 6 5")
    for turn, chair in ((0, 0), (3, 2)):
        mine = replace(s, turn=turn, step="move", saved=("gae",), owed=0)
        assert yut.on_turn(mine) == chair
        assert ("gae", 1, 8) in goes(mine)


def test_Y15_by_switch_partners_share_a_cell_or_capture_each_other() -> None:
    s = play(table({1: 3, 5: 6}, ("geol",), partner_stack="no"), "go geol 1 6")
    assert (where(s, 1), where(s, 5), s.stack[4]) == (6, 6, 4)
    s = play(table({1: 3, 5: 6}, ("geol",), partner_stack="capture"), "go geol 1 6")
    assert where(s, 5) == "off"
    assert s.caught == 1


def test_Y16_a_mixed_stack_comes_home_whole() -> None:
    s = play(table({1: 19, 5: 19}, ("gae",), stacks=[(1, 5)]), "go gae 1 home")
    assert yut.score(s) == (1, 0, 1, 0)
    at = {1: 19, 2: "home", 5: 19}
    s = play(table(at, ("gae",), turn=3, stacks=[(1, 5)]), "go gae 1 home")
    assert yut.result(s).winners == (0,)  # the partner brought the principal's piece home


def test_Y17_any_enemy_and_the_whole_group_go_back() -> None:
    s = play(table({1: 3, 4: 6, 7: 6}, ("geol",), stacks=[(4, 7)]), "go geol 1 6")
    assert (where(s, 4), where(s, 7)) == ("off", "off")
    assert s.stack == tuple(range(8))


def test_Y18_a_partner_is_never_captured() -> None:
    s = play(table({1: 3, 5: 6}, ("geol",)), "go geol 1 6")
    assert where(s, 5) == 6
    assert s.caught == 0


def test_Y19_a_back_do_captures() -> None:
    s = play(table({1: 7, 3: 6}, ("back-do",)), "go back-do 1 6")
    assert where(s, 3) == "off"
    assert s.caught == 1


def test_Y33_from_cell_1_another_back_do_is_home() -> None:
    assert to(2, "back-do") == {1}
    assert to(1, "back-do") == {"home"}


@pytest.mark.parametrize(("rule", "cell"), [("last", 14), ("lowest", 24)])
def test_Y34_a_stack_goes_back_the_way_of_its_last_piece_or_its_lowest(
    rule: str, cell: int
) -> None:
    s = table({2: 12}, ("geol",), stack_way=rule)
    s = replace(s, at=(PLACE[24] + 1, *s.at[1:]))  # piece 1 came to 15 over the centre
    s = play(s, "go geol 2 15 1")
    s = replace(s, turn=0, step="move", saved=("back-do",), owed=0)
    assert {t for _, _, t in goes(s)} == {cell}


def test_back_is_the_other_way_of_on() -> None:
    for place in range(1, HOME):
        before = BACK[place]
        assert ON[before] == place or TURN[before] == place
