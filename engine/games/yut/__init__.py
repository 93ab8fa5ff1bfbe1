"""Strategic Yut (season 4, episode 2, death match): four sealed sticks make one throw.

Chair 0 is the elimination candidate, chair 1 the player picked against him, chairs 2 and 3 their
partners (§1.1-10). The four sticks come in two ways: the dealer types all four as they lie, or
each chair chooses secretly and the table shows them together.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from engine.game import Ranking, Result as Outcome, Teams
from engine.games.yut.finish import PRINCIPALS, over, turn_over, winner
from engine.games.yut.mat import HOME, OFF
from engine.games.yut.moves import PAIR, correct, corrections, done, go, moves, on_turn
from engine.games.yut.records import (
    BIG,
    CHAIRS,
    KINDS as KINDS,
    LEARNT as LEARNT,
    NONE_IN,
    PIECES,
    RESULTS,
    SIDES,
    SWITCHES as SWITCHES,
    Act,
    Choose,
    Config as Config,
    Correct,
    Fall,
    First,
    Go,
    Late,
    Lot,
    Pass,
    Side,
    State as State,
    Stick,
    Throw,
    Void,
)
from engine.games.yut.secrets import (
    audit as audit,
    imagine as imagine,
    redact as redact,
    view as view,
)
from engine.tuples import put
from engine.types import (
    CHANCE,
    DEALER,
    NOBODY,
    TABLE,
    Action,
    Actor,
    Choice,
    Illegal,
    Option,
    Text,
    replace,
)

RULES = 1
PLAYERS = (CHAIRS, CHAIRS)
TEAMS: Teams = "partners"
DEATH_MATCH = True
GARNET_MATCH = False
GARNETS_STAKED = False
RANKED_BY: Ranking = "result"
TOKENS = (0, 0)
REVEALS: tuple[type[Action], ...] = (Throw,)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    config = Config(**switches)
    if len(garnets) != CHAIRS:
        raise Illegal("four-chairs", given=len(garnets))
    if (config.home == "reach") != (config.back_to_start == "home"):
        raise Illegal("home-rules-mixed")  # Y-9
    if config.overshoot == "exact" and config.home != "reach":
        raise Illegal("exact-needs-reach")  # Y-27
    return config


def setup(config: Config) -> State:
    step: Any = "first" if config.first == "lot" else "throw"
    return State(config, step, (OFF,) * PIECES)


def seats(s: State) -> int:
    return CHAIRS


# ---------------------------------------------------------------- who may do what

FIRST = (Option(CHANCE, First, {"seat": Choice(PRINCIPALS)}),)
STUCK = (Option(TABLE, Pass),)
VOID = Option(DEALER, Void, {"reason": Text()})
FALL = Option(DEALER, Fall)
ANY_THROW = Option(CHANCE, Throw, {"sides": Choice(tuple(product(SIDES, repeat=CHAIRS)))})


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "throw":
            return _lot(s.late) if s.late != NOBODY else _sticks(s.config.sticks, s.sticks)
        case "move":
            able = moves(s)
            if able and s.config.may_pass == "yes":
                return (*able, _pass(on_turn(s)))
            return able or STUCK
        case "first":
            return FIRST
        case _:
            return ()


@cache
def _lot(seat: int) -> tuple[Option, ...]:
    return (Option(CHANCE, Lot, {"seat": Choice((seat,)), "side": Choice(SIDES)}),)


@cache
def _sticks(how: str, sticks: tuple[Stick | None, ...]) -> tuple[Option, ...]:
    """All four as they lie, or each chair's own; the table shows them when all are in."""
    if "" not in sticks:
        known = [SIDES if x is None else (x,) for x in sticks]
        return (Option(TABLE, Throw, {"sides": Choice(tuple(product(*known)))}),)
    if how == "typed":
        return (ANY_THROW,)
    sides = Choice(SIDES if how == "sealed" else (*SIDES, None))
    out = tuple([Option(i, Choose, {"side": sides}) for i, x in enumerate(sticks) if x == ""])
    return (ANY_THROW, *out) if how == "mixed" and sticks == NONE_IN else out


@cache
def _pass(seat: int) -> Option:
    return Option(seat, Pass)


def asides(s: State) -> tuple[Option, ...]:
    if s.step not in ("throw", "move"):
        return ()
    out = corrections(s) if s.sticks == NONE_IN else ()
    out += _late(s)
    if s.before or s.sticks != NONE_IN or (s.late != NOBODY and s.step == "throw"):
        out += (VOID,)
    if s.config.off_mat == "turn_lost" and s.step == "throw" and _may_fall(s):
        out += (FALL,)
    return out


def _late(s: State) -> tuple[Option, ...]:
    c = s.config
    if s.late != NOBODY:
        return ()
    if s.step == "move":
        return (_late_of((on_turn(s),)),) if c.move_seconds else ()
    missing = tuple([i for i, x in enumerate(s.sticks) if x == ""])
    return (_late_of(missing),) if missing and c.stick_seconds and c.sticks != "typed" else ()


@cache
def _late_of(seats: tuple[int, ...]) -> Option:
    return Option(DEALER, Late, {"seat": Choice(seats)})


def _may_fall(s: State) -> bool:
    """Sticks fall when they are thrown: all four are in, or none is told to the program."""
    return s.late == NOBODY and ("" not in s.sticks or _at_once(s))


