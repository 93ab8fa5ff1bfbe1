"""An error nobody caught: written down, told on the console, never on the projector."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from app import errors


def test_C16_an_error_is_logged_and_told_and_the_program_goes_on(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    told: list[str] = []
    errors.ALARM.raised.connect(told.append)
    errors.catch(tmp_path / "data")
    try:
        raise RuntimeError("a slip")
    except RuntimeError as slip:
        sys.excepthook(RuntimeError, slip, slip.__traceback__)
    assert told == ["RuntimeError: a slip"]
    log = (tmp_path / "data" / "garnet-table.log").read_text(encoding="utf-8")
    assert "test_errors.py" in log
    errors.ALARM.raised.disconnect(told.append)
    errors._write_to(tmp_path / "data" / "garnet-table.log")  # lets go of the file


def test_C16_a_log_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    errors._write_to(tmp_path / "file" / "data")
    assert [type(h).__name__ for h in errors.LOG.handlers] == ["StreamHandler"]
