"""What a viewer may know: all that a widget or a bot can name."""

from __future__ import annotations

from typing import Any

from engine.types import Action, Option, Value, Viewer


class Seen(Value, frozen=True):
    """Everything one viewer may know, and nothing else: no version, no "who answered"."""

    viewer: Viewer
    state: Any  # the show's State, redacted for the viewer
    log: tuple[Action, ...]  # what happened, as the viewer learnt it
    options: tuple[Option, ...]  # what the viewer's own chairs may do now
