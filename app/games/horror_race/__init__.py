"""The stage of Horror Race: pure pictures of what the hall may know."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPainter

from app.draw import backdrop, header, text
from app.games.horror_race import motion
from app.games.horror_race.motion import duration as duration
from app.games.horror_race.people import gains, order, supports, tiles
from app.games.horror_race.rules import rules as rules
from app.games.horror_race.table import Table, character_key, steps, table
from app.games.horror_race.track import medals, track
from app.games.horror_race.zones import podium, zones
from app.text import Say
from app.theme import IVORY
from engine.seen import Seen


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
    game = t.game
    right = say("hall-round", round=game.round) if game.round else ""
    if game.step == "support":
        done, everybody = sum(t.handed_in()), len(game.supports)
        right = say("hall-horror-support-count", done=done, all=everybody)
    words = say("hall-horror-count", zone=steps(look.zone)) if look.zone is not None else ""
    header(p, say("hall-game-horror"), words or headline(t, say), right)
    text(p, 60, 1032, footline(t, say), 48, IVORY, most=1420)
    if game.step == "support":
        tiles(p, t, look.fresh or {})
        return
    track(p, look.at or game.at, game.config.goal, say)
    if game.step in ("pay", "over"):
        medals(p, game.at, game.config.goal, t.places())
        _end(p, t, say, look)
        return
    zone = t.counted() if look.zone is None else look.zone
    zones(p, t, zone, look.glow if look.zone is not None else 1.0, look.dim)
    lamps = {game.turn: 1.0} if game.step == "turn" else {}
    order(p, t, say, lamps if look.lamps is None else look.lamps, look.ys or {})


def _end(p: QPainter, t: Table, say: Say, look: motion.Look) -> None:
    if any(t.game.revealed):
        supports(p, t, look.fresh or {})
    else:
        podium(p, t)
    gains(p, t, say, paid=t.game.step == "over")


def headline(t: Table, say: Say) -> str:
    """What is now, in a few words."""
    game = t.game
    match game.step:
        case "support":
            return say("hall-horror-support-now")
        case "ready":
            key = "hall-horror-ready-now" if game.round else "hall-horror-first-now"
            return say(key, round=game.round)
        case "turn":
            return _turn(t, say)
        case "move":
            return _moving(t, say)
        case "pay":
            return _home(t, say)
        case _:
            return say("hall-horror-revealed" if any(game.revealed) else "hall-horror-paid")


def _turn(t: Table, say: Say) -> str:
    game = t.game
    name = t.name(game.order[game.turn])
    if game.late:
        return say("hall-horror-late", name=name)
    if game.due:
        return say("hall-horror-draws", name=name)
    last = game.turn == len(game.order) - 1
    more = last and game.forfeiter >= 0 and game.config.forfeited_coins == "last_lays"
    count = len(game.hand) or (6 if more else 3) - game.laid
    return say("hall-horror-places", name=name, count=count)


def _moving(t: Table, say: Say) -> str:
    zone = t.counted()
    if zone is None:
        return say("hall-horror-count", zone=steps(0))
    who: Any = t.mover(zone)
    if who is None:
        return say("hall-horror-stuck", zone=steps(zone))
    return say("hall-horror-moved", character=say(character_key(who)), zone=steps(zone))


def _home(t: Table, say: Say) -> str:
    if max(t.game.at) < t.game.config.goal:
        return say("hall-horror-capped")
    first = " · ".join(say(character_key(k)) for k in t.places()[0])
    return say("hall-horror-home", character=first)


def footline(t: Table, say: Say) -> str:
    """The rule of the moment in one sentence; nothing decisive."""
    match t.game.step:
        case "support":
            return say("hall-horror-support-foot")
        case "pay":
            return say("hall-horror-prize-foot")
        case "over" if t.game.config.supports == "secret":
            return say("hall-horror-secret-foot")
        case "over":
            return say("hall-horror-prize-foot")
        case _:
            return say("hall-horror-foot")
