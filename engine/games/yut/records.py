"""Strategic Yut: its words, house rules, actions and the record of a match at one moment."""

from __future__ import annotations

from typing import Any, Literal

from engine.types import NOBODY, Action, Seat, Value

Side = Literal["front", "back"]
Stick = Literal["front", "back", ""]  # "" is not in yet
Result = Literal["mo", "back-do", "gae", "geol", "yut"]
Spot = int | Literal["home", "off"]  # a cell of the mat, or beside it
SIDES: tuple[Side, ...] = ("front", "back")
RESULTS: tuple[Result, ...] = ("mo", "back-do", "gae", "geol", "yut")  # by counted sticks, Y-1
BIG = ("yut", "mo")  # these throw again, Y-20

CHAIRS = 4  # 0 the candidate, 1 the other principal, 2 and 3 their partners
PIECES = 8  # chair i owns pieces 2i and 2i+1; people call them 2i+1 and 2i+2
ALONE = 0  # what a piece joins when it stands by itself
ORDERS = {  # chairs in turn, by house rule and by who starts (Y-2)
    ("ABBA", 0): (0, 1, 3, 2), ("ABBA", 1): (1, 0, 2, 3),
    ("alternate", 0): (0, 1, 2, 3), ("alternate", 1): (1, 0, 3, 2),
}  # fmt: skip
NONE_IN: tuple[Stick, ...] = ("", "", "", "")

SWITCHES: dict[str, tuple[Any, ...]] = {
    "sticks": ("typed", "sealed", "mixed"),
    "counted_side": ("fronts", "backs"),  # Y-1
    "order": ("ABBA", "alternate"),  # Y-2
    "first": ("lot", "candidate"),  # Y-3
    "move_who": ("own", "team"),  # Y-4
    "stuck_back_do": ("lost", "partner"),  # Y-6
    "back_way": ("as_came", "geometric"),  # Y-8
    "back_to_start": ("home", "waits"),  # Y-9, goes with Y-10
    "home": ("reach", "must_pass"),  # Y-10
    "shortcut": ("optional", "compulsory"),  # Y-11
    "stack": ("optional", "always", "never"),  # Y-14
    "partner_stack": ("yes", "no", "capture"),  # Y-15, Y-18
    "capture_extra": ("not_if_yut_mo", "always", "never"),  # Y-21
    "capture_again": ("yes", "no"),  # Y-22
    "split": ("free", "one_piece"),  # Y-24
    "may_pass": ("no", "yes"),  # Y-26
    "overshoot": ("lost", "exact"),  # Y-27; exact only where reaching is home
    "partner_done": ("moves_mate", "skipped"),  # Y-29
    "stick_seconds": (30, 20, 60, 0),  # Y-30; 0 is no limit
    "cap": (500, 300, 100),  # Y-31
    "talk": ("free", "secret"),  # Y-32
    "stack_way": ("last", "lowest"),  # Y-34
    "off_mat": ("counts", "turn_lost"),  # Y-35
    "capture_throw": ("at_once", "after"),  # Y-36
    "move_seconds": (60, 30, 90, 0),  # Y-37
}


class Config(Value, frozen=True, tag="yut"):
    """The house rules of one match; the first value of each switch is the default."""

    sticks: str = "typed"
    counted_side: str = "fronts"
    order: str = "ABBA"
    first: str = "lot"
    move_who: str = "own"
    stuck_back_do: str = "lost"
    back_way: str = "as_came"
    back_to_start: str = "home"
    home: str = "reach"
    shortcut: str = "optional"
    stack: str = "optional"
    partner_stack: str = "yes"
    capture_extra: str = "not_if_yut_mo"
    capture_again: str = "yes"
    split: str = "free"
    may_pass: str = "no"
    overshoot: str = "lost"
    partner_done: str = "moves_mate"
    stick_seconds: int = 30
    cap: int = 500
    talk: str = "free"
    stack_way: str = "last"
    off_mat: str = "counts"
    capture_throw: str = "at_once"
    move_seconds: int = 60


class First(Action, frozen=True, tag="yut.first"):
    """This principal's side takes the first turn (Y-3)."""

    seat: Seat


class Choose(Action, frozen=True, tag="yut.stick"):
    """A chair takes one of its two sticks, secretly; None is a stick the program is not told."""

    side: Side | None


class Lot(Action, frozen=True, tag="yut.lot"):
    """A chair that did not choose in time throws a stick taken at random (Y-30)."""

    seat: Seat
    side: Side | None


class Throw(Action, frozen=True, tag="yut.throw"):
    """All four sticks are thrown and lie open, in the order of the chairs (§6.1-3)."""

    sides: tuple[Side, ...]


class Go(Action, frozen=True, tag="yut.go"):
    """A result moves a piece, and all that is stacked with it, to a cell or home."""

    result: Result
    piece: int  # the lowest of its stack
    to: Spot
    join: int  # the lowest piece of the stack it joins there; 0: it stands alone


class Pass(Action, frozen=True, tag="yut.pass"):
    """What is left of the results is given up: it cannot be used (Y-25) or need not be (Y-26)."""


class Fall(Action, frozen=True, tag="yut.fall"):
    """A stick fell off the mat and the turn is lost (Y-35, by switch)."""


class Late(Action, frozen=True, tag="yut.late"):
    """Time is up: a random stick (Y-30), or the foremost piece must be moved (Y-37)."""

    seat: Seat


class Correct(Action, frozen=True, tag="yut.correct"):
    """The real mat disagrees with the record: this one piece lies here."""

    piece: int
    to: Spot
    stacked: Literal["no", "yes"]  # with a piece of its side that lies there
    reason: str


class Void(Action, frozen=True, tag="yut.void"):
    """The throw does not stand, all four choose again (Y-35, F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    First, Choose, Lot, Throw, Go, Pass, Fall, Late, Correct, Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {Lot: ("side",), Throw: ("sides",)}
Act = First | Choose | Lot | Throw | Go | Pass | Fall | Late | Correct | Void


class State(Value, frozen=True, tag="yut"):
    """A match at one moment."""

    config: Config
    step: Literal["first", "throw", "move", "over"]
    at: tuple[int, ...]  # the place of each piece, a number of `mat`
    stack: tuple[int, ...] = tuple(range(PIECES))  # the lowest piece each is stacked with
    first: int = 0  # the principal who began
    turn: int = 0  # turns that are over
    owed: int = 1  # throws of the turn
    caught: int = 0  # throws owed for captures
    saved: tuple[Result, ...] = ()  # results not used yet, the last one last
    sticks: tuple[Stick | None, ...] = NONE_IN
    thrown: tuple[Side, ...] = ()  # the last throw, for all to see
    before: tuple[int, ...] = ()  # `owed`, `caught` before it, as long as it can be voided
    late: int = NOBODY
    bound: int = NOBODY  # the piece that takes all results of this turn (Y-24, by switch)
    count: int = 0  # throws so far
    winner: int = NOBODY
