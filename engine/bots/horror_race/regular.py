"""A sensible player: forfeits for the last place in the order, and places greedily."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from engine.games.horror_race.finish import mover
from engine.games.horror_race.records import CHARACTERS, ZONES, Forfeit, Place, Take
from engine.seen import Seen
from engine.tuples import add, put
from engine.types import Action, Option

AGAINST = 0.6  # how much the move of another's character counts against one's own

Zones = tuple[tuple[int, ...], ...]


def regular(seen: Seen, rng: Random) -> Action:
    """Forfeit where one may and it leads to the last place, else place what is best at once."""
    option = seen.options[0]
    if option.kind is Place:
        return best_place(seen, option, rng)
    forfeit = next((o for o in seen.options if o.kind is Forfeit), None)
    if forfeit is not None and worth_waiting(seen.state):
        return forfeit.sample(rng)
    take = next((o for o in seen.options if o.kind is Take), option)
    return take.sample(rng)


def worth_waiting(s: Any) -> bool:
    """Whether the last place of the next round is worth this round's coins (§5.1-10, -11).

    Who places last decides; who is last already, or when the race may end at once, places.
    """
    return bool(s.turn < len(s.order) - 1 and max(s.at) + sum(ZONES) < s.config.goal)


def best_place(seen: Seen, option: Option, rng: Random) -> Action:
    s, seat = seen.state, option.actor
    mine = s.supports[seat]
    coins, zones = option.fields["coin"], option.fields["zone"]
    pairs = [(coin, zone) for coin in coins.of for zone in zones.of]  # type: ignore[union-attr]
    worth = {p: gain(laid(s.zones, *p), mine, s.config.tie_levels) for p in pairs}
    top = max(worth.values())
    best = [p for p in pairs if worth[p] == top]
    coin, zone = best[int(rng.random() * len(best))]
    return Place(seat, coin, zone)


def laid(zones: Zones, coin: str, zone: int) -> Zones:
    z = ZONES.index(zone)
    return put(zones, z, add(zones[z], CHARACTERS.index(coin), 1))


@lru_cache(1 << 16)
def gain(zones: Zones, mine: tuple[str, ...] | None, levels: Any) -> float:
    """Steps of one's own characters as the zones stand, less those of the others."""
    total = 0.0
    for counts, steps in zip(zones, ZONES):
        who = mover(counts, levels)
        if who is not None:
            total += steps * (1.0 if mine and CHARACTERS[who] in mine else -AGAINST)
        for i, n in enumerate(counts):  # what does not move yet may: a coin is worth a little
            total += steps * n * (0.02 if mine and CHARACTERS[i] in mine else -0.01)
    return total
