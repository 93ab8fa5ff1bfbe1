"""Practice by keys alone: choose, play, be helped, take back, review, go on the next day."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app import showfile
from app.draw import watching
from app.practice import play as play_module, room as room_module
from app.practice.opening import YOU, config
from app.practice.play import Play, nearest
from app.practice.review import Decision
from app.practice.room import PracticeRoom
from app.practice.window import MOST_HELP, WIDE
from app.text import Say
from engine.bots import registry
from engine.games import GAMES
from engine.games.twosided.records import Bet, Fold
from engine.types import Action
from tests.app.conftest import press
from tests.app.test_practice_table import AtOnce, easy


class Quick(AtOnce):
    """Workers that answer in the same process."""

    def close(self) -> None:
        """Nothing to end."""


def values(seen: Any, rng: Random) -> tuple[tuple[Action, float], ...]:
    """A coach for these tests: folding costs two chips, everything else nothing."""
    return tuple((o.sample(rng), -2.0 if o.kind is Fold else 0.0) for o in seen.options)


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.VALUES, "twosided", (values, "chips"))


def begun(qtbot: QtBot, folder: Path, key: str, lang: str = "en") -> Play:
    wish, say = easy(key), Say(lang)
    path = showfile.fresh(folder, "practice")
    opened = showfile.create(path, config(wish, say), "seed", practice=wish.levels)
    play = Play(opened, say, wish=wish, motion=False, workers=Quick())  # type: ignore[arg-type]
    qtbot.addWidget(play.window)
    play.start()
    play.window.resize(WIDE, 1080)
    qtbot.waitUntil(lambda: play.window.my_turn, timeout=5000)
    return play


def walk(qtbot: QtBot, play: Play, decisions: int) -> None:
    """Decide at random through the window's own signal."""
    rng = Random(1)
    for _ in range(decisions):
        qtbot.waitUntil(lambda: play.window.my_turn or play.table.over, timeout=5000)
        if play.table.over:
            return
        options = play.table.desk().options
        play.window.acted.emit(options[int(rng.random() * len(options))].sample(rng))


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_small_or_too_wide(key: str, lang: str, qtbot: QtBot, tmp_path: Path) -> None:
    """The floor of practice is 24 on 1920x1080; the stage within it is smaller by its scale."""
    play = begun(qtbot, tmp_path, key, lang)
    play.window.key("H")
    for _ in range(6):
        for part, _box in play.window._parts[1:]:
            with watching() as written:
                part.grab()
            assert all(one.rect.height() > 23.5 for one in written), written
            assert all(one.width <= one.most + 1 for one in written), written
        walk(qtbot, play, 1)
    play.window.close()


def test_a_move_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    play = begun(qtbot, tmp_path, "twosided")
    window, at = play.window, play.table.timeline.at
    press(window, "R")  # fold
    qtbot.waitUntil(lambda: play.table.timeline.at > at, timeout=5000)
    entry = play.table.timeline.entries[at]
    assert isinstance(entry.action, Fold)
    assert entry.by == "dealer"
    window.close()


def test_a_key_that_may_not_act_says_why_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    play = begun(qtbot, tmp_path, "twosided")
    before = play.table.timeline.at
    press(play.window, "Q")  # there is nothing to call yet
    assert play.window.prompt.refused
    assert play.window.prompt.words
    assert play.table.timeline.at == before
    play.window.close()


def test_help_comes_step_by_step(qtbot: QtBot, tmp_path: Path, coach: None) -> None:
    play = begun(qtbot, tmp_path, "twosided")
    window = play.window
    assert (window.coach.off, window.coach.facts) == (True, ())
    press(window, "H")
    assert window.coach.facts
    assert not window.coach.values
    for _ in range(MOST_HELP - 1):
        press(window, "H")
    qtbot.waitUntil(lambda: bool(window.coach.values), timeout=5000)
    assert window.coach.values[0][1] == 0.0
    assert window.coach.values[-1][1] == -2.0
    press(window, "H")
    assert window.coach.off
    window.close()


def test_take_back_and_choose_again(qtbot: QtBot, tmp_path: Path) -> None:
    play = begun(qtbot, tmp_path, "twosided")
    before = play.table.timeline.state
    press(play.window, "R")
    qtbot.waitUntil(lambda: play.window.my_turn, timeout=5000)
    press(play.window, "Z")
    qtbot.waitUntil(lambda: play.table.timeline.state == before, timeout=5000)
    assert play.window.my_turn
    play.window.close()


