"""The middle of the table: shared cards, pots and who can win them, the outcome, the rounds."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import even, fit, named, plate, rounded, text
from app.games.holdem.look import Look, turned
from app.games.holdem.table import Table
from app.pieces.money import purse
from app.pieces.signs import sign
from app.pieces.stamped import card
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LAMP, LINE, MIST
from engine.games.holdem.records import DECIDE, ROUNDS, SWAP

CARD, TOP = 252, 232
LEFT, WIDE = 660, 600  # of the pots
POTS, HIGH = 614, 256


def slot(k: int) -> tuple[float, float]:
    """The upper left corner of a shared card."""
    return 698 + k * 272, TOP


def shared(p: QPainter, t: Table, say: Say, look: Look) -> None:
    """Two places: empty, a card face down, or open. Who chose it is never told."""
    cards = t.game.shared
    for k in range(2):
        x, y = slot(k)
        words = say("hall-holdem-shared", number=k + 1)
        text(p, x + CARD / 2, 194, words, 44, BRASS, bold=True, most=CARD, align="centre")
        if k == look.shared:
            turned(p, x, y, CARD, look.value, look.half)
        elif k < len(cards):
            card(p, x, y, CARD, cards[k])
        else:
            _empty(p, x, y)
            if k == len(cards) and t.game.step == "open":
                _arrives(p, x, y, look.lift)


def _empty(p: QPainter, x: float, y: float) -> None:
    rounded(p, QRectF(x, y, CARD, CARD * 1.4), 17, None, LINE, 3, (4, 3))


def _arrives(p: QPainter, x: float, y: float, lift: float) -> None:
    """The sealed card slides in from above and comes up out of the dark."""
    p.setOpacity(lift)
    card(p, x, y - 40 * (1 - lift), CARD, None)
    p.setOpacity(1)


# ---------- pots


def pots(p: QPainter, t: Table, say: Say) -> None:
    """Two pots have a name; three and more have a number and less room."""
    found = t.pots()
    if len(found) < 3:
        for k, (pot, area) in enumerate(zip(found, _large(len(found)))):
            _named_pot(p, t, k, pot, area, say)
        return
    for k, pot in enumerate(found):
        _small_pot(p, t, k, pot, _small(k, len(found)))


def _large(count: int) -> tuple[QRectF, ...]:
    if count == 1:
        return (QRectF(LEFT + 90, POTS, WIDE - 180, HIGH),)
    half = (WIDE - 16) / 2
    return tuple(QRectF(LEFT + k * (half + 16), POTS, half, HIGH) for k in range(2))


def _small(k: int, count: int) -> QRectF:
    half, low = (WIDE - 16) / 2, (HIGH - 12) / 2
    middle = LEFT + half / 2 + 8
    x = middle if count == 3 and k == 2 else LEFT + k % 2 * (half + 16)
    return QRectF(x, POTS + k // 2 * (low + 12), half, low)


def _named_pot(
    p: QPainter, t: Table, k: int, pot: tuple[int, tuple[int, ...]], at: QRectF, say: Say
) -> None:
    size, who = pot
    x = at.center().x()
    rounded(p, at, 16, BOARD, BRASS, 3)
    alone = k > 0 and len(who) == 1
    key = "back" if alone else "side" if k else "pot" if len(t.pots()) == 1 else "main"
    words = say(f"hall-holdem-{key}")
    number = fit(words, (48, 44), at.width() - 24, bold=True)
    text(p, x, at.top() + 42, words, number, BRASS, bold=True, most=at.width() - 20, align="centre")
    purse(p, x, at.top() + 126, str(size), (112, 88), at.width() - 24)
    _signs(p, t, who, x, at.bottom() - 44, 78)


def _small_pot(p: QPainter, t: Table, k: int, pot: tuple[int, tuple[int, ...]], at: QRectF) -> None:
    size, who = pot
    rounded(p, at, 14, BOARD, BRASS, 3)
    text(p, at.left() + 22, at.top() + 40, str(k + 1), 44, BRASS, bold=True, serif=True, most=40)
    purse(p, at.center().x() + 22, at.top() + 40, str(size), (64, 56), at.width() - 80)
    _signs(p, t, who, at.center().x(), at.bottom() - 30, 66)


def _signs(p: QPainter, t: Table, who: tuple[int, ...], x: float, y: float, pitch: float) -> None:
    for k, chair in enumerate(who):
        sign(p, t.team(chair), x + (k - (len(who) - 1) / 2) * pitch, y, 25, IVORY)


def pot_spot(t: Table) -> tuple[float, float]:
    """The middle of the pot that is paid next."""
    found = t.pots()
    count = len(found)
    if count < 3:
        at = _large(max(1, count))[-1]
        return at.center().x(), at.top() + 126
    at = _small(count - 1, count)
    return at.center().x(), at.top() + 40


# ---------- the outcome of a round, and the rounds


def outcome(p: QPainter, t: Table, say: Say) -> None:
    """The hand that won, where the pots lay; or that all the others gave up."""
    who = t.winners()
    if not who:
        return
    at = QRectF(LEFT + 30, POTS, WIDE - 60, HIGH)
    rounded(p, at, 16, BOARD, BRASS, 3)
    x, hand = at.center().x(), t.hand(who[0])
    key = f"hall-holdem-won-{hand}" if hand else "hall-holdem-won-alone"
    words = say(key, card=t.face(who[0]))
    size = fit(words, (64, 56, 48, 44), at.width() - 40, bold=True, serif=True)
    text(p, x, at.top() + 64, words, size, BRASS, bold=True, serif=True, most=at.width() - 40,
         align="centre")  # fmt: skip
    room = at.width() / len(who)
    wide = min(room - 96, 420)
    sizes = even([t.name(i) for i in who], (88, 64, 56, 48, 44), wide)
    for k, chair in enumerate(who):
        middle, y = at.left() + (k + 0.5) * room, at.bottom() - 80
        name = named(p, middle + 36, y, t.name(chair), sizes, most=wide, align="centre")
        sign(p, t.team(chair), middle - name / 2 - 10, y, 28, BRASS)


def phase(p: QPainter, t: Table, say: Say) -> None:
    """Which of the two betting rounds is on."""
    if t.game.step == "bet":
        words = say("hall-holdem-betting", number=len(t.game.shared))
        text(p, 960, 928, words, 56, IVORY, bold=True, most=WIDE, align="centre")


def rounds(p: QPainter, t: Table) -> None:
    """Twenty rounds in three spans: whose turn it is to hold the cards."""
    for k in range(1, ROUNDS + 1):
        x = 936 + (k - 1) * 43.5 + 32 * (k > SWAP) + 32 * (k > DECIDE)
        here = QRectF(x, 1014, 34, 36)
        if k == t.game.round and t.running:
            plate(p, here.adjusted(-4, -8, 4, 8), LAMP)
        else:
            done = k <= t.game.round
            rounded(p, here, 6, MIST if done else None, None if done else LINE, 3)
