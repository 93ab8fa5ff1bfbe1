"""The stage of Cooperative Hold'em: the room with the cards, and nothing of the room next door."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.draw import backdrop, fit, header, text
from app.games.holdem import motion
from app.games.holdem.look import Look
from app.games.holdem.middle import outcome, phase, pots, rounds, shared
from app.games.holdem.motion import duration as duration
from app.games.holdem.rules import rules as rules
from app.games.holdem.seats import seats
from app.games.holdem.table import Table, table
from app.text import Say
from app.theme import IVORY
from engine import betting
from engine.games.holdem.records import DECIDE, ROUNDS, SWAP, UNDECIDED
from engine.seen import Seen


def paint(p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
    """The picture of `after`, or of the way to it."""
    backdrop(p)
    now, was = table(after), table(before)
    if now is None:
        return
    step = motion.step(was, now) if t < 1 else ""
    if was is None or not step:
        still(p, now, say, Look())
        return
    look = motion.look(was, now, step, t)
    still(p, now if look.after else was, say, look)
    motion.flying(p, was, now, step, t)


def still(p: QPainter, t: Table, say: Say, look: Look) -> None:
    """One state, as the look of the moment has it."""
    game = t.game
    right = say("hall-holdem-round", round=game.round, of=ROUNDS) if game.round else ""
    header(p, say("hall-game-holdem"), headline(t, say), right)
    shared(p, t, say, look)
    if t.running:
        pots(p, t, say)
        phase(p, t, say)
    else:
        outcome(p, t, say)
    seats(p, t, say, look)
    words = footline(t, say)
    text(p, 60, 1032, words, fit(words, (48, 44), 850), IVORY, most=860)
    rounds(p, t)


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    game = t.game
    match game.step:
        case "bet":
            return _speaks(t, say)
        case "room" | "open":
            return say(f"hall-holdem-{game.step}-now", number=len(game.shared) + 1)
        case "show":
            return say("hall-holdem-show-now", name=t.name(t.lit() or 0))
        case "award":
            return _paid(t, say)
        case "ready":
            return _between(t, say)
        case "roles":
            teams = [i for i in t.chairs if game.bets.purse[i]]
            done = sum(game.choices[i] != UNDECIDED for i in teams)
            return say("hall-holdem-roles-now", done=done, all=len(teams))
        case _:
            return say(f"hall-holdem-{game.step}-now")


def _speaks(t: Table, say: Say) -> str:
    bets = t.game.bets
    name, owes = t.name(bets.due[0]), betting.owes(bets)
    if owes <= 0:
        return say("hall-holdem-opens", name=name)
    if bets.purse[bets.due[0]] < owes:
        folds = t.game.config.allin == betting.MUST_FOLD
        return say("hall-holdem-must-fold" if folds else "hall-holdem-short", name=name)
    return say("hall-holdem-calls", name=name, owes=owes)


def _paid(t: Table, say: Say) -> str:
    size, who, back = t.paying()
    if back:
        return say("hall-holdem-back-now", name=t.name(who[0]), count=size)
    if len(who) > 1:
        return say("hall-holdem-split", count=size)
    return say("hall-holdem-takes", name=t.name(who[0]), count=size)


def _between(t: Table, say: Say) -> str:
    """After a round who won it; else which round comes next."""
    who = t.winners()
    if len(who) == 1:
        return say("hall-holdem-wins-now", name=t.name(who[0]), round=t.game.round)
    if who:
        return say("hall-holdem-over-round", round=t.game.round)
    return say("hall-holdem-next", round=t.game.round + 1)


def footline(t: Table, say: Say) -> str:
    """Who of each team holds the cards in these rounds; nothing decisive."""
    coming = t.game.round + (not t.running and not t.played())
    if coming <= SWAP:
        return say("hall-holdem-foot-principals")
    return say("hall-holdem-foot-helpers" if coming <= DECIDE else "hall-holdem-foot-chosen")
