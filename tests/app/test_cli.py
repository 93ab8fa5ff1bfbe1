"""The command line without a window: transcripts, verification, what is missing on a machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app import cli, display
from app.text import Say
from engine.journal import Journal
from engine.record import Evening
from engine.script import run
from engine.show import Config, Player

ROOT = Path(__file__).parents[2]
PEOPLE = "\n".join(f"player {n} 2" for n in ("가", "나", "다"))
SHORT = f'show "작은 밤"\nseed s\n{PEOPLE}\ndealer show.open horror\nlot 2\nlot 1\nlot 3\nstart\n'


def program(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    clean = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    clean.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "app", *words], cwd=ROOT, env={**clean, **env},
        capture_output=True, encoding="utf-8", check=False, timeout=120,
    )  # fmt: skip


def script(folder: Path, text: str) -> Path:
    path = folder / "night.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_play_prints_the_outcome(tmp_path: Path) -> None:
    done = program("play", str(script(tmp_path, SHORT)), "--json", "--lang", "ko")
    told = json.loads(done.stdout)
    assert done.returncode == 0
    assert told["title"] == "작은 밤"
    assert [row["garnets"] for row in told["ranking"]] == [2, 2, 2]
    assert told["log"][1] == "나 다음 번호"


def test_play_stops_at_the_first_line_that_is_refused(tmp_path: Path) -> None:
    path = script(tmp_path, SHORT + "1 support fox,mummy\n1 support fox,zombie\n")
    done = program("play", str(path), "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith(f"{path}:12: already-handed-in: Already handed in.")


def test_play_works_under_a_foreign_locale(tmp_path: Path) -> None:
    """C13: Hangul whatever the terminal's encoding."""
    for locale in ({"LC_ALL": "C"}, {"PYTHONIOENCODING": "cp949"}):
        done = program("play", str(script(tmp_path, SHORT)), "--lang", "ko", **locale)
        assert "작은 밤" in done.stdout


def test_a_script_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    done = program("play", str(tmp_path / "nothing.txt"))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_without_a_display_a_plain_sentence_says_what_still_runs() -> None:
    done = program("open", "--lang", "en")
    assert done.returncode == cli.NO_DISPLAY
    assert "There is no display here" in done.stderr
    assert "Traceback" not in done.stderr


def test_K3_missing_libraries_are_named_before_qt_would_abort(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(display, "_loads", lambda name: name != "libxcb-cursor.so.0")
    monkeypatch.setattr("sys.platform", "linux")
    assert display.missing() == ("libxcb-cursor0",)


def test_verify_names_the_first_line_that_does_not_agree(tmp_path: Path) -> None:
    path = tmp_path / "night.garnet"
    evening(path)
    good = program("verify", str(path), "--lang", "en")
    assert good.returncode == 0
    assert "3 draws derived again" in good.stdout
    raw = path.read_bytes()
    path.write_bytes(raw.replace(b"chance show.lot", b"chance show.lof", 1))
    bad = program("verify", str(path), "--lang", "en")
    assert bad.returncode == 2
    assert "Line 4 does not agree" in bad.stderr


def evening(path: Path) -> None:
    """A small evening on disk whose lot was drawn from the seed."""
    config = Config("밤", tuple(Player(n, n, 2) for n in ("가", "나", "다")))
    journal = Journal.create(path, config, "a seed", "now")
    night = Evening(config, "a seed", journal, lambda: "now")
    night.play(night.timeline.read("switch frame.lot drawn"))
    night.play(night.timeline.read("open horror"))
    while night.timeline.state.step == "lot":
        drawn = night.timeline.drawn()
        assert drawn is not None
        night.play(drawn, "drawn")
    journal.close()


def test_export_writes_a_table_a_picture_and_a_log(tmp_path: Path) -> None:
    evening(tmp_path / "night.garnet")
    done = program("export", str(tmp_path / "night.garnet"), "--lang", "ko")
    folder = Path(done.stdout.strip())
    assert {p.name for p in folder.iterdir()} == {"standings.csv", "standings.png", "log.txt"}
    log = (folder / "log.txt").read_text(encoding="utf-8")
    assert "a seed" not in log  # the seed is told when the show is finished, not before


@pytest.mark.parametrize("name", ["=cmd()", "+1", "-2", "@x"])
def test_cells_that_look_like_formulas_are_text(name: str) -> None:
    from app.export import safe

    assert safe(name) == f"'{name}"


@pytest.mark.parametrize("file", ["missing.garnet", "README.md"])
def test_a_file_that_is_no_show_is_a_sentence(file: str) -> None:
    done = program("verify", file, "--lang", "en")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "[" in done.stderr


def test_the_outcome_tells_winner_and_candidate() -> None:
    told = cli.outcome(run(SHORT), Say("en"))
    assert (told["winners"], told["candidates"], told["step"]) == ([], [], "game")
