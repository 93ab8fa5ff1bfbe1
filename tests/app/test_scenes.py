"""The scenes of the hall in both languages, from real evenings."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from PySide6.QtGui import QColor

from app.audience.scenes import KINDS, Kind, Scene, rounds, standing_rows
from app.games import PLAIN, STAGES, stage
from app.theme import GROUND
from engine.games import GAMES
from engine.seen import Seen
from engine.show.records import Open
from engine.types import replace
from tests.app.hall import evening, faults, seen_all, shot

pytestmark = pytest.mark.usefixtures("qapp")
WITH_SEEN: tuple[Kind, ...] = ("title", "rules", "game", "standings", "result")


@cache
def states(players: int, lang: str) -> tuple[Seen, ...]:
    """The first game, and the lot of the second."""
    timeline = evening(players, lang, 2)
    first = seen_all(timeline, 2)
    timeline.play(Open(-3, "horror"))
    return (*first, *seen_all(timeline, 3, 4))


def chosen(players: int, lang: str) -> list[Seen]:
    """One state of each step of the evening."""
    return list({s.state.step: s for s in states(players, lang)}.values())


def changed(seen: Seen, **fields: Any) -> Seen:
    return replace(seen, state=replace(seen.state, **fields))


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("players", [3, 12])
@pytest.mark.parametrize("kind", WITH_SEEN)
def test_nothing_is_small_too_wide_or_on_top_of_another(
    kind: Kind, players: int, lang: str
) -> None:
    for seen in chosen(players, lang):
        assert faults(Scene(kind, seen), lang) == [], seen.state.step


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 12])
def test_any_number_of_winners_and_candidates_has_room(count: int, lang: str) -> None:
    over = states(12, lang)[-6]
    some, others = tuple(range(count)), tuple(range(12 - count, 12))
    tokens = tuple(2 - k % 2 for k in range(12))
    wide = changed(over, winners=some, candidates=others, tokens=tokens, gained=(10,) * 12)
    assert faults(Scene("result", wide), lang) == []
    open_ = changed(over, winners=some, candidates=(), last=others, step="nominate")
    assert faults(Scene("result", open_), lang) == []


def test_a_long_title_and_many_people_have_room() -> None:
    seen = states(12, "en")[-6]
    people = seen.state.players * 2
    config = replace(seen.state.config, title="The Garnet Table at the Town Hall, Night 3")
    assert faults(Scene("title", changed(seen, players=people, config=config)), "en") == []


@pytest.mark.parametrize("seconds", [0, 7, 60, 600, 3599])
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_clock_has_room_for_every_number(seconds: int, lang: str) -> None:
    total = max(30, seconds)
    assert faults(Scene("countdown", seconds=seconds, total=total, rehearsal=True), lang) == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_scene_has_the_same_pixels(kind: Kind) -> None:
    seen = states(3, "ko")[-6]
    scene = Scene(kind, seen, seconds=30)
    assert shot(scene) == shot(scene)
    assert shot(scene) != shot(replace(scene, rehearsal=True))


def test_black_is_black_and_the_veil_is_the_ground() -> None:
    black = shot(Scene("black"))
    assert {black.pixelColor(x, y).name() for x in (0, 300, 639) for y in (0, 180)} == {"#000000"}
    veiled = shot(Scene("title", states(3, "ko")[-6], veil=1.0))
    assert veiled.pixelColor(320, 100) == QColor(GROUND)


def test_the_game_scene_follows_the_evening() -> None:
    by_step = {s.state.step: shot(Scene("game", s)) for s in chosen(3, "ko")}
    assert len({bytes(image.constBits()) for image in by_step.values()}) == len(by_step)


def test_an_unfinished_episode_is_no_round_of_the_chart() -> None:
    seen = states(3, "ko")
    running = next(s.state for s in seen if s.state.step == "game")
    over = next(s.state for s in seen if s.state.step == "open")
    assert len(rounds(running)) == 1
    assert len(rounds(over)) == 2
    rows = standing_rows(Seen(frozenset(), over, (), ()))
    assert [row.change for row in rows] == [over.gained[row.seat] for row in rows]


def test_every_game_has_a_stage_and_an_unknown_one_the_plain() -> None:
    assert set(STAGES) <= set(GAMES)
    assert stage("nothing") is PLAIN
    seen = states(12, "en")[20]
    assert faults(Scene("game", changed(seen, key="")), "en") == []
