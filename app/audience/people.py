"""The scenes about people: one in the light, two who meet in the death match, a farewell."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.audience.result import duel_over
from app.draw import backdrop, fit, header, inlay, named, panel, rounded, text
from app.pieces.money import gem, purse, signed, token
from app.pieces.signs import sign
from app.text import Say
from app.theme import BOARD, BRASS, IVORY, LINE, MIST
from engine.seen import Seen
from engine.show.records import Bequeath, Settle
from engine.types import NOBODY

PHOTO = QRectF(100, 220, 680, 680)
SIDES = (QRectF(60, 200, 816, 640), QRectF(1044, 200, 816, 640))


def spotlight(p: QPainter, seen: Seen, player: int, say: Say, photo: QImage | None) -> None:
    """One person, as large as can be: sign or photo, both names, and what the evening brought."""
    backdrop(p)
    show = seen.state
    one = show.players[player]
    header(p, say("hall-spotlight"), "", _episode(show, say))
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
        _holdings(p, show, player, x)
        _tonight(p, seen, player, say, x)


def _photo(p: QPainter, photo: QImage) -> None:
    """The photo in its frame, cut to a square around its middle."""
    side = min(photo.width(), photo.height())
    cut = QRectF((photo.width() - side) / 2, (photo.height() - side) / 2, side, side)
    p.drawImage(PHOTO.adjusted(12, 12, -12, -12), photo, cut)


def _episode(show: Any, say: Say) -> str:
    return say("hall-episode", episode=show.episode) if show.episode else ""


def _holdings(p: QPainter, show: Any, player: int, x: float) -> None:
    gem(p, x + 70, 612, 66)
    wide = text(p, x + 170, 612, str(show.garnets[player]), 150, IVORY, bold=True, most=330)
    for k in range(min(show.tokens[player], 4)):
        token(p, x + 260 + wide + k * 120, 612, 50)


def _tonight(p: QPainter, seen: Seen, player: int, say: Say, x: float) -> None:
    """Where the person stands, what was won or lost since the evening began, games won."""
    show = seen.state
    held = show.garnets[player]
    others = [i for i, one in enumerate(show.players) if not one.guest and i not in show.out]
    rank = 1 + sum(show.garnets[i] > held for i in others)
    won = sum(isinstance(a, Settle) and player in a.winners for a in seen.log)
    facts = (
        ("rank", say("hall-rank-of", rank=rank, count=len(others))),
        ("change", signed(held - show.config.players[player].garnets)),
        ("won", str(won)),
    )
    for k, (name, words) in enumerate(facts):
        box = QRectF(x + k * 339, 712, 322, 188)
        panel(p, box)
        middle = box.center().x()
        label = say(f"hall-spotlight-{name}")
        text(p, middle, 764, label, 44, MIST, align="centre", most=300)
        size = fit(words, (88, 64), 290, bold=True)
        text(p, middle, 842, words, size, IVORY, bold=True, align="centre", most=290)


# ---------------------------------------------------------------- the death match


def duel(p: QPainter, show: Any, say: Say) -> None:
    """Who meets whom, in which game; the candidate stands left."""
    backdrop(p)
    who = show.duelists or show.candidates
    game = say(f"hall-game-{show.key}") if show.duelists and show.step != "arena" else ""
    header(p, say("hall-duel"), game, _episode(show, say))
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
    picked = bool(show.candidates) and player not in show.candidates
    key = "hall-opponent" if picked else "hall-candidate"
    text(p, x, box.top() + 70, say(key), 56, BRASS, bold=True, align="centre", most=760)
    sign(p, player, x, box.top() + 240, 100, BRASS)
    name = show.players[player].short
    size = fit(name, (112, 88, 64), 760, bold=True)
    text(p, x, box.top() + 430, name, size, IVORY, bold=True, align="centre", most=760)
    purse(p, x, box.top() + 556, str(show.garnets[player]), (88,), 400)


def _many(p: QPainter, show: Any, who: tuple[int, ...]) -> None:
    """More than two meet: a row each."""
    pitch = min(150.0, 780 / len(who))
    sizes = tuple(size for size in (88, 64, 56, 48) if size <= pitch * 0.8)
    for k, player in enumerate(who):
        y = 250 + (k + 0.5) * pitch
        sign(p, player, 620, y, min(44, pitch * 0.34), BRASS)
        named(p, 700, y, show.players[player].short, sizes, most=560)
        purse(p, 1380, y, str(show.garnets[player]), sizes[-2:], 260)


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
    header(p, say("hall-farewell"), "", _episode(show, say) if duel_over(show) else "")
    if not show.out:
        text(p, 960, 540, say("hall-farewell-nobody"), 64, MIST, bold=True, align="centre",
             most=1700)  # fmt: skip
        return
    gone = show.out[-1]
    one = show.players[gone]
    sign(p, gone, 960, 290, 104, BRASS)
    size = fit(one.short, (200, 150, 112), 1600, bold=True)
    text(p, 960, 540, one.short, size, IVORY, bold=True, align="centre", most=1600)
    if one.name != one.short:
        size = fit(one.name, (64, 56, 48, 44), 1600)
        text(p, 960, 686, one.name, size, MIST, align="centre", most=1600)
    inlay(p, 460, 1460, 752)
    stays = show.winners[0] if duel_over(show) and len(show.winners) == 1 else NOBODY
    after = [("stays", stays, 0)] if stays != NOBODY else []
    _after(p, show, [*after, *(("heir", to, garnets) for to, garnets in heirs(seen))][:3], say)


def _after(p: QPainter, show: Any, cells: list[tuple[str, int, int]], say: Say) -> None:
    """Who stays, and who is handed how many garnets."""
    wide = min(1800.0, 885.0 * max(1, len(cells))) / max(1, len(cells))
    for k, (name, player, garnets) in enumerate(cells):
        box = QRectF(960 + (k - len(cells) / 2) * wide + 8, 792, wide - 16, 196)
        panel(p, box)
        x = box.left() + 40
        label = say(f"hall-farewell-{name}")
        text(p, x, box.top() + 56, label, 44, MIST, most=box.width() - 80)
        y, room = box.bottom() - 66, box.width() - 80
        sign(p, player, x + 32, y, 32, BRASS)
        if garnets:
            purse(p, box.right() - 150, y, f"+{garnets}", (64, 56), 240)
            room -= 250
        named(p, x + 84, y, show.players[player].short, (64, 56, 48), most=room - 84)
