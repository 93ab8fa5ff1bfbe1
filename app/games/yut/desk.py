"""Strategic Yut on the console: the board by numbers, sticks under a hatch, the moves by key."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from app.draw import disc, fit, hatch, plate, rounded, text
from app.games.yut.board import LEFT, LINES, SIDE, TOP, spots
from app.games.yut.choices import FIELDS, LEVELS, ROOM, grouped, keys, label, value
from app.games.yut.table import Stack, Table, owner, team
from app.pieces.signs import sign
from app.pieces.tokens import outline
from app.text import Say
from app.theme import BRASS, CELL as RAISED, INK, IVORY, LAMP, LINE, MIST, TEAMS, colour
from engine.games.yut.mat import CELL, HOME, OFF
from engine.games.yut.moves import PAIR, moves
from engine.games.yut.records import CHAIRS
from engine.types import Option

KEYS = "QWERA"
RIGHT = 336  # where the people begin


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    _board(p, t, 34, 64, min(h - 92, RIGHT - 92))
    for chair in range(CHAIRS):
        _chair(p, t, chair, 52 + chair * 31, w, say, shown)
    _results(p, t, say, w)
    if t.game.step == "move":
        _moves(p, t, say, w, h)


# ---------- the board by numbers


def _board(p: QPainter, t: Table, left: float, top: float, side: float) -> None:
    at = {
        cell: (left + (x - LEFT) / SIDE * side, top + (y - TOP) / SIDE * side)
        for cell, (x, y) in spots().items()
    }
    p.setPen(QPen(QColor(LINE), 2))
    for a, b in LINES:
        p.drawLine(QLineF(*at[a], *at[b]))
    for cell, (x, y) in at.items():
        disc(p, x, y, 14, RAISED, LINE, 1.5)
        text(p, x, y, str(cell), 16, MIST, align="centre", most=26)
    here: dict[int, list[Stack]] = {}
    for stack in t.stacks():
        here.setdefault(CELL[stack.place], []).append(stack)
    for cell, stacks in here.items():
        for k, stack in enumerate(stacks):
            x, y = at[cell]
            _stack(p, stack, x + (k - (len(stacks) - 1) / 2) * 22, y)


def _stack(p: QPainter, stack: Stack, x: float, y: float) -> None:
    """The number of its lowest piece, and how many it is."""
    side = team(owner(stack.lead))
    outline(p, x, y, 16, side, TEAMS[side], IVORY, 1.5)
    text(p, x, y, str(stack.lead + 1), 18, INK, bold=True, align="centre", most=24)
    if len(stack.pieces) > 1:
        disc(p, x + 15, y - 13, 10, IVORY, INK, 1)
        count = str(len(stack.pieces))
        text(p, x + 15, y - 13, count, 16, INK, bold=True, align="centre", most=18)


# ---------- people, their sticks, their pieces


def _chair(p: QPainter, t: Table, chair: int, y: float, w: float, say: Say, shown: bool) -> None:
    now = chair == t.turn()
    if now:
        plate(p, QRectF(RIGHT - 8, y - 14, w - RIGHT, 29))
    ink = INK if now else IVORY
    text(
        p,
        RIGHT + 14,
        y,
        str(chair + 1),
        17,
        INK if now else BRASS,
        bold=True,
        most=20,
        align="right",
    )
    outline(p, RIGHT + 32, y, 10, team(chair), TEAMS[team(chair)], INK if now else IVORY, 1.5)
    sign(p, t.player(chair), RIGHT + 56, y, 9, ink)
    name = t.name(chair)
    size = fit(name, (18, 17, 16), 96, bold=True)
    text(p, RIGHT + 72, y, name, size, ink, bold=True, most=98)
    _stick(p, t, chair, RIGHT + 178, y, say, shown, now)
    for k, piece in enumerate(PAIR[chair]):
        x = RIGHT + 268 + k * 98
        words = f"{piece + 1} {_place(t.game.at[piece], say)}"
        size = fit(words, (17, 16), 94)
        text(
            p, x, y, words, size, ink if t.game.at[piece] != OFF else INK if now else MIST, most=96
        )


def _place(place: int, say: Say) -> str:
    if place in (OFF, HOME):
        return say("table-yut-home" if place == HOME else "table-yut-waiting")
    return say("table-yut-cell", to=CELL[place])


def _stick(
    p: QPainter, t: Table, chair: int, x: float, y: float, say: Say, shown: bool, now: bool
) -> None:
    """In secret: hatched until the key is held; thrown: the side in words."""
    game = t.game
    edge = INK if now else MIST
    if game.step in ("move", "over") and game.thrown:
        key = "front" if game.thrown[chair] == "front" else "back"
        text(p, x, y, say(f"word-{key}"), 17, edge, most=74)
        return
    side, box = game.sticks[chair], QRectF(x, y - 9, 62, 18)
    if side == "":
        text(p, x, y, say("table-yut-missing"), 16, edge, most=78)
    elif side is None:
        rounded(p, box, 5, None, edge, 1.5, (3, 3))
        text(p, box.center().x(), y, say("table-yut-unknown"), 16, edge, most=66, align="centre")
    elif shown:
        text(p, x, y, say(f"word-{side}"), 17, INK if now else IVORY, bold=True, most=74)
    else:
        rounded(p, box, 5, "#3A2E10" if now else "#0A1311", edge, 1.5)
        hatch(p, box.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)


# ---------- results and moves


def _results(p: QPainter, t: Table, say: Say, w: float) -> None:
    y = 52 + CHAIRS * 31 + 6
    saved = t.game.saved
    words = " · ".join(say(f"hall-yut-{r}") for r in saved[-8:]) or "–"
    text(p, RIGHT, y, say("table-yut-results"), 16, BRASS, bold=True, most=110)
    text(
        p,
        RIGHT + 92,
        y,
        words,
        fit(words, (18, 16), w - RIGHT - 210),
        IVORY,
        bold=True,
        most=w - RIGHT - 200,
    )
    count = say("table-yut-throws", count=t.game.count)
    text(p, w - 14, y, count, 16, MIST, most=110, align="right")


def _moves(p: QPainter, t: Table, say: Say, w: float, h: float) -> None:
    """What each key of the pad moves, and what its digits stand for."""
    options = tuple(o for o in moves(t.game))
    room = ROOM - (t.game.config.may_pass == "yes")
    groups = next((g for g in (grouped(options, level) for level in LEVELS) if len(g) <= room), [])
    for k, group in enumerate(groups):
        y = 216 + k * 24
        text(p, RIGHT + 10, y, KEYS[k], 17, LAMP, bold=True, align="centre", most=20)
        words = line(group, say)
        size = fit(words, (17, 16), w - RIGHT - 46)
        text(p, RIGHT + 30, y, words, size, IVORY, most=w - RIGHT - 40)


def line(group: tuple[Option, ...], say: Say) -> str:
    """A key in words: the move, or for each piece the digits of where it may go."""
    fields = {n: tuple(dict.fromkeys(value(o, n) for o in group)) for n in FIELDS}
    parts = [label(fields, say)]
    for piece in fields["piece"]:
        own = dict.fromkeys(value(o, "to") for o in group if value(o, "piece") == piece)
        name = [say("table-yut-piece", piece=piece) + " –"] if len(fields["piece"]) > 1 else []
        digits = [f"{fields['to'].index(to) + 1}:{_place_word(to, say)}" for to in own]
        if name or len(fields["to"]) > 1:
            parts.append(" ".join([*name, *digits]))
    if len(fields["join"]) > 1:
        joins = keys("join", fields["join"])
        parts.append(" ".join(f"{k}:{f'+{v}' if v else '–'}" for k, v in enumerate(joins, 1)))
    return "   ".join(parts)


def _place_word(to: Any, say: Say) -> str:
    return say("table-yut-home") if to == "home" else str(to)
