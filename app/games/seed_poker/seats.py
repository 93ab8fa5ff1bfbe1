"""The chairs in order of play: card, what was done with the pile, purse, and what was decided."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import cut_corners, even, named, polygon, rounded, text
from app.games.seed_poker.table import Table
from app.pieces.cards import peeked
from app.pieces.flight import Spot
from app.pieces.money import chip
from app.pieces.seeds import seeded
from app.pieces.stamped import card, folded, gem
from app.pieces.tags import pill, tag
from app.pieces.turning import turning
from app.text import Say
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LAMP, LINE, MIST, mixed

TOP, HIGH, HEAD, GAP = 610, 378, 76, 10
HAND, SECOND = 104, 88  # px wide
WIDEST = 360


def box(count: int, chair: int) -> QRectF:
    """The panel of a chair; few chairs stand in the middle."""
    wide = min(WIDEST, (1800 - GAP * (count - 1)) / count)
    left = 960 - (count * (wide + GAP) - GAP) / 2
    return QRectF(left + chair * (wide + GAP), TOP, wide, HIGH)


def hand_spot(count: int, chair: int) -> Spot:
    """The upper left corner of the card of a chair."""
    at = box(count, chair)
    return at.center().x() - 105, at.top() + 89


def second_spot(count: int, chair: int) -> Spot:
    x, y = hand_spot(count, chair)
    return x + HAND + 18, y + 12


def purse_spot(count: int, chair: int) -> Spot:
    at = box(count, chair)
    return (at.center().x() - 76 if at.width() < WIDEST else at.left() + 56), at.top() + 273


Turned = dict[
    tuple[str, int], tuple[int | None, float]
]  # "hand" or "second", chair: value, how far


def seats(p: QPainter, t: Table, say: Say, lamps: dict[int, float], turned: Turned) -> None:
    """All chairs; the `turned` cards are on their way from back to face."""
    count = len(t.chairs())
    sizes = even(t.names(), (48, 44), box(count, 0).width() - 68)
    for chair in t.chairs():
        at = box(count, chair)
        lamp = lamps.get(chair, 0.0)
        _panel(p, t, chair, at, lamp, sizes)
        _cards(p, t, chair, turned)
        _purse(p, t, chair, at)
        _decided(p, t, chair, at, say)
        if t.game.order and t.game.order[0] == chair:
            pill(p, at.right() - 62, at.top() - 14, say("hall-seed-first"), 100)


def gone(t: Table, chair: int) -> bool:
    return bool(t.game.out[chair]) or t.folded(chair)


def _panel(
    p: QPainter, t: Table, chair: int, at: QRectF, lamp: float, sizes: tuple[int, ...]
) -> None:
    left = gone(t, chair)
    if lamp < 1:
        rounded(p, at, 16, GROUND if left else BOARD, LINE, 3)
    if lamp:
        p.setOpacity(lamp)
        polygon(p, cut_corners(at.adjusted(-4, -4, 4, 4), 22), LAMP)
        inner = at.adjusted(4, HEAD, -4, -4)
        x, y, r, low = inner.left(), inner.top(), inner.right(), inner.bottom()
        points = ((x, y), (r, y), (r, low - 18), (r - 18, low), (x + 18, low), (x, low - 18))
        polygon(p, points, BOARD)
        p.setOpacity(1)
    y = at.top() + HEAD / 2 + 2
    number = mixed(LINE if left else BRASS, INK, lamp)
    text(p, at.left() + 16, y, str(chair + 1), 48, number, bold=True, serif=True, most=36)
    ink = mixed(MIST if left else IVORY, INK, lamp)
    named(p, at.left() + 52, y, t.name(chair), sizes, ink, most=at.width() - 66)


def _cards(p: QPainter, t: Table, chair: int, turned: Turned) -> None:
    count = len(t.chairs())
    x, y = hand_spot(count, chair)
    value = t.card(chair)
    if ("hand", chair) in turned:
        turning(p, x, y, HAND, *turned["hand", chair])
    elif value == 0:
        rounded(p, QRectF(x, y, HAND, HAND * 1.4), 8, None, LINE, 3, (4, 3))
    elif t.folded(chair):
        folded(p, x, y, HAND)
    elif value is None and t.private(chair):
        peeked(p, x, y, HAND, t.private(chair))
    else:
        card(p, x, y, HAND, value)
    _second(p, t, chair, turned)


def _second(p: QPainter, t: Table, chair: int, turned: Turned) -> None:
    """A seed that supports this card, the card laid open, the one just taken, or a seed added."""
    x, y = second_spot(len(t.chairs()), chair)
    game, support = t.game, t.support()
    at = QRectF(x, y, SECOND, SECOND * 1.4)
    if ("second", chair) in turned:
        turning(p, x, y, SECOND, *turned["second", chair])
    elif chair in support:
        rounded(p, at.adjusted(-6, -6, 6, 6), 12, None, BRASS, 5)
        card(p, x, y, SECOND, support[chair])
    elif t.all_open() and t.joined(chair):
        return
    elif game.laid[chair]:
        card(p, x, y, SECOND, game.laid[chair])
    elif t.taken(chair) and t.own and game.extra:
        peeked(p, x, y, SECOND, game.extra)
    elif t.taken(chair):
        card(p, x, y, SECOND, None)
    elif game.did[chair] == "add":
        seeded(p, at)


def _purse(p: QPainter, t: Table, chair: int, at: QRectF) -> None:
    """Chips; garnets where there is room for both, and for who has no chips left."""
    x, y = purse_spot(len(t.chairs()), chair)
    shade = MIST if gone(t, chair) else IVORY
    game = t.game
    if at.width() < WIDEST and t.to_chip(chair):
        gem(p, x, y, 28)
        text(p, x + 42, y, str(game.garnets[chair]), 64, shade, bold=True, most=116)
        return
    chip(p, x, y, 29)
    text(p, x + 42, y, str(game.chips[chair]), 64, shade, bold=True, most=116)
    if at.width() >= WIDEST:
        gem(p, at.left() + 236, y, 26)
        text(p, at.left() + 272, y, str(game.garnets[chair]), 64, shade, bold=True, most=84)


def _decided(p: QPainter, t: Table, chair: int, at: QRectF, say: Say) -> None:
    where = QRectF(at.left() + 16, at.bottom() - 64, at.width() - 32, 53)
    totals = t.totals()
    if t.game.out[chair]:
        tag(p, where, say("hall-seed-out"), "gone")
    elif chair in totals:
        tag(p, where, say("hall-seed-total", total=totals[chair]), "in")
    elif t.joined(chair):
        tag(p, where, say("hall-seed-in", chips=t.bet(chair)), "in")
    elif t.folded(chair):
        tag(p, where, say("hall-seed-fold"), "gone")
    elif t.game.step in ("bet", "choose") and t.on_turn() == chair:
        tag(p, where, "?", "asked")
