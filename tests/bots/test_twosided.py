"""The bots of Two-sided Poker: legal under every house rule, fair, hard to win from."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import product
from random import Random
from statistics import fmean
from typing import Any

import pytest

from engine.bots import twosided as bots
from engine.bots.bot import Bot, uniform
from engine.bots.table import Table
from engine.bots.twosided.cards import DRAW
from engine.bots.twosided.plan import LEAST, Effort, between, planned, turn
from engine.bots.twosided.simple import beginner, honest
from engine.bots.twosided.spot import spot
from engine.bots.twosided.tree import Stakes, grown
from engine.games import twosided
from engine.games.twosided.duel import duel
from engine.games.twosided.records import Bet, Card, Config, Fold, Pick, State
from engine.seen import Seen
from engine.types import NOBODY, Action, check, replace
from tests.bots.best_response_twosided import DRAWN, Hunt, deeds, opened, seen, settled
from tests.bots.measure_twosided import PAIRS, lost, policy, won
from tests.games.test_twosided_laws import company

BRIEF = Effort(2, 1)  # as few rounds as there are
ENOUGH = Effort(1, 500_000)  # for what is clear


def brief(one: Seen, rng: Random) -> Action:
    return bots.played(one, rng, BRIEF)


def late(config: Config, rng: Random) -> State:
    """A table with any chips, some of them carried, perhaps in its last hands."""
    s = twosided.setup(config)
    carried = rng.choice((0, 0, 1, 7, 20))
    rest = sum(s.chips) - carried
    few = rng.choice((1, 2, 5, rest // 3, rest // 2))
    hand = rng.choice((0, max(0, config.hands - 2)))
    return replace(s, chips=rng.choice(((few, rest - few), (rest - few, few))), carried=carried,
                   hand=hand)  # fmt: skip


def asked(config: Config, seed: int, bot: Bot, hands: int = 2) -> list[tuple[State, Seen]]:
    """Some hands against anything: each state where the bot decided, and what it saw."""
    out: list[tuple[State, Seen]] = []

    def noted(one: Seen, rng: Random) -> Action:
        out.append((table.state, one))
        return bot(one, rng)

    company = (noted, uniform) if seed % 2 else (uniform, noted)
    table = Table(twosided, config, company, f"{seed}")
    table.state = late(config, Random(seed))
    last = table.state.hand + hands
    table.play(lambda s: s.hand > last)
    return out


# ---------------------------------------------------------------- legal, fair, the same again


@pytest.mark.parametrize("bot", [beginner, honest, brief])
def test_it_is_legal_under_every_house_rule(bot: Bot) -> None:
    """The table checks each wish."""
    kinds: Counter[type[Action]] = Counter()
    for seed in range(60):
        for _, one in asked(company(Random(seed)), seed, bot, 3):
            kinds.update({o.kind for o in one.options})
    assert min(kinds[Bet], kinds[Fold]) > 60
    assert kinds[Pick] > 5


def test_values_name_legal_deeds_under_every_house_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MASTER", BRIEF)
    told = 0
    for seed in range(100, 120):
        for s, one in asked(company(Random(seed)), seed, uniform):
            worth = bots.values(one, Random(seed))
            for deed, chips in worth:
                check(deed, one.options)
                assert abs(chips) <= sum(twosided.setup(s.config).chips)
            told += len(worth)
    assert told > 100


def test_it_knows_nothing_but_its_view() -> None:
    """The same view of other hidden cards, the same deed from the same chance."""
    hidden = 0
    for seed in range(200, 212):
        config = replace(company(Random(seed)), cards="drawn")
        for s, one in asked(config, seed, brief)[:4]:
            other = twosided.imagine(one.state, Random(seed + 1))
            hidden += other != s
            again = replace(one, state=twosided.view(other, one.viewer))
            for bot in (beginner, honest, brief):
                assert bot(again, Random(3)) == bot(one, Random(3))
    assert hidden > 10


def test_thought_out_again_it_is_the_same() -> None:
    """A bot may be asked in another process each time: nothing but the view makes the plan."""
    one = seen(opened((33, 41), 6, (7, 4), DRAWN), 0, 2, ())
    first = bots.mixture(one, Random(0), bots.REGULAR)
    planned.cache_clear()
    grown.cache_clear()
    assert bots.mixture(one, Random(9), bots.REGULAR) == first


def test_a_bot_goes_to_another_process_by_name() -> None:
    for one in bots.LEVELS:
        assert pickle.loads(pickle.dumps(one.bot)) is one.bot


def test_the_work_is_counted() -> None:
    """Rounds times nodes times backs; the fewest rounds of the largest tree are less than that."""
    largest = 0
    for seed in range(300, 330):
        rng = Random(seed)
        s = late(company(rng), rng)
        if min(s.chips) < 2:
            continue
        mine, effort = rng.randrange(2), rng.choice((bots.CHAMPION, bots.MASTER))
        levels = between(s.chips, s.carried, effort)
        tree = grown(Stakes(s.config, s.chips, s.carried, mine, levels))
        backs = 5 if s.config.season == 4 else 9
        assert LEAST * tree.nodes * backs < effort.work
        largest = max(largest, tree.nodes)
    assert largest > 800


# ---------------------------------------------------------------- the measure is right


class Brute:
    """The best of all the ways to play a hand against a bot, one by one."""

    def __init__(self, name: str, bot: int, s: State) -> None:
        self.policy, self.bot, self.start = policy(name), bot, s
        self.asked: dict[Any, Any] = {}
        self.places: dict[Any, list[Any]] = {}
        self.visit(s, ())

    def answers(self, s: State, log: Any, back: int) -> Any:
        if (log, back) not in self.asked:
            told = self.policy(seen(s, self.bot, back, log))
            self.asked[log, back] = [(a, p) for a, p in told if p > 0]
        return self.asked[log, back]

    def visit(self, s: State, log: Any) -> None:
        """Note each place where the opponent may come to decide."""
        if s.step != "bet":
            return
        backs = (1, 3, 5, 7, 9) if s.cards[self.bot].front % 2 == 0 else (2, 4, 6, 8, 10)
        if s.turn == self.bot:
            moves = {a for back in backs for a, _ in self.answers(s, log, back)}
        else:
            moves = set(self.places.setdefault(log, list(deeds(s))))
        for a in moves:
            self.visit(twosided.apply(s, a), (*log, a))

    def gain(self, s: State, log: Any, pair: tuple[int, int], way: Any) -> float:
        if s.step != "bet":
            cards = tuple([replace(c, back=b) for c, b in zip(s.cards, pair)])
            return settled(replace(s, cards=cards))[1 - self.bot]
        if s.turn != self.bot:
            return self.gain(twosided.apply(s, way[log]), (*log, way[log]), pair, way)
        return sum(p * self.gain(twosided.apply(s, a), (*log, a), pair, way)
                   for a, p in self.answers(s, log, pair[self.bot]))  # fmt: skip

    def best(self, back: int, hunt: Hunt) -> float:
        ways = [dict(zip(self.places, way)) for way in product(*self.places.values())]
        assert len(ways) > 4
        pairs = [((m, back) if self.bot == 0 else (back, m), m) for m in hunt.mine]
        return max(
            sum(hunt.chance[m, back] * (self.gain(self.start, (), pair, way) - hunt.before)
                for pair, m in pairs) for way in ways
        )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "bot", "chips"),
    [("honest", 0, (3, 3)), ("honest", 1, (3, 3)), ("regular", 1, (3, 3)), ("regular", 0, (2, 2))],
)
def test_the_best_response_is_the_best_of_all_ways_to_play(
    name: str, bot: int, chips: tuple[int, int]
) -> None:
    s = opened(chips, 3, (5, 6), DRAWN)
    hunt, brute = Hunt(policy(name), bot, s), Brute(name, bot, s)
    row = hunt.value(s, (), dict.fromkeys(hunt.mine, 1.0))
    for back in hunt.his[1:4]:
        assert row[back] == pytest.approx(brute.best(back, hunt), abs=1e-12)


def ends(stakes: Stakes, s: State) -> list[tuple[int, State]]:
    """The ends of a tree by number, each come to with the engine."""
    out, standing = [], [s]
    for layer in grown(stakes).layers:
        after = [twosided.apply(standing[i], a) for i, a in zip(layer.parent, layer.moves)]
        out += [(n, t) for n, t in zip(layer.leads.tolist(), after) if t.step != "bet"]
        standing = [t for t in after if t.step == "bet"]
    return out


def test_the_tree_counts_chips_as_the_engine_does() -> None:
    """Ends of trees under every house rule, with a card for each outcome of a showdown."""
    outcomes: Counter[int] = Counter()
    for seed in range(400, 430):
        rng = Random(seed)
        s = late(replace(company(rng), cards="drawn", hands=0), rng)
        if min(s.chips) < 2:
            continue
        stakes = Stakes(s.config, s.chips, s.carried, rng.randrange(2), (4,))
        start = opened((s.chips[0], s.chips[1]), s.carried, (0, 0), s.config)
        every = ends(stakes, start)
        for n, t in rng.sample(every, min(40, len(every))):
            pair = tuple([Card(*rng.sample(range(1, 5), 2)) for _ in (0, 1)])
            won = duel(pair, t.faces) if t.folded == NOBODY else 0
            had = settled(replace(t, cards=pair))[0] - s.chips[0] - s.carried / 2
            gain = grown(stakes).gains[n, DRAW if won == NOBODY else won]
            odd = 0.5 if s.config.allin_draw == "split" else 0.0  # a last chip that halves badly
            assert abs(gain - had) <= odd
            outcomes[won] += t.folded == NOBODY
    assert min(outcomes[0], outcomes[1], outcomes[NOBODY]) > 20


# ---------------------------------------------------------------- what theory says


def at(chips: tuple[int, int], carried: int, fronts: tuple[int, int], back: int) -> Seen:
    return seen(opened(chips, carried, fronts, DRAWN), 0, back, ())


def shares(one: Seen, effort: Effort) -> dict[Any, float]:
    return dict(bots.mixture(one, Random(0), effort))


@pytest.mark.parametrize("front", [2, 4, 6, 8])
def test_an_even_front_that_faces_a_ten_folds(front: int) -> None:
    """No chair with an even front has a 10 or more behind it."""
    for back in (1, 5, 9):
        assert shares(at((40, 40), 0, (front, 10), back), ENOUGH)[Fold(0)] > 0.98


def test_nobody_goes_two_sided_against_a_face_that_cannot_be_beaten() -> None:
    """§3.3: against a 9 or 10 that is bet on no card wins two-sided."""
    s = opened((40, 40), 0, (10, 9), DRAWN)
    bet = Bet(0, "front", 4)
    one = seen(twosided.apply(s, bet), 1, 8, (bet,))
    assert any(o.fields["face"].of == ("both",) for o in one.options if o.fields)  # type: ignore[union-attr]
    both = [p for a, p in shares(one, bots.REGULAR).items() if getattr(a, "face", "") == "both"]
    assert both
    assert sum(both) < 0.02


def test_a_fold_is_worth_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ante, half of what is carried, and what was bet."""
    monkeypatch.setattr(bots, "MASTER", BRIEF)
    assert dict(bots.values(at((40, 40), 0, (5, 6), 2), Random(0)))[Fold(0)] == pytest.approx(-1)
    worth = dict(bots.values(at((34, 34), 12, (5, 6), 2), Random(0)))
    assert worth[Fold(0)] == pytest.approx(-7)


