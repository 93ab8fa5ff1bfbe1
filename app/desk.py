"""What the console shows beside what it sees: the record, the lights, what may be done."""

from __future__ import annotations

from typing import Any

from engine.seen import Seen
from engine.types import Action, Option, Value


class Row(Value, frozen=True):
    """A line of the log as the dealer reads it."""

    n: int
    time: str
    action: Action
    state: Any  # the show before the action: whose chair it was, what a card meant
    by: str
    k: int = -1  # its entry in the timeline, -1 where it no longer stands
    was: Action | None = None  # what stood there before it was amended
    public: Action | None = None  # the action as the hall learnt of it; None: it did not
    why: str = ""


class Trouble(Value, frozen=True):
    """Why nothing can be saved, and what is safe all the same."""

    code: str
    facts: tuple[tuple[str, str], ...]
    safe: int  # the last step that is on the disk


class Desk(Value, frozen=True):
    """The dealer's whole desk at one moment."""

    seen: Seen  # as the dealer knows it: all secrets
    options: tuple[Option, ...]  # what the table waits for, whoever answers
    asides: tuple[Option, ...]
    expected: Action | None  # what Space does
    rows: tuple[Row, ...]  # the last lines of the log, the newest first
    saved: int  # steps on disk
    undo: str = ""  # "" nothing, "step", "reveal": it would take back what the hall has seen
    redo: bool = False
    trouble: Trouble | None = None
    read_only: bool = False
    rehearsal: bool = False
    path: str = ""
    commitment: str = ""
