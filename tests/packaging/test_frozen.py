"""The one-folder build: it builds, starts and runs an evening on a machine without Python.

uv run --group build pytest -m long tests/packaging
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.script import run
from engine.show import State

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "packaging" / "garnet-table.spec"
BARE = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}  # nothing of this Python is on the way


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of a fresh build."""
    folder = tmp_path_factory.mktemp("frozen")
    words = ["--distpath", str(folder / "dist"), "--workpath", str(folder / "build")]
    done = subprocess.run(
        [sys.executable, "-m", "PyInstaller", str(SPEC), "--noconfirm", "--log-level", "WARN",
         *words], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=500,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return folder / "dist" / "garnet-table" / "garnet-table"


def started(frozen: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [frozen, *words], cwd=home, env={**BARE, "HOME": str(home)}, capture_output=True,
        encoding="utf-8", timeout=240,
    )  # fmt: skip


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="the bare environment is a Unix one")
def test_K4_the_build_runs_an_evening_without_a_display(frozen: Path, tmp_path: Path) -> None:
    done = started(frozen, tmp_path, "demo", "--folder", str(tmp_path / "evening"), "--lang", "ko")
    assert (done.returncode, done.stderr) == (0, "")
    pictures = {path.stem for path in (tmp_path / "evening").glob("hall-*.png")}
    assert {"hall-title", "hall-scene-standings", "hall-scene-result"} <= pictures
    (show,) = (tmp_path / "evening").glob("*.garnet")
    checked = started(frozen, tmp_path, "verify", str(show), "--lang", "en")
    assert checked.returncode == 0, checked.stderr


@pytest.mark.long
def test_the_build_plays_a_transcript_as_the_checkout_does(frozen: Path, tmp_path: Path) -> None:
    script = ROOT / "tests" / "transcripts" / "horror_s4e02.txt"
    done = started(frozen, tmp_path, "play", str(script), "--json", "--lang", "ko")
    state: State = run(script.read_text(encoding="utf-8")).state
    assert done.returncode == 0
    for one in state.players:
        assert one.guest or one.name in done.stdout


@pytest.mark.long
def test_K5_one_folder_that_no_packer_touched(frozen: Path) -> None:
    assert (frozen.parent / "_internal" / "resources" / "text").is_dir()
    assert (frozen.parent / "_internal" / "pylopdf_fonts_ko").is_dir()
    assert b"UPX!" not in frozen.read_bytes()


def test_the_build_takes_what_the_program_reads() -> None:
    """Every day: the spec names the folder of resources and the Korean type."""
    words = SPEC.read_text(encoding="utf-8")
    assert '"resources"' in words
    assert 'collect_data_files("pylopdf_fonts_ko")' in words
    assert "upx=False" in words
