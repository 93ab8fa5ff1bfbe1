"""Two-sided Poker: why something may not be done now, as a code for the sentence that tells it."""

from __future__ import annotations

from engine.games.twosided.asking import why_not_two_sided
from engine.games.twosided.duel import reach
from engine.games.twosided.records import (
    Back,
    Begin,
    Bet,
    Correct,
    Fold,
    Front,
    Late,
    Pick,
    Redeal,
    Show,
    Shuffle,
    State,
    Void,
)
from engine.types import Action, Actor


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if field:
        return _field(s, actor, kind, field)
    if s.step == "over":
        return "game-over"
    if kind in (Bet, Fold, Pick):
        return _no_answer(s, actor, kind)
    if kind in (Begin, Redeal):
        return _no_deal(s, kind)
    if kind in (Correct, Shuffle):
        return "dealt-fresh" if s.step in ("ready", "redeal") else "hand-running"
    if kind in (Late, Void):
        return "no-hand" if s.step in ("ready", "redeal") else "not-now"
    if kind is Front or kind is Back:
        return "begin-first" if s.step in ("ready", "redeal") else "cards-dealt"
    return "not-now"


def _no_answer(s: State, actor: Actor, kind: type[Action]) -> str:
    early = {"ready": "begin-first", "redeal": "begin-first", "deal": "cards-first",
             "ante": "ante-first"}  # fmt: skip
    if s.step in early:
        return early[s.step]
    if s.step == "pick":
        return "already-picked" if kind is Pick and actor in (0, 1) else "pick-no-chips"
    if s.step != "bet":
        return "bets-closed"
    if actor != s.turn:
        return "not-your-turn"
    if kind is Fold:
        return "opener-must-bet"  # D-3
    return "bet-to-pick" if kind is Pick else "cannot-bet"


def _no_deal(s: State, kind: type[Action]) -> str:
    if s.step not in ("ready", "redeal"):
        return "hand-running"
    if sum(s.deck.left) < 2 and s.config.deck == "deal_on":
        return "shuffle-first"
    return "redeal-first" if s.step == "redeal" else "no-pot-to-redeal"


def _field(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if kind is Bet:
        return _no_bet(s, actor, field)
    if kind is Front or kind is Back:
        return "not-that-seat" if field == "seat" else "no-such-card-left"
    if kind is Show:
        return "not-that-seat" if field == "seat" else "not-on-the-card"
    return "out-of-range"


def _no_bet(s: State, seat: Actor, field: str) -> str:
    if field == "level":
        return "level-cannot-be-met"
    if s.faces[seat] != "":
        return why_not_two_sided(s, seat) or "face-stays"
    no = why_not_two_sided(s, seat)
    if no:
        return no
    low = max(1, s.levels[1 - seat])
    return "two-sided-too-dear" if reach(s, seat, True) < low else "level-cannot-be-met"