def test_the_best_value_is_what_the_best_level_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it does one thing; what it mixes is worth the same."""
    monkeypatch.setattr(bots, "MASTER", bots.CHAMPION)
    pure = mixed = 0
    for fronts in ((9, 2), (4, 9), (1, 5)):
        for back in range(fronts[0] % 2 + 1, 11, 2):
            one = at((40, 40), 0, fronts, back)
            worth, often = dict(bots.values(one, Random(0))), shares(one, bots.MASTER)
            assert worth.keys() == often.keys()
            assert next(iter(worth)) == max(often, key=often.__getitem__)
            best = max(worth.values())
            for deed, p in often.items():
                if p > 0.1:
                    assert worth[deed] == pytest.approx(best, abs=0.03), (fronts, back)
            pure += max(often.values()) > 0.9
            mixed += max(often.values()) < 0.9
    assert pure > 3
    assert mixed > 2


def test_without_chips_the_higher_face_is_picked() -> None:
    """D-16, D-25: whatever the other picks, nothing wins more."""
    for back in (1, 3, 5, 7, 9):
        s = replace(opened((40, 40), 0, (6, 5), DRAWN), step="pick", again=True, carried=8)
        one = seen(s, 0, back, ())
        higher = "front" if back < 6 else "back"
        assert bots.champion(one, Random(0)) == Pick(0, higher)  # type: ignore[arg-type]
        worth = dict(bots.values(one, Random(0)))
        assert max(worth, key=worth.__getitem__) == Pick(0, higher)  # type: ignore[arg-type]


def test_hints_for_who_bet_a_level_no_bot_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MASTER", BRIEF)
    s, log = opened((40, 40), 0, (5, 6), DRAWN), (Bet(0, "front", 7), Bet(1, "back", 23))
    for bet in log:
        s = twosided.apply(s, bet)
    worth = dict(bots.values(seen(s, 0, 2, log), Random(0)))
    assert worth[Fold(0)] == pytest.approx(-8)
    assert Bet(0, "front", 23) in worth


def test_a_bet_nobody_can_meet_is_all_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-4, by switch: 50 against a chair that has 19 is 19, and the plan knows the answer."""
    config = Config(cards="drawn", short_call="excess_returned")
    s, bet = opened((60, 20), 0, (5, 6), config), Bet(0, "front", 50)
    one = seen(twosided.apply(s, bet), 1, 9, (bet,))
    found = turn(spot(one, 1), BRIEF)
    assert found is not None
    assert {a.level for a in found.moves if isinstance(a, Bet)} == {19}
    check(brief(one, Random(0)), one.options)


