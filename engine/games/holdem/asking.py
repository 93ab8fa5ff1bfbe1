"""Cooperative Hold'em: who may do what now, what is legal beside it, and why not."""

from __future__ import annotations

from functools import cache, lru_cache

from engine import betting
from engine.betting import clockwise
from engine.games.holdem import room
from engine.games.holdem.finish import gains
from engine.games.holdem.records import (
    MINI_GAMES,
    NOT_DEALT,
    SILENT,
    UNDECIDED,
    UNSOLVED,
    WHO,
    Award,
    Begin,
    Bet,
    Bring,
    Call,
    Check,
    Correct,
    Deal,
    First,
    Fold,
    Kind,
    Lapse,
    Late,
    Nominate,
    Open,
    Pick,
    Role,
    Roles,
    Show,
    Solve,
    State,
    Void,
    Wrong,
)
from engine.games.holdem.secrets import unseen
from engine.types import CHANCE, DEALER, TABLE, Action, Actor, Choice, Domain, Option, Range, Text

MOST_GARNETS = 999
BEGIN = (Option(DEALER, Begin),)
LATE = Option(DEALER, Late)
VOID = Option(DEALER, Void, {"reason": Text()})
RUNNING = ("kind", "deal", "room", "open", "bet", "show", "award")  # a round is on


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "bet":
            return _speak(s) + (room.options(s) if room.at_work(s) else ())
        case "deal":
            return _deal(s.cards, s.bets.live, s.first, s.config.cards)
        case "room":
            return room.options(s) or room.BRING
        case "open":
            return room.opening(s)
        case "show":
            return _show(s.cards, s.bets.live, s.shown, s.first)
        case "award":
            return _award(gains(s))
        case "ready":
            return BEGIN
        case _:
            return _seldom(s)


def _seldom(s: State) -> tuple[Option, ...]:
    match s.step:
        case "lot":
            return (Option(CHANCE, First, {"seat": Choice(tuple(range(len(s.before))))}),)
        case "kind":
            actor = CHANCE if s.config.kinds == "random" else DEALER
            return (Option(actor, Kind, {"kind": Choice(MINI_GAMES)}),)
        case "nominate":
            actor = CHANCE if s.config.simultaneous_bust == "random" else s.won
            return (Option(actor, Nominate, {"seat": Choice(s.bust)}),)
        case "roles":
            return _roles(s)
        case _:
            return ()


Cards = tuple[int | None, ...]
Seats = tuple[int, ...]


@lru_cache(65536)
def _deal(cards: Cards, live: Seats, first: int, rule: str) -> tuple[Option, ...]:
    """Cards go round from the first player; one that nobody types is the exception (§12)."""
    order = clockwise(len(cards), first)
    seat = next(i for i in order if cards[i] == NOT_DEALT and i in live)
    left = unseen(cards)
    of = Choice((*left, None)) if rule == "typed" else Choice(left)
    return (Option(CHANCE, Deal, {"seat": Choice((seat,)), "card": of}),)


def _speak(s: State) -> tuple[Option, ...]:
    b, house = s.bets, s.config
    lo, hi = betting.raises(b, house.allin)
    call = betting.may_call(b, house.allin)
    check = house.check == "yes" and betting.owes(b) <= 0
    return _say(b.due[0], call, check, lo, hi)


@lru_cache(65536)
def _say(seat: int, call: bool, check: bool, lo: int, hi: int) -> tuple[Option, ...]:
    out = [Option(seat, Fold)]
    if call:
        out.append(Option(seat, Call))
    if check:
        out.append(Option(seat, Check))
    if lo <= hi:
        out.append(Option(seat, Bet, {"to": Range(lo, hi)}))
    return tuple(out)


@lru_cache(65536)
def _show(cards: Cards, live: Seats, shown: Seats, first: int) -> tuple[Option, ...]:
    """Cards are shown in the order of play, so that the order tells nothing."""
    order = clockwise(len(cards), first)
    seat = next(i for i in order if i in live and i not in shown)
    card = cards[seat]
    of = unseen(cards) if card is None else (card,)
    return (Option(TABLE, Show, {"seat": Choice((seat,)), "card": Choice(of)}),)


@lru_cache(65536)
def _award(gains: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(TABLE, Award, {"gains": Choice((gains,))}),)


