"""The picture of the room: a pure function of its Look, on a canvas of 1920x1080."""

from __future__ import annotations

from contextlib import nullcontext

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.draw import backdrop, clocked, fit, header, rounded, text, width
from app.games.holdem.table import Table, table
from app.pieces.cards import card
from app.room.look import Look, Task, in_room, phase, picks, task
from app.room.places import BOARD as BOARD_BOX, PICK, PLAY, SEAL, pick_boxes
from app.room.plate import plate
from app.room.plays import play
from app.room.teams import teams
from app.text import Say
from app.theme import BOARD, BRASS, INK, IVORY, LINE, WIDTH
from engine.games.holdem.records import ROUNDS
from engine.games.holdem.room import level
from engine.minigames import MINIGAMES

SMALL, LARGE = 70, 150  # shared cards: beside a problem, while the room waits
TOP = BOARD_BOX.top() + 68


def paint(p: QPainter, look: Look, say: Say) -> None:
    """The whole canvas."""
    backdrop(p)
    t = table(look.after)
    open_ = t is not None and t.game.step == "room" and phase(t.game) in ("solve", "pick")
    with clocked(look.seconds, look.total) if look.timed and open_ else nullcontext():
        _header(p, t, say)
    rounded(p, BOARD_BOX, 16, BOARD, LINE, 3)
    if t is None:
        _line(p, say("room-wait-none"), BOARD_BOX.center().y())
        foot = say("room-foot-none")
    else:
        _board(p, t, look, say)
        teams(p, t, look, say)
        foot = _foot(t, look, say)
    size = fit(foot, (48, 44), 1800)
    text(p, 60, 1042, foot, size, IVORY, bold=bool(look.told), most=1800)
    if look.rehearsal:
        _rehearsal(p, say)


def _header(p: QPainter, t: Table | None, say: Say) -> None:
    if t is None:
        header(p, say("room-title"))
        return
    game = t.game
    right = say("hall-holdem-round", round=game.round, of=ROUNDS) if game.round else ""
    header(p, say("room-title"), _now(t, say), right)


def _now(t: Table, say: Say) -> str:
    now = phase(t.game)
    if now == "pick":
        return say("room-now-pick", name=in_room(t, t.game.room.solver))
    return say(f"room-now-{now}" if now == "solve" else "room-now-wait")


def _board(p: QPainter, t: Table, look: Look, say: Say) -> None:
    open_ = task(t)
    if open_ is not None:
        _problem(p, t, open_, look, say)
    elif phase(t.game) == "pick":
        _pick(p, t, look, say)
    else:
        _wait(p, t, say)


# ---------------------------------------------------------------- what lies on the board


def _problem(p: QPainter, t: Table, open_: Task, look: Look, say: Say) -> None:
    """Which problem, its sentence, the shared cards that lie open, and the problem itself."""
    facts = {"number": open_.which, "kind": say(f"minigame-{open_.kind}"), "level": open_.level}
    _title(p, say("room-problem", **facts))
    for k in range(2):
        _shared(p, t, k, BOARD_BOX.right() - 34 - (2 - k) * (SMALL + 16), TOP - 50, SMALL)
    problem = open_.problem
    statement = MINIGAMES[open_.kind].statement(problem)
    lines = wrapped(say(f"minigame-ask-{statement.ask}", **dict(statement.facts)), PLAY.width())
    for k, words in enumerate(lines):
        text(p, PLAY.left(), TOP + 86 + k * 56, words, 44, IVORY, most=PLAY.width())
    play(problem).paint(p, problem, look.draft, say)


def _pick(p: QPainter, t: Table, look: Look, say: Say) -> None:
    """Cards a hand can cover; the one that is sealed is gone from the screen at once."""
    number = len(t.game.shared) + 1
    _title(p, say("room-pick", number=number))
    for k in range(2):
        _shared(p, t, k, BOARD_BOX.right() - 34 - (2 - k) * (SMALL + 16), TOP - 50, SMALL)
    ask = "ask" if None in picks(t.game) else "drawn"
    words = say(f"room-pick-{ask}", name=in_room(t, t.game.room.solver))
    for k, line in enumerate(wrapped(words, PLAY.width())):
        text(p, PLAY.left(), TOP + 110 + k * 56, line, 44, IVORY, most=PLAY.width())
    cards = picks(t.game)
    for k, box in enumerate(pick_boxes(len(cards))):
        card(p, box.x(), box.y(), PICK, cards[k], lit=k == look.armed)
    plate(p, SEAL, say("room-seal"), ready=look.armed >= 0, chosen=look.armed >= 0)


def _wait(p: QPainter, t: Table, say: Say) -> None:
    """What the table is doing, and the shared cards as they lie there."""
    game, now = t.game, phase(t.game)
    _line(p, say(f"room-wait-{now}"), TOP + 100)
    if not t.running:
        return
    for k in range(2):
        x = BOARD_BOX.center().x() + (k - 1) * (LARGE + 60) + 30
        _shared(p, t, k, x, TOP + 220, LARGE)
        words = say("hall-holdem-shared", number=k + 1)
        text(p, x + LARGE / 2, TOP + 480, words, 44, BRASS, most=280, align="centre")
    if game.kind:
        words = say("room-kind", kind=say(f"minigame-{game.kind}"), level=level(game))
        _line(p, words, TOP + 600, 48)


def _shared(p: QPainter, t: Table, k: int, x: float, y: float, wide: float) -> None:
    """Open, on its way with its face down, or still to come: the same for whoever picked it."""
    cards, now = t.game.shared, phase(t.game)
    if k < len(cards):
        card(p, x, y, wide, cards[k])
    elif k == len(cards) and now in ("sealed", "open"):
        card(p, x, y, wide, None)
    else:
        rounded(p, QRectF(x, y, wide, wide * 1.4), wide * 0.07, None, LINE, 2.5, (4, 3))


def _title(p: QPainter, words: str) -> None:
    size = fit(words, (56, 48, 44), 980, bold=True, serif=True)
    text(p, PLAY.left(), TOP, words, size, BRASS, bold=True, serif=True, most=980)


def _line(p: QPainter, words: str, y: float, size: int = 64) -> None:
    size = fit(words, (size, 56, 48, 44), PLAY.width(), bold=True)
    x = BOARD_BOX.center().x()
    text(p, x, y, words, size, IVORY, bold=True, most=PLAY.width(), align="centre")


def wrapped(words: str, most: float) -> tuple[str, ...]:
    """Whole words on as few lines as hold them."""
    lines: list[str] = []
    for word in words.split():
        if lines and width(f"{lines[-1]} {word}", 44) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


# ---------------------------------------------------------------- the foot


def _foot(t: Table, look: Look, say: Say) -> str:
    """Why an answer was not taken, else how one is given."""
    name = in_room(t, look.about) if look.about >= 0 else ""
    if look.told == "wrong":
        return say(f"room-told-wrong-{t.game.config.wrong_answer.replace('_', '-')}", name=name)
    if look.told:
        return say(f"room-told-{look.told}", name=name)
    open_ = task(t)
    if open_ is not None:
        return say(f"room-how-{MINIGAMES[open_.kind].statement(open_.problem).ask}")
    return say("room-how-pick" if phase(t.game) == "pick" else "room-foot")


def _rehearsal(p: QPainter, say: Say) -> None:
    """The word, so that it is never taken for the show."""
    rounded(p, QRectF(WIDTH - 436, 1012, 376, 56), 8, BRASS)
    words = say("hall-rehearsal")
    text(p, WIDTH - 248, 1040, words, 44, INK, bold=True, align="centre", most=350)
