"""The stage of Two-sided Poker: pure pictures, no secret, nothing ahead of what is public."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.draw import smooth, watching
from app.games import twosided as stage
from app.games.twosided import desk, motion
from app.games.twosided.table import table
from app.theme import CONSOLE_FLOOR
from engine import show
from engine.types import PUBLIC, replace
from tests.app.games import WIDE, hosted, seen, walk
from tests.app.hall import ENGLISH, KOREAN, faults, say, shot

pytestmark = pytest.mark.usefixtures("qapp")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"cards": "entered", "faces": "sealed", "season": 3},
    {"cards": "drawn", "both": "allowed", "short_both": "all_in", "short_call": "excess_returned"},
    {"hands": 20, "allin_draw": "pick_face_no_chips", "failed_pays": "yes", "upgrade": "any_time"},
)
STEPS = {"deal", "ante", "bet", "fold", "show", "carry", "award"}
Pair = tuple[Any, Any]


@cache
def played(house: int, names: tuple[str, ...] = KOREAN) -> tuple[Pair, ...]:
    """Neighbouring states of some matches."""
    steps = []
    for seed in range(14):
        s = hosted("twosided", 2, names, **HOUSES[house])
        steps += walk(s, Random(seed), 500)
    return tuple((s, after) for s, _, after in steps)


def kind(a: Any, b: Any) -> str:
    now = table(seen(b))
    return motion.step(table(seen(a)), now) if now else ""


def one_of_each(pairs: tuple[Pair, ...]) -> dict[tuple[Any, ...], Pair]:
    """The last step of each kind, by how the faces lie and how long it takes."""
    return {
        (kind(a, b), length(a, b) > 200, b.game.step, *b.game.faces, b.game.carried > 0): (a, b)
        for a, b in pairs
    }


def length(a: Any, b: Any) -> int:
    return stage.duration(seen(a), seen(b))


def picture(a: Any, b: Any, t: float = 1.0) -> Scene:
    return Scene("game", seen(b), a and seen(a), t)


def test_every_kind_of_step_moves_and_only_forward() -> None:
    pairs = [pair for house in range(len(HOUSES)) for pair in played(house)]
    assert {kind(a, b) for a, b in pairs} - {""} == STEPS
    assert all(0 <= length(a, b) <= 1500 for a, b in pairs)
    assert {kind(b, a) for a, b in pairs} == {""}  # undo snaps


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int) -> None:
    for a, b in list(one_of_each(played(house)).values())[:40]:
        assert shot(picture(a, b)) == shot(picture(None, b)) == shot(picture(a, b))


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_two_different_secrets_give_equal_pixels(house: int) -> None:
    """A back nobody saw, a face that is covered: no pixel depends on them at any moment."""
    rng, done = Random(5), set()
    for a, b in played(house):
        if not (name := kind(a, b)) or (name, b.game.step) in done:
            continue
        done.add((name, b.game.step))
        for t in (0, 0.25, 0.5, 0.75, 1):
            hall = shot(picture(a, b, t))
            other = [show.imagine(show.view(s, PUBLIC), rng) for s in (a, b)]
            assert hall == shot(picture(*other, t))
            assert hall == shot(whole(*other, t))  # even with the truth at hand


def whole(a: Any, b: Any, t: float) -> Scene:
    one, two = (replace(seen(s), state=s) for s in (a, b))
    return Scene("game", two, one, t)


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_nothing_is_small_too_wide_or_on_top_of_another(lang: str, house: int) -> None:
    for names in (KOREAN if lang == "ko" else ENGLISH, WIDE):
        for a, b in list(one_of_each(played(house, names)).values())[::2]:
            assert faults(picture(None, b), lang) == []
            assert faults(picture(None, a), lang) == []


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_highest_numbers_stay_inside(lang: str) -> None:
    s = next(s for s, _ in played(0, WIDE) if s.game.step == "bet")
    game = replace(
        s.game, hand=500, chips=(80, 80), levels=(39, 38), antes=(1, 1), carried=78,
        faces=("front", "both"), turn=0,
    )  # fmt: skip
    assert faults(picture(None, replace(s, game=game)), lang) == []
    assert faults(Scene("rules", seen(s)), lang) == []


def test_a_back_is_told_only_after_half_of_its_turn() -> None:
    """§3.1-6: banner and lamp say who wins only when the card lies open."""
    turned = 0
    for a, b in played(0):
        was, now = table(seen(a)), table(seen(b))
        assert was is not None
        assert now is not None
        if kind(a, b) == "show" and was.back(a.game.turn) != now.back(a.game.turn):
            early = motion.look(was, now, "show", 0.3)
            assert not early.after
            assert early.turned[0] == a.game.turn
            assert early.turned[2] < 0.5
            turned += 1
    assert turned


def test_chips_count_where_they_land() -> None:
    for a, b in played(0):
        was, now = table(seen(a)), table(seen(b))
        assert was is not None
        assert now is not None
        if kind(a, b) == "bet":
            assert motion.look(was, now, "bet", 0.4).after is False


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("size", [(800, 330), (1280, 520)])
def test_the_desk_fits_and_hides(lang: str, size: tuple[int, int]) -> None:
    for house in range(len(HOUSES)):
        for a, _ in list(one_of_each(played(house, WIDE)).values())[::3]:
            for shown in (False, True):
                words = desk_words(a, lang, shown, size)
                assert [x for x in words if x.size < CONSOLE_FLOOR or x.width > x.most + 1] == []


def test_the_desk_shows_a_back_only_while_the_key_is_held() -> None:
    s = next(s for s, _ in played(2) if s.game.step == "bet")
    back = str(s.game.cards[0].back)
    others = replace(s, game=replace(s.game, chips=(90, 90), levels=(0, 0), antes=(0, 0), hand=0))
    shown = [x.words for x in desk_words(others, "en", True, (800, 330))]
    hidden = [x.words for x in desk_words(others, "en", False, (800, 330))]
    assert shown.count(back) == hidden.count(back) + 1 + (s.game.cards[1].back == int(back))


def desk_words(s: Any, lang: str, shown: bool, size: tuple[int, int]) -> list[Any]:
    image = QImage(*size, QImage.Format.Format_RGB32)
    p = smooth(QPainter(image))
    with watching() as words:
        desk.paint(p, s, 0, say(lang), shown, *size)
    p.end()
    return words
