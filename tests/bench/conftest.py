"""Figures that a bench run found, printed together at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

FIGURES: list[str] = []


@pytest.fixture
def told() -> Callable[[str], None]:
    """Note a figure for the end of the run."""
    return FIGURES.append


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for line in FIGURES:
        terminalreporter.write_line(line)
