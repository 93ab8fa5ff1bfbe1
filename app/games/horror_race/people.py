"""The people of the race: who has handed in, the order of play, what each was paid."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, disc, even, named, polygon, rounded, text, tick
from app.games.horror_race.table import Table
from app.pieces.coins import coin
from app.pieces.emblems import emblem
from app.pieces.money import gem
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LAMP, LINE, MIST, PINE, colour, mixed
from engine.types import NOBODY

LEFT, RIGHT, TOP, BOTTOM = 1484, 1860, 218, 1000  # of the column at the right
NAME_WIDE = 204


# ---------- the order of play


def row(chairs: int, position: float) -> float:
    """The middle of a row of the column."""
    return TOP + (position + 0.5) * _pitch(chairs)


def _pitch(chairs: int) -> float:
    return min(88.0, (BOTTOM - TOP) / chairs)


def order(p: QPainter, t: Table, say: Say, lamps: dict[int, float], ys: dict[int, float]) -> None:
    """Every chair in order of play; a lamp on who is on turn, a tick on who is done."""
    heading(p, say("hall-horror-order"))
    chairs = t.game.order
    sizes = even(t.names(), (48, 44), NAME_WIDE)
    for position, chair in enumerate(chairs):
        y = ys.get(chair, row(len(chairs), position))
        strength = lamps.get(position, 0.0)
        if strength:
            high = _pitch(len(chairs)) - 4
            box = QRectF(LEFT - 14, y - high / 2, RIGHT - LEFT + 14, high)
            polygon(p, cut_corners(box, 18), colour(LAMP, round(255 * strength)))
        _order_row(p, t, say, position, y, strength, sizes)


def heading(p: QPainter, words: str) -> None:
    x = (LEFT + RIGHT) / 2
    text(p, x, 186, words, 44, MIST, align="centre", most=RIGHT - LEFT - 60)


def _order_row(
    p: QPainter, t: Table, say: Say, position: int, y: float, lit: float, sizes: tuple[int, ...]
) -> None:
    game, chair = t.game, t.game.order[position]
    placing = game.step == "turn"
    done = game.round > 0 and (position < game.turn or not placing)
    number, name = (LINE, MIST) if done else (BRASS, IVORY)
    number, name = mixed(number, INK, lit), mixed(name, INK, lit)
    text(p, LEFT + 54, y, str(position + 1), 44, number, bold=True, align="right", most=56)
    named(p, LEFT + 68, y, t.name(chair), sizes, name, most=NAME_WIDE, bold=not done or lit > 0)
    if game.forfeiter == chair != NOBODY:
        word = say("hall-horror-forfeit")
        text(p, RIGHT, y, word, 44, BRASS, bold=True, align="right", most=102)
    elif t.own and game.supports[chair]:  # whoever sees this knows them: the open cut
        for k, character in enumerate(game.supports[chair]):
            emblem(p, character, RIGHT - 76 + k * 52, y, 24)
    elif done:
        tick(p, RIGHT - 24, y, 17, LINE)


# ---------- garnets


def gains(p: QPainter, t: Table, say: Say, paid: bool) -> None:
    """What each chair was paid; before that, the same rows without numbers."""
    heading(p, say("hall-horror-gains"))
    chairs = t.game.order
    sizes = even(t.names(), (48, 44), NAME_WIDE)
    for position, chair in enumerate(chairs):
        y = row(len(chairs), position)
        sign(p, t.player(chair), LEFT + 28, y, 23, BRASS)
        won = t.game.paid[chair] if paid and t.game.paid else 0
        shade = IVORY if won or not paid else MIST
        named(p, LEFT + 64, y, t.name(chair), sizes, shade, most=NAME_WIDE)
        if won:
            gem(p, RIGHT - 62, y, 23)
        if paid:
            number = str(won)
            text(p, RIGHT, y, number, 56, shade, bold=True, align="right", most=36)


def purse_spot(t: Table, chair: int) -> tuple[float, float]:
    """Where a chair's garnets come to lie."""
    return RIGHT - 62, row(len(t.game.order), t.game.order.index(chair))


