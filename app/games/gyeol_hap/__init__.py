"""The stage of Gyeol-Hap: pure pictures of what the hall may know."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.draw import backdrop, fit, header, text
from app.games.gyeol_hap import motion
from app.games.gyeol_hap.board import board
from app.games.gyeol_hap.motion import duration as duration
from app.games.gyeol_hap.people import SIDES, TOP, found, gains, people, silence
from app.games.gyeol_hap.rules import rules as rules
from app.games.gyeol_hap.table import Table, table
from app.pieces.money import signed as change
from app.text import Say
from app.theme import IVORY
from engine.seen import Seen
from engine.types import NOBODY


def paint(p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
    """The picture of `after`, or of the way to it."""
    backdrop(p)
    now, was = table(after), table(before)
    if now is None:
        return
    step = motion.step(was, now) if t < 1 else ""
    look = motion.look(was, now, step, t) if was is not None and step else motion.Look()
    shown = now if look.after or was is None else was
    still(p, shown, say, look)


def still(p: QPainter, t: Table, say: Say, look: motion.Look) -> None:
    """One state, as the look of the moment has it."""
    header(p, say("hall-game-hap"), _told(t, say, look), rounds(t, say))
    board(p, t, t.lit(), look.fresh or {})
    lamps = {t.turn(): 1.0} if t.turn() != NOBODY else {}
    lamps |= dict.fromkeys(t.first(), 1.0)
    people(p, t, say, lamps if look.lamps is None else look.lamps)
    if t.game.config.players == 2:
        gains(p, t, say, SIDES[0], 500)
        silence(p, t, say, SIDES[0], 752)
        found(p, t, say, 500)
    else:
        silence(p, t, say, SIDES[1], found(p, t, say, TOP) + 40)
    foot = say("hall-hap-foot")
    text(p, 960, 1036, foot, fit(foot, (48, 44), 1400), IVORY, bold=True, align="centre", most=1400)


def _told(t: Table, say: Say, look: motion.Look) -> str:
    """The plate of the moment: on the way it may tell something else than at rest."""
    if look.verdict is not None:
        return verdict(t, look.verdict, say)
    return say("hall-hap-laid") if look.laying else headline(t, say)


def rounds(t: Table, say: Say) -> str:
    """How far we are: of the rounds of the house, then extra rounds."""
    game = t.game
    if not game.round:
        return ""
    if game.round > game.config.rounds:
        return say("hall-hap-extra", round=game.round)
    return say("hall-hap-round", round=game.round, count=game.config.rounds)


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    game = t.game
    match game.step:
        case "first":
            return say("hall-hap-first")
        case "ready":
            return say("hall-hap-round-over" if game.round else "hall-hap-ready", round=game.round)
        case "board":
            return (
                say("hall-hap-board", count=len(game.board)) if game.board else say("hall-hap-laid")
            )
        case "redraw":
            return say("hall-hap-redraw")
        case "over":
            return _won(t, say)
        case _:
            return _calling(t, say)


def _calling(t: Table, say: Say) -> str:
    game, name = t.game, t.name(t.game.turn)
    if game.step == "judge" and game.gyeol:
        return say("hall-hap-gyeol", who=name)
    if game.step == "judge":
        numbers = " · ".join(map(str, game.named))
        return (
            say("hall-hap-named", who=name, numbers=numbers)
            if numbers
            else say("hall-hap-missed", who=name)
        )
    key = {"name": "hall-hap-call", "window": "hall-hap-window"}.get(game.step, "hall-hap-turn")
    return say(key, who=name)


def verdict(t: Table, points: int, say: Say) -> str:
    """A call that was judged: told while the old points still stand."""
    key = "hall-hap-right" if points > 0 else "hall-hap-wrong"
    return say(key, who=t.name(t.game.turn), points=change(points))


def _won(t: Table, say: Say) -> str:
    first = t.first()
    if len(first) > 1:
        return say("hall-hap-joint", count=len(first))
    return say("hall-hap-won", who=t.name(first[0]))
