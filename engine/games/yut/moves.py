"""Strategic Yut: which pieces a chair may move where, and what a move does to the mat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from engine.games.yut.mat import CELL, CELLS, HOME, LEFT, OFF, PLACE, SPOT, ways
from engine.games.yut.records import (
    ALONE,
    BIG,
    ORDERS,
    PIECES,
    Config,
    Correct,
    Go,
    Result,
    Spot,
    State,
)
from engine.tuples import put
from engine.types import DEALER, NOBODY, Choice, Domain, Option, Text, replace

FREE = (ALONE,)
PAIR = tuple((2 * i, 2 * i + 1) for i in range(PIECES // 2))  # the pieces of each chair


def on_turn(s: State) -> int:
    """The chair whose turn it is (Y-2)."""
    return chair_of(s, s.turn)


def chair_of(s: State, turn: int) -> int:
    return ORDERS[s.config.order, s.first][turn % 4]


def mate(chair: int) -> int:
    return (chair + 2) % 4


def done(s: State, chair: int) -> bool:
    """Whether both pieces of a chair are home."""
    a, b = PAIR[chair]
    return s.at[a] == HOME == s.at[b]


def foes(c: Config, piece: int, other: int) -> bool:
    """Whether these two pieces capture each other (Y-17, Y-18)."""
    if c.partner_stack == "capture":
        return piece // 2 != other // 2
    return piece // 2 % 2 != other // 2 % 2


# ---------------------------------------------------------------- what may be moved


def moves(s: State) -> tuple[Option, ...]:
    """A move is an option for each result, stack and destination."""
    c, at, seat = s.config, s.at, on_turn(s)
    table = ways(c.shortcut, c.home, c.overshoot, c.back_way)
    taken = {CELL[p] for p in at}
    out: list[Option] = []
    for result in dict.fromkeys(s.saved):
        row = table[result]
        for lead in movable(s, seat, result):
            for place in row[at[lead]]:
                mates = joins(s, lead, place) if CELL[place] in taken else FREE
                out.append(_go(seat, result, lead + 1, SPOT[place], mates))
    return tuple(out) if s.late == NOBODY else _foremost(s, out)


@cache
def _go(seat: int, result: Result, piece: int, to: Spot, joins: tuple[int, ...]) -> Option:
    fields: dict[str, Domain] = {
        "result": Choice((result,)), "piece": Choice((piece,)), "to": Choice((to,)),
        "join": Choice(joins),
    }  # fmt: skip
    return Option(seat, Go, fields)


def _foremost(s: State, out: list[Option]) -> tuple[Option, ...]:
    """Y-37: who was too slow has only the moves of the piece that is nearest home."""
    left = [LEFT[s.at[_number(o) - 1]] for o in out]
    return tuple([o for o, n in zip(out, left) if n == min(left)])


def _number(o: Option) -> int:
    piece: Any = o.fields["piece"]
    return int(piece.of[0])


def movable(s: State, seat: int, result: Result) -> list[int]:
    """The stacks a chair may move with this result, each by its lowest piece."""
    out: list[int] = []
    for chair in _owners(s, seat, result):
        a, b = PAIR[chair]
        x, y = s.at[a], s.at[b]
        if x != HOME and s.stack[a] not in out:
            out.append(s.stack[a])
        if y != HOME and not (x == OFF == y) and s.stack[b] not in out:  # two off are all alike
            out.append(s.stack[b])
    if s.bound != NOBODY:  # Y-24, by switch
        out = [lead for lead in out if lead == s.stack[s.bound]]
    return out


def _owners(s: State, seat: int, result: Result) -> tuple[int, ...]:
    """The chairs whose pieces may be moved: one's own, and a mate's where the house says so."""
    c = s.config
    if c.move_who == "team":  # Y-4
        return (seat, mate(seat))
    if done(s, seat):  # Y-29
        return (mate(seat),) if c.partner_done == "moves_mate" else ()
    if c.stuck_back_do == "partner" and result == "back-do":  # Y-6
        a, b = PAIR[seat]
        if s.at[a] in (OFF, HOME) and s.at[b] in (OFF, HOME):
            return (mate(seat),)
    return (seat,)


def joins(s: State, piece: int, place: int) -> tuple[int, ...]:
    """The stacks a piece may join where it comes to (Y-14, Y-15); 0 is to stand alone."""
    c = s.config
    if place in (OFF, HOME) or c.stack == "never":
        return FREE
    cell, mates = CELL[place], []
    for q, at in enumerate(s.at):
        if at != OFF and CELL[at] == cell and s.stack[q] == q and _stackable(c, piece, q):
            mates.append(q + 1)
    if c.stack == "always" and mates:
        return tuple(mates)
    return (ALONE, *mates)


def _stackable(c: Config, piece: int, other: int) -> bool:
    if c.partner_stack == "yes":
        return piece // 2 % 2 == other // 2 % 2
    return piece // 2 == other // 2


# ---------------------------------------------------------------- what a move does


def go(s: State, a: Go) -> State:
    """The stack moves, captures and joins; the result is used up."""
    c, lead = s.config, a.piece - 1
    table = ways(c.shortcut, c.home, c.overshoot, c.back_way)
    place = next(p for p in table[a.result][s.at[lead]] if SPOT[p] == a.to)
    at, stack = list(s.at), list(s.stack)
    hit = False
    if place != HOME:
        cell = CELL[place]
        for q, other in enumerate(s.at):
            if other and CELL[other] == cell and foes(c, lead, q):
                at[q], stack[q], hit = OFF, q, True  # Y-17: the whole group goes
    _move(c, at, stack, lead, place, a.join - 1)
    saved = list(s.saved)
    saved.remove(a.result)
    more = hit and (c.capture_extra == "always" or _extra(c, a.result))
    bound = lead if c.split == "one_piece" else NOBODY
    return replace(
        s, at=tuple(at), stack=tuple(stack), saved=tuple(saved), caught=s.caught + more,
        before=(), bound=bound,
    )  # fmt: skip


def _extra(c: Config, result: Result) -> bool:
    """Y-21: a capture throws again, unless it was made with a yut or mo."""
    return c.capture_extra == "not_if_yut_mo" and result not in BIG


def _move(c: Config, at: list[int], stack: list[int], lead: int, place: int, join: int) -> None:
    if join < 0 and stack.count(lead) == 1:  # one piece by itself
        at[lead] = place
        return
    group = [p for p, top in enumerate(stack) if top == lead]
    if join >= 0:  # Y-34: a stack goes back the way its last piece came, or its lowest
        place = at[join] if c.stack_way == "lowest" and join < lead else place
        group += [p for p, top in enumerate(stack) if top == join]
    low = min(group)
    for p in group:
        at[p], stack[p] = place, p if place == HOME else low  # Y-16: all come home


# ---------------------------------------------------------------- when the record is wrong


def corrections(s: State) -> tuple[Option, ...]:
    """Where each piece may be put by hand: no cell may hold both sides."""
    sides = PAIR if s.config.partner_stack == "capture" else (PAIR[0] + PAIR[2], PAIR[1] + PAIR[3])
    return tuple([_correct(side, _open_to(s, side[0])) for side in sides])


def _open_to(s: State, piece: int) -> tuple[Spot, ...]:
    held = {CELL[p] for q, p in enumerate(s.at) if foes(s.config, piece, q)}
    start = (0,) if s.config.home == "must_pass" else ()
    return ("off", "home", *[c for c in (*start, *CELLS[1:]) if c not in held])


@lru_cache(256)
def _correct(pieces: tuple[int, ...], to: tuple[Spot, ...]) -> Option:
    fields: dict[str, Domain] = {
        "piece": Choice(tuple([p + 1 for p in pieces])), "to": Choice(to),
        "stacked": Choice(("no", "yes")), "reason": Text(),
    }  # fmt: skip
    return Option(DEALER, Correct, fields)


def correct(s: State, a: Correct) -> State:
    """One piece is lifted and put down where it really lies, by the first way to that cell."""
    piece, place = a.piece - 1, PLACE[a.to]
    s = _lift(s, piece)
    there = joins(s, piece, place)[-1] if a.stacked == "yes" else ALONE
    at, stack = list(s.at), list(s.stack)
    _move(s.config, at, stack, piece, place, there - 1)
    return replace(s, at=tuple(at), stack=tuple(stack))


def _lift(s: State, piece: int) -> State:
    """The mat without this piece; those it was stacked with stay stacked."""
    rest = [p for p, lead in enumerate(s.stack) if lead == s.stack[piece] and p != piece]
    stack = [min(rest) if p in rest else lead for p, lead in enumerate(s.stack)]
    return replace(s, at=put(s.at, piece, OFF), stack=put(tuple(stack), piece, piece))