def _at_once(s: State) -> bool:
    return s.sticks == NONE_IN and s.config.sticks != "sealed"


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if s.step == "over":
        return "game-over"
    if field:
        return _field(kind, field)
    if s.step == "first":
        return "yut-first-open"
    if kind is First:
        return "yut-begun"
    if kind in (Choose, Lot, Throw, Fall):
        return _no_throw(s, actor, kind)
    if kind in (Go, Pass):
        return _no_move(s, actor)
    if kind is Late:
        return _not_late(s)
    return {Void: "nothing-thrown", Correct: "sticks-are-in"}.get(kind, "not-now")


def _field(kind: type[Action], field: str) -> str:
    if kind is Go:
        return "no-such-move"
    if kind is Correct:
        return "cannot-lie-there"
    codes = {"side": "front-or-back", "sides": "four-sides", "seat": "no-such-chair-now"}
    return codes.get(field, "out-of-range")


def _no_throw(s: State, actor: Actor, kind: type[Action]) -> str:
    if s.step == "move":
        return "move-first"
    if s.late != NOBODY:
        return "random-stick-first"
    if kind is Choose and s.config.sticks == "typed":
        return "sticks-typed"
    if kind is Choose:
        return "stick-is-in" if 0 <= actor < CHAIRS else "not-your-turn"
    if kind is Throw:
        return "sticks-missing"
    return "stick-counts" if kind is Fall else "not-now"


def _no_move(s: State, actor: Actor) -> str:
    if s.step == "throw":
        return "throw-first"
    if actor >= 0 and actor != on_turn(s):
        return "not-your-turn"
    return "must-move" if moves(s) else "no-move-left"


def _not_late(s: State) -> str:
    if s.late != NOBODY:
        return "late-already"
    if s.step == "throw" and s.config.sticks == "typed":
        return "sticks-typed"
    seconds = s.config.stick_seconds if s.step == "throw" else s.config.move_seconds
    return "sticks-are-in" if seconds else "no-clock"


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _began(s: State, a: Any) -> State:
    return replace(s, step="throw", first=a.seat)


def _chose(s: State, a: Any) -> State:
    return replace(s, sticks=put(s.sticks, a.actor, a.side))


def _lotted(s: State, a: Any) -> State:
    return replace(s, sticks=put(s.sticks, a.seat, a.side), late=NOBODY)


def _threw(s: State, a: Any) -> State:
    owed, caught = s.owed, s.caught
    big = result_of(s.config.counted_side, a.sides) in BIG
    if owed:
        owed += big - 1  # Y-20
    else:
        caught -= 1
        owed += big and s.config.capture_again == "yes"  # Y-22
    again = owed or (caught and s.config.capture_throw == "at_once")
    return replace(
        s, step="throw" if again else "move", owed=owed, caught=caught,
        saved=(*s.saved, result_of(s.config.counted_side, a.sides)), sticks=NONE_IN,
        thrown=a.sides, before=(s.owed, s.caught), count=s.count + 1,
    )  # fmt: skip


@cache
def result_of(counted: str, sides: tuple[Side, ...]) -> Any:
    """Y-1: none of the counted side is mo, one a back-do, then gae, geol, yut."""
    return RESULTS[sides.count("front" if counted == "fronts" else "back")]


def _went(s: State, a: Any) -> State:
    return _onward(go(s, a))


def _onward(s: State) -> State:
    """What comes after a move: the end, a throw for a capture, the next result, the next turn."""
    if done(s, 0) or done(s, 1):
        return over(s, winner(s))
    if s.caught and (not s.saved or s.config.capture_throw == "at_once"):  # Y-36
        return replace(s, step="throw", late=NOBODY)
    return s if s.saved else turn_over(s)


def _passed(s: State, a: Any) -> State:
    return _onward(replace(s, saved=(), before=()))


def _fell(s: State, a: Any) -> State:
    return turn_over(replace(s, sticks=NONE_IN, count=s.count + 1))


def _was_late(s: State, a: Any) -> State:
    return replace(s, late=a.seat)


def _corrected(s: State, a: Any) -> State:
    s = correct(s, a)
    who = winner(s)
    return s if who == NOBODY else over(s, who)


def _voided(s: State, a: Any) -> State:
    """What was chosen for this throw is taken back, or else the throw that was just made."""
    if s.step == "throw" and (s.sticks != NONE_IN or s.late != NOBODY):
        return replace(s, sticks=NONE_IN, late=NOBODY)
    owed, caught = s.before
    return replace(
        s, step="throw", owed=owed, caught=caught, saved=s.saved[:-1], thrown=(), before=(),
        late=NOBODY, count=s.count - 1,
    )  # fmt: skip


APPLY: dict[type[Action], Any] = {
    First: _began, Choose: _chose, Lot: _lotted, Throw: _threw, Go: _went, Pass: _passed,
    Fall: _fell, Late: _was_late, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    """Pieces each chair has home."""
    return tuple([sum(s.at[p] == HOME for p in pair) for pair in PAIR])


def garnets(s: State) -> tuple[int, ...]:
    return (0,) * CHAIRS


def result(s: State) -> Outcome:
    """Only the principals win or lose (§6.1-4)."""
    if s.winner == NOBODY:
        return Outcome()
    return Outcome((s.winner,), (1 - s.winner,))
