"""The most that anybody can win from a bot at Two-sided Poker, by the engine's own rules.

It shares nothing with the solver: it walks every bet that the engine allows the opponent, asks
the bot what it does with each of its backs, and lets the engine settle every end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from engine.games import twosided
from engine.games.twosided.deck import COPIES, NUMBERS
from engine.games.twosided.records import Ante, Bet, Card, Config, Fold, State
from engine.seen import Seen
from engine.types import TABLE, Range, replace

Policy = Callable[[Seen], Iterable[tuple[Any, float]]]
Deed = Bet | Fold
Log = tuple[Deed, ...]
Row = dict[int, float]  # by back
DRAWN = Config(cards="drawn")


def opened(chips: tuple[int, int], carried: int, fronts: tuple[int, ...], c: Config) -> State:
    """A hand from a fresh deck, dealt and anted, chair 0 to begin; the backs are open."""
    s = twosided.setup(c)
    left = [n - fronts.count(f) for f, n in enumerate(s.deck.left, 1)]
    s = replace(s, chips=chips, carried=carried, cards=tuple(map(Card, fronts)), step="ante",
                hand=1, deck=replace(s.deck, left=tuple(left)))  # fmt: skip
    return twosided.apply(s, Ante(TABLE))


def backs(season: int, front: int) -> tuple[int, ...]:
    return tuple([b for b in NUMBERS if COPIES[season][front - 1][b - 1]])


def chance(s: State, pair: tuple[int, int]) -> float:
    """Of two backs behind the fronts that lie there."""
    (f, g), copies = [card.front for card in s.cards], COPIES[s.config.season]
    second = [n - (f == g and b == pair[0]) for b, n in enumerate(copies[g - 1], 1)]
    first = copies[f - 1]
    return first[pair[0] - 1] / sum(first) * second[pair[1] - 1] / sum(second)


def seen(s: State, seat: int, back: int, log: Log) -> Seen:
    """What the chair sees with this back."""
    cards = tuple([replace(c, back=back if i == seat else None) for i, c in enumerate(s.cards)])
    view = replace(s, cards=cards)
    return Seen(frozenset({seat}), view, log, twosided.options(view))


def deeds(s: State) -> list[Deed]:
    """Every move there is."""
    out: list[Deed] = []
    for o in twosided.options(s):
        if o.kind is Fold:
            out.append(Fold(o.actor))
            continue
        face: Any = o.fields["face"]
        span = o.fields["level"]
        assert isinstance(span, Range)
        out += [Bet(o.actor, f, n) for f in face.of for n in range(span.lo, span.hi + 1)]
    return out


@lru_cache(1 << 17)
def settled(s: State) -> tuple[float, float]:
    """Chips at the end of a hand that nobody bets on any more, half of what is carried too."""
    while s.step in ("show", "settle", "claim", "split"):
        deed: Any = twosided.options(s)[0].single()
        assert deed
        s = twosided.apply(s, deed)
    return s.chips[0] + s.carried / 2, s.chips[1] + s.carried / 2


def order(s: State, pair: tuple[int, int]) -> tuple[Card, ...]:
    """Cards of the lowest numbers that compare like these: so ends are settled once."""
    numbers = sorted({*pair, *[card.front for card in s.cards]})
    ranks = [numbers.index(n) + 1 for n in (s.cards[0].front, pair[0], s.cards[1].front, pair[1])]
    return Card(ranks[0], ranks[1]), Card(ranks[2], ranks[3])


class Hunt:
    """The best response to one bot on one chair in one hand."""

    def __init__(self, policy: Policy, bot: int, s: State) -> None:
        self.policy, self.bot, self.start = policy, bot, s
        fronts = [card.front for card in s.cards]
        self.mine, self.his = [backs(s.config.season, fronts[i]) for i in (bot, 1 - bot)]
        both = [(m, h, (m, h) if bot == 0 else (h, m)) for m in self.mine for h in self.his]
        self.chance = {(m, h): chance(s, pair) for m, h, pair in both}
        self.order = {(m, h): order(s, pair) for m, h, pair in both}
        self.before = s.chips[1 - bot] + s.antes[1 - bot] + s.carried / 2

    def won(self) -> float:
        """Chips a hand that the bot's best opponent wins."""
        return sum(self.value(self.start, (), dict.fromkeys(self.mine, 1.0)).values())

    def value(self, s: State, log: Log, often: Row) -> Row:
        """By the opponent's back: his gain at best, times how often he and the bot get here."""
        if s.step != "bet":
            return self.end(s, often)
        if s.turn != self.bot:
            after = [self.value(twosided.apply(s, a), (*log, a), often) for a in deeds(s)]
            return {h: max(row[h] for row in after) for h in self.his}
        total = dict.fromkeys(self.his, 0.0)
        for a, now in self.asked(s, log, often).items():
            for h, x in self.value(twosided.apply(s, a), (*log, a), now).items():
                total[h] += x
        return total

    def asked(self, s: State, log: Log, often: Row) -> dict[Deed, Row]:
        """What the bot does here, and with which backs how often."""
        out: dict[Deed, Row] = {}
        for m, p in often.items():
            for a, share in self.policy(seen(s, self.bot, m, log)):
                if share > 0:
                    out.setdefault(a, {})[m] = p * share
        return out

    def end(self, s: State, often: Row) -> Row:
        gains = {cards: settled(replace(s, cards=cards))[1 - self.bot] - self.before
                 for cards in set(self.order.values())}  # fmt: skip
        return {h: sum(p * self.chance[m, h] * gains[self.order[m, h]] for m, p in often.items())
                for h in self.his}  # fmt: skip


def exploitability(policy: Policy, s: State) -> float:
    """Half of what the best opponents win from the bot on both chairs: 0 in an equilibrium."""
    return (Hunt(policy, 0, s).won() + Hunt(policy, 1, s).won()) / 2
