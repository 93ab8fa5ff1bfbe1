"""The stage of Strategic Yut: pure pictures of what the hall may know."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.draw import backdrop, fit, header, text
from app.games.yut import motion
from app.games.yut.board import board
from app.games.yut.motion import duration as duration
from app.games.yut.rules import rules as rules
from app.games.yut.sides import sides
from app.games.yut.table import Table, table
from app.games.yut.throw import STEPS, throw
from app.text import Say
from app.theme import IVORY
from engine.games.yut.moves import done, moves
from engine.games.yut.records import CHAIRS
from engine.seen import Seen
from engine.types import NOBODY


def paint(p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
    """The picture of `after`, or of the way to it."""
    backdrop(p)
    now, was = table(after), table(before)
    if now is None:
        return
    step = motion.step(was, now) if t < 1 else ""
    if was is None or not step:
        still(p, now, say, motion.Look())
        return
    look = motion.look(was, now, step, t)
    still(p, now if look.after else was, say, look)
    motion.flying(p, was, now, step, t)


def still(p: QPainter, t: Table, say: Say, look: motion.Look) -> None:
    """One state, as the look of the moment has it."""
    right = say("hall-yut-duel") if t.show.duelists else ""
    header(p, say("hall-game-yut"), headline(t, say), right)
    board(p, t, hints=look.hints, hidden=look.hidden)
    throw(p, t, say, fresh=look.fresh or {}, flying=look.thrown)
    lamps = {t.turn(): 1.0} if t.turn() != NOBODY else {}
    if t.game.winner != NOBODY:
        lamps = {t.game.winner: 1.0}
    sides(p, t, say, lamps if look.lamps is None else look.lamps)
    words = say("hall-yut-foot")
    text(p, 1050, 1036, words, fit(words, (48, 44), 810), IVORY, most=810)


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    match t.game.step:
        case "first":
            return say("hall-yut-first")
        case "throw":
            return _throwing(t, say)
        case "move":
            return _moving(t, say)
        case _:
            name = t.name(t.game.winner)
            key = "hall-yut-won" if done(t.game, t.game.winner) else "hall-yut-ahead"
            return say(key, who=name)


def _throwing(t: Table, say: Say) -> str:
    game, name = t.game, t.name(t.turn())
    if game.late != NOBODY:
        return say("hall-yut-lot", who=t.name(game.late))
    if "" not in game.sticks:
        return say("hall-yut-ready")
    if game.sticks.count("") < CHAIRS:
        return say("hall-yut-choose", count=CHAIRS - game.sticks.count(""))
    if game.owed:
        return say("hall-yut-again" if game.saved else "hall-yut-throw", who=name)
    return say("hall-yut-caught", who=name)


def _moving(t: Table, say: Say) -> str:
    game, name = t.game, t.name(t.turn())
    if game.late != NOBODY:
        return say("hall-yut-late", who=name)
    if not moves(game):
        return say("hall-yut-stuck", who=name)
    if len(game.saved) > 1:
        return say("hall-yut-moves-many", who=name, count=len(game.saved))
    result = game.saved[0]
    key = "hall-yut-moves-back" if result == "back-do" else "hall-yut-moves"
    return say(key, who=name, result=say(f"hall-yut-{result}"), count=STEPS[result])
