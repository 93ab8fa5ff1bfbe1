"""Processes that think: answers, deaths and endings, without the window waiting for any."""

from __future__ import annotations

import os
import time

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from app.workers import Workers


def square(n: int) -> int:
    return n * n


def die() -> None:
    os._exit(9)


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def test_an_answer_comes_with_its_ticket(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.answered, timeout=20_000) as came:
        workers.ask("seven", square, 7)
    assert came.args == ["seven", 49]
    workers.close()


def test_what_raises_is_told(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.failed, timeout=20_000) as came:
        workers.ask(1, square, "x")
    assert came.args[0] == 1
    assert "TypeError" in came.args[1]
    workers.close()


def test_a_process_that_died_is_replaced(qtbot: QtBot) -> None:
    workers = Workers()
    with qtbot.waitSignal(workers.failed, timeout=20_000) as came:
        workers.ask("dies", die)
    assert "BrokenProcessPool" in came.args[1]
    with qtbot.waitSignal(workers.answered, timeout=20_000) as answer:
        workers.ask("lives", square, 3)
    assert answer.args == ["lives", 9]
    workers.close()


def test_G3_quitting_while_it_thinks_is_clean_and_quick(qtbot: QtBot) -> None:
    workers = Workers()
    heard: list[object] = []
    workers.answered.connect(lambda ticket, answer: heard.append(answer))
    with qtbot.waitSignal(workers.answered, timeout=20_000):
        workers.ask("warm", square, 1)
    workers.ask("long", sleep, 30.0)
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
        workers.ask("think", sleep, 0.5)
    timer.stop()
    assert turns > 50
    workers.close()
