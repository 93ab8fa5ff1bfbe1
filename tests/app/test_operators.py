"""What a dealer may rely on in every game: an undo leaves no word behind, a correction holds nobody
up and never hits another line, what the pad offers is legal, and the seed is secret to the end."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.draw import watching
from app.export import log_text
from app.live import Live
from engine.chance import commitment
from engine.games import GAMES
from tests.app.conftest import press, write
from tests.app.windows import do, go_on, live_on, made, states
from tests.engine import nights


@pytest.fixture(params=list(GAMES))
def key(request: Any) -> str:
    return str(request.param)


@pytest.fixture
def live(key: str, qtbot: Any, tmp_path: Path) -> Iterator[Live]:
    with live_on(made(tmp_path, key)) as live:
        yield live


def words(live: Live) -> list[str]:
    """Everything the console says of the evening, but for its log, clock and count of steps."""
    console = live.console
    with watching() as lines:
        for part in (console.players, console.table, console.pad_view):
            part.grab()
    lead = console.lead
    return [lead.do, lead.speak, lead.told, *[line.words for line in lines]]


def test_B19_an_undo_leaves_no_word_behind(key: str, live: Live) -> None:
    compared = 0
    for _ in states(live, key, 90, 15):
        t = live.session.timeline
        what = nights.deed(t, Random(1), key, corrections=0)
        if what is None or what.by != "dealer":
            continue
        before, at = words(live), t.at
        do(live, what)
        live.session.undo()
        assert t.at == at
        assert words(live) == before
        compared += 1
    assert compared > 3


def test_J5_a_slot_offers_only_what_may_be_done_now(key: str, live: Live) -> None:
    """Its values too, but for cards that are used up: those are refused with that reason."""
    offered = 0
    for _ in states(live, key, 90, 15):
        desk = live.console.desk
        assert desk is not None
        for slot in live.console.pad.page.slots:
            if slot.option is not None:
                legal = [o for o in (*desk.options, *desk.asides) if o.kind is slot.option.kind]
                assert slot.option.actor in {o.actor for o in legal}
                samples = [slot.option.sample(Random(n)) for n in range(60)]
                assert any(o.allows(a) for o in legal for a in samples), slot.label
                offered += 1
    assert offered > 10


def test_D11_windows_are_touched_by_one_thread(
    key: str, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()
    for part, name in ((live.console, "set_desk"), (live.console, "show_time"),
                       (live.hall, "show_scene"), (live.hall, "set_time")):  # fmt: skip
        before = getattr(part, name)

        def seen(*facts: Any, before: Any = before, **more: Any) -> Any:
            threads.add(threading.current_thread())
            return before(*facts, **more)

        monkeypatch.setattr(part, name, seen)
    go_on(live, key, 30)
    live.timing.tick()
    assert threads == {threading.main_thread()}


# ---------------------------------------------------------------- corrections


@pytest.fixture
def race(qtbot: Any, tmp_path: Path) -> Iterator[Live]:
    """The first turn of a race whose coins are typed."""
    with live_on(made(tmp_path, "horror")) as live:
        lines = ("switch frame.lot typed", "open horror", "lot 1", "lot 2", "lot 3", "start",
                 "1 support fox,mummy", "2 support fox,mummy", "3 support fox,zombie", "begin",
                 "lay vampire 1", "lay gangshi 1")  # fmt: skip
        for line in lines:
            live.session.say(line)
        yield live


def amending(live: Live, up: int) -> None:
    """The command line is open on an older line of the log."""
    press(live.console, *["Up"] * up, *["Down"] * (up - 1), "Ctrl+E")
    assert live.console.line.purpose == "amend"


def handed_in(live: Live, line: str, why: str) -> None:
    live.console.line.clear()
    write(live.console.line, line)
    press(live.console.line, "Enter")
    write(live.console.line, why)
    press(live.console.line, "Enter")


def test_B7_the_table_goes_on_while_a_correction_is_typed(race: Live) -> None:
    amending(race, 1)
    race.console.pad_view.pressed.emit("Q")  # with the mouse: the keyboard is in the line
    race.console.pad_view.pressed.emit("1")
    assert race.session.timeline.state.game.laid == 3 % 3
    assert race.console.line.taken
    handed_in(race, "lay gangshi 4", "misread")
    zones = race.session.timeline.state.game.zones
    assert (zones[0], zones[2]) == ((2, 0, 0, 0, 0), (0, 1, 0, 0, 0))


def test_B7_a_line_that_was_undone_meanwhile_is_not_corrected(race: Live) -> None:
    """Nor is whatever stands in its place by now."""
    amending(race, 1)
    race.session.undo()
    race.session.say("lay zombie 2")
    before = race.session.timeline.state
    race.console.line.clear()
    write(race.console.line, "lay gangshi 4")
    press(race.console.line, "Enter")
    assert race.session.timeline.state == before
    assert race.console.lead.told
    assert not race.console.line.taken
    race.session.undo()
    race.session.amend(race.session.timeline.at + 3, "lay fox 1", "there is no such entry")
    assert "[" not in race.console.lead.told
    assert race.console.lead.told


# ---------------------------------------------------------------- fairness


def test_the_seed_is_committed_to_before_and_published_after(
    key: str, qtbot: Any, tmp_path: Path
) -> None:
    with live_on(made(tmp_path, key)) as live:
        session, seed = live.session, live.session.timeline.seed
        promise = commitment(seed)
        for _ in states(live, key, 60, 20):
            desk = live.console.desk
            assert desk is not None
            assert desk.commitment == promise
            assert seed not in repr(desk)
            assert seed not in repr(live.channel.live)
            assert seed not in " ".join(words(live))
            told = log_text(session.opened, live.say)
            assert promise in told
            assert seed not in told
        for line in ('stop restored "the end of it"', "show.close", "finish"):
            session.say(line)
        if session.timeline.state.step == "finished":
            assert seed in log_text(session.opened, live.say)
