"""Tight players: in with high cards, or with very low ones when a high seed lies open."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.games.seed_poker.records import Add, Fold, Give, Join, Lay, Take
from engine.seen import Seen
from engine.types import Action, Option

HIGH, LOW, GOOD_SEED, BET = 12, 4, 9, 2  # cards that play, the seed that helps low ones, chips


def tight(seen: Seen, rng: Random) -> Action:
    """Plays its cards whatever they cost."""
    return _player(seen, rng, HIGH)


def mindful(seen: Seen, rng: Random) -> Action:
    """Minds the size of a bet: each doubling asks for a card one better."""
    return _player(seen, rng, HIGH + harder(seen.state.level))


def harder(level: int) -> int:
    """How many doublings a bet lies above the usual one."""
    doubled = 0
    while level > BET:
        level //= 2
        doubled += 1
    return doubled


def _player(seen: Seen, rng: Random, high: int) -> Action:
    kinds = {o.kind: o for o in seen.options}
    option = seen.options[0]
    s, seat = seen.state, option.actor
    if Take in kinds:
        card = s.hands[seat] or 8
        return kinds[Add if card <= LOW or card >= 14 else Take].sample(rng)
    if Lay in kinds:
        return Lay(seat, min(kept_last(kinds[Lay], s)))
    if Join in kinds or Fold in kinds:
        return _bet(kinds, s, seat, high)
    return nothing(seen, rng)


def kept_last(option: Option, s: Any) -> list[int]:
    """The cards that may be laid open, a very low one last where the seeds would lift it."""
    of = list(option.fields["card"].of)  # type: ignore[union-attr]
    if lifted(s) and min(of) <= LOW and max(of) < HIGH:
        return [max(of)]
    return of


def lifted(s: Any) -> bool:
    return bool(s.seeds) and s.seeds[0] >= GOOD_SEED


def plays(card: int, s: Any, high: int) -> bool:
    low = LOW - (high - HIGH)
    return card >= high or (card <= low and lifted(s))


def _bet(kinds: dict[type[Action], Option], s: Any, seat: int, high: int) -> Action:
    join = kinds.get(Join)
    if join is not None and (Fold not in kinds or plays(s.hands[seat] or 8, s, high)):
        chips = join.fields["chips"]
        return Join(seat, max(chips.lo, min(BET, chips.hi)))  # type: ignore[union-attr]
    return Fold(seat)


def nothing(seen: Seen, rng: Random) -> Action:
    """Between rounds: a garnet to nobody, unless nothing else may be done."""
    others = [o for o in seen.options if o.kind is not Give] or list(seen.options)
    o = others[0]
    if o.kind is Give:
        return Give(o.actor, o.fields["to"].of[0], 1)  # type: ignore[union-attr]
    return o.sample(rng)
