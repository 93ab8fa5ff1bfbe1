"""Seed Poker, Hold'em and Horror Race bots: legal under every rule, blind to what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.bots.bot import Bot
from engine.bots.holdem.helper import pick
from engine.bots.registry import BOTS, VALUES
from engine.bots.table import Table
from engine.games import GAMES, holdem
from engine.games.holdem.hands import rank
from engine.games.holdem.records import Pick
from engine.lab import drawn
from engine.seen import Seen
from engine.types import Action, check, replace
from tests.bots import measure_holdem, measure_horror_race, measure_seed_poker
from tests.laws.companies import COMPANIES

KEYS = ("seed", "holdem", "horror")
LEVELS = [(key, level.name) for key in KEYS for level in BOTS[key] if level.name != "uniform"]


def bot_of(key: str, name: str) -> Bot:
    return next(level.bot for level in BOTS[key] if level.name == name)


def usual(key: str) -> Any:
    """The default house rules, everything drawn."""
    game = GAMES[key]
    return game.configure((20,) * game.PLAYERS[0], dict(drawn(key, ())))


def asked(key: str, bot: Bot, seed: int, most: int = 60, house: Any = None) -> list[Seen]:
    """What a bot is asked in a game of random house rules, or of these."""
    game, company = COMPANIES[key]
    out: list[Seen] = []

    def spy(seen: Seen, rng: Random) -> Action:
        out.append(seen)
        wish = bot(seen, rng)
        check(wish, seen.options)
        return wish

    table = Table(game, house or company(Random(seed)), [spy] * (game.PLAYERS[1] + 1), str(seed))
    for _ in range(most * 6):
        options = game.options(table.state)
        if not options or len(out) >= most:
            break
        table.do(table.choice(options))
    return out


@pytest.mark.parametrize(("key", "name"), LEVELS)
def test_every_answer_is_legal_under_any_house_rules(key: str, name: str) -> None:
    asked_for = sum(len(asked(key, bot_of(key, name), seed, 15)) for seed in range(6))
    assert asked_for > 20


@pytest.mark.parametrize(("key", "name"), LEVELS)
def test_G1_hidden_cards_change_nothing(key: str, name: str) -> None:
    """Other truths behind the same view, the same dice: the same answer."""
    game, bot = GAMES[key], bot_of(key, name)
    for n, seen in enumerate(asked(key, bot, 3, 10)):
        truth = game.imagine(seen.state, Random(n))
        again = replace(seen, state=game.view(truth, seen.viewer))
        if again.state == seen.state:
            assert bot(again, Random(n)) == bot(seen, Random(n))
        assert bot(seen, Random(n)) == bot(seen, Random(n))


@pytest.mark.parametrize("key", KEYS)
def test_what_is_counted_is_what_the_best_does(key: str) -> None:
    counted, unit = VALUES[key]
    best = BOTS[key][-1].bot
    assert unit in ("chips", "garnets", "win", "points")
    found = 0
    for n, seen in enumerate(asked(key, best, 5, 12, usual(key))):
        worth = counted(seen, Random(n))
        if len(worth) < 2:
            continue
        found += 1
        for action, _ in worth:
            check(action, seen.options)
        top = max(worth, key=lambda pair: pair[1])
        assert best(seen, Random(n)) == top[0]
    assert found > 3


def test_seed_odds_win_against_who_does_anything() -> None:
    mean, half = sampled(measure_seed_poker.won, ("odds", "uniform"), 400)
    assert mean - half > 1


def test_holdem_odds_win_against_who_does_anything() -> None:
    mean, half = sampled(measure_holdem.won, ("odds", "uniform", False), 500)
    assert mean - half > 0.5


def test_horror_regulars_win_more_than_their_share() -> None:
    mean, half = sampled(measure_horror_race.share, ("regular", "uniform", 12), 260)
    assert mean - half > 1 / 12


def sampled(won: Any, words: tuple[Any, ...], count: int) -> tuple[float, float]:
    """The mean of so many games with fixed seeds, and half of its 95 % interval."""
    got = [won((*words, n)) for n in range(count)]
    mean = sum(got) / count
    return mean, 1.96 * (sum((x - mean) ** 2 for x in got) / count / count) ** 0.5


def test_a_helper_picks_what_makes_its_team_mate_best() -> None:
    """A six in hand, an eight lies open, the rivals hold a nine and a three: a seven makes a
    straight that nobody beats."""
    config = holdem.configure((20,) * 4, {"cards": "drawn"})
    s = holdem.setup(config)
    s = replace(
        s, cards=(6, 9, 3, 2), shared=(8,), step="room",
        bets=replace(s.bets, live=(0, 1, 2, 3)),
        room=holdem.records.Room(1, 0, solver=0),  # type: ignore[attr-defined]
    )  # fmt: skip
    card = pick(s)
    best = rank(6, (8, card), config)
    assert all(best > rank(c, (8, card), config) for c in (9, 3, 2))
    seen = Seen(frozenset({4}), s, (), holdem.options(s))
    assert bot_of("holdem", "odds")(seen, Random(1)) == Pick(4, card)


@pytest.mark.long
def test_the_marks() -> None:
    """Figures of the measuring commands at their full size stand in CONTRIBUTING."""
    assert measure_seed_poker.measure("odds", "uniform", 7000)[0] >= 2.0
    assert measure_seed_poker.measure("odds", "mindful", 7000)[0] >= 1.2
    assert measure_holdem.measure("odds", "uniform", 8000)[0] >= 1.8
    assert measure_holdem.measure("odds", "tight", 8000, picked=True)[0] >= 0.5
    mean, half = measure_horror_race.measure("champion", "regular", 400)
    assert mean - half > 1 / 12
