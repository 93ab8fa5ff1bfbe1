"""Two-sided Poker: its words, house rules, actions and the record of a match at one moment."""

from __future__ import annotations

from typing import Any, Literal

from engine.types import NOBODY, Action, Seat, Value

Face = Literal["front", "back", "both"]
FACES: tuple[Face, ...] = ("front", "back")
BONUS = 10  # §3.1-14: chips a won two-sided bet takes on top

SWITCHES: dict[str, tuple[Any, ...]] = {
    "cards": ("typed", "entered", "drawn"),  # backs: at a showdown, when dealt, by the program
    "season": (4, 3),  # 200 cards and 40 chips, or 90 and 30
    "deck": ("deal_on", "reshuffle_each"),  # D-18
    "first_player": ("alternate", "loser", "winner"),  # D-1
    "opener_fold": ("yes", "no"),  # D-3
    "short_call": ("cap", "excess_returned"),  # D-4
    "ante_doubled": ("no", "yes"),  # D-5
    "short_both": ("not_offered", "all_in"),  # D-6
    "upgrade": ("first_action_only", "any_time"),  # D-7
    "opener_may_twoside": ("yes", "no"),  # D-8
    "both": ("forbidden", "allowed"),  # D-9
    "bonus_on_fold": ("yes", "no"),  # D-10
    "failed_pays": ("no", "yes"),  # D-12
    "carry_to_fold": ("yes", "no"),  # D-14
    "allin_draw": ("redeal", "pick_face_no_chips", "split"),  # D-16
    "broke_by_draw": ("plays_on", "loses"),  # D-17
    "faces": ("public", "sealed"),  # D-19
    "seconds": (60, 30, 90, 0),  # D-20; 0 is no limit
    "hands": (500, 100, 20, 0),  # D-21; 0 is no limit
    "short_both_takes": ("yes", "no"),  # D-23
    "last_pot": ("redeal", "halved", "dead"),  # D-24
    "last_chip": ("pick", "fold", "waived"),  # D-25
}


class Config(Value, frozen=True, tag="twosided"):
    """The house rules of one match; the first value of each switch is the default."""

    cards: str = "typed"
    season: int = 4
    deck: str = "deal_on"
    first_player: str = "alternate"
    opener_fold: str = "yes"
    short_call: str = "cap"
    ante_doubled: str = "no"
    short_both: str = "not_offered"
    upgrade: str = "first_action_only"
    opener_may_twoside: str = "yes"
    both: str = "forbidden"
    bonus_on_fold: str = "yes"
    failed_pays: str = "no"
    carry_to_fold: str = "yes"
    allin_draw: str = "redeal"
    broke_by_draw: str = "plays_on"
    faces: str = "public"
    seconds: int = 60
    hands: int = 500
    short_both_takes: str = "yes"
    last_pot: str = "redeal"
    last_chip: str = "pick"


class Begin(Action, frozen=True, tag="twosided.begin"):
    """The dealer begins the next hand."""


class Redeal(Action, frozen=True, tag="twosided.redeal"):
    """The dealer deals again for the pot on the table: no ante, no bets (D-16, D-21, D-24)."""


class Shuffle(Action, frozen=True, tag="twosided.shuffle"):
    """All cards go back into the deck and are shuffled (D-18)."""


class Front(Action, frozen=True, tag="twosided.front"):
    """A card is laid in front of a chair; everybody sees its front (§3.1-3)."""

    seat: Seat
    number: int


class Back(Action, frozen=True, tag="twosided.back"):
    """The back of that card, which only its owner sees (§3.1-3)."""

    seat: Seat
    number: int | None


class Ante(Action, frozen=True, tag="twosided.ante"):
    """Both pay the ante (§3.1-4)."""


class Bet(Action, frozen=True, tag="twosided.bet"):
    """The chair bets on a face, up to this level: the same as the other's ends the betting."""

    face: Face | None
    level: int


class Fold(Action, frozen=True, tag="twosided.fold"):
    """The chair gives the hand up (§3.1-8)."""


