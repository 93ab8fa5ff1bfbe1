"""Cooperative Hold'em: the mini-game room, which decides the shared cards (§2.1-14 to -18).

Everything here is silent: at the table nobody learns that it happens, only that a card is brought.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games.holdem.records import (
    MINI_GAMES,
    NOT_PICKED,
    NUMBERS,
    PROBLEMS,
    ROUNDS,
    UNSOLVED,
    Bring,
    Draw,
    Lapse,
    Open,
    Pick,
    Pose,
    Room,
    Solve,
    State,
    Wrong,
)
from engine.types import CHANCE, DEALER, NOBODY, TABLE, Choice, Domain, Option, Range, replace

NUMBER = Range(0, PROBLEMS - 1)
BRING = (Option(DEALER, Bring),)
LAPSE = Option(DEALER, Lapse)
SEALED = (*NUMBERS, None)  # at a real table a card may stay sealed until it is opened


def options(s: State) -> tuple[Option, ...]:
    """What the room waits for; () when its card lies sealed."""
    room = s.room
    if room is None:
        return _pose(s.kind, level(s))
    if room.solver == UNSOLVED:
        return _solve(len(s.before), able(s, room))
    if room.card == NOT_PICKED:
        return _choose(len(s.before), room.solver != NOBODY, s.config.cards == "typed")
    return ()


def at_work(s: State) -> bool:
    """Whether a problem of this round may be running now (H-14)."""
    during = s.config.second_problem == "during_bet1"
    return s.step == "room" or (during and s.step == "bet" and len(s.shared) == 1)


def asides(s: State) -> tuple[Option, ...]:
    room = s.room
    if room is None or room.card != NOT_PICKED or room.solver == NOBODY:
        return ()
    if room.solver != UNSOLVED:
        return (LAPSE,)  # H-16: who does not choose loses the choice
    wrong = _wrong(len(s.before), able(s, room))
    return wrong if s.config.no_solver == "no_limit" else (LAPSE, *wrong)


def able(s: State, room: Room) -> tuple[int, ...]:
    """The teams that may still answer this problem (H-17, H-27)."""
    if s.config.wrong_answer != "out_for_problem" or not room.wrong:
        return s.seated
    return tuple([i for i in s.seated if i not in room.wrong])


def level(s: State) -> int:
    """§10: levels 1 to 3, rising with the round."""
    fixed = s.config.levels
    return fixed if isinstance(fixed, int) else 1 + 3 * (s.round - 1) // ROUNDS


def next_kind(s: State) -> str:
    """The kind of the round that begins, "" where it is still to be named (H-19)."""
    return MINI_GAMES[s.round % 3] if s.config.kinds == "cycle" else ""


@cache
def _pose(kind: str, level: int) -> tuple[Option, ...]:
    fields: dict[str, Domain] = {
        "kind": Choice((kind,)), "level": Choice((level,)), "number": NUMBER,
    }  # fmt: skip
    return (Option(CHANCE, Pose, fields),)


@cache
def _solve(room: int, teams: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(room, Solve, {"team": Choice(teams)}),)


@cache
def _wrong(room: int, teams: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(room, Wrong, {"team": Choice(teams)}),)


@cache
def _choose(room: int, solved: bool, typed: bool) -> tuple[Option, ...]:
    card = Choice(SEALED if typed else NUMBERS)
    return (Option(room, Pick, {"card": card}) if solved else Option(CHANCE, Draw, {"card": card}),)


@cache
def _open(cards: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(TABLE, Open, {"card": Choice(cards)}),)


def opening(s: State) -> tuple[Option, ...]:
    """The sealed card lies on the table: only who was in the room knows it."""
    card = s.room.card if s.room is not None else None
    return _open(NUMBERS if card is None else (card,))


# ---------------------------------------------------------------- what happens


def posed(s: State, a: Any) -> State:
    return replace(s, room=Room(a.level, a.number))


def answered_wrongly(s: State, a: Any) -> State:
    room = _known(s)
    wrong = (*[i for i in room.wrong if i != a.team], a.team)
    s = replace(s, room=replace(room, wrong=wrong))
    return s if able(s, _known(s)) else _unsolved(s)


def solved(s: State, a: Any) -> State:
    return replace(s, room=replace(_known(s), solver=a.team))


def lapsed(s: State, a: Any) -> State:
    room = _known(s)
    return _unsolved(s) if room.solver == UNSOLVED else replace(s, room=_nobody(room))


def _unsolved(s: State) -> State:
    """H-16: the card will be drawn, or there is another problem."""
    if s.config.no_solver == "new_problem":
        return replace(s, room=None)
    return replace(s, room=_nobody(_known(s)))


def _nobody(room: Room) -> Room:
    return replace(room, solver=NOBODY)


def chosen(s: State, a: Any) -> State:
    return replace(s, room=replace(_known(s), card=a.card))


def _known(s: State) -> Room:
    assert s.room is not None, "only who is in the room gets here"
    return s.room
