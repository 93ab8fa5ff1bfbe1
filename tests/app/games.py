"""Matches of one game hosted in a show, played at random, for the tests of its stage and pad."""

from __future__ import annotations

from random import Random
from typing import Any

from app.desk import Desk
from app.session import single
from engine import show
from engine.games import GAMES
from engine.seen import Seen
from engine.types import PUBLIC, Action, Viewer, replace
from tests.app.hall import ENGLISH, KOREAN

WIDE = ("WWWWWWWW", "MMMMMMMM", "WMWMWMWM", *ENGLISH[3:4]) * 3  # as wide as eight letters can be
EVERYBODY: Viewer = frozenset(range(12))


def hosted(key: str, chairs: int, names: tuple[str, ...] = KOREAN, **switches: Any) -> Any:
    """A show in whose death match this game has just begun; people do not sit in their order."""
    people = tuple(show.Player(n, n, 2) for n in names)
    s = show.setup(show.Config("밤", people))
    sitting = tuple(range(chairs - 1, -1, -1)) if chairs > 4 else (4, 8, 11, 3)[:chairs]
    game = GAMES[key].setup(GAMES[key].configure((2,) * chairs, switches))
    return replace(
        s, step="game", key=key, episode=1, chairs=sitting, sitting=sitting,
        absent=(False,) * chairs, game=game, duelists=sitting[:2],
    )  # fmt: skip


def walk(s: Any, rng: Random, most: int) -> list[tuple[Any, Action, Any]]:
    """State, action, state: options mostly, asides now and then, until the game is over."""
    out: list[tuple[Any, Action, Any]] = []
    game = GAMES[s.key]
    while len(out) < most and game.options(s.game):
        asides = game.asides(s.game)
        among = asides if asides and rng.random() < 0.05 else game.options(s.game)
        a = among[int(rng.random() * len(among))].sample(rng)
        after = show.apply(s, a)
        out.append((s, a, after))
        s = after
    return out


def seen(s: Any, viewer: Viewer = PUBLIC) -> Seen:
    return Seen(viewer, show.view(s, viewer), (), ())


def desk(s: Any) -> Desk:
    """The dealer's desk over a state."""
    options = show.options(s)
    return Desk(seen(s, EVERYBODY), options, show.asides(s), single(options), False, (), 1)
