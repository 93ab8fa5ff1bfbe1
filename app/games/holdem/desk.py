"""Hold'em on the console: shared cards, the room next door, pots, the teams; secrets hatched."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import even, fit, hatch, named, plate, rounded, text
from app.games.holdem.table import Table
from app.pieces.cards import card
from app.pieces.money import gem
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, GROUND, INK, IVORY, LINE, MIST, REASON, colour
from engine.games.holdem.records import NOT_PICKED, UNDECIDED, UNSOLVED, WHO
from engine.games.holdem.room import at_work
from engine.minigames import MINIGAMES, numbered
from engine.types import NOBODY

HEADS, ROWS, PITCH = 152, 184, 38  # of the list of teams
NUMBER, SIGN, NAME, HAND, PURSE, PAID, STATE = 22, 52, 72, 300, 420, 556, 630


def paint(p: QPainter, show: Any, seat: int, say: Say, shown: bool, w: float, h: float) -> None:
    """The dealer's own table; `shown` while the key is held that lifts the hatch."""
    t = Table(show, show.game)
    _shared(p, t)
    _room(p, t, say, shown)
    _pots(p, t, say, w)
    pitch = min(56.0, (h - ROWS - 8) / max(4, len(t.chairs)) + 4)
    _heads(p, say, w)
    for chair in t.chairs:
        _row(p, t, chair, ROWS + chair * pitch, say, shown, w)


# ---------- the cards and the room


def _shared(p: QPainter, t: Table) -> None:
    for k in range(2):
        x, y, cards = 16 + k * 72, 46, t.game.shared
        if k < len(cards):
            card(p, x, y, 62, cards[k])
        elif k == len(cards) and t.game.step == "open":
            card(p, x, y, 62, None)
        else:
            rounded(p, QRectF(x, y, 62, 87), 5, None, LINE, 1.5, (4, 3))


def _room(p: QPainter, t: Table, say: Say, shown: bool) -> None:
    """What only the room and the dealer know: the problem, who solved it, what was picked."""
    game, room, x = t.game, t.game.room, 168
    if not game.kind:
        return
    if room is None:
        words = say("table-holdem-game", kind=game.kind)
        text(p, x, 58, words, 17, BRASS, bold=True, most=320)
        key = "table-holdem-waits" if at_work(game) else "table-holdem-rests"
        text(p, x, 86, say(key), 16, MIST, most=320)
        return
    words = say("table-holdem-problem", kind=game.kind, level=room.level, number=room.number)
    if shown and room.solver == UNSOLVED:
        answer = _answer(game.kind, room.level, room.number)
        words = say("table-holdem-answer", answer=answer)
    named(p, x, 58, words, (17, 16), BRASS, most=320)
    _secret(p, x, 86, say("table-holdem-solver"), _solver(t, say), room.solver != UNSOLVED, shown)
    picked = say("table-holdem-sealed") if room.card is None else str(room.card)
    _secret(p, x, 118, say("table-holdem-pick"), picked, room.card != NOT_PICKED, shown)
    if room.wrong and shown:
        text(p, x + 228, 86, say("table-holdem-wrong"), 16, REASON, most=98)
        for k, chair in enumerate(room.wrong):
            sign(p, t.team(chair), x + 238 + k * 25, 118, 9, REASON)


@lru_cache(8)
def _answer(kind: str, level: int, number: int) -> str:
    """For whoever judges by ear; a problem has just one (§10)."""
    game = MINIGAMES[kind]
    return game.write_answer(game.solve(numbered(kind, level, number))[0])


def _solver(t: Table, say: Say) -> str:
    solver = t.game.room.solver
    return say("table-holdem-nobody") if solver == NOBODY else t.short(t.team(solver))


def _secret(
    p: QPainter, x: float, y: float, label: str, words: str, there: bool, shown: bool
) -> None:
    """A label and its box: empty dashes, a hatch, or the words while the key is held."""
    text(p, x, y, label, 16, MIST, most=100)
    at = QRectF(x + 104, y - 14, 108, 28)
    if not there:
        rounded(p, at, 5, None, LINE, 1.5, (4, 3))
    elif not shown:
        _hatched(p, at, GROUND)
    else:
        rounded(p, at, 5, GROUND, MIST, 1.5)
        middle = at.center()
        named(p, middle.x(), middle.y(), words, (18, 16), IVORY, most=100, align="centre")


def _hatched(p: QPainter, at: QRectF, ground: str) -> None:
    rounded(p, at, 5, ground, MIST, 1.5)
    hatch(p, at.adjusted(3, 3, -3, -3), colour(MIST, 120), 8, 2.5)


# ---------- pots


