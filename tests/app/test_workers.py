"""Processes that think: answers, deaths and endings, without the window waiting for any."""

from __future__ import annotations

import operator
import os
import time

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.workers import Workers


def test_an_answer_comes_with_its_ticket(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.answered, timeout=20_000) as came:
        workers.ask("seven", operator.mul, 7, 7)
    assert came.args == ["seven", 49]
    workers.close()


def test_what_raises_is_told(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.failed, timeout=20_000) as came:
        workers.ask(1, operator.mul, "x", "y")
    assert came.args[0] == 1
    assert "TypeError" in came.args[1]
    workers.close()


def test_a_process_that_died_is_replaced(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.failed, timeout=20_000) as came:
        workers.ask("dies", os._exit, 9)
    assert "BrokenProcessPool" in came.args[1]
    with qtbot.waitSignal(workers.answered, timeout=20_000) as answer:
        workers.ask("lives", operator.mul, 3, 3)
    assert answer.args == ["lives", 9]
    workers.close()


def test_G3_quitting_while_it_thinks_is_clean_and_quick(qtbot: QtBot) -> None:
    workers = Workers()
    heard: list[object] = []
    workers.answered.connect(lambda ticket, answer: heard.append(answer))
    with qtbot.waitSignal(workers.answered, timeout=20_000):
        workers.ask("warm", operator.mul, 1, 1)
    workers.ask("long", time.sleep, 30.0)
    qtbot.wait(100)
    (process,) = (workers._pool._processes or {}).values()  # type: ignore[union-attr]
    workers.close()
    process.join(5)
    assert not process.is_alive()
    qtbot.wait(50)
    assert heard == [1]


def test_G3_the_event_loop_goes_on_while_it_thinks(qtbot: QtBot) -> None:
    """Counted in turns of the loop, not in seconds: a blocked loop would take none."""
    workers = Workers()
    turns = 0

    def count() -> None:
        nonlocal turns
        turns += 1

    timer = QTimer()
    timer.timeout.connect(count)
    timer.start(1)
    with qtbot.waitSignal(workers.answered, timeout=20_000):
        workers.ask("think", time.sleep, 0.5)
    timer.stop()
    assert turns > 50
    workers.close()