def test_what_was_shown_and_what_it_remembers_counts() -> None:
    """Rule 3, D-18: the deck is dealt on; own folded backs are the chair's secret."""
    s = opened((40, 40), 0, (5, 6), DRAWN)
    mine = twosided.setup(DRAWN).deck.backs[0]
    assert mine is not None
    gone = tuple([(4, *(0,) * 9) if f == 6 else row for f, row in enumerate(mine, 1)])
    closed = ((0, 0, 0, 0, 0, 4, 0, 0, 0, 0), (0,) * 10)
    s = replace(s, deck=replace(s.deck, closed=closed, backs=(gone, gone)))
    assert spot(seen(s, 0, 2, ()), 0).fronts.backs(1) == (3, 5, 7, 9)
    assert spot(seen(s, 0, 2, ()), 0).fronts.left[0] == spot(seen(s, 1, 3, ()), 1).fronts.left[0]


# ---------------------------------------------------------------- how strong


def test_honest_wins_nearly_every_match_from_a_beginner() -> None:
    assert fmean(won(("honest", "beginner", n)) for n in range(60)) >= 0.95


@pytest.mark.parametrize(
    ("name", "most"),
    [("honest", 5.0), ("regular", 0.5), ("champion", 0.02)],
)
def test_it_cannot_be_taken_advantage_of(name: str, most: float) -> None:
    """Fixed hands, no chance: who plays anything loses 17 chips a hand, who always folds 6."""
    assert fmean(lost((name, (40, 40), 0, p)) for p in ((9, 2),)) <= most


def test_more_thought_loses_less() -> None:
    few, many = [lost((name, (35, 35), 10, (6, 1))) for name in ("regular", "champion")]
    assert many < few / 4


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "chips", "carried", "mean", "worst"),
    [("regular", (40, 40), 0, 0.5, 1.5), ("champion", (40, 40), 0, 0.02, 0.1),
     ("champion", (35, 35), 10, 0.05, 0.2), ("master", (40, 40), 0, 0.005, 0.03),
     ("master", (35, 35), 10, 0.02, 0.1)],
)  # fmt: skip
def test_all_pairs_of_fronts(
    name: str, chips: tuple[int, int], carried: int, mean: float, worst: float
) -> None:
    each = [lost((name, chips, carried, pair)) for pair in PAIRS]
    assert fmean(each) <= mean
    assert max(each) <= worst
