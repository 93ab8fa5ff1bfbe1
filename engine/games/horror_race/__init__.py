"""Horror Race (season 4, episode 2): secret supports, coins on three zones, five characters run.

Chairs are numbers in the first order of play (chair 0 is number 1), drawn by lot in the show.
Coins are laid in one of two ways: the dealer types what a player drew and laid (`horror.lay`), or
the program draws (`horror.take`, `horror.draw`) and the player places (`horror.place`).
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Any

from engine.game import Ranking, Result, Teams
from engine.games.horror_race.box import coins_that_fit, left, pairs_that_fit
from engine.games.horror_race.finish import finish as finish, gains, mover
from engine.games.horror_race.records import (
    CHARACTERS,
    COINS,
    KINDS as KINDS,
    LEARNT as LEARNT,
    NONE_LAID,
    SWITCHES as SWITCHES,
    ZONES,
    Act,
    Begin,
    Character,
    Config as Config,
    Correct,
    Draw,
    Forfeit,
    Late,
    Lay,
    Move,
    Open,
    Pay,
    Place,
    Reveal,
    Seal,
    State as State,
    Support,
    Take,
    Void,
)
from engine.games.horror_race.secrets import (
    audit as audit,
    imagine as imagine,
    redact as redact,
    view as view,
)
from engine.tuples import add, put
from engine.types import (
    CHANCE,
    DEALER,
    NOBODY,
    TABLE,
    Action,
    Actor,
    Choice,
    Domain,
    Option,
    Range,
    Subset,
    Text,
    replace,
)

RULES = 1
PLAYERS = (3, 12)
TEAMS: Teams = "alone"
DEATH_MATCH = False
GARNET_MATCH = True  # §5.1-0, -15
GARNETS_STAKED = False
RANKED_BY: Ranking = "garnets"
TOKENS = (2, 1)  # F-1
REVEALS: tuple[type[Action], ...] = (Pay, Reveal)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    return Config(players=len(garnets), **switches)


def setup(config: Config) -> State:
    n = config.players
    no = (False,) * n
    return State(config, ((),) * n, no, tuple(range(n)), revealed=no)


def seats(s: State) -> int:
    return s.config.players


# ---------------------------------------------------------------- who may do what

ANY_ZONE = Choice(ZONES)
PAIR = Subset(CHARACTERS, 2)
PAIRS = tuple(combinations(CHARACTERS, 2))
BEGIN = (Option(DEALER, Begin),)
VOID = Option(DEALER, Void, {"reason": Text()})
LATE = Option(DEALER, Late)


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "turn":
            return _turn(s)
        case "move":
            zone = ZONES[s.zone]
            who = mover(s.zones[s.zone], s.config.tie_levels)
            name = None if who is None else CHARACTERS[who]
            return (_move(zone, name),)
        case "support":
            return _supports(s.config.coins, tuple([x == () for x in s.supports]))
        case "ready":
            return BEGIN
        case "pay":
            return _pay(s)
        case _:
            return _reveal(s)


@lru_cache(8192)
def _supports(coins: str, missing: tuple[bool, ...]) -> tuple[Option, ...]:
    out: list[Option] = []
    for seat in [i for i, m in enumerate(missing) if m]:
        out.append(Option(seat, Support, {"characters": PAIR}))
        if coins == "typed":  # the program cannot draw from a box it does not know
            out.append(Option(seat, Seal))
    return tuple(out)


def _turn(s: State) -> tuple[Option, ...]:
    seat = s.order[s.turn]
    if s.due:
        box = left(s)
        of = tuple([c for c, n in zip(CHARACTERS, box) if n > 0])
        return (_draw(of, tuple([n for n in box if n > 0])),)
    if s.hand:
        return _from_hand(seat, tuple(sorted({c or "" for c in s.hand})), s.late)
    out: tuple[Option, ...] = ()
    if s.config.coins != "drawn":
        out = (_lay(seat, coins_that_fit(s)),)
    if s.laid or s.late:
        return out
    if s.config.coins != "typed":
        out += (_plain(seat, Take),)
    if s.forfeiter == NOBODY and (s.turn < len(s.order) - 1 or s.config.last_forfeits == "yes"):
        out += (_plain(seat, Forfeit),)
    return out


@cache
def _plain(actor: Actor, kind: type[Action]) -> Option:
    return Option(actor, kind)


@cache
def _move(zone: int, who: Character | None) -> Option:
    return Option(TABLE, Move, {"zone": Choice((zone,)), "character": Choice((who,))})


@lru_cache(4096)
def _draw(of: tuple[Character, ...], weights: tuple[int, ...]) -> Option:
    return Option(CHANCE, Draw, {"coin": Choice(of, weights)})


@lru_cache(4096)
def _lay(seat: int, of: tuple[Character, ...]) -> Option:
    return Option(CHANCE, Lay, {"seat": Choice((seat,)), "coin": Choice(of), "zone": ANY_ZONE})


@lru_cache(4096)
def _from_hand(seat: int, of: tuple[Character, ...], late: bool) -> tuple[Option, ...]:
    if late:
        return (_lay(seat, of),)
    return (Option(seat, Place, {"coin": Choice(of), "zone": ANY_ZONE}),)


def _pay(s: State) -> tuple[Option, ...]:
    if True in s.sealed:
        return tuple(
            Option(CHANCE, Open, {"seat": Choice((i,)), "characters": Choice(pairs_that_fit(s, i))})
            for i, closed in enumerate(s.sealed)
            if closed
        )
    known = [x for x in s.supports if x is not None]
    whole = len(known) == len(s.supports)
    paid = gains(s.config, s.at, tuple(map(_numbers, known))) if whole else None
    return (Option(TABLE, Pay, {"garnets": Choice((paid,))}),)


def _numbers(pair: tuple[Character, ...]) -> tuple[int, ...]:
    return tuple(CHARACTERS.index(c) for c in pair)


def _reveal(s: State) -> tuple[Option, ...]:
    if s.config.supports == "secret" or all(s.revealed):
        return ()
    i = s.revealed.index(False)
    of = PAIRS if s.supports[i] is None else (s.supports[i],)
    return (Option(TABLE, Reveal, {"seat": Choice((i,)), "characters": Choice(of)}),)


def asides(s: State) -> tuple[Option, ...]:
    out: tuple[Option, ...] = ()
    if s.step in ("turn", "move"):
        out += (VOID,)
    if s.step == "turn" and not s.late:
        out += (LATE,)
    if s.step in ("ready", "turn") and s.round:
        out += (_correct(s.config.goal),)
    return out


@cache
def _correct(goal: int) -> Option:
    fields: dict[str, Domain] = {
        "character": Choice(CHARACTERS),
        "cell": Range(0, goal - 1),
        "reason": Text(),
    }
    return Option(DEALER, Correct, fields)


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if field:
        return {"seat": "not-your-turn", "coin": "no-such-coin-left"}.get(field, "out-of-range")
    if s.step == "over":
        return "game-over"
    if kind in (Support, Seal):
        return "supports-closed" if s.step != "support" else "already-handed-in"
    if kind in (Lay, Place, Take, Forfeit, Draw, Late):
        return _no_turn(s, actor, kind)
    if kind is Begin and s.step in ("turn", "move"):
        return "round-running"
    return "supports-first" if s.step == "support" else "not-now"


def _no_turn(s: State, actor: Actor, kind: type[Action]) -> str:
    if s.step != "turn":
        return {"support": "supports-first", "move": "all-coins-laid"}.get(s.step, "no-round")
    if actor >= 0 and actor != s.order[s.turn]:
        return "not-your-turn"
    if kind is Forfeit:
        if s.forfeiter != NOBODY:
            return "one-forfeit-a-round"  # §5.1-10
        return "forfeit-before-drawing" if s.laid or s.due or s.hand else "last-may-not-forfeit"
    return "draw-first" if s.config.coins == "drawn" else "not-drawn-here"


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _handed_in(s: State, a: Any) -> State:
    pair = a.characters if type(a) is Support else None
    supports = put(s.supports, a.actor, pair)
    sealed = put(s.sealed, a.actor, type(a) is Seal)
    step: Any = "support" if () in supports else "ready"
    return replace(s, supports=supports, sealed=sealed, step=step)


def _began(s: State, a: Any) -> State:
    return replace(
        s, step="turn", round=s.round + 1, order=_next_order(s), turn=0, zones=NONE_LAID,
        forfeiter=NOBODY, began=s.at, zone=0,
    )  # fmt: skip


def _next_order(s: State) -> tuple[int, ...]:
    """§5.1-11, R-11: the player after the forfeiter becomes first; without one R-13."""
    k = s.order.index(s.forfeiter) + 1 if s.forfeiter != NOBODY else 0
    if s.forfeiter == NOBODY and s.round and s.config.nobody_forfeits == "rotate":
        k = 1
    return s.order[k:] + s.order[:k]


def _forfeited(s: State, a: Any) -> State:
    return _turn_over(replace(s, forfeiter=a.actor), s.zones)


def _taken(s: State, a: Any) -> State:
    return replace(s, due=quota(s))


def _drawn(s: State, a: Any) -> State:
    return replace(s, due=s.due - 1, hand=s.hand + (a.coin,))


def _laid(s: State, a: Any) -> State:
    z = _ZONE_AT[a.zone]
    zones = put(s.zones, z, add(s.zones[z], _AT[a.coin], 1))
    hand = s.hand
    if hand:  # who does not know the hand sees one unknown coin go
        k = hand.index(a.coin) if a.coin in hand else len(hand) - 1
        hand = hand[:k] + hand[k + 1 :]
    laid = s.laid + 1
    if laid < quota(s):
        return replace(s, zones=zones, hand=hand, laid=laid)
    return _turn_over(s, zones)


_ZONE_AT = {zone: i for i, zone in enumerate(ZONES)}
_AT = {character: i for i, character in enumerate(CHARACTERS)}


def quota(s: State) -> int:
    """Coins the chair on turn lays: three, or a forfeiter's three more (R-14, by switch)."""
    if s.forfeiter == NOBODY or s.config.forfeited_coins == "stay":
        return COINS
    return 2 * COINS if s.turn == len(s.order) - 1 else COINS


