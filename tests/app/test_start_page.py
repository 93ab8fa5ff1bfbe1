"""The first hour by keys alone: from the first page to a new show, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.draw import watching
from app.keys import COMMANDS
from app.screens import Screen, saved_screen, screens
from app.showfile import SUFFIX
from app.start.look import fault_words
from app.start.records import NewShow
from app.start.rules import RULES, rule_words, value_words
from app.start.shows import FOLDER, LAST, found, used_folder
from app.start.window import StartPage
from app.text import LANGUAGES, Say
from app.theme import CONSOLE_FLOOR
from engine.games import GAMES
from engine.show import Player, faults
from engine.types import Illegal, replace
from tests.app.conftest import press, write

TWELVE = {
    "ko": "김도윤, 도윤, 2\n이서연 1\n박지호 3\n최하린 1\n정우진 2\n강민서 1\n조은채 1\n윤태오 4\n"
    "장예나 1\n임시우 2\n한소율 1\n오준혁 1\n정준용, 손님",
    "en": "Alexander Hamilton, Alex, 3\nMina 2\nJiho 1\nHarin 1\nWoojin 2\nMinseo 1\nEunchae 1\n"
    "Taeo 4\nYena 1\nSiwoo 2\nSoyul 1\nJunhyuk 1\nCharles, guest",
}
TITLES = {"ko": "금요일 밤", "en": "Friday Night"}
PROJ = Screen(
    "HDMI-1", "X17", "EPSON", "EB-2250U", (1920, 1200),
    box=(4000, 0, 1920, 1200), free=(4000, 0, 1920, 1200),
)  # fmt: skip
SIZES = [(1440, 900), (1280, 720), (2560, 1440), (960, 600)]


def two() -> tuple[Screen, ...]:
    return (replace(screens()[0], primary=True), PROJ)


class Heard:
    """What the page asked for."""

    def __init__(self, page: StartPage) -> None:
        self.all: list[tuple[str, Any]] = []
        for name in ("open_show", "rehearse", "new_show", "language", "projector"):
            signal = getattr(page, name)
            signal.connect(lambda what, name=name: self.all.append((name, what)))

    @property
    def last(self) -> tuple[str, Any]:
        return self.all[-1]


@pytest.fixture
def page(qapp: QApplication, settings: QSettings, folder: Path) -> Iterator[StartPage]:
    settings.setValue(FOLDER, str(folder))
    yield from opened(settings, "ko")


def opened(settings: QSettings, lang: str) -> Iterator[StartPage]:
    page = StartPage(Say(lang), settings, there=two)
    page.resize(1440, 900)
    page.show()
    yield page
    page.hide()
    page.deleteLater()


def focus(page: StartPage) -> QWidget:
    """Where the keys of a person go: offscreen windows are not always active."""
    return page.focusWidget() or page


def keys(page: StartPage, *names: str) -> None:
    for name in names:
        press(focus(page), name)


def type_people(page: StartPage, lang: str) -> None:
    """To the form, the title typed, the people pasted: all by keys."""
    keys(page, "3")
    write(focus(page), TITLES[lang])
    keys(page, "Enter")
    QGuiApplication.clipboard().setText(TWELVE[lang])
    keys(page, "Ctrl+V")


# ------------------------------------------------------------------ a new show


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twelve_names_pasted_by_keys_to_a_new_show(
    qapp: QApplication, settings: QSettings, folder: Path, lang: str
) -> None:
    settings.setValue(FOLDER, str(folder))
    for page in opened(settings, lang):
        heard = Heard(page)
        type_people(page, lang)
        keys(page, *["Ctrl+Enter"] * 3)
        assert page.form.step is page.form.ready
        assert not heard.all
        keys(page, "Ctrl+Enter")
        name, show = heard.last
        assert name == "new_show"
        assert isinstance(show, NewShow)
        assert show.config.title == TITLES[lang]
        assert len(show.config.players) == 13
        first = {"ko": ("김도윤", "도윤", 2), "en": ("Alexander Hamilton", "Alex", 3)}[lang]
        assert show.config.players[0] == Player(*first)
        assert show.config.players[12].guest
        assert (show.folder, show.order, show.lot, show.switches) == (folder, None, "typed", ())
        assert not faults(show.config)


def test_everything_chosen_by_keys(page: StartPage, folder: Path) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    keys(page, "Ctrl+Enter", "2", "Ctrl+A")
    write(focus(page), "12 11 10 9 8 7 6 5 4 3 2 도윤")
    keys(page, "Ctrl+Enter")
    names = list(RULES)
    keys(page, *["Down"] * names.index("frame.tokens_sole"), "2")
    keys(page, *["Down"] * (names.index("horror.goal") - names.index("frame.tokens_sole")), "Space")
    keys(page, "Ctrl+Enter", "2", "Ctrl+Enter")
    assert heard.all[0] == ("projector", PROJ.key)
    name, show = heard.last
    assert name == "new_show"
    assert show.order == tuple(reversed(range(12)))
    assert show.switches == (("frame.tokens_sole", 2), ("horror.goal", 12))
    assert show.config.house.tokens_sole == 2
    assert show.config.house.lot == "typed"


def test_the_lot_can_be_left_to_the_program(page: StartPage) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    keys(page, "Ctrl+Enter", "1", *["Ctrl+Enter"] * 3)
    show = heard.last[1]
    assert (show.lot, show.order, show.switches) == ("drawn", None, (("frame.lot", "drawn"),))
    assert show.config.house.lot == "drawn"


def test_an_order_nobody_typed_is_the_order_of_the_list(page: StartPage) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    keys(page, "Ctrl+Enter", "2", *["Ctrl+Enter"] * 3)
    assert heard.last[1].order == tuple(range(12))


def test_nothing_is_opened_until_it_is_right(page: StartPage) -> None:
    heard = Heard(page)
    keys(page, "3", *["Ctrl+Enter"] * 5)
    assert page.form.step is page.form.names
    assert page.form.fault() is not None
    write(page.form.names.title, "밤")
    QGuiApplication.clipboard().setText("하나 1\n\n하나 2\n셋 1")
    keys(page, "Ctrl+Enter")
    keys(page, "Ctrl+V")
    no = page.form.fault()
    assert no is not None
    assert (no.code, no.facts["line"]) == ("same-name", 3)
    assert fault_words(no, page.say).startswith("3번째 줄 · ")
    keys(page, "Ctrl+Enter")
    assert page.form.names.list.textCursor().blockNumber() == 2
    assert not heard.all
    assert page.form.names.list.toPlainText() == "하나 1\n\n하나 2\n셋 1"


def test_a_wrong_order_does_not_go_on(page: StartPage) -> None:
    type_people(page, "ko")
    keys(page, "Ctrl+Enter", "2", "Ctrl+A")
    write(focus(page), "1 2 3")
    keys(page, "Ctrl+Enter")
    assert page.form.step is page.form.order
    no = page.form.fault()
    assert no is not None
    assert (no.code, no.facts["count"]) == ("order-incomplete", 9)


def test_a_race_for_too_few_is_told_at_the_end(page: StartPage) -> None:
    heard = Heard(page)
    keys(page, "3")
    write(focus(page), "밤")
    keys(page, "Enter")
    QGuiApplication.clipboard().setText("하나 1\n둘 1")
    keys(page, "Ctrl+V", "Ctrl+Enter", "2", *["Ctrl+Enter"] * 3)
    no = page.form.fault()
    if GAMES["horror"].PLAYERS[0] > 2:
        assert no is not None
        assert no.code == "race-too-few"
        assert not heard.all


def test_nothing_is_lost_on_the_way_back_and_in_another_language(page: StartPage) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    keys(page, "Ctrl+Enter", "1", "Ctrl+Enter", "Down", "Space", "Esc", "Esc", "Esc")
    assert page.page is page.home
    keys(page, "5")
    assert heard.last == ("language", "en")
    assert page.say("start-new") == "New show"
    keys(page, "3")
    assert page.form.names.words() == TITLES["ko"]
    assert len(page.form.names.people.players) == 13
    assert page.form.order.way == "drawn"
    assert len(page.form.rules.changed_rules()) == 1


# ------------------------------------------------------------------ the first page


def test_continue_open_and_rehearse(page: StartPage, settings: QSettings, folder: Path) -> None:
    heard = Heard(page)
    old, new = folder / f"old{SUFFIX}", folder / f"new{SUFFIX}"
    old.write_text("x")
    settings.setValue(LAST, str(old))
    new.write_text("y")
    page.go(page.home)
    keys(page, "Space")
    assert heard.last == ("open_show", old)
    keys(page, "2")
    files = found(settings)
    assert set(files) == {old, new}
    keys(page, "2")
    assert heard.last == ("open_show", files[1])
    page.tell("nein")
    keys(page, "4", "1")
    assert heard.last == ("rehearse", files[0])
    keys(page, "Esc")
    assert page.page is page.home


def test_without_a_last_show_space_makes_a_new_one(page: StartPage) -> None:
    heard = Heard(page)
    keys(page, "1")
    assert page.page is page.home
    assert not heard.all
    keys(page, "Space")
    assert page.page is page.form


def test_a_last_show_that_is_gone_is_told(page: StartPage, settings: QSettings) -> None:
    settings.setValue(LAST, "/no/such/stick/night.garnet")
    page.go(page.home)
    assert "night.garnet" in page.home.slots["continue"].detail
    assert page.home.expected == "new"
    keys(page, "1")
    assert page.page is page.home


def test_a_folder_that_is_gone_is_replaced_and_told(settings: QSettings, folder: Path) -> None:
    assert used_folder(settings)[1] is False
    settings.setValue(FOLDER, str(folder / "gone"))
    assert used_folder(settings)[1] is True
    assert used_folder(settings)[0].name == "Garnet Table"


def test_a_folder_that_cannot_be_used_keeps_the_show_shut(page: StartPage, folder: Path) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    keys(page, *["Ctrl+Enter"] * 3)
    (folder / "file").write_text("x")
    page.form.ready.set_folder(folder / "file")
    keys(page, "Ctrl+Enter")
    assert not heard.all
    no = page.form.fault()
    assert no is not None
    assert no.code == "folder-unusable"
    page.form.ready.set_folder(folder / "made later")
    keys(page, "Ctrl+Enter")
    assert heard.last[1].folder == folder / "made later"


def test_the_projector_is_chosen_and_kept(page: StartPage, settings: QSettings) -> None:
    heard = Heard(page)
    keys(page, "6", "1")
    assert not heard.all  # the window itself is there
    keys(page, "2")
    assert heard.last == ("projector", PROJ.key)
    assert saved_screen(settings) == PROJ
    keys(page, "Esc")
    assert "EB-2250U" in page.home.slots["projector"].detail


def test_trouble_is_told_where_one_looks(page: StartPage) -> None:
    page.tell("A sentence.")
    assert page.home.told == "A sentence."
    keys(page, "3")
    page.tell("Another.")
    assert page.page is page.form


# ------------------------------------------------------------------ keys that are only letters


BOUND = "".join({c for one in COMMANDS for c in (one.key, one.second) if len(c) == 1})
BOUND += "qwerasdfQWERASDF0123456789 ㅂㅈㄷㄱㅁㄴㅇㄹㅋㅌㅎㅠ"


@pytest.mark.parametrize("field", ["title", "list", "same", "order"])
def test_j1_bound_keys_typed_into_a_field_do_nothing_else(page: StartPage, field: str) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    if field == "order":
        keys(page, "Ctrl+Enter", "2")
        part: Any = page.form.order.field
    else:
        part = getattr(page.form.names, field)
    step, way = page.form.step, page.form.order.way
    part.setFocus()
    part.clear()
    write(part, BOUND)
    keys(page, "Tab")
    typed = part.toPlainText() if field == "list" else part.text()
    assert typed == BOUND[: part.maxLength() if field != "list" else None]
    assert page.form.step is step
    assert page.form.order.way == way
    assert not heard.all


@pytest.mark.parametrize("field", ["title", "list", "same", "order"])
def test_j3_enter_and_space_only_write(page: StartPage, field: str) -> None:
    heard = Heard(page)
    type_people(page, "ko")
    if field == "order":
        keys(page, "Ctrl+Enter", "2")
    part = page.form.order.field if field == "order" else getattr(page.form.names, field)
    part.setFocus()
    step = page.form.step
    for _ in range(3):
        press(part, "Enter")
        write(part, " ")
    assert page.form.step is step
    assert page.page is page.form
    assert not heard.all


def test_a_key_that_is_held_counts_once(page: StartPage) -> None:
    from PySide6.QtCore import QCoreApplication, QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, Qt.KeyboardModifier.NoModifier, "3", True)
    QCoreApplication.sendEvent(page.home, event)
    assert page.page is page.home


# ------------------------------------------------------------------ how it looks


def worst(lang: str) -> str:
    """Long names, every kind of fault, more people than there may be."""
    name = {
        "ko": "남궁황보제갈선우독고사공동방서문남궁황보제갈선우",
        "en": "WWWWWWWWWWWW WWWWWWWWWWW",
    }
    lines = [f"{name[lang]}, {name[lang][: 8 if lang == 'en' else 4]}, 999", "x, y, z, 1", "x"]
    lines += ["long, abcdefghijklmnop, 1", "a, guest, 3", "b 100000000000", ", 3", "c 1", "c 2"]
    return "\n".join(lines + [f"사람{n} {n}" for n in range(18)])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_clipped_or_too_small(
    qapp: QApplication, settings: QSettings, folder: Path, lang: str, size: tuple[int, int]
) -> None:
    settings.setValue(FOLDER, str(folder))
    for n in range(8):
        (folder / f"2026-11-30 a show of that evening number {n}{SUFFIX}").write_text("x")
    for page in opened(settings, lang):
        page.resize(*size)
        wrong = [w for name in VIEWS for w in clipped(page, name, lang)]
        assert not wrong


VIEWS = ("home", "shows", "projector", "names", "names-bad", "order", "rules", "ready", "told")


def clipped(page: StartPage, view: str, lang: str) -> list[str]:
    """Lines of a view that are too small, too wide or outside the window."""
    form = page.form
    if view in ("names", "names-bad"):
        form.names.title.setText("W" * 40)
        form.names.list.setPlainText(TWELVE[lang] if view == "names" else worst(lang))
        form.go(0)
        page.go(form)
    elif view in ("order", "rules", "ready"):
        form.names.list.setPlainText(TWELVE[lang])
        form.order.choose("here")
        for name in RULES:
            form.rules.values[name] = RULES[name][-1]
        page.go(form)
        form.go({"order": 1, "rules": 2, "ready": 3}[view])
    elif view == "told":
        page.tell("A very long sentence about a file that could not be opened. " * 2)
    else:
        page.go({"home": page.home, "shows": page.shows, "projector": page.projectors}[view])
    QApplication.processEvents()
    with watching() as lines:
        page.grab()
    out = [f"{view}: {x.words!r} at {x.size}" for x in lines if x.size < CONSOLE_FLOOR]
    out += [
        f"{view}: {x.words!r} {x.width:.0f} > {x.most:.0f}" for x in lines if x.width > x.most + 1
    ]
    assert lines
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_fits_its_row_and_its_key(qapp: QApplication, lang: str) -> None:
    from app.draw import width

    say = Say(lang)
    for name, values in RULES.items():
        assert width(rule_words(name, say), 16) <= 702 * 0.46 - 44, name
        for value in values:
            words = value_words(name, value, say)
            assert width(words, 16, bold=True) <= 702 * 0.54 - 18, words
            wide = (1416 - 14 * (len(values) - 1)) / len(values)
            assert width(words, 20, bold=True) <= wide - 32, words


def test_parts_lie_inside_the_window(page: StartPage) -> None:
    for size in SIZES:
        page.resize(*size)
        for view in (page.home, page.shows, page.form, page.projectors):
            page.go(view)
            for part in view.findChildren(QWidget):
                if part.isVisible() and part.parent() is view:
                    assert QRectF(view.rect()).contains(QRectF(part.geometry())), part


def test_every_fault_of_the_form_can_be_said() -> None:
    for lang in LANGUAGES:
        assert fault_words(Illegal("folder-unusable", path="/x"), Say(lang))
