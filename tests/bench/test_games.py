"""The games as the show hosts them, hold'em against PokerKit, the mini-games' makers.

uv run --with open-spiel pytest -m bench tests/bench
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest
from pokerkit import Automation, NoLimitTexasHoldem

from engine import show
from engine.games import GAMES, holdem
from engine.minigames import LEVELS, MINIGAMES
from engine.show import Config, Player
from engine.types import check, replace
from tests.bench.test_engine import best, kuhn
from tests.laws.companies import NAMES

pytestmark = pytest.mark.bench
Told = Callable[[str], None]
AUTOMATIC = tuple(Automation)


def hosted(key: str) -> Any:
    """The show with this game just begun on its chairs."""
    game = GAMES[key]
    chairs = tuple(range(game.PLAYERS[1]))
    people = tuple(Player(n, n, 30) for n in NAMES)
    s = show.setup(Config("밤", people))
    inner = game.setup(game.configure((30,) * len(chairs), {}))
    helpers = tuple(i + len(chairs) for i in chairs) if hasattr(game, "places") else ()
    return replace(
        s, step="game", key=key, chairs=chairs, sitting=chairs, absent=(False,) * len(chairs),
        helpers=helpers, game=inner, before=s.garnets,
    )  # fmt: skip


def hosted_play(key: str, games: int) -> Callable[[], int]:
    first = hosted(key)

    def run() -> int:
        rng, steps = Random(1), 0
        for _ in range(games):
            s = first
            while s.game is not None:
                options = show.options(s)
                a = options[int(rng.random() * len(options))].sample(rng)
                check(a, options)
                s = show.apply(s, a)
                steps += 1
        return steps

    return run


@pytest.mark.parametrize("key", GAMES)
def test_hosted_play_keeps_seven_tenths_of_kuhn(key: str, told: Told) -> None:
    other, rate = best(kuhn(3000)), best(hosted_play(key, 20))
    told(f"{key} hosted: {rate:,.0f} actions/s = {rate / other:.2f} of Kuhn's {other:,.0f}")
    assert rate / other >= 0.7


STAYS = ("Fold", "Bet")  # what nobody does who plays on to the showdown


def holdem_rounds(rounds: int, played_out: bool) -> int:
    """Rounds of Cooperative Hold'em, at random or checked and called down; how many were begun."""
    rng, begun = Random(1), 0
    house = {"check": "yes"} if played_out else {}
    while begun < rounds:
        s: Any = holdem.setup(holdem.configure((30,) * 4, house))
        while (options := holdem.options(s)) and begun < rounds:
            calls = [o for o in options if o.kind.__name__ not in STAYS] if played_out else ()
            among = calls or options
            a = among[int(rng.random() * len(among))].sample(rng)
            check(a, options)
            begun += type(a).__name__ == "Begin"
            s = holdem.apply(s, a)
    return begun


def pokerkit_hands(hands: int, played_out: bool) -> int:
    """Hands of four at PokerKit's no-limit table, at random or checked and called down."""
    rng = Random(1)
    for _ in range(hands):
        state = NoLimitTexasHoldem.create_state(AUTOMATIC, True, 1, (1, 2), 2, (30,) * 4, 4)
        while state.status:
            deeds = [state.check_or_call] if state.can_check_or_call() else []
            if not played_out:
                deeds += [state.fold] if state.can_fold() else []
                if state.can_complete_bet_or_raise_to():
                    deeds.append(state.complete_bet_or_raise_to)
            deeds[int(rng.random() * len(deeds))]()
    return hands


@pytest.mark.filterwarnings("ignore")
def test_a_holdem_round_is_25_times_as_fast_as_pokerkits_hand(told: Told) -> None:
    """Held where both play to the showdown; a random hand of PokerKit folds after three deeds."""
    ratios = {}
    for played_out in (True, False):
        ours = best(partial(holdem_rounds, 1500, played_out))
        theirs = best(partial(pokerkit_hands, 40, played_out))
        ratios[played_out] = ours / theirs
        how = "to the showdown" if played_out else "at random"
        told(f"hold'em {how}: {ours:,.0f} rounds/s = {ours / theirs:.0f} times {theirs:,.0f}")
    assert ratios[True] >= 25


@pytest.mark.parametrize("name", MINIGAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_problem_is_made_in_a_moment(name: str, level: int, told: Told) -> None:
    times = []
    for seed in range(60):
        began = time.perf_counter()
        MINIGAMES[name].generate(f"seed {seed}", level)
        times.append((time.perf_counter() - began) * 1000)
    told(f"{name} level {level}: {statistics.median(times):.1f} ms at the median, "
         f"{max(times):.0f} ms at most (mark 50)")  # fmt: skip
    assert statistics.median(times) < 50
