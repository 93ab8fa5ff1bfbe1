"""The show frame: who may do what between the games, and what is legal beside them."""

from __future__ import annotations

from functools import cache

from engine.games import GAMES
from engine.show import duel
from engine.show.people import NAME, SHORT
from engine.show.records import (
    MOST_GARNETS,
    SWITCHES,
    Absent,
    Correct,
    Enough,
    Finish,
    Give,
    Lot,
    Nominate,
    Open,
    Rename,
    Sit,
    Spare,
    Start,
    State,
    Stop,
    Switch,
    Team,
)
from engine.show.seating import able as able, free, openable, places as places, present
from engine.types import CHANCE, DEALER, Choice, Domain, Illegal, Option, Range, Text

FINISH = Option(DEALER, Finish)
START = Option(DEALER, Start)
ENOUGH = Option(DEALER, Enough)
CLOSE = duel.CLOSE


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "open":
            return _open(len(able(s)), present(s))
        case "lot":
            left = tuple(i for i in able(s) if i not in s.chairs)
            return (Option(CHANCE, Lot, {"player": Choice(left)}),)
        case "teams":
            chair = len(s.helpers)
            fields = {"chair": Choice((chair,)), "player": Choice(free(s))}
            return (Option(s.chairs[chair], Team, {**fields}),)
        case "ready":
            return (CLOSE,) if fault(s) else (START,)
        case "nominate":
            drawn = s.house.joint_last == "random" and not s.duelists
            return (Option(CHANCE if drawn else DEALER, Nominate, {"player": Choice(s.last)}),)
        case "spare":
            return (Option(s.winners[0], Spare, {"player": Choice(_spare(s))}),)
        case "finished":
            return ()
        case _:
            return duel.options(s)


@cache
def _open(players: int, people: int) -> tuple[Option, ...]:
    games = openable(players, people)
    return (Option(DEALER, Open, {"game": Choice(games)}), FINISH) if games else (FINISH,)


def fault(s: State) -> str:
    """Why the game that is open cannot start for who holds what on its chairs, "" if it can."""
    try:
        configured(s)
    except Illegal as no:
        return no.code
    return ""


def configured(s: State) -> object:
    """The Config of the game that is open. Raises Illegal."""
    return GAMES[s.key].configure(tuple(s.garnets[i] for i in s.chairs), dict(s.switches))


def _spare(s: State) -> tuple[int, ...]:
    """Anybody who is in, a candidate by switch alone (F-6); himself unless he must give."""
    saves = s.house.candidate_token == "saves"
    who = tuple(i for i in able(s) if saves or i not in s.candidates)
    others = tuple(i for i in who if i != s.winners[0])
    return others if others and s.house.spare_token == "must_give" else who


# ---------------------------------------------------------------- beside it

OPENED = ("lot", "teams", "ready", "partner")  # a game is open and has not started
_STOP = Option(DEALER, Stop, {"purses": Choice(("restored", "kept")), "reason": Text()})


def asides(s: State) -> tuple[Option, ...]:
    if s.step == "finished":
        return ()
    out = [*_switches(s), *_gifts(s), *_corrections(beside(s))]
    if s.step == "game":
        out += [_STOP, *_chairs(s)]
    if s.step in (*OPENED, "oppose", "arena"):
        out += [CLOSE]
    if s.step == "lot" and len(s.chairs) >= GAMES[s.key].PLAYERS[0]:
        out += [ENOUGH]
    return (*out, _rename(len(s.players)))


def _switches(s: State) -> tuple[Option, ...]:
    if s.step == "game":
        return ()
    return _switch("frame") + (_switch(s.key) if s.step in OPENED else ())


@cache
def _switch(room: str) -> tuple[Option, ...]:
    names = SWITCHES if room == "frame" else GAMES[room].SWITCHES
    return tuple(
        Option(DEALER, Switch, {"name": Choice((f"{room}.{name}",)), "to": Choice(values)})
        for name, values in names.items()
    )


def beside(s: State) -> tuple[int, ...]:
    """The players whose garnets are not in a game that is played with them."""
    staked = s.step == "game" and GAMES[s.key].GARNETS_STAKED
    return tuple(i for i in able(s) if not (staked and i in s.chairs))


def may_give(s: State) -> bool:
    """F-9, R-17: no transfer while a Garnet Match runs, unless the house says otherwise."""
    rule = s.house.garnet_transfer
    match_runs = s.step == "game" and GAMES[s.key].GARNET_MATCH
    return rule == "always" or (rule != "never" and not match_runs)


def _gifts(s: State) -> tuple[Option, ...]:
    if not may_give(s):
        return ()
    who = beside(s)
    gifts = [(i, tuple(j for j in who if j != i), s.garnets[i]) for i in who if s.garnets[i]]
    return tuple(_gift(i, to, most) for i, to, most in gifts if to)


@cache
def _gift(giver: int, to: tuple[int, ...], most: int) -> Option:
    fields: dict[str, Domain] = {
        "giver": Choice((giver,)), "to": Choice(to), "garnets": Range(1, most),
    }  # fmt: skip
    return Option(DEALER, Give, fields)


@cache
def _corrections(who: tuple[int, ...]) -> tuple[Option, ...]:
    fields: dict[str, Domain] = {
        "player": Choice(who), "garnets": Range(0, MOST_GARNETS), "reason": Text(),
    }  # fmt: skip
    return (Option(DEALER, Correct, fields),) if who else ()


@cache
def _rename(people: int) -> Option:
    who = Choice(tuple(range(people)))
    return Option(DEALER, Rename, {"player": who, "short": SHORT, "name": NAME})


def _chairs(s: State) -> tuple[Option, ...]:
    busy = (*s.sitting, *s.helpers)
    idle = tuple(i for i in range(len(s.players)) if i not in busy)
    return _people_on_chairs(idle, s.absent)


@cache
def _people_on_chairs(idle: tuple[int, ...], absent: tuple[bool, ...]) -> tuple[Option, ...]:
    out = []
    for chair, away in enumerate(absent):
        here = Choice((chair,))
        out.append(
            Option(DEALER, Absent, {"chair": here, "absent": Choice(("no" if away else "yes",))})
        )
        if idle:
            out.append(Option(DEALER, Sit, {"chair": here, "player": Choice(idle)}))
    return tuple(out)
