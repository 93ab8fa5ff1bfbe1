"""The stage as it is seen from your seat: the hall's own painters, on a part of the window."""

from __future__ import annotations

from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app import theme
from app.games import stage
from app.panel import Panel
from app.text import Say
from engine.seen import Seen


class StageView(Panel):
    """Shows the game of a `Seen`; a motion is cut short by the next step."""

    def __init__(self, say: Say, parent: QWidget, motion: bool) -> None:
        super().__init__(say, parent)
        self._before: Seen | None = None
        self._seen: Seen | None = None
        self._motion = motion
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.update)

    def show_seen(self, seen: Seen, snap: bool) -> None:
        """Go on to what is known now; `snap` jumps."""
        self._clock.stop()
        self._before, self._seen = self._seen, seen
        length = 0 if snap or not self._motion else self._length()
        if length:
            self._clock.setDuration(length)
            self._clock.start()
        else:
            self._before = None
        self.update()

    def _length(self) -> int:
        seen, before = self._seen, self._before
        if seen is None or before is None or seen.state.game is None or before.state.game is None:
            return 0
        return stage(seen.state.key).duration(before, seen)

    def paint(self, p: QPainter, w: float, h: float) -> None:
        seen = self._seen
        if seen is None or seen.state.game is None:
            return
        k = w / theme.WIDTH
        p.scale(k, k)
        moving = self._clock.state() == QVariantAnimation.State.Running
        t = float(self._clock.currentValue()) if moving else 1.0
        before = self._before if moving else None
        stage(seen.state.key).paint(p, before, seen, t, self.say)
