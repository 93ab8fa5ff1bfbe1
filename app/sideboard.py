"""What an evening has besides its course: charts to show and to save, photos of its people."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSettings, Signal

from app.channel import Channel
from app.console.sentences import refusal
from app.console.window import Console
from app.export import save_chart
from app.photos import Photos
from app.portraits import Portraits
from app.session import Session
from engine.chance import commitment
from engine.types import PUBLIC, Illegal


class Sideboard(QObject):
    """Connects the charts and the photos of a console with the evening that is live."""

    changed = Signal()  # a photo is another one

    def __init__(
        self, session: Session, channel: Channel, console: Console, settings: QSettings
    ) -> None:
        super().__init__(console)
        self.session, self.channel, self.console = session, channel, console
        self.portraits = Portraits(Photos(settings), commitment(session.timeline.seed))
        console.charts.saved.connect(self._save)
        console.charts.cued.connect(self._cue)
        console.players.photo, console.monitor.photo = self.portraits.of, self.portraits.on

    def take_photo(self, line: str) -> None:
        """`photo 3 /path`: that person's photo from now on."""
        players, say = self.session.timeline.state.players, self.console.say
        try:
            player = self.portraits.hand_in(line, players)
        except Illegal as no:
            self.console.tell(refusal(no, say))
            return
        self.console.tell(say("told-photo", name=players[player].short), note=True)
        self.changed.emit()

    def _cue(self, scene: str) -> None:
        self.channel.cue(scene)
        take = self.console.bindings.of("take")[0]
        self.console.tell(self.console.say("told-spotlight", take=take), note=True)

    def _save(self, part: int) -> None:
        """What is saved is what the hall may see."""
        session, say = self.session, self.console.say
        try:
            path = save_chart(session.opened, session.timeline.seen(PUBLIC), part, say)
            self.console.tell(say("charts-saved", path=str(path)), note=True)
        except OSError as no:
            self.console.tell(say("charts-not-saved", reason=str(no)))