def _turn_over(s: State, zones: tuple[tuple[int, ...], ...]) -> State:
    turn = s.turn + 1
    step: Any = "turn" if turn < len(s.order) else "move"
    return replace(s, zones=zones, turn=turn, step=step, due=0, hand=(), laid=0, late=False)


def _late(s: State, a: Any) -> State:
    drawn = s.config.coins == "drawn" and not s.laid and not s.hand
    return replace(s, late=True, due=quota(s) if drawn else s.due)


def _moved(s: State, a: Any) -> State:
    at = s.at if a.character is None else add(s.at, CHARACTERS.index(a.character), a.zone)
    home = max(at) >= s.config.goal
    zone = s.zone + 1
    if zone == len(ZONES) or (home and s.config.stop == "at_once"):  # §5.1-12, R-2
        step: Any = "pay" if home or s.round >= s.config.cap else "ready"
        return replace(s, at=at, zone=zone, step=step)
    return replace(s, at=at, zone=zone)


def _opened(s: State, a: Any) -> State:
    return replace(
        s, supports=put(s.supports, a.seat, a.characters), sealed=put(s.sealed, a.seat, False)
    )


def _paid(s: State, a: Any) -> State:
    return replace(s, step="over", paid=a.garnets)


def _revealed(s: State, a: Any) -> State:
    supports = put(s.supports, a.seat, a.characters)
    return replace(s, supports=supports, revealed=put(s.revealed, a.seat, True))


def _corrected(s: State, a: Any) -> State:
    at = put(s.at, CHARACTERS.index(a.character), a.cell)
    return replace(s, at=at, began=at)  # a void of this round keeps the correction


def _voided(s: State, a: Any) -> State:
    return replace(
        s, step="turn", turn=0, due=0, hand=(), laid=0, late=False, forfeiter=NOBODY,
        zones=NONE_LAID, zone=0, at=s.began,
    )  # fmt: skip


APPLY: dict[type[Action], Any] = {
    Support: _handed_in, Seal: _handed_in, Begin: _began, Forfeit: _forfeited, Take: _taken,
    Draw: _drawn, Place: _laid, Lay: _laid, Late: _late, Move: _moved, Open: _opened, Pay: _paid,
    Reveal: _revealed, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    return garnets(s)


def garnets(s: State) -> tuple[int, ...]:
    return s.paid or (0,) * s.config.players  # the bank pays


def result(s: State) -> Result:
    if not s.paid or options(s):
        return Result()
    best, worst = max(s.paid), min(s.paid)
    return Result(
        tuple(i for i, x in enumerate(s.paid) if x == best),
        tuple(i for i, x in enumerate(s.paid) if x == worst),
    )
