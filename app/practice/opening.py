"""How a practice game begins: who sits where, and the steps that bring the table to its start."""

from __future__ import annotations

from typing import Any

from app.text import Say
from engine import show
from engine.bots.registry import BOTS
from engine.games import GAMES
from engine.lab import MATERIAL
from engine.show import Config, Player
from engine.show.records import Close, Enough, Open, Start, Switch
from engine.types import DEALER, Action, Choice, Option, Value, replace

YOU = "you"
GARNETS = 20  # everybody's at the start, where a game is played with garnets


class Wish(Value, frozen=True):
    """A practice game somebody wants: the bots by chair, `YOU` on one of them."""

    key: str
    levels: tuple[str, ...]
    switches: tuple[tuple[str, str | int], ...] = ()  # house rules of the game, without its key


def usual(key: str, level: str = "", chairs: int = 0, mine: int = 0) -> Wish:
    """You on a chair, the strongest bots or those of a level on the others."""
    game = GAMES[key]
    fewest, most = game.PLAYERS
    many = most if game.TEAMS == "helpers" else min(most, fewest + 3)
    n = chairs or (fewest if game.DEATH_MATCH else many)
    name = level or BOTS[key][-1].name
    return Wish(key, tuple(YOU if i == mine else name for i in range(n)))


def config(wish: Wish, say: Say) -> Config:
    """The people of the table, in the order of the chairs; helpers of their teams behind them."""
    names = [_name(level, i, say) for i, level in enumerate(wish.levels)]
    if GAMES[wish.key].TEAMS == "helpers":
        names += [say("practice-helper", number=i + 1) for i in range(len(names))]
    people = tuple(Player(name, name, GARNETS) for name in names)
    return Config(say(f"game-{wish.key}"), people)


def _name(level: str, chair: int, say: Say) -> str:
    return say("practice-you") if level == YOU else say("practice-bot", number=chair + 1)


def preparing(s: Any, wish: Wish) -> Action | None:
    """The next step before the start, None once the game runs."""
    if s.game is not None or s.step not in ("open", "lot", "teams", "partner", "ready"):
        return None
    options = (*show.options(s), *(o for o in show.asides(s) if o.kind is Enough))
    if s.step == "open":
        return Open(DEALER, wish.key)
    if s.step == "lot" and len(s.chairs) == len(wish.levels):
        return Enough(DEALER)
    if s.step == "ready":
        return _setting(s, wish) or Start(DEALER)
    return _first(next(o for o in options if o.kind not in (Close, Enough)))


def _setting(s: Any, wish: Wish) -> Switch | None:
    """A house rule that is not yet as the wish has it."""
    material = [(k, how) for k, how in MATERIAL.items() if k in GAMES[wish.key].SWITCHES]
    wanted = {f"{wish.key}.{name}": to for name, to in (*wish.switches, *material)}
    for name, to in wanted.items():
        if show.setting(s, name) != to:
            return Switch(DEALER, name, to)
    return None


def _first(o: Option) -> Action:
    """The lowest number everywhere: chairs in the order of the people."""
    first = {name: Choice(d.of[:1]) for name, d in o.fields.items() if isinstance(d, Choice)}
    action = replace(o, fields={**o.fields, **first}).single()
    assert action is not None, "a table is prepared by choices alone"
    return action
