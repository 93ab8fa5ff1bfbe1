"""K1, K2, K7: a PySide6 that loses no reference, none of the known bad ones, and no network."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from PySide6.QtWidgets import QLabel

ROOT = Path(__file__).parents[2]
NET = {"socket", "ssl", "urllib", "http", "ftplib", "smtplib", "asyncio", "requests",
       "PySide6.QtNetwork", "PySide6.QtWebSockets"}  # fmt: skip


def needs() -> dict[str, Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {r.name: r for r in map(Requirement, project["dependencies"])}


@pytest.mark.usefixtures("qapp")
def test_K1_no_reference_to_None_is_lost() -> None:
    label = QLabel()
    before = sys.getrefcount(None)
    for n in range(10_000):
        label.setText(str(n))
    assert abs(sys.getrefcount(None) - before) < 100


@pytest.mark.parametrize("bad", ["6.5.1", "6.9.1", "6.9.2", "6.12.0"])
def test_K2_known_bad_versions_cannot_be_installed_beside_it(bad: str) -> None:
    assert not needs()["PySide6"].specifier.contains(bad)
    assert needs()["PySide6"].specifier.contains(version("PySide6"))
    assert needs()["pyqtgraph"].specifier.contains(version("pyqtgraph"))


def imported(path: Path) -> set[str]:
    """The modules a file names, and what it takes from them."""
    out = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            out |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            out |= {node.module, *[f"{node.module}.{alias.name}" for alias in node.names]}
    return out


def test_K7_nothing_of_the_program_speaks_to_a_network() -> None:
    files = [path for room in ("app", "engine") for path in (ROOT / room).rglob("*.py")]
    assert len(files) > 100
    for path in files:
        names = imported(path)
        assert not {n for n in names if n in NET or n.split(".")[0] in NET}, path
