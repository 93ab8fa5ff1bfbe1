"""A practice table: bots answer for every chair but yours, from what theirs may know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from app import showfile
from app.practice.opening import YOU, Wish, config, usual
from app.practice.table import Table
from app.text import Say
from engine import show
from engine.bots.registry import BOTS
from engine.games import GAMES
from engine.show.records import Correct, Give, Stop
from engine.types import PUBLIC, Action


class AtOnce(QObject):
    """Workers without processes: the same questions, answered in the next turn of the loop."""

    answered = Signal(object, object)
    failed = Signal(object, str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Any, ...]] = []
        self.broken = False

    def ask(self, ticket: object, question: Any, *facts: Any) -> None:
        self.asked.append(facts)
        if self.broken:
            self.failed.emit(ticket, "broken")
        else:
            self.answered.emit(ticket, question(*facts))


def easy(key: str, mine: int = 0) -> Wish:
    """Against the weakest: these tests are not about strength."""
    return usual(key, BOTS[key][0].name, mine=mine)


def table(folder: Path, wish: Wish, workers: Any = None) -> Table:
    path = showfile.fresh(folder, "practice")
    opened = showfile.create(path, config(wish, Say("en")), "seed", practice=wish.levels)
    made = Table(opened, lambda a: 0, workers or AtOnce(), thought=0)
    made.start(wish)
    return made


def decide(t: Table, rng: Random) -> None:
    options = t.desk().options
    t.submit(options[int(rng.random() * len(options))].sample(rng))


def play(qtbot: QtBot, t: Table, most: int = 4000) -> None:
    rng = Random(1)
    for _ in range(most):
        qtbot.waitUntil(lambda: t.over or bool(t.desk().options), timeout=5000)
        if t.over:
            return
        decide(t, rng)
    raise AssertionError("not over")


SHORT = ("horror", "twosided", "seed", "yut")


@pytest.mark.parametrize("key", SHORT)
def test_a_game_goes_to_its_end(key: str, qtbot: QtBot, tmp_path: Path) -> None:
    t = table(tmp_path, easy(key))
    play(qtbot, t)
    assert t.timeline.state.winners
    assert all(e.by == "dealer" for e in t.timeline.done if e.action.actor == t.mine and _own(e))
    t.close()


def _own(entry: Any) -> bool:
    tag = str(type(entry.action).__struct_config__.tag)
    return not tag.startswith("show.")


@pytest.mark.parametrize("key", GAMES)
def test_your_place_holds_no_secret_of_another(key: str, qtbot: QtBot, tmp_path: Path) -> None:
    t = table(tmp_path, easy(key))
    rng = Random(3)
    for _ in range(12):
        qtbot.waitUntil(lambda: t.over or bool(t.desk().options), timeout=5000)
        if t.over:
            break
        desk = t.desk()
        assert show.view(desk.seen.state, t.viewer) == desk.seen.state
        assert t.channel.viewer == t.viewer != PUBLIC
        assert not any(o.kind in (Give, Correct, Stop) for o in desk.options)
        decide(t, rng)
    t.close()


def test_a_bot_is_asked_with_what_its_chair_may_know(qtbot: QtBot, tmp_path: Path) -> None:
    workers = AtOnce()
    t = table(tmp_path, easy("twosided"), workers)
    play(qtbot, t)
    assert workers.asked
    for _key, _level, seen, seat, _seed in workers.asked:
        assert seen.viewer == frozenset({seat}) != t.viewer
        assert show.view(seen.state, seen.viewer) == seen.state
    t.close()


def test_take_back_leads_to_your_last_decision(qtbot: QtBot, tmp_path: Path) -> None:
    """And the same choice meets the same answers: nothing is drawn or thought anew."""
    t = table(tmp_path, easy("twosided"))
    qtbot.waitUntil(lambda: bool(t.desk().options), timeout=5000)
    before = t.timeline.state
    wish = t.desk().options[0].sample(Random(2))
    t.submit(wish)
    qtbot.waitUntil(lambda: bool(t.desk().options), timeout=5000)
    after = t.timeline.state
    t.take_back()
    qtbot.waitUntil(lambda: t.timeline.state == before, timeout=5000)
    assert t.desk().options
    t.submit(wish)
    qtbot.waitUntil(lambda: t.timeline.state == after, timeout=5000)
    t.close()


def test_before_your_first_decision_there_is_nothing_to_take_back(
    qtbot: QtBot, tmp_path: Path
) -> None:
    t = table(tmp_path, easy("twosided"))
    qtbot.waitUntil(lambda: bool(t.desk().options), timeout=5000)
    assert not t.desk().undo
    t.close()


def test_a_game_that_was_left_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    t = table(tmp_path, easy("yut", mine=1))
    for _ in range(3):
        qtbot.waitUntil(lambda: bool(t.desk().options), timeout=5000)
        decide(t, Random(5))
    qtbot.waitUntil(lambda: bool(t.desk().options), timeout=5000)
    left, path = t.timeline.state, t.session.opened.path
    t.close()
    again = Table(showfile.open_show(path), lambda a: 0, AtOnce(), thought=0)
    again.start()
    assert again.mine == 1
    assert again.levels.count(YOU) == 1
    assert again.timeline.state == left
    assert again.desk().options
    again.close()


def test_a_bot_that_fails_does_not_stop_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    workers = AtOnce()
    workers.broken = True
    t = table(tmp_path, easy("twosided"), workers)
    heard: list[str] = []
    t.troubled.connect(heard.append)
    play(qtbot, t)
    assert set(heard) == {"broken"}
    t.close()


def test_an_answer_for_another_moment_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    class Silent(AtOnce):
        def ask(self, ticket: object, question: Any, *facts: Any) -> None:
            self.asked.append((ticket, question(*facts)))

    workers = Silent()
    t = table(tmp_path, easy("horror"), workers)
    qtbot.waitUntil(lambda: bool(workers.asked), timeout=5000)
    ticket, action = workers.asked[0]
    decide(t, Random(1))  # supports are handed in side by side: the table has moved on
    qtbot.waitUntil(lambda: len(workers.asked) > 1, timeout=5000)
    stands = t.timeline.state
    workers.answered.emit(ticket, action)
    qtbot.wait(30)
    assert t.timeline.state == stands
    ticket, action = workers.asked[-1]
    workers.answered.emit(ticket, action)
    qtbot.waitUntil(lambda: t.timeline.state != stands, timeout=5000)
    t.close()


def test_practice_files_verify(qtbot: QtBot, tmp_path: Path) -> None:
    from engine.journal import load
    from engine.record import verify

    t = table(tmp_path, easy("seed"))
    play(qtbot, t)
    t.close()
    loaded = load(t.session.opened.path)
    assert verify(loaded).bad == 0
    assert loaded.header.practice == t.levels
    assert isinstance(t.timeline.done[-1].action, Action)
