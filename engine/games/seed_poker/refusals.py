"""Seed Poker: why something may not be done now, as a code for the sentence that tells it."""

from __future__ import annotations

from engine.games.seed_poker.records import (
    Add,
    Begin,
    Correct,
    Exclude,
    Fold,
    Give,
    Join,
    Late,
    Lay,
    State,
    Take,
    Void,
)
from engine.types import Action, Actor


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if field:
        return _field(s, actor, kind, field)
    if s.step == "over":
        return "game-over"
    if kind in (Take, Add, Lay, Join, Fold):
        return _no_answer(s, actor, kind)
    if kind in (Begin, Exclude):
        return _not_begun(s, kind)
    if kind is Give:
        return _no_gift(s, actor)
    if kind in (Late, Void):
        return "no-round" if s.step == "ready" else "not-now"
    if kind is Correct:
        return "round-running"
    return "begin-round" if s.step == "ready" else "not-now"


EARLY = {"ready": "begin-round", "deal": "deal-first", "seed": "seed-first"}
CARDS = ("choose", "draw", "lay", "add")


def _no_answer(s: State, actor: Actor, kind: type[Action]) -> str:
    betting = kind in (Join, Fold)
    if s.step in EARLY:
        return EARLY[s.step]
    if s.step not in (*CARDS, "ante", "bet"):
        return "all-decided"
    if betting and s.step != "bet":
        return "ante-first" if s.step == "ante" else "choose-first"
    if not betting and s.step not in CARDS:
        return "cards-decided"
    if actor >= 0 and actor != s.order[s.turn]:
        return "not-your-turn"
    if betting:
        return "last-must-join" if kind is Fold else _cannot_join(s, actor)
    return "take-first" if kind is Lay else "already-chosen"


def _cannot_join(s: State, seat: int) -> str:
    if s.chips[seat] or s.garnets[seat]:
        return "cannot-match"
    return "nothing-to-bet"  # S-25


def _not_begun(s: State, kind: type[Action]) -> str:
    if s.step != "ready":
        return "round-running"
    return "rescue-first" if kind is Begin else "nobody-broke"


def _no_gift(s: State, actor: Actor) -> str:
    if s.step != "ready":
        return "gifts-between-rounds"
    if not s.round:
        return "gifts-after-round-one"
    return "no-garnets" if 0 <= actor < len(s.out) and not s.out[actor] else "excluded"


def _field(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if kind is Join:
        return "must-match" if s.joined else "bet-what-you-hold"
    if kind is Give:
        return "no-gift-to-that-seat" if field == "to" else "not-that-many"
    if field == "seat":
        return {Exclude: "still-holds-something", Correct: "excluded"}.get(kind, "not-that-seat")
    if field == "card":
        return "not-one-of-the-two" if kind is Lay else "card-lies-elsewhere"
    return "out-of-range"
