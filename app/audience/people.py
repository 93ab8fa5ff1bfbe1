"""The scenes about people: one in the light, two who meet in the death match, a farewell."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.draw import backdrop, fit, header, inlay, named, panel, rounded, text, width
from app.pieces.money import gem, purse, signed, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LINE, MIST
from engine.seen import Seen
from engine.show.records import Bequeath

PHOTO = QRectF(140, 240, 640, 640)
SIDES = (QRectF(60, 200, 816, 640), QRectF(1044, 200, 816, 640))


def spotlight(p: QPainter, show: Any, player: int, say: Say, photo: QImage | None) -> None:
    """One person, as large as can be: sign or photo, both names, garnets, tokens, rank."""
    backdrop(p)
    one = show.players[player]
    header(p, say("hall-spotlight"), "", say("hall-episode", episode=show.episode))
    rounded(p, PHOTO, 24, BOARD, BRASS, 4)
    if photo is not None:
        _photo(p, photo)
    else:
        sign(p, player, PHOTO.center().x(), PHOTO.center().y(), 220, BRASS)
    x, room = 860.0, 1000.0
    if photo is not None:
        sign(p, player, x + 48, 320, 48, BRASS)
    inset = 120 if photo is not None else 0
    size = fit(one.short, (150, 112, 88), room - inset, bold=True)
    text(p, x + inset, 320, one.short, size, IVORY, bold=True, most=room - inset)
    if one.name != one.short:
        size = fit(one.name, (64, 56, 48, 44), room)
        text(p, x, 444, one.name, size, MIST, most=room)
    inlay(p, x, x + room, 510)
    if player in show.out:
        text(p, x, 620, say("hall-spotlight-out"), 88, MIST, bold=True, most=room)
    elif one.guest:
        text(p, x, 620, say("hall-spotlight-guest"), 88, MIST, bold=True, most=room)
    else:
        _holdings(p, show, player, say, x)


def _photo(p: QPainter, photo: QImage) -> None:
    """The photo in its frame, cut to a square around its middle."""
    side = min(photo.width(), photo.height())
    cut = QRectF((photo.width() - side) / 2, (photo.height() - side) / 2, side, side)
    p.drawImage(PHOTO.adjusted(12, 12, -12, -12), photo, cut)


def _holdings(p: QPainter, show: Any, player: int, say: Say, x: float) -> None:
    held = show.garnets[player]
    gem(p, x + 70, 636, 66)
    wide = text(p, x + 170, 636, str(held), 150, IVORY, bold=True, most=330)
    for k in range(min(show.tokens[player], 4)):
        token(p, x + 260 + wide + k * 120, 636, 50)
    others = [i for i, one in enumerate(show.players) if not one.guest and i not in show.out]
    rank = 1 + sum(show.garnets[i] > held for i in others)
    words = say("hall-spotlight-rank", rank=rank, count=len(others))
    text(p, x, 790, words, 64, BRASS, bold=True, most=1000)
    change = held - show.config.players[player].garnets
    words = say("hall-spotlight-tonight", change=signed(change))
    text(p, x, 876, words, 56, IVORY, most=1000)


# ---------------------------------------------------------------- the death match


def duel(p: QPainter, show: Any, say: Say) -> None:
    """Who meets whom, in which game; the candidate stands left."""
    backdrop(p)
    who = show.duelists or show.candidates
    game = say(f"hall-game-{show.key}") if show.duelists and show.step != "arena" else ""
    header(p, say("hall-duel"), game, say("hall-episode", episode=show.episode))
    if len(who) > 2:
        _many(p, show, who)
        return
    for k, box in enumerate(SIDES):
        panel(p, box, edge=LINE)
        if k < len(who):
            _duelist(p, show, who[k], box, k, say)
        else:
            text(p, box.center().x(), 520, "?", 200, MIST, bold=True, align="centre", most=300)
    text(p, 960, 520, "×", 150, BRASS, bold=True, serif=True, align="centre", most=160)
    text(p, 960, 930, say("hall-duel-stake"), 56, IVORY, bold=True, align="centre", most=1700)


def _duelist(p: QPainter, show: Any, player: int, box: QRectF, k: int, say: Say) -> None:
    x = box.center().x()
    key = "hall-candidate" if player in show.candidates else "hall-opponent"
    text(p, x, box.top() + 70, say(key), 56, BRASS, bold=True, align="centre", most=760)
    sign(p, player, x, box.top() + 240, 100, BRASS)
    name = show.players[player].short
    size = fit(name, (112, 88, 64), 760, bold=True)
    text(p, x, box.top() + 430, name, size, IVORY, bold=True, align="centre", most=760)
    purse(p, x, box.top() + 556, str(show.garnets[player]), (88,), 400)


def _many(p: QPainter, show: Any, who: tuple[int, ...]) -> None:
    """More than two meet: a row each."""
    pitch = min(150.0, 780 / len(who))
    for k, player in enumerate(who):
        y = 250 + (k + 0.5) * pitch
        sign(p, player, 620, y, min(44, pitch * 0.34), BRASS)
        named(p, 700, y, show.players[player].short, (88, 64, 56, 48), most=560)
        purse(p, 1380, y, str(show.garnets[player]), (64, 56, 48), 260)


# ---------------------------------------------------------------- who leaves


def heirs(seen: Seen) -> tuple[tuple[int, int], ...]:
    """To whom who left last has handed garnets, and how many."""
    gone = seen.state.out[-1:]
    out: dict[int, int] = {}
    for a in seen.log:
        if isinstance(a, Bequeath) and (a.giver,) == gone:
            out[a.to] = out.get(a.to, 0) + a.garnets
    return tuple(out.items())


def farewell(p: QPainter, seen: Seen, say: Say) -> None:
    """Who leaves, and what stays of them; nobody yet where nobody left."""
    show = seen.state
    backdrop(p)
    header(p, say("hall-farewell"), "", say("hall-episode", episode=show.episode))
    if not show.out:
        text(p, 960, 540, say("hall-farewell-nobody"), 64, MIST, bold=True, align="centre",
             most=1700)  # fmt: skip
        return
    gone = show.out[-1]
    one = show.players[gone]
    sign(p, gone, 960, 350, 130, BRASS)
    size = fit(one.short, (200, 150, 112), 1600, bold=True)
    text(p, 960, 590, one.short, size, IVORY, bold=True, align="centre", most=1600)
    if one.name != one.short:
        size = fit(one.name, (64, 56, 48, 44), 1600)
        text(p, 960, 716, one.name, size, MIST, align="centre", most=1600)
    inlay(p, 460, 1460, 780)
    _estate(p, show, heirs(seen), say)


def _estate(p: QPainter, show: Any, to: tuple[tuple[int, int], ...], say: Say) -> None:
    """The garnets handed on, to three people at most by name."""
    if not to:
        text(p, 960, 880, say("hall-farewell-none"), 56, IVORY, align="centre", most=1700)
        return
    shown = to[:3]
    wide = 1740 / len(shown)
    for k, (player, garnets) in enumerate(shown):
        x = 90 + (k + 0.5) * wide
        words = f"→ {show.players[player].short}"
        size = fit(words, (64, 56, 48), wide - 260, bold=True)
        left = x - (250 + min(width(words, size, bold=True), wide - 250)) / 2
        purse(p, left + 120, 880, str(garnets), (64, 56), 200)
        named(p, left + 250, 880, words, (size,), most=wide - 250)
