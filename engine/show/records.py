"""The show frame: its people, house rules, actions and the record of an evening at one moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union

from engine.games import GAMES
from engine.types import Action, Seat, Value

if TYPE_CHECKING:
    Hosted = Any
else:  # the union of the games' states, so that an encoded evening can be read back (law 7)
    Hosted = Union[tuple(g.State for g in GAMES.values())]  # noqa: UP007

FULL_NAME, SHORT_NAME = 24, 8  # letters; a Hangul syllable counts two in a short name
MOST_PEOPLE = 24
MOST_GARNETS = 999

SWITCHES: dict[str, tuple[Any, ...]] = {
    "lot": ("typed", "drawn"),
    "table_steps": ("by_itself", "confirmed"),
    "joint_last": ("winners_nominate", "fewest_garnets", "random", "all_tied"),  # F-2
    "tokens_sole": ("by_game", 2, 1),  # F-1
    "tokens_joint": (1, 0, 2),  # F-1
    "spare_token": ("may_give", "must_give"),  # F-1
    "candidate_token": ("void", "saves"),  # F-6
    "garnet_transfer": ("not_in_garnet_match", "always", "never"),  # F-9
    "garnet_value": (0, 1_000_000),  # F-11: won a garnet is shown as; 0 shows none
    "tie_rule_s2e3": ("off", "on"),  # F-3
    "opponent": ("candidate_picks", "winner_picks", "random"),  # F-5
    "no_free_opponent": ("suspend", "no_death_match"),  # F-7
    # F-12: the host picks, the duelists strike and chance draws, or it is this game
    "dm_choice": ("host", "strike3_then_draw", *[k for k, g in GAMES.items() if g.DEATH_MATCH]),
    "partner_order": ("candidate_first", "other_first"),  # F-13
    "yut_partner_reward": ("off", "1_garnet"),  # F-14
    "loser_garnets": ("bequeath", "removed", "to_winner"),  # F-8
    "time_out": ("confirmed", "by_itself"),  # who plays what follows when a turn's time is up
    "advice": ("on", "off"),  # whether the hall is shown what would move
}


class Player(Value, frozen=True):
    """A person of the show. A guest holds neither garnets nor tokens (§1)."""

    name: str
    short: str
    garnets: int = 1
    guest: bool = False


class House(Value, frozen=True):
    """The house rules of the frame; the first value of each switch is the default."""

    lot: str = "typed"
    table_steps: str = "by_itself"
    joint_last: str = "winners_nominate"
    tokens_sole: str | int = "by_game"
    tokens_joint: int = 1
    spare_token: str = "may_give"
    candidate_token: str = "void"
    garnet_transfer: str = "not_in_garnet_match"
    garnet_value: int = 0
    tie_rule_s2e3: str = "off"
    opponent: str = "candidate_picks"
    no_free_opponent: str = "suspend"
    dm_choice: str = "host"
    partner_order: str = "candidate_first"
    yut_partner_reward: str = "off"
    loser_garnets: str = "bequeath"
    time_out: str = "confirmed"
    advice: str = "on"


class Config(Value, frozen=True, tag="show"):
    """What the producer fixes before the evening begins."""

    title: str
    players: tuple[Player, ...]
    house: House = House()


class Open(Action, frozen=True, tag="show.open"):
    """The dealer opens a game for everybody who is in: a new episode begins."""

    game: str


class Lot(Action, frozen=True, tag="show.lot"):
    """The next ball of the lot: this player gets the next number in the order (§5.1-2)."""

    player: Seat


class Switch(Action, frozen=True, tag="show.switch"):
    """A house rule is set: `frame.joint_last`, `horror.goal` ..."""

    name: str
    to: str | int


class Enough(Action, frozen=True, tag="show.enough"):
    """The lot is closed early: only who has a number plays."""


class Team(Action, frozen=True, tag="show.team"):
    """The player of this chair names the helper of the team (§2.1-1)."""

    chair: Seat
    player: Seat


class Close(Action, frozen=True, tag="show.close"):
    """The game that was opened is put away before it starts, or the death match is put off."""


class Start(Action, frozen=True, tag="show.start"):
    """The game that was opened begins."""


class Settle(Action, frozen=True, tag="show.settle"):
    """The outcome of the game: garnets each player gained, who is first and last."""

    garnets: tuple[int, ...]
    winners: tuple[Seat, ...]
    last: tuple[Seat, ...]


class Nominate(Action, frozen=True, tag="show.nominate"):
    """The elimination candidate, or who is out, among players who are last together (F-2)."""

    player: Seat


class Spare(Action, frozen=True, tag="show.spare"):
    """The sole winner keeps the second token of life or gives it to somebody (F-1)."""

    player: Seat


class Oppose(Action, frozen=True, tag="show.oppose"):
    """This player meets the candidate in the death match (F-5)."""

    player: Seat


class Strike(Action, frozen=True, tag="show.strike"):
    """Who is in the death match strikes a game off its list (F-12)."""

    game: str


class Arena(Action, frozen=True, tag="show.arena"):
    """The game of the death match is opened (F-12)."""

    game: str


class Partner(Action, frozen=True, tag="show.partner"):
    """Who is in the death match chooses a partner (§6.1-2, F-13)."""

    player: Seat


class Bequeath(Action, frozen=True, tag="show.bequeath"):
    """Who is eliminated leaves garnets to somebody (F-8)."""

    giver: Seat
    to: Seat
    garnets: int


class Remove(Action, frozen=True, tag="show.remove"):
    """The garnets of who is eliminated leave the game (F-8, by switch)."""

    player: Seat
    garnets: int


class Give(Action, frozen=True, tag="show.give"):
    """A player gives garnets to another (§1.1-9, F-9)."""

    giver: Seat
    to: Seat
    garnets: int


class Correct(Action, frozen=True, tag="show.correct"):
    """The real garnets of a player disagree with the record: they are this many."""

    player: Seat
    garnets: int
    reason: str


class Sit(Action, frozen=True, tag="show.sit"):
    """Another person plays on this chair; the garnets stay with its player (F-19)."""

    chair: Seat
    player: Seat


class Absent(Action, frozen=True, tag="show.absent"):
    """Nobody sits on this chair: the dealer answers for it (F-19); "no" when it is taken again."""

    chair: Seat
    absent: Literal["yes", "no"]


class Rename(Action, frozen=True, tag="show.rename"):
    """A name was typed wrongly."""

    player: Seat
    short: str
    name: str


class Stop(Action, frozen=True, tag="show.stop"):
    """The game ends without a result; purses as before the game or as they are (F-21)."""

    purses: Literal["restored", "kept"]
    reason: str


class Finish(Action, frozen=True, tag="show.finish"):
    """The evening is over: the seed may be published."""


OWN: tuple[type[Action], ...] = (
    Open, Lot, Enough, Team, Switch, Close, Start, Settle, Nominate, Spare, Oppose, Strike, Arena,
    Partner, Bequeath, Remove, Give, Correct, Sit, Absent, Rename, Stop, Finish,
)  # fmt: skip

Step = Literal[
    "open", "lot", "teams", "ready", "game", "nominate", "spare", "oppose", "arena", "partner",
    "bequeath", "finished",
]  # fmt: skip


class State(Value, frozen=True, tag="show"):
    """The evening at one moment."""

    config: Config
    players: tuple[Player, ...]
    house: House
    garnets: tuple[int, ...]
    tokens: tuple[int, ...]
    bank: int = 0  # garnets the bank has taken, less those it has paid
    out: tuple[int, ...] = ()
    step: Step = "open"
    key: str = ""  # the game that is open, or was last
    episode: int = 0
    chairs: tuple[int, ...] = ()  # whose chair it is: chair -> player, in the order of the lot
    sitting: tuple[int, ...] = ()  # who plays on it
    helpers: tuple[int, ...] = ()  # hold'em: of each chair's team; yut: partners as they are chosen
    absent: tuple[bool, ...] = ()
    switches: tuple[tuple[str, str | int], ...] = ()
    game: Hosted | None = None
    before: tuple[int, ...] = ()  # garnets when the game began
    history: tuple[tuple[int, ...], ...] = ()  # garnets when each episode began
    gained: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    last: tuple[int, ...] = ()
    candidates: tuple[int, ...] = ()
    duelists: tuple[int, ...] = ()  # who is in the death match; () where there is none
    struck: tuple[str, ...] = ()  # games that will not be the death match (F-12)
