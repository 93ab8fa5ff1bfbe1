"""Cooperative Hold'em by the numbered rules of section 2.1, and its real episode."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.games import holdem
from engine.games.holdem import records
from engine.games.holdem.hands import rank
from engine.notation import read, write
from engine.timeline import Timeline
from engine.types import NOBODY, Illegal, replace, tag

NUMBERS = range(1, 11)
HOUSE = holdem.Config()


def table(start: tuple[int, ...] = (10, 10, 10, 10), first: int = 1, **switches: Any) -> Timeline:
    """A game whose first player (counted from 1) is drawn."""
    t = Timeline(holdem, holdem.configure(start, switches), "seed")
    play(t, f"first {first}")
    return t


def play(t: Timeline, *lines: str) -> Timeline:
    for line in lines:
        t.play(t.read(line))
    return t


def dealt(t: Timeline, *cards: int | str) -> Timeline:
    """A round begins; cards in the order of play."""
    return play(t, "begin", *[f"deal {c}" for c in cards])


def card(t: Timeline, number: int, team: int = 1) -> Timeline:
    """Somebody in the room solves a problem and chooses; the card is opened."""
    return play(t, "pose 7", f"solve {team}", f"pick {number}", "bring", "open")


def forced(t: Timeline) -> Timeline:
    """What the table does by itself."""
    while (a := t.forced()) is not None:
        t.play(a, "auto")
    return t


def code(t: Timeline, line: str) -> str:
    """Why this is refused."""
    before = t.state
    with pytest.raises(Illegal) as no:
        play(t, line)
    assert t.state == before
    return no.value.code


def words(t: Timeline) -> list[str]:
    """What may be said now, e.g. ["1 fold", "1 bet 3..9"]."""
    out = []
    for o in t.options():
        name = tag(o.kind).split(".")[1]
        spread = [f" {d.lo}..{d.hi}" for d in o.fields.values() if hasattr(d, "lo")]
        out.append(f"{o.actor + 1} {name}{''.join(spread)}")
    return out


def purses(t: Timeline) -> tuple[int, ...]:
    purse: tuple[int, ...] = t.state.bets.purse
    return purse


def seen(t: Timeline, *chairs: int) -> tuple[Any, list[str]]:
    """The state and the log as these chairs know them."""
    v = frozenset(chairs)
    log = [holdem.redact(s, e.action, v) for s, e in zip(t.states, t.entries)]
    return holdem.view(t.state, v), [write(a) for a in log if a is not None]


def folds(t: Timeline) -> Timeline:
    """A whole round that the last chair in takes because all the others fold."""
    s = t.state
    live = [i for i, x in enumerate(s.bets.purse) if x]
    dealt(t, *range(1, len(live) + 1))
    card(t, 5)
    while t.state.step == "bet":
        play(t, f"{t.state.bets.due[0] + 1} fold")
    return forced(t)


# ---------------------------------------------------------------- the rules


def test_2_1_1_twenty_rounds_and_two_rooms() -> None:
    t = table((30, 30, 30, 30))
    assert holdem.seats(t.state) == 5
    for n in range(1, 21):
        folds(t)
        assert t.state.round == n
        if n == 10:
            play(t, *[f"{i} role principal" for i in (1, 2, 3, 4)])
            forced(t)
    assert t.state.step == "over"
    assert t.options() == ()


def test_2_1_3_everybody_antes_one_garnet() -> None:
    t = play(table((3, 8, 10, 10)), "begin")
    assert purses(t) == (2, 7, 9, 9)
    assert t.state.bets.paid == (1, 1, 1, 1)


def test_2_1_4_ten_cards_one_to_each_in_the_order_of_play() -> None:
    t = play(table(first=3), "begin")
    (o,) = t.options()
    assert o.fields["card"].of == (*NUMBERS, None)
    play(t, "deal 7", "deal 2")
    assert t.state.cards == (0, 0, 7, 2)
    assert code(t, "deal 7") == "card-already-out"
    assert code(t, "chance holdem.deal 2 5") == "not-your-turn"
    play(t, "deal 10", "deal 1")
    assert t.state.cards == (10, 1, 7, 2)


def test_2_1_5_the_first_player_opens_betting_round_one_after_shared_card_one() -> None:
    t = dealt(table(first=2), 1, 2, 3, 4)
    assert code(t, "2 bet 2") == "no-betting-now"
    card(t, 8)
    assert t.state.shared == (8,)
    assert words(t) == ["2 fold", "2 bet 2..10"]


def test_2_1_6_betting_round_two_goes_on_top_of_round_one() -> None:
    t = card(dealt(table(first=2), 1, 2, 3, 4), 8)
    play(t, "2 bet 3", "3 call", "4 call", "1 call")
    assert t.state.step == "room"
    card(t, 9)
    assert t.state.shared == (8, 9)
    assert t.state.bets.paid == (3, 3, 3, 3)
    assert words(t) == ["2 fold", "2 bet 4..10"]


def test_2_1_7_who_folded_in_round_one_takes_no_part_in_round_two() -> None:
    t = card(dealt(table(), 1, 2, 3, 4), 8)
    play(t, "1 fold", "2 bet 2", "3 call", "4 call")
    card(t, 9)
    assert t.state.bets.due == (1, 2, 3)
    assert code(t, "1 bet 5") == "not-your-turn"


def test_2_1_8_the_cards_of_those_who_stayed_are_shown() -> None:
    t = card(dealt(table(), 1, 2, 3, 4), 8)
    play(t, "1 bet 2", "2 fold", "3 call", "4 call")
    card(t, 9)
    play(t, "1 bet 3", "3 fold", "4 call")
    forced(t)
    assert t.state.shown == (0, 3)
    hall = holdem.view(t.state, frozenset())
    assert hall.cards == (1, None, None, 4)


@pytest.mark.parametrize(
    ("own", "shared", "wanted"),
    [
        pytest.param((2, 9, 4, 3), (6, 1), 1, id="2_1_9 nothing: the highest own number"),
        pytest.param((2, 9, 6, 3), (6, 1), 2, id="2_1_10 a double beats nothing"),
        pytest.param((2, 6, 5, 9), (6, 4), 2, id="2_1_11 a straight beats a double"),
        pytest.param((6, 8, 9, 2), (7, 8), 2, id="2_1_11 of straights the larger sum"),
        pytest.param((8, 1, 5, 2), (9, 10), 0, id="2_1_11 8-9-10 is more than 9-10-1"),
        pytest.param((7, 10, 8, 9), (7, 7), 0, id="2_1_12 a triple beats all"),
    ],
)
def test_2_1_9_to_12_who_wins(own: tuple[int, ...], shared: tuple[int, int], wanted: int) -> None:
    ranks = [rank(c, shared, HOUSE) for c in own]
    assert ranks.index(max(ranks)) == wanted
    assert ranks.count(max(ranks)) == 1


def test_2_1_12_a_triple_beats_a_straight() -> None:
    assert rank(2, (2, 2), HOUSE) > rank(10, (8, 9), HOUSE) > rank(10, (10, 1), HOUSE)


def test_2_1_13_the_winner_takes_everything_that_was_bet() -> None:
    t = card(dealt(table(), 7, 2, 3, 4), 6)
    play(t, "1 bet 4", "2 call", "3 fold", "4 call")
    card(t, 8)
    play(t, "1 bet 6", "2 fold", "4 call")
    assert forced(t).state.step == "ready"
    assert purses(t) == (10 + 4 + 1 + 6, 6, 9, 4)


@pytest.mark.parametrize("at", range(1, 7))
def test_2_1_14_one_kind_of_mini_game_a_round_with_two_problems(at: int) -> None:
    t = table()
    for _ in range(at - 1):
        folds(t)
    dealt(t, 1, 2, 3, 4)
    kind = records.MINI_GAMES[(at - 1) % 3]
    for _ in range(2):
        (pose,) = t.options()
        assert pose.fields["kind"].of == (kind,)
        card(t, 9)
        if len(t.state.shared) == 1:
            due = [i + 1 for i in t.state.bets.due]
            play(t, f"{due[0]} bet 2", *[f"{i} call" for i in due[1:]])
    assert t.state.shared == (9, 9)


def test_2_1_15_the_first_to_solve_chooses_card_one_then_of_problem_two_card_two() -> None:
    t = dealt(table(), 1, 2, 3, 4)
    assert code(t, "5 pick 3") == "problem-first"
    play(t, "pose 12")
    assert code(t, "5 pick 3") == "solve-first"
    play(t, "solve 3")
    assert code(t, "5 solve 2") == "problem-solved"
    assert code(t, "bring") == "room-not-done"
    play(t, "pick 3", "bring", "open")
    assert t.state.shared == (3,)


def test_2_1_16_any_number_again_and_one_may_choose_both() -> None:
    t = card(dealt(table(), 1, 2, 3, 4), 8, team=4)
    play(t, "1 bet 2", "2 call", "3 call", "4 call")
    card(t, 8, team=4)
    assert t.state.shared == (8, 8)


def test_2_1_17_the_room_sees_all_private_cards_and_purses() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 12", "solve 3", "pick 3")
    room = holdem.view(t.state, frozenset({4}))
    assert room == t.state
    assert room.cards == (1, 2, 3, 4)


def test_2_1_18_the_table_is_not_told_what_happened_in_the_room() -> None:
    t = dealt(table(), 1, 2, 3, 4)
    before = seen(t, 0)
    play(t, "pose 12", "wrong 2", "solve 3", "pick 3")
    assert seen(t, 0) == before
    play(t, "bring")
    state, log = seen(t, 0)
    assert log == [*before[1], "dealer holdem.bring"]
    assert state.room is None


def test_2_1_19_principals_then_helpers_then_as_the_team_decides() -> None:
    t = table((40, 40, 40, 40))
    sat = []
    for _ in range(10):
        folds(t)
        sat.append(t.state.helper)
    assert sat == [(False,) * 4] * 5 + [(True,) * 4] * 5
    assert t.state.step == "roles"
    assert code(t, "begin") == "roles-first"
    play(t, "3 role principal", "1 role helper", "4 role helper", "2 role principal")
    assert code(t, "1 role principal") == "role-decided"
    forced(t)
    for _ in range(10):
        folds(t)
        assert t.state.helper == (True, False, False, True)
    assert t.state.step == "over"


def test_2_1_20_the_first_to_lose_all_is_the_candidate_and_the_rest_play_on() -> None:
    t = card(dealt(table((10, 10, 3, 10)), 9, 2, 4, 5), 8)
    play(t, "1 bet 3", "2 fold", "3 call", "4 fold")
    card(t, 1)
    forced(t)
    assert purses(t) == (15, 9, 0, 9)
    assert t.state.candidate == 2
    assert t.state.step == "ready"
    play(t, "begin")
    assert t.state.bets.live == (0, 1, 3)
    assert t.state.seated == (0, 1, 3)


def over(purse: tuple[int, ...], start: tuple[int, ...], **more: Any) -> Any:
    """A game that is over with these purses."""
    s = holdem.setup(holdem.configure(start, more.pop("switches", {})))
    bets = records.Bets(purse, (0,) * len(purse))
    return replace(s, bets=bets, step="over", round=20, **more)


def test_2_1_21_most_garnets_after_round_twenty_win() -> None:
    assert holdem.result(over((9, 20, 4, 7), (10, 10, 10, 10))).winners == (1,)
    assert holdem.TOKENS[0] == 1


def test_2_1_22_of_several_the_one_with_fewest_garnets_at_the_start_wins() -> None:
    assert holdem.result(over((15, 15, 4, 6), (12, 8, 10, 10))).winners == (1,)


def test_who_sees_what() -> None:
    """The hall sees no private card until it is shown, never who solved a problem, never a chosen
    card before it is opened, never that a card was drawn because nobody chose it. A player at the
    table sees his own card besides, and nothing more. The room sees every card and purse."""
    t = dealt(table(), 1, 2, 3, 4)
    play(t, "pose 12", "wrong 2", "lapse", "draw 9")
    hall, log = seen(t)
    assert hall.cards == (None,) * 4
    assert hall.room is None
    assert log == [
        "chance holdem.first 1", "dealer holdem.begin", "chance holdem.deal 1 ?",
        "chance holdem.deal 2 ?", "chance holdem.deal 3 ?", "chance holdem.deal 4 ?",
    ]  # fmt: skip
    mine, _ = seen(t, 2)
    assert mine.cards == (None, None, 3, None)
    assert mine.room is None
    room, _ = seen(t, 4)
    assert room.cards == (1, 2, 3, 4)
    assert room.room.solver == NOBODY
    chosen = play(dealt(table(), 1, 2, 3, 4), "pose 12", "solve 3", "pick 9")
    for u in (t, chosen):
        play(u, "bring", "open", "1 fold", "2 fold", "3 fold")
        forced(u)
    assert seen(t) == seen(chosen)
    assert seen(t)[0].cards == (None,) * 4


def test_2_1_people_sit_on_chairs() -> None:
    """Bodies 0-3 are the principals, 4-7 the helpers; nobody keeps a secret when they swap."""
    t = table((40, 40, 40, 40))
    everybody = [frozenset({b}) for b in range(8)]
    at = [holdem.places(t.state, b) for b in everybody]
    assert at == [frozenset({x}) for x in (0, 1, 2, 3, 4, 4, 4, 4)]
    for _ in range(5):
        folds(t)
    play(t, "begin")
    at = [holdem.places(t.state, b) for b in everybody]
    assert at == [frozenset({x}) for x in (4, 4, 4, 4, 0, 1, 2, 3)]
    assert t.state.cards == (0, 0, 0, 0)
    out = replace(t.state, seated=(0, 1, 3))
    assert holdem.places(out, frozenset({2, 6})) == frozenset()


def test_2_3_worked_side_pot() -> None:
    """Stacks 3, 8, 10, 10; all in for 8 in bet 2; the 3-stack wins and B is best of the others."""
    t = card(dealt(table((3, 8, 10, 10)), 9, 7, 4, 3), 8)
    play(t, "1 bet 2", "2 call", "3 call", "4 call")
    card(t, 10)
    play(t, "1 bet 3", "2 bet 8", "3 call", "4 call")
    forced(t)
    assert purses(t) == (12, 15, 2, 2)


# ---------------------------------------------------------------- the real episode, section 8.4


def test_8_4_a_team_bust_by_a_helper_is_the_candidate_and_the_winner_gets_the_token() -> None:
    """Teams: 오현민–김경헌, 김경훈–신종훈, 장동민–정준용, 홍진호–정계원. In the second half team 4
    goes all-in with its principal and loses to the helper of team 1, which wins the game."""
    t = table((40, 40, 40, 40), first_player="fixed")
    for _ in range(10):
        folds(t)
    play(t, "1 role helper", "2 role principal", "3 role principal", "4 role principal")
    forced(t)
    play(t, "correct 1 60 as the show had it", "correct 4 12 as the show had it")
    dealt(t, 7, 1, 2, 8)
    assert holdem.places(t.state, frozenset({4})) == frozenset({0})  # 김경헌 plays
    assert holdem.places(t.state, frozenset({0})) == frozenset({4})  # 오현민 is in the room
    card(t, 7)
    play(t, "1 bet 2", "2 fold", "3 fold", "4 bet 12", "1 call")
    card(t, 3)
    forced(t)
    assert t.state.candidate == 3
    while t.state.step != "over":
        folds(t)
    result = holdem.result(t.state)
    assert result.winners == (0,)
    assert result.last == (3,)


def test_notation_of_every_kind_goes_both_ways() -> None:
    seen = set()
    for seed in range(12):
        t = Timeline(holdem, holdem.configure((9, 8, 7), {"kinds": "host"}), str(seed))
        for s, a in random_play(t, seed):
            everything = (*holdem.options(s), *holdem.asides(s))
            assert read(write(a), everything, holdem.KINDS) == a
            seen.add(type(a))
    assert seen >= set(holdem.KINDS) - {records.Nominate, records.Check}


def random_play(t: Timeline, seed: int) -> list[tuple[Any, Any]]:
    rng, out, s = Random(seed), [], t.state
    while options := holdem.options(s):
        side = holdem.asides(s) if rng.random() < 0.1 else ()
        among = side or options
        a = among[int(rng.random() * len(among))].sample(rng)
        out.append((s, a))
        s = holdem.apply(s, a)
    return out


def test_every_kind_is_applied_and_every_learnt_field_exists() -> None:
    assert set(holdem.APPLY) == set(holdem.KINDS)
    for kind, fields in holdem.LEARNT.items():
        assert set(fields) <= set(kind.__struct_fields__)
    assert {f for f in records.Config.__struct_fields__ if f != "start"} == set(holdem.SWITCHES)
    for name, values in holdem.SWITCHES.items():
        assert getattr(HOUSE, name) == values[0]


def test_F_10_nobody_starts_with_nothing_and_there_are_two_to_four_teams() -> None:
    with pytest.raises(Illegal, match="garnets-needed"):
        holdem.configure((3, 0, 4), {})
    with pytest.raises(Illegal, match="wrong-number-of-teams"):
        holdem.configure((3,), {})


def test_F_20_a_misdeal_gives_everything_back_and_the_same_player_is_first() -> None:
    t = card(dealt(table(first=2), 1, 2, 3, 4), 8)
    play(t, "2 bet 4", "3 call")
    assert code(t, 'void ""') == "reason-owed"
    play(t, "void two cards stuck together")
    s = t.state
    assert (s.bets.purse, s.round, s.first, s.step) == ((10,) * 4, 0, 1, "ready")
    assert (s.cards, s.shared, s.room) == ((0,) * 4, (), None)
    dealt(t, 5, 6, 7, 8)
    assert t.state.round == 1


def test_a_purse_is_corrected_between_rounds_with_a_reason() -> None:
    t = table()
    play(t, "correct 2 13 counted again")
    assert purses(t) == (10, 13, 10, 10)
    assert (t.state.bank, holdem.garnets(t.state)) == (-3, (0, 3, 0, 0))
    assert code(play(t, "begin"), 'correct 2 13 "counted again"') == "round-running"


def test_an_unknown_private_card_is_typed_at_the_showdown() -> None:
    t = card(dealt(table(), "?", 2, 3, "?"), 8)
    play(t, "1 bet 2", "2 call", "3 fold", "4 fold")
    card(t, 9)
    play(t, "1 bet 3", "2 call")
    (show,) = t.options()
    assert show.fields["card"].of == (1, 4, 5, 6, 7, 8, 9, 10)
    play(t, "show 7")
    forced(t)
    assert purses(t)[0] == 10 + 3 + 1 + 1


def test_a_sealed_pick_is_typed_when_it_is_opened() -> None:
    t = play(dealt(table(), 1, 2, 3, 4), "pose 1", "solve 2", "pick ?", "bring")
    assert t.forced() is None
    play(t, "open 6")
    assert t.state.shared == (6,)
