"""Keys that can be bound anew, a sheet made from their table, and fields no command fires from."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from app.console.frame import page
from app.console.settings import LOUD, Choices
from app.draw import watching
from app.keys import COMMANDS, FIXED, MIRROR, SLOTS, Bindings
from app.live import Live
from app.sound import CUES
from app.text import Say
from engine.types import Illegal
from tests.app.conftest import press, write
from tests.app.games import desk, hosted, walk
from tests.app.hall import say
from tests.app.test_turns import CHAIRS


@pytest.fixture
def bindings(settings: QSettings) -> Bindings:
    return Bindings(settings)


def test_every_command_has_a_key_and_no_key_has_two(bindings: Bindings) -> None:
    for right in (False, True):
        bindings.turn(right)
        keys = [key for c in COMMANDS for key in bindings.of(c.name)]
        assert all(bindings.of(c.name) for c in COMMANDS)
        assert len(keys) == len(set(keys))
        assert not set(keys) & set(bindings.slots)


def test_the_block_of_a_right_hand_is_the_mirror(bindings: Bindings) -> None:
    bindings.turn(True)
    assert bindings.slots == tuple(MIRROR)
    assert bindings.command("R") == "projector"  # P is a slot now; its command moved across
    bindings.turn(False)
    assert bindings.slots == tuple(SLOTS)
    assert bindings.command("P") == "projector"


@pytest.mark.parametrize("name", [c.name for c in COMMANDS if c.name not in FIXED])
def test_every_command_can_be_bound_anew(name: str, bindings: Bindings) -> None:
    bindings.bind(name, "Ctrl+Q")
    assert bindings.command("Ctrl+Q") == name
    assert bindings.of(name) == ("Ctrl+Q",)
    bindings.forget(name)
    assert bindings.command("Ctrl+Q") == ""


def test_what_was_bound_is_kept_on_this_computer(settings: QSettings) -> None:
    first = Bindings(settings)
    first.bind("take", "F4")
    first.turn(True)
    again = Bindings(settings)
    assert again.command("F4") == "take"
    assert again.right
    again.reset()
    third = Bindings(settings)
    assert (third.of("take"), third.right) == (("F5", "T"), False)


def test_each_slot_can_be_bound_anew_and_moves_with_the_hand(settings: QSettings) -> None:
    bindings = Bindings(settings)
    keys = ("U", "[", "I", "F10", ";", "O", "K", "L")
    for n, key in enumerate(keys, 1):
        bindings.bind(f"slot-{n}", key)
    again = Bindings(settings)
    assert again.slots == bindings.slots == keys
    again.turn(True)
    assert again.slots == ("Q", "[", "W", "F10", "F", "E", "S", "D")


def test_a_hand_that_changes_leaves_no_command_without_a_key(bindings: Bindings) -> None:
    bindings.bind("take", "U")  # which is a slot of the other hand
    bindings.turn(True)
    assert bindings.of("take") == ("Q",)
    assert bindings.command("U") == "slot-1"


def test_the_old_key_is_given_back_only_where_it_is_free(bindings: Bindings) -> None:
    bindings.bind("clock", "F4")
    bindings.bind("garnets", "C")
    with pytest.raises(Illegal) as no:
        bindings.forget("clock")
    assert (no.value.code, no.value.facts) == ("key-taken", {"pressed": "C", "by": "garnets"})
    bindings.forget("garnets")
    bindings.forget("clock")
    assert (bindings.of("clock"), bindings.of("garnets")) == (("C",), ("G",))


@pytest.mark.parametrize(
    "found",
    [{"take": "Space"}, {"take": "F4", "black": "F4"}, {"take": "7"}, {"keys": "F4"},
     {"clock": "G", "garnets": "C", "undo": "C"}, {"redo": "Z"}],
)  # fmt: skip
def test_damaged_settings_are_as_if_they_were_not_there(
    found: dict[str, str], settings: QSettings
) -> None:
    for name, key in found.items():
        settings.setValue(f"keys/{name}", key)
    bindings = Bindings(settings)
    if found != {"redo": "Z"}:
        assert bindings.of("take") == ("F5", "T")
        assert bindings.of("clock") == ("C",)
    assert all(bindings.of(c.name) for c in COMMANDS)


def test_sentences_name_a_key_where_it_is(live: Live) -> None:
    console = live.console
    say = console.say
    assert say("do-show-spare", who="가").count("Q") == 1
    press(console, "F1", *["Up"] * 2, "Enter")  # the other hand
    assert console.bindings.right
    assert "U" in say("do-show-spare", who="가")
    select(live, "amend")
    press(console, "Enter", "F4")
    assert "F4" in console.log.toolTip()
    assert "F4" in say("console-amend-hint")
    assert "Ctrl+E" in Say("ko")("console-amend-hint")


@pytest.mark.parametrize(
    ("name", "key", "code"),
    [
        ("slot-2", "Ctrl+Q", "key-needs-a-hand"), ("slot-2", "E", "key-is-a-slot"),
        ("slot-2", "C", "key-taken"), ("take", "Left", "key-fixed"),
        ("take", "F8", "key-taken"), ("take", "Q", "key-is-a-slot"), ("take", "7", "key-is-a-slot"),
        ("keys", "F4", "key-fixed"), ("take", "Space", "key-fixed"), ("take", "", "key-fixed"),
    ],
)  # fmt: skip
def test_a_key_that_is_needed_is_refused(
    name: str, key: str, code: str, bindings: Bindings
) -> None:
    before = bindings.of(name)
    with pytest.raises(Illegal) as no:
        bindings.bind(name, key)
    assert no.value.code == code
    assert bindings.of(name) == before


def select(live: Live, name: str) -> None:
    live.console.sheet.at = [c.name for c in COMMANDS].index(name)


def test_bound_by_keys_on_the_sheet(live: Live) -> None:
    console = live.console
    press(console, "F1")
    assert console.sheet.isVisible()
    select(live, "freeze")
    press(console, "Enter", "F4")
    assert console.bindings.of("freeze") == ("F4",)
    press(console, "Esc", "F4")
    assert live.channel.frozen
    press(console, "F6")  # the old key does nothing any more
    assert live.channel.frozen


def test_a_taken_key_says_by_what(live: Live) -> None:
    console = live.console
    press(console, "F1")
    select(live, "freeze")
    press(console, "Enter", "F8")
    assert live.say("key-black") in console.sheet.told
    assert console.bindings.command("F8") == "black"
    press(console, "Enter", "Esc")  # thought better of it
    assert not console.sheet.waits
    assert console.sheet.isVisible()


def test_the_keys_go_on_working_under_the_sheet(live: Live) -> None:
    press(live.console, "F1", "F6")
    assert live.channel.frozen


def test_the_pad_follows_the_hand(live: Live) -> None:
    console = live.console
    console.bindings.turn(True)
    press(console, "Q")  # a command's key now, no slot
    assert live.session.timeline.state.step == "open"
    press(console, "U")  # the first game
    assert live.session.timeline.state.step == "lot"


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize("name", ["sheet", "settings"])
def test_nothing_on_the_pages_is_small_or_too_wide(
    name: str, size: tuple[int, int], lang: str, live: Live
) -> None:
    live.set_language(Say(lang))
    live.console.resize(*size)
    press(live.console, "F1" if name == "sheet" else "F2")
    part = getattr(live.console, name)
    for right in (False, True):
        live.console.bindings.turn(right)
        live.console.settings.silent = right
        with watching() as written:
            part.grab()
        high = part.logical().height()
        assert written
        assert all(one.size >= 16 for one in written)
        assert all(one.width <= one.most + 1 for one in written), written
        assert all(one.rect.bottom() <= high * part.scale + 1 for one in written)


# ---------------------------------------------------------------- typing


def bound() -> list[str]:
    keys = [key for c in COMMANDS for key in (c.key, c.second) if key]
    return [*keys, *SLOTS, *"1234567890"]


def state(live: Live) -> tuple[Any, ...]:
    channel = live.channel
    return (
        live.session.timeline.at, channel.scene, channel.next, channel.frozen, channel.black,
        channel.held, live.clock.paused, live.console.sheet.isVisible(), live.say.lang,
    )  # fmt: skip


def test_J1_no_key_fires_while_a_line_is_typed(live: Live) -> None:
    press(live.console, "/")
    before = state(live)
    for key in bound():
        if key not in ("Esc",):
            press(live.console.line, key)
    assert state(live) == before


def test_J1_no_key_fires_while_hangul_is_composed(live: Live) -> None:
    """A syllable half composed in the line: keys and the commit belong to it."""
    line = live.console.line
    press(live.console, "/")
    before = state(live)
    QCoreApplication.sendEvent(line, QInputMethodEvent("ㄱ", []))
    for key in ("ㄱ", "ㅏ", "ㅁ", "ㅂ"):
        send(line, key)
    done = QInputMethodEvent("", [])
    done.setCommitString("감")
    QCoreApplication.sendEvent(line, done)
    assert state(live) == before
    assert "감" in line.text()


def test_J1_a_composition_that_reaches_the_console_is_no_command(live: Live) -> None:
    before = state(live)
    QCoreApplication.sendEvent(live.console, QInputMethodEvent("ㅠ", []))
    done = QInputMethodEvent("", [])
    done.setCommitString("ㅠ")
    QCoreApplication.sendEvent(live.console, done)
    assert state(live) == before


def send(target: QWidget, text: str) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, text)
        QCoreApplication.sendEvent(target, event)


def test_J4_a_key_held_for_three_seconds_is_one_command(live: Live) -> None:
    none = Qt.KeyboardModifier.NoModifier
    first = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F6, none, 72, 0, 0)
    QCoreApplication.sendEvent(live.console, first)
    assert live.channel.frozen
    for _ in range(90):
        again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F6, none, 72, 0, 0, "", True)
        QCoreApplication.sendEvent(live.console, again)
    assert live.channel.frozen


def test_a_key_that_is_held_to_look_may_be_another_one(live: Live) -> None:
    live.console.bindings.bind("look", "Ctrl+Q")
    press(live.console, "Ctrl+Q", release=False)
    assert live.console.table.shown
    event = QKeyEvent(
        QEvent.Type.KeyRelease, Qt.Key.Key_Q, Qt.KeyboardModifier.NoModifier, 24, 0, 0
    )
    QCoreApplication.sendEvent(live.console, event)  # Ctrl was let go first
    assert not live.console.table.shown


@pytest.mark.parametrize(("key", "chairs"), CHAIRS.items())
def test_J5_every_slot_that_can_be_pressed_is_legal(key: str, chairs: int) -> None:
    """Labels come from legal actions, in whatever sequence a match got there."""
    tried = 0
    for s, _, _ in walk(hosted(key, chairs), Random(5), 150):
        d = desk(s)
        for slot in page(d, 0, say("ko")).slots:
            assert slot.ready or slot.why or not slot.label
            if slot.option is not None:
                asked = (slot.option.kind, slot.option.actor)
                assert asked in [(o.kind, o.actor) for o in (*d.options, *d.asides)]
                tried += 1
    assert tried > 40


def test_J3_enter_and_space_in_the_line_hand_in_once_and_write_a_space(live: Live) -> None:
    line = live.console.line
    heard: list[str] = []
    live.console.typed.connect(heard.append)
    press(live.console, "/")
    press(line, "Enter")  # nothing typed: it leaves
    assert not line.taken
    press(live.console, "/")
    write(line, "clock")
    write(line, " ")
    write(line, "9")
    press(line, "Enter")
    assert heard == ["clock 9"]
    assert not line.taken


def test_J7_every_part_that_takes_a_click_says_what_it_is(live: Live) -> None:
    console = live.console
    for part in (console.pad_view, console.monitor, console.log, console.line):
        assert part.toolTip()
        assert part.accessibleName()


# ---------------------------------------------------------------- sounds and clock


def test_volumes_by_keys_and_kept(live: Live, settings: QSettings) -> None:
    press(live.console, "F2")
    assert live.console.settings.isVisible()
    live.console.settings.key("Down")
    for _ in range(3):
        live.console.settings.key("Left")
    assert live.console.choices.volumes[CUES[1]] == LOUD - 30
    assert Choices(settings).volumes[CUES[1]] == LOUD - 30
    for _ in range(30):
        live.console.settings.key("Left")
    assert live.console.choices.volumes[CUES[1]] == 0


def test_a_cue_is_tried_and_all_are_off(live: Live, settings: QSettings) -> None:
    heard: list[str] = []
    live.console.settings.tried.connect(heard.append)
    press(live.console, "F2", "Enter")
    assert heard == [CUES[0]]
    live.console.settings.key("Up")
    live.console.settings.key("Right")  # the last row: the clock of an undone turn
    assert live.timing.keeps
    live.console.settings.key("Up")
    live.console.settings.key("Left")
    assert not live.console.choices.audible
    assert not Choices(settings).audible


@pytest.mark.parametrize("rubbish", ["loud", "-5", "", "10e3"])
def test_a_damaged_setting_is_as_if_it_were_not_there(rubbish: str, settings: QSettings) -> None:
    settings.setValue("sound/tick", rubbish)
    assert Choices(settings).volumes["tick"] == LOUD


def test_the_pages_never_lie_on_one_another(live: Live) -> None:
    press(live.console, "F1", "F2")
    assert (live.console.sheet.isVisible(), live.console.settings.isVisible()) == (False, True)
    press(live.console, "Esc")
    assert not live.console.settings.isVisible()
