"""The show frame: a game that hosts the games, with one history for the whole evening.

While a game is on, its own actions pass through untouched, in the game's own chair numbers;
`chairs` says whose chair is which. Everything else that happens in an evening is an action of this
module: the lot, house rules, the outcome, tokens of life, the elimination candidate, corrections.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from engine.game import Ranking, Result, Teams
from engine.games import GAMES
from engine.show import asking, duel, outcome, refusals
from engine.show.people import faults as faults, short_name as short_name
from engine.show.records import (
    OWN,
    SWITCHES as SWITCHES,
    Absent,
    Arena,
    Bequeath,
    Close,
    Config as Config,
    Correct,
    Enough,
    Finish,
    Give,
    House as House,
    Lot,
    Nominate,
    Open,
    Oppose,
    Partner,
    Player as Player,
    Remove,
    Rename,
    Settle,
    Sit,
    Spare,
    Start,
    State as State,
    Stop,
    Strike,
    Switch,
    Team,
)
from engine.show.seating import chairs as chairs, cleared, holder as holder, principals
from engine.tuples import add, put
from engine.types import Action, Actor, Option, Viewer, replace

RULES = 1
PLAYERS = (3, 24)
GARNET_MATCH = False
TOKENS = (0, 0)
TEAMS: Teams = "alone"
DEATH_MATCH = False
GARNETS_STAKED = False
RANKED_BY: Ranking = "result"
REVEALS: tuple[type[Action], ...] = (Settle,)
KINDS: tuple[type[Action], ...] = OWN + tuple(k for g in GAMES.values() for k in g.KINDS)
LEARNT: dict[type[Action], tuple[str, ...]] = {
    Settle: ("garnets", "winners", "last"),
    **{kind: fields for g in GAMES.values() for kind, fields in g.LEARNT.items()},
}


def setup(config: Config) -> State:
    garnets = tuple(0 if p.guest else p.garnets for p in config.players)
    return State(config, config.players, config.house, garnets, (0,) * len(garnets))


def seats(s: State) -> int:
    return len(s.players)


def options(s: State) -> tuple[Option, ...]:
    if s.game is not None:
        return GAMES[s.key].options(s.game) or (outcome.settle(s),)
    return asking.options(s)


def asides(s: State) -> tuple[Option, ...]:
    inner = GAMES[s.key].asides(s.game) if s.game is not None else ()
    return inner + asking.asides(s)


def kinds(s: State) -> tuple[type[Action], ...]:
    """The actions a short word may mean: the show's own and those of the game that is open."""
    return OWN + GAMES[s.key].KINDS if s.key else KINDS


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if kind in APPLY:
        return refusals.refusal(s, kind, field)
    if s.game is None or kind not in GAMES[s.key].KINDS:
        return "no-game-on"
    return GAMES[s.key].refusal(s.game, actor, kind, field)


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Action) -> State:
    own = APPLY.get(type(a))
    if own is None:
        return replace(s, game=GAMES[s.key].apply(s.game, a))
    after: State = own(s, a)
    return after


def _opened(s: State, a: Open) -> State:
    """A new episode: tokens of life and the candidate of the last one are over."""
    return replace(
        cleared(s), step="lot", key=a.game, episode=s.episode + 1, tokens=(0,) * len(s.players),
        history=(*s.history, s.garnets), before=s.garnets, gained=(), winners=(), last=(),
        candidates=(), duelists=(), struck=(),
    )  # fmt: skip


def _drew_lot(s: State, a: Lot) -> State:
    s = replace(s, chairs=(*s.chairs, a.player))
    s = replace(s, sitting=s.chairs, absent=(*s.absent, False))
    return _numbered(s) if len(s.chairs) == asking.places(s) else s


def _enough(s: State, a: Enough) -> State:
    return _numbered(s)


def _numbered(s: State) -> State:
    """The order is complete: helpers are chosen, or a death match alone has its people."""
    game = GAMES[s.key]
    if game.DEATH_MATCH:
        s = replace(s, duelists=s.chairs[: principals(s)])
    return replace(s, step="teams" if game.TEAMS == "helpers" else "ready")


def _teamed(s: State, a: Team) -> State:
    helpers = (*s.helpers, a.player)
    full = len(helpers) == len(s.chairs)
    return replace(s, helpers=helpers, step="ready" if full else "teams")


def _closed(s: State, a: Close) -> State:
    """As before the game was opened; an episode that only a game put away began is none."""
    if s.candidates:
        return duel.closed(s)
    return replace(
        cleared(s), step="open", key="", episode=s.episode - 1, history=s.history[:-1], duelists=()
    )


def _switched(s: State, a: Switch) -> State:
    room, name = a.name.split(".")
    if room == "frame":
        return replace(s, house=replace(s.house, **{name: a.to}))
    rest = tuple(x for x in s.switches if x[0] != name)
    return replace(s, switches=(*rest, (name, a.to)))


def _started(s: State, a: Start) -> State:
    game = GAMES[s.key]
    return replace(s, step="game", game=game.setup(asking.configured(s)), before=s.garnets)


