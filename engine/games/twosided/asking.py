"""Two-sided Poker: who may do what now, and what is legal beside it."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.games.twosided.deck import NUMBERS, START, backs_left
from engine.games.twosided.duel import bonus, ceilings, on_table, pot, winner
from engine.games.twosided.records import (
    FACES,
    Ante,
    Award,
    Back,
    Begin,
    Bet,
    Carry,
    Correct,
    Drop,
    Face,
    Fold,
    Front,
    Late,
    Pick,
    Redeal,
    Show,
    Shuffle,
    Split,
    State,
    Void,
)
from engine.games.twosided.secrets import open_picks
from engine.types import (
    CHANCE,
    DEALER,
    NOBODY,
    TABLE,
    Choice,
    Domain,
    Option,
    Range,
    Text,
)

BEGIN = (Option(DEALER, Begin),)
REDEAL = (Option(DEALER, Redeal),)
SHUFFLE = (Option(DEALER, Shuffle),)
ANTE = (Option(TABLE, Ante),)
VOID = Option(DEALER, Void, {"reason": Text()})
LATE = Option(DEALER, Late)
ALL_NUMBERS = tuple(NUMBERS)


def options(s: State) -> tuple[Option, ...]:
    match s.step:
        case "bet":
            return _bets(s)
        case "deal":
            return _deal(s)
        case "ready" | "redeal":
            return _between(s)
        case "ante":
            return ANTE
        case "pick":
            return _picks(s)
        case "show":
            return _show(s)
        case "settle" | "claim":
            return _settle(s)
        case "split":
            return (Option(TABLE, Split, {"each": Choice((s.carried // 2,))}),)
        case "drop":
            return (Option(TABLE, Drop, {"pot": Choice((s.carried,))}),)
        case _:
            return ()


def _between(s: State) -> tuple[Option, ...]:
    if s.config.deck == "deal_on" and sum(s.deck.left) < 2:  # D-18
        return SHUFFLE
    return BEGIN if s.step == "ready" else REDEAL


# ---------------------------------------------------------------- cards


def _deal(s: State) -> tuple[Option, ...]:
    card = s.cards[s.turn]
    if not card.front:
        return _front(s.turn, s.deck.left)
    left = tuple(backs_left(s, card.front))
    return _back(s.turn, left, s.config.cards == "entered")


@lru_cache(1 << 14)
def _front(seat: int, left: tuple[int, ...]) -> tuple[Option, ...]:
    number = Choice(*_weighed(left)) if 0 in left else Choice(ALL_NUMBERS, left)
    return (Option(CHANCE, Front, {"seat": Choice((seat,)), "number": number}),)


@lru_cache(1 << 14)
def _back(seat: int, left: tuple[int, ...], unknown: bool) -> tuple[Option, ...]:
    """A back entered by hand may stay unknown: as likely as not, where none is typed."""
    of, weights = _weighed(left)
    number = Choice((*of, None), (*weights, sum(weights))) if unknown else Choice(of, weights)
    return (Option(CHANCE, Back, {"seat": Choice((seat,)), "number": number}),)


def _weighed(left: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return (
        tuple([i for i, n in enumerate(left, 1) if n > 0]),
        tuple([n for n in left if n > 0]),
    )


def _show(s: State) -> tuple[Option, ...]:
    """The number that is turned up; it tells the face too, as no card has it on both sides."""
    card, face = s.cards[s.turn], s.faces[s.turn]
    if face == "front":
        return _shows(s.turn, (card.front,))
    if card.back:
        backs: tuple[int, ...] = (card.back,)
    else:
        backs = _weighed(tuple(backs_left(s, card.front)))[0]
    return _shows(s.turn, backs if face else (card.front, *backs))


@lru_cache(1 << 12)
def _shows(seat: int, numbers: tuple[int, ...]) -> tuple[Option, ...]:
    fields: dict[str, Domain] = {"seat": Choice((seat,)), "number": Choice(numbers)}
    return (Option(TABLE, Show, fields),)


# ---------------------------------------------------------------- bets


def _bets(s: State) -> tuple[Option, ...]:
    seat = s.turn
    low = s.levels[1 - seat]
    single, both = ceilings(s, seat)
    fold = low > 0 or s.config.opener_fold == "yes"  # D-3
    return _bet(seat, _single_faces(s, seat), low, single, _two_sided(s, seat, low, both), fold)


def _single_faces(s: State, seat: int) -> tuple[Face | None, ...]:
    """The faces the chair may bet on singly: once chosen they stay (§3.1-5)."""
    face = s.faces[seat]
    if face == "both":
        return ()
    if face != "":
        return (face,)
    unknown = s.config.faces == "sealed" and s.config.cards != "drawn"
    return (*FACES, None) if unknown else FACES


def _two_sided(s: State, seat: int, low: int, high: int) -> int:
    """The highest level of a two-sided bet, 0 where there may be none."""
    already = s.faces[seat] == "both"
    if not already and why_not_two_sided(s, seat):
        return 0
    if high >= max(1, low):
        return high
    may_be_short = already or s.config.short_both == "all_in"  # D-6
    return high if low and may_be_short else 0


def why_not_two_sided(s: State, seat: int) -> str:
    """The code of the rule that forbids the chair to declare two-sided, whatever it can pay."""
    rules, other = s.config, s.faces[1 - seat]
    if s.faces[seat] != "" and rules.upgrade == "first_action_only":
        return "face-stays"  # D-7
    if other == "" and rules.opener_may_twoside == "no":
        return "two-sided-in-reply-only"  # D-8
    if other == "both" and rules.both == "forbidden":
        return "one-two-sided-only"  # D-9
    return ""


@lru_cache(1 << 15)
def _bet(
    seat: int, faces: tuple[Face | None, ...], low: int, high: int, both: int, fold: bool
) -> tuple[Option, ...]:
    out = []
    if faces and high > 0:
        out.append(_level(seat, faces, low, high))
    if both > 0:
        out.append(_level(seat, ("both",), low, both))
    if fold or not out:
        out.append(Option(seat, Fold))
    return tuple(out)


def _level(seat: int, faces: tuple[Face | None, ...], low: int, high: int) -> Option:
    """From the other's level up; below it only all-in, by switch (D-4, D-6)."""
    level = Range(min(max(1, low), high), high)
    return Option(seat, Bet, {"face": Choice(faces), "level": level})


