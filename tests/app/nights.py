"""Whole evenings without a window: every game once, modest bets, everything drawn from the seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from app import drivers
from app.demo import call, modest
from engine import show
from engine.show.records import Arena, Close, Finish, Lot, Open, Start, Stop, Switch
from engine.timeline import Timeline
from engine.types import DEALER, PUBLIC, Action, tag
from tests.app.hall import ENGLISH, KOREAN

DRAWN = {"horror": "coins", "holdem": "cards", "seed": "cards", "twosided": "cards", "hap": "board"}
ROUNDS = ("horror", "twosided"), ("holdem", "yut"), ("seed", "hap")


def night(lang: str = "ko", players: int = 12, seed: int = 1) -> Timeline:
    names = (KOREAN if lang == "ko" else ENGLISH)[:players]
    people = tuple(show.Player(name, name, 2 + k % 3) for k, name in enumerate(names))
    return Timeline(show, show.Config("가넷 테이블", people), f"night-{seed}")


def choice(t: Timeline, rng: Random) -> tuple[Action, Any]:
    """What happens next, and who answered: nobody closes, stops or finishes anything."""
    answered = drivers.answer(t)
    if answered is not None:
        return answered
    s, options = t.state, t.options()
    if s.key == "hap" and s.game is not None and s.game.step in ("turn", "name"):
        return call(s.game, options, rng), "dealer"
    never = (Lot, Close, Stop, Finish)
    open_ = [o for o in options if o.kind not in never and not tag(o.kind).endswith(".seal")]
    return modest(rng.choice(open_ or list(options))).sample(rng), "dealer"


def until(t: Timeline, rng: Random, there: Callable[[Any], bool], most: int = 6000) -> None:
    """Play on to the first state that is wanted."""
    for _ in range(most):
        if there(t.state):
            return
        t.play(*choice(t, rng))
    raise AssertionError("it never came to that")


def begin(t: Timeline, key: str) -> None:
    """Open a game, or the arena of one; the lot and its material are drawn."""
    t.play(Arena(DEALER, key) if t.state.step == "arena" else Open(DEALER, key))
    if t.state.house.lot == "typed":
        t.play(Switch(DEALER, "frame.lot", "drawn"))
    if key in DRAWN:
        t.play(Switch(DEALER, f"{key}.{DRAWN[key]}", "drawn"))


def to_the_game(t: Timeline, key: str, rng: Random) -> None:
    begin(t, key)
    until(t, rng, lambda s: s.game is not None and s.key == key)


@cache
def whole(lang: str = "ko", seed: int = 3) -> Timeline:
    """Three episodes, each with its death match: all six games. Never to be written to."""
    t, rng = night(lang, 12, seed), Random(seed)
    for main, duel in ROUNDS:
        to_the_game(t, main, rng)
        until(t, rng, lambda s: s.step == "arena" and s.game is None)
        to_the_game(t, duel, rng)
        until(t, rng, lambda s: s.step == "open")
    return t


def cut(t: Timeline, k: int) -> Timeline:
    """The evening as it was after `k` entries."""
    out = Timeline(show, t.state.config, t.seed)
    out.states, out.entries, out.draws = t.states[: k + 1], t.entries[:k], t.draws[: k + 1]
    out.at = k
    return out


def on(t: Timeline, key: str, share: float = 0.9) -> Timeline:
    """The evening cut off while this game is on, so far into it, between two rounds if it can."""
    runs = [k for k, s in enumerate(t.states) if s.game is not None and s.key == key]
    return cut(t, runs[int(len(runs) * share)])


def started(t: Timeline) -> list[int]:
    """The entries by which games began."""
    return [k for k, e in enumerate(t.entries) if type(e.action) is Start]


__all__ = ["PUBLIC", "begin", "cut", "night", "on", "started", "to_the_game", "until", "whole"]
