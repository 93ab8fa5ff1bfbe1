"""The stage of Seed Poker: pure pictures of what the hall may know."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.draw import backdrop, header, text
from app.games.seed_poker import motion
from app.games.seed_poker.motion import duration as duration
from app.games.seed_poker.rules import rules as rules
from app.games.seed_poker.seats import seats
from app.games.seed_poker.table import Table, table
from app.games.seed_poker.top import pot, seeds
from app.text import Say
from app.theme import IVORY
from engine.games.seed_poker.asking import bets, options
from engine.games.seed_poker.contest import winners
from engine.seen import Seen


def paint(p: QPainter, before: Seen | None, after: Seen, t: float, say: Say) -> None:
    """The picture of `after`, or of the way to it."""
    backdrop(p)
    now, was = table(after), table(before)
    if now is None:
        return
    step = motion.step(was, now) if t < 1 else ""
    if was is None or not step:
        still(p, now, now, say, motion.Look())
        return
    look = motion.look(was, now, step, t)
    pile = now if look.after or look.opening else was
    still(p, now if look.after else was, pile, say, look)
    motion.flying(p, was, now, step, t)


def still(p: QPainter, t: Table, pile: Table, say: Say, look: motion.Look) -> None:
    """One state, as the look of the moment has it; `pile` is whose seeds lie there."""
    game = t.game
    right = say("hall-seed-round", round=game.round, of=game.config.players) if game.round else ""
    header(p, say("hall-game-seed"), headline(t, say), right)
    seeds(p, pile, say, look.opening)
    pot(p, t, say)
    lamps = {t.on_turn(): 1.0} if look.lamps is None else look.lamps
    seats(p, t, say, lamps, look.turned or {})
    text(p, 60, 1032, footline(t, say), 48, IVORY, most=1800)


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    game = t.game
    match game.step:
        case "ready":
            key = "hall-seed-ready-now" if game.round else "hall-seed-first-now"
            return say(key, round=game.round)
        case "choose" | "draw" | "lay" | "add":
            key = "late" if game.late else game.step
            return say(f"hall-seed-{key}", name=t.name(t.on_turn()))
        case "bet":
            return _betting(t, say)
        case "open":
            return say("hall-seed-open", name=t.name(t.on_turn()))
        case "award":
            return say("hall-seed-wins", name=t.name(t.on_turn()), chips=_won(t))
        case "nobody":
            return say(f"hall-seed-nobody-{options(game)[0].fields['goes'].of[0]}")  # type: ignore[union-attr]
        case "over":
            return _over(t, say)
        case step:
            return say(f"hall-seed-{step}-now")


def _won(t: Table) -> int:
    (option,) = options(t.game)
    return int(option.fields["chips"].of[0])  # type: ignore[union-attr]


def _betting(t: Table, say: Say) -> str:
    name = t.name(t.on_turn())
    if not t.game.joined:
        return say("hall-seed-first-bet", name=name)
    low, high = bets(t.game, t.on_turn())
    if high < low:
        return say("hall-seed-cannot", name=name)
    return say("hall-seed-follow", name=name, chips=low)


def _over(t: Table, say: Say) -> str:
    first = winners(t.game)
    if len(first) == 1:
        return say("hall-seed-champion", name=t.name(first[0]))
    return say("hall-seed-champions", count=len(first))


def footline(t: Table, say: Say) -> str:
    """The rule of the moment in one sentence; nothing decisive."""
    match t.game.step:
        case "deal" | "seed" | "choose" | "draw" | "lay" | "add":
            return say("hall-seed-card-foot")
        case "over":
            return say("hall-seed-over-foot")
        case _:
            return say("hall-seed-foot")