# ---------- supports


def tiles(p: QPainter, t: Table, fresh: dict[int, float]) -> None:
    """Who has handed in two coins, face down but to whom they are known; `fresh` still fly."""
    boxes = grid(len(t.game.supports), QRectF(60, 164, 1800, 836), (1, 1, 2, 3, 2, 3, 3, 4), 264)
    sizes = even(t.names(), (56, 48, 44), boxes[0].width() - 128)
    for chair, (box, handed) in enumerate(zip(boxes, t.handed_in())):
        closed = handed and chair not in fresh
        rounded(p, box, 16, BOARD if handed else GROUND, IVORY if closed else LINE, 3)
        y = box.top() + 58
        sign(p, t.player(chair), box.left() + 58, y, 30, BRASS)
        name = IVORY if handed else MIST
        named(p, box.left() + 108, y, t.name(chair), sizes, name, most=box.width() - 128)
        known = (t.own and t.game.supports[chair]) or (None, None)
        here = fresh.get(chair, 1.0)
        for character, side in zip(known, (-1, 1)):
            x, low = box.center().x() + side * 74, box.bottom() - 92
            disc(p, x, low, 54, GROUND, LINE, 4)
            if handed:
                _handed(p, character, x, low - (1 - here) * 46, 55, here)


def grid(count: int, area: QRectF, columns: tuple[int, ...], most: float) -> tuple[QRectF, ...]:
    """Equal boxes in rows, in the middle of an area; `columns` by count, the last for more."""
    across = columns[min(count, len(columns) - 1)]
    down = ceil(count / across)
    wide = (area.width() - 16 * (across - 1)) / across
    high = min(most, (area.height() - 16 * (down - 1)) / down)
    top = area.center().y() - (down * (high + 16) - 16) / 2
    return tuple(
        QRectF(area.left() + k % across * (wide + 16), top + k // across * (high + 16), wide, high)
        for k in range(count)
    )


def _handed(p: QPainter, face: str | None, x: float, y: float, r: float, shown: float) -> None:
    """A coin that was handed in, on its way to lie there."""
    p.setOpacity(shown)
    if face is None:
        _closed(p, x, y, r)
    else:
        coin(p, face, x, y, r)
    p.setOpacity(1)


def _closed(p: QPainter, x: float, y: float, r: float) -> None:
    """A coin face down: the same for every character."""
    disc(p, x, y, r, PINE, IVORY, r * 0.13)
    corners = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    hexagon = tuple((x + a * r * 0.54, y + b * r * 0.54) for a, b in corners)
    polygon(p, hexagon, None, BRASS, r * 0.09)
    disc(p, x, y, r * 0.18, BRASS)


def supports(p: QPainter, t: Table, turning: dict[int, float]) -> None:
    """The two characters of each chair, as far as they were revealed."""
    area = QRectF(60, 676, 1400, 306)
    boxes = grid(len(t.game.supports), area, (1, 1, 2, 3, 4, 5, 3, 4, 4, 5, 5, 6), 145)
    sizes = even(t.names(), (48, 44), boxes[0].width() - 20)
    for chair, box in enumerate(boxes):
        shown = t.game.revealed[chair] and t.game.supports[chair]
        half = turning.get(chair, 1.0)
        rounded(p, box, 14, BOARD, IVORY if shown else LINE, 3)
        x = box.center().x()
        named(p, x, box.top() + 34, t.name(chair), sizes, most=box.width() - 20, align="centre")
        for k, side in enumerate((-1, 1)):
            where = x + side * 48, box.bottom() - 46
            if shown and half > 0.5:
                emblem(p, t.game.supports[chair][k], *where, 36)
            else:
                _closed(p, *where, 34)
