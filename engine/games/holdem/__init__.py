"""Cooperative Hold'em (season 4, episode 10): one own card, two shared cards chosen next door.

Chairs 0..n-1 are the teams at the hold'em table, chair n is the mini-game room: people who share
all secrets are one chair. Who of a team sits where is public (`helper`, `places`).
"""

from __future__ import annotations

from typing import Any

from engine import betting
from engine.betting import Bets
from engine.game import Ranking, Result, Teams
from engine.games.holdem import finish, room
from engine.games.holdem.asking import asides as asides, options as options, refusal as refusal
from engine.games.holdem.finish import result as _result
from engine.games.holdem.records import (
    DECIDE,
    KINDS as KINDS,
    LEARNT as LEARNT,
    NOT_DEALT,
    STAYS,
    SWAP,
    SWITCHES as SWITCHES,
    UNDECIDED,
    Act,
    Award,
    Begin,
    Bet,
    Bring,
    Call,
    Check,
    Config as Config,
    Correct,
    Deal,
    Draw,
    First,
    Fold,
    Kind,
    Lapse,
    Late,
    Nominate,
    Open,
    Pick,
    Pose,
    Role,
    Roles,
    Show,
    Solve,
    State as State,
    Void,
    Wrong,
)
from engine.games.holdem.secrets import (
    audit as audit,
    imagine as imagine,
    places as places,
    redact as redact,
    view as view,
)
from engine.tuples import add, put
from engine.types import Action, Illegal, replace

RULES = 1
PLAYERS = (2, 4)
TEAMS: Teams = "helpers"
DEATH_MATCH = False
GARNET_MATCH = True  # no transfers while it runs (§1.1, F-15); ranked by `result` (§2.1-20 to -22)
GARNETS_STAKED = True
RANKED_BY: Ranking = "result"
TOKENS = (1, 1)  # §2.1-21, F-16
REVEALS: tuple[type[Action], ...] = (Open, Show, Roles)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    if not PLAYERS[0] <= len(garnets) <= PLAYERS[1]:
        raise Illegal("wrong-number-of-teams", fewest=PLAYERS[0], most=PLAYERS[1])
    if min(garnets) < 1:
        raise Illegal("garnets-needed", seat=garnets.index(min(garnets)))  # F-10
    return Config(start=garnets, **switches)


def setup(config: Config) -> State:
    start = config.start
    n = len(start)
    return State(
        config, betting.resting(start), before=start, cards=(NOT_DEALT,) * n,
        helper=(False,) * n, seated=tuple(range(n)), choices=(UNDECIDED,) * n,
    )  # fmt: skip


def seats(s: State) -> int:
    return len(s.before) + 1


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _first(s: State, a: Any) -> State:
    return replace(s, first=a.seat, step="ready")


def _began(s: State, a: Any) -> State:
    """§2.1-3, -19: people change rooms, which no secret outlives, and everybody antes."""
    purse = s.bets.purse
    helper = s.helper if s.round >= DECIDE else (s.round >= SWAP,) * len(purse)
    return replace(
        _cleared(s), bets=betting.ante(purse, s.config.ante, s.config.allin), before=purse,
        helper=helper, round=s.round + 1, kind=room.next_kind(s),
        step="deal" if s.config.kinds == "cycle" else "kind",
    )  # fmt: skip


def _cleared(s: State) -> State:
    """The cards of the last round leave the table, and with them every secret."""
    seated = tuple([i for i, x in enumerate(s.bets.purse) if x])  # H-20, H-24
    cards = (NOT_DEALT,) * len(s.cards)
    return replace(s, cards=cards, shared=(), shown=(), room=None, seated=seated)


def _kind_named(s: State, a: Any) -> State:
    return replace(s, kind=a.kind, step="deal")


def _dealt(s: State, a: Any) -> State:
    cards = put(s.cards, a.seat, a.card)
    full = cards.count(NOT_DEALT) == len(cards) - len(s.bets.live)
    return replace(s, cards=cards, step="room" if full else "deal")


