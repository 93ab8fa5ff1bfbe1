"""Seed Poker (season 4, episode 7): the lowest cards get a seed card on top, the highest sum wins.

Chairs are the numbers of the play order (chair 0 is number 1), drawn by lot in the show. Hands are
drawn by the program, or entered when dealt, or unknown until they are opened. Garnets are chips
for who has no chips left, so this game holds them itself while it runs.
"""

from __future__ import annotations

from typing import Any

from engine.game import Ranking, Result, Teams
from engine.games.seed_poker.asking import (
    asides as asides,
    options as options,
    payers,
)
from engine.games.seed_poker.contest import (
    below,
    broke,
    last,
    next_round,
    order_of,
    top_layer,
    winners,
    worth,
)
from engine.games.seed_poker.records import (
    ANTE,
    CHIPS,
    KINDS as KINDS,
    LEARNT as LEARNT,
    SEEDS,
    SWITCHES as SWITCHES,
    Act,
    Add,
    Ante,
    Award,
    Begin,
    Config as Config,
    Correct,
    Deal,
    Draw,
    Exclude,
    Fold,
    Give,
    Join,
    Late,
    Lay,
    Nobody,
    Seed,
    Show,
    State as State,
    Take,
    Void,
)
from engine.games.seed_poker.refusals import refusal as refusal
from engine.games.seed_poker.secrets import (
    audit as audit,
    imagine as imagine,
    redact as redact,
    view as view,
)
from engine.tuples import add, put
from engine.types import Action, replace

RULES = 1
PLAYERS = (3, 7)  # S-23
TEAMS: Teams = "alone"
DEATH_MATCH = False
GARNET_MATCH = False
GARNETS_STAKED = True
RANKED_BY: Ranking = "result"
TOKENS = (2, 1)  # §4.1-18, F-1
REVEALS: tuple[type[Action], ...] = (Seed, Show)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    return Config(players=len(garnets), garnets=garnets, **switches)


def setup(config: Config) -> State:
    n = config.players
    none, no = (0,) * n, (False,) * n
    did: Any = ("",) * n
    return State(config, (CHIPS,) * n, _brought(config), no, none, none, none, did, no, none, none)


def _brought(config: Config) -> tuple[int, ...]:
    """The garnets each chair brings to the table."""
    return config.garnets or (0,) * config.players


def seats(s: State) -> int:
    return s.config.players


# ---------------------------------------------------------------- between two rounds


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _gave(s: State, a: Any) -> State:
    garnets = add(add(s.garnets, a.actor, -a.garnets), a.to, a.garnets)
    fell = s.fell
    if a.to in broke(s) and s.config.rescued == "ranked":  # S-27
        fell = put(fell, a.to, 0)
    return _between(replace(s, garnets=garnets, fell=fell))


def _excluded(s: State, a: Any) -> State:
    return _between(replace(s, out=put(s.out, a.seat, True)))


def _corrected(s: State, a: Any) -> State:
    more, most = a.chips - s.chips[a.seat], a.garnets - s.garnets[a.seat]
    fell = put(s.fell, a.seat, 0) if a.seat in broke(s) else s.fell  # it had not lost all
    s = replace(
        s, chips=add(s.chips, a.seat, more), garnets=add(s.garnets, a.seat, most), fell=fell,
        bank=(s.bank[0] - more, s.bank[1] - most),
    )  # fmt: skip
    return _between(s)


def _between(s: State) -> State:
    """The round is over: who has lost all, and whether the game goes on (§4.1-17, S-26)."""
    bare = broke(s)
    fell = tuple([r or (max(1, s.round) if i in bare else 0) for i, r in enumerate(s.fell)])
    on = s.out.count(False) > 1 and next_round(s)
    return replace(s, fell=fell, step="ready" if on else "over")


# ---------------------------------------------------------------- cards


