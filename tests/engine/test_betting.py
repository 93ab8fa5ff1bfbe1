"""Betting: who speaks, what may be said, how the pots are made and paid.

Named after the cases F1 to F11 of what users of such programs report.
"""

from __future__ import annotations

from random import Random, seed as seed_all
from typing import Any

import pokerkit
import pytest

from engine import betting
from engine.betting import CAP, MUST_FOLD, SIDE_POTS, Bets

ALLIN = (SIDE_POTS, CAP, MUST_FOLD)
DAILY, LONG = 5_000, 95_000
Moves = list[tuple[str, int]]


# ---------------------------------------------------------------- an independent settlement


def slowly(paid: tuple[int, ...], live: set[int], ranks: list[int], order: list[int]) -> list[int]:
    """Settle one garnet at a time: garnet k of every payer belongs to those who could match it."""
    gains = [0] * len(paid)
    pile, could = 0, None
    for height in range(1, max(paid) + 1):
        able = [i for i in order if i in live and paid[i] >= height] or could
        if able != could:
            hand_out(pile, could, ranks, gains)
            pile, could = 0, able
        pile += sum(1 for n in paid if n >= height)
    hand_out(pile, could, ranks, gains)
    return gains


def hand_out(pile: int, could: list[int] | None, ranks: list[int], gains: list[int]) -> None:
    if could:
        winners = [i for i in could if ranks[i] == max(ranks[j] for j in could)]
        for k in range(pile):
            gains[winners[k % len(winners)]] += 1


def settled(b: Bets, ranks: list[int], first: int) -> list[int]:
    """The same by the room: the topmost pot again and again."""
    gains = [0] * len(b.paid)
    while any(b.paid):
        _, size, who = betting.top(b)
        order = [i for i in betting.clockwise(len(b.paid), first) if i in who]
        best = [i for i in order if ranks[i] == max(ranks[j] for j in who)]
        paid_out = betting.shared(size, best, len(b.paid))
        gains = [x + y for x, y in zip(gains, paid_out)]
        b = betting.award(b, paid_out)
    return gains


def moves(b: Bets, allin: str, checks: bool) -> Moves:
    """Everything the chair that speaks may say."""
    lo, hi = betting.raises(b, allin)
    out: Moves = [("fold", 0)]
    out += [("call", 0)] * betting.may_call(b, allin)
    out += [("check", 0)] * (checks and betting.owes(b) <= 0)
    return out + [("raise", to) for to in range(lo, hi + 1)]


def say(b: Bets, move: tuple[str, int], allin: str, full: bool) -> Bets:
    name, to = move
    if name == "raise":
        return betting.raise_to(b, to, allin, full)
    done: Bets = getattr(betting, name)(b, allin)
    return done


def a_hand(rng: Random) -> tuple[Bets, int, str, list[Bets]]:
    """Random betting over two rounds: the end, the first chair, the rule, all states between."""
    n = rng.randint(2, 8)
    purse = tuple(rng.randint(1, rng.choice((4, 12, 30))) for _ in range(n))
    allin, first = rng.choice(ALLIN), rng.randrange(n)
    checks, full = rng.random() < 0.5, rng.random() < 0.5
    b = betting.ante(purse, rng.randint(1, 3), allin)
    states = [b]
    for _ in range(2):
        b = betting.begin(b, first, allin)
        while b.due:
            states.append(b)
            open_to = moves(b, allin, checks)
            some = open_to[1:] if len(open_to) > 1 and rng.random() < 0.7 else open_to
            b = say(b, rng.choice(some), allin, full)
    return b, first, allin, [*states, b]


def compare(seeds: range) -> int:
    side_pots = 0
    for seed in seeds:
        rng = Random(seed)
        b, first, _, states = a_hand(rng)
        assert {betting.total(x) for x in states} == {betting.total(b)}, "F5"
        assert min(min(x.purse + x.paid) for x in states) >= 0
        ranks = [rng.randint(0, 3) for _ in b.paid]
        order = list(betting.clockwise(len(b.paid), first))
        assert settled(b, ranks, first) == slowly(b.paid, set(b.live), ranks, order), seed
        side_pots += len(betting.pots(b)) > 1
    return side_pots


def test_F3_the_pots_equal_an_independent_slow_settlement() -> None:
    assert compare(range(DAILY)) > DAILY / 20


@pytest.mark.long
def test_F3_the_same_at_length() -> None:
    assert compare(range(DAILY, DAILY + LONG)) > LONG / 20


# ---------------------------------------------------------------- PokerKit


