"""What the room hears of the evening: the log's cues, the clock's, as loud as was chosen."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.console.window import Console
from app.desk import Desk
from app.session import REVEALS
from app.sound import Cue, Sounds
from engine.show.records import Settle


class Cues(QObject):
    """Chooses the cue; `begin` loads them, which nothing at the start waits for."""

    def __init__(self, console: Console, parent: QObject) -> None:
        super().__init__(parent)
        self._console = console
        self._heard = 0  # the line of the log whose cue was played last
        self.sounds: Sounds | None = None
        console.settings.changed.connect(self.choose)
        console.settings.tried.connect(self.play)

    def begin(self, sounds: Sounds) -> None:
        """Be heard from now on."""
        self.sounds = sounds
        sounds.followed.connect(self._told)
        self._told()
        self.choose()

    def _told(self) -> None:
        """The settings page says that there is nothing to play on (I5)."""
        page = self._console.settings
        page.silent = self.sounds is not None and self.sounds.silent
        page.update()

    def play(self, cue: Cue) -> None:
        if self.sounds is not None:
            self.sounds.play(cue)

    def of(self, desk: Desk) -> None:
        """What the room should hear of the last step."""
        newest = desk.rows[0] if desk.rows else None
        if newest is None or newest.n <= self._heard:
            return
        self._heard = newest.n
        kind = type(newest.action)
        if newest.k >= 0 and (kind is Settle or kind in REVEALS):
            self.play("win" if kind is Settle else "reveal")

    def turn(self) -> None:
        """All off, or as they were."""
        console, say = self._console, self._console.say
        if self.sounds is None or self.sounds.silent:
            console.tell(say("no-sound"))
            return
        console.choices.set_audible(not self.sounds.on)
        self.choose()
        console.settings.update()
        console.tell(say("sound-on" if self.sounds.on else "sound-off"), note=True)

    def choose(self) -> None:
        """What was chosen on the settings page holds from now on."""
        choices = self._console.choices
        if self.sounds is not None:
            self.sounds.on = choices.audible
            self.sounds.volume = {cue: n / 100 for cue, n in choices.volumes.items()}
