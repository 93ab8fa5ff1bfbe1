"""The stage of Two-sided Poker: pure pictures of what the hall may know."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.draw import backdrop, header, text
from app.games.twosided import motion
from app.games.twosided.middle import middle
from app.games.twosided.motion import duration as duration
from app.games.twosided.rules import rules as rules
from app.games.twosided.side import bar, cards, labels, pads
from app.games.twosided.table import Table, table
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
    if was is None or not step:
        still(p, now, say, motion.Look())
        return
    look = motion.look(was, now, step, t)
    still(p, now if look.after else was, say, look)
    motion.flying(p, was, now, step, t)


def still(p: QPainter, t: Table, say: Say, look: motion.Look) -> None:
    """One state, as the look of the moment has it."""
    right = say("hall-twosided-hand", hand=t.game.hand) if t.game.hand else ""
    header(p, say("hall-game-twosided"), headline(t, say), right)
    lamps = {t.on_turn(): 1.0} if look.lamps is None else look.lamps
    who, value, share = look.turned
    for chair in (0, 1):
        bar(p, t, chair, lamps.get(chair, 0.0))
        cards(p, t, chair, (value, share) if who == chair else None)
        labels(p, t, chair, say)
        pads(p, t, chair, say)
    middle(p, t, say)
    text(p, 60, 1032, footline(t, say), 48, IVORY, most=1800)


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    game = t.game
    match game.step:
        case "ready" if not game.hand:
            return say("hall-twosided-first-now")
        case "ready":
            return say("hall-twosided-ready-now", hand=game.hand)
        case "redeal":
            return say("hall-twosided-redeal-now" if game.carried else "hall-twosided-sudden-now")
        case "bet":
            return _betting(t, say)
        case "pick" if t.on_turn() == NOBODY:
            return say("hall-twosided-pick-now")
        case "pick" | "show":
            return say(f"hall-twosided-{game.step}s", name=t.name(t.on_turn()))
        case "settle" | "claim":
            return _settling(t, say)
        case "over":
            return _over(t, say)
        case step:
            return say(f"hall-twosided-{step}-now")


def _betting(t: Table, say: Say) -> str:
    name, level = t.name(t.game.turn), t.level(1 - t.game.turn)
    if not level:
        return say("hall-twosided-opens", name=name)
    return say("hall-twosided-answers", name=name, level=level)


def _settling(t: Table, say: Say) -> str:
    if t.on_turn() == NOBODY:
        return say("hall-twosided-draw-now")
    pot, bonus = t.won()
    return say("hall-twosided-takes", name=t.name(t.on_turn()), chips=pot + bonus)


def _over(t: Table, say: Say) -> str:
    champion = t.champion()
    if champion == NOBODY:
        return say("hall-twosided-level")
    return say("hall-twosided-champion", name=t.name(champion))


def footline(t: Table, say: Say) -> str:
    """The rule of the moment in one sentence; nothing decisive."""
    game = t.game
    if game.again or game.step in ("redeal", "pick"):
        return say("hall-twosided-pick-foot")
    if game.step in ("ready", "deal", "ante"):
        return say("hall-twosided-card-foot")
    return say("hall-twosided-foot")