class Kit:
    """The same hand in PokerKit: two betting rounds, an ante of 1, checks allowed."""

    def __init__(self, purse: tuple[int, ...]) -> None:
        p, n = pokerkit, len(purse)
        by_itself = tuple(a for a in p.Automation)
        streets = (
            p.Street(False, (False, False), 0, False, p.Opening.POSITION, 1, None),
            p.Street(False, (), 5, False, p.Opening.POSITION, 1, None),
        )
        self.hand = p.State(
            by_itself, p.Deck.STANDARD, (p.StandardHighHand,), streets,
            p.BettingStructure.NO_LIMIT, True, 1, (0,) * n, 0, purse, n,
        )  # fmt: skip
        self.cards = [list(c) for c in self.hand.hole_cards]

    def limits(self) -> tuple[int | None, int | None]:
        h = self.hand
        return (
            h.min_completion_betting_or_raising_to_amount,
            h.max_completion_betting_or_raising_to_amount,
        )

    def say(self, name: str, to: int) -> None:
        if name == "raise":
            self.hand.complete_bet_or_raise_to(to)
        elif name == "fold":
            self.hand.fold()
        else:
            self.hand.check_or_call()

    def ranks(self) -> list[Any]:
        board = [c for cards in self.hand.board_cards for c in cards]
        hands = [pokerkit.StandardHighHand.from_game(cards, board) for cards in self.cards]
        order = sorted(set(hands))
        return [order.index(h) for h in hands]


def beside_pokerkit(seed: int) -> None:
    """Every question has the same answer: who speaks, from where to where he may raise, the end."""
    rng = Random(seed)
    seed_all(seed)  # PokerKit shuffles with the global source
    n = rng.randint(2, 6)
    purse = tuple(rng.randint(2, 16) for _ in range(n))
    kit, b = Kit(purse), betting.ante(purse, 1)
    for _ in range(2):
        floor = b.level  # PokerKit counts a raise from the beginning of the betting round
        b = betting.begin(b, 0)
        while b.due:
            assert kit.hand.actor_index == b.due[0]
            lo, hi = betting.raises(b)
            wanted = (lo - floor, hi - floor) if lo <= hi else (None, None)
            assert kit.limits() == wanted, (seed, b)
            name, to = one_move(b, rng, lo, hi)
            kit.say(name, to - floor)
            b = say(b, (name, to), SIDE_POTS, True)
        if len(b.live) == 1:
            break
    assert not kit.hand.status
    ranks = kit.ranks() if len(b.live) > 1 else [0] * n
    after = [x + y for x, y in zip(b.purse, settled(b, ranks, 0))]
    if rules_differ(b, ranks):
        assert all(abs(x - y) < n for x, y in zip(after, kit.hand.stacks)), seed
    else:
        assert after == kit.hand.stacks, seed


def rules_differ(b: Bets, ranks: list[int]) -> bool:
    """Odd chips: PokerKit pays one winner all of them, where we pay one each (H-29); and it merges
    pots once a losing all-in hand is turned over, where each pot is split by itself here, so that
    no losing hand can move a garnet (F1)."""
    held = [ranks[i] for i in b.live]
    most = max(held.count(x) for x in held)
    return most > 2 or (most > 1 and len(betting.pots(b)) > 1)


def one_move(b: Bets, rng: Random, lo: int, hi: int) -> tuple[str, int]:
    x = rng.random()
    if lo <= hi and x < 0.45:
        return "raise", hi if x < 0.1 else rng.randint(lo, hi)
    if betting.owes(b):
        return ("fold", 0) if x < 0.6 else ("call", 0)
    return "check", 0


@pytest.mark.filterwarnings("ignore")
def test_F2_F3_F11_pokerkit_says_the_same() -> None:
    for seed in range(300):
        beside_pokerkit(seed)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_F2_F3_F11_pokerkit_says_the_same_at_length() -> None:
    for seed in range(300, 6000):
        beside_pokerkit(seed)


# ---------------------------------------------------------------- the cases one by one


def bets(purse: str, paid: str, live: str, due: str = "", level: int = 0, step: int = 1) -> Bets:
    def numbers(text: str) -> tuple[int, ...]:
        return tuple(int(x) for x in text.split())

    return Bets(numbers(purse), numbers(paid), numbers(live), numbers(due), level, step)


