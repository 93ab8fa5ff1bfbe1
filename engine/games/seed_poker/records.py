"""Seed Poker: its words, house rules, actions and the record of a game at one moment."""

from __future__ import annotations

from typing import Any, Literal

from engine.types import Action, Seat, Value

CARDS = tuple(range(1, 16))  # §4.1-4: one of each
CHIPS = 15  # §4.1-4: chips each at the start
SEEDS = 3  # §4.1-10, S-9: seed cards that stay
ANTE = 1  # §4.1-12

Goes = Literal["carried", "returned", "first", "bank"]

SWITCHES: dict[str, tuple[Any, ...]] = {
    "cards": ("typed", "entered", "drawn"),  # hands: when opened, when dealt, by the program
    "nobody": ("carry", "return", "first_player", "last_joins"),  # S-1
    "nobody_last": ("returned", "first_player", "bank"),  # S-2
    "lone_winner_shows": ("yes", "no"),  # S-3
    "first_bet_cap": ("own_stack", "shortest_stack"),  # S-4
    "least": (1, 0),  # S-4: the smallest first bet
    "short": ("garnets_1_1", "side_pot", "cannot_join"),  # S-5, S-6
    "pot_garnets": ("stay_garnets", "become_chips"),  # S-7
    "ranking": ("chips", "chips_and_garnets"),  # S-7
    "prize": ("bank", "losers"),  # S-8
    "tie": ("order_of_play", "shortest_distance"),  # S-11
    "excluded_first": ("next_active", "skip_round"),  # S-14
    "excluded_rank": ("earlier_lower", "joint"),  # S-16
    "joint": ("shared", "garnets"),  # S-18
    "seconds": (60, 30, 90, 0),  # S-21; 0 is no limit
    "opening": ("backwards", "forwards"),  # S-24
    "rescued": ("ranked", "last"),  # S-27
}


class Config(Value, frozen=True, tag="seed"):
    """The house rules of one game; the first value of each switch is the default."""

    players: int = 7
    garnets: tuple[int, ...] = ()  # what each chair holds; () is none
    cards: str = "typed"
    nobody: str = "carry"
    nobody_last: str = "returned"
    lone_winner_shows: str = "yes"
    first_bet_cap: str = "own_stack"
    least: int = 1
    short: str = "garnets_1_1"
    pot_garnets: str = "stay_garnets"
    ranking: str = "chips"
    prize: str = "bank"
    tie: str = "order_of_play"
    excluded_first: str = "next_active"
    excluded_rank: str = "earlier_lower"
    joint: str = "shared"
    seconds: int = 60
    opening: str = "backwards"
    rescued: str = "ranked"


class Give(Action, frozen=True, tag="seed.give"):
    """Between two rounds a chair gives garnets to another (§4.1-21, S-19)."""

    to: Seat
    garnets: int


class Exclude(Action, frozen=True, tag="seed.exclude"):
    """A chair without chips and garnets, to whom nobody gives any, is out for good (§4.1-20)."""

    seat: Seat


class Begin(Action, frozen=True, tag="seed.begin"):
    """The dealer begins the next round."""


class Deal(Action, frozen=True, tag="seed.deal"):
    """A card face down to a chair; only it looks at it (§4.1-5)."""

    seat: Seat
    card: int | None


class Seed(Action, frozen=True, tag="seed.seed"):
    """A card of the pile is opened and becomes a seed card (§4.1-6, -10)."""

    card: int


class Take(Action, frozen=True, tag="seed.take"):
    """The chair takes a second card, to keep the better of the two (§4.1-9)."""


class Add(Action, frozen=True, tag="seed.add"):
    """The chair has a seed card added and keeps its first card (§4.1-10)."""


class Draw(Action, frozen=True, tag="seed.draw"):
    """The second card of the chair on turn; only it looks at it (§4.1-9)."""

    card: int | None


class Lay(Action, frozen=True, tag="seed.lay"):
    """One of the two cards is laid open for all; the other is the chair's final card (§4.1-9)."""

    card: int


class Ante(Action, frozen=True, tag="seed.ante"):
    """Everyone pays the ante: a chip, or a garnet who has none (§4.1-12, S-20)."""


class Join(Action, frozen=True, tag="seed.join"):
    """The chair takes part with this bet; the first who does decides how high (§4.1-13)."""

    chips: int


class Fold(Action, frozen=True, tag="seed.fold"):
    """The chair takes no part in the contest (§4.1-12)."""


class Show(Action, frozen=True, tag="seed.show"):
    """A chair that takes part opens its final card (§4.1-14)."""

    seat: Seat
    card: int


class Award(Action, frozen=True, tag="seed.award"):
    """The chair takes a pot, and the round's winner a garnet as his prize (§4.1-15)."""

    seat: Seat
    chips: int
    garnets: int
    prize: int


class Nobody(Action, frozen=True, tag="seed.nobody"):
    """Nobody took part: where the antes go (S-1, S-2)."""

    goes: Goes


class Late(Action, frozen=True, tag="seed.late"):
    """Time is up: a card is taken and laid open, or the chair folds (S-21)."""


class Correct(Action, frozen=True, tag="seed.correct"):
    """The real purse of a chair disagrees with the record."""

    seat: Seat
    chips: int
    garnets: int
    reason: str


class Void(Action, frozen=True, tag="seed.void"):
    """A misdeal: antes and bets go back and the round is dealt anew (F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    Give, Exclude, Begin, Deal, Seed, Take, Add, Draw, Lay, Ante, Join, Fold, Show, Award, Nobody,
    Late, Correct, Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {
    Deal: ("card",), Seed: ("card",), Draw: ("card",), Lay: ("card",), Show: ("card",),
}  # fmt: skip
Act = (
    Give | Exclude | Begin | Deal | Seed | Take | Add | Draw | Lay | Ante | Join | Fold | Show
    | Award | Nobody | Late | Correct | Void
)  # fmt: skip


class State(Value, frozen=True, tag="seed"):
    """A game at one moment; `paid` and `paid_garnets` lie in the pot, antes included."""

    config: Config
    chips: tuple[int, ...]
    garnets: tuple[int, ...]
    out: tuple[bool, ...]  # excluded for good
    fell: tuple[int, ...]  # the round after which a chair had nothing left, 0 never
    hands: tuple[int | None, ...]  # 0 no card, None a card unknown
    laid: tuple[int, ...]  # the card laid open by who took one, else 0
    did: tuple[Literal["", "take", "add"], ...]
    shown: tuple[bool, ...]
    paid: tuple[int, ...]
    paid_garnets: tuple[int, ...]
    step: Literal[
        "ready", "deal", "seed", "choose", "draw", "lay", "add", "ante", "bet", "open", "award",
        "nobody", "over",
    ] = "ready"  # fmt: skip
    round: int = 0
    order: tuple[int, ...] = ()  # the chairs in this round, from its first player
    turn: int = 0  # position in `order`
    extra: int | None = 0  # the second card of the chair on turn
    late: bool = False
    seeds: tuple[int, ...] = ()  # highest first
    dropped: tuple[int, ...] = ()  # seed cards that did not stay; they lie open (S-10)
    joined: tuple[int, ...] = ()  # the chairs that take part, in the order they did
    level: int = 0  # what the first of them bet
    carried: tuple[int, int] = (0, 0)  # chips and garnets nobody won yet (S-1)
    bank: tuple[int, int] = (0, 0)  # chips and garnets that left the table
