"""Gyeol-Hap: corrections, voids, refusals; what is seen; planted faults that the laws catch."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.game import Result
from engine.games import gyeol_hap as hap
from engine.types import PUBLIC, Choice, Illegal, replace
from tests.games.test_hap import ONE_HAP, THREE_HAPS, call, laying, play, ranked, table
from tests.laws import laws


def test_two_to_twelve_chairs() -> None:
    assert hap.PLAYERS == (2, 12)
    for n in (1, 13):
        with pytest.raises(Illegal, match="two-to-twelve-chairs"):
            hap.configure((1,) * n, {})


def test_a_correction_sets_a_score_and_owes_a_reason() -> None:
    s = play(table(), "correct 2 -3 heard wrong")
    assert s.scores == (0, -3)
    with pytest.raises(Illegal, match="reason-owed"):
        play(s, 'correct 2 0 ""')
    with pytest.raises(Illegal):
        play(table(floor="zero"), "correct 2 -3 heard wrong")


def test_a_correction_after_the_last_round_decides_or_reopens_the_tie() -> None:
    s = play(ranked(4, 4), "correct 1 5 one hap was missed")
    assert hap.result(s) == Result((0,), (1,))
    s = play(ranked(4, 4), "begin", *laying(table(), THREE_HAPS), "correct 1 5 missed before")
    assert hap.result(play(s, "close done")) == Result((0,), (1,))


def test_F20_void_takes_the_points_back_and_lays_nine_new_pictures() -> None:
    s = call(table(), 1, 2, 3)
    s = play(s, "void a picture was seen too early")
    assert (s.scores, s.step, s.board, s.turn) == ((0, 0), "board", (), 0)
    assert (s.round, s.found) == (1, ())
    s = play(call(table(), 1, 2, 3), "hap", "void the numbers were shouted")
    assert s.scores == (0, 0)


def test_a_closed_round_keeps_its_points() -> None:
    s = play(call(table(), 1, 2, 3), "close nobody finds it")
    assert (s.scores, s.step) == ((1, 0), "ready")


def test_G21_the_dealer_overrules_a_call_on_the_buzzer_by_a_correction() -> None:
    s = play(call(table(), 1, 2, 3), "correct 1 0 after the buzzer")
    assert s.scores == (0, 0)


@pytest.mark.parametrize(
    ("s", "actor", "kind", "field", "code"),
    [
        (hap.setup(hap.Config()), -3, hap.Begin, "", "hap-first-open"),
        (table(), -1, hap.First, "", "hap-begun"),
        (table(), -3, hap.Begin, "", "round-running"),
        (table(), 1, hap.Call, "", "not-your-turn"),
        (table(), 0, hap.Name, "", "call-first"),
        (play(table(), "hap"), 0, hap.Gyeol, "", "name-first"),
        (play(table(), "hap"), 0, hap.Name, "numbers", "three-numbers"),
        (table(()), 0, hap.Call, "", "board-first"),
        (table(()), -1, hap.Board, "pictures", "nine-pictures"),
        (table(()), -1, hap.Draw, "", "board-typed"),
        (table((), board="drawn"), -1, hap.Board, "", "board-drawn"),
        (table((), board="drawn"), -1, hap.Draw, "picture", "picture-lies-there"),
        (table(), -1, hap.Board, "", "board-lies"),
        (play(table(), "close done"), 0, hap.Call, "", "no-round"),
        (replace(table(), step="judge"), 0, hap.Call, "", "judge-first"),
        (call(table(gyeol_window=3), 1, 2, 3), 0, hap.Call, "", "gyeol-window"),
        (replace(table(), step="over"), 0, hap.Call, "", "game-over"),
    ],
)
def test_refusals_tell(s: hap.State, actor: int, kind: Any, field: str, code: str) -> None:
    assert hap.refusal(s, actor, kind, field) == code


def test_everything_lies_open_and_no_picture_is_known_before_it_is_laid() -> None:
    """Everybody sees board, calls and scores. Nobody, the dealer included, can know a picture
    before it lies there: no state holds one, it is drawn when it is laid."""
    s = table((), board="drawn")
    for line in laying(s, ONE_HAP):
        assert hap.view(s, PUBLIC) == s
        (o,) = hap.options(s)
        domain: Any = o.fields["picture"]
        assert set(domain.of) == set(hap.PICTURES) - set(s.board)
        s = play(s, line)


# ---------------------------------------------------------------- planted faults


def mutant(**functions: Any) -> Any:
    m = ModuleType("hap_mutant")
    m.__dict__.update({**vars(hap), **functions})
    return m


def caught(g: Any, config: hap.Config, seeds: int = 12) -> str:
    """The first law that random play breaks, "" where all hold."""
    for seed in range(seeds):
        rng = Random(seed)
        try:
            for s, a, t in laws.walk(g, config, rng, 200):
                laws.step(g, s, a, t, rng)
        except laws.Broken as broken:
            return str(broken)
    return ""


def draws_from_a_full_box(s: Any) -> Any:
    found = hap.options(s)
    if s.step != "board":
        return found
    return tuple(replace(o, fields={"picture": Choice(hap.PICTURES)}) for o in found)


def hides_the_found(s: Any, v: Any) -> Any:
    return replace(s, found=(), finders=()) if not v else s


def keeps_the_number_of_haps_for_the_dealer(s: Any) -> Any:
    """Gyeol is offered only where it would be right."""
    return tuple(
        o for o in hap.options(s) if o.kind is not hap.Gyeol or not hap.left(s.board, s.found)
    )


def test_the_game_as_it_is_keeps_the_laws() -> None:
    assert caught(mutant(), hap.Config(board="drawn"), 4) == ""


@pytest.mark.parametrize(
    ("fault", "law"),
    [({"options": draws_from_a_full_box}, "2"), ({"view": hides_the_found}, "5")],
    ids=["picture-twice", "found"],
)
def test_a_planted_fault_is_caught(fault: dict[str, Any], law: str) -> None:
    assert caught(mutant(**fault), hap.Config(board="drawn")).startswith(f"law {law}")


def test_what_may_be_called_never_tells_whether_a_hap_is_left() -> None:
    """No law can see this fault, all being open: so it is a test of its own."""
    none, some = table(ONE_HAP, found=((1, 2, 3),)), table(ONE_HAP)
    assert hap.options(none) == hap.options(some)
    fault = keeps_the_number_of_haps_for_the_dealer
    assert fault(none) != fault(some)