def _brought(s: State, a: Any) -> State:
    return replace(s, step="open")


def _opened(s: State, a: Any) -> State:
    s = replace(s, shared=(*s.shared, a.card), room=None)
    return _spoken(s, betting.begin(s.bets, s.first, s.config.allin))


def _folded(s: State, a: Any) -> State:
    return _spoken(s, betting.fold(s.bets, s.config.allin))


def _called(s: State, a: Any) -> State:
    return _spoken(s, betting.call(s.bets, s.config.allin))


def _checked(s: State, a: Any) -> State:
    return _spoken(s, betting.check(s.bets, s.config.allin))


def _bet(s: State, a: Any) -> State:
    house = s.config
    full = house.least_raise == "last_raise"
    return _spoken(s, betting.raise_to(s.bets, a.to, house.allin, full))


def _spoken(s: State, bets: Bets) -> State:
    """The next to speak, or the betting round is over (H-2)."""
    if bets.due:
        return replace(s, bets=bets, step="bet")
    if len(bets.live) == 1:  # H-5
        shows = s.config.lone_winner_shows == "yes"
        return replace(s, bets=bets, room=None, step="show" if shows else "award")
    return replace(s, bets=bets, step="room" if len(s.shared) == 1 else "show")


def _shown(s: State, a: Any) -> State:
    shown = (*s.shown, a.seat)
    step: Any = "award" if len(shown) == len(s.bets.live) else "show"
    return replace(s, cards=put(s.cards, a.seat, a.card), shown=shown, step=step)


def _awarded(s: State, a: Any) -> State:
    bets = betting.award(s.bets, a.gains)
    return replace(s, bets=bets) if any(bets.paid) else finish.hand_over(s, bets, a.gains)


def _nominated(s: State, a: Any) -> State:
    return finish.next_round(replace(s, candidate=a.seat))


def _decided(s: State, a: Any) -> State:
    return replace(s, choices=put(s.choices, a.actor, a.sits))


def _roles_opened(s: State, a: Any) -> State:
    helper = tuple([who == "helper" for who in a.sit])
    return replace(_cleared(s), helper=helper, choices=(UNDECIDED,) * len(helper), step="ready")


def _late(s: State, a: Any) -> State:
    """H-32: who owes nothing and may check checks, else folds; H-31: roles stay as they are."""
    if s.step == "roles":
        return replace(s, choices=tuple([STAYS if x == UNDECIDED else x for x in s.choices]))
    free = betting.owes(s.bets) <= 0 and s.config.check == "yes"
    return _checked(s, a) if free else _folded(s, a)


def _corrected(s: State, a: Any) -> State:
    more = a.garnets - s.bets.purse[a.seat]
    return replace(s, bets=betting.resting(add(s.bets.purse, a.seat, more)), bank=s.bank - more)


def _voided(s: State, a: Any) -> State:
    """F-20: everything goes back, the same first player, a new deal when the dealer begins."""
    return replace(_cleared(s), bets=betting.resting(s.before), round=s.round - 1, step="ready")


APPLY: dict[type[Action], Any] = {
    First: _first, Begin: _began, Kind: _kind_named, Deal: _dealt, Pose: room.posed,
    Wrong: room.answered_wrongly, Solve: room.solved, Lapse: room.lapsed, Pick: room.chosen,
    Draw: room.chosen, Bring: _brought, Open: _opened, Fold: _folded, Call: _called,
    Check: _checked, Bet: _bet, Show: _shown, Award: _awarded, Nominate: _nominated,
    Role: _decided, Roles: _roles_opened, Late: _late, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    """What each team owns, its bets in the middle included."""
    return tuple([x + y for x, y in zip(s.bets.purse, s.bets.paid)])


def garnets(s: State) -> tuple[int, ...]:
    return tuple([x + y - z for x, y, z in zip(s.bets.purse, s.bets.paid, s.config.start)])


def result(s: State) -> Result:
    return _result(s) if s.step == "over" else Result()
