"""Cooperative Hold'em in the show: teams, and who knows what while people change rooms."""

from __future__ import annotations

from typing import Any

import pytest

from engine import show
from engine.notation import write
from engine.show import Config, Player
from engine.show.records import Settle
from engine.timeline import Timeline
from engine.types import NOBODY, PUBLIC, Illegal, Viewer, replace

A, B, C = 0, 1, 2  # three players; of two teams, A and B are the principals
HA, HB = 3, 4  # guests, their helpers


def evening(garnets: tuple[int, ...] = (12, 12, 3), guests: int = 2) -> Timeline:
    people = [Player(n, n, g) for n, g in zip("가나다라마바", garnets)]
    people += [Player(f"손{k}", f"손{k}", 0, guest=True) for k in range(guests)]
    return Timeline(show, Config("밤", tuple(people)), "teams")


def play(t: Timeline, *lines: str) -> Timeline:
    for line in lines:
        t.play(t.read(line))
        while (a := t.forced()) is not None and a != settle(t):
            t.play(a, "auto")
        assert not show.audit(t.state)
    return t


def settle(t: Timeline) -> Any:
    step = t.forced()
    return step if isinstance(step, Settle) else NOBODY


def opened(t: Timeline | None = None) -> Timeline:
    """Two teams: A with the first guest, B with the second."""
    t = t or evening()
    return play(t, "open holdem", "lot 1", "lot 2", "team 4", "team 5", "start", "first 1")


def dealt(t: Timeline) -> Timeline:
    return play(t, "holdem.begin", "deal 3", "deal 8")


def folded(t: Timeline) -> Timeline:
    """A round that somebody gives up at once."""
    dealt(t)
    play(t, "pose 7", "solve 1", "pick 5", "bring")
    return play(t, "fold")


def code(t: Timeline, line: str) -> str:
    with pytest.raises(Illegal) as no:
        t.play(t.read(line))
    return no.value.code


def cards(t: Timeline, *people: int) -> tuple[int | None, ...]:
    seen: tuple[int | None, ...] = t.seen(frozenset(people)).state.game.cards
    return seen


def room(t: Timeline, *people: int) -> Any:
    return t.seen(frozenset(people)).state.game.room


def learns(t: Timeline, v: Viewer) -> list[str]:
    return [write(a) for a in t.seen(v).log if a.__class__.__name__ in ("Pose", "Solve", "Pick")]


# ---------------------------------------------------------------- how teams are made


def test_the_lot_has_as_many_chairs_as_there_are_helpers_for() -> None:
    assert show.asking.places(play(evening(), "open holdem").state) == 2
    assert show.asking.places(play(evening((5,) * 4, 4), "open holdem").state) == 4
    assert show.asking.places(play(evening((5,) * 6, 0), "open holdem").state) == 3


def test_hold_em_is_not_offered_where_there_are_no_two_teams() -> None:
    t = evening((5, 5, 5), 0)
    assert code(t, "open holdem") == "no-such-game"


def test_the_dealer_closes_the_lot_early_where_enough_have_a_number() -> None:
    t = play(evening((5,) * 4, 4), "open holdem", "lot 3")
    assert code(t, "enough") == "too-few-numbered"
    play(t, "lot 1", "enough")
    assert (t.state.step, t.state.chairs) == ("teams", (2, 0))
    assert code(t, "enough") == "order-complete"


def test_each_principal_chooses_among_guests_and_players_without_a_chair() -> None:
    t = play(evening(), "open holdem", "lot 1", "lot 2")
    (option,) = t.options()
    assert (option.actor, option.fields["player"].of) == (A, (C, HA, HB))  # type: ignore[union-attr]
    assert code(t, "team 2") == "not-free"
    assert code(t, "start") == "partners-first"
    play(t, "team 3")
    assert t.options()[0].actor == B
    assert code(t, "team 3") == "not-free"
    play(t, "team 5")
    assert (t.state.step, t.state.helpers) == ("ready", (C, HB))


def test_a_helper_does_not_take_another_chair() -> None:
    t = play(opened(), "sit 1 3")
    assert show.holder(t.state, 0) == C
    assert code(t, "sit 2 4") == "no-such-player"


# ---------------------------------------------------------------- who knows what


def test_in_words_the_room_knows_all_cards_a_principal_his_own_the_hall_none() -> None:
    t = dealt(opened())
    assert cards(t) == (None, None)
    assert cards(t, A) == (3, None)
    assert cards(t, B) == (None, 8)
    assert cards(t, C) == (None, None)
    assert cards(t, HA) == cards(t, HB) == (3, 8)
    play(t, "pose 7", "solve 1", "pick 5")
    assert room(t, HA) == room(t, HB) != room(t, A)
    assert room(t) is room(t, A) is room(t, A, B) is room(t, C) is None
    assert learns(t, PUBLIC) == learns(t, frozenset({A, B, C})) == []
    assert len(learns(t, frozenset({HA}))) == 3


def test_the_room_belongs_to_nobody_and_its_people_answer_there() -> None:
    t = dealt(opened())
    assert (show.holder(t.state, 0), show.holder(t.state, 1)) == (A, B)
    assert show.holder(t.state, 2) == NOBODY
    play(t, "pose 7")
    assert t.seen(frozenset({HB})).options
    assert not t.seen(frozenset({A})).options


def test_after_round_five_they_have_changed_rooms() -> None:
    t = opened(evening((20, 20, 3)))
    for _ in range(5):
        folded(t)
    assert t.state.game.round == 5
    assert show.holder(t.state, 0) == A
    dealt(t)
    assert (show.holder(t.state, 0), show.holder(t.state, 1)) == (HA, HB)
    assert cards(t, HA) == (8, None)  # the second team was first to be dealt to
    assert cards(t, A) == cards(t, B) == (8, 3)
    assert cards(t) == (None, None)
    play(t, "pose 7")
    assert t.seen(frozenset({B})).options
    assert not t.seen(frozenset({HB})).options


def test_H21_H28_what_the_helper_wins_is_the_principal_s() -> None:
    t = opened(evening((20, 20, 3)))
    game = t.state.game
    bets = replace(game.bets, purse=(25, 15))
    over = replace(t.state, game=replace(game, bets=bets, step="over", round=20))
    (option,) = show.options(over)
    settled = option.single()
    assert settled == Settle(-2, (5, -5, 0, 0, 0), (A,), (B,))
    s = show.apply(over, settled)
    assert (s.garnets, s.tokens) == ((25, 15, 3, 0, 0), (1, 0, 0, 0, 0))
    assert (s.step, s.candidates) == ("oppose", (B,))


def test_F21_garnets_staked_come_back_or_stay_where_they_are_when_it_is_stopped() -> None:
    t = folded(opened())
    at_table = show.garnets(t.state)
    assert at_table != (12, 12, 3, 0, 0)
    back = show.apply(t.state, t.read("stop restored 정전"))
    kept = show.apply(t.state, t.read("stop kept 정전"))
    assert (back.garnets, kept.garnets) == ((12, 12, 3, 0, 0), at_table)
    assert (kept.helpers, kept.step) == ((), "open")
