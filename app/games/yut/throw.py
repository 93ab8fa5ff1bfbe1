"""The four sticks and what they came to: nothing is drawn of a face before all four lie open."""

from __future__ import annotations

from math import cos, pi

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import fit, rounded, strokes, text
from app.games.yut.table import Table, team
from app.pieces.sticks import gap, peeked, stick, wrapped
from app.pieces.tokens import piece
from app.text import Say
from app.theme import BOARD, BRASS, INK, IVORY, LINE, MIST
from engine.games.yut.records import CHAIRS, RESULTS

FIRST, PITCH, MIDDLE, WIDE = 1106, 108, 388, 50  # of the sticks
CARD = QRectF(1530, 176, 330, 400)
STEPS = {"mo": 5, "back-do": 1, "gae": 2, "geol": 3, "yut": 4}


def spot(chair: int) -> float:
    return FIRST + chair * PITCH


def throw(p: QPainter, t: Table, say: Say, *, fresh: dict[int, float], flying: bool) -> None:
    """The sticks in the order of the chairs, and the results that are to be used."""
    lying = t.game.thrown if t.game.step in ("move", "over") else ()
    for chair in range(CHAIRS):
        chief = chair < 2
        piece(p, spot(chair), 206, 34, team(chair), t.player(chair), chief=chief)
        if lying:
            _open(p, say, chair, lying[chair] == "front")
        elif not flying:
            _closed(p, t, chair, fresh.get(chair, 1.0))
    card(p, t, say)


def _open(p: QPainter, say: Say, chair: int, front: bool) -> None:
    x = spot(chair)
    stick(p, x, MIDDLE, WIDE, front)
    words = say("hall-yut-front" if front else "hall-yut-back")
    text(p, x, 556, words, 56, IVORY if front else BRASS, bold=True, align="centre", most=104)


def _closed(p: QPainter, t: Table, chair: int, here: float) -> None:
    """In or not is for all to see; which side is not."""
    x = spot(chair)
    gap(p, x, MIDDLE, WIDE)
    if t.game.sticks[chair] == "":
        return
    p.setOpacity(here)
    side = t.game.sticks[chair] if t.own else None
    if side is None:
        wrapped(p, x, MIDDLE - (1 - here) * 60, WIDE)
    else:
        peeked(p, x, MIDDLE - (1 - here) * 60, WIDE, side == "front")
    p.setOpacity(1)


def tumbling(p: QPainter, t: float) -> None:
    """Four sticks in the air, all alike: they turn twice and land in the same frame."""
    gone = 1 - (1 - t) ** 3
    far = 1 - 0.22 * 4 * gone * (1 - gone)  # smaller while they are up; they cover no piece
    thin = max(0.3, abs(cos(4 * pi * gone)))  # as it rolls over its long edge
    for chair in range(CHAIRS):
        p.save()
        p.translate(spot(chair), MIDDLE)
        p.scale(thin * far, far)
        wrapped(p, 0, 0, WIDE)
        p.restore()


# ---------- the card


def card(p: QPainter, t: Table, say: Say) -> None:
    """The result in one big word, or all results that are not used yet."""
    saved = t.game.saved
    if t.game.step == "over":
        _won(p, t)
    elif not saved:
        _bare(p, t, say)
    elif len(saved) == 1:
        _single(p, saved[0], say)
    else:
        _several(p, saved, say)


def _bare(p: QPainter, t: Table, say: Say) -> None:
    """No result to use: how many sticks are in."""
    rounded(p, CARD, 20, BOARD, LINE, 3)
    x, y = CARD.center().x(), CARD.center().y()
    done = CHAIRS - t.game.sticks.count("")
    if t.game.step == "throw" and t.game.config.sticks != "typed":
        words, size = f"{done}/{CHAIRS}", 150
        text(p, x, y - 20, words, size, MIST, bold=True, align="centre", most=300)
        words = say("hall-yut-chosen")
        text(p, x, y + 104, words, 48, MIST, align="centre", most=300)
    else:
        strokes(p, ((x - 44, y), (x + 44, y)), LINE, 14)


def _won(p: QPainter, t: Table) -> None:
    """Who has won, and with how many of the two that count."""
    rounded(p, CARD, 20, IVORY)
    who, x = t.game.winner, CARD.center().x()
    piece(p, x, 300, 92, team(who), t.player(who), chief=True)
    words = f"{t.home(who)}/2"
    text(p, x, 488, words, 112, INK, bold=True, align="centre", most=300)


def _single(p: QPainter, result: str, say: Say) -> None:
    rounded(p, CARD, 20, IVORY)
    x = CARD.center().x()
    words = say(f"hall-yut-{result}")
    size = fit(words, (150, 112, 88, 64), 296, bold=True, serif=True)
    text(p, x, 330, words, size, INK, bold=True, serif=True, align="centre", most=300)
    steps = say(f"hall-yut-step-{'back' if result == 'back-do' else 'on'}", count=STEPS[result])
    text(
        p,
        x,
        500,
        steps,
        fit(steps, (56, 48), 290, bold=True),
        INK,
        bold=True,
        align="centre",
        most=296,
    )


def _several(p: QPainter, saved: tuple[str, ...], say: Say) -> None:
    """Each result once, with how often it was thrown; the last one thrown lowest."""
    rounded(p, CARD, 20, IVORY)
    rows = [r for r in dict.fromkeys(reversed(saved)) if r in RESULTS][::-1]
    pitch = min(112.0, (CARD.height() - 24) / len(rows))
    size = 88 if len(rows) <= 3 else 64
    for k, result in enumerate(rows):
        y = CARD.center().y() + (k - (len(rows) - 1) / 2) * pitch
        count = saved.count(result)
        words = say(f"hall-yut-{result}") + (f" ×{count}" if count > 1 else "")
        fits = fit(words, (size, 56, 48, 44), 300, bold=True, serif=True)
        x = CARD.center().x()
        text(p, x, y, words, fits, INK, bold=True, serif=True, align="centre", most=310)
