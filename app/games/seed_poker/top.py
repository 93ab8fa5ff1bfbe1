"""Above the seats: the seeds, the cards that dropped out, the pot and what it is worth."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, rounded, text
from app.games.seed_poker.table import Table, places
from app.pieces import cards
from app.pieces.flight import Spot, between, in_out
from app.pieces.seeds import seed
from app.pieces.stamped import card, chips, dropped, gem
from app.pieces.turning import turning
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LINE, MIST
from engine.games.seed_poker.records import SEEDS

HEADS, CARDS, CARD, PITCH = 190, 228, 182, 252
DROPS, DROP = 840, 96
POT = QRectF(1200, 160, 660, 384)
TURN_MS, SLIDE_MS = 420, 280


def seed_spot(where: tuple[str, int]) -> tuple[Spot, float]:
    """The upper left corner of an opened card of the pile, and its width."""
    kind, k = where
    if kind == "seed":
        return (60 + k * PITCH, CARDS), CARD
    return (DROPS + k % 3 * (DROP + 14), CARDS + k // 3 * (DROP * 1.4 + 12)), DROP


def chips_spot() -> Spot:
    return POT.left() + 92, POT.top() + 240


def gem_spot() -> Spot:
    return POT.left() + 530, POT.top() + 196


class Opening(NamedTuple):
    """A card of the pile on its way: turned where the next one lies, then everybody makes room."""

    was: Table
    new: int
    turned: float
    slid: float


def opening(was: Table, new: int, moved: float) -> Opening:
    gone = moved * (TURN_MS + SLIDE_MS)
    return Opening(was, new, min(1.0, gone / TURN_MS), max(0.0, (gone - TURN_MS) / SLIDE_MS))


def seeds(p: QPainter, t: Table, say: Say, on_its_way: Opening | None) -> None:
    """The seeds, highest first, and what dropped out."""
    seed(p, 84, HEADS, 27)
    text(p, 128, HEADS, say("hall-seed-seeds"), 56, BRASS, bold=True, most=400)
    for k in range(SEEDS):
        _place(p, k, say, empty=k >= len((on_its_way.was if on_its_way else t).game.seeds))
    if t.game.dropped:
        text(p, DROPS, HEADS, say("hall-seed-dropped"), 44, MIST, most=320)
    for value, where in places(t.game).items():
        if on_its_way is not None:
            _moving(p, value, where, on_its_way)
        elif where[0] == "seed":
            card(p, *seed_spot(where)[0], CARD, value)
        else:
            dropped(p, *seed_spot(where)[0], DROP, value)


def _moving(p: QPainter, value: int, where: tuple[str, int], way: Opening) -> None:
    """Nothing makes room, and so tells the rank of the new card, before its face is seen."""
    old = places(way.was.game)
    neutral = ((60 + len(way.was.game.seeds) * PITCH, CARDS), CARD)
    start, before = seed_spot(old[value]) if value in old else neutral
    end, wide = seed_spot(where)
    x, y = between(start, end, in_out(way.slid))
    wide = before + (wide - before) * in_out(way.slid)
    if value == way.new and way.turned < 1:
        turning(p, x, y, wide, value, way.turned)
    elif old.get(value) == where and where[0] == "dropped":
        dropped(p, x, y, wide, value)
    else:
        cards.card(p, x, y, wide, value)


def _place(p: QPainter, k: int, say: Say, empty: bool) -> None:
    x = 60 + k * PITCH
    if empty:
        rounded(p, QRectF(x, CARDS, CARD, CARD * 1.4), 13, None, LINE, 3, (5, 4))
    words = say(f"hall-seed-to-{k + 1}")
    text(p, x + CARD / 2, 516, words, 44, MIST, align="centre", most=PITCH - 4)


def pot(p: QPainter, t: Table, say: Say) -> None:
    """What the winner takes: chips, and garnets with the prize."""
    count, _ = t.pot()
    prize = t.prize()
    some = bool(count or prize)
    rounded(p, POT, 18, BOARD, BRASS if some else LINE, 3)
    left, top = POT.left(), POT.top()
    shade = BRASS if some else MIST
    for x, name in ((210, "pot"), (530, "garnets")):
        words = say(f"hall-seed-{name}")
        text(p, left + x, top + 54, words, 56, shade, bold=True, align="centre", most=240)
    _chips(p, t, count, say)
    if prize:
        text(p, left + 424, top + 196, "+", 88, MIST, bold=True, align="centre", most=60)
        gem(p, *gem_spot(), 70)
        text(p, left + 530, top + 322, prize, 88, bold=True, align="centre", most=230)
    else:
        text(p, left + 530, top + 196, "–", 64, LINE, bold=True, align="centre", most=80)


def _chips(p: QPainter, t: Table, count: int, say: Say) -> None:
    left, top = POT.left(), POT.top()
    if not count:
        text(p, left + 210, top + 196, "–", 64, LINE, bold=True, align="centre", most=80)
        return
    chips(p, left + 92, top + 362, count, 84)
    number = str(count)
    size = fit(number, (150, 112), 220, bold=True)
    text(p, left + 160, top + 206, number, size, IVORY, bold=True, most=236)
    if t.game.carried[0]:
        words = say("hall-seed-carried", chips=t.game.carried[0])
        text(p, left + 160, top + 330, words, 44, MIST, most=262)
