"""The show frame: from the elimination candidate to the death match, and who is out after it."""

from __future__ import annotations

from functools import cache

from engine.games import GAMES
from engine.show.records import (
    Arena,
    Bequeath,
    Close,
    Oppose,
    Partner,
    Remove,
    State,
    Strike,
)
from engine.show.seating import able, arenas, cleared, free, present, seated
from engine.tuples import add, put
from engine.types import CHANCE, DEALER, NOBODY, TABLE, Action, Actor, Choice, Option, replace

DRAWN, STRIKES = "strike3_then_draw", 3  # F-12: how many games each may strike
CLOSE = Option(DEALER, Close)


# ---------------------------------------------------------------- who may do what


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "oppose":
            who = opponents(s)
            return (Option(_picks(s), Oppose, {"player": Choice(who)}),) if who else (CLOSE,)
        case "arena":
            return _arena(s)
        case "partner":
            return _partner(s.duelists[chooser(s)], free(s))
        case _:
            return _estate(s)


def opponents(s: State) -> tuple[int, ...]:
    """F-5, F-7: who may be picked against the candidate."""
    rest = tuple(i for i in able(s) if i not in s.candidates)
    without = tuple(i for i in rest if not s.tokens[i])
    if without or s.house.no_free_opponent == "no_death_match":
        return without
    return tuple(i for i in rest if i not in s.winners) or rest


def _picks(s: State) -> Actor:
    """F-5; what several winners agree on, the dealer enters."""
    if s.house.opponent == "random":
        return CHANCE
    if s.house.opponent == "candidate_picks":
        return s.candidates[0]
    alone = len(s.winners) == 1 and s.winners[0] not in s.candidates
    return s.winners[0] if alone else DEALER


def games(s: State) -> tuple[str, ...]:
    """F-18: the games that this death match could be, before any is struck."""
    n = len(s.duelists)
    return arenas(n, present(s) - n)


def left(s: State) -> tuple[str, ...]:
    """The games that may still be opened: the one the house has fixed, where it can be played."""
    fixed = tuple(key for key in games(s) if key == s.house.dm_choice)
    return fixed or tuple(key for key in games(s) if key not in s.struck)


def striker(s: State) -> Actor:
    """F-12: they strike in turn, the candidate first, until one game is left or all have struck."""
    n, so_far = len(s.duelists), len(s.struck)
    owed = min(STRIKES * n, len(games(s)) - 1)
    if s.house.dm_choice != DRAWN or so_far >= owed:
        return NOBODY
    return s.duelists[so_far % n]


def _arena(s: State) -> tuple[Option, ...]:
    return _arena_option(s.house.dm_choice != DRAWN, striker(s), left(s))


@cache
def _arena_option(host: bool, striker: Actor, left: tuple[str, ...]) -> tuple[Option, ...]:
    if not left:
        return (CLOSE,)
    if striker != NOBODY:
        return (Option(striker, Strike, {"game": Choice(left)}),)
    return (Option(DEALER if host else CHANCE, Arena, {"game": Choice(left)}),)


def chooser(s: State) -> int:
    """F-13: the chair whose partner is chosen next."""
    order = (0, 1) if s.house.partner_order == "candidate_first" else (1, 0)
    return next(chair for chair in order if s.helpers[chair] == NOBODY)


@cache
def _partner(actor: Actor, free: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(actor, Partner, {"player": Choice(free)}),)


def loser(s: State) -> int:
    """Who is eliminated by the death match that is over."""
    return s.last[0]


def heirs(s: State) -> tuple[int, ...]:
    """F-8: who may receive what the loser holds."""
    rest = tuple(i for i in able(s) if i != loser(s))
    won = tuple(i for i in s.winners if i in rest)
    return won if won and s.house.loser_garnets == "to_winner" else rest


def _estate(s: State) -> tuple[Option, ...]:
    who, rule, to = loser(s), s.house.loser_garnets, heirs(s)
    if rule == "removed" or not to:
        return _remove(who, s.garnets[who])
    actor = who if rule == "bequeath" else TABLE if len(to) == 1 else DEALER
    return _bequeath(actor, who, to, s.garnets[who])