def test_F1_payouts_do_not_depend_on_folded_or_ineligible_hands() -> None:
    rng = Random(1)
    for _ in range(300):
        b, first, _, _ = a_hand(rng)
        ranks = [rng.randint(0, 4) for _ in b.paid]
        before = settled(b, ranks, first)
        folded = [i for i in range(len(b.paid)) if i not in b.live]
        for i in folded:
            ranks[i] = rng.randint(0, 9)
        assert settled(b, ranks, first) == before
    b = bets("0 0 0 0", "3 2 8 8", "0 2 3")  # a side pot of 10; 11 below it, one odd
    ways = [settled(b, [low, folded, 5, 5], 0) for low in (1, 4) for folded in (0, 9)]
    assert ways == [[0, 0, 11, 10]] * 4


def test_F1_the_odd_garnet_goes_to_the_winner_first_in_order() -> None:
    assert betting.shared(7, [2, 0], 4) == (3, 0, 4, 0)
    assert betting.shared(8, [1, 2, 3], 4) == (0, 3, 3, 2)
    assert betting.shared(5, [3], 4) == (0, 0, 0, 5)


RIGHTS = [  # purses, who says what, then: who speaks, the least and most he may raise to (F2)
    ("20 20 20", "raise 6|raise 11|call", 0, (16, 20)),
    ("20 8 20", "raise 6|raise 8|call", 0, None),  # short: 2 more are no full raise
    ("20 8 20", "raise 6|raise 8", 2, (13, 20)),  # who has not spoken yet may still raise
    ("20 11 20", "raise 6|raise 11|call", 0, (16, 20)),  # all-in, and full
    ("20 3 20", "raise 6|call|raise 12|", 0, (18, 20)),
    ("30 8 10 30", "raise 5|raise 8|raise 10|call", 0, (14, 30)),  # two short ones make a full one
    ("30 8 10 30", "raise 6|raise 8|raise 10|call", 0, None),
]


@pytest.mark.parametrize(("purse", "said", "seat", "rights"), RIGHTS)
def test_F2_a_short_all_in_does_not_reopen_the_raise(
    purse: str, said: str, seat: int, rights: tuple[int, int] | None
) -> None:
    b = betting.begin(betting.ante(tuple(map(int, purse.split())), 1), 0)
    for word in said.strip("|").split("|"):
        name, *to = word.split()
        b = say(b, (name, int(to[0]) if to else 0), SIDE_POTS, True)
    assert b.due[0] == seat
    assert betting.raises(b) == (rights or (1, 0))


def test_F2_with_a_least_raise_of_one_every_raise_is_full() -> None:
    b = betting.begin(betting.ante((20, 8, 20), 1), 0)
    b = betting.call(betting.raise_to(betting.raise_to(b, 6), 8))
    assert (b.due[0], betting.raises(b)) == (0, (9, 20))


def test_F4_who_has_paid_and_not_folded_can_win_and_nobody_else() -> None:
    rng = Random(4)
    for _ in range(500):
        b, *_ = a_hand(rng)
        pots = betting.pots(b)
        assert sum(size for size, _ in pots) == sum(b.paid)
        assert set(pots[0][1]) == {i for i in b.live if b.paid[i]}
        for _, who in pots:
            assert set(who) <= set(b.live)
    b = bets("0 5 5", "2 6 6", "0 1 2")
    assert betting.pots(b) == ((6, (0, 1, 2)), (8, (1, 2)))


def test_F5_the_sum_of_purses_and_bets_never_changes() -> None:
    rng = Random(5)
    for _ in range(500):
        b, first, _, states = a_hand(rng)
        ranks = [rng.randint(0, 3) for _ in b.paid]
        assert {betting.total(x) for x in states} == {betting.total(b)}
        assert sum(settled(b, ranks, first)) == sum(b.paid)


@pytest.mark.parametrize("streets", [1, 2])
def test_F8_all_in_is_possible_in_each_betting_round_in_whole_garnets(streets: int) -> None:
    b = betting.ante((7, 9, 5), 1)
    for street in range(streets):
        b = betting.begin(b, 0)
        if street < streets - 1:
            b = betting.call(betting.call(betting.raise_to(b, 2)))
    hi = betting.raises(b)[1]
    assert hi == 7
    b = betting.raise_to(b, hi)
    assert (b.due, b.purse[0]) == ((1, 2), 0)
    b = betting.call(betting.call(b))
    assert b.paid == (7, 7, 5)
    assert not b.due
    assert all(type(x) is int for x in b.purse + b.paid)
    assert betting.pots(b) == ((15, (0, 1, 2)), (4, (0, 1)))


