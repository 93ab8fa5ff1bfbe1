"""The first hour by keys alone: from twelve names on the start page to the first coin on a zone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app import house
from app.house import House
from app.pace import at_once
from app.text import Say
from engine.show.presets import PRESETS
from engine.types import tag
from tests.app.conftest import NAMES, press, write

ENGLISH = ("Doyun", "Seoyeon", "Jiho", "Harin", "Woojin", "Minseo", "Eunchae", "Taeo", "Yena",
           "Siwoo", "Soyul", "Junhyuk")  # fmt: skip


@pytest.fixture
def home(
    qtbot: Any, qapp: QApplication, folder: Path, settings: QSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[House]:  # fmt: skip
    """The program as it starts, its table quick and silent, its shows in a test's folder."""
    live = house.Live

    def quick(*args: Any, **more: Any) -> Any:
        return live(*args, **{**more, "audible": False, "pace": at_once, "motion": False})

    monkeypatch.setattr(house, "Live", quick)
    monkeypatch.setenv("HOME", str(folder))
    settings.setValue("show/folder", str(folder))
    home = House(qapp, Say("ko"), settings)
    yield home
    if home.start is not None:
        home.start.hide()
        home.start.deleteLater()


def focused(home: House) -> QWidget:
    """The widget that has the keyboard."""
    page = home.start
    assert page is not None
    return page.focusWidget() or page


def ctrl_enter(home: House) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QCoreApplication.sendEvent(focused(home), event)


@pytest.mark.parametrize(("lang", "names"), [("ko", NAMES), ("en", ENGLISH)])
def test_from_twelve_names_to_the_first_placement(
    home: House, lang: str, names: tuple[str, ...]
) -> None:
    home.say = Say(lang)
    home.welcome()
    assert home.start is not None
    press(focused(home), "3")
    form = home.start.form
    write(form.names.title, "밤")
    form.names.list.setFocus()
    form.names.list.insertPlainText("\n".join(f"{n} {k % 3 + 1}" for k, n in enumerate(names)))
    for _ in range(4):
        assert home.live is None
        ctrl_enter(home)
    live = home.live
    assert live is not None
    console = live.console
    s = live.session.timeline.state
    assert [p.short for p in s.players] == list(names)
    if s.step == "open":
        press(console, "Q")
    while live.session.timeline.state.step == "lot":
        number = len(live.session.timeline.state.chairs) + 1
        press(console, *str(number), "Space")
    press(console, "Space")
    for k in range(12):
        press(console, str(k % 5 + 1), str((k + 2) % 5 + 1))
    press(console, "Space", "Q", "2")
    game = live.session.timeline.state.game
    assert (game.round, sum(map(sum, game.zones))) == (1, 1)
    assert live.hall.say.lang == lang
    live.close()
    console.hide()
    console.deleteLater()


FIRST_ACTS = {  # the keys after the start, and the action they lead to
    "s2e3": (("W",), "hap.first"), "s4e2": (("1", "2"), "horror.support"),
    "s4e7": (("Space",), "seed.begin"), "s4e10": (("3",), "holdem.first"),
}  # fmt: skip


@pytest.mark.parametrize(("lang", "key"), list(zip(("ko", "en", "ko", "en"), PRESETS)))
def test_from_a_preset_to_the_first_action_of_its_game(home: House, lang: str, key: str) -> None:
    home.say = Say(lang)
    home.welcome()
    for name in ("3", *["F2"] * (1 + list(PRESETS).index(key))):
        press(focused(home), name)
    for _ in range(4):
        assert home.live is None
        ctrl_enter(home)
    live = home.live
    assert live is not None
    t = live.session.timeline
    assert (t.state.step, t.state.key) == ("ready", PRESETS[key].game)
    assert t.state.config.title == Say(lang)(f"preset-{key}-title")
    keys, first = FIRST_ACTS[key]
    press(live.console, "Space", *keys)
    assert [tag(type(e.action)) for e in t.done[-2:]] == ["show.start", first]
    live.close()
    live.console.hide()
    live.console.deleteLater()


def test_a_show_that_cannot_be_opened_leaves_the_start_page_with_a_sentence(
    home: House, folder: Path
) -> None:
    path = folder / "no-show.garnet"
    path.write_text("this is no show\n", encoding="utf-8")
    assert not home.open_show(path)
    assert home.start is not None
    assert path.read_text(encoding="utf-8") == "this is no show\n"