def _pots(p: QPainter, t: Table, say: Say, w: float) -> None:
    """Each with who can still win it."""
    if not t.running:
        return
    found = t.pots()
    left = 500.0
    wide = min(150.0, (w - 16 - left - 8 * (len(found) - 1)) / max(1, len(found)))
    for k, (size, who) in enumerate(found):
        at = QRectF(w - 16 - (len(found) - k) * (wide + 8) + 8, 46, wide, 87)
        rounded(p, at, 6, BOARD, BRASS, 1.5)
        key = "pot" if len(found) == 1 else "side" if k else "main"
        words = say(f"table-holdem-{key}", number=k) if wide > 90 else str(k + 1)
        text(p, at.left() + 8, 62, words, 16, BRASS, bold=True, most=wide - 12)
        x = at.left() + 8
        if wide > 90:
            gem(p, x + 10, 90, 11)
            x += 28
        text(p, x, 90, str(size), 24 if wide > 90 else 20, bold=True, most=at.right() - x - 4)
        pitch = min(24.0, (wide - 26) / max(1, len(who) - 1))
        for j, chair in enumerate(who):
            sign(p, t.team(chair), at.left() + 14 + j * pitch, 118, 9 if wide > 90 else 7)


# ---------- the teams


def _heads(p: QPainter, say: Say, w: float) -> None:
    for x, name in ((SIGN - 8, "seat"), (HAND, "hand"), (PURSE, "purse"), (PAID, "paid"),
                    (STATE, "state")):  # fmt: skip
        text(p, x, HEADS, say(f"table-holdem-{name}"), 16, MIST, most=120)


def _row(p: QPainter, t: Table, chair: int, y: float, say: Say, shown: bool, w: float) -> None:
    now = chair == t.lit()
    away = t.folded(chair) or t.out(chair)
    if now:
        plate(p, QRectF(8, y - 17, w - 16, 34))
    ink = INK if now else MIST if away else IVORY
    text(p, NUMBER, y, str(chair + 1), 17, INK if now else BRASS, bold=True, most=20)
    sign(p, t.team(chair), SIGN, y, 10, ink)
    _names(p, t, chair, y, ink, say)
    _hand(p, t, chair, y, say, shown, now)
    bets = t.game.bets
    gem(p, PURSE + 10, y, 10)
    text(p, PURSE + 70, y, str(bets.purse[chair]), 20, ink, bold=True, most=46, align="right")
    if t.running and not t.out(chair):
        text(p, PAID + 40, y, str(bets.paid[chair]), 20, ink, bold=True, most=46, align="right")
    _state(p, t, chair, y, ink, say, shown, w)


def _names(p: QPainter, t: Table, chair: int, y: float, ink: str, say: Say) -> None:
    """Who holds the cards, and small the other one of the team."""
    sizes = even([t.name(i) for i in t.chairs], (19, 17, 16), 118)
    wide = named(p, NAME, y, t.name(chair), sizes, ink, most=118)
    other = t.short(t.partner(chair))
    if other:
        room = HAND - NAME - wide - 20
        named(p, NAME + wide + 8, y, other, (16,), ink, most=min(room, 96), bold=False)


def _hand(p: QPainter, t: Table, chair: int, y: float, say: Say, shown: bool, now: bool) -> None:
    """Nothing, a hatch, "not seen", or the number."""
    if not t.dealt(chair):
        return
    at, value = QRectF(HAND, y - 13, 84, 26), t.game.cards[chair]
    if value is None:
        edge = INK if now else MIST
        rounded(p, at, 5, None, edge, 1.5, (3, 3))
        words = say("table-holdem-unseen")
        text(p, at.center().x(), y, words, 16, edge, most=80, align="centre")
    elif shown or t.face(chair) is not None:
        rounded(p, at, 5, IVORY)
        text(p, at.center().x(), y, str(value), 19, INK, bold=True, most=80, align="centre")
    else:
        _hatched(p, at, "#3A2E10" if now else GROUND)


def _state(
    p: QPainter, t: Table, chair: int, y: float, ink: str, say: Say, shown: bool, w: float
) -> None:
    game = t.game
    words = say(f"table-holdem-{_word(t, chair, shown)}")
    size = fit(words, (18, 17, 16), 110, bold=True)
    text(p, STATE, y, words, size, ink, bold=True, most=112)
    if chair == game.first and game.step not in ("lot", "over") and not t.out(chair):
        text(p, w - 20, y, say("table-holdem-first"), 16, INK if ink == INK else BRASS, bold=True,
             most=50, align="right")  # fmt: skip


def _word(t: Table, chair: int, shown: bool) -> str:
    game = t.game
    if chair == game.candidate and not t.running:
        return "candidate"
    if t.out(chair):
        return "out"
    if game.step == "roles":
        choice = game.choices[chair]
        if choice == UNDECIDED:
            return "undecided"
        return choice if shown and choice in WHO else "decided"
    if chair == t.lit():
        return "on-turn"
    if t.folded(chair):
        return "fold"
    if chair in game.shown and t.running:
        return "shown"
    return "all-in" if t.all_in(chair) else "in"
