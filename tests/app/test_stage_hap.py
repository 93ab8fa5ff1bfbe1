"""The stage of Gyeol-Hap: pure pictures, nothing ahead of its time, two to twelve people."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.draw import watching
from app.games import gyeol_hap as stage
from app.games.gyeol_hap import desk, motion
from app.games.gyeol_hap.table import table
from app.theme import CONSOLE_FLOOR
from engine.games.gyeol_hap.haps import haps
from engine.types import replace
from tests.app.games import WIDE, hosted, seen, walk
from tests.app.hall import KOREAN, faults, say, shot

pytestmark = pytest.mark.usefixtures("qapp")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"board": "drawn", "gyeol_window": 3, "pass_limit": "six_each", "out_of_turn": "minus1"},
    {"rounds": 3, "tie": "first_point", "found": "hidden", "pass_limit": "off", "min_haps": 3},
)
ALL_STEPS = {"lamp", "deal", "judge", "call"}
Pair = tuple[Any, Any]
PLANE = tuple(range(9))  # twelve haps, the most a board can hold


@cache
def played(house: int, players: int, names: tuple[str, ...] = KOREAN) -> tuple[Pair, ...]:
    s = hosted("hap", players, names, **HOUSES[house])
    return tuple((a, b) for a, _, b in walk(s, Random(3 + house), 260))


def kind(a: Any, b: Any) -> str:
    now = table(seen(b))
    return motion.step(table(seen(a)), now) if now else ""


def one_of_each(pairs: tuple[Pair, ...]) -> dict[str, Pair]:
    """The last step of each kind, of each length, into each step of the game."""
    return {f"{kind(a, b)} {length(a, b)} {b.game.step}": (a, b) for a, b in pairs}


def length(a: Any, b: Any) -> int:
    return stage.duration(seen(a), seen(b))


def picture(a: Any, b: Any, t: float = 1.0) -> Scene:
    return Scene("game", seen(b), None if a is None else seen(a), t)


@pytest.mark.parametrize("players", [2, 12])
@pytest.mark.parametrize("house", range(3))
def test_every_kind_of_step_moves_and_only_forward(house: int, players: int) -> None:
    pairs = played(house, players)
    assert {kind(a, b) for a, b in pairs} >= ALL_STEPS
    assert max(length(a, b) for a, b in pairs) <= 1500
    forward = [(a, b) for a, b in pairs if kind(a, b) in ("deal", "judge", "call")]
    assert {kind(b, a) for a, b in forward} == {""}


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("house", range(3))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int, players: int) -> None:
    """Law 10."""
    for a, b in one_of_each(played(house, players)).values():
        assert shot(picture(a, b)) == shot(picture(None, b))
        assert shot(picture(a, b, 0.4)) == shot(picture(a, b, 0.4))


@pytest.mark.parametrize(("lang", "names"), [("ko", KOREAN), ("en", WIDE)])
@pytest.mark.parametrize("players", [2, 3, 12])
@pytest.mark.parametrize("house", range(3))
def test_nothing_is_small_too_wide_or_on_top_of_another(
    lang: str, names: tuple[str, ...], players: int, house: int
) -> None:
    for a, b in one_of_each(played(house, players, names)).values():
        assert faults(picture(None, b), lang) == []
        assert faults(picture(a, b, 0.6), lang) == []


@pytest.mark.parametrize("players", [2, 12])
def test_twelve_haps_and_the_widest_points_stay_in_their_places(players: int) -> None:
    for limit in ("six_total", "six_each", "two_each"):
        s = hosted("hap", players, WIDE, pass_limit=limit)
        game = replace(
            s.game, step="judge", round=99, board=PLANE, found=haps(PLANE), named=(7, 8, 9),
            finders=tuple(k % players for k in range(12)), scores=(-99, 999) * (players // 2),
            turn=0, starter=0, row=71 if players * 6 > 12 else 11,
        )  # fmt: skip
        for one in (
            game,
            replace(game, step="over", ends=(game.scores,)),
            replace(game, gyeol=True),
        ):
            for lang in ("ko", "en"):
                assert faults(picture(None, replace(s, game=one)), lang) == []


def test_a_picture_shows_nothing_of_its_face_before_half_of_its_turn() -> None:
    """Two boards that differ look the same until the first picture is half turned."""
    s = hosted("hap", 2)
    before = replace(s, game=replace(s.game, step="board", round=1, turn=0, starter=0))
    ends = [
        replace(before, game=replace(before.game, step="turn", board=board))
        for board in (PLANE, tuple(range(18, 27)))
    ]
    first = motion.DEAL_MS / 2 / stage.duration(seen(before), seen(ends[0]))
    for t in (0, first * 0.5, first * 0.95):
        assert shot(picture(before, ends[0], t)) == shot(picture(before, ends[1], t))
    assert shot(picture(before, ends[0], first * 2)) != shot(picture(before, ends[1], first * 2))


def test_points_change_only_when_the_verdict_has_been_told() -> None:
    for a, b in played(0, 2):
        if kind(a, b) == "judge":
            with watching() as half:
                shot(picture(a, b, 0.9))
            with watching() as still:
                shot(picture(None, a))
            scores = [[x.words for x in lines if x.size == 200] for lines in (half, still)]
            assert scores[0] == scores[1]


def test_haps_that_are_left_are_never_in_the_hall() -> None:
    """§12: two states that differ in nothing but what a viewer could work out look the same."""
    s = hosted("hap", 2)
    game = replace(s.game, step="turn", round=1, turn=0, starter=0, board=PLANE)
    with watching() as lines:
        shot(picture(None, replace(s, game=game)))
    said = {x.words for x in lines}
    assert not said & {" · ".join(map(str, h)) for h in haps(PLANE)}
    assert not said & {" ".join(map(str, h)) for h in haps(PLANE)}


def test_hidden_haps_stay_hidden() -> None:
    """G-20, by switch."""
    s = hosted("hap", 2, found="hidden")
    game = replace(s.game, step="turn", round=1, turn=0, starter=0, board=PLANE)
    one = replace(game, found=haps(PLANE)[:2], finders=(0, 1))
    two = replace(game, found=haps(PLANE)[2:4], finders=(1, 0))
    pair = [shot(picture(None, replace(s, game=g))) for g in (one, two)]
    assert pair[0] == pair[1]


def test_snap_where_nothing_recognised_happened() -> None:
    pairs = played(0, 2)
    turns = [b for _, b in pairs if b.game.step == "turn"]
    assert stage.duration(seen(turns[0]), seen(turns[9])) == 0
    assert stage.duration(None, seen(turns[0])) == 0


def test_the_rules_card_is_complete() -> None:
    for lang in ("ko", "en"):
        assert faults(Scene("rules", seen(hosted("hap", 2))), lang) == []


@pytest.mark.parametrize(("w", "h"), [(800, 330), (1200, 480)])
@pytest.mark.parametrize("players", [2, 12])
@pytest.mark.parametrize("house", range(3))
def test_the_desk_stays_in_its_panel(w: int, h: int, players: int, house: int) -> None:
    for lang in ("ko", "en"):
        for _, b in one_of_each(played(house, players)).values():
            for shown in (False, True):
                image = QImage(w, h, QImage.Format.Format_RGB32)
                p = QPainter(image)
                with watching() as lines:
                    desk.paint(p, b, 0, say(lang), shown, w, h)
                p.end()
                assert not [x for x in lines if x.size < CONSOLE_FLOOR or x.width > x.most + 1]
                assert not [x for x in lines if not 0 <= x.rect.left() <= x.rect.right() <= w]
                assert not [x for x in lines if x.rect.bottom() > h]
