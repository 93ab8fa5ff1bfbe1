"""What the dealer of Hold'em does and says next: the key of the line and its facts."""

from __future__ import annotations

from typing import Any

from app.games.holdem.table import Table
from engine import betting
from engine.betting import MUST_FOLD, clockwise
from engine.games.holdem.records import DECIDE, NOT_DEALT, NOT_PICKED, SWAP, UNDECIDED, UNSOLVED
from engine.types import NOBODY

Situation = tuple[str, dict[str, object]]


def situation(s: Any, seat: int) -> Situation:
    """The key of the dealer's line (`do-holdem-...`, `say-holdem-...`) and its facts."""
    t = Table(s, s.game)
    match s.game.step:
        case "ready":
            return _ready(t)
        case "deal":
            return "deal", {"who": t.name(_next_dealt(t))}
        case "room":
            return _room(t)
        case "open":
            return ("open-sealed" if _sealed(t) else "open"), {}
        case "bet":
            return _bet(t)
        case "show":
            return _show(t, t.lit() or 0)
        case "award":
            _, who, back = t.paying()
            return ("award-back" if back else "award"), {"who": _names(t, who)}
        case "roles":
            return _roles(t)
        case step:
            return str(step), {}


def _show(t: Table, who: int) -> Situation:
    return ("show-typed" if t.game.cards[who] is None else "show"), {"who": t.name(who)}


def _ready(t: Table) -> Situation:
    game = t.game
    moving = game.round in (SWAP, DECIDE) and not all(game.helper)
    facts: dict[str, object] = {"round": game.round + 1, "who": t.name(game.first)}
    return ("swap" if moving else "ready"), facts


def _next_dealt(t: Table) -> int:
    game = t.game
    order = clockwise(len(game.cards), game.first)
    return next(i for i in order if game.cards[i] == NOT_DEALT and i in game.bets.live)


def _room(t: Table) -> Situation:
    room = t.game.room
    if room is None:
        return "problem", {}
    if room.solver == UNSOLVED:
        return "solve", {}
    if room.card != NOT_PICKED:
        return "bring", {}
    return ("draw" if room.solver == NOBODY else "pick"), {}  # who solved it is under the hatch


def _sealed(t: Table) -> bool:
    return t.game.room is None or t.game.room.card is None


def _bet(t: Table) -> Situation:
    bets, house = t.game.bets, t.game.config
    who, owes = bets.due[0], betting.owes(bets)
    low, high = betting.raises(bets, house.allin)
    have = bets.purse[who]
    facts: dict[str, object] = {
        "who": t.name(who), "owes": owes, "low": low, "high": high, "have": have,
    }  # fmt: skip
    if owes <= 0:
        return ("bet-check" if house.check == "yes" else "bet-open"), facts
    if have < owes:
        return ("bet-fold" if house.allin == MUST_FOLD else "bet-short"), facts
    return ("bet-answer" if low <= high else "bet-call"), facts


def _roles(t: Table) -> Situation:
    game = t.game
    purse = game.bets.purse
    missing = [i for i, x in enumerate(game.choices) if x == UNDECIDED and purse[i]]
    if not missing:
        return "roles-open", {}
    if game.config.roles == "sealed":
        return "roles", {}
    return "roles-turn", {"who": t.short(t.team(max(missing, key=lambda i: purse[i])))}


def _names(t: Table, who: tuple[int, ...]) -> str:
    return ", ".join(t.name(i) for i in who)
