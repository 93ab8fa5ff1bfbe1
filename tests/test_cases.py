"""The table of cases names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_test_the_table_of_cases_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (HERE / "CASES.md").read_text(encoding="utf-8")))
    there = set[str]()
    for path in HERE.rglob("test_*.py"):
        there |= set(re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.M))
    assert len(named) > 100
    assert named <= there, sorted(named - there)
