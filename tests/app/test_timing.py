"""Clocks of turns: limits, overtime, time-outs, one second on every window."""

from __future__ import annotations

from random import Random

import pytest

from app.audience.scenes import Scene
from app.clock import Clock
from app.games import TIMED
from app.live import Live
from app.timing import NOBODYS, Time, Timing, Turn, late, turn_of
from engine.games import GAMES
from engine.show.records import Open, Switch
from engine.types import DEALER, tag
from tests.app.conftest import press, write
from tests.app.hall import evening, faults, seen_all, shot


class Hand:
    """A monotonic clock that a test turns."""

    now = 500.0

    def __call__(self) -> float:
        return self.now


def race(live: Live, **frame: str) -> Live:
    """Into the first turn of a race whose coins are drawn."""
    session = live.session
    for name, to in frame.items():
        session.submit(Switch(DEALER, f"frame.{name}", to))
    session.submit(Open(DEALER, "horror"))
    rng = Random(1)
    while session.timeline.state.step != "ready":
        session.submit(session.timeline.options()[0].sample(rng))
    session.submit(Switch(DEALER, "horror.coins", "drawn"))
    while session.timeline.state.game is None or session.timeline.state.game.step != "turn":
        options = session.timeline.options()
        if options[0].actor >= 0:
            session.submit(options[0].sample(rng))
        else:
            session.go_on()
    return live


@pytest.fixture
def hand(live: Live) -> Hand:
    """The evening's clock, turned by hand."""
    hand = Hand()
    live.clock._now = hand
    live.timing.end()
    return hand


def step(live: Live, rng: Random) -> None:
    options = live.session.timeline.options()
    if options[0].actor >= 0:
        live.session.submit(options[0].sample(rng))
    else:
        live.session.go_on()


def pass_time(live: Live, hand: Hand, seconds: float) -> None:
    hand.now += seconds
    live.timing.tick()


def test_a_turn_has_its_limit_and_both_windows_show_it(live: Live, hand: Hand) -> None:
    race(live)
    assert live.timing.now == Time("1:00", 60, 60, True, True)
    pass_time(live, hand, 12.4)
    assert live.console.lead.clock == "0:48"
    scene = live.hall.scene()
    assert (scene.timed, scene.seconds, scene.total) == (True, 48, 60)


def test_D6_the_same_second_on_every_window(live: Live, hand: Hand) -> None:
    """A thousand looks at odd moments: the two windows never differ."""
    race(live)
    rng = Random(6)
    for _ in range(1000):
        pass_time(live, hand, rng.random() * 0.11)
        shown = live.hall.scene().seconds
        assert live.console.lead.clock == live.timing.now.words
        assert live.timing.now.seconds == shown


def test_D4_below_zero_it_goes_on_honestly(live: Live, hand: Hand) -> None:
    race(live)
    for want in ("0:00", "−0:01", "−0:02"):
        pass_time(live, hand, 60 if want == "0:00" else 1)
        assert live.console.lead.clock == want
    assert live.console.lead.late


def test_a_time_out_is_proposed_to_the_dealer(live: Live, hand: Hand) -> None:
    race(live)
    before = live.session.timeline.at
    pass_time(live, hand, 61)
    assert live.session.timeline.at == before  # nothing happens by itself
    desk = live.session.desk()
    assert desk.expected is not None
    assert tag(type(desk.expected)) == "horror.late"
    press(live.console, "Space")
    entry = live.session.timeline.entries[before]
    assert (tag(type(entry.action)), entry.by) == ("horror.late", "dealer")


def test_a_proposal_is_gone_when_something_else_happens(live: Live, hand: Hand) -> None:
    race(live)
    pass_time(live, hand, 61)
    options = live.session.timeline.options()
    live.session.submit(options[0].sample(Random(1)))
    expected = live.session.desk().expected
    assert expected is None or not tag(type(expected)).endswith(".late")


def test_a_time_out_by_itself_is_an_action_of_the_table(live: Live, hand: Hand) -> None:
    race(live, time_out="by_itself")
    before = live.session.timeline.at
    pass_time(live, hand, 61)
    entry = live.session.timeline.entries[before]
    assert (tag(type(entry.action)), entry.by) == ("horror.late", "auto")
    assert [line.by for line in live.session.opened.evening.lines if "late" in line.do] == ["auto"]


