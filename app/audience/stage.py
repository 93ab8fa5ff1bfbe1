"""What a game must provide to be seen, and the plain stage of a game that has none."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, header, named, rounded, text
from app.pieces.money import gem
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, IVORY, LINE
from engine.seen import Seen


class Stage(Protocol):
    """Pure functions on a canvas of 1920x1080: the same arguments, the same pixels."""

    def duration(self, before: Seen | None, after: Seen) -> int:
        """How long the motion from one to the other takes in ms; 0 snaps."""

    def paint(self, p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
        """The picture at progress t; at 1 it is the picture of `after` alone."""

    def rules(self, p: QPainter, say: Say, page: int) -> None:
        """A page of the rules of the game, counted from 1."""


class PlainStage:
    """Everybody with sign, name and garnets: enough for a game that has no stage yet."""

    def duration(self, before: Seen | None, after: Seen) -> int:
        return 0

    def paint(self, p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
        show = after.state
        backdrop(p)
        header(p, say(f"hall-game-{show.key}") if show.key else show.config.title)
        for k, player in enumerate(show.players):
            box = QRectF(60 + k % 3 * 608, 172 + k // 3 * 104, 584, 88)
            rounded(p, box, 16, BOARD, LINE, 3)
            y = box.center().y()
            sign(p, k, box.left() + 54, y, 26)
            named(p, box.left() + 104, y, player.short, (56, 48, 44), IVORY, most=270)
            gem(p, box.right() - 160, y, 26)
            garnets = str(show.garnets[k])
            text(p, box.right() - 30, y, garnets, 56, bold=True, align="right", most=100)

    def rules(self, p: QPainter, say: Say, page: int) -> None:
        backdrop(p)
        header(p, say("hall-rules"))