def _began(s: State, a: Any) -> State:
    r, n = next_round(s), s.config.players
    order, none, no = order_of(s, r), (0,) * n, (False,) * n
    typed = s.config.cards == "typed"
    hands = tuple([None if typed and not out else 0 for out in s.out])
    return replace(
        s, step="seed" if typed else "deal", round=r, order=order, turn=0, hands=hands, laid=none,
        did=("",) * n, shown=no, seeds=(), dropped=(), joined=(), level=0, late=False,
    )  # fmt: skip


def _dealt(s: State, a: Any) -> State:
    return _next_turn(replace(s, hands=put(s.hands, a.seat, a.card)), "seed")


def _next_turn(s: State, then: Any) -> State:
    turn = s.turn + 1
    if turn < len(s.order):
        return replace(s, turn=turn, extra=0, late=False)
    return replace(s, turn=0, extra=0, late=False, step=then)


def _seeded(s: State, a: Any) -> State:
    seeds = tuple(sorted((*s.seeds, a.card), reverse=True))
    s = replace(s, seeds=seeds[:SEEDS], dropped=s.dropped + seeds[SEEDS:])
    if s.step == "seed":
        return replace(s, step="choose")
    return _next_turn(replace(s, step="choose"), "ante")


def _took(s: State, a: Any) -> State:
    return _taken(replace(s, did=put(s.did, a.actor, "take")))


def _taken(s: State) -> State:
    if s.config.cards == "typed":
        return replace(s, step="lay", extra=None)
    return replace(s, step="draw")


def _added(s: State, a: Any) -> State:
    return replace(s, step="add", did=put(s.did, a.actor, "add"))


def _drew(s: State, a: Any) -> State:
    return replace(s, step="lay", extra=a.card)


def _laid(s: State, a: Any) -> State:
    seat = s.order[s.turn]
    kept = _kept(s.hands[seat], s.extra, a.card, s.late)
    s = replace(s, hands=put(s.hands, seat, kept), laid=put(s.laid, seat, a.card), step="choose")
    return _next_turn(s, "ante")


def _kept(first: int | None, extra: int | None, laid: int, late: bool) -> int | None:
    """The final card, as far as it is known: the one of the two that was not laid open."""
    if late or laid == extra:
        return first
    if laid == first or first is None:
        return extra
    return first  # the card taken, unknown till now, was laid


def _late(s: State, a: Any) -> State:
    """S-21: at the bets the chair folds; before, it takes a card and keeps its first."""
    if s.step == "bet":
        return _folded(s, a)
    if s.step != "choose":
        return replace(s, late=True)
    return _taken(replace(s, late=True, did=put(s.did, s.order[s.turn], "take")))


# ---------------------------------------------------------------- bets


def _ante(s: State, a: Any) -> State:
    chips, paid = list(s.chips), list(s.paid)
    garnets, paid_garnets = list(s.garnets), list(s.paid_garnets)
    for i in s.order:
        if chips[i]:
            chips[i], paid[i] = chips[i] - ANTE, ANTE
        else:  # S-20
            garnets[i], paid_garnets[i] = garnets[i] - ANTE, ANTE
    return replace(
        s, chips=tuple(chips), paid=tuple(paid), garnets=tuple(garnets), step="bet",
        paid_garnets=tuple(paid_garnets),
    )  # fmt: skip


def _joined(s: State, a: Any) -> State:
    """Chips first; garnets for what they do not cover (S-5)."""
    i, level = a.actor, s.level if s.joined else a.chips
    chips = min(a.chips, s.chips[i])
    s = replace(
        s, chips=add(s.chips, i, -chips), paid=add(s.paid, i, chips), joined=(*s.joined, i),
        level=level,
    )  # fmt: skip
    if a.chips > chips:
        n = a.chips - chips
        s = replace(
            s, garnets=add(s.garnets, i, -n), paid_garnets=add(s.paid_garnets, i, n)
        )  # fmt: skip
    return _decided(s)


def _folded(s: State, a: Any) -> State:
    return _decided(s)


def _decided(s: State) -> State:
    if s.turn + 1 < len(s.order):
        return replace(s, turn=s.turn + 1)
    return replace(s, step=_after_bets(s))