def _roles(s: State) -> tuple[Option, ...]:
    """Sealed, all at once; or openly, one after the other by standing (H-31)."""
    missing = _undecided(s)
    if not missing:
        known = None not in s.choices
        sit = tuple(map(_sits, s.choices, s.helper)) if known else None
        return (Option(TABLE, Roles, {"sit": Choice((sit,))}),)
    if s.config.roles == "open_by_standing":
        missing = [max(missing, key=lambda i: s.bets.purse[i])]
    return tuple([Option(i, Role, {"sits": Choice(WHO)}) for i in missing])


def _undecided(s: State) -> list[int]:
    return [i for i, x in enumerate(s.choices) if x == UNDECIDED and s.bets.purse[i]]


def _sits(choice: str | None, helper: bool) -> str:
    return choice if choice in WHO else WHO[helper]


def asides(s: State) -> tuple[Option, ...]:
    out: tuple[Option, ...] = room.asides(s)
    if s.step in RUNNING:
        out += (VOID,)
    if (s.step == "bet" and s.config.seconds) or (s.step == "roles" and _undecided(s)):
        out += (LATE,)
    if s.step in ("ready", "roles"):
        out += (_correct(tuple([i for i, x in enumerate(s.bets.purse) if x])),)
    return out


@cache
def _correct(seats: tuple[int, ...]) -> Option:
    fields: dict[str, Domain] = {
        "seat": Choice(seats), "garnets": Range(1, MOST_GARNETS), "reason": Text(),
    }  # fmt: skip
    return Option(DEALER, Correct, fields)


# ---------------------------------------------------------------- why not


def refusal(s: State, actor: Actor, kind: type[Action], field: str) -> str:
    if s.step == "over":
        return "game-over"
    if field:
        return _value(s, kind, field)
    if kind in (Fold, Call, Check, Bet):
        return _no_word(s, actor, kind)
    if kind in SILENT or kind is Bring:
        return _not_in_the_room(s, kind)
    if kind is First:
        return "first-player-known"
    if kind in (Begin, Correct):
        return _between_rounds(s)
    if kind in (Role, Roles):
        return "roles-after-ten" if s.step != "roles" else "role-decided"
    if kind is Nominate:
        return "nobody-to-nominate"
    return _table(s, kind)


def _value(s: State, kind: type[Action], field: str) -> str:
    if kind is Bet:
        return "raise-out-of-range"
    if kind is Solve or kind is Wrong:
        return "team-may-not-answer"  # H-17
    if field == "card":
        return "other-card-known" if kind in (Open, Show) else "card-already-out"
    if field == "seat":
        return "team-is-out" if kind is Correct else "not-your-turn"
    if kind is Award:
        return "paid-by-the-rules"
    return "out-of-range"


def _no_word(s: State, actor: Actor, kind: type[Action]) -> str:
    if s.step != "bet":
        return "no-betting-now"
    if actor != s.bets.due[0]:
        return "not-your-turn"
    if kind is Bet:
        return "raise-not-open"  # nobody could answer, or a short all-in reopened nothing (F2)
    owed = betting.owes(s.bets)
    if kind is Check:
        return "match-or-fold" if owed else "no-checking"  # H-1
    return "short-must-fold" if owed else "nothing-to-call"


def _not_in_the_room(s: State, kind: type[Action]) -> str:
    if not room.at_work(s):
        return "room-waits"
    if kind is Bring:
        return "room-not-done" if s.step == "room" else "betting-first"
    if s.room is None:
        return "problem-first"
    if kind is Pick:
        return "solve-first" if s.room.solver == UNSOLVED else "card-chosen"
    if kind is Lapse and s.room.solver == UNSOLVED:
        return "no-limit-here"
    return "problem-running" if s.room.solver == UNSOLVED else "problem-solved"


def _between_rounds(s: State) -> str:
    if s.step in RUNNING:
        return "round-running"
    waits = {"lot": "lot-first", "roles": "roles-first", "nominate": "nominate-first"}
    return waits.get(s.step, "dealer-begins")


def _table(s: State, kind: type[Action]) -> str:
    if s.step not in RUNNING and kind is not Late:
        return "no-round"
    codes: dict[type[Action], str] = {
        Kind: "kind-known", Deal: "hands-dealt", Open: "bring-first", Show: "not-the-showdown",
        Award: "not-the-payout", Late: "no-clock-runs",
    }  # fmt: skip
    return codes.get(kind, "not-now")
