"""The stage of Horror Race: pure pictures, no secret, nothing ahead of what is public."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from app.audience.scenes import Scene
from app.games import horror_race as stage
from app.games.horror_race import motion
from app.games.horror_race.table import table
from engine import show
from engine.games.horror_race.records import CHARACTERS
from engine.seen import Seen
from engine.timeline import Timeline
from engine.types import PUBLIC, replace
from tests.app.hall import evening, faults, go_on, seen_all, shot

pytestmark = pytest.mark.usefixtures("qapp")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"coins": "drawn", "supports": "with_result", "goal": 12},
    {"coins": "mixed", "stop": "end_of_round", "forfeited_coins": "last_lays"},
)
STEPS = {"hand", "begin", "lay", "pass", "move", "pay"}


def played(house: int, players: int, lang: str = "ko") -> tuple[Seen, ...]:
    return seen_all(evening(players, lang, 3 + house, **HOUSES[house]), 7 + house)


def kind(before: Seen, after: Seen) -> str:
    now = table(after)
    return motion.step(table(before), now) if now else ""


def one_of_each(states: tuple[Seen, ...]) -> dict[str, tuple[Seen, Seen]]:
    """The last step of each kind, and of each length."""
    return {
        f"{kind(a, b)} {stage.duration(a, b)} {b.state.game.step}": (a, b)
        for a, b in pairwise(states)
        if b.state.game is not None
    }


def game(before: Seen | None, after: Seen, t: float = 1.0) -> Scene:
    return Scene("game", after, before, t)


@pytest.mark.parametrize("house", range(3))
def test_every_kind_of_step_moves_and_only_forward(house: int) -> None:
    states = played(house, 12)
    kinds = {kind(a, b) for a, b in pairwise(states) if b.state.game is not None}
    assert kinds - {""} >= STEPS - {"pass"}
    for before, after in pairwise(states):
        assert 0 <= stage.duration(before, after) <= 600 + 4 * 260
    backwards = [kind(b, a) for a, b in pairwise(states) if a.state.game is not None]
    assert set(backwards) <= {"", "begin"}


@pytest.mark.parametrize("house", range(3))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int) -> None:
    for before, after in one_of_each(played(house, 5)).values():
        assert shot(game(before, after)) == shot(game(None, after))
        assert shot(game(before, after)) == shot(game(before, after))


@pytest.mark.parametrize("house", range(3))
def test_two_different_secrets_give_equal_pixels(house: int) -> None:
    timeline, rng = evening(4, "ko", 5, **HOUSES[house]), Random(11)
    done: set[str] = set()
    before = timeline.state
    while go_on(timeline, rng) and timeline.state.step != "open":
        before, after = timeline.states[timeline.at - 1], timeline.state
        if before.game is None or after.game is None:
            continue
        name = kind(*public(before, after))
        if name in done or not name:
            continue
        done.add(name)
        same_pixels(before, after, rng)
    assert done >= STEPS - {"pass"}


def public(before: Any, after: Any) -> tuple[Seen, Seen]:
    """What the hall knows of two neighbouring states."""
    return as_seen(show.view(before, PUBLIC)), as_seen(show.view(after, PUBLIC))


def as_seen(state: Any) -> Seen:
    return Seen(PUBLIC, state, (), ())


def same_pixels(before: Any, after: Any, rng: Random) -> None:
    """The hall's picture, the one of another truth, and the one that had the truth at hand."""
    one, two = (show.imagine(show.view(s, PUBLIC), rng) for s in (before, after))
    was, now = public(before, after)
    other_was, other_now = public(one, two)
    for t in (0, 0.25, 0.5, 0.75, 1):
        hall = shot(game(was, now, t))
        assert hall == shot(game(other_was, other_now, t))
        if after.game.config.supports == "secret":
            assert hall == shot(game(as_seen(before), as_seen(after), t))


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("players", [3, 12])
@pytest.mark.parametrize("house", range(3))
def test_nothing_is_small_too_wide_or_on_top_of_another(
    lang: str, players: int, house: int
) -> None:
    states = played(house, players, lang)
    for before, after in one_of_each(states).values():
        assert faults(game(None, after), lang) == []
        assert faults(game(None, before), lang) == []


def test_thirty_six_coins_in_one_zone_stay_inside_it() -> None:
    seen = next(s for s in played(0, 12) if s.state.game and s.state.game.step == "turn")
    for zones in (((12,) * 3 + (0, 0), (0,) * 5, (0,) * 5), ((36, 0, 0, 0, 0),) * 3):
        full = replace(seen.state, game=replace(seen.state.game, zones=zones))
        assert faults(game(None, replace(seen, state=full)), "ko") == []


def test_a_runner_moves_only_in_the_step_that_moves_it_and_only_after_the_count() -> None:
    for before, after in pairwise(played(0, 12)):
        if not before.state.game or kind(before, after) != "move":
            continue
        was, now = table(before), table(after)
        assert was is not None
        assert now is not None
        length = stage.duration(before, after)
        counting = motion.look(was, now, "move", 0.95 * motion.COUNT_MS / length)
        assert counting.at in ((), was.game.at)
        late = motion.look(was, now, "move", 0.999).at
        for k in range(len(CHARACTERS)):
            moved = was.game.at[k] != now.game.at[k]
            assert not late or (late[k] != was.game.at[k]) == moved


def test_a_coin_lands_before_the_lamp_goes_on() -> None:
    for before, after in pairwise(played(0, 12)):
        if after.state.game is None or kind(before, after) != "lay":
            continue
        was, now = table(before), table(after)
        assert was is not None
        assert now is not None
        assert motion.look(was, now, "lay", 0.5).after is False
        if was.game.turn != now.game.turn:
            assert motion.look(was, now, "lay", 0.99).after is True


def test_who_has_handed_in_is_seen_and_not_what() -> None:
    timeline: Timeline = evening(4)
    rng = Random(1)
    while timeline.state.game is None or timeline.state.game.step == "support":
        go_on(timeline, rng)
    handed = [s for s in seen_all(evening(4), 1) if s.state.game and s.state.game.step == "support"]
    pictures = [bytes(shot(game(None, s)).constBits()) for s in handed]
    assert len(set(pictures)) == len(handed) == 4


def test_snap_where_nothing_recognised_happened() -> None:
    states = played(0, 12)
    turns = [s for s in states if s.state.game and s.state.game.step == "turn"]
    assert stage.duration(turns[0], turns[7]) == 0
    assert stage.duration(turns[7], turns[0]) == 0
    assert stage.duration(None, turns[0]) == 0
