"""The left rail: the rundown of the evening, and the players with garnets and tokens."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.desk import Desk
from app.draw import fit, rounded, text, tick
from app.panel import Panel, box
from app.pieces.money import gem, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, INK, IVORY, MIST

SCENES = (
    "title", "rules", "game", "standings", "spotlight", "result", "duel", "farewell", "countdown",
)  # fmt: skip
GONE = "#8FA79C"
PITCH = 26


def scene_words(name: str, say: Say) -> str:
    """The name of a scene for the console, with its page or person."""
    kind, _, part = name.partition(":")
    words = say(f"scene-{kind}")
    return f"{words} {part}" if part else words


class Rundown(Panel):
    """Set `live`, `next` and `seen` (scenes that were on), then update."""

    live, next = "title", "standings"
    seen: frozenset[str] = frozenset()
    follows = True  # the hall goes along by itself

    def paint(self, p: QPainter, w: float, h: float) -> None:
        words = self.say("console-follows" if self.follows else "console-holds")
        box(p, w, h, self.say("console-rundown"), words)
        for k, scene in enumerate(SCENES):
            self._scene(p, w, 50 + k * PITCH, k + 1, scene)

    def _scene(self, p: QPainter, w: float, y: float, number: int, scene: str) -> None:
        live, cued = scene == self.live.split(":")[0], scene == self.next.split(":")[0]
        if live:
            rounded(p, QRectF(8, y - 13, w - 16, 26), 4, IVORY)
        elif cued:
            rounded(p, QRectF(8, y - 13, w - 16, 26), 4, None, BRASS, 2)
        ink = INK if live else IVORY if cued or scene not in self.seen else MIST
        text(p, 20, y, str(number), 16, INK if live else MIST, most=20)
        name = self.live if live else self.next if cued else scene
        text(p, 44, y, scene_words(name, self.say), 18, ink, bold=live, most=w - 100)
        if live or cued:
            words = self.say("console-live" if live else "console-next")
            shade = INK if live else BRASS
            text(p, w - 16, y, words, 16, shade, bold=True, most=60, align="right")
        elif scene in self.seen:
            tick(p, w - 26, y, 8, MIST)


class Players(Panel):
    """Set `desk`, then update."""

    desk: Desk | None = None

    def paint(self, p: QPainter, w: float, h: float) -> None:
        say = self.say
        box(p, w, h, say("console-players"), say("console-garnets-tokens"))
        if self.desk is None:
            return
        s = self.desk.seen.state
        people = [i for i in range(len(s.players)) if not s.players[i].guest]
        pitch = min(40.0, (h - 48) / max(1, len(people)))
        for row, i in enumerate(people):
            self._player(p, w, 48 + row * pitch, i)

    def _player(self, p: QPainter, w: float, y: float, i: int) -> None:
        s = self.desk.seen.state if self.desk else None
        if s is None:
            return
        name = s.players[i].short
        shade = GONE if i in s.out else IVORY
        text(p, 30, y, str(i + 1), 16, MIST, most=22, align="right")
        sign(p, i, 48, y, 10, BRASS)
        size = fit(name, (19, 17, 16), 78, bold=True)
        text(p, 64, y, name, size, shade, bold=True, most=80)
        gem(p, 154, y, 9)
        text(p, 170, y, str(s.garnets[i]), 19, shade, bold=True, most=36)
        for k in range(s.tokens[i]):
            token(p, w - 14 - k * 9, y, 9)
        if i in s.candidates:
            rounded(p, QRectF(6, y - 12, w - 12, 24), 6, None, IVORY, 1.5, (3, 2))
