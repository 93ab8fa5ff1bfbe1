"""The show frame: who may do what between the games, beside them, and why not."""

from __future__ import annotations

from functools import cache

from engine.games import GAMES
from engine.show.people import NAME, SHORT
from engine.show.records import (
    MOST_GARNETS,
    SWITCHES,
    Absent,
    Correct,
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
)
from engine.types import CHANCE, DEALER, Action, Choice, Domain, Option, Range, Text


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "open":
            return _open(len(able(s)))
        case "lot":
            left = tuple(i for i in able(s) if i not in s.chairs)
            return (Option(CHANCE, Lot, {"player": Choice(left)}),)
        case "ready":
            return (Option(DEALER, Start),)
        case "nominate":
            actor = CHANCE if s.house.joint_last == "random" else DEALER
            return (Option(actor, Nominate, {"player": Choice(s.last)}),)
        case "spare":
            return (Option(s.winners[0], Spare, {"player": Choice(_spare(s))}),)
        case _:
            return ()


@cache
def _open(people: int) -> tuple[Option, ...]:
    games = tuple(key for key, g in GAMES.items() if people >= g.PLAYERS[0])
    finish = Option(DEALER, Finish)
    if not games:
        return (finish,)
    return (Option(DEALER, Open, {"game": Choice(games)}), finish)


def able(s: State) -> tuple[int, ...]:
    """The players who are in: no guest, nobody who was eliminated."""
    return tuple(i for i, p in enumerate(s.players) if not p.guest and i not in s.out)


def places(s: State) -> int:
    """How many chairs the game that is open has."""
    return min(len(able(s)), GAMES[s.key].PLAYERS[1])


def _spare(s: State) -> tuple[int, ...]:
    """Anybody who is in and no candidate (F-6); himself unless the house says he must give."""
    who = tuple(i for i in able(s) if i not in s.candidates)
    others = tuple(i for i in who if i != s.winners[0])
    return others if others and s.house.spare_token == "must_give" else who


def asides(s: State) -> tuple[Option, ...]:
    if s.step == "finished":
        return ()
    out = [*_switches(s), *_gifts(s), _correct(able(s))]
    if s.step == "game":
        out += [_STOP, *_chairs(s)]
    return (*out, _rename(len(s.players)))


def _switches(s: State) -> tuple[Option, ...]:
    if s.step == "game":
        return ()
    return _switch("frame") + (_switch(s.key) if s.step in ("lot", "ready") else ())


@cache
def _switch(room: str) -> tuple[Option, ...]:
    names = SWITCHES if room == "frame" else GAMES[room].SWITCHES
    return tuple(
        Option(DEALER, Switch, {"name": Choice((f"{room}.{name}",)), "to": Choice(values)})
        for name, values in names.items()
    )


def may_give(s: State) -> bool:
    """F-9, R-17: no transfer while a Garnet Match runs, unless the house says otherwise."""
    rule = s.house.garnet_transfer
    match_runs = s.step == "game" and GAMES[s.key].GARNET_MATCH
    return rule == "always" or (rule != "never" and not match_runs)


def _gifts(s: State) -> tuple[Option, ...]:
    if not may_give(s):
        return ()
    who = able(s)
    return tuple(
        _gift(i, tuple(j for j in who if j != i), s.garnets[i]) for i in who if s.garnets[i]
    )


@cache
def _gift(giver: int, to: tuple[int, ...], most: int) -> Option:
    fields: dict[str, Domain] = {
        "giver": Choice((giver,)), "to": Choice(to), "garnets": Range(1, most),
    }  # fmt: skip
    return Option(DEALER, Give, fields)


@cache
def _correct(who: tuple[int, ...]) -> Option:
    fields: dict[str, Domain] = {
        "player": Choice(who), "garnets": Range(0, MOST_GARNETS), "reason": Text(),
    }  # fmt: skip
    return Option(DEALER, Correct, fields)


@cache
def _rename(people: int) -> Option:
    who = Choice(tuple(range(people)))
    return Option(DEALER, Rename, {"player": who, "short": SHORT, "name": NAME})


def _chairs(s: State) -> tuple[Option, ...]:
    return _people_on_chairs(len(s.players), s.sitting, s.absent)


@cache
def _people_on_chairs(
    people: int, sitting: tuple[int, ...], absent: tuple[bool, ...]
) -> tuple[Option, ...]:
    out = []
    free = tuple(i for i in range(people) if i not in sitting)
    for chair, away in enumerate(absent):
        here = Choice((chair,))
        out.append(
            Option(DEALER, Absent, {"chair": here, "absent": Choice(("no" if away else "yes",))})
        )
        if free:
            out.append(Option(DEALER, Sit, {"chair": here, "player": Choice(free)}))
    return tuple(out)


_STOP = Option(DEALER, Stop, {"purses": Choice(("restored", "kept")), "reason": Text()})


def refusal(s: State, kind: type[Action], field: str) -> str:
    if s.step == "finished":
        return "show-finished"
    if field:
        return _field(s, kind, field)
    if kind is Give:
        return "never-give" if s.house.garnet_transfer == "never" else _no_gift(s)
    if kind in (Stop, Sit, Absent):
        return "no-game-on"
    if kind is Lot and s.step in ("ready", "game"):
        return "order-complete"
    return "game-running" if s.step == "game" else "not-now"


def _no_gift(s: State) -> str:
    return "not-in-garnet-match" if not may_give(s) else "no-garnets"


def _field(s: State, kind: type[Action], field: str) -> str:
    if field in ("name", "short") and kind is Rename:
        return "name-too-long"
    if kind is Switch:
        return "unknown-switch"
    if kind is Give:
        return "not-that-many" if field == "garnets" else "no-such-player"
    if kind is Lot:
        return "already-numbered"
    if kind is Spare:
        return "candidate-gets-no-token"  # F-6
    return {"player": "no-such-player", "chair": "no-such-chair", "game": "no-such-game"}.get(
        field, "out-of-range"
    )
