"""Cooperative Hold'em: its words, house rules, actions and the record of a game at one moment."""

from __future__ import annotations

from typing import Any, Literal

from engine.betting import Bets
from engine.types import NOBODY, Action, Seat, Value

ROUNDS = 20  # §2.1-1
SWAP, DECIDE = 5, 10  # §2.1-19: helpers sit down after round 5, each team decides after round 10
NUMBERS = tuple(range(1, 11))  # §2.1-4
PROBLEMS = 10_000  # numbers a problem of the mini-games can have
NOT_DEALT = NOT_PICKED = 0  # no card yet; None is a card nobody here knows
UNSOLVED = -1  # the problem is still open

MiniGame = Literal["matchsticks", "scales", "packing"]
MINI_GAMES: tuple[MiniGame, ...] = ("matchsticks", "scales", "packing")  # §2.1-14
Who = Literal["principal", "helper"]
WHO: tuple[Who, ...] = ("principal", "helper")
UNDECIDED, STAYS = "", "stays"  # no secret: who has not told a role yet, who let the time run out

SWITCHES: dict[str, tuple[Any, ...]] = {
    "cards": ("typed", "drawn"),
    "check": ("no", "yes"),  # H-1
    "least_raise": ("one", "last_raise"),  # H-1
    "allin": ("side_pots", "cap_to_shortest", "must_fold"),  # H-3
    "ante": (1, 2, 3),  # H-4
    "lone_winner_shows": ("no", "yes"),  # H-5
    "double_tie": ("higher_number", "split", "shared1_first"),  # H-8
    "wrap": ("both", "only_9_10_1"),  # H-10
    "one_counts": (1, 11),  # H-11
    "first_player": ("rotate", "prev_winner", "prev_loser", "fixed"),  # H-13
    "second_problem": ("after_bet1", "during_bet1"),  # H-14
    "no_solver": ("dealer_random", "new_problem", "no_limit"),  # H-16
    "wrong_answer": ("lock_5s", "out_for_problem", "free"),  # H-17
    "kinds": ("cycle", "random", "host"),  # H-19
    "levels": ("rising", 1, 2, 3),  # §10: how hard the problems are
    "simultaneous_bust": ("fewer_before_hand", "nominate", "random"),  # H-23
    "second_bust": ("play_on", "ends"),  # H-24
    "none_bust": ("fewest_is_candidate", "no_candidate"),  # H-26
    "roles": ("sealed", "open_by_standing"),  # H-31
    "seconds": (60, 30, 90, 0),  # H-32; 0 is no limit
    "problem_seconds": (180, 120, 240),  # H-16
    "pick_seconds": (30, 15, 60),  # H-16
    "role_seconds": (120, 60, 180),  # H-31
}


class Config(Value, frozen=True, tag="holdem"):
    """The purses of the teams and the house rules; the first value of each switch is default."""

    start: tuple[int, ...] = (10, 10, 10, 10)
    cards: str = "typed"
    check: str = "no"
    least_raise: str = "one"
    allin: str = "side_pots"
    ante: int = 1
    lone_winner_shows: str = "no"
    double_tie: str = "higher_number"
    wrap: str = "both"
    one_counts: int = 1
    first_player: str = "rotate"
    second_problem: str = "after_bet1"
    no_solver: str = "dealer_random"
    wrong_answer: str = "lock_5s"
    kinds: str = "cycle"
    levels: str | int = "rising"
    simultaneous_bust: str = "fewer_before_hand"
    second_bust: str = "play_on"
    none_bust: str = "fewest_is_candidate"
    roles: str = "sealed"
    seconds: int = 60
    problem_seconds: int = 180
    pick_seconds: int = 30
    role_seconds: int = 120


class First(Action, frozen=True, tag="holdem.first"):
    """The lot: this team is the first player of round 1 (H-13)."""

    seat: Seat


class Begin(Action, frozen=True, tag="holdem.begin"):
    """The dealer begins a round: people change rooms, everybody pays the ante (§2.1-3)."""


class Kind(Action, frozen=True, tag="holdem.kind"):
    """The kind of mini-game of this round, where it does not go in turn (H-19)."""

    kind: MiniGame


class Deal(Action, frozen=True, tag="holdem.deal"):
    """A private card, face down (§2.1-4); the chair and the mini-game room know it."""

    seat: Seat
    card: int | None


class Pose(Action, frozen=True, tag="holdem.pose"):
    """A problem appears in the mini-game room (§2.1-14)."""

    kind: MiniGame
    level: int
    number: int


class Wrong(Action, frozen=True, tag="holdem.wrong"):
    """Somebody in the room gave a wrong answer (H-17)."""

    team: Seat


class Solve(Action, frozen=True, tag="holdem.solve"):
    """The first correct answer: its team chooses the shared card (§2.1-15)."""

    team: Seat