class Pick(Action, frozen=True, tag="twosided.pick"):
    """The chair picks a face without chips (D-16, D-25)."""

    face: Literal["front", "back"] | None


class Late(Action, frozen=True, tag="twosided.late"):
    """Time is up: who should bet folds, who should pick has the front (D-20)."""


class Show(Action, frozen=True, tag="twosided.show"):
    """A chair shows the number it bet on; a two-sided bettor turns his card (§3.1-6)."""

    seat: Seat
    number: int


class Award(Action, frozen=True, tag="twosided.award"):
    """The winner takes the pot, and the bonus from the other (§3.1-6, -14)."""

    seat: Seat
    pot: int
    bonus: int


class Carry(Action, frozen=True, tag="twosided.carry"):
    """A draw: the pot waits for who wins next (§3.1-9)."""

    pot: int


class Split(Action, frozen=True, tag="twosided.split"):
    """The pot on the table is halved (D-16, D-24, by switch)."""

    each: int


class Drop(Action, frozen=True, tag="twosided.drop"):
    """The pot on the table belongs to nobody (D-24, by switch)."""

    pot: int


class Correct(Action, frozen=True, tag="twosided.correct"):
    """The real chips disagree with the record: a chair holds this many."""

    seat: Seat
    chips: int
    reason: str


class Void(Action, frozen=True, tag="twosided.void"):
    """A misdeal: the bets go back, the cards are set aside, the hand is dealt anew (F-20)."""

    reason: str


KINDS: tuple[type[Action], ...] = (
    Begin, Redeal, Shuffle, Front, Back, Ante, Bet, Fold, Pick, Late, Show, Award, Carry, Split,
    Drop, Correct, Void,
)  # fmt: skip
LEARNT: dict[type[Action], tuple[str, ...]] = {Back: ("number",), Show: ("number",)}
Act = (
    Begin | Redeal | Shuffle | Front | Back | Ante | Bet | Fold | Pick | Late | Show | Award | Carry
    | Split | Drop | Correct | Void
)  # fmt: skip


class Card(Value, frozen=True):
    """A card before a chair: 0 is a face not dealt yet, None a back unknown."""

    front: int = 0
    back: int | None = 0
    shown: bool = False  # its back was shown to all


Tally = tuple[tuple[int, ...], ...]  # by front 1..10, then by back 1..10
NONE: Tally = ((0,) * 10,) * 10
NO_CARDS = (Card(), Card())


class Deck(Value, frozen=True):
    """What is left in the deck, and what became of the cards that were dealt from it."""

    left: tuple[int, ...]  # by front
    open: Tally = NONE  # cards whose both sides everybody saw
    closed: Tally = ((0,) * 10,) * 2  # by chair and front: cards whose back was not shown
    backs: tuple[Tally | None, ...] = (NONE, NONE)  # those, by chair: its own secret


class State(Value, frozen=True, tag="twosided"):
    """A match at one moment; antes, levels and what is carried lie on the table."""

    config: Config
    chips: tuple[int, ...]
    deck: Deck
    step: Literal[
        "ready", "redeal", "deal", "ante", "bet", "pick", "show", "settle", "claim", "split",
        "drop", "over",
    ] = "ready"  # fmt: skip
    hand: int = 0
    first: int = 0  # who begins this hand, or the next one
    again: bool = False  # these cards decide a pot without bets
    turn: int = 0
    cards: tuple[Card, ...] = NO_CARDS
    faces: tuple[Literal["", "front", "back", "both"] | None, ...] = ("", "")
    sealed: tuple[bool, ...] = (False, False)  # a face is chosen that the other may not know
    antes: tuple[int, ...] = (0, 0)
    levels: tuple[int, ...] = (0, 0)  # chips bet on each face chosen
    short: int = NOBODY  # who went all-in two-sided below the level (D-6)
    folded: int = NOBODY
    carried: int = 0
    bank: int = 0  # chips that left the table
    decided: int = NOBODY  # who won the sudden death (D-21)