def test_the_review_tells_what_each_decision_cost(
    qtbot: QtBot, tmp_path: Path, coach: None
) -> None:
    play = begun(qtbot, tmp_path, "twosided")
    window = play.window
    press(window, "R")  # a fold, which costs two
    qtbot.waitUntil(lambda: window.my_turn or play.table.over, timeout=5000)
    press(window, "V")
    assert window.review.isVisible()
    qtbot.waitUntil(lambda: window.review.decisions[0].cost is not None, timeout=5000)
    first = window.review.decisions[0]
    assert first.cost == 2.0
    assert first.best
    assert window.review.unit == "chips"
    press(window, "Space")  # play on from there
    qtbot.waitUntil(lambda: play.table.timeline.at == first.k, timeout=5000)
    assert not window.review.isVisible()
    window.close()


def test_the_value_of_what_was_done_is_that_of_the_nearest_counted() -> None:
    counted = ((Bet(0, "front", 4), 1.0), (Bet(0, "front", 19), 0.5), (Fold(0), -1.0))
    assert nearest(Bet(0, "front", 5), counted) == 1.0
    assert nearest(Bet(0, "front", 18), counted) == 0.5
    assert nearest(Fold(0), counted) == -1.0


def test_the_review_walks_through_your_decisions(qtbot: QtBot, tmp_path: Path) -> None:
    play = begun(qtbot, tmp_path, "yut")
    walk(qtbot, play, 4)
    press(play.window, "V")
    review = play.window.review
    assert review.at == len(review.decisions) - 1
    assert all(isinstance(d, Decision) for d in review.decisions)
    press(play.window, "Up")
    assert review.at == len(review.decisions) - 2
    assert play.window.stage._seen == play.table.seen_at(review.decisions[review.at].k)
    press(play.window, "Esc")
    assert play.window.stage._seen == play.table.desk().seen
    play.window.close()


# ---------------------------------------------------------------- the room


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PracticeRoom]:
    monkeypatch.setattr(room_module, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(play_module, "Workers", lambda *a: Quick())
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    made = PracticeRoom(Say("ko"), settings, motion=False)
    qtbot.addWidget(made.front)
    made.open()
    yield made
    made.close()


def test_from_the_front_page_into_a_game_and_back(room: PracticeRoom, qtbot: QtBot) -> None:
    home = room.front.home
    assert home.again_slot.mode == "off"
    press(home, "3")
    assert home.game == list(GAMES)[2]
    press(home, "Q")  # the weakest thinks least
    press(home, "Space")
    assert room.play is not None
    assert room.play.table.key == "twosided"
    assert room.front.isHidden()
    qtbot.waitUntil(lambda: room.play is None or room.play.window.my_turn, timeout=5000)
    press(room.play.window, "Esc")
    assert room.play is None
    assert room.front.isVisible()
    assert home.again_slot.mode == "ready"


def test_the_game_that_was_left_goes_on(room: PracticeRoom, qtbot: QtBot) -> None:
    press(room.front.home, "3")
    press(room.front.home, "Q")
    press(room.front.home, "Space")
    assert room.play is not None
    first = room.play
    qtbot.waitUntil(lambda: first.window.my_turn, timeout=5000)
    press(first.window, "R")
    qtbot.waitUntil(lambda: first.window.my_turn or first.table.over, timeout=5000)
    left = first.table.timeline.state
    press(first.window, "Esc")
    press(room.front.home, "C")
    assert room.play is not None
    assert room.play.table.timeline.state == left
    assert room.play.table.levels.count(YOU) == 1


def test_chairs_and_levels_by_keys(room: PracticeRoom) -> None:
    home = room.front.home
    press(home, "1")
    before = home.chairs["horror"]
    home.key("Right")
    assert len(home.wish().levels) == before + 1
    press(home, "3")
    home.key("Right")  # a death match has its number
    assert home.told
    assert len(home.wish().levels) == 2
    press(home, "Q")
    assert home.chosen["twosided"] == registry.BOTS["twosided"][0].name


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_nothing_on_the_front_page_is_small_or_too_wide(
    lang: str, qtbot: QtBot, tmp_path: Path
) -> None:
    settings = QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat)
    room = PracticeRoom(Say(lang), settings, motion=False)
    qtbot.addWidget(room.front)
    room.open()
    for key in "123456":
        press(room.front.home, key)
        with watching() as written:
            room.front.grab()
        assert all(one.size >= 16 for one in written)
        assert all(one.width <= one.most + 1 for one in written), [
            one for one in written if one.width > one.most + 1
        ]
    room.close()


def test_a_file_that_is_no_practice_is_told(room: PracticeRoom, tmp_path: Path) -> None:
    wish = easy("twosided")
    opened = showfile.create(tmp_path / "show.garnet", config(wish, Say("ko")), "seed")
    opened.close()
    room.settings.setValue(room_module.LAST, str(tmp_path / "show.garnet"))
    room.open()
    press(room.front.home, "C")
    assert room.play is None
    assert room.front.home.told
