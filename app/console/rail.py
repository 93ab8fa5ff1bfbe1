"""The left rail: the rundown of the evening, and the players with garnets and tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.desk import Desk
from app.draw import named, rounded, text, tick, width
from app.panel import Panel, box
from app.pieces.faces import face
from app.pieces.money import gem, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BRASS, INK, IVORY, MIST

SCENES = (
    "title", "rules", "game", "standings", "statistics", "spotlight", "result", "duel", "farewell",
    "countdown",
)  # fmt: skip
GONE = "#8FA79C"
PITCH = 24


def scene_words(name: str, say: Say, people: Sequence[str] = ()) -> str:
    """The name of a scene for the console, with its page or who is in its light."""
    kind, _, part = name.partition(":")
    words = say(f"scene-{kind}")
    if kind == "spotlight" and part.isdigit() and 1 <= int(part) <= len(people):
        return f"{words} · {people[int(part) - 1]}"
    return f"{words} {part}" if part else words


class Rundown(Panel):
    """Set `live`, `next` and `seen` (scenes that were on), then update."""

    live, next = "title", "standings"
    seen: frozenset[str] = frozenset()
    follows = True  # the hall goes along by itself
    people: tuple[str, ...] = ()  # by their short names

    def paint(self, p: QPainter, w: float, h: float) -> None:
        words = self.say("console-follows") if self.follows else ""
        box(p, w, h, self.say("console-rundown"), words)
        if not self.follows:
            self._held(p, w)
        for k, scene in enumerate(SCENES):
            self._scene(p, w, 48 + k * PITCH, k + 1, scene)

    def _held(self, p: QPainter, w: float) -> None:
        """The hall waits for the producer: a plate, so that it is seen at a glance."""
        words = self.say("console-holds")
        wide = width(words, 16, bold=True) + 20
        rounded(p, QRectF(w - 8 - wide, 6, wide, 26), 4, BRASS)
        text(p, w - 18, 19, words, 16, INK, bold=True, most=w / 2, align="right")

    def _scene(self, p: QPainter, w: float, y: float, number: int, scene: str) -> None:
        live, cued = scene == self.live.split(":")[0], scene == self.next.split(":")[0]
        if live:
            rounded(p, QRectF(8, y - 12, w - 16, 24), 4, IVORY)
        elif cued:
            rounded(p, QRectF(8, y - 12, w - 16, 24), 4, None, BRASS, 2)
        ink = INK if live else IVORY if cued or scene not in self.seen else MIST
        text(p, 38, y, str(number), 16, INK if live else MIST, most=24, align="right")
        name = self.live if live else self.next if cued else scene
        words = scene_words(name, self.say, self.people)
        room = w - (104 if live or cued else 80)
        named(p, 46, y, words, (18, 17, 16), ink, bold=live, most=room)
        if live or cued:
            words = self.say("console-live" if live else "console-next")
            shade = INK if live else BRASS
            text(p, w - 16, y, words, 16, shade, bold=True, most=60, align="right")
        elif scene in self.seen:
            tick(p, w - 26, y, 8, MIST)


class Players(Panel):
    """Set `desk`, and `photo` where there are any, then update."""

    desk: Desk | None = None
    photo: Callable[[int, int], QImage | None] = staticmethod(lambda player, side: None)

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
        self._face(p, i, 48, y)
        named(p, 64, y, name, (19, 17, 16), shade, most=78)
        gem(p, 154, y, 9)
        text(p, 170, y, str(s.garnets[i]), 19, shade, bold=True, most=36)
        for k in range(s.tokens[i]):
            token(p, w - 14 - k * 9, y, 9)
        if i in s.candidates:
            rounded(p, QRectF(6, y - 12, w - 12, 24), 6, None, IVORY, 1.5, (3, 2))

    def _face(self, p: QPainter, i: int, x: float, y: float) -> None:
        """The photo of a player, the sign where there is none."""
        photo = self.photo(i, round(48 * self.scale * self.devicePixelRatioF()))
        if photo is None:
            sign(p, i, x, y, 10, BRASS)
        else:
            face(p, photo, QRectF(x - 12, y - 12, 24, 24))
