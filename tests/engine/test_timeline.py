"""The timeline: undo, redo and amendments, by the cases B that others got wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import show
from engine.games.horror_race.records import Begin, Lay
from engine.show import Player
from engine.show.records import Give, Lot, Settle
from engine.timeline import Amended, Timeline
from engine.types import CHANCE, DEALER, Illegal, tag
from tests.engine.evenings import code, ended, evening, go_on, play, random_evening, running
from tests.laws.laws import pick


def replayed(t: Timeline) -> Any:
    """The state that the entries that stand amount to, from the beginning."""
    s = show.setup(t.states[0].config)
    for e in t.done:
        s = show.apply(s, e.action)
    return s


@pytest.mark.parametrize("seed", range(6))
def test_B1_undo_gives_back_the_state_in_every_phase(seed: int) -> None:
    t = random_evening(seed, 260, coins=("typed", "drawn", "mixed")[seed % 3])
    phases = set()
    while t.can_undo():
        k = max(i for i, e in enumerate(t.done) if e.by == "dealer")
        wanted = t.states[k]
        t.undo()
        assert t.at == k
        assert t.state == wanted == replayed(t)
        phases.add((t.state.step, t.state.game and t.state.game.step))
    assert len(phases) > 5


def test_B1_undo_steps_over_what_the_table_did_by_itself() -> None:
    t = play(running(evening()), "begin", *["lay gangshi 1"] * 2, *["lay fox 1"] * 2,
             *["lay vampire 1"] * 2, *["lay zombie 1"] * 2, "lay mummy 1")  # fmt: skip
    at = t.at
    go_on(t)
    assert t.at == at + 3  # three zones were counted
    assert t.undo() == 4
    assert t.state.game.laid == 2  # the last coin has to be laid again


@pytest.mark.parametrize("seed", range(3))
def test_redo_is_exact(seed: int) -> None:
    t = random_evening(seed, 200)
    states, entries, draws, at = t.states[:], t.entries[:], t.draws[:], t.at
    back = 0
    while t.can_undo():
        back += t.undo()
    while t.at < len(t.entries):
        back -= t.redo()
    assert back == t.at - at == 0
    assert (t.states, t.entries, t.draws) == (states, entries, draws)


def test_redo_takes_the_tables_own_steps_with_it() -> None:
    t = ended(evening())
    play(t, "spare 2")
    t.undo()
    assert t.redo() == 1
    with pytest.raises(Illegal, match="nothing-to-redo"):
        t.redo()


def test_something_new_after_an_undo_cuts_the_redo_off() -> None:
    t = play(evening(), "give 1 2 1", "give 1 3 1")
    t.undo()
    play(t, "give 3 2 1")
    with pytest.raises(Illegal, match="nothing-to-redo"):
        t.redo()
    assert [e.action for e in t.entries] == [Give(DEALER, 0, 1, 1), Give(DEALER, 2, 1, 1)]


@pytest.mark.parametrize("seed", range(4))
def test_B2_after_undo_the_same_things_are_legal(seed: int) -> None:
    t = random_evening(seed, 150)
    legal = [(show.options(s), show.asides(s)) for s in t.states]
    while t.can_undo():
        t.undo()
        assert (t.options(), show.asides(t.state)) == legal[t.at]


@pytest.mark.parametrize("seed", range(3))
def test_B4_an_entry_that_is_undone_takes_no_garnets_with_it(seed: int) -> None:
    t = random_evening(seed, 300)
    total = sum(t.states[0].garnets)
    while t.can_undo():
        assert sum(t.state.garnets) + t.state.bank == total
        t.undo()


def test_B4_B5_an_amended_gift_changes_the_standings_by_itself_alone() -> None:
    t = play(evening((5, 5, 5)), "give 1 2 1", "give 2 3 4", "correct 3 7 counted again")
    done = t.amend(0, Give(DEALER, 0, 1, 3))
    assert done == Amended(2, 2)
    assert t.state.garnets == (2, 4, 7)
    assert t.state == replayed(t)


@pytest.mark.parametrize("seed", range(8))
def test_B5_after_any_amendment_the_state_is_a_fresh_replay(seed: int) -> None:
    rng = Random(seed)
    t = random_evening(seed, 120)
    for _ in range(40):
        k = rng.randrange(t.at)
        a = pick(show, t.states[k], rng, 0.1)
        if a is None:
            continue
        t.amend(k, a)
        assert t.entries[k].action == a
        assert t.state == replayed(t)
        assert len(t.states) == len(t.draws) == len(t.entries) + 1
        if rng.random() < 0.7:
            t.undo()


def test_an_amendment_keeps_all_that_still_fits() -> None:
    t = play(running(evening()), "begin", "lay vampire 1", "lay fox 2", "lay fox 4")
    k = t.at - 3
    assert t.amend(k, Lay(CHANCE, 0, "gangshi", 4)) == Amended(2, 2)
    assert t.state.game.zones == ((0,) * 5, (0, 0, 1, 0, 0), (0, 1, 1, 0, 0))


def test_an_amendment_stops_at_the_first_refusal_and_says_which() -> None:
    t = play(running(evening()), "begin", "lay vampire 1", "lay fox 2", "lay fox 4", "lay zombie 1")
    k = t.at - 4
    done = t.amend(k, Lay(CHANCE, 0, "fox", 1))  # there are but two foxes in the box
    assert (done.kept, done.of, done.code) == (1, 3, "no-such-coin-left")
    assert done.refused == Lay(CHANCE, 0, "fox", 4)
    assert t.at == k + 2


def test_an_amendment_that_is_refused_itself_changes_nothing() -> None:
    t = play(running(evening()), "begin", "lay vampire 1")
    before = (t.states[:], t.entries[:], t.at)
    with pytest.raises(Illegal, match="not-your-turn"):
        t.amend(t.at - 1, Lay(CHANCE, 2, "fox", 1))
    with pytest.raises(Illegal, match="no-such-entry"):
        t.amend(t.at, Lay(CHANCE, 0, "fox", 1))
    assert (t.states, t.entries, t.at) == before


ROUND = (*["lay gangshi 1"] * 2, *["lay fox 2"] * 2, *["lay vampire 4"] * 2, *["lay zombie 1"] * 2,
         "lay mummy 1")  # fmt: skip


def test_forced_steps_are_worked_out_again() -> None:
    t = go_on(play(running(evening()), "begin", *ROUND))
    play(t, "begin", "lay vampire 1")
    assert t.state.game.at == (4, 0, 2, 1, 0)
    k = next(i for i, e in enumerate(t.entries) if isinstance(e.action, Lay) and e.action.zone == 4)
    done = t.amend(k + 1, Lay(CHANCE, 1, "vampire", 1))  # the second vampire goes to zone 1
    assert done.refused is None
    assert t.state.game.at == (4, 0, 2, 0, 0)  # in zone 1 now 1 vampire, 1 mummy: nobody
    assert t.state.game.round == 2
    assert t.entries[-1].action == Lay(CHANCE, 0, "vampire", 1)
    assert [e.by for e in t.entries if tag(type(e.action)) == "horror.move"] == ["auto"] * 3


def test_before_a_decision_that_does_not_fit_the_new_forced_steps_are_played() -> None:
    """A coin that lay elsewhere lets the vampire cross: the race is paid and settled, and the
    next round, which cannot begin any more, is where it stops."""
    coins = ["vampire", "vampire", "gangshi", "gangshi", "mummy"]
    lies = [f"lay {c} 1" for c in coins] + [f"lay {c} 2" for c in ("fox", "zombie") * 2]
    t = go_on(play(running(evening()), "begin", *lies))
    play(t, "correct vampire 12 recounted", "begin", *lies)
    go_on(t)
    play(t, "begin", "lay vampire 1")
    k = max(i for i, e in enumerate(t.done) if e.action == Lay(CHANCE, 1, "gangshi", 1))
    done = t.amend(k, Lay(CHANCE, 1, "gangshi", 4))
    assert (done.refused, done.code) == (Begin(DEALER), "no-game-on")
    assert t.state.gained == (4, 3, 3)
    assert t.state == replayed(t)
    assert [e.by for e in t.done[-3:]] == ["auto"] * 3


def test_undo_right_after_an_amendment_restores_everything() -> None:
    t = play(running(evening()), "begin", *ROUND)
    go_on(t)
    play(t, "begin", "lay vampire 1")
    t.undo()  # so that there is something to redo as well
    before = (t.states[:], t.entries[:], t.draws[:], t.at)
    t.amend(t.at - 6, Lay(CHANCE, 2, "zombie", 2))
    t.undo()
    assert (t.states, t.entries, t.draws, t.at) == before
    t.redo()
    assert t.entries[-1].action == Lay(CHANCE, 0, "vampire", 1)


def test_an_amendment_is_undone_also_after_the_table_went_on_by_itself() -> None:
    t = play(running(evening()), "begin", *ROUND[:-1], "lay mummy 4")
    before, at = t.states[:], t.at
    t.amend(t.at - 1, Lay(CHANCE, 2, "mummy", 1))
    go_on(t)
    assert t.at > at
    t.undo()
    assert (t.states, t.at) == (before, at)


def test_what_the_dealer_does_after_an_amendment_is_undone_first() -> None:
    t = play(evening((9, 9, 9)), "give 1 2 1", "give 1 2 2")
    t.amend(0, Give(DEALER, 0, 1, 3))
    play(t, "give 1 2 1")
    assert t.undo() == 1
    assert t.state.garnets == (4, 14, 9)


def test_replacing_the_last_action_is_an_amendment_of_it() -> None:
    t = play(evening((9, 9, 9)), "give 1 2 1")
    assert t.amend(t.at - 1, Give(DEALER, 0, 2, 1)) == Amended(0, 0)
    assert t.state.garnets == (8, 9, 10)


def test_a_refused_action_changes_nothing() -> None:
    t = play(running(evening()), "begin")
    for line in ("lay 2 fox 1", "begin", "give 1 2 1", "finish"):
        code(t, line)


def test_a_settled_evening_is_undone_as_one_step() -> None:
    t = ended(evening())
    assert any(isinstance(e.action, Settle) for e in t.done)
    t.undo()
    assert t.state.step == "game"
    assert t.state.garnets == (2, 2, 2)


def test_a_lot_that_was_typed_wrongly_is_amended() -> None:
    people = [Player(n, n) for n in "가나다라"]
    t = Timeline(show, show.Config("밤", tuple(people)), "s")
    play(t, "open horror", "lot 1", "lot 3", "lot 2", "lot 4")
    done = t.amend(2, Lot(CHANCE, 3))
    assert (done.kept, done.of, done.code) == (1, 2, "already-numbered")
    assert t.state.chairs == (0, 3, 1)
