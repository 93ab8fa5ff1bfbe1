"""The scenes about people: spotlight, death match, farewell, from whole evenings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from app.audience.scenes import Scene
from app.draw import watching
from engine import show
from engine.seen import Seen
from engine.show.records import Bequeath, Settle
from engine.types import PUBLIC, replace
from tests.app.hall import evening, faults, go_on, say, shot
from tests.app.test_follow import whole


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("kind", ["spotlight", "duel", "farewell", "rules"])
def test_nothing_is_small_too_wide_or_on_top_of_another(kind: Any, lang: str) -> None:
    t = whole(lang=lang)
    picked = [k for k, s in enumerate(t.states) if s.step in ("arena", "spare", "bequeath")]
    for k in (*picked[:3], len(t.states) - 1):
        t.at = k
        seen = t.seen(PUBLIC)
        parts = range(1, len(seen.state.players) + 1) if kind == "spotlight" else (1, 2, 3, 4)
        for part in parts:
            assert not faults(Scene(kind, seen, part=part), lang), (k, part)


def words(scene: Scene, lang: str = "ko") -> list[str]:
    with watching() as lines:
        shot(scene, lang)
    return [line.words for line in lines]


def test_a_farewell_tells_who_stays_and_who_inherits() -> None:
    t = whole()
    s = t.state
    gone, left = s.out[-1], next(a for a in t.seen(PUBLIC).log if isinstance(a, Bequeath))
    told = words(Scene("farewell", t.seen(PUBLIC)))
    assert s.winners[0] != gone
    for player in (gone, s.winners[0], left.to):
        assert s.players[player].short in told
    assert f"+{left.garnets}" in told
    assert say("ko")("hall-farewell-stays") in told


def test_a_death_match_without_a_prize_shows_what_each_holds() -> None:
    t = whole()
    t.at = next(k for k, s in enumerate(t.states) if s.step == "bequeath")
    told = words(Scene("result", t.seen(PUBLIC)))
    assert "±0" not in told
    assert str(t.state.garnets[t.state.last[0]]) in told


def test_a_person_in_the_light_is_told_by_the_log() -> None:
    t = whole()
    seen = t.seen(PUBLIC)
    wins = [a.winners for a in seen.log if isinstance(a, Settle)]
    assert len(wins) == 2
    for player in range(len(seen.state.players)):
        if player not in seen.state.out:
            told = words(Scene("spotlight", seen, part=player + 1))
            assert told[-1] == str(sum(player in who for who in wins))


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_worst_names_and_purses_have_room(lang: str) -> None:
    """The widest names, 999 garnets, two tokens, a photo; 24 people, one of them out."""
    t = whole(lang=lang)
    s = t.state
    wide = (
        show.Player("W" * 24, "W" * 8, 1) if lang == "en" else show.Player("뷁" * 12, "뷁" * 4, 1)
    )
    people = (wide,) * 24
    config = replace(s.config, players=people)
    state = replace(
        s, players=people, config=config, garnets=(999,) * 24, tokens=(2,) * 24, before=(1,) * 24,
        history=((1,) * 24, (999,) * 24), gained=(0,) * 24,
    )  # fmt: skip
    log = (Bequeath(0, s.out[-1], 3, 999),)
    photo = QImage(640, 480, QImage.Format.Format_RGB32)
    photo.fill(QColor("#446688"))
    full = Seen(PUBLIC, state, log, ())
    duel = replace(full, state=replace(state, step="arena", duelists=(1, 2), candidates=(1,)))
    twelve = replace(full, state=replace(state, step="arena", duelists=tuple(range(12))))
    for scene in (
        Scene("spotlight", full, part=3), Scene("spotlight", full, part=3, photo=photo),
        Scene("farewell", full), Scene("result", full), Scene("duel", duel),
        Scene("duel", twelve), Scene("title", full),
    ):  # fmt: skip
        assert not faults(scene, lang), scene.kind


def test_a_photo_takes_the_place_of_the_sign() -> None:
    seen = whole().seen(PUBLIC)
    photo = QImage(300, 200, QImage.Format.Format_RGB32)
    photo.fill(QColor("#446688"))
    picture = shot(Scene("spotlight", seen, part=1, photo=photo), wide=1920)
    assert picture.pixelColor(440, 560) == QColor("#446688")


def test_a_person_in_the_light_tells_no_secret() -> None:
    """Two evenings that differ in what players chose secretly give the same picture."""
    t = evening(6)
    rng = Random(2)
    while t.state.game is None or t.state.game.step == "support":
        go_on(t, rng)
    other = show.imagine(show.view(t.state, PUBLIC), Random(9))
    assert other != t.state
    seen = t.seen(PUBLIC)
    twin = replace(seen, state=show.view(other, PUBLIC))
    for kind, part in (("spotlight", 2), ("duel", 0), ("farewell", 0)):
        one, two = Scene(kind, seen, part=part), Scene(kind, twin, part=part)  # type: ignore[arg-type]
        assert shot(one) == shot(two)
