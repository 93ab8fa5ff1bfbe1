"""The lab at the command line: the same figures whoever counts them, and plain refusals."""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app import cli
from app.lab import command, runner
from app.lab.report import percent, table, told, write
from app.lab.runner import NoCluster, executor, run
from app.text import Say
from engine.lab import Figure, Outcome, Series, checked, drawn, stretch, summary


class Backwards(Executor):
    """An executor that does everything at once and hands the last part back first."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        self.asked.append(args)
        future: Future[Any] = Future()
        future.set_result(fn(*args, **more))
        return future


def race(rules: tuple[tuple[str, Any], ...] = ()) -> Series:
    return checked(Series("horror", ("regular", "uniform", "uniform"), drawn("horror", rules)))


def test_any_executor_gives_the_same_outcomes() -> None:
    whole = stretch(race(), 0, 30)
    assert run(Backwards(), race(), 30) == whole
    with ThreadPoolExecutor(3) as pool:
        assert run(pool, race(), 30) == whole
    with executor(2) as pool:
        assert run(pool, race(), 30) == whole


def test_progress_reaches_the_end_and_never_goes_back() -> None:
    heard: list[int] = []
    run(Backwards(), race(), 250, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 250
    assert len(heard) > 50


def test_a_part_that_fails_stops_the_rest() -> None:
    class Broken(Backwards):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
            future: Future[Any] = Future()
            if self.asked:
                self.asked.append(args)
                return future  # for ever pending
            self.asked.append(args)
            future.set_exception(ValueError("a worker died"))
            self.pending = future
            return future

    with pytest.raises(ValueError, match="a worker died"):
        run(Broken(), race(), 10)


def test_a_cluster_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_client(address: str) -> Any:
        raise NoCluster("nobody answers")

    monkeypatch.setattr(runner, "_dask", no_client)
    lines: list[tuple[str, bool]] = []
    asked = arguments("horror", "--cluster", "tcp://10.0.0.1:8786")
    code = command.simulate(
        asked, Say("en"), lambda words, wrong=False: lines.append((words, wrong))
    )
    assert code == 2
    assert lines == [("The cluster cannot be reached: nobody answers", True)]


def arguments(*words: str) -> argparse.Namespace:
    return cli.arguments(["simulate", *words])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("horror", "--rules", "speed=3"), "There is no rule speed"),
        (("horror", "--rules", "goal=99"), "Rule goal has no value 99. Values: 13, 12"),
        (("horror", "--bots", "genius"), "There is no bot genius"),
        (("horror", "-n", "0"), "It takes one game"),
        (("horror", "--rules", "goal"), "There is no rule goal"),
    ],
)
def test_what_cannot_be_played_is_told_with_what_can(words: tuple[str, ...], says: str) -> None:
    lines: list[str] = []
    code = command.simulate(
        arguments(*words), Say("en"), lambda line, wrong=False: lines.append(line)
    )
    assert code == 2
    assert lines[0].startswith(says)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_two_sets_of_rules_side_by_side(lang: str, qtbot: QtBot, tmp_path: Path) -> None:
    lines: list[str] = []
    asked = arguments(
        "horror", "--rules2", "goal=12", "-n", "40", "--workers", "2", "--chairs", "4",
        "--out", str(tmp_path / "out"),
    )  # fmt: skip
    code = command.simulate(asked, Say(lang), lambda line, wrong=False: lines.append(line))
    assert code == 0
    assert lines[0].count("\n") > 12
    rows = list(
        csv.DictReader(io.StringIO((tmp_path / "out" / "simulation.csv").read_text("utf-8-sig")))
    )
    assert {row["set"] for row in rows} == {"A", "B"}
    shares = [float(r["mean"]) for r in rows if r["set"] == "A" and r["figure"] == "share"]
    assert sum(shares) == pytest.approx(1, abs=1e-4)
    picture = QImage(str(tmp_path / "out" / "simulation.png"))
    assert (picture.width(), picture.height()) == (1280, 720)


def test_a_plot_shows_both_sets(qtbot: QtBot, tmp_path: Path) -> None:
    """Another second set, another picture: the plot is of these figures."""
    found = summary(stretch(race(), 0, 20))
    other = summary(stretch(race((("goal", 12),)), 0, 20))
    pictures = []
    for k, second in enumerate((found, other)):
        folder = write(((race(), found), (race(), second)), tmp_path / str(k), Say("en"))
        pictures.append((folder / "simulation.png").read_bytes())
    assert pictures[0] != pictures[1]


def test_figures_are_read_with_their_interval() -> None:
    assert percent(Figure(0.25, 0.2, 0.3)) == "25.0 % [20.0, 30.0]"
    assert percent(Figure(-0.01, -0.05, 0.03), signed=True) == "-1.0 % [-5.0, +3.0]"
    one = summary([Outcome((1.0, 0.0), (2, 0), 10, 3, False)])
    pair = ((race(), one),)
    assert "100.0 %" in told(pair, Say("en"))
    assert table(pair).startswith(b"\xef\xbb\xbf")
