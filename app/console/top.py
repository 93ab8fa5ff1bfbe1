"""The top bar: the show, how far it is, and four lights that change shape when something fails."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desk import Desk
from app.draw import disc, fit, hatch, polygon, rounded, text, width
from app.panel import Panel
from app.theme import ALARM, BRASS, GOOD, INK, IVORY, LINE, WARN


class TopBar(Panel):
    """Set `desk`, `time` and `projector` (kind, name), then update."""

    desk: Desk | None = None
    time = ""
    projector = ("none", "")
    open_cut = False  # the hall sees all

    def paint(self, p: QPainter, w: float, h: float) -> None:
        p.fillRect(QRectF(0, 0, w, h), "#16241F")
        desk = self.desk
        if desk is None:
            return
        x = 16 + self._title(p, desk) + 18
        for words in self._pills(desk):
            wide = width(words, 16, bold=True) + 22
            rounded(p, QRectF(x, 11, wide, 26), 13, None, LINE, 1.5)
            text(p, x + wide / 2, 24, words, 16, IVORY, bold=True, most=wide, align="centre")
            x += wide + 8
        right = w - 12 - text(p, w - 12, 24, self.time, 22, bold=True, most=110, align="right") - 18
        for words, good in self._lights(desk):
            right = self._light(p, right, words, good)

    def _title(self, p: QPainter, desk: Desk) -> float:
        title = desk.seen.state.config.title
        size = fit(title, (20, 18, 16), 330, bold=True, serif=True)
        while width(title, size, True, True) > 330:
            title = title[:-1]
        return text(p, 16, 24, title, size, BRASS, bold=True, serif=True, most=330)

    def _pills(self, desk: Desk) -> list[str]:
        s, say = desk.seen.state, self.say
        out = []
        if s.episode:
            out.append(say("console-episode", number=s.episode))
        if s.key and s.step in ("lot", "ready", "game"):
            out.append(say(f"game-{s.key}"))
        if s.game is not None and int(getattr(s.game, "round", 0)):
            out.append(say("console-round", number=s.game.round))
        return out

    def _lights(self, desk: Desk) -> list[tuple[str, bool]]:
        say, (kind, name) = self.say, self.projector
        lights = [(say("light-saved", number=desk.saved), True)]
        if desk.trouble:
            lights = [(say("light-not-saved"), False)]
        elif desk.read_only:
            lights = [(say("light-read-only"), False)]
        lights.append((say(f"light-projector-{kind}", name=name[:14]), kind == "live"))
        if self.open_cut:
            lights.append((say("light-open-cut"), False))
        if desk.rehearsal:
            lights.append((say("light-rehearsal"), False))
        return lights

    def _light(self, p: QPainter, right: float, words: str, good: bool) -> float:
        wide = width(words, 16, bold=True) + 44
        left = right - wide
        if good:
            rounded(p, QRectF(left, 9, wide, 30), 15, None, GOOD, 2)
            disc(p, left + 18, 24, 7, GOOD)
        elif words in (self.say("light-rehearsal"), self.say("light-open-cut")):
            rounded(p, QRectF(left, 7, wide, 34), 4, BRASS)
            hatch(p, QRectF(left, 7, 26, 34), INK, 8, 3)
        else:
            alarm = words in (self.say("light-not-saved"), self.say("light-read-only"))
            rounded(p, QRectF(left, 7, wide, 34), 4, ALARM if alarm else WARN)
            triangle = ((left + 9, 32), (left + 18, 15), (left + 27, 32))
            polygon(p, triangle, IVORY if alarm else INK)
        dark = not good and words not in (self.say("light-not-saved"), self.say("light-read-only"))
        text(p, right - 12, 24, words, 16, INK if dark else IVORY, bold=True, most=wide - 34,
             align="right")  # fmt: skip
        return left - 10