def _settled(s: State, a: Settle) -> State:
    garnets = tuple(map(int.__add__, s.garnets, a.garnets))
    s = replace(
        s, garnets=garnets, bank=s.bank - sum(a.garnets), game=None, gained=a.garnets,
        winners=a.winners, last=a.last, tokens=outcome.tokens(s, a.winners),
    )  # fmt: skip
    return duel.over(s) if s.duelists else outcome.find_candidate(s)


def _nominated(s: State, a: Nominate) -> State:
    if s.duelists:
        return duel.over(replace(s, last=(a.player,)))
    return outcome.with_candidates(s, (a.player,))


def _spared(s: State, a: Spare) -> State:
    s = replace(s, tokens=add(s.tokens, a.player, 1))
    return outcome.saved(s, a.player) if a.player in s.candidates else duel.go(s)


def _gave(s: State, a: Give) -> State:
    return replace(s, garnets=add(add(s.garnets, a.giver, -a.garnets), a.to, a.garnets))


def _corrected(s: State, a: Correct) -> State:
    more = a.garnets - s.garnets[a.player]
    return replace(s, garnets=put(s.garnets, a.player, a.garnets), bank=s.bank - more)


def _sat(s: State, a: Sit) -> State:
    return replace(
        s, sitting=put(s.sitting, a.chair, a.player), absent=put(s.absent, a.chair, False)
    )


def _left(s: State, a: Absent) -> State:
    return replace(s, absent=put(s.absent, a.chair, a.absent == "yes"))


def _renamed(s: State, a: Rename) -> State:
    player = replace(s.players[a.player], name=a.name, short=a.short)
    return replace(s, players=put(s.players, a.player, player))


def _stopped(s: State, a: Stop) -> State:
    """F-21: no result; a death match that the candidate owes is opened anew, or put off."""
    held = s.before if a.purses == "restored" else garnets(s)
    s = replace(s, game=None, garnets=held, bank=s.bank + sum(s.garnets) - sum(held))
    if s.candidates:
        return duel.closed(s)
    return replace(s, step="open", gained=(), winners=(), last=(), duelists=(), helpers=())


def _finished(s: State, a: Finish) -> State:
    return replace(s, step="finished")


APPLY: dict[type[Action], Any] = {
    Open: _opened, Lot: _drew_lot, Enough: _enough, Team: _teamed, Switch: _switched,
    Close: _closed, Start: _started, Settle: _settled, Nominate: _nominated, Spare: _spared,
    Oppose: duel.opposed, Strike: duel.struck, Arena: duel.opened, Partner: duel.partnered,
    Bequeath: duel.bequeathed, Remove: duel.removed, Give: _gave, Correct: _corrected, Sit: _sat,
    Absent: _left, Rename: _renamed, Stop: _stopped, Finish: _finished,
}  # fmt: skip


# ---------------------------------------------------------------- who knows what


def view(s: State, v: Viewer) -> State:
    if s.game is None:
        return s
    return replace(s, game=GAMES[s.key].view(s.game, chairs(s, v)))


def redact(s: State, a: Action, v: Viewer) -> Action | None:
    if type(a) in APPLY:
        return a
    redacted: Action | None = GAMES[s.key].redact(s.game, a, chairs(s, v))
    return redacted


def imagine(s: State, rng: Random) -> State:
    return s if s.game is None else replace(s, game=GAMES[s.key].imagine(s.game, rng))


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    return garnets(s)


def garnets(s: State) -> tuple[int, ...]:
    """What each player holds now, the running game included."""
    if s.game is None:
        return s.garnets
    return tuple(map(int.__add__, s.garnets, outcome.gained(s)))


def result(s: State) -> Result:
    """First and last of the last game."""
    return Result(s.winners, s.last)


def audit(s: State) -> tuple[str, ...]:
    start = sum(0 if p.guest else p.garnets for p in s.config.players)
    wrong = list(GAMES[s.key].audit(s.game)) if s.game is not None else []
    if sum(s.garnets) + s.bank != start:
        wrong.append("garnets appeared or vanished")
    if min(s.garnets) < 0:
        wrong.append("a debt")
    if any(p.guest and (s.garnets[i] or s.tokens[i]) for i, p in enumerate(s.players)):
        wrong.append("a guest holds garnets or tokens")
    return tuple(wrong)


@cache
def switches(key: str) -> dict[str, tuple[Any, ...]]:
    """All house rules by full name: `frame.*`, and those of one game where `key` is given."""
    own = {f"frame.{name}": values for name, values in SWITCHES.items()}
    if not key:
        return own
    return own | {f"{key}.{name}": values for name, values in GAMES[key].SWITCHES.items()}


def setting(s: State, name: str) -> str | int:
    """The value a house rule has now, by its full name."""
    room, short = name.split(".")
    if room == "frame":
        value: str | int = getattr(s.house, short)
    else:
        mine = dict(s.switches) if room == s.key else {}
        value = mine.get(short, GAMES[room].SWITCHES[short][0])
    return value
