"""The result of a game: who won, who is the candidate, what everybody gained."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, even, header, named, panel, plate, rounded, text, width
from app.pieces.money import gem, purse, signed, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, INK, IVORY, LINE, MIST
from engine.games import GAMES

WINNERS, CANDIDATES = QRectF(60, 172, 1096, 428), QRectF(1172, 172, 688, 428)
TABLE = QRectF(60, 686, 1800, 310)


def result(p: QPainter, show: Any, say: Say) -> None:
    """The outcome as far as it is decided."""
    backdrop(p)
    title = say(f"hall-game-{show.key}") if show.key else say("hall-result")
    right = say("hall-episode", episode=show.episode) if show.episode else ""
    header(p, title, _now(show, say), right)
    if duel_over(show) and len(show.winners) == 1 and not any(show.gained):
        _outcome(p, show, say)
        return
    if not show.winners:
        none = say("hall-no-result")
        text(p, 960, 540, none, 64, MIST, bold=True, align="centre", most=1600)
        return
    _winners(p, show, say)
    _candidates(p, show, say)
    _gains(p, show, say)


def _now(show: Any, say: Say) -> str:
    if show.step == "nominate":
        return say("hall-nominate-now")
    if show.step == "spare":
        return say("hall-spare-now", name=show.players[show.winners[0]].short)
    if show.step in ("oppose", "arena", "partner", "bequeath"):
        who = show.last[:1] if show.step == "bequeath" else show.candidates
        return say(f"hall-{show.step}-now", name=" · ".join(show.players[i].short for i in who))
    return ""


def duel_over(show: Any) -> bool:
    """Whether what is told is the outcome of a death match: somebody leaves, or has left."""
    duel = show.key in GAMES and GAMES[show.key].DEATH_MATCH
    return duel and bool(show.last) and (show.step == "bequeath" or show.last[0] in show.out)


def _outcome(p: QPainter, show: Any, say: Say) -> None:
    """A death match: who won it stays, who is last leaves, each with what they hold."""
    left, right = (
        box.adjusted(0, 0, 0, TABLE.bottom() - box.bottom()) for box in (WINNERS, CANDIDATES)
    )
    plate(p, left)
    rounded(p, left.adjusted(10, 112, -10, -10), 14, BOARD)
    rounded(p, right, 16, BOARD, IVORY, 4, dash=(3, 2))
    sides = (
        (left, show.winners[:1], "hall-duel-winner", INK),
        (right, show.last[:1], "hall-eliminated", IVORY),
    )
    for box, who, key, ink in sides:
        x = box.center().x()
        text(p, x, box.top() + 60, say(key), 56, ink, bold=True, align="centre", most=640)
        for player in who:
            _portrait(p, show, player, box)


def _portrait(p: QPainter, show: Any, player: int, box: QRectF) -> None:
    x, room = box.center().x(), box.width() - 60
    sign(p, player, x, box.top() + 290, 116, BRASS)
    name = show.players[player].short
    named(p, x, box.top() + 530, name, (150, 112, 88), most=room, align="centre")
    if show.garnets[player]:
        purse(p, x, box.top() + 698, str(show.garnets[player]), (112, 88), 500)


def _winners(p: QPainter, show: Any, say: Say) -> None:
    box, who = WINNERS, tuple(show.winners)
    plate(p, box)
    key = "hall-winner" if len(who) == 1 else "hall-winner-joint"
    key = "hall-duel-winner" if duel_over(show) else key
    text(
        p, box.center().x(), box.top() + 60, say(key), 56, INK, bold=True, align="centre", most=900
    )
    body = box.adjusted(10, 112, -10, -10)
    rounded(p, body, 14, BOARD)
    if len(who) == 1:
        _sole(p, show, who[0], body)
    else:
        _people(p, show, who, body)


def _sole(p: QPainter, show: Any, player: int, box: QRectF) -> None:
    """One winner, as large as can be: sign, name, tokens of life, garnets now held."""
    y = box.top() + 92
    name = show.players[player].short
    sign(p, player, box.left() + 130, y, 62, BRASS)
    named(p, box.left() + 232, y, name, (112, 88), most=box.width() - 270)
    low = box.top() + 228
    x = box.left() + 130
    for k in range(min(show.tokens[player], 4)):
        token(p, x + k * 128, low, 54)
    purse(p, box.right() - 190, low, signed(show.gained[player]), (88,), 330)


def _people(p: QPainter, show: Any, who: tuple[int, ...], box: QRectF) -> None:
    """Several people, each with sign, name and tokens, in as few columns as hold them."""
    if len(who) < 3:
        _few(p, show, who, box)
        return
    across = 2 if len(who) < 9 or box.width() < 800 else 3
    deep = -(-len(who) // across)
    pitch = min(120.0, (box.height() - 16) / deep)
    wide = box.width() / across
    top = box.center().y() - deep * pitch / 2
    names = [show.players[player].short for player in who]
    sizes = even(names, (64, 56, 48, 44) if pitch >= 60 else (48, 44), wide - 160)
    r = 23 if pitch < 60 else 28
    for k, player in enumerate(who):
        x, y = box.left() + k // deep * wide + 24, top + (k % deep + 0.5) * pitch
        _person(p, show, player, x, y, r, sizes, wide - 160)


def _few(p: QPainter, show: Any, who: tuple[int, ...], box: QRectF) -> None:
    """One or two people, in the middle of the box."""
    names = [show.players[player].short for player in who]
    room = box.width() - 200
    sizes = even(names, (88, 64, 56), room)
    for k, player in enumerate(who):
        y = box.center().y() + (k - (len(who) - 1) / 2) * 124
        whole = 110 + min(width(names[k], sizes[0], True), room)
        _person(p, show, player, box.center().x() - whole / 2, y, 40, sizes, room)


def _person(
    p: QPainter,
    show: Any,
    player: int,
    x: float,
    y: float,
    r: float,
    sizes: tuple[int, ...],
    most: float,
) -> None:
    sign(p, player, x + r, y, r, BRASS)
    start = x + 2 * r + 22
    end = start + named(p, start, y, show.players[player].short, sizes, most=most)
    for k in range(min(show.tokens[player], 2)):
        token(p, end + 40 + k * 22, y, min(r + 2, 28))


def _candidates(p: QPainter, show: Any, say: Say) -> None:
    """The frame is dashed, not red: red is money."""
    box, who = CANDIDATES, tuple(show.candidates)
    rounded(p, box, 16, BOARD, IVORY, 4, dash=(3, 2))
    if duel_over(show):
        who, words = tuple(show.last[:1]), say("hall-eliminated")
    elif not who:
        who, words = tuple(show.last), say("hall-last")
    elif len(who) == 1:
        words = say("hall-candidate")
    else:
        words = say("hall-candidate-joint", count=len(who))
    x = box.center().x()
    text(p, x, box.top() + 60, words, 56, IVORY, bold=True, align="centre", most=640)
    _people(p, show, who, box.adjusted(10, 112, -10, -10))


def _gains(p: QPainter, show: Any, say: Say) -> None:
    """What every player of the game gained."""
    text(p, 60, 644, say("hall-gained"), 48, MIST, most=1800)
    who = sorted(set(show.chairs))
    across = 4 if len(who) > 3 else 3
    deep = -(-len(who) // across)
    wide = (TABLE.width() - 16 * (across - 1)) / across
    high = min(104.0, (TABLE.height() - 12 * (deep - 1)) / deep)
    sizes = even([show.players[player].short for player in who], (56, 48, 44), wide - 238)
    for k, player in enumerate(who):
        column, row = k % across, k // across
        box = QRectF(60 + column * (wide + 16), TABLE.top() + row * (high + 12), wide, high)
        panel(p, box, edge=LINE)
        y = box.center().y()
        won = show.gained[player]
        sign(p, player, box.left() + 44, y, 26, BRASS)
        named(p, box.left() + 84, y, show.players[player].short, sizes, most=wide - 238)
        gem(p, box.right() - 118, y, 24)
        shade = IVORY if won else MIST
        number = signed(won) if won else "0"
        named(p, box.right() - 18, y, number, (56, 44), shade, most=76, align="right")
