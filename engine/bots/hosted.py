"""What a chair knows of the game that the show hosts: a bot is not told that there is a show."""

from __future__ import annotations

from random import Random

from engine import show
from engine.bots.registry import VALUES, level
from engine.seen import Seen
from engine.show.records import OWN, Start
from engine.types import Action


def hosted(seen: Seen, seat: int) -> Seen:
    """The game as this actor of it sees it, from what its person knows of the show."""
    s = seen.state
    since: list[Action] = []
    for action in reversed(seen.log):
        if isinstance(action, Start):
            break
        if not isinstance(action, OWN):
            since.append(action)
    mine = tuple([o for o in seen.options if o.actor == seat])
    return Seen(show.chairs(s, seen.viewer), s.game, tuple(reversed(since)), mine)


def think(key: str, name: str, seen: Seen, seat: int, seed: str) -> Action:
    """What a level of a game does on a chair of the show. Runs in a process of its own."""
    return level(key, name).bot(hosted(seen, seat), Random(seed))


def worth(key: str, seen: Seen, seat: int, seed: str) -> tuple[tuple[Action, float], ...]:
    """What a chair's actions are worth, the best first; () where nobody counts that game."""
    if key not in VALUES:
        return ()
    counted = VALUES[key][0](hosted(seen, seat), Random(seed))
    return tuple(sorted(counted, key=lambda pair: -pair[1]))