@cache
def _remove(who: int, garnets: int) -> tuple[Option, ...]:
    fields = {"player": Choice((who,)), "garnets": Choice((garnets,))}
    return (Option(TABLE, Remove, {**fields}),)


@cache
def _bequeath(actor: Actor, who: int, to: tuple[int, ...], garnets: int) -> tuple[Option, ...]:
    fields = {"giver": Choice((who,)), "to": Choice(to), "garnets": Choice((garnets,))}
    return (Option(actor, Bequeath, {**fields}),)


# ---------------------------------------------------------------- what happens


def go(s: State) -> State:
    """The main match is over: who is last several times meets himself (F-2), one picks (F-5)."""
    if len(s.candidates) > 1:
        return replace(s, step="arena", duelists=s.candidates)
    if s.candidates and opponents(s):
        return replace(s, step="oppose")
    return replace(s, step="open")  # F-7, F-15, by switch


def opposed(s: State, a: Oppose) -> State:
    return replace(s, step="arena", duelists=(*s.candidates, a.player))


def struck(s: State, a: Strike) -> State:
    return replace(s, struck=(*s.struck, a.game))


def opened(s: State, a: Arena) -> State:
    s = replace(cleared(s), key=a.game)
    if GAMES[a.game].TEAMS == "partners":
        return replace(s, step="partner", helpers=(NOBODY,) * len(s.duelists))
    return seated(s, s.duelists)


def partnered(s: State, a: Partner) -> State:
    helpers = put(s.helpers, chooser(s), a.player)
    if NOBODY in helpers:
        return replace(s, helpers=helpers)
    return seated(replace(s, helpers=()), (*s.duelists, *helpers))


def closed(s: State) -> State:
    """Put off at once; a game that was opened for it is only put away."""
    if s.step in ("oppose", "arena"):
        return replace(s, step="open", duelists=(), struck=())
    return replace(cleared(s), step="arena", key="")


def over(s: State) -> State:
    """The death match is settled: the one who is last is out, the dealer names one of several."""
    if len(s.last) > 1:
        return replace(s, step="nominate")
    return replace(s, step="bequeath") if s.garnets[loser(s)] else gone(s)


def bequeathed(s: State, a: Bequeath) -> State:
    return gone(replace(s, garnets=add(add(s.garnets, a.giver, -a.garnets), a.to, a.garnets)))


def removed(s: State, a: Remove) -> State:
    garnets = add(s.garnets, a.player, -a.garnets)
    return gone(replace(s, garnets=garnets, bank=s.bank + a.garnets))


def gone(s: State) -> State:
    """The loser leaves the show; the next episode can be opened."""
    return replace(s, step="open", out=(*s.out, loser(s)), duelists=(), struck=())


# ---------------------------------------------------------------- why not


def refusal(s: State, kind: type[Action]) -> str:
    """Why this part of the evening is not on, or who has to speak first."""
    if kind is Strike and s.step == "arena" and s.house.dm_choice != DRAWN:
        return "host-chooses"
    if kind in (Arena, Strike) and s.step == "arena":
        if striker(s) != NOBODY:
            return "strikes-first" if kind is Arena else "not-your-turn"
        return "game-is-drawn"
    return "not-your-turn" if s.step == STEPS[kind] else NOT_ON[kind]


STEPS: dict[type[Action], str] = {
    Oppose: "oppose", Strike: "arena", Arena: "arena", Partner: "partner", Bequeath: "bequeath",
    Remove: "bequeath",
}  # fmt: skip
NOT_ON: dict[type[Action], str] = {
    Oppose: "no-candidate", Strike: "no-death-match", Arena: "no-death-match",
    Partner: "no-partners-now", Bequeath: "nobody-leaves", Remove: "nobody-leaves",
}  # fmt: skip
FIELDS: dict[type[Action], str] = {
    Oppose: "cannot-be-picked", Strike: "not-on-the-list", Arena: "not-on-the-list",
    Partner: "not-free",
}  # fmt: skip