def _after_bets(s: State) -> Any:
    if not s.joined:
        return "nobody"
    alone = len(s.joined) == 1 and s.config.lone_winner_shows == "no"  # S-3
    return "award" if alone else "open"


# ---------------------------------------------------------------- the end of a round


def _shown(s: State, a: Any) -> State:
    shown = put(s.shown, a.seat, True)
    step: Any = "award" if all(shown[i] for i in s.joined) else "open"
    return replace(s, hands=put(s.hands, a.seat, a.card), shown=shown, step=step)


def _awarded(s: State, a: Any) -> State:
    """A pot goes to its winner; what changed from garnets to chips changed at the bank (S-7)."""
    pot = top_layer(s)
    garnets, from_bank = add(s.garnets, a.seat, a.garnets + a.prize), a.prize
    if a.prize and s.config.prize == "losers":  # S-8
        for i in payers(s, a.seat):
            garnets, from_bank = add(garnets, i, -1), from_bank - 1
    bank = (s.bank[0] + pot.chips - a.chips, s.bank[1] + pot.garnets - a.garnets - from_bank)
    paid, paid_garnets = below(s, pot.floor)
    s = replace(
        s, chips=add(s.chips, a.seat, a.chips), garnets=garnets, bank=bank, paid=paid,
        paid_garnets=paid_garnets,
    )  # fmt: skip
    return s if pot.floor else _between(replace(s, carried=(0, 0)))


def _nobody(s: State, a: Any) -> State:
    """S-1, S-2: the antes are carried or go back; in the last round nothing stays carried."""
    match a.goes:
        case "carried":
            s = _emptied(replace(s, carried=_and(s.carried, _pot(s))))
        case "returned":
            s = _returned(s)
            if not next_round(s):
                s = replace(s, bank=_and(s.bank, s.carried), carried=(0, 0))
        case "first":
            chips, garnets = _and(s.carried, _pot(s))
            first = s.order[0]
            s = replace(s, chips=add(s.chips, first, chips), garnets=add(s.garnets, first, garnets))
            s = _emptied(replace(s, carried=(0, 0)))
        case _:
            bank = _and(s.bank, _and(s.carried, _pot(s)))
            s = _emptied(replace(s, bank=bank, carried=(0, 0)))
    return _between(s)


def _pot(s: State) -> tuple[int, int]:
    return sum(s.paid), sum(s.paid_garnets)


def _and(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return a[0] + b[0], a[1] + b[1]


def _emptied(s: State) -> State:
    none = (0,) * s.config.players
    return replace(s, paid=none, paid_garnets=none)


def _returned(s: State) -> State:
    chips = tuple(map(int.__add__, s.chips, s.paid))
    garnets = tuple(map(int.__add__, s.garnets, s.paid_garnets))
    return _emptied(replace(s, chips=chips, garnets=garnets))


def _voided(s: State, a: Any) -> State:
    """F-20: all payments go back; the same chair begins, and a carried pot stays."""
    none, no = (0,) * s.config.players, (False,) * s.config.players
    return replace(
        _returned(s), step="ready", round=s.round - 1, hands=none, laid=none, extra=0, late=False,
        did=("",) * len(none), shown=no, seeds=(), dropped=(), joined=(), level=0,
    )  # fmt: skip


APPLY: dict[type[Action], Any] = {
    Give: _gave, Exclude: _excluded, Begin: _began, Deal: _dealt, Seed: _seeded, Take: _took,
    Add: _added, Draw: _drew, Lay: _laid, Ante: _ante, Join: _joined, Fold: _folded, Show: _shown,
    Award: _awarded, Nobody: _nobody, Late: _late, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    return worth(s)


def garnets(s: State) -> tuple[int, ...]:
    return tuple(map(int.__sub__, s.garnets, _brought(s.config)))


def result(s: State) -> Result:
    if s.step != "over":
        return Result()
    return Result(winners(s), last(s))
