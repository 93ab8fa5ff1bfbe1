"""The table as the dealer may see it, or the garnets over the evening."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.audience.scenes import rounds, standing_rows
from app.charts.standings import StandingsDock
from app.desk import Desk
from app.draw import fit, rounded, text, width
from app.games import DESKS
from app.panel import Panel, box, cap
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, CELL, IVORY, LINE, MIST


class TablePanel(Panel):
    """Set `desk`, `seat`, `shown` (the hatch is lifted) and `turned`, then `refresh`."""

    desk: Desk | None = None
    seat = 0
    shown = turned = False  # `turned`: the other side of what is shown by itself

    @property
    def garnets(self) -> bool:
        """Between the games the garnets are the table; G turns it over."""
        s = self.desk.seen.state if self.desk else None
        resting = s is not None and s.step in ("open", "finished", "nominate", "spare")
        return resting != self.turned

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self._dock = StandingsDock(self)
        self._dock.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        k = self.scale
        self._dock.setGeometry(
            round(10 * k),
            round(40 * k),
            self.width() - round(20 * k),
            self.height() - round(48 * k),
        )

    def refresh(self) -> None:
        """Show what was set."""
        self._dock.setVisible(self.garnets)
        if self.garnets and self.desk is not None:
            seen = self.desk.seen
            self._dock.show_standings(standing_rows(seen), rounds(seen.state))
        self.update()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        say = self.say
        box(p, w, h, say("console-standings" if self.garnets else "console-table"))
        words = say("console-hold-to-look")
        room = width(words, 16)
        text(p, w - 14, 19, words, 16, MIST, most=240, align="right")
        cap(p, w - 14 - room - 66, 5, "Tab", high=24, size=16)
        cap(p, 150, 5, "G", "ㅎ", high=24, size=16)
        other = say("console-table" if self.garnets else "console-standings")
        text(p, 206, 19, other, 16, MIST, most=200)
        if self.desk is None or self.garnets:
            return
        s = self.desk.seen.state
        if s.game is not None and s.key in DESKS:
            DESKS[s.key](p, s, self.seat, say, self.shown, w, h)
        else:
            self._people(p, w)

    def _people(self, p: QPainter, w: float) -> None:
        """Between the games: who has which number, and who is here."""
        s = self.desk.seen.state if self.desk else None
        if s is None:
            return
        across = (w - 32) / 4
        for k, player in enumerate(s.players):
            x, y = 16 + k % 4 * across, 66 + k // 4 * 44
            number = s.chairs.index(k) + 1 if k in s.chairs else 0
            at = QRectF(x, y - 18, across - 10, 36)
            rounded(p, at, 6, CELL if number else None, LINE, 1.5)
            sign(p, k, x + 22, y, 11, BRASS)
            size = fit(player.short, (19, 17, 16), across - 108, bold=True)
            text(p, x + 42, y, player.short, size, bold=True, most=across - 104)
            words = self.say("table-guest") if player.guest else str(number or "")
            text(p, at.right() - 10, y, words, 19 if number else 16, IVORY if number else MIST,
                 bold=bool(number), most=60, align="right")  # fmt: skip