def test_F10_what_may_be_said_can_be_said_and_leads_somewhere_sound() -> None:
    rng = Random(10)
    for _ in range(200):
        _, _, allin, states = a_hand(rng)
        for b in states:
            for move in moves(b, allin, True) if b.due else []:
                after = say(b, move, allin, False)
                assert betting.total(after) == betting.total(b)
                assert min(after.purse) >= 0
                assert b.due[0] not in after.due
                assert all(after.purse[i] and i in after.live for i in after.due)


@pytest.mark.parametrize("n", range(2, 9))
@pytest.mark.parametrize("first", range(8))
def test_F11_the_order_of_speech_begins_with_the_first_player(n: int, first: int) -> None:
    b = betting.begin(betting.ante((5,) * n, 1), first % n)
    assert b.due == tuple((first + k) % n for k in range(n))
    again = betting.raise_to(b, 3)
    assert again.due == tuple((first + k) % n for k in range(1, n))


def test_F11_who_has_nothing_left_or_has_folded_is_skipped() -> None:
    b = betting.begin(betting.ante((5, 1, 5, 5), 1), 1)
    assert b.due == (2, 3, 0)
    b = betting.begin(betting.fold(b), 1)
    assert b.due == (3, 0)


def test_uncalled_excess_is_a_top_pot_with_one_contender() -> None:
    b = bets("0 0 2", "9 4 6", "0 1")
    assert betting.top(b) == (4, 7, (0,))
    assert betting.pots(b) == ((12, (0, 1)), (7, (0,)))
    assert settled(b, [0, 5, 9], 0) == [7, 12, 0]


def test_2_3_worked_side_pot() -> None:
    """Stacks 3, 8, 10, 10; all-in and calls to 8: main pot 12, side pot 15."""
    b = betting.begin(betting.ante((3, 8, 10, 10), 1), 0)
    b = betting.raise_to(b, 3)
    for _ in range(3):
        b = betting.call(b)
    b = betting.begin(b, 0)
    b = betting.raise_to(b, 8)
    b = betting.call(betting.call(b))
    assert b.paid == (3, 8, 8, 8)
    assert betting.pots(b) == ((12, (0, 1, 2, 3)), (15, (1, 2, 3)))
    assert settled(b, [9, 5, 1, 1], 0) == [12, 15, 0, 0]


def test_H1_a_round_in_which_fewer_than_two_could_bet_is_not_played() -> None:
    assert betting.begin(betting.ante((1, 9, 1), 1), 0).due == ()
    assert betting.begin(betting.ante((1, 9, 2), 1), 0).due == (1, 2)


def test_H3_cap_to_shortest_cuts_the_bets_of_those_who_are_in() -> None:
    b = betting.begin(betting.ante((20, 4, 20), 1, CAP), 0, CAP)
    b = betting.call(betting.raise_to(b, 9, CAP), CAP)
    assert (b.paid, b.purse, b.level) == ((4, 4, 1), (16, 0, 19), 4)
    assert betting.raises(b, CAP) == (1, 0)  # he could not go with a raise
    b = betting.call(b, CAP)
    assert (b.paid, b.due) == ((4, 4, 4), ())
    assert betting.pots(b) == ((12, (0, 1, 2)),)


def test_H3_cap_to_shortest_holds_for_the_ante_too() -> None:
    b = betting.ante((5, 2, 9), 3, CAP)
    assert b.paid == (2, 2, 2)
    assert betting.begin(b, 0, CAP).due == ()


def test_H3_cap_to_shortest_leaves_what_was_folded() -> None:
    b = betting.begin(betting.ante((20, 4, 20), 1, CAP), 0, CAP)
    b = betting.fold(betting.raise_to(betting.check(b, CAP), 3, CAP), CAP)
    assert b.due[0] == 0
    b = betting.call(betting.raise_to(b, 9, CAP), CAP)
    assert b.paid == (4, 4, 1)
    assert betting.pots(b) == ((9, (0, 1)),)


def test_H3_must_fold_leaves_the_short_one_no_call() -> None:
    b = betting.begin(betting.ante((20, 4, 20), 1, MUST_FOLD), 0, MUST_FOLD)
    more = betting.raise_to(b, 9, MUST_FOLD)
    assert not betting.may_call(more, MUST_FOLD)
    assert moves(more, MUST_FOLD, False) == [("fold", 0)]
    even = betting.raise_to(b, 4, MUST_FOLD)
    assert betting.may_call(even, MUST_FOLD)  # all-in, and enough


def test_H4_who_is_short_of_the_ante_pays_what_he_has() -> None:
    b = betting.ante((1, 5, 0, 5), 3)
    assert (b.paid, b.purse, b.live, b.level) == ((1, 3, 0, 3), (0, 2, 0, 2), (0, 1, 3), 3)
