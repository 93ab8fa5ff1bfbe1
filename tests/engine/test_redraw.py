"""The timeline: what was drawn stays drawn, what was shown is hidden again (B13 to B15)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import show
from engine.games.horror_race.records import Draw, Reveal
from engine.show.records import Correct
from engine.timeline import Entry, Timeline
from engine.types import CHANCE, DEALER, PUBLIC, TABLE, Action, Illegal
from tests.engine.evenings import evening, play, random_evening, running, seated
from tests.laws.laws import pick


def by_of(a: Action) -> Any:
    return {CHANCE: "drawn", TABLE: "auto"}.get(a.actor, "dealer")


def test_B13_what_was_revealed_is_hidden_again() -> None:
    t = seated(evening(), supports="with_result")
    play(t, "start", "1 support vampire,gangshi", "2 support fox,mummy", "3 support fox,zombie")
    game = show.replace(t.state.game, step="pay", at=(13, 9, 0, 5, 0), round=1)
    t.states[t.at] = show.replace(t.state, game=game)
    at = t.at
    assert t.seen(PUBLIC).state.game.supports == (None,) * 3
    t.play(t.forced())  # type: ignore[arg-type]
    t.play(t.forced())  # type: ignore[arg-type]
    assert isinstance(t.entries[-1].action, Reveal)
    assert t.seen(PUBLIC).state.game.supports == (("vampire", "gangshi"), None, None)
    t.undo()
    t.undo()
    seen = t.seen(PUBLIC)
    assert t.at == at
    assert seen.state.game.supports == (None,) * 3
    assert not [a for a in seen.log if isinstance(a, Reveal)]


def drawn_hand(t: Timeline) -> list[Action]:
    """The coins the seed draws for who is on turn."""
    out = []
    while (a := t.drawn()) is not None:
        t.play(a, "drawn")
        out.append(a)
    return out


def drawing(seed: str = "seed") -> Timeline:
    t = running(evening(), coins="drawn")
    t.seed = seed
    return play(t, "begin", "1 take")


def test_B14_undo_and_draw_again_is_the_same_coin() -> None:
    t = drawing()
    first = drawn_hand(t)
    for _ in range(3):
        assert t.undo() == 4
        play(t, "1 take")
        assert drawn_hand(t) == first


def test_B14_a_correction_in_between_does_not_draw_anew() -> None:
    plain, corrected = drawing(), drawing()
    corrected.undo()
    play(corrected, "correct 1 5 counted again", "1 take")
    assert drawn_hand(corrected) == drawn_hand(plain)


def test_B14_an_amended_correction_before_it_does_not_draw_anew() -> None:
    t = running(evening(), coins="drawn")
    play(t, "begin", "correct 1 5 counted again", "1 take")
    first = drawn_hand(t)
    k = next(i for i, e in enumerate(t.entries) if isinstance(e.action, Correct))
    assert t.amend(k, Correct(DEALER, 0, 6, "again")).refused is None
    assert [e.action for e in t.done[-3:]] == first
    assert t.state.garnets[0] == 6


def test_B14_a_draw_that_was_amended_keeps_its_position() -> None:
    """The next coin is the one it would have been, not the one drawn last over again."""
    t = drawing()
    for _ in range(2):
        t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
    wanted = t.drawn()
    positions = t.draws[t.at]
    k = t.at - 2
    other = next(c for c in ("fox", "gangshi") if c != t.entries[k].action.coin)  # type: ignore[attr-defined]
    assert t.amend(k, Draw(CHANCE, other)).refused is None  # type: ignore[arg-type]
    assert t.draws[t.at] == positions
    assert t.entries[k] == Entry(Draw(CHANCE, other), "dealer", 0, True)  # type: ignore[arg-type]
    assert t.drawn().coin == wanted.coin  # type: ignore[union-attr]
    t.amend(k, Draw(CHANCE, other))  # type: ignore[arg-type]
    assert t.draws[t.at] == positions


def test_B14_a_void_draws_new_coins_an_undo_the_old_ones() -> None:
    t = drawing()
    first = drawn_hand(t)
    play(t, "void misdeal", "1 take")
    anew = drawn_hand(t)
    assert anew != first
    t.undo()
    t.undo()
    assert t.draws[t.at] == 3
    play(t, "void misdeal once more", "1 take")
    assert drawn_hand(t) == anew


def test_B15_undo_to_the_very_beginning_and_no_further() -> None:
    t = play(evening(), "open horror", "lot 1")
    t.undo()
    t.undo()
    assert t.at == 0
    assert t.state == show.setup(t.state.config)
    assert not t.can_undo()
    with pytest.raises(Illegal, match="nothing-to-undo"):
        t.undo()
    assert len(t.seen(PUBLIC).log) == 0
    assert t.redo() == 1


def test_B15_what_only_the_table_and_the_seed_did_is_not_undone() -> None:
    t = Timeline(show, evening().state.config, "s")
    t.play(t.read("open horror"), "auto")
    t.play(t.read("lot 1"), "drawn")
    at = t.at
    assert not t.can_undo()
    with pytest.raises(Illegal, match="nothing-to-undo"):
        t.undo()
    assert t.at == at


@pytest.mark.parametrize("seed", range(3))
def test_what_is_seen_grows_and_shrinks_with_the_cursor(seed: int) -> None:
    """The log that is kept for each viewer is the one that would be made afresh."""
    rng = Random(seed)
    t = random_evening(seed, 60)
    viewers = [PUBLIC, frozenset({1}), frozenset(range(4))]
    for _ in range(60):
        move = rng.random()
        if move < 0.4 and t.can_undo():
            t.undo()
        elif move < 0.6 and t.at < len(t.entries):
            t.redo()
        elif move < 0.7 and t.at:
            k = rng.randrange(t.at)
            a = pick(show, t.states[k], rng, 0.1)
            if a is not None:
                t.amend(k, a)
        else:
            a = pick(show, t.state, rng, 0.1)
            if a is not None:
                t.play(a, by_of(a))
        for v in viewers:
            fresh = [show.redact(s, e.action, v) for s, e in zip(t.states, t.done)]
            assert t.seen(v).log == tuple(a for a in fresh if a is not None)
            assert t.seen(v).state == show.view(t.state, v)


def test_a_seen_names_no_number_and_nobody_who_answered() -> None:
    assert set(evening().seen(PUBLIC).__struct_fields__) == {"viewer", "state", "log", "options"}