def _picks(s: State) -> tuple[Option, ...]:
    if open_picks(s):
        seat = s.first if s.faces[s.first] == "" else 1 - s.first
        return (_pick(seat, False),)
    unknown = s.config.cards != "drawn"  # a face laid down covered, which nobody types
    return tuple([_pick(seat, unknown) for seat in (0, 1) if s.faces[seat] == ""])


@cache
def _pick(seat: int, unknown: bool) -> Option:
    return Option(seat, Pick, {"face": Choice((*FACES, None) if unknown else FACES)})


# ---------------------------------------------------------------- chips


def _settle(s: State) -> tuple[Option, ...]:
    seat = winner(s)
    if seat == NOBODY:
        return _carry(on_table(s) + s.carried)
    return _award(seat, pot(s), bonus(s, seat))


@lru_cache(1 << 10)
def _carry(chips: int) -> tuple[Option, ...]:
    return (Option(TABLE, Carry, {"pot": Choice((chips,))}),)


@lru_cache(1 << 12)
def _award(seat: int, chips: int, more: int) -> tuple[Option, ...]:
    fields: dict[str, Domain] = {
        "seat": Choice((seat,)), "pot": Choice((chips,)), "bonus": Choice((more,)),
    }  # fmt: skip
    return (Option(TABLE, Award, fields),)


# ---------------------------------------------------------------- beside it


def asides(s: State) -> tuple[Option, ...]:
    if s.step in ("ready", "redeal", "over"):
        return (*_correct(START[s.config.season]), *(SHUFFLE if _may_shuffle(s) else ()))
    out: tuple[Option, ...] = ()
    if s.step in ("bet", "pick"):
        out = (LATE,)
    if s.step in ("ante", "bet", "pick", "show", "settle") or _between_cards(s):
        out = (VOID, *out)
    return out


def _may_shuffle(s: State) -> bool:
    return s.step != "over" and s.config.deck == "deal_on" and bool(s.hand)


def _between_cards(s: State) -> bool:
    """Not while the back of a card that lies there is still to come."""
    return s.step == "deal" and s.cards[s.turn].front == 0


@cache
def _correct(start: int) -> tuple[Option, ...]:
    fields: dict[str, Domain] = {
        "seat": Choice((0, 1)), "chips": Range(0, 2 * start), "reason": Text(),
    }  # fmt: skip
    return (Option(DEALER, Correct, fields),)
