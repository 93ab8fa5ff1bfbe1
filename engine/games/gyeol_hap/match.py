"""Gyeol-Hap: rounds, turns, the tie after the last round, and who is first and last."""

from __future__ import annotations

from typing import Any

from engine.games.gyeol_hap.records import SILENT, State
from engine.types import replace


def next_of(playing: tuple[int, ...], seat: int) -> int:
    """The chair after this one among those that play."""
    return next((i for i in playing if i > seat), playing[0])


def next_turn(s: State) -> State:
    """The turn passes after any call and after a silent turn (G-3, G-11)."""
    return replace(s, step="turn", turn=next_of(s.playing, s.turn))


def silent_limit(s: State) -> int:
    """Turns in a row without a call that end the round (G-5, G-18); 0 is none."""
    each = {"six_total": 0, "two_each": 2, "six_each": SILENT, "off": 0}[s.config.pass_limit]
    return SILENT if s.config.pass_limit == "six_total" else each * len(s.playing)


def begin(s: State) -> State:
    playing = tied(s) if s.ends else tuple(range(s.config.players))
    starter = _starter(s, playing)
    return replace(
        s, step="board", round=s.round + 1, playing=playing, starter=starter, turn=starter,
        before=s.scores, board=(), found=(), finders=(), row=0, barred=(),
    )  # fmt: skip


def _starter(s: State, playing: tuple[int, ...]) -> int:
    """G-10: by lot, then the next chair each round, or by switch who fared worst in the last."""
    if s.round == 0:
        return s.starter
    if s.config.starter == "loser":
        gains = {i: s.scores[i] - s.before[i] for i in s.playing}
        worst = [i for i in s.playing if gains[i] == min(gains.values())]
        if len(worst) == 1 and worst[0] in playing:
            return worst[0]
    return next_of(playing, s.starter)


def round_over(s: State) -> State:
    ends = (*s.ends, s.scores) if s.round >= s.config.rounds else s.ends
    return decide(replace(s, step="ready", ends=ends))


def decide(s: State) -> State:
    """After the last round: over, unless a tie has to be played out (G-9)."""
    if s.ends and (s.config.tie == "joint" or not tied(s)):
        return replace(s, step="over")
    return s


def places(s: State) -> list[tuple[int, ...]]:
    """Chairs by place, the first place first: by the last round, then by each extra round."""
    keys: Any = [tuple([-end[i] for end in s.ends]) for i in range(s.config.players)]
    return [tuple([i for i, k in enumerate(keys) if k == key]) for key in sorted(set(keys))]


def tied(s: State) -> tuple[int, ...]:
    """The chairs that share the first place or the last and play on; places between do not."""
    ranked = places(s)
    shared = {i for group in (ranked[0], ranked[-1]) if len(group) > 1 for i in group}
    return tuple(sorted(shared))


def parted(s: State) -> bool:
    """In an extra round by `first_point`: whether the points so far have broken the tie."""
    return bool(s.ends) and s.config.tie == "first_point" and not tied(_as_ended(s))


def _as_ended(s: State) -> State:
    return replace(s, ends=(*s.ends, s.scores))
