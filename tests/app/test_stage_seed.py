"""The stage of Seed Poker: pure pictures, no secret, nothing ahead of what is public."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.draw import smooth, watching
from app.games import seed_poker as stage
from app.games.seed_poker import desk, motion
from app.games.seed_poker.table import table
from app.theme import CONSOLE_FLOOR
from engine import show
from engine.types import PUBLIC, replace
from tests.app.games import WIDE, hosted, seen, walk
from tests.app.hall import ENGLISH, KOREAN, faults, say, shot

pytestmark = pytest.mark.usefixtures("qapp")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"cards": "entered", "nobody": "return", "short": "side_pot", "lone_winner_shows": "no"},
    {"cards": "drawn", "prize": "losers", "pot_garnets": "become_chips", "opening": "forwards"},
    {"nobody": "first_player", "least": 0, "nobody_last": "bank"},
)
STEPS = {"deal", "seed", "take", "lay", "ante", "join", "fold", "show", "award", "return"}
Pair = tuple[Any, Any]


@cache
def played(house: int, chairs: int, names: tuple[str, ...] = KOREAN) -> tuple[Pair, ...]:
    """Neighbouring states of some games."""
    steps = []
    for seed in range(4):
        s = hosted("seed", chairs, names, **HOUSES[house])
        steps += walk(s, Random(seed), 400)
    return tuple((s, after) for s, _, after in steps)


def kind(a: Any, b: Any) -> str:
    now = table(seen(b))
    return motion.step(table(seen(a)), now) if now else ""


def one_of_each(pairs: tuple[Pair, ...]) -> dict[tuple[Any, ...], Pair]:
    """The last step of each kind, by where it leads and what lies on the table."""
    return {
        (kind(a, b), b.game.step, len(b.game.seeds), len(b.game.joined) > 1, any(b.game.out)): (
            a,
            b,
        )
        for a, b in pairs
    }


def length(a: Any, b: Any) -> int:
    return stage.duration(seen(a), seen(b))


def picture(a: Any, b: Any, t: float = 1.0) -> Scene:
    return Scene("game", seen(b), a and seen(a), t)


def test_every_kind_of_step_moves_and_only_forward() -> None:
    pairs = [p for house in range(len(HOUSES)) for chairs in (3, 7) for p in played(house, chairs)]
    assert {kind(a, b) for a, b in pairs} - {""} == STEPS
    assert all(0 <= length(a, b) <= 1500 for a, b in pairs)
    backwards = {kind(b, a) for a, b in pairs}
    assert backwards <= {"", "deal"}  # a void taken back looks like a round that begins


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int) -> None:
    for a, b in list(one_of_each(played(house, 5)).values())[:40]:
        assert shot(picture(a, b)) == shot(picture(None, b)) == shot(picture(a, b))


@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_two_different_secrets_give_equal_pixels(house: int) -> None:
    """A hand, the card taken, which of the two was kept: no pixel depends on them."""
    rng, done = Random(5), set()
    for a, b in played(house, 7):
        if not (name := kind(a, b)) or (name, b.game.step) in done:
            continue
        done.add((name, b.game.step))
        other = [show.imagine(show.view(s, PUBLIC), rng) for s in (a, b)]
        for t in (0, 0.25, 0.5, 0.75, 1):
            hall = shot(picture(a, b, t))
            assert hall == shot(picture(*other, t))
            if name != "show":  # who opens a card in `other` opens another one
                assert hall == shot(whole(*other, t))  # even with the truth at hand


def whole(a: Any, b: Any, t: float) -> Scene:
    one, two = (replace(seen(s), state=s) for s in (a, b))
    return Scene("game", two, one, t)


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("chairs", [3, 5, 7])
@pytest.mark.parametrize("house", range(len(HOUSES)))
def test_nothing_is_small_too_wide_or_on_top_of_another(lang: str, chairs: int, house: int) -> None:
    names = WIDE if house % 2 else KOREAN if lang == "ko" else ENGLISH
    for a, b in list(one_of_each(played(house, chairs, names)).values())[::2]:
        assert faults(picture(None, b), lang) == []
        assert faults(picture(None, a), lang) == []


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_highest_numbers_stay_inside(lang: str) -> None:
    s = next(s for s, _ in played(0, 7, WIDE) if s.game.step == "bet" and len(s.game.joined) > 1)
    game = replace(
        s.game, chips=(105, 99, 0, 100, 0, 15, 15), garnets=(99, 0, 99, 1, 0, 2, 2),
        carried=(105, 12), dropped=(1, 2, 3, 4, 5), seeds=(15, 14, 13), paid=(105,) * 7, level=104,
    )  # fmt: skip
    assert faults(picture(None, replace(s, game=game)), lang) == []
    assert faults(Scene("rules", seen(s)), lang) == []


def test_a_card_is_told_only_after_half_of_its_turn_and_totals_after_the_last() -> None:
    """§4.1-14, -15: sums and seeds are shown once every card lies open."""
    met = set()
    for a, b in played(0, 7):
        was, now = table(seen(a)), table(seen(b))
        assert was is not None
        assert now is not None
        if kind(a, b) == "show":
            assert was.totals() == {}
            assert motion.look(was, now, "show", 0.1).after is False
            assert bool(now.totals()) == (b.game.step == "award")
            met.add(b.game.step)
    assert met == {"open", "award"}


def test_seeds_that_support_stand_beside_the_lowest_cards() -> None:
    for _, b in played(0, 7):
        now = table(seen(b))
        assert now is not None
        if b.game.step == "award" and len(b.game.joined) > 2:
            lowest = min(b.game.joined, key=lambda i: b.game.hands[i])
            assert now.support()[lowest] == b.game.seeds[0]


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("size", [(800, 330), (1280, 520)])
def test_the_desk_fits(lang: str, size: tuple[int, int]) -> None:
    for house in range(len(HOUSES)):
        for a, _ in list(one_of_each(played(house, 7, WIDE)).values())[::4]:
            for shown in (False, True):
                words = desk_words(a, lang, shown, size)
                assert [x for x in words if x.size < CONSOLE_FLOOR or x.width > x.most + 1] == []


def test_the_desk_shows_hands_only_while_the_key_is_held() -> None:
    s = next(s for s, _ in played(2, 7) if s.game.step == "choose")
    hidden = [x.words for x in desk_words(s, "en", False, (800, 330))]
    shown = [x.words for x in desk_words(s, "en", True, (800, 330))]
    for card in s.game.hands:
        assert shown.count(str(card)) == hidden.count(str(card)) + 1


def desk_words(s: Any, lang: str, shown: bool, size: tuple[int, int]) -> list[Any]:
    image = QImage(*size, QImage.Format.Format_RGB32)
    p = smooth(QPainter(image))
    with watching() as words:
        desk.paint(p, s, 0, say(lang), shown, *size)
    p.end()
    return words
