"""The console by real key events: from the lot to the first round, corrections, the hall's keys."""

from __future__ import annotations

from typing import Any

import pytest

from app.live import Live
from app.text import Say
from engine.show import setting
from engine.types import DEALER
from tests.app.conftest import press, write


def state(live: Live) -> Any:
    return live.session.timeline.state


def lot(live: Live, order: range = range(1, 13)) -> None:
    """The order typed: a number and Space for each ball."""
    press(live.console, "Q")
    for number in order:
        press(live.console, *str(number), "Space")


def begun(live: Live) -> None:
    """Everything up to the first turn of round 1, by keys alone."""
    lot(live)
    press(live.console, "Space")
    for _ in range(12):
        press(live.console, "1", "3")
    press(live.console, "Space")


def test_from_the_lot_to_the_first_placement_by_keys(live: Live) -> None:
    press(live.console, "Q")
    assert state(live).step == "lot"
    assert live.channel.scene == "game"
    for number in range(12, 0, -1):
        press(live.console, *str(number), "Space")
    assert state(live).step == "ready"
    assert state(live).chairs == tuple(range(11, -1, -1))
    press(live.console, "Space")
    for _ in range(12):
        press(live.console, "1", "3")
    assert state(live).game.supports == (("vampire", "fox"),) * 12
    press(live.console, "Space", "Q", "2")
    assert state(live).game.zones[0] == (0, 1, 0, 0, 0)


def test_a_placement_takes_two_keys_in_either_input_mode(live: Live) -> None:
    begun(live)
    press(live.console, "E", "4", hangul=True)
    assert state(live).game.zones[2] == (0, 0, 0, 1, 0)
    press(live.console, "W", "5", hangul=False)
    assert state(live).game.zones[1] == (0, 0, 0, 0, 1)


def test_a_whole_round_forfeit_and_the_zones_move(live: Live) -> None:
    begun(live)
    press(live.console, "R")
    assert state(live).game.forfeiter == 0
    for _ in range(11):
        press(live.console, "Q", "4", "W", "2", "E", "5")
    while state(live).game.step == "move":
        press(live.console, "Space")
    assert state(live).game.at == (0, 2, 0, 1, 4)
    press(live.console, "Space")
    assert state(live).game.order == (*range(1, 12), 0)


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        (("R", "R"), "포기는 라운드마다"),
        (("S",), "실제 동전"),
        (("Q", "9"), "그 숫자에는"),
        (("Q", "1"), "그 동전은 남아 있지"),
        (("Space",), "Space로 할 일이"),
    ],
)
def test_wrong_keys_explain_and_change_nothing(
    live: Live, keys: tuple[str, ...], code: str
) -> None:
    begun(live)  # everybody supports vampire and fox: none of these is in the box
    press(live.console, *keys[:-1])
    before = state(live)
    press(live.console, keys[-1])
    assert code in live.console.lead.told
    assert state(live) == before


def test_B11_undo_and_redo_by_keys_and_the_line_is_struck_through(live: Live) -> None:
    begun(live)
    press(live.console, "Q", "2")
    laid = state(live)
    press(live.console, "Z")
    assert state(live).game.laid == 0
    press(live.console, "X")
    assert state(live) == laid
    press(live.console, "Z")
    row = live.console.log.rows[0]
    assert row.k == -1  # B11: struck through, and still there


def test_amend_five_steps_back_with_a_reason(live: Live) -> None:
    begun(live)
    press(live.console, "Q", "2", "W", "4", "E", "5", "Q", "4")
    for _ in range(4):
        press(live.console, "Up" if live.console.log.chosen == 0 else "Down")
    press(live.console, "Ctrl+E")
    line = live.console.line
    assert line.hasFocus() or line.purpose == "amend"
    assert line.text() == "chance horror.lay 1 gangshi 1"
    line.clear()
    write(line, "lay zombie 1")
    press(line, "Enter")
    assert "3개가 그대로" in live.console.lead.told
    write(line, "잘못 읽음")
    press(line, "Enter")
    assert state(live).game.zones[0] == (0, 0, 0, 1, 1)
    amended = next(r for r in live.console.log.rows if r.was is not None)
    assert (amended.why, amended.k >= 0) == ("잘못 읽음", True)


def test_B20_an_amendment_without_a_reason_is_refused(live: Live) -> None:
    begun(live)
    press(live.console, "Q", "2")
    before = state(live)
    live.session.amend(live.session.timeline.at - 1, "lay mummy 1", "  ")
    assert state(live) == before
    assert "이유" in live.console.lead.told


def test_B13_undo_over_the_pay_out_asks_once(live: Live) -> None:
    """B13, DESIGN §6: what the hall has seen is taken back only when asked twice."""
    begun(live)
    while state(live).step == "game":
        if state(live).game.step == "turn":
            press(live.console, "Q", "5", "W", "4", "E", "2")
        else:
            press(live.console, "Space")
    settled = state(live)
    press(live.console, "Z")
    assert state(live) == settled
    assert "한 번 더" in live.console.lead.told
    press(live.console, "Z")
    assert state(live).step == "game"


