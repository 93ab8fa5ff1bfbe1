"""What one window may show: the only thing the hall and the room are ever handed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.seen import Seen
from engine.types import PUBLIC, Value, Viewer


class Picture(Value, frozen=True):
    """A scene and what its viewer may know; `snap` where nothing may move on the way there."""

    scene: str
    seen: Seen
    snap: bool = False
    rehearsal: bool = False


class Channel(QObject):
    """One viewer's feed: follows the table, can be frozen, taken to another scene, blacked out.

    `shown` fires once for each picture that differs from the last, and never otherwise. `lead`
    tells which scene a state of the evening belongs to: where that changes, the channel goes along.
    """

    shown = Signal(object)  # Picture
    changed = Signal()  # frozen, black, next or live scene: for the console's lights

    def __init__(
        self, viewer: Viewer, rehearsal: bool = False, lead: Callable[[Any], str] = lambda s: ""
    ) -> None:
        super().__init__()
        self.viewer, self.rehearsal, self.lead = viewer, rehearsal, lead
        self.scene, self.next = "title", "standings"
        self.frozen = self.black = False
        self.held = False  # what happens is shown only when it is taken
        self.live: Picture | None = None  # what the window shows
        self.latest: Seen | None = None  # what it could show
        self._kept: Picture | None = None  # what it shows when it is not black
        self._here: str | None = self.scene  # the scene the evening itself is on
        self._due = ""  # where it has gone while the picture stood still

    def resume(self, scene: str) -> None:
        """The scene of before a restart: it stands until the evening comes to another."""
        self.scene, self._here = scene, None

    def publish(self, seen: Seen, *, snap: bool = False) -> None:
        """The table has moved on; a frozen or held channel only remembers it."""
        if seen == self.latest:
            return
        first, self.latest = self.latest is None, seen
        here = self.lead(seen.state)
        if not first and here != self._here:
            self._due = here
        if not first or self._here is None:
            self._here = here
        if first or not self.stands:
            self._show(snap)

    @property
    def stands(self) -> bool:
        """Whether the picture stays as it is whatever happens."""
        return self.frozen or self.held

    def take(self, scene: str) -> None:
        """Put a scene on, with what is known now; ends a freeze and black."""
        self.scene, self._due = scene, ""
        if self.latest is not None:
            self._here = self.lead(self.latest.state)
        self.frozen = self.black = False
        self._show(False)
        self.changed.emit()

    def cue(self, scene: str) -> None:
        """Choose what `take` will put on."""
        self.next = scene
        self.changed.emit()

    def hold(self, on: bool) -> None:
        """From now on only what is taken is shown; or, again, everything that happens."""
        self.held = on
        self._catch_up()
        self.changed.emit()

    def look_as(self, viewer: Viewer, seen: Seen) -> None:
        """Show what this viewer may know from now on: the open cut, and its end.

        A picture that stands is opened when it moves; what it shows too much goes at once.
        """
        self.viewer, self.latest = viewer, seen
        if not self.stands or (self._kept is not None and self._kept.seen.viewer != PUBLIC):
            self._show(True)
        self.changed.emit()

    def freeze(self, on: bool) -> None:
        """Keep the picture while the table goes on; afterwards jump to what is true."""
        self.frozen = on
        self._catch_up()
        self.changed.emit()

    def black_out(self, on: bool) -> None:
        """Nothing but black, or back to the picture: a frozen one stays frozen."""
        self.black = on
        self._emit()
        self.changed.emit()

    def _catch_up(self) -> None:
        if not self.stands:
            self._show(True)

    def _show(self, snap: bool) -> None:
        if self._due and not self.stands:
            self.scene, self._due = self._due, ""
        if self.latest is not None:
            self._kept = Picture(self.scene, self.latest, snap, self.rehearsal)
            self._emit()

    def _emit(self) -> None:
        picture = self._kept
        if picture is None:
            return
        if self.black:
            picture = Picture("black", picture.seen, True, self.rehearsal)
        before = self.live
        same_scene = before is not None and before.scene == picture.scene
        if before is not None and same_scene and (self.black or before.seen == picture.seen):
            return
        self.live = picture
        self.shown.emit(picture)