class Lapse(Action, frozen=True, tag="holdem.lapse"):
    """Time is up in the room: nobody solved, or the solver chose no card (H-16)."""


class Pick(Action, frozen=True, tag="holdem.pick"):
    """The solver chooses the shared card, any number (§2.1-16); None stays sealed till opened."""

    card: int | None


class Draw(Action, frozen=True, tag="holdem.draw"):
    """Nobody chose, so the card is drawn at random; the table never learns that (H-16)."""

    card: int | None


class Bring(Action, frozen=True, tag="holdem.bring"):
    """The dealer has the sealed card brought to the table, at his own pace (H-16)."""


class Open(Action, frozen=True, tag="holdem.open"):
    """The shared card is opened on the table (§2.1-5, -6)."""

    card: int


class Fold(Action, frozen=True, tag="holdem.fold"):
    """The chair gives up this round (§2.1-7)."""


class Call(Action, frozen=True, tag="holdem.call"):
    """The chair matches what is asked, or goes all-in below it (H-3)."""


class Check(Action, frozen=True, tag="holdem.check"):
    """The chair stays in without betting, where the house allows it (H-1)."""


class Bet(Action, frozen=True, tag="holdem.bet"):
    """The chair bets or raises: it has then put in `to` in this round in all, ante included."""

    to: int


class Show(Action, frozen=True, tag="holdem.show"):
    """The private card of a chair that stayed is shown (§2.1-8)."""

    seat: Seat
    card: int


class Award(Action, frozen=True, tag="holdem.award"):
    """The topmost pot is paid out; an uncalled excess goes back this way (§2.1-13, H-3)."""

    gains: tuple[int, ...]


class Nominate(Action, frozen=True, tag="holdem.nominate"):
    """Who of those who went bust together is the elimination candidate (H-23, by switch)."""

    seat: Seat


class Role(Action, frozen=True, tag="holdem.role"):
    """A team decides who of the two plays hold'em from round 11 on (§2.1-19, H-31)."""

    sits: Who | None


class Roles(Action, frozen=True, tag="holdem.roles"):
    """The decisions of all teams are opened together (H-31)."""

    sit: tuple[Who, ...] | None


class Late(Action, frozen=True, tag="holdem.late"):
    """Time is up at the table: for the chair that speaks (H-32), or for the roles (H-31)."""


class Correct(Action, frozen=True, tag="holdem.correct"):
    """The real garnets of a team disagree with the record: it has this many."""

    seat: Seat
    garnets: int
    reason: str


class Void(Action, frozen=True, tag="holdem.void"):
    """A misdeal: antes and bets go back and the round is dealt again (F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    First, Begin, Kind, Deal, Pose, Wrong, Solve, Lapse, Pick, Draw, Bring, Open, Fold, Call,
    Check, Bet, Show, Award, Nominate, Role, Roles, Late, Correct, Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {
    Deal: ("card",), Open: ("card",), Show: ("card",), Roles: ("sit",),
}  # fmt: skip
SILENT = (Pose, Wrong, Solve, Lapse, Pick, Draw)  # only the mini-game room learns of these
Act = (
    First | Begin | Kind | Deal | Pose | Wrong | Solve | Lapse | Pick | Draw | Bring | Open | Fold
    | Call | Check | Bet | Show | Award | Nominate | Role | Roles | Late | Correct | Void
)  # fmt: skip


class Room(Value, frozen=True):
    """What goes on in the mini-game room, secret as a whole: even that anything does."""

    level: int
    number: int
    wrong: tuple[int, ...] = ()  # teams that answered wrongly, the latest last
    solver: int = UNSOLVED  # a team, or NOBODY
    card: int | None = NOT_PICKED


Step = Literal[
    "lot", "ready", "kind", "deal", "room", "open", "bet", "show", "award", "nominate", "roles",
    "over",
]  # fmt: skip


class State(Value, frozen=True, tag="holdem"):
    """A game at one moment. Chairs 0..n-1 are the teams at the table, chair n is the room."""

    config: Config
    bets: Bets
    before: tuple[int, ...]  # the purses when this round began
    cards: tuple[int | None, ...]  # private cards, 0 not dealt
    helper: tuple[bool, ...]  # the helper plays hold'em and the principal sits in the room
    seated: tuple[int, ...]  # the teams that have not left the two rooms
    choices: tuple[str | None, ...]  # roles decided, sealed
    step: Step = "lot"
    round: int = 0
    first: int = 0
    kind: str = ""
    room: Room | None = None  # None before a problem is posed, and for all who are not there
    shared: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    bust: tuple[int, ...] = ()  # went bust together, one of them still to be named candidate
    won: int = NOBODY  # who took the main pot last
    candidate: int = NOBODY
    bank: int = 0  # garnets that corrections took out, less those they put in
