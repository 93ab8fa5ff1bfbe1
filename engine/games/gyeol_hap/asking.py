"""Gyeol-Hap: who may do what, what a call is worth, and why something is refused."""

from __future__ import annotations

from functools import cache

from engine.games.gyeol_hap.haps import haps, left
from engine.games.gyeol_hap.records import (
    GYEOL,
    HAP,
    NUMBERS,
    PICTURES,
    SHOWN,
    WRONG,
    Begin,
    Board,
    Call,
    Close,
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
    Row,
    State,
    Void,
)
from engine.types import (
    CHANCE,
    DEALER,
    TABLE,
    Action,
    Actor,
    Choice,
    Domain,
    Option,
    Range,
    Text,
)

BEGIN = (Option(DEALER, Begin),)
BOARD = (Option(CHANCE, Board, {"pictures": Row(PICTURES, SHOWN)}),)
REDRAW = (Option(TABLE, Redraw),)
THREE = Row(NUMBERS, 3)
CLOSE = Option(DEALER, Close, {"reason": Text()})
VOID = Option(DEALER, Void, {"reason": Text()})


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "turn":
            return _turn(s.turn, s.turn in s.barred)
        case "judge":
            return _judge(s.turn, points(s))
        case "name":
            return _name(s.turn)
        case "window":
            return _window(s.turn, s.turn in s.barred)
        case "board":
            return BOARD if s.config.board == "typed" else (_draw(s.board),)
        case "ready":
            return BEGIN
        case "redraw":
            return REDRAW
        case "first":
            return _first(s.config.players)
        case _:
            return ()


@cache
def _first(players: int) -> tuple[Option, ...]:
    return (Option(CHANCE, First, {"seat": Choice(tuple(range(players)))}),)


def _draw(board: tuple[int, ...]) -> Option:
    return Option(CHANCE, Draw, {"picture": Choice(tuple([p for p in PICTURES if p not in board]))})


@cache
def _turn(seat: int, barred: bool) -> tuple[Option, ...]:
    calls = () if barred else (Option(seat, Gyeol),)
    return (Option(seat, Call), *calls, Option(seat, Pass))


@cache
def _window(seat: int, barred: bool) -> tuple[Option, ...]:
    """G-4, by switch: right after one's own hap, gyeol may be called."""
    return _turn(seat, barred)[1:]


@cache
def _name(seat: int) -> tuple[Option, ...]:
    miss = Option(seat, Miss, {"how": Choice(("silent", "misnamed"))})
    return (Option(seat, Name, {"numbers": THREE}), miss)


@cache
def _judge(seat: int, more: int) -> tuple[Option, ...]:
    return (Option(TABLE, Judge, {"seat": Choice((seat,)), "points": Choice((more,))}),)


def points(s: State) -> int:
    """What the call that is to be judged is worth (§7.1-5 to -8)."""
    return floored(s, s.turn, _worth(s))


def _worth(s: State) -> int:
    if s.gyeol:
        return WRONG if left(s.board, s.found) else GYEOL
    if s.named in s.found:
        return 0 if s.config.repeat == "free" else WRONG  # G-2
    return HAP if s.named in haps(s.board) else WRONG


def floored(s: State, seat: int, more: int) -> int:
    """G-16: totals may be negative, or by switch stop at 0."""
    return more if s.config.floor == "none" else max(more, -s.scores[seat])


def asides(s: State) -> tuple[Option, ...]:
    if s.step in ("first", "over") or not s.round:
        return ()
    out: tuple[Option, ...] = ()
    if s.step not in ("judge", "redraw"):
        out += (_correct(s.config.players, s.config.floor),)
    if s.step != "ready":
        out += (VOID,)
    if s.step in ("turn", "name", "window"):
        out += (CLOSE,)
        if s.config.out_of_turn == "minus1":
            out += (_foul(tuple([i for i in s.playing if i != s.turn])),)
    return out


@cache
def _correct(players: int, floor: str) -> Option:
    fields: dict[str, Domain] = {
        "seat": Choice(tuple(range(players))),
        "points": Range(-99 if floor == "none" else 0, 999),
        "reason": Text(),
    }
    return Option(DEALER, Correct, fields)


@cache
def _foul(others: tuple[int, ...]) -> Option:
    return Option(DEALER, Foul, {"seat": Choice(others)})


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if s.step == "over":
        return "game-over"
    if field:
        return _field(kind, field)
    if s.step == "first":
        return "hap-first-open"
    if kind in (Call, Gyeol, Pass, Name, Miss):
        return _no_call(s, actor, kind)
    if kind in (Board, Draw):
        return _no_board(s)
    if kind is Begin:
        return "round-running"
    if kind is Foul:
        return "calls-ignored" if s.config.out_of_turn == "ignored" else "no-turn-runs"
    return {First: "hap-begun", Close: "no-turn-runs", Void: "no-round"}.get(kind, "not-now")


def _field(kind: type[Action], field: str) -> str:
    codes = {
        "pictures": "nine-pictures", "picture": "picture-lies-there", "numbers": "three-numbers",
        "points": "points-out-of-range",
    }  # fmt: skip
    return "no-such-chair" if field == "seat" else codes.get(field, "out-of-range")


def _no_call(s: State, actor: Actor, kind: type[Action]) -> str:
    if s.step in ("ready", "board", "redraw"):
        return "no-round" if s.step == "ready" else "board-first"
    if s.step == "judge":
        return "judge-first"
    if actor >= 0 and actor != s.turn:
        return "not-your-turn"
    if s.step == "name":
        return "name-first"
    if kind in (Name, Miss):
        return "call-first"
    return "gyeol-window" if s.step == "window" and kind is Call else "gyeol-once"


def _no_board(s: State) -> str:
    if s.step == "ready":
        return "no-round"
    if s.step != "board":
        return "board-lies"
    return "board-typed" if s.config.board == "typed" else "board-drawn"
