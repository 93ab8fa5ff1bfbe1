"""Cooperative Hold'em: who knows what, and who sits where.

A private card is known to its chair and to the whole mini-game room, until it is shown. What goes
on in the room is one record that only the room sees; nobody else learns even that something
happens there (§2.1-17, -18). A role decided is its team's alone until all are opened (H-31).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from engine import betting
from engine.games.holdem.records import (
    NOT_DEALT,
    NUMBERS,
    PROBLEMS,
    SILENT,
    STAYS,
    UNDECIDED,
    Act,
    Deal,
    Role,
    Room,
    State,
)
from engine.types import NOBODY, Viewer, replace

OPEN_CHOICES = (UNDECIDED, STAYS)


def places(s: State, bodies: Viewer) -> Viewer:
    """The chairs on which these people sit: bodies 0..n-1 are principals, n..2n-1 helpers.

    At the table on the chair of their team, or in the room, chair n; nowhere once their team has
    left. Changes only where no secret is left: when a round begins, when roles are opened.
    """
    n = len(s.before)
    at = {b: (b % n, (b >= n) == s.helper[b % n]) for b in bodies if b % n in s.seated}
    return frozenset([team if table else n for team, table in at.values()])


def view(s: State, v: Viewer) -> State:
    choices = s.choices
    if s.step == "roles" and s.config.roles == "sealed":
        choices = tuple([x if i in v or x in OPEN_CHOICES else None for i, x in enumerate(choices)])
    if len(s.before) in v:
        return replace(s, choices=choices)
    cards = tuple(
        [c if c == NOT_DEALT or i in v or i in s.shown else None for i, c in enumerate(s.cards)]
    )
    return replace(s, cards=cards, room=None, choices=choices)


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    room = len(s.before) in v
    if isinstance(a, SILENT):
        return a if room else None
    if isinstance(a, Deal) and not room and a.seat not in v:
        return replace(a, card=None)
    if isinstance(a, Role) and s.config.roles == "sealed" and a.actor not in v:
        return replace(a, sits=None)
    return a


def imagine(s: State, rng: Random) -> State:
    """Cards nobody has seen, roles, and a card in the room where one is on its way.

    A problem that nobody here was told of may as well not be posed yet: that stays None.
    """
    left = list(unseen(s.cards))
    cards = [left.pop(int(rng.random() * len(left))) if c is None else c for c in s.cards]
    choices = tuple([_who(rng) if x is None else x for x in s.choices])
    room = s.room
    if room is None and s.step == "open":
        room = Room(1, int(rng.random() * PROBLEMS), solver=NOBODY, card=None)
    if room is not None and room.card is None:
        room = replace(room, card=1 + int(rng.random() * len(NUMBERS)))
    return replace(s, cards=tuple(cards), choices=choices, room=room)


def _who(rng: Random) -> str:
    return "helper" if rng.random() < 0.5 else "principal"


@lru_cache(8192)
def unseen(cards: tuple[int | None, ...]) -> tuple[int, ...]:
    """The numbers that a card nobody knows here may be."""
    return tuple([c for c in NUMBERS if c not in cards])


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    known = [c for c in s.cards if c]
    if len(known) != len(set(known)):
        wrong.append("a card twice")
    if min(*s.bets.purse, *s.bets.paid) < 0:
        wrong.append("a debt")
    if betting.total(s.bets) + s.bank != sum(s.config.start):
        wrong.append("garnets appeared or vanished")
    return tuple(wrong)