def test_it_is_told_once(live: Live, hand: Hand) -> None:
    race(live)
    heard: list[int] = []
    live.timing.is_up.connect(lambda: heard.append(1))
    for _ in range(40):
        pass_time(live, hand, 3)
    assert heard == [1]


def test_D7_the_next_round_starts_its_own_clock_though_one_was_held(live: Live, hand: Hand) -> None:
    race(live)
    pass_time(live, hand, 20)
    press(live.console, "C")
    assert live.console.lead.held
    turn = live.timing.turn
    rng = Random(4)
    while live.timing.turn.key == turn.key:
        step(live, rng)
    assert live.timing.now.seconds == 60
    assert not live.timing.now.held


def test_more_and_less_by_keys_and_by_line(live: Live, hand: Hand) -> None:
    race(live)
    press(live.console, "Ctrl+Up")
    assert live.timing.now.seconds == 70
    press(live.console, "Ctrl+Down", "Ctrl+Down")
    assert live.timing.now.seconds == 50
    for line, want in (("clock +5", 55), ("clock -10", 45), ("clock 90", 90)):
        press(live.console, "/")
        write(live.console.line, line)
        press(live.console.line, "Enter")
        assert live.timing.now.seconds == want


def test_time_given_back_takes_back_that_it_was_up(live: Live, hand: Hand) -> None:
    race(live)
    pass_time(live, hand, 61)
    live.timing.adjust(30)
    heard: list[int] = []
    live.timing.is_up.connect(lambda: heard.append(1))
    pass_time(live, hand, 31)
    assert heard == [1]


@pytest.mark.parametrize(("keeps", "want"), [(False, 60), (True, 47)])
def test_B10_an_undone_turn_starts_anew_or_goes_on_as_the_house_likes(
    live: Live, hand: Hand, keeps: bool, want: int
) -> None:
    race(live)
    live.timing.keeps = keeps
    pass_time(live, hand, 13)
    turn, rng = live.timing.turn, Random(4)
    while live.timing.turn.key == turn.key:
        step(live, rng)
    while live.timing.turn.key != turn.key:
        live.session.undo()
    assert live.timing.now.seconds == want


def test_D10_a_hundred_holds_lose_nothing() -> None:
    hand = Hand()
    clock = Clock(hand)
    clock.start(60)
    for _ in range(100):
        hand.now += 0.1
        clock.pause()
        hand.now += 7
        clock.resume()
    assert clock.left == pytest.approx(50)


def test_every_timed_step_of_every_game_has_a_number_or_none() -> None:
    """And what is late is a step of the table with nothing to choose."""
    for key, steps in TIMED.items():
        config = GAMES[key].Config()
        for rule in steps.values():
            assert isinstance(getattr(config, rule), int | str), (key, rule)


def test_nobodys_turn_has_no_clock(live: Live) -> None:
    assert turn_of(live.session.desk()) == NOBODYS
    assert late(live.session.desk()) is None
    assert live.timing.now == Time()


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("seconds", [10, 3, 0, -12])
def test_the_clock_on_the_stage_covers_nothing(seconds: int, lang: str) -> None:
    for seen in seen_all(evening(12, lang))[30:400:40]:
        if seen.state.game is None:
            continue
        assert not faults(Scene("game", seen, seconds=seconds, total=10, timed=True), lang)


def test_a_stage_without_a_turn_has_no_clock() -> None:
    seen = seen_all(evening(6))[60]
    plain = shot(Scene("game", seen))
    assert shot(Scene("game", seen, seconds=7, total=10)) == plain
    assert shot(Scene("game", seen, seconds=7, total=10, timed=True)) != plain


def test_two_clocks_never_run_at_once() -> None:
    timing = Timing(Clock(Hand()))
    timing.countdown(30)
    timing.set(90)
    assert timing.now.seconds == 90


def test_the_hall_learns_nothing_from_the_clock_of_the_room(live: Live, hand: Hand) -> None:
    """A problem that is posed is silent: its time is the dealer's and the room's alone."""
    live.timing.turn = Turn((1, "room", 3), frozenset({4}), 180)
    live.timing.set(180)
    assert (live.timing.now.turn, live.timing.now.public) == (True, False)
    live.timing.tick()
    assert live.console.lead.clock == "3:00"
    assert not live.hall.scene().timed
