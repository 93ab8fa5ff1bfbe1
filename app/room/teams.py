"""The people of the room, each with the card of the team at the table, its purse and its bet."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import disc, even, hatch, named, panel, rounded, strokes, text, tick
from app.games.holdem.table import Table
from app.pieces.cards import card, dropped, folded
from app.pieces.money import gem
from app.pieces.signs import sign
from app.room.look import Look, in_room, phase
from app.room.places import team_box
from app.text import Say
from app.theme import BOARD, BRASS, CELL, GROUND, INK, IVORY, LINE, MIST, colour
from engine.games.holdem.room import able

CARD = 70
HEAD = 84  # of a plate: who sits here


def teams(p: QPainter, t: Table, look: Look, say: Say) -> None:
    names = [in_room(t, k) for k in t.chairs]
    sizes = even(names, (56, 48, 44), 300)
    for k in t.chairs:
        _team(p, t, k, names[k], sizes, look, say)


def _team(
    p: QPainter, t: Table, k: int, name: str, sizes: tuple[int, ...], look: Look, say: Say
) -> None:
    at, now = team_box(k), phase(t.game)
    picks = now == "pick" and t.game.room.solver == k
    left = dict(look.locks).get(k, 0)
    out = now == "solve" and k not in able(t.game, t.game.room)
    if t.out(k):
        rounded(p, at, 16, GROUND, LINE, 3, (4, 3))
    elif picks:
        panel(p, at, lit=True, head=HEAD)
    else:
        ready = now == "solve" and not left and not out
        rounded(p, at, 16, BOARD if ready or now != "solve" else GROUND,
                BRASS if ready else LINE, 4 if ready else 3)  # fmt: skip
    ink = INK if picks else MIST if left or out or t.out(k) else IVORY
    y = at.top() + 46
    if left or out:
        hatch(p, QRectF(at.left() + 10, at.top() + 10, at.width() - 20, HEAD - 16),
              colour(CELL), 18, 6)  # fmt: skip
    sign(p, t.team(k), at.left() + 56, y, 27, INK if picks else BRASS)
    named(p, at.left() + 102, y, name, sizes, ink, most=300)
    if now == "solve" and not t.out(k):
        _button(p, at.right() - 56, y, left, out)
    _table(p, t, k, at, say)


def _button(p: QPainter, x: float, y: float, left: int, out: bool) -> None:
    """Tap: solved. A number: locked for so long. A cross: no more answers to this problem."""
    if out:
        for dx in (-17, 17):
            strokes(p, ((x - dx, y - 17), (x + dx, y + 17)), MIST, 8)
    elif left:
        disc(p, x, y, 34, GROUND, IVORY, 4)
        text(p, x, y, str(left), 44, IVORY, bold=True, align="centre", most=60)
    else:
        disc(p, x, y, 32, IVORY)
        tick(p, x, y, 17, INK)


def _table(p: QPainter, t: Table, k: int, at: QRectF, say: Say) -> None:
    """What lies next door: the card, who holds it, what the team owns and has put in."""
    _card(p, t, k, at.left() + 22, at.top() + HEAD + 8)
    x, right = at.left() + 114, at.right() - 24
    words = say("room-holds", name=t.name(k))
    named(p, x, at.top() + 112, words, (44,), MIST, most=right - x, bold=False)
    y, bets = at.top() + 166, t.game.bets
    gem(p, x + 20, y, 20)
    text(p, x + 52, y, str(bets.purse[k]), 56, IVORY, bold=True, most=110)
    words = _word(t, k, say)
    if not words:
        return
    text(p, right, y, words, 44, MIST if t.folded(k) else IVORY, most=right - x - 164,
         align="right", bold=True)  # fmt: skip


def _word(t: Table, k: int, say: Say) -> str:
    if t.out(k):
        return say("hall-holdem-out")
    if t.folded(k):
        return say("hall-holdem-fold")
    if t.all_in(k):
        return say("hall-holdem-all-in")
    return say("room-bet", count=t.game.bets.paid[k]) if t.running else ""


def _card(p: QPainter, t: Table, k: int, x: float, y: float) -> None:
    """A back is a card that nobody entered: the room is shown it another way.

    Between rounds people change rooms: what was never shown at the table is gone by then.
    """
    value = t.game.cards[k] if t.running else t.face(k)
    if not t.dealt(k) or (value is None and not t.running):
        rounded(p, QRectF(x, y, CARD, CARD * 1.4), 6, None, LINE, 2.5, (4, 3))
    elif not t.folded(k):
        card(p, x, y, CARD, value)
    elif value is None:
        folded(p, x, y, CARD)
    else:
        dropped(p, x, y, CARD, value)
