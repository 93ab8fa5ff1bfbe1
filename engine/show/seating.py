"""The show frame: who is in, who can be asked, and who sits on which chair of a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games import GAMES
from engine.show.records import State
from engine.types import NOBODY, Viewer, replace


def able(s: State) -> tuple[int, ...]:
    """The players who are in: no guest, nobody who was eliminated."""
    return tuple(i for i, p in enumerate(s.players) if not p.guest and i not in s.out)


def free(s: State) -> tuple[int, ...]:
    """Who can be asked to help: players who are in and guests, unless they play already (F-13)."""
    busy = (*s.out, *s.chairs, *s.helpers, *s.duelists)
    return tuple(i for i in range(len(s.players)) if i not in busy)


def present(s: State) -> int:
    """How many there are, guests included."""
    return len(s.players) - len(s.out)


def places(s: State) -> int:
    """How many chairs the lot of the game that is open fills."""
    game = GAMES[s.key]
    most = present(s) // 2 if game.TEAMS == "helpers" else len(s.players)
    return min(len(able(s)), game.PLAYERS[1], most)


@cache
def openable(players: int, people: int) -> tuple[str, ...]:
    """The games that can be opened: main matches; a death match alone for just its players."""
    out = []
    for key, game in GAMES.items():
        least = game.PLAYERS[0]
        enough = players == least if game.DEATH_MATCH else players >= least
        if enough and (game.TEAMS != "helpers" or people >= 2 * least):
            out.append(key)
    return tuple(out)


@cache
def arenas(duelists: int, others: int) -> tuple[str, ...]:
    """The games in which so many can meet in a death match (F-12, F-18)."""
    out = []
    for key, game in GAMES.items():
        partners = duelists if game.TEAMS == "partners" else 0
        fewest, most = game.PLAYERS
        if game.DEATH_MATCH and partners <= others and fewest <= duelists + partners <= most:
            out.append(key)
    return tuple(out)


def principals(s: State) -> int:
    """How many chairs, from the first on, are of players for themselves and no partners."""
    n = len(s.chairs)
    return n // 2 if GAMES[s.key].TEAMS == "partners" else n


def seated(s: State, who: tuple[int, ...]) -> State:
    """These people on the chairs of the game, ready to start."""
    return replace(s, step="ready", chairs=who, sitting=who, absent=(False,) * len(who))


def cleared(s: State) -> State:
    """The chairs are empty and the house rules of the game forgotten."""
    return replace(s, chairs=(), sitting=(), absent=(), helpers=(), switches=())


def chairs(s: State, v: Viewer) -> Viewer:
    """The actors of `options(s)` these people share: players, or chairs of the game that is on.

    Who only takes a chair for another (F-19) shares none of its secrets on a screen.
    """
    if s.game is None:
        return v
    bodies = frozenset([i for i, who in enumerate((*s.chairs, *s.helpers)) if who in v])
    if not s.helpers:
        return bodies
    game: Any = GAMES[s.key]
    moved: Viewer = game.places(s.game, bodies)  # §2.1-19: helpers and principals change rooms
    return moved


def holder(s: State, chair: int) -> int:
    """Who sits on a chair now; NOBODY where it is empty, or a room with several people."""
    if not 0 <= chair < len(s.sitting):
        return NOBODY
    if s.helpers and s.game is not None and s.helpers[chair] in _at_table(s, chair):
        return s.helpers[chair]
    return s.sitting[chair]


def _at_table(s: State, chair: int) -> tuple[int, ...]:
    """The people of a team who sit on its own chair."""
    team = (s.chairs[chair], s.helpers[chair])
    return tuple(i for i in team if chair in chairs(s, frozenset({i})))
