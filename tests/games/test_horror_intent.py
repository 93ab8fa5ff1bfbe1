"""Horror Race, the intent in words: who may know what, and one race as the hall sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engine.games import horror_race
from engine.games.horror_race.records import CHARACTERS, ZONES, Draw, Open, Pay, Support
from engine.notation import write
from engine.timeline import Timeline, forced
from engine.types import PUBLIC, Action, Viewer
from tests.laws.laws import pick

FILE = Path(__file__).parent.parent / "transcripts" / "horror.txt"
OPEN_TO_ALL = {
    "config", "sealed", "order", "step", "round", "turn", "due", "laid", "late", "forfeiter",
    "zones", "zone", "at", "began", "paid", "revealed",
}  # fmt: skip
CONFIGS = [
    horror_race.Config(players=5, coins=coins, supports=supports)
    for coins in ("typed", "drawn", "mixed")
    for supports in ("secret", "with_result")
]


def steps(config: Any, seed: int) -> Iterator[tuple[Any, Action, Any]]:
    """A random race to its end: state, action, state."""
    rng, s = Random(seed), horror_race.setup(config)
    while (a := pick(horror_race, s, rng, 0.02)) is not None:
        t = horror_race.apply(s, a)  # type: ignore[arg-type]
        yield s, a, t
        s = t


def letters(x: Any) -> str:
    return msgspec.json.encode(x).decode()


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_the_hall_sees_no_support_until_it_is_revealed(config: Any) -> None:
    for _, a, t in steps(config, 1):
        seen = horror_race.view(t, PUBLIC).supports
        for x, shown, support in zip(seen, t.revealed, t.supports):
            assert x == support if shown else x in ((), None)
        if isinstance(a, Support):
            r = horror_race.redact(t, a, PUBLIC)
            assert r is not None
            assert not [c for c in CHARACTERS if c in letters(r)]
    if config.supports == "secret":
        assert set(seen) == {None}


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_the_hall_sees_no_drawn_coin_before_it_is_placed(config: Any) -> None:
    drawn = 0
    for s, a, t in steps(config, 2):
        w = horror_race.view(t, PUBLIC)
        assert w.hand == (None,) * len(t.hand)
        if isinstance(a, Draw):
            r = horror_race.redact(s, a, PUBLIC)
            assert r is not None
            assert not [c for c in CHARACTERS if c in letters(r)]
            drawn += 1
    assert (drawn > 0) == (config.coins != "typed")


@pytest.mark.parametrize("viewer", [PUBLIC, frozenset({0})])
def test_the_box_is_shown_to_nobody(viewer: Viewer) -> None:
    """All that is seen is listed here: what lies on the table, never what is left in the box."""
    fields = set(horror_race.State.__struct_fields__)
    assert fields == OPEN_TO_ALL | {"supports", "hand"}
    for s, a, _ in steps(CONFIGS[2], 3):
        r = horror_race.redact(s, a, viewer)
        assert r is not None
        assert set(type(r).__struct_fields__) <= {
            "actor", "characters", "coin", "zone", "seat", "character", "garnets", "cell", "reason",
        }  # fmt: skip
        if isinstance(r, (Support, Open)):
            assert r.characters is None or getattr(r, "seat", r.actor) in viewer


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_player_sees_his_own_secrets_and_no_others(config: Any) -> None:
    for s, a, t in steps(config, 4):
        for i in range(5):
            me = frozenset({i})
            w = horror_race.view(t, me)
            assert w.supports[i] == t.supports[i]
            for j in set(range(5)) - {i}:
                assert w.supports[j] in ((), None) or t.revealed[j]
            mine = t.step == "turn" and t.order[t.turn] == i
            assert w.hand == (t.hand if mine else (None,) * len(t.hand))
            if isinstance(a, Draw):
                on_turn = s.order[s.turn] == i
                r: Any = horror_race.redact(s, a, me)
                assert r.coin == (a.coin if on_turn else None)


def test_the_pay_out_tells_the_garnets_of_each_and_nothing_else() -> None:
    for s, a, t in steps(CONFIGS[0], 5):
        if isinstance(a, Pay):
            assert horror_race.redact(s, a, PUBLIC) == a
            assert letters(horror_race.view(t, PUBLIC)).count('"vampire"') == 0
            return
    raise AssertionError("the race never paid")


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_another_truth_looks_the_same(config: Any) -> None:
    """E6: exchange every secret the hall does not know, and the hall sees the same."""
    rng, different = Random(6), 0
    for _, _, t in steps(config, 6):
        w = horror_race.view(t, PUBLIC)
        other = horror_race.imagine(w, rng)
        different += other != t
        assert letters(horror_race.view(other, PUBLIC)) == letters(w)
    assert different > 20


# ---------------------------------------------------------------- a race, for a person to read


def hall(s: Any) -> str:
    """The public view in one line."""
    w = horror_race.view(s, PUBLIC)
    words = [f"round {w.round}, {w.step}"]
    if w.step == "support":
        words.append("handed in " + "".join("-" if x == () else "?" for x in w.supports))
    if w.step == "turn":
        words.append(f"chair {w.order[w.turn] + 1}, hand {'?' * len(w.hand) or '-'}")
    heaps = [
        f"{zone}:{''.join(c[0] * n for c, n in zip(CHARACTERS, heap)) or '-'}"
        for zone, heap in zip(ZONES, w.zones)
    ]
    words.append("zones " + " ".join(heaps))
    words.append("cells " + " ".join(f"{c[0]}{n}" for c, n in zip(CHARACTERS, w.at)))
    if w.paid:
        words.append("paid " + " ".join(map(str, w.paid)))
    return "# hall: " + ", ".join(words)


def test_the_transcript_is_a_race_and_the_hall_sees_what_it_says() -> None:
    t = Timeline(horror_race, horror_race.Config(players=3, coins="mixed"), "horror transcript")
    seen = 0
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("# hall:"):
            assert line == hall(t.state)
            seen += 1
        elif line and not line.startswith("#"):
            a = t.read(line)
            assert write(a) == line
            t.play(a, "auto" if a == forced(t.options()) else "dealer")
    assert seen > 40
    assert (t.state.step, t.state.round) == ("over", 3)
