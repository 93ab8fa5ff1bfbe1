"""The lot: who has drawn which number of the order of play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, disc, header, named, rounded, text
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LINE
from engine.show.asking import places
from engine.types import Value


class Ball(Value, frozen=True):
    """A place in the order, and the player who drew it; None is still open."""

    number: int
    player: int | None
    name: str = ""


def balls(show: Any) -> tuple[Ball, ...]:
    drawn = tuple(show.chairs)
    chairs = len(drawn) if show.step != "lot" else places(show)
    return tuple(
        Ball(k + 1, drawn[k], show.players[drawn[k]].short) if k < len(drawn) else Ball(k + 1, None)
        for k in range(chairs)
    )


def lot(p: QPainter, show: Any, say: Say) -> None:
    """A ball for each place; it turns ivory when it is drawn."""
    backdrop(p)
    all_balls = balls(show)
    done = len(show.chairs)
    now = say("hall-lot-ready" if done == len(all_balls) else "hall-lot-now")
    if show.duelists:
        now = say("hall-duel-ready-now")
    title = say(f"hall-game-{show.key}")
    header(p, title, now, say("hall-lot-count", done=done, all=len(all_balls)))
    deep = -(-len(all_balls) // 2)
    pitch = min(132.0, 820 / deep)
    for k, ball in enumerate(all_balls):
        x = 60 + k // deep * 912
        y = 580 - deep * pitch / 2 + (k % deep + 0.5) * pitch
        _ball(p, ball, QRectF(x, y - pitch / 2 + 7, 888, pitch - 14))
    text(p, 60, 1032, say("hall-lot-foot"), 48, IVORY, most=1420)


def _ball(p: QPainter, ball: Ball, box: QRectF) -> None:
    drawn = ball.player is not None
    y = box.center().y()
    rounded(p, box, 16, BOARD if drawn else GROUND, LINE, 3)
    r = min(50, box.height() / 2 - 8)
    disc(p, box.left() + 70, y, r, IVORY if drawn else None, BRASS, 5)
    number, ink = str(ball.number), INK if drawn else BRASS
    text(p, box.left() + 70, y, number, 56, ink, bold=True, serif=True, align="centre", most=90)
    if ball.player is not None:
        sign(p, ball.player, box.left() + 190, y, 32, BRASS)
        named(p, box.left() + 250, y, ball.name, (64, 56), most=600)
