"""The open cut: the hall sees everything, as viewers at home did; never by accident."""

from __future__ import annotations

import time
from math import inf

from app.channel import Channel
from app.console.window import Console
from app.session import Session
from engine.types import PUBLIC, Viewer

SLIP, CONFIRM = 0.4, 5.0  # seconds after which, and in which, it is asked for again


class OpenCut:
    """Asked for twice it is on, once more and it is off; the file keeps both, a restart neither."""

    def __init__(self, session: Session, channel: Channel, console: Console) -> None:
        self.session, self.channel, self.console = session, channel, console
        self._asked = -inf  # when it was asked for first

    def turn(self) -> None:
        """The key was pressed."""
        if self.channel.viewer != PUBLIC:
            self._look_as(PUBLIC, "open cut off")
        elif SLIP <= time.monotonic() - self._asked <= CONFIRM:
            players = self.session.timeline.state.players
            self._look_as(frozenset(range(len(players))), "open cut on")
        else:
            self._asked = time.monotonic()
            self.console.tell(self.console.say("no-open-cut"))

    def _look_as(self, viewer: Viewer, note: str) -> None:
        """Written down first; what cannot be written down does not open the hall."""
        self._asked = -inf
        self.session.note(note)
        if viewer == PUBLIC or not (self.session.trouble or self.session.opened.read_only):
            self.channel.look_as(viewer, self.session.timeline.seen(viewer))
            self.console.tell(self.console.say(f"told-{note.replace(' ', '-')}"), note=True)
