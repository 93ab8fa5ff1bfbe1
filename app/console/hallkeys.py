"""Take, freeze, black and the next scene: commands that set a state, guarded against a slip."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Signal

from app.channel import Picture
from app.console.rail import SCENES
from engine.types import Value

GUARD_MS = 300  # against a double press


class Hall(Value, frozen=True):
    """What the console must know of the hall's channel and the projector."""

    live: Picture | None
    next: Picture | None
    scene: str
    cued: str
    frozen: bool
    black: bool
    projector: tuple[str, str, str]  # kind, name, since
    held: bool = False  # only what is taken is shown
    open_cut: bool = False  # the hall sees all


class HallKeys(QObject):
    """Turns a key into the state that is wanted now; `hall` is the state that is."""

    taken = Signal(str)
    cued = Signal(str)
    frozen = Signal(bool)
    blacked = Signal(bool)
    held = Signal(bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.hall: Hall | None = None
        self._last: dict[str, float] = {}

    def take(self) -> None:
        if self.hall is not None and not self._slip("take"):
            self.taken.emit(self.hall.cued)

    def freeze(self) -> None:
        if self.hall is not None and not self._slip("freeze"):
            self.frozen.emit(not self.hall.frozen)

    def black(self) -> None:
        if self.hall is not None and not self._slip("black"):
            self.blacked.emit(not self.hall.black)

    def hold(self) -> None:
        if self.hall is not None and not self._slip("hold"):
            self.held.emit(not self.hall.held)

    def cue(self) -> None:
        """The next scene of the rundown will be taken."""
        if self.hall is not None:
            kind = self.hall.cued.split(":")[0]
            at = SCENES.index(kind) if kind in SCENES else -1
            self.cued.emit(SCENES[(at + 1) % len(SCENES)])

    def _slip(self, name: str) -> bool:
        now = time.monotonic()
        quick = now - self._last.get(name, -1.0) < GUARD_MS / 1000
        self._last[name] = now
        return quick
