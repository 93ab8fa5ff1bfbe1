"""A step of the form of a new show: a page that can tell what is still wrong on it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from app.start.look import Page
from engine.types import Illegal

FIRST = "horror"  # the game whose order and rules can be set before the evening


class Step(Page):
    """Part of the form; what was written stays in it for as long as the window lives."""

    NAME = ""  # its title is `start-step-<name>`
    changed = Signal()

    def fault(self) -> Illegal | None:
        """The first thing that keeps one from going on."""
        return None

    def show_fault(self) -> None:
        """Put the keyboard where it can be mended."""
        self.begin()

    def hint(self) -> str:
        """The keys of this step."""
        return self.say("start-field-keys")