def test_take_freeze_and_black(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.console.hallkeys.GUARD_MS", 0)
    begun(live)
    press(live.console, "F6")
    frozen = live.channel.live
    assert live.channel.frozen
    press(live.console, "Q", "2")
    assert live.channel.live == frozen  # A20: the hall stands, the table goes on
    press(live.console, "F8")
    assert live.hall.scene().kind == "black"
    press(live.console, "F8")
    assert live.channel.live == frozen  # a frozen picture comes back frozen
    press(live.console, "F6")
    assert live.channel.live != frozen
    press(live.console, "F7", "F5")
    assert live.hall.scene().kind == live.channel.scene == live.console.rundown.live


def test_J4_a_double_press_is_one_press(live: Live) -> None:
    """J4: 300 ms guard on take, freeze and black."""
    press(live.console, "F6", "F6")
    assert live.channel.frozen


def test_J1_typed_letters_do_nothing_but_type(live: Live) -> None:
    """J1: no command fires while a line is typed."""
    begun(live)
    before = state(live)
    press(live.console, "/")
    write(live.console.line, "qwerasdfz 123")
    press(live.console.line, "F6", "F8", "Q", "Z")
    assert state(live) == before
    assert "qwerasdfz 123" in live.console.line.text()
    press(live.console.line, "Esc")
    assert live.console.line.text() == ""


def test_the_command_line_speaks_names_and_notation(live: Live) -> None:
    press(live.console, "/")
    write(live.console.line, "give 김도윤 박지호 1")
    press(live.console.line, "Enter")
    assert state(live).garnets[:3] == (1, 2, 3)
    press(live.console, "/")
    write(live.console.line, "correct 3 7 합이 틀림")
    press(live.console.line, "Enter")
    assert state(live).garnets[2] == 7


def test_secrets_are_masked_until_tab_is_held(live: Live) -> None:
    """E11: a shared console shows no support by itself."""
    begun(live)
    assert not live.console.table.shown
    press(live.console, "Tab", release=False)
    assert live.console.table.shown
    press(live.console, "Tab")
    assert not live.console.table.shown


def test_J4_a_held_key_is_one_key(live: Live) -> None:
    """J4: auto-repeat is ignored."""
    from PySide6.QtCore import QCoreApplication, QEvent, Qt
    from PySide6.QtGui import QKeyEvent

    begun(live)
    before = live.session.timeline.at
    for _ in range(20):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, 27, 0, 0, "r", True
        )
        QCoreApplication.sendEvent(live.console, event)
    assert live.session.timeline.at == before


def test_language_changes_while_running(live: Live) -> None:
    begun(live)
    assert "구역" in live.console.lead.do
    live.set_language(Say("en"))
    assert "zone" in live.console.lead.do
    assert live.hall.say.lang == "en"


def test_B18_a_slot_that_is_off_says_why(live: Live) -> None:
    """B18: every disabled slot has its reason."""
    begun(live)
    for slot in live.console.pad.page.slots:
        assert slot.ready or slot.why or not slot.label


def test_switches_typed_before_the_start(live: Live) -> None:
    lot(live)
    press(live.console, "/")
    write(live.console.line, "switch horror.goal 12")
    press(live.console.line, "Enter")
    assert setting(state(live), "horror.goal") == 12
    press(live.console, "Space")
    assert state(live).game.config.goal == 12


def test_the_end_of_the_evening_writes_its_files(live: Live) -> None:
    press(live.console, "F")
    assert state(live).step == "open"  # armed: Space must confirm
    press(live.console, "Space")
    assert state(live).step == "finished"
    folder = next(live.session.opened.path.parent.glob("* result"))
    assert (folder / "standings.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert "a seed" in (folder / "log.txt").read_text(encoding="utf-8")
    assert (folder / "standings.png").stat().st_size > 10_000
    assert str(folder) in live.console.lead.told


def test_nothing_is_expected_of_space_where_there_is_a_choice(live: Live) -> None:
    assert live.console.desk is not None
    assert live.console.desk.expected is None
    before = live.session.timeline.at
    press(live.console, "Space")
    assert live.session.timeline.at == before


def test_a_wrong_line_is_refused_with_what_to_do(live: Live) -> None:
    for line in ("nonsense", "lay fox", "show.open chess", "give 1 2 99", "lay fox 3", '"'):
        before = state(live)
        live._typed(line)
        assert live.console.lead.told
        assert state(live) == before


def test_absent_chair_is_answered_for(live: Live) -> None:
    """F-19: nobody sits there, so its time is up at once and its coins are drawn."""
    begun(live)
    live._typed("absent 1 yes")
    while state(live).game.turn == 0:
        live.session.go_on()
    entries = live.session.timeline.done
    assert [e.by for e in entries[-3:]] == ["drawn"] * 3
    assert entries[-4].action.actor == DEALER
