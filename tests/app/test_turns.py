"""Whose turn it is, on matches of every game; and the one clock led through turns by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from app.clock import Clock
from app.games import OPENING, ROOM, TIMED, UP
from app.timing import NOBODYS, SILENT, Timing, Turn, late, turn_of
from engine import show
from engine.games import GAMES
from engine.types import PUBLIC, check, tag
from tests.app.games import desk, hosted, walk
from tests.app.test_timing import Hand

CHAIRS = {"horror": 12, "twosided": 2, "seed": 6, "holdem": 4, "yut": 4, "hap": 2}
HOUSES: dict[str, tuple[dict[str, Any], ...]] = {
    "horror": ({"coins": "drawn"}, {}),
    "twosided": ({"cards": "drawn"}, {"faces": "sealed", "allin_draw": "pick_face_no_chips"}),
    "seed": ({"cards": "drawn"}, {}),
    "holdem": ({"cards": "drawn"}, {"second_problem": "during_bet1", "no_solver": "new_problem"}),
    "yut": ({"sticks": "sealed"}, {}, {"sticks": "mixed"}),
    "hap": ({"board": "drawn"}, {"name_time": "rest_of_turn", "gyeol_window": 3}),
}
EVERY = [(key, house) for key, houses in HOUSES.items() for house in houses]


def matches(key: str, house: dict[str, Any]) -> Iterator[list[Any]]:
    """Four matches, each as its states."""
    for seed in range(4):
        steps = walk(hosted(key, CHAIRS[key], **house), Random(seed), 150)
        yield [s for s, _, _ in steps]


def test_the_tables_name_what_is_there() -> None:
    for key, steps in TIMED.items():
        tags = {tag(kind) for kind in GAMES[key].KINDS}
        assert all(hasattr(GAMES[key].Config(), rule) for rule in steps.values())
        assert {name for name in steps if "." in name} <= tags
        assert set(UP.get(key, {}).values()) <= tags
        assert set(UP.get(key, {})) <= set(steps)
    assert set(ROOM) <= {tag(kind) for kind in GAMES["holdem"].KINDS}
    assert all(rule in GAMES[key].SWITCHES for key, (_, rule) in OPENING.items())


@pytest.mark.parametrize(("key", "house"), EVERY)
def test_a_turn_is_timed_and_its_time_out_is_legal(key: str, house: dict[str, Any]) -> None:
    timed = played = 0
    for s in [s for states in matches(key, house) for s in states]:
        d, turn = desk(s), turn_of(desk(s))
        timed += turn.limit > 0
        action = late(d)
        if turn.limit and action is not None:
            check(action, (*d.options, *d.asides))
            played += 1
    assert min(timed, played) > 20


@pytest.mark.parametrize(("key", "house"), EVERY)
def test_the_clock_of_the_table_betrays_nothing(key: str, house: dict[str, Any]) -> None:
    """What the hall knows is enough to tell whose time runs, and since when."""
    seen = 0
    for states in matches(key, house):
        now = public = NOBODYS
        for s in [s for s in states if s.game.step not in SILENT]:
            before, known = (now, public), show.view(s, PUBLIC)
            hall: Any = SimpleNamespace(
                seen=SimpleNamespace(state=known), options=show.options(known), asides=()
            )
            now, public = turn_of(desk(s), now), turn_of(hall, public)
            assert (now.key, now.limit) == (public.key, public.limit), s.game.step
            assert now.is_same(before[0]) == public.is_same(before[1]), s.game.step
            seen += now.limit > 0
    assert seen > 20


def test_a_hap_that_is_owed_runs_on_the_rest_of_the_turn() -> None:
    house = {"board": "drawn", "name_time": "rest_of_turn"}
    now, went_on = NOBODYS, 0
    for s in next(matches("hap", house)):
        before, now = now, turn_of(desk(s), now)
        if s.game.step == "name":
            assert now == before != NOBODYS
            went_on += 1
    assert went_on > 5


# ---------------------------------------------------------------- the clock, turns made up


class Led:
    """A clock that is led from turn to turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **config: str) -> None:
        self.hand, self.at, self.step = Hand(), 0, "turn"
        self.config, self.trouble, self.next = SimpleNamespace(**config), "", NOBODYS
        self.timing = Timing(Clock(self.hand))
        self.up: list[frozenset[int]] = []
        self.timing.is_up.connect(lambda: self.up.append(self.timing.turn.who))
        monkeypatch.setattr("app.timing.turn_of", lambda _, __: self.next)
        self.go(NOBODYS, 0)

    def go(self, turn: Turn, at: int, step: str = "turn") -> None:
        """`at` actions stand, and this is whose turn it is."""
        self.next = turn
        game = SimpleNamespace(step=step, config=self.config)
        state = SimpleNamespace(key="hap", game=game)
        d: Any = SimpleNamespace(seen=SimpleNamespace(state=state), trouble=self.trouble or None)
        self.timing.follow(d, at, False)

    def wait(self, seconds: float) -> int:
        self.hand.now += seconds
        self.timing.tick()
        return self.timing.now.seconds


