"""Speed of the engine as ratios in one run: random play against OpenSpiel, a long file opened.

uv run --with open-spiel pytest -m bench tests/bench
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import show
from engine.games import GAMES
from engine.journal import Journal, load
from engine.record import Evening, evening_of
from engine.show import Config, Player
from engine.types import CHANCE, Choice, Option, check
from tests.laws.companies import NAMES

pytestmark = pytest.mark.bench
Told = Callable[[str], None]
RUNS = 5


def best(run: Callable[[], int]) -> float:
    """Steps a second, the best of five."""
    rates = []
    for _ in range(RUNS):
        began = time.perf_counter()
        steps = run()
        rates.append(steps / (time.perf_counter() - began))
    return max(rates)


def random_play(game: Any, config: Any, games: int) -> Callable[[], int]:
    def run() -> int:
        rng, steps = Random(1), 0
        for _ in range(games):
            s = game.setup(config)
            while options := game.options(s):
                a = options[int(rng.random() * len(options))].sample(rng)
                check(a, options)
                s = game.apply(s, a)
                steps += 1
        return steps

    return run


def kuhn(games: int) -> Callable[[], int]:
    """OpenSpiel's pure-Python Kuhn poker, played the same way."""
    pyspiel = pytest.importorskip("pyspiel", reason="uv run --with open-spiel brings it")
    pytest.importorskip("open_spiel.python.games.kuhn_poker")
    game = pyspiel.load_game("python_kuhn_poker")

    def run() -> int:
        rng, steps = Random(1), 0
        for _ in range(games):
            s = game.new_initial_state()
            while not s.is_terminal():
                if s.is_chance_node():
                    actions = [a for a, _ in s.chance_outcomes()]
                else:
                    actions = s.legal_actions()
                s.apply_action(actions[int(rng.random() * len(actions))])
                steps += 1
        return steps

    return run


@pytest.mark.parametrize("key", GAMES)
def test_random_play_is_no_slower_than_kuhn(key: str, told: Told) -> None:
    game = GAMES[key]
    other = best(kuhn(4000))
    played = random_play(game, game.configure((30,) * game.PLAYERS[1], {}), 40)
    steps = played() / 40
    rate = best(played)
    told(f"{key}: {rate:,.0f} actions/s = {rate / other:.2f} of Kuhn's {other:,.0f}; "
         f"{rate / steps:,.0f} games/s of {steps:.0f} actions")  # fmt: skip
    assert rate / other >= 1.0


def test_a_season_of_24000_entries_opens(tmp_path: Path, told: Told) -> None:
    path = tmp_path / "season.garnet"
    write_season(path, 24_000)
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        loaded = load(path)
        evening, bad, _ = evening_of(loaded, str)
        times.append(time.perf_counter() - began)
        assert not bad
    assert len(evening.timeline.entries) == 24_000
    told(f"24,000 entries open in {min(times):.2f} s (best of {RUNS}, mark 0.5 s)")


def _horror(o: Option) -> Option:
    """Main matches are Horror Races: the longest records a season has."""
    return Option(o.actor, o.kind, {"game": Choice(("horror",))}) if o.kind is show.Open else o


def write_season(path: Path, entries: int) -> None:
    """A file of random evenings, written without waiting for the disk at each line."""
    config = Config("season", tuple(Player(n, n, 2) for n in NAMES))
    journal = Journal.create(path, config, "a seed", "2026-11-30T21:00:00")
    journal._handle.sync = lambda: None  # type: ignore[method-assign]
    evening, rng = Evening(config, "a seed", journal, lambda: "2026-11-30T21:00:01"), Random(1)
    t = evening.timeline
    while len(t.entries) < entries:
        step = t.forced()
        if step is not None:
            evening.play(step, "auto")
            continue
        options = tuple(_horror(o) for o in t.options() if o.kind is not show.Finish)
        if options[0].actor == CHANCE and rng.random() < 0.5:
            drawn = t.drawn()
            assert drawn is not None
            evening.play(drawn, "drawn")
        else:
            evening.play(options[int(rng.random() * len(options))].sample(rng))
    journal.close()
