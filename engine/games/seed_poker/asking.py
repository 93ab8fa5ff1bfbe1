"""Seed Poker: who may do what now, and what is legal beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from engine.games.seed_poker.contest import broke, next_round, top_layer
from engine.games.seed_poker.records import (
    CARDS,
    CHIPS,
    Add,
    Ante,
    Award,
    Begin,
    Correct,
    Deal,
    Draw,
    Exclude,
    Fold,
    Give,
    Goes,
    Join,
    Late,
    Lay,
    Nobody,
    Seed,
    Show,
    State,
    Take,
    Void,
)
from engine.types import (
    CHANCE,
    DEALER,
    TABLE,
    Actor,
    Choice,
    Domain,
    Option,
    Range,
    Text,
)

MOST_GARNETS = 99  # a correction names no more
BEGIN = (Option(DEALER, Begin),)
ANTE = (Option(TABLE, Ante),)
VOID = Option(DEALER, Void, {"reason": Text()})
LATE = Option(DEALER, Late)


def options(s: State) -> tuple[Option, ...]:
    ask = ASK.get(s.step)
    return ask(s) if ask else ()


# ---------------------------------------------------------------- between two rounds


def _between(s: State) -> tuple[Option, ...]:
    """§4.1-21: who has nothing left is given garnets, or is out, before the round begins."""
    bare = broke(s)
    if not bare:
        return BEGIN
    gifts = [_give(i, bare, n) for i, n in enumerate(s.garnets) if n and not s.out[i]]
    return (*gifts, _exclude(bare))


@lru_cache(1 << 10)
def _give(giver: int, to: tuple[int, ...], most: int) -> Option:
    return Option(giver, Give, {"to": Choice(to), "garnets": Range(1, most)})


@cache
def _exclude(seats: tuple[int, ...]) -> Option:
    return Option(DEALER, Exclude, {"seat": Choice(seats)})


def _gifts(s: State) -> list[Option]:
    """S-19: garnets may be given between any two rounds, chips never."""
    able = [i for i, out in enumerate(s.out) if not out]
    return [_give(i, tuple(j for j in able if j != i), s.garnets[i]) for i in able if s.garnets[i]]


# ---------------------------------------------------------------- cards


def unseen(s: State) -> int:
    """The cards nobody told the program of, as a bit each."""
    mask = 0b1111_1111_1111_1110
    for card in (*s.hands, *s.laid, *s.seeds, *s.dropped, s.extra):
        if card:
            mask &= ~(1 << card)
    return mask


@cache
def cards_in(mask: int) -> tuple[int, ...]:
    return tuple([card for card in CARDS if mask >> card & 1])


@lru_cache(1 << 15)
def _card(mask: int, unknown: bool = False) -> Choice:
    """A card entered by hand may stay unknown: as likely as not, where none is typed."""
    of = cards_in(mask)
    return Choice((*of, None), (1,) * len(of) + (len(of),)) if unknown else Choice(of)


def _deal(s: State) -> tuple[Option, ...]:
    return _dealt(s.order[s.turn], unseen(s), s.config.cards == "entered")


def _draw(s: State) -> tuple[Option, ...]:
    return _drawn(unseen(s), s.config.cards == "entered")


def _seed(s: State) -> tuple[Option, ...]:
    return _opened(unseen(s))


@lru_cache(1 << 15)
def _dealt(seat: int, mask: int, unknown: bool) -> tuple[Option, ...]:
    return (Option(CHANCE, Deal, {"seat": Choice((seat,)), "card": _card(mask, unknown)}),)


@lru_cache(1 << 15)
def _drawn(mask: int, unknown: bool) -> tuple[Option, ...]:
    return (Option(CHANCE, Draw, {"card": _card(mask, unknown)}),)


@lru_cache(1 << 15)
def _opened(mask: int) -> tuple[Option, ...]:
    return (Option(CHANCE, Seed, {"card": _card(mask)}),)


def _choose(s: State) -> tuple[Option, ...]:
    return _either(s.order[s.turn])


@cache
def _either(seat: int) -> tuple[Option, ...]:
    return (Option(seat, Take), Option(seat, Add))


def _layer(s: State) -> Actor:
    """Who lays the other card: at a real table it is what the dealer sees and types."""
    if s.config.cards != "drawn":
        return CHANCE
    return TABLE if s.late else s.order[s.turn]


def _in_hand(s: State) -> tuple[int, ...]:
    """The cards that may be laid open now; after time is up, the one taken (S-21)."""
    first, extra = s.hands[s.order[s.turn]], s.extra
    if s.late:
        return (extra,) if extra else cards_in(unseen(s))
    known = tuple([card for card in (first, extra) if card])
    return known if len(known) == 2 else known + cards_in(unseen(s))


def _lay(s: State) -> tuple[Option, ...]:
    return _laid(_layer(s), _in_hand(s))


@lru_cache(1 << 15)
def _laid(actor: Actor, of: tuple[int, ...]) -> tuple[Option, ...]:
    return (Option(actor, Lay, {"card": Choice(of)}),)


def _open(s: State) -> tuple[Option, ...]:
    seat = next_to_open(s)
    card = s.hands[seat]
    return _show(seat, 1 << card if card else unseen(s))


def next_to_open(s: State) -> int:
    """§4.1-14, S-24: the last who bet, then backwards; by switch then from the first on."""
    joined = s.joined
    order = joined[::-1] if s.config.opening == "backwards" else joined[-1:] + joined[:-1]
    return next(i for i in order if not s.shown[i])


@lru_cache(1 << 15)
def _show(seat: int, mask: int) -> tuple[Option, ...]:
    return (Option(TABLE, Show, {"seat": Choice((seat,)), "card": _card(mask)}),)


# ---------------------------------------------------------------- bets


def _bet(s: State) -> tuple[Option, ...]:
    seat = s.order[s.turn]
    low, high = bets(s, seat)
    must = s.config.nobody == "last_joins" and not s.joined and s.turn == len(s.order) - 1
    return _bet_options(seat, low, high, must)


@cache
def _bet_options(seat: int, low: int, high: int, must: bool) -> tuple[Option, ...]:
    if high < low:
        return (Option(seat, Fold),)
    join = Option(seat, Join, {"chips": Range(low, high)})
    return (join,) if must else (join, Option(seat, Fold))


def bets(s: State, seat: int) -> tuple[int, int]:
    """The least and the most a chair may take part with; the least is more where it cannot."""
    if not s.joined:  # S-4: garnets are chips only for who holds no chips
        most = s.chips[seat] or s.garnets[seat]
        if s.config.first_bet_cap == "shortest_stack":
            rest = [s.chips[i] or s.garnets[i] for i in s.order[s.turn :]]
            most = min([most, *[n for n in rest if n]])
        return s.config.least, most
    can = s.chips[seat] + s.garnets[seat]  # S-5: garnets cover what chips do not
    if s.config.short == "cannot_join":
        can = s.chips[seat] or s.garnets[seat]
    if s.config.short == "side_pot" and 0 < can < s.level:
        return can, can
    return s.level, s.level if can >= s.level else -1


# ---------------------------------------------------------------- chips and garnets


def _award(s: State) -> tuple[Option, ...]:
    pot = top_layer(s)
    chips, garnets = pot.chips, pot.garnets
    if s.config.pot_garnets == "become_chips":  # S-7
        chips, garnets = chips + garnets, 0
    prize = 0 if pot.floor else _prize(s, pot.seat)
    return _award_option(pot.seat, chips, garnets, prize)


def _prize(s: State, seat: int) -> int:
    """§4.1-15, S-8: a garnet from the bank, by switch one of each who took part and lost."""
    return 1 if s.config.prize == "bank" else len(payers(s, seat))


def payers(s: State, seat: int) -> tuple[int, ...]:
    return tuple([i for i in s.joined if i != seat and s.garnets[i]])


@lru_cache(1 << 12)
def _award_option(seat: int, chips: int, garnets: int, prize: int) -> tuple[Option, ...]:
    fields: dict[str, Any] = {
        "seat": seat, "chips": chips, "garnets": garnets, "prize": prize,
    }  # fmt: skip
    return (Option(TABLE, Award, {k: Choice((x,)) for k, x in fields.items()}),)


def where_it_goes(s: State) -> Goes:
    """S-1, S-2: the antes when nobody took part."""
    match s.config.nobody:
        case "return":
            return "returned"
        case "first_player":
            return "first"
    if next_round(s):
        return "carried"
    of: dict[str, Goes] = {"returned": "returned", "first_player": "first", "bank": "bank"}
    return of[s.config.nobody_last]


def _nobody(s: State) -> tuple[Option, ...]:
    return (Option(TABLE, Nobody, {"goes": Choice((where_it_goes(s),))}),)


# ---------------------------------------------------------------- what each step awaits


ASK: dict[str, Callable[[State], tuple[Option, ...]]] = {
    "ready": _between, "deal": _deal, "seed": _seed, "choose": _choose, "draw": _draw, "lay": _lay,
    "add": _seed, "ante": lambda s: ANTE, "bet": _bet, "open": _open, "award": _award,
    "nobody": _nobody,
}  # fmt: skip


# ---------------------------------------------------------------- beside it


def asides(s: State) -> tuple[Option, ...]:
    if s.step in ("ready", "over"):
        gifts = _gifts(s) if s.round and s.step == "ready" else ()
        return (*gifts, _correct(s.out))
    out: tuple[Option, ...] = ()
    if s.step != "award":
        out = (VOID,)
    if s.step in ("choose", "draw", "lay", "bet") and not s.late:
        out += (LATE,)
    return out


@cache
def _correct(out: tuple[bool, ...]) -> Option:
    fields: dict[str, Domain] = {
        "seat": Choice(tuple(i for i, gone in enumerate(out) if not gone)),
        "chips": Range(0, len(out) * CHIPS),
        "garnets": Range(0, MOST_GARNETS),
        "reason": Text(),
    }
    return Option(DEALER, Correct, fields)
