"""Horror Race: its words, house rules, actions and the record of a race at one moment."""

from __future__ import annotations

from typing import Any, Literal

from engine.types import NOBODY, Action, Seat, Value

Character = Literal["vampire", "gangshi", "fox", "mummy", "zombie"]
CHARACTERS: tuple[Character, ...] = ("vampire", "gangshi", "fox", "mummy", "zombie")
ZONES = (1, 2, 4)  # §5.1-7: how many cells the strongest character of each zone moves
COINS = 3  # §5.1-5: coins a player draws and lays in a turn
NONE_LAID = ((0,) * 5,) * 3

SWITCHES: dict[str, tuple[Any, ...]] = {
    "coins": ("typed", "drawn", "mixed"),
    "goal": (13, 12),
    "stop": ("at_once", "end_of_round"),
    "second_tie": ("dense", "competition", "fan_app"),
    "third_tie": ("all", "none"),
    "tie_levels": ("all", "one"),
    "last_forfeits": ("yes", "no"),
    "nobody_forfeits": ("same", "rotate"),
    "forfeited_coins": ("stay", "last_lays"),
    "cap": (50, 30, 20),
    "seconds": (60, 30, 90, 0),  # R-22; 0 is no limit
    "supports": ("secret", "with_result"),
}


class Config(Value, frozen=True, tag="horror"):
    """The house rules of one race; the first value of each switch is the default."""

    players: int = 12
    coins: str = "typed"
    goal: int = 13
    stop: str = "at_once"
    second_tie: str = "dense"
    third_tie: str = "all"
    tie_levels: str = "all"
    last_forfeits: str = "yes"
    nobody_forfeits: str = "same"
    forfeited_coins: str = "stay"
    cap: int = 50
    seconds: int = 60
    supports: str = "secret"


class Support(Action, frozen=True, tag="horror.support"):
    """A chair hands in, secretly, the coins of the two characters it wants to win (§5.1-3)."""

    characters: tuple[Character, Character] | None


class Seal(Action, frozen=True, tag="horror.seal"):
    """A chair has handed in two coins that the program is not told before the pay-out (R-25)."""


class Begin(Action, frozen=True, tag="horror.begin"):
    """The dealer begins the next round."""


class Forfeit(Action, frozen=True, tag="horror.forfeit"):
    """The chair does not draw and is last in the next round (§5.1-10)."""


class Take(Action, frozen=True, tag="horror.take"):
    """The chair draws its coins from the box: the program will draw them."""


class Draw(Action, frozen=True, tag="horror.draw"):
    """One coin out of the box into the hand of the chair on turn; only it sees the coin."""

    coin: Character | None


class Place(Action, frozen=True, tag="horror.place"):
    """The chair places a coin from its hand on a zone, for all to see (R-23)."""

    coin: Character | None
    zone: int


class Lay(Action, frozen=True, tag="horror.lay"):
    """A coin comes out of the box and lies on a zone: what the dealer types at a real table."""

    seat: Seat
    coin: Character
    zone: int


class Late(Action, frozen=True, tag="horror.late"):
    """Time is up for the chair on turn: its coins are laid at random (R-22)."""


class Move(Action, frozen=True, tag="horror.move"):
    """A zone is counted and its strongest character moves; None where all tie (§5.1-7, -8)."""

    zone: int
    character: Character | None


class Open(Action, frozen=True, tag="horror.open"):
    """The dealer opens two coins that were handed in sealed, to pay them; the hall sees none."""

    seat: Seat
    characters: tuple[Character, Character] | None


class Pay(Action, frozen=True, tag="horror.pay"):
    """The bank pays every chair what its two characters earned (§5.1-13)."""

    garnets: tuple[int, ...] | None


class Reveal(Action, frozen=True, tag="horror.reveal"):
    """After the pay-out a chair's two characters are shown to all (R-25, by switch)."""

    seat: Seat
    characters: tuple[Character, Character]


class Correct(Action, frozen=True, tag="horror.correct"):
    """The real track disagrees with the record: a character stands on this cell."""

    character: Character
    cell: int
    reason: str


class Void(Action, frozen=True, tag="horror.void"):
    """A misdeal: all coins of the round go back and the round is played again (F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    Support, Seal, Begin, Forfeit, Take, Draw, Place, Lay, Late, Move, Open, Pay, Reveal,
    Correct, Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {
    Draw: ("coin",), Lay: ("coin",), Open: ("characters",), Pay: ("garnets",),
    Reveal: ("characters",),
}  # fmt: skip
Act = (
    Support | Seal | Begin | Forfeit | Take | Draw | Place | Lay | Late | Move | Open | Pay | Reveal
    | Correct | Void
)  # fmt: skip


class State(Value, frozen=True, tag="horror"):
    """A race at one moment."""

    config: Config
    supports: tuple[tuple[Character, ...] | None, ...]  # () not handed in yet
    sealed: tuple[bool, ...]  # handed in, but the program is not told
    order: tuple[int, ...]  # chairs in this round's order of play
    step: Literal["support", "ready", "turn", "move", "pay", "over"] = "support"
    round: int = 0
    turn: int = 0  # position in `order`
    due: int = 0  # coins the chair on turn has still to draw
    hand: tuple[Character | None, ...] = ()
    laid: int = 0  # coins it has laid in this turn
    late: bool = False
    forfeiter: int = NOBODY
    zones: tuple[tuple[int, ...], ...] = NONE_LAID  # 3 zones of 5 counts
    zone: int = 0  # the next zone to be counted, 0..2
    at: tuple[int, ...] = (0,) * 5  # cells each character has run
    began: tuple[int, ...] = (0,) * 5  # the same when the round began
    paid: tuple[int, ...] = ()
    revealed: tuple[bool, ...] = ()
