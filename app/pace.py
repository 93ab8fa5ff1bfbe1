"""How long the table rests before its own steps, so that a room can follow."""

from __future__ import annotations

from engine.types import Action, tag

PACE = {
    "horror.move": 2600, "horror.pay": 1600, "horror.draw": 450, "show.lot": 450,
    "hap.judge": 1700, "hap.draw": 450,
}  # fmt: skip
SHOW_PACE = 1200  # milliseconds before any other step


def pace(action: Action) -> int:
    """How long the hall needs to follow before the table goes on by itself."""
    return PACE.get(tag(type(action)), SHOW_PACE)


def at_once(action: Action) -> int:
    return 0
