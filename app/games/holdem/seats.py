"""The seats at the table: who holds the cards for whom, the card, the purse, the bet, a word."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import even, named, panel, rounded, text, width
from app.games.holdem.look import Look, turned
from app.games.holdem.table import Table
from app.pieces.cards import peeked
from app.pieces.money import gem, purse
from app.pieces.signs import sign
from app.pieces.stamped import card, folded
from app.text import Say
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LAMP, LINE, MIST, mixed
from engine.games.holdem.records import UNDECIDED, WHO

WIDE, HIGH = 470, 400
LEFT, RIGHT = 60, 1390
UPPER, LOWER, MIDDLE = 160, 580, 370
CARD = 150
PLACES: dict[int, tuple[tuple[int, int], ...]] = {  # clockwise, by how many teams began
    2: ((LEFT, MIDDLE), (RIGHT, MIDDLE)),
    3: ((LEFT, MIDDLE), (RIGHT, UPPER), (RIGHT, LOWER)),
    4: ((LEFT, UPPER), (RIGHT, UPPER), (RIGHT, LOWER), (LEFT, LOWER)),
}


class Tag(NamedTuple):
    """The word at the foot of a seat and how loud it is."""

    words: str
    look: str  # solid, lined, faint, asked


def box(t: Table, chair: int) -> QRectF:
    x, y = PLACES[len(t.chairs)][chair]
    return QRectF(x, y, WIDE, HIGH)


def card_spot(t: Table, chair: int) -> tuple[float, float]:
    """The upper left corner of the private card."""
    at = box(t, chair)
    return at.left() + 28, at.bottom() - 24 - CARD * 1.4


def purse_spot(t: Table, chair: int) -> tuple[float, float]:
    """The middle of the purse."""
    at = box(t, chair)
    return at.left() + 324, at.top() + 252


def bet_spot(t: Table, chair: int) -> tuple[float, float]:
    """Where the garnets lie that a chair has put in: between it and the middle."""
    at = box(t, chair)
    return (595 if at.left() == LEFT else 1325), at.center().y() + 10


def seats(p: QPainter, t: Table, say: Say, look: Look) -> None:
    """Every team, at its place all the evening."""
    for chair in t.chairs:
        _seat(p, t, chair, say, look)
        if t.running and not t.out(chair):
            _bet(p, t, chair)


def _seat(p: QPainter, t: Table, chair: int, say: Say, look: Look) -> None:
    lit = look.lamps.get(chair, 0.0) if look.lamps is not None else float(chair == t.lit())
    away = t.folded(chair) or t.out(chair)
    at = box(t, chair)
    _board(p, at, away, lit)
    _head(p, t, chair, at, mixed(MIST if away else IVORY, INK, lit), mixed(BRASS, INK, lit))
    _second(p, t, chair, at, say)
    _card(p, t, chair, look)
    _purse(p, t, chair, away)
    _tag(p, at, tag(t, chair, say))


def _board(p: QPainter, at: QRectF, away: bool, lit: float) -> None:
    """The lamp fades in over the board: the two shapes are never drawn on top of each other."""
    if lit < 1:
        p.setOpacity(1 - lit)
        rounded(p, at, 16, GROUND if away else BOARD, LINE, 3)
    if lit:
        p.setOpacity(lit)
        panel(p, at, lit=True)
    p.setOpacity(1)


def _head(p: QPainter, t: Table, chair: int, at: QRectF, ink: str, mark: str) -> None:
    y = at.top() + 44
    sizes = even([t.name(i) for i in t.chairs], (64, 56, 48), WIDE - 134)
    sign(p, t.team(chair), at.left() + 58, y, 29, mark)
    named(p, at.left() + 106, y, t.name(chair), sizes, ink, most=WIDE - 126)


def _second(p: QPainter, t: Table, chair: int, at: QRectF, say: Say) -> None:
    """For whom, or with whom; and the brass pill of the first player."""
    y, right = at.top() + 124, at.right() - 22
    game = t.game
    if chair == game.first and game.step not in ("lot", "over", "roles") and not t.out(chair):
        words = say("hall-holdem-first")
        wide = width(words, 44, bold=True) + 40
        rounded(p, QRectF(right - wide, y - 27, wide, 54), 27, BRASS)
        text(p, right - wide / 2, y, words, 44, INK, bold=True, most=wide - 20, align="centre")
        right -= wide + 16
    other = t.short(t.partner(chair))
    if other:
        key = "hall-holdem-for" if game.helper[chair] else "hall-holdem-with"
        room = right - at.left() - 30
        named(p, at.left() + 30, y, say(key, name=other), (48, 44), MIST, most=room, bold=False)


def _card(p: QPainter, t: Table, chair: int, look: Look) -> None:
    x, y = card_spot(t, chair)
    if chair == look.card:
        turned(p, x, y, CARD, look.value, look.half)
    elif not t.dealt(chair) or chair in look.gone:
        rounded(p, QRectF(x, y, CARD, CARD * 1.4), 10, None, LINE, 2.5, (4, 3))
    elif t.private(chair) and t.running and not t.folded(chair):
        peeked(p, x, y, CARD, t.private(chair))
    elif t.face(chair) is not None or (t.running and not t.folded(chair)):
        card(p, x, y, CARD, t.face(chair))
    else:
        folded(p, x, y, CARD)


def _purse(p: QPainter, t: Table, chair: int, away: bool) -> None:
    numbers = t.game.bets.purse
    wide = 262
    size = 112 if max(numbers) < 100 else 88
    x, y = purse_spot(t, chair)
    purse(p, x, y, str(numbers[chair]), (size,), wide, MIST if away else IVORY)


def _bet(p: QPainter, t: Table, chair: int) -> None:
    """Gem above number; mist where the chair has given up what it put in."""
    x, y = bet_spot(t, chair)
    paid = t.game.bets.paid[chair]
    shade = IVORY if chair in t.game.bets.live else MIST
    gem(p, x, y - 52, 38)
    size = 88 if max(t.game.bets.paid) < 100 else 64
    text(p, x, y + 36, str(paid), size, shade, bold=True, most=124, align="centre")


# ---------- the word at the foot


def tag(t: Table, chair: int, say: Say) -> Tag | None:
    """What there is to say of a chair, if anything."""
    game = t.game
    if game.step == "nominate" and chair in game.bust:
        return Tag("?", "asked")
    if chair == game.candidate and not t.running:
        return Tag(say("hall-holdem-candidate"), "lined")
    if t.out(chair):
        return Tag(say("hall-holdem-out"), "faint")
    if game.step == "roles":
        return _role(t, chair, say)
    return _played(t, chair, say)


def _played(t: Table, chair: int, say: Say) -> Tag | None:
    hand = t.hand(chair)
    if hand:
        look = "solid" if chair in t.winners() else "lined"
        return Tag(say(f"hall-holdem-hand-{hand}", card=t.face(chair)), look)
    if chair in t.winners():
        return Tag(say("hall-holdem-wins"), "solid")
    if t.folded(chair):
        return Tag(say("hall-holdem-fold"), "faint")
    return Tag(say("hall-holdem-all-in"), "solid") if t.all_in(chair) else None


def _role(t: Table, chair: int, say: Say) -> Tag:
    """Decided is a shape and no secret; what was decided shows only where the house says so."""
    choice = t.game.choices[chair]
    if choice == UNDECIDED:
        return Tag("?", "asked")
    if choice in WHO and t.game.config.roles == "open_by_standing":
        return Tag(say(f"hall-holdem-role-{choice}"), "solid")
    return Tag(say("hall-holdem-decided"), "solid")


def _tag(p: QPainter, at: QRectF, said: Tag | None) -> None:
    if said is None:
        return
    words, look = said
    where = QRectF(at.left() + 196, at.bottom() - 84, WIDE - 220, 60)
    fill, edge, ink = {
        "solid": (IVORY, IVORY, INK), "lined": (None, IVORY, IVORY), "faint": (None, MIST, MIST),
        "asked": (None, LAMP, LAMP),
    }[look]  # fmt: skip
    rounded(p, where, 10, fill, edge, 4)
    text(p, where.center().x(), where.center().y(), words, 44, ink, bold=True,
         most=where.width() - 12, align="centre")  # fmt: skip