@pytest.fixture
def led(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> Led:
    return Led(monkeypatch, clock_start="dealer")


def turn(name: str, *who: int) -> Turn:
    return Turn((1, "turn", name), frozenset(who or (1,)), 60)


def test_B10_going_forward_a_turn_has_all_its_time_whatever_the_setting(led: Led) -> None:
    """The same chair speaks twice in a round: its second time is no undo of the first."""
    led.timing.keeps = True
    led.go(turn("bet", 1), 1)
    led.wait(20)
    led.go(turn("bet", 2), 2)
    led.wait(5)
    led.go(turn("bet", 1), 3)
    assert led.wait(0) == 60


def test_B10_what_was_undone_and_played_anew_is_forgotten(led: Led) -> None:
    led.timing.keeps = True
    led.go(turn("bet", 1), 1)
    led.wait(20)  # 40 left
    led.go(turn("bet", 2), 2)
    led.go(turn("bet", 1), 1)  # undone
    assert led.wait(30) == 10
    led.go(turn("bet", 2), 2)
    led.go(turn("bet", 1), 1)  # undone again
    assert led.wait(0) == 10


def test_those_who_act_together_have_one_time(led: Led) -> None:
    led.go(turn("sticks", 0, 1, 2, 3), 1)
    led.wait(10)
    led.go(turn("sticks", 1, 3), 3)
    led.go(turn("sticks", 3), 4)
    assert led.wait(0) == 50


def test_each_who_is_late_is_told(led: Led) -> None:
    """Two sticks are missing: when the first has been drawn, the second is late as well."""
    led.go(turn("sticks", 1, 3), 1)
    led.wait(60)
    led.wait(5)
    led.go(turn("sticks", 3), 3)
    led.wait(0.1)
    led.wait(0.1)
    assert led.up == [frozenset({1, 3}), frozenset({3})]


@pytest.mark.parametrize(("keeps", "left"), [(False, 60), (True, 0)])
def test_B10_an_undone_time_out_is_not_played_again_at_once(
    keeps: bool, left: int, led: Led
) -> None:
    led.timing.keeps = keeps
    led.go(turn("bet", 1), 1)
    led.wait(60)
    led.go(turn("bet", 2), 2)
    led.go(turn("bet", 1), 1)
    assert led.wait(0) == left
    assert len(led.up) == 1
    led.wait(61)
    assert len(led.up) == (1 if keeps else 2)


def test_an_undone_time_out_of_the_same_turn_gives_its_time_back(led: Led) -> None:
    led.go(turn("sticks", 1, 3), 4)
    led.wait(61)
    led.go(turn("sticks", 3), 6)
    led.go(turn("sticks", 1, 3), 4)
    assert led.wait(0) == 60


def test_B8_the_last_step_replaced_leaves_the_clock_as_if_right_at_once(led: Led) -> None:
    led.go(turn("bet", 1), 1)
    led.go(turn("bet", 2), 2)
    led.wait(8)
    led.go(turn("bet", 2), 2)  # an amendment: as many actions stand as before
    assert led.wait(0) == 52


def test_a_failed_save_holds_the_clock_but_not_for_the_dealer_who_held_it(led: Led) -> None:
    led.go(turn("bet", 1), 1)
    led.trouble = "full"
    led.go(turn("bet", 1), 1)
    assert led.timing.now.held
    assert led.wait(100) == 60
    led.trouble = ""
    led.go(turn("bet", 1), 1)
    assert not led.timing.now.held
    assert led.wait(3) == 57
    led.timing.turn_hold()
    for trouble in ("full", ""):
        led.trouble = trouble
        led.go(turn("bet", 1), 1)
    assert led.timing.now.held


def test_G21_the_dealer_starts_the_clock_of_a_board(led: Led) -> None:
    led.go(NOBODYS, 1, "board")
    led.go(turn("hap"), 2)
    assert (led.wait(30), led.timing.now.held) == (60, True)
    led.timing.turn_hold()
    assert led.wait(4) == 56


def test_G21_or_it_starts_three_seconds_later(monkeypatch: pytest.MonkeyPatch, qapp: Any) -> None:
    led = Led(monkeypatch, clock_start="after_3s")
    led.go(NOBODYS, 1, "board")
    led.go(turn("hap"), 2)
    assert [led.wait(1) for _ in range(5)] == [60, 60, 60, 59, 58]
    led.go(turn("hap2"), 3)  # the next one has it from the start
    assert led.wait(1) == 59


def test_a_show_that_is_opened_in_a_turn_waits_for_its_dealer(
    monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> None:
    led = Led(monkeypatch)
    led.timing = Timing(Clock(led.hand))
    led.go(turn("bet"), 40)
    assert (led.wait(30), led.timing.now.held) == (60, True)


def test_more_time_than_there_was_is_shown(led: Led) -> None:
    led.go(turn("bet"), 1)
    led.timing.adjust(30)
    assert (led.timing.now.seconds, led.timing.now.total) == (90, 90)
    led.timing.set(20)
    assert (led.timing.now.seconds, led.timing.now.total) == (20, 60)


def test_no_limit_is_no_clock(led: Led) -> None:
    led.go(Turn((1, "move", "free"), frozenset({1}), 0), 1)
    led.wait(500)
    assert led.timing.now.words == ""
    assert not led.up
