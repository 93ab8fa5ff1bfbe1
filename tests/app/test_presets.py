"""Presets of the episodes: their demos, the form that offers them, what the hall shows first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app import demo, house, showfile
from app.draw import watching, width
from app.live import Live
from app.pace import at_once
from app.start.look import fault_words
from app.start.people import read
from app.start.presets import people, written
from app.start.rules import rule_words, rules_of, value_words
from app.start.shows import FOLDER
from app.start.window import StartPage
from app.text import LANGUAGES, Say
from app.theme import CONSOLE_FLOOR
from engine.games.gyeol_hap.asking import options as asked
from engine.games.gyeol_hap.haps import haps
from engine.games.gyeol_hap.records import Config as Hap, State as Match
from engine.journal import load
from engine.record import verify
from engine.show import Config, faults
from engine.show.presets import PRESETS, Preset, fault, opening
from engine.show.records import Start
from engine.types import DEALER, tag
from tests.app.conftest import press, write
from tests.app.test_cli import program

KEYS = list(PRESETS)


# ------------------------------------------------------------------ the people


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS.values(), ids=KEYS)
def test_what_stands_in_the_form_is_read_as_the_people_of_the_preset(
    preset: Preset, lang: str
) -> None:
    say = Say(lang)
    title, lines = written(preset, say)
    company = people(preset, say)
    assert read(lines).players == company
    assert not faults(Config(title, company))
    assert fault(preset, company) is None


# ------------------------------------------------------------------ the demo


def demo_of(app: Any, folder: Path, settings: QSettings, lang: str, key: str) -> None:
    told: list[str] = []
    demo.in_pictures(app, Say(lang), settings, folder, "demo", told.append, PRESETS[key])
    assert told == [str(folder)]
    pictures = {p.name for p in folder.glob("*.png")}
    preset = PRESETS[key]
    for game in (preset.game, preset.death_match or preset.game):
        assert any(name.startswith(f"hall-1-{game}-") for name in pictures)
    assert {"hall-1-finished-settled.png", "console-1-finished-settled.png"} <= pictures
    opened = showfile.open_show(folder / "demo.garnet")
    s = opened.evening.timeline.state
    assert (s.step, len(s.out), s.episode) == ("finished", 1, 1)
    assert s.config.title == Say(lang)(f"preset-{key}-title")
    opened.close()
    assert not verify(load(folder / "demo.garnet")).bad


EVERYDAY = [("s2e3", "ko"), ("s4e2", "en")]
LONG = [(key, lang) for key in KEYS for lang in LANGUAGES if (key, lang) not in EVERYDAY]


@pytest.mark.parametrize(
    ("key", "lang"), [*EVERYDAY, *(pytest.param(*x, marks=pytest.mark.long) for x in LONG)]
)
def test_the_demo_of_an_episode(
    qtbot: Any, qapp: Any, folder: Path, settings: QSettings, key: str, lang: str
) -> None:
    """From the ready table to the elimination, offscreen, at full speed."""
    demo_of(qapp, folder, settings, lang, key)


@pytest.mark.long
@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize("key", KEYS)
def test_the_demo_ends_whatever_the_seed(
    qtbot: Any, qapp: Any, folder: Path, settings: QSettings, key: str, seed: str
) -> None:
    demo.in_pictures(qapp, Say("ko"), settings, folder, seed, lambda _: None, PRESETS[key])


def test_closing_the_console_ends_a_demo_on_windows(
    qtbot: Any, folder: Path, settings: QSettings
) -> None:
    """By the application's own end: the hall refuses to be closed. (A stand-in is asked: a real
    `quit` would end every later loop of these tests.)"""
    ended: list[int] = []
    app: Any = SimpleNamespace(exit=lambda code=0: ended.append(code))
    live = demo.start(app, Say("ko"), settings, folder, "demo", PRESETS["s2e3"])
    ready = live.session.timeline.at
    qtbot.waitUntil(lambda: live.session.timeline.at > ready + 1, timeout=20_000)
    live.console.close()
    assert ended == [0]
    live.close()
    live.console.deleteLater()
    live.hall.deleteLater()


def test_a_wrong_preset_is_a_sentence_with_the_four_names() -> None:
    done = program("demo", "--preset", "s9e9", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.strip() == "There is no preset s9e9. There are: s2e3, s4e2, s4e7, s4e10."


@pytest.mark.long
def test_the_command_line_runs_an_episode(tmp_path: Path) -> None:
    done = program("demo", "--preset", "s4e7", "--lang", "ko", "--folder", str(tmp_path / "four"))
    assert done.returncode == 0
    assert "four" in done.stdout
    assert (tmp_path / "four" / "demo.garnet").is_file()


def test_people_of_the_demo_call_mostly_what_is_right() -> None:
    """Nine in ten of a thousand calls name a hap that is there; gyeol waits until none is left."""
    board = (0, 1, 2, 3, 4, 5, 9, 10, 11)
    rng = Random(1)
    name = Match(Hap(), (0, 0), (0, 0), (0, 1), step="name", turn=0, board=board)
    named: list[Any] = [demo.call(name, asked(name), rng) for _ in range(1000)]
    right = sum(a.numbers in haps(board) for a in named)
    assert 880 <= right <= 960
    turn = Match(Hap(), (0, 0), (0, 0), (0, 1), step="turn", turn=0, board=board)
    none = Match(Hap(), (0, 0), (0, 0), (0, 1), step="turn", turn=0, board=board, found=haps(board))
    for match, wanted in ((turn, "hap.hap"), (none, "hap.gyeol")):
        calls = [tag(type(demo.call(match, asked(match), rng))) for _ in range(1000)]
        assert 900 <= calls.count(wanted) < 1000


# ------------------------------------------------------------------ the form


@pytest.fixture
def page(qapp: QApplication, settings: QSettings, folder: Path) -> Iterator[StartPage]:
    yield from shown(settings, folder, "ko")


def shown(settings: QSettings, folder: Path, lang: str) -> Iterator[StartPage]:
    settings.setValue(FOLDER, str(folder))
    page = StartPage(Say(lang), settings)
    page.resize(1440, 900)
    page.show()
    yield page
    page.hide()
    page.deleteLater()


def keys(page: StartPage, *names: str) -> None:
    for name in names:
        press(page.focusWidget() or page, name)


def test_f2_goes_through_the_episodes_and_back_to_none(page: StartPage) -> None:
    keys(page, "3")
    names = page.form.names
    for preset in PRESETS.values():
        keys(page, "F2")
        assert names.preset is preset
        assert (names.title.text(), names.list.toPlainText()) == written(preset, page.say)
        assert names.fault() is None
        assert page.focusWidget() is names.title
    keys(page, "F2")
    assert (names.preset, names.title.text(), names.list.toPlainText()) == (None, "", "")
    assert page.form.order.way == "later"
    assert page.form.rules.changed_rules() == ()


def test_what_was_typed_stays_whatever_the_episode(page: StartPage) -> None:
    keys(page, "3")
    names = page.form.names
    write(names.title, "우리 밤")
    QGuiApplication.clipboard().setText("하나 2\n둘 2\n셋 2")
    names.list.setFocus()
    keys(page, "Ctrl+V", "F2", "F2", "F2")
    assert names.preset is PRESETS["s4e7"]
    assert (names.title.text(), names.list.toPlainText()) == ("우리 밤", "하나 2\n둘 2\n셋 2")
    no = page.form.fault()
    assert no is not None
    assert (no.code, no.facts["missing"]) == ("preset-too-few", 4)
    assert fault_words(no, page.say) == "이 회차는 참가자가 7명입니다. 4명을 더 써 주세요."
    keys(page, "Ctrl+Enter")
    assert page.form.step is names


def test_the_seats_of_a_preset_can_be_drawn_instead(page: StartPage) -> None:
    made: list[Any] = []
    page.new_show.connect(made.append)
    keys(page, "3", *["F2"] * 4, "Ctrl+Enter")
    assert page.form.order.order == (0, 1, 2, 3)
    keys(page, "1", *["Ctrl+Enter"] * 3)
    (show,) = made
    assert (show.game, show.order, show.lot) == ("holdem", None, "drawn")
    assert show.switches == (("frame.lot", "drawn"), ("frame.dm_choice", "twosided"))


def test_names_nobody_typed_are_said_in_the_language_in_use(page: StartPage) -> None:
    keys(page, "3", "F2")
    page.set_language("en")
    assert page.form.names.title.text() == "A Night of Gyeol-Hap"
    assert page.form.names.people.players[0].name == "Doyun"
    page.set_language("ko")
    assert page.form.names.people.players[0].name == "김도윤"


def test_the_rules_of_the_episodes_own_game_can_be_changed(page: StartPage) -> None:
    keys(page, "3", "F2")
    rules = page.form.rules
    assert rules.lists[1].room == "hap"
    assert dict(rules.changed_rules()) == {
        "frame.tie_rule_s2e3": "on", "frame.joint_last": "all_tied",
    }  # fmt: skip
    keys(page, "Ctrl+Enter", "Ctrl+Enter")
    keys(page, *["Down"] * list(rules.rules).index("hap.rounds"), "3")
    assert ("hap.rounds", 3) in page.form.new_show().switches


# ------------------------------------------------------------------ how it looks


@pytest.mark.parametrize("size", [(1440, 900), (960, 600)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_form_is_clipped_or_too_small(
    qapp: QApplication, settings: QSettings, folder: Path, lang: str, size: tuple[int, int]
) -> None:
    for page in shown(settings, folder, lang):
        page.resize(*size)
        page.go(page.form)
        wrong = []
        for preset in (*PRESETS.values(), None):
            page.form.names.choose(preset)
            for at in range(4):
                page.form.go(at)
                wrong += clipped(page)
        assert not wrong


def clipped(page: StartPage) -> list[str]:
    QApplication.processEvents()
    with watching() as lines:
        page.grab()
    assert lines
    return [x.words for x in lines if x.size < CONSOLE_FLOOR or x.width > x.most + 1]


@pytest.mark.parametrize("preset", PRESETS.values(), ids=KEYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_fits_its_row_and_its_key(qapp: QApplication, lang: str, preset: Preset) -> None:
    say = Say(lang)
    for name, values in rules_of(preset.game).items():
        assert width(rule_words(name, say), 16) <= 702 * 0.46 - 44, name
        wide = (1416 - 14 * (len(values) - 1)) / len(values)
        for value in values:
            words = value_words(name, value, say)
            assert width(words, 16, bold=True) <= 702 * 0.54 - 18, words
            assert width(words, 20, bold=True) <= wide - 32, words


# ------------------------------------------------------------------ the hall


@pytest.fixture
def prepared(qtbot: Any, folder: Path, settings: QSettings) -> Iterator[Live]:
    """The race of twelve, opened from its preset."""
    opened = showfile.create(folder / "night.garnet", demo.config(Say("ko"), PRESETS["s4e2"]), "s")
    s = opened.evening.timeline.state
    for action in opening(s, "horror", PRESETS["s4e2"].rules, tuple(range(12))):
        opened.evening.play(action)
    yield from going(opened, settings)


def going(opened: showfile.Opened, settings: QSettings) -> Iterator[Live]:
    live = Live(opened, Say("ko"), settings, pace=at_once, motion=False)
    live.console.resize(1440, 900)
    live.console.show()
    live.start()
    yield live
    live.close()
    live.console.close()
    live.console.deleteLater()
    live.hall.deleteLater()


def test_a_prepared_show_stands_on_its_title_until_its_first_step(prepared: Live) -> None:
    live = prepared
    assert (live.channel.scene, live.channel.next) == ("title", "game")
    press(live.console, "Space")
    assert type(live.session.timeline.done[-1].action) is Start
    assert live.channel.scene == "game"


def test_a_scene_that_was_taken_stands_over_the_start(prepared: Live) -> None:
    live = prepared
    live._take("standings")
    press(live.console, "Space")
    assert live.session.timeline.state.game is not None
    assert live.channel.scene == "standings"


def test_the_wish_of_a_preset_is_prepared(folder: Path) -> None:
    class Wish:
        game, order, lot = "holdem", (3, 2, 1, 0), "typed"
        switches = PRESETS["s4e10"].rules

    config = demo.config(Say("en"), PRESETS["s4e10"])
    opened = showfile.create(folder / "new.garnet", config, "a seed")
    house.prepare(opened, Wish())
    t = opened.evening.timeline
    assert (t.state.chairs, t.state.helpers) == ((3, 2, 1, 0), (4, 5, 6, 7))
    assert t.state.house.dm_choice == "twosided"
    t.play(Start(DEALER))
    opened.close()
