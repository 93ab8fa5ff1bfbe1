"""The rundown by itself, held until taken, people in the light, and the open cut."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app import drivers, showfile
from app.audience.scenes import KINDS, Scene, named_scene
from app.follow import next_scene, scene_of
from app.live import Live
from app.pace import at_once
from app.session import Session
from engine import show
from engine.journal import load
from engine.show.records import Arena, Finish, Lot, Open
from engine.timeline import Timeline
from engine.types import DEALER, PUBLIC, replace
from tests.app.conftest import press, write
from tests.app.hall import evening, faults, go_on, shot


def whole(seed: int = 1, lang: str = "ko") -> Timeline:
    """A race, its death match to the end, everything by lot; two-sided poker, the shortest."""
    t = evening(6, lang, seed, coins="drawn")
    rng = Random(seed)
    for _ in range(6000):
        arena = next((o for o in t.options() if o.kind is Arena), None)
        if arena is not None:
            t.play(Arena(arena.actor, "twosided"))
        elif t.state.step == "open" and t.state.episode:
            return t
        else:
            go_on(t, rng)
    raise AssertionError("the evening does not end")


def test_every_step_of_an_evening_has_its_scene() -> None:
    """In this order, from the lot of the race to who leaves."""
    t = whole()
    scenes: list[str] = []
    for s in t.states:
        if not scenes or scenes[-1] != scene_of(s):
            scenes.append(scene_of(s))
    assert scenes == ["title", "game", "result", "duel", "game", "result", "farewell"]
    assert all(named_scene(name)[0] in KINDS for name in scenes)


def test_what_is_proposed_next() -> None:
    t = evening(6)
    s = t.state
    assert next_scene("title", s) == "game"
    assert next_scene("game", s) == "standings"
    assert next_scene("standings", s) == "game"
    assert next_scene("rules", s) == "rules:2"
    assert next_scene("rules:2", s) == "game"


def play(live: Live, most: int = 4000) -> list[str]:
    """The live evening by lot to the end of its episode; the scenes that were on."""
    rng, session = Random(3), live.session
    scenes = [live.channel.scene]
    for _ in range(most):
        t = session.timeline
        if t.state.step == "open" and t.state.episode:
            return scenes
        if drivers.answer(t) is not None:
            session.go_on()
        else:
            options = [o for o in t.options() if o.kind is not Finish]
            arena = next((o for o in options if o.kind is Arena), None)
            if any(o.kind is Open for o in options):
                session.submit(Open(DEALER, "horror"))
            elif arena is not None:
                session.submit(Arena(arena.actor, "twosided"))
            elif options[0].kind is Lot:
                session.submit(options[0].sample(rng))
            else:
                session.submit(options[0].sample(rng))
        if scenes[-1] != live.channel.scene:
            scenes.append(live.channel.scene)
    raise AssertionError("not over")


def test_the_hall_goes_along(live: Live) -> None:
    assert play(live) == ["title", "game", "result", "duel", "game", "result", "farewell"]


def test_held_nothing_changes_until_it_is_taken(live: Live) -> None:
    press(live.console, "F9")
    assert live.console.rundown.follows is False
    stands = live.channel.live
    assert play(live) == ["title"]
    assert live.channel.live == stands
    assert live.hall.scene().kind == "title"
    assert live.channel.next == "farewell"  # what would come is in view
    press(live.console, "F5")
    assert live.hall.scene().kind == "farewell"
    assert live.channel.live is not None
    assert live.channel.live.seen == live.channel.latest
    live.console.hall_keys._last.clear()
    press(live.console, "F9")
    assert live.channel.held is False


def test_an_undo_over_a_scene_goes_back_with_it(live: Live) -> None:
    live.session.submit(Open(DEALER, "horror"))
    assert live.channel.scene == "game"
    live.session.undo()
    assert live.channel.scene == "title"
    assert live.hall.moving is False


def test_somebody_in_the_light(live: Live) -> None:
    press(live.console, "V")
    write(live.console.line, "3")
    press(live.console.line, "Enter")
    assert live.channel.next == "spotlight:3"
    assert live.channel.scene == "title"  # it waits to be taken
    press(live.console, "F5")
    scene = live.hall.scene()
    assert (scene.kind, scene.part) == ("spotlight", 3)
    assert live.console.rundown.live == "spotlight:3"


def test_nobody_of_that_number(live: Live) -> None:
    press(live.console, "V")
    write(live.console.line, "99")
    press(live.console.line, "Enter")
    assert live.console.lead.told
    assert not live.channel.next.startswith("spotlight")


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("kind", ["spotlight", "duel", "farewell", "rules"])
def test_nothing_is_small_too_wide_or_on_top_of_another(kind: Any, lang: str) -> None:
    t = whole(lang=lang)
    picked = [k for k, s in enumerate(t.states) if s.step in ("arena", "spare", "bequeath")]
    for k in (*picked[:3], len(t.states) - 1):
        t.at = k
        seen = t.seen(PUBLIC)
        parts = range(1, len(seen.state.players) + 1) if kind == "spotlight" else (1, 2)
        for part in parts:
            assert not faults(Scene(kind, seen, part=part), lang), (k, part)


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


# ---------------------------------------------------------------- the open cut


def test_the_open_cut_is_asked_twice_seen_and_written_down(live: Live) -> None:
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC
    assert live.console.lead.told
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == frozenset(range(len(live.session.timeline.state.players)))
    assert live.console.top.open_cut
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC
    assert not live.console.top.open_cut
    notes = [line.note for line in load(live.session.opened.path).lines if line.note]
    assert notes == ["open cut on", "open cut off"]


def test_one_press_of_the_open_cut_is_forgotten(live: Live, qtbot: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("app.live.CONFIRM", 20)
    press(live.console, "Ctrl+O")
    qtbot.wait(60)
    press(live.console, "Ctrl+O")
    assert live.channel.viewer == PUBLIC


def test_the_open_cut_shows_what_viewers_at_home_saw(live: Live) -> None:
    """While it is on, the hall's picture depends on a secret; before and after it never does."""
    session: Session = live.session
    session.submit(Open(DEALER, "horror"))
    while session.timeline.state.step != "ready":
        lot = session.timeline.options()[0]
        session.submit(lot.sample(Random(1)))
    session.go_on()
    secret = session.timeline.state.game
    assert secret is not None
    before = live.channel.latest
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert live.channel.latest is not None
    assert before is not None
    assert live.channel.latest.viewer != before.viewer


def test_after_a_restart_the_open_cut_is_off(live: Live, settings: Any) -> None:
    press(live.console, "Ctrl+O", "Ctrl+O")
    assert live.channel.viewer != PUBLIC
    path = live.session.opened.path
    live.close()
    again = Live(showfile.open_show(path), live.say, settings, pace=at_once, motion=False)
    again.start()
    assert again.channel.viewer == PUBLIC
    again.close()
