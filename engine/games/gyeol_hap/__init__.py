"""Gyeol-Hap (season 2, episode 3, death match): find haps among nine pictures, or call gyeol.

Two or more chairs take turns of ten seconds. Everything is open, so every viewer sees the same;
the list of haps that are left (`haps.left`) is for the dealer's desk alone.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.game import Ranking, Result, Teams
from engine.games.gyeol_hap.asking import (
    asides as asides,
    floored,
    options as options,
    refusal as refusal,
)
from engine.games.gyeol_hap.haps import haps as haps, is_hap as is_hap, left as left
from engine.games.gyeol_hap.match import (
    begin,
    decide,
    next_turn,
    parted,
    places,
    round_over,
    silent_limit,
)
from engine.games.gyeol_hap.records import (
    KINDS as KINDS,
    LEARNT as LEARNT,
    PICTURES,
    SHOWN,
    SWITCHES as SWITCHES,
    WRONG,
    Act,
    Begin,
    Board,
    Call,
    Close,
    Config as Config,
    Correct,
    Draw,
    First,
    Foul,
    Gyeol,
    Judge,
    Miss,
    Name,
    Pass,
    Redraw,
    State as State,
    Void,
)
from engine.tuples import add, put
from engine.types import Action, Illegal, Viewer, replace

RULES = 1
PLAYERS = (2, 12)
TEAMS: Teams = "alone"
DEATH_MATCH = True
GARNET_MATCH = False
GARNETS_STAKED = False
RANKED_BY: Ranking = "result"
TOKENS = (0, 0)
REVEALS: tuple[type[Action], ...] = (Board, Draw)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    if not PLAYERS[0] <= len(garnets) <= PLAYERS[1]:
        raise Illegal("two-to-twelve-chairs", given=len(garnets))
    return Config(players=len(garnets), **switches)


def setup(config: Config) -> State:
    n = config.players
    return State(config, (0,) * n, (0,) * n, tuple(range(n)))


def seats(s: State) -> int:
    return s.config.players


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _lotted(s: State, a: Any) -> State:
    return replace(s, step="ready", starter=a.seat)


def _began(s: State, a: Any) -> State:
    return begin(s)


def _boarded(s: State, a: Any) -> State:
    return _laid(s, a.pictures)


def _drew(s: State, a: Any) -> State:
    return _laid(s, (*s.board, a.picture))


def _laid(s: State, board: tuple[int, ...]) -> State:
    step: Any = "board"
    if len(board) == SHOWN:
        step = "turn" if len(haps(board)) >= s.config.min_haps else "redraw"  # G-8
    return replace(s, board=board, step=step)


def _cleared(s: State, a: Any) -> State:
    return replace(s, board=(), step="board")


def _called(s: State, a: Any) -> State:
    return replace(s, step="name")


def _named(s: State, a: Any) -> State:
    return replace(s, step="judge", named=tuple(sorted(a.numbers)), gyeol=False)


def _missed(s: State, a: Any) -> State:
    if a.how == "misnamed" and s.config.misnamed == "asked_again":
        return s  # G-14
    return replace(s, step="judge", named=(), gyeol=False)


def _gyeoled(s: State, a: Any) -> State:
    return replace(s, step="judge", named=(), gyeol=True)


def _passed(s: State, a: Any) -> State:
    if s.step == "window":
        return next_turn(s)
    row, limit = s.row + 1, silent_limit(s)
    s = replace(s, row=row)
    return round_over(s) if limit and row >= limit else next_turn(s)  # §7.1-9, G-19


def _judged(s: State, a: Any) -> State:
    right = a.points > 0
    ended = right and s.gyeol
    barred = (*s.barred, a.seat) if s.gyeol and s.config.gyeol_again == "once" else s.barred
    found, finders = s.found, s.finders
    if right and not s.gyeol:
        found, finders = (*found, s.named), (*finders, a.seat)
    s = replace(
        s, scores=add(s.scores, a.seat, a.points), found=found, finders=finders, row=0,
        barred=barred, named=(),
    )  # fmt: skip
    if ended or parted(s):
        return round_over(s)
    if right and s.config.gyeol_window != "off":  # G-4
        return replace(s, step="window")
    return next_turn(s)


def _fouled(s: State, a: Any) -> State:
    s = replace(s, scores=add(s.scores, a.seat, floored(s, a.seat, WRONG)))
    return round_over(s) if parted(s) else s


def _closed(s: State, a: Any) -> State:
    return round_over(s)


def _corrected(s: State, a: Any) -> State:
    """The difference lies in the past, so it is in every score that was noted since."""
    more = a.points - s.scores[a.seat]
    least = 0 if s.config.floor == "zero" else s.before[a.seat] + more
    before = put(s.before, a.seat, max(least, s.before[a.seat] + more))
    s = replace(
        s, scores=put(s.scores, a.seat, a.points), before=before,
        ends=tuple([add(end, a.seat, more) for end in s.ends]),
    )  # fmt: skip
    return decide(s) if s.step == "ready" else s


def _voided(s: State, a: Any) -> State:
    return replace(
        s, step="board", scores=s.before, turn=s.starter, board=(), found=(), finders=(), row=0,
        named=(), barred=(),
    )  # fmt: skip


APPLY: dict[type[Action], Any] = {
    First: _lotted, Begin: _began, Board: _boarded, Draw: _drew, Redraw: _cleared, Call: _called,
    Name: _named, Miss: _missed, Gyeol: _gyeoled, Pass: _passed, Judge: _judged, Foul: _fouled,
    Close: _closed, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- who knows what


def view(s: State, v: Viewer) -> State:
    return s  # §12: all is open


def redact(s: State, a: Act, v: Viewer) -> Act | None:
    return a


def imagine(s: State, rng: Random) -> State:
    return s


def audit(s: State) -> tuple[str, ...]:
    wrong = []
    if len(set(s.board)) != len(s.board) or not set(s.board) <= set(PICTURES):
        wrong.append("a picture lies twice")
    if len(set(s.found)) != len(s.found) or not set(s.found) <= set(haps(s.board)):
        wrong.append("a hap that is none")
    if s.config.floor == "zero" and min(s.scores) < 0:
        wrong.append("a debt")
    return tuple(wrong)


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    return s.scores


def garnets(s: State) -> tuple[int, ...]:
    """With three or more in the death match, who comes first gains one from the bank (F-18)."""
    first = places(s)[0] if s.step == "over" and s.config.players > 2 else ()
    return tuple([int(i in first) for i in range(s.config.players)])


def result(s: State) -> Result:
    if s.step != "over":
        return Result()
    ranked = places(s)
    return Result(ranked[0], ranked[-1])
