"""Gyeol-Hap: its pictures, house rules, actions and the record of a match at one moment."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from engine.types import NOBODY, Action, Seat, Subset, Value

PICTURES = tuple(range(27))  # 9 * shape + 3 * colour + background (§7.1-1)
SHAPES = ("circle", "triangle", "square")
COLOURS = ("blue", "red", "yellow")
BACKGROUNDS = ("white", "grey", "black")
SHOWN = 9  # §7.1-2: pictures a round
NUMBERS = tuple(range(1, SHOWN + 1))  # row by row from top left (G-13)
HAP, GYEOL, WRONG = 1, 3, -1  # §7.1-5, -7, -8
SILENT = 6  # §7.1-9

SWITCHES: dict[str, tuple[Any, ...]] = {
    "board": ("typed", "drawn"),
    "rounds": (10, 5, 3),  # §7.1-10; fewer for a rehearsal
    "turn_seconds": (10, 15, 20),  # §7.1-4
    "name_time": (5, 3, "rest_of_turn"),  # G-1
    "repeat": ("minus1", "free"),  # G-2
    "gyeol_window": ("off", 3, 5),  # G-4
    "pass_limit": ("six_total", "two_each", "six_each", "off"),  # G-5, G-18
    "gyeol_again": ("yes", "once"),  # G-7
    "min_haps": (0, 1, 3),  # G-8
    "tie": ("extra_rounds", "first_point", "joint"),  # G-9
    "starter": ("alternate", "loser"),  # G-10
    "misnamed": ("wrong", "asked_again"),  # G-14
    "floor": ("none", "zero"),  # G-16
    "out_of_turn": ("ignored", "minus1"),  # G-17
    "found": ("listed", "hidden"),  # G-20
    "clock_start": ("dealer", "after_3s"),  # G-21
}


class Config(Value, frozen=True, tag="hap"):
    """The house rules of one match; the first value of each switch is the default."""

    players: int = 2
    board: str = "typed"
    rounds: int = 10
    turn_seconds: int = 10
    name_time: int | str = 5
    repeat: str = "minus1"
    gyeol_window: int | str = "off"
    pass_limit: str = "six_total"
    gyeol_again: str = "yes"
    min_haps: int = 0
    tie: str = "extra_rounds"
    starter: str = "alternate"
    misnamed: str = "wrong"
    floor: str = "none"
    out_of_turn: str = "ignored"
    found: str = "listed"
    clock_start: str = "dealer"


class Row(Subset, frozen=True):
    """Any `size` different ones of these, in any order: the order is kept."""

    def sample(self, rng: Random) -> tuple[Any, ...]:
        left = list(self.of)
        return tuple([left.pop(int(rng.random() * len(left))) for _ in range(self.size)])

    def __contains__(self, x: object) -> bool:
        if not isinstance(x, tuple) or len(x) != self.size or len(set(x)) != self.size:
            return False
        return all([y in self.of for y in x])


class First(Action, frozen=True, tag="hap.first"):
    """This chair has the first turn of the first round (G-10)."""

    seat: Seat


class Begin(Action, frozen=True, tag="hap.begin"):
    """The dealer begins the next round."""


class Board(Action, frozen=True, tag="hap.board"):
    """The nine pictures that lie open, as the dealer reads them off the table."""

    pictures: tuple[int, ...]


class Draw(Action, frozen=True, tag="hap.draw"):
    """The next of the nine pictures is drawn."""

    picture: int


class Redraw(Action, frozen=True, tag="hap.redraw"):
    """The nine hold too few haps and are laid anew (G-8, by switch)."""


class Call(Action, frozen=True, tag="hap.hap"):
    """The chair calls hap and owes three numbers (§7.1-4)."""


class Name(Action, frozen=True, tag="hap.name"):
    """The three picture numbers, in any order (G-15)."""

    numbers: tuple[int, ...]


class Miss(Action, frozen=True, tag="hap.miss"):
    """No three numbers follow the call: none in time (§7.1-6), or not three that exist (G-14)."""

    how: Literal["silent", "misnamed"]


class Gyeol(Action, frozen=True, tag="hap.gyeol"):
    """The chair says that no hap is left (§7.1-7)."""


class Pass(Action, frozen=True, tag="hap.pass"):
    """The chair's time runs out without a call (§7.1-6)."""


class Judge(Action, frozen=True, tag="hap.judge"):
    """The call is right or wrong, and these points are given."""

    seat: Seat
    points: int


class Foul(Action, frozen=True, tag="hap.foul"):
    """A chair called in another's time (G-17, by switch)."""

    seat: Seat


class Close(Action, frozen=True, tag="hap.close"):
    """The dealer ends a round that nobody can end; no points (G-19)."""

    reason: str


class Correct(Action, frozen=True, tag="hap.correct"):
    """The score of a chair was wrong and is this."""

    seat: Seat
    points: int
    reason: str


class Void(Action, frozen=True, tag="hap.void"):
    """The round does not stand: its points are taken back and nine new pictures laid (F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    First, Begin, Board, Draw, Redraw, Call, Name, Miss, Gyeol, Pass, Judge, Foul, Close, Correct,
    Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {}  # nothing is hidden
Act = (
    First | Begin | Board | Draw | Redraw | Call | Name | Miss | Gyeol | Pass | Judge | Foul | Close
    | Correct | Void
)  # fmt: skip


class State(Value, frozen=True, tag="hap"):
    """A match at one moment."""

    config: Config
    scores: tuple[int, ...]
    before: tuple[int, ...]  # the scores when the round began
    playing: tuple[int, ...]  # the chairs of this round: all, or the tied (G-18)
    step: Literal[
        "first", "ready", "board", "redraw", "turn", "name", "judge", "window", "over"
    ] = "first"
    round: int = 0
    starter: int = NOBODY
    turn: int = NOBODY  # the chair whose time it is
    board: tuple[int, ...] = ()
    found: tuple[tuple[int, ...], ...] = ()  # haps called rightly, by numbers
    finders: tuple[int, ...] = ()  # who called them
    row: int = 0  # turns without a call, in a row
    named: tuple[int, ...] = ()  # what the judge judges: three numbers, or () for none
    gyeol: bool = False  # the judge judges a gyeol
    barred: tuple[int, ...] = ()  # chairs that may not call gyeol any more (G-7, by switch)
    ends: tuple[tuple[int, ...], ...] = ()  # the scores after the last round and each extra one
