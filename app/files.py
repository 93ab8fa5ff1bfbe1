"""Where the program's own files lie, in a checkout, an installation and a frozen build."""

from __future__ import annotations

import sys
from pathlib import Path


def resources() -> Path:
    """The folder of texts, pictures and the manual that ships with the program."""
    frozen = getattr(sys, "_MEIPASS", None)
    root = Path(frozen) if frozen else Path(__file__).resolve().parent.parent
    return root / "resources"
