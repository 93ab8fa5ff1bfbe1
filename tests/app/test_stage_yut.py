"""The stage of Strategic Yut: pure pictures, no secret, nothing ahead of what is public."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.draw import watching
from app.games import yut as stage
from app.games.yut import desk, motion
from app.games.yut.table import table, way
from app.theme import CONSOLE_FLOOR
from engine import show
from engine.games.yut.mat import HOME, OFF, SPOT, ways
from engine.games.yut.moves import moves
from engine.games.yut.records import RESULTS, SIDES, Config
from engine.types import PUBLIC, replace
from tests.app.games import WIDE, hosted, seen, walk
from tests.app.hall import KOREAN, faults, say, shot

pytestmark = pytest.mark.usefixtures("qapp")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"sticks": "sealed", "home": "must_pass", "back_to_start": "waits", "stack": "never"},
    {"sticks": "mixed", "partner_stack": "no", "move_who": "team", "capture_extra": "always",
     "may_pass": "yes", "off_mat": "turn_lost"},
)  # fmt: skip
ALL_STEPS = {"lamp", "stick", "throw", "go"}
Pair = tuple[Any, Any]


@cache
def played(house: int, seed: int = 3, names: tuple[str, ...] = KOREAN) -> tuple[Pair, ...]:
    steps = walk(hosted("yut", 4, names, **HOUSES[house]), Random(seed), 260)
    return tuple((a, b) for a, _, b in steps)


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


@pytest.mark.parametrize("house", range(3))
def test_every_kind_of_step_moves_and_only_forward(house: int) -> None:
    pairs = [p for seed in range(3) for p in played(house, seed)]
    met = {kind(a, b) for a, b in pairs}
    assert met >= (ALL_STEPS if house else ALL_STEPS - {"stick"})
    assert max(length(a, b) for a, b in pairs) <= 220 * 6 + 300 + 200
    forward = [(a, b) for a, b in pairs if kind(a, b) in ALL_STEPS - {"lamp"}]
    assert {kind(b, a) for a, b in forward} == {""}


@pytest.mark.parametrize("house", range(3))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int) -> None:
    """Law 10."""
    for a, b in one_of_each(played(house)).values():
        assert shot(picture(a, b)) == shot(picture(None, b))
        assert shot(picture(a, b, 0.4)) == shot(picture(a, b, 0.4))


@pytest.mark.parametrize("house", [1, 2])
def test_two_different_secrets_give_equal_pixels(house: int) -> None:
    rng, done = Random(11), set()
    for a, b in (p for seed in range(3) for p in played(house, seed)):
        if kind(a, b) in done or not {"front", "back"} & {*a.game.sticks, *b.game.sticks}:
            continue
        done.add(kind(a, b))
        one, two = (show.imagine(show.view(s, PUBLIC), rng) for s in (a, b))
        flipped = [replace(s, game=replace(s.game, sticks=other(s.game.sticks))) for s in (a, b)]
        for t in (0, 0.25, 0.5, 0.75, 1):
            hall = shot(picture(a, b, t))
            assert hall == shot(picture(one, two, t)) == shot(picture(*flipped, t))
            told = Scene("game", replace(seen(b), state=b), replace(seen(a), state=a), t)
            assert hall == shot(told)  # even with the truth at hand
    assert "stick" in done


def other(sticks: tuple[Any, ...]) -> tuple[Any, ...]:
    turned = {"front": "back", "back": "front"}
    return tuple(turned.get(x, x) for x in sticks)


def test_no_face_before_all_four_lie_open() -> None:
    """A throw in the air looks the same whatever it comes to."""
    a = replace(hosted("yut", 4), game=replace(hosted("yut", 4).game, step="throw"))
    throws = [o for o in show.options(a) if o.kind.__name__ == "Throw"]
    ends = [show.apply(a, throws[0].kind(-1, sides)) for sides in ((SIDES * 2), ("front",) * 4)]
    for t in (0, 0.3, 0.6, 0.95):
        assert shot(picture(a, ends[0], t)) == shot(picture(a, ends[1], t))
    assert shot(picture(a, ends[0])) != shot(picture(a, ends[1]))


@pytest.mark.parametrize(("lang", "names"), [("ko", KOREAN), ("en", WIDE)])
@pytest.mark.parametrize("house", range(3))
def test_nothing_is_small_too_wide_or_on_top_of_another(
    lang: str, names: tuple[str, ...], house: int
) -> None:
    for a, b in one_of_each(played(house, 5, names)).values():
        assert faults(picture(None, b), lang) == []
        assert faults(picture(a, b, 0.5), lang) == []


def test_a_long_streak_and_full_stations_stay_in_their_places() -> None:
    s = hosted("yut", 4, WIDE, partner_stack="no")
    at = (10, 10, 5, 5, 10, 10, 5, 5)
    full = replace(s.game, step="move", saved=("yut",) * 12 + RESULTS, at=at, thrown=SIDES * 2)
    for game in (full, replace(full, at=(OFF,) * 8), replace(full, saved=RESULTS)):
        for lang in ("ko", "en"):
            assert faults(picture(None, replace(s, game=game)), lang) == []


def test_every_way_of_the_rules_has_its_stations() -> None:
    """`way` agrees with the engine about where each result leads, for all house rules."""
    for house in ({}, {"home": "must_pass"}, {"shortcut": "compulsory"}, {"back_way": "geometric"}):
        game = replace(hosted("yut", 4).game, config=Config(**house))
        c = game.config
        for result in RESULTS:
            for place in range(HOME):
                row = ways(c.shortcut, c.home, c.overshoot, c.back_way)[result][place]
                for to in row:
                    found = way(replace(game, at=(place,) * 8), 0, result, SPOT[to])
                    assert found is not None
                    assert found.home == (to == HOME)


def test_every_move_of_random_play_flies() -> None:
    for a, b in (p for house in range(3) for p in played(house)):
        moved = a.game.step == "move" and b.game.count == a.game.count and a.game.at != b.game.at
        corrected = len(a.game.saved) == len(b.game.saved)
        if moved and not corrected:
            assert kind(a, b) == "go"


def test_a_piece_is_sent_home_only_after_the_other_has_arrived() -> None:
    for a, b in (p for house in range(3) for p in played(house)):
        was, now = table(seen(a)), table(seen(b))
        assert was is not None
        assert now is not None
        going = motion.flight(was, now) if kind(a, b) == "go" else None
        if going is not None and going.caught:
            whole = length(a, b)
            early = motion.look(was, now, "go", (going.walking() - 1) / whole)
            late = motion.look(was, now, "go", (going.walking() + 1) / whole)
            assert not early.hidden & {s.lead for s in going.caught}
            assert late.hidden >= {s.lead for s in going.caught}
            return
    raise AssertionError("nobody was captured")


def test_the_rules_card_is_complete() -> None:
    for lang in ("ko", "en"):
        assert faults(Scene("rules", seen(hosted("yut", 4))), lang) == []


@pytest.mark.parametrize(("w", "h"), [(800, 330), (1200, 480)])
@pytest.mark.parametrize("house", range(3))
def test_the_desk_stays_in_its_panel(w: int, h: int, house: int) -> None:
    for lang in ("ko", "en"):
        for _, b in one_of_each(played(house, 4)).values():
            for shown in (False, True):
                desk_faults(b, lang, shown, w, h)


def desk_faults(s: Any, lang: str, shown: bool, w: int, h: int) -> None:
    image = QImage(w, h, QImage.Format.Format_RGB32)
    p = QPainter(image)
    with watching() as lines:
        desk.paint(p, s, 0, say(lang), shown, w, h)
    p.end()
    assert not [x for x in lines if x.size < CONSOLE_FLOOR or x.width > x.most + 1]
    assert not [x for x in lines if not 0 <= x.rect.left() <= x.rect.right() <= w]
    assert not [x for x in lines if x.rect.bottom() > h]


def test_the_desk_hides_a_stick_until_it_is_asked() -> None:
    s = hosted("yut", 4, sticks="sealed")
    both = [
        replace(s, game=replace(s.game, step="throw", sticks=(side, "", "", ""))) for side in SIDES
    ]
    pictures = []
    for shown in (False, True):
        for one in both:
            image = QImage(800, 330, QImage.Format.Format_RGB32)
            image.fill(0)
            p = QPainter(image)
            desk.paint(p, one, 0, say("ko"), shown, 800, 330)
            p.end()
            pictures.append(image)
    assert pictures[0] == pictures[1]
    assert pictures[2] != pictures[3]


def test_moves_that_are_shown_are_the_moves_of_the_rules() -> None:
    for _, b in played(0):
        if b.game.step == "move":
            now = table(seen(b))
            assert now is not None
            assert len({(s.lead, s.cells, s.home) for s in now.steps()}) <= len(moves(b.game))
            assert bool(now.steps()) == bool(moves(b.game))
