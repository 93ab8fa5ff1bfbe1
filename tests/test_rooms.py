"""The rooms of the house: each import contract is broken once on a copy and seen to fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FAULTS = {
    "the engine is pure": ("engine/tuples.py", "import time"),
    "widgets know what is seen": ("app/audience/result.py", "from app.session import Session"),
    "games do not know each other": (
        "engine/games/yut/finish.py",
        "from engine.games.horror_race import finish",
    ),
    "layers of the engine": ("engine/types.py", "from engine.show import State"),
    "layers of the app": ("app/theme.py", "from app.live import Live"),
}


def lint(folder: Path) -> str:
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; lint_imports_command()", "--no-cache"],
        cwd=folder, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    for name in ("app", "engine"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_house_as_it_is_keeps_every_contract(copy: Path) -> None:
    said = lint(copy)
    assert "5 kept, 0 broken" in said, said


@pytest.mark.parametrize("name", FAULTS)
def test_a_broken_contract_is_seen(copy: Path, name: str) -> None:
    file, fault = FAULTS[name]
    path = copy / file
    text = path.read_text(encoding="utf-8")
    path.write_text(text + f"\n{fault}  # a fault on purpose\n", encoding="utf-8")
    try:
        broken = [line for line in lint(copy).splitlines() if "BROKEN" in line]
    finally:
        path.write_text(text, encoding="utf-8")
    assert any(line.startswith(name) for line in broken), broken
