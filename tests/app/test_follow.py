"""The rundown by itself, held until taken, one picture a step, the pages of the rules."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from app import drivers
from app.audience.scenes import KINDS, named_scene
from app.follow import next_scene, scene_of
from app.live import Live
from engine.journal import load
from engine.show.records import Arena, Finish, Lot, Open
from engine.timeline import Timeline
from engine.types import DEALER
from tests.app.conftest import press, write
from tests.app.hall import evening, go_on


def racing(live: Live) -> Live:
    """A race in which everybody has handed in two coins secretly."""
    session = live.session
    session.submit(Open(DEALER, "horror"))
    while not (session.timeline.state.game and session.timeline.state.game.step == "ready"):
        if drivers.answer(session.timeline) is not None:
            session.go_on()
        else:
            session.submit(session.timeline.options()[0].sample(Random(1)))
    return live


def drawn(live: Live) -> QImage:
    return live.hall.picture(QSize(1920, 1080))


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
    assert next_scene("rules:2", s) == "rules:3"  # the game's two pages, then the evening's
    assert next_scene("rules:4", s) == "game"
    before = evening(6).states[0]
    assert next_scene("rules:2", before) == "title"  # no game is open: only the evening's


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


def test_the_hall_goes_along_and_the_file_tells(live: Live) -> None:
    scenes = ["title", "game", "result", "duel", "game", "result", "farewell"]
    assert play(live) == scenes
    written = [line.scene for line in load(live.session.opened.path).lines if line.scene]
    assert written == scenes[1:]


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


def test_E_a_freeze_and_black_are_lifted_by_nobody_but_the_producer(live: Live) -> None:
    """The evening goes on to another scene under them, and is there when they end."""
    press(live.console, "F6", "F8")
    live.session.submit(Open(DEALER, "horror"))
    assert (live.channel.frozen, live.channel.black) == (True, True)
    assert live.hall.scene().kind == "black"
    live.channel.black_out(False)
    assert live.hall.scene().kind == "title"
    assert live.channel.next == "game"
    live.channel.freeze(False)
    assert live.hall.scene().kind == "game"
    assert live.session.opened.evening.scene == "game"


def test_scene_and_state_change_as_one_picture(live: Live) -> None:
    """Neither forward nor back is there a moment in which one is ahead of the other."""
    shown: list[tuple[str, str, bool]] = []
    live.channel.shown.connect(
        lambda picture: shown.append((picture.scene, picture.seen.state.step, picture.snap))
    )
    live.session.submit(Open(DEALER, "horror"))
    live.session.undo()
    live.session.redo()
    assert shown == [("game", "lot", False), ("title", "open", True), ("game", "lot", True)]


def test_what_was_chosen_by_hand_stays_next_while_the_hall_is_held(live: Live) -> None:
    press(live.console, "F9", "F7")
    chosen = live.channel.next
    live.session.submit(Open(DEALER, "horror"))
    assert chosen == live.channel.next != "game"
    press(live.console, "F5")
    assert live.channel.scene == chosen
    assert live.channel.next == "game"


def test_following_again_catches_up_with_the_evening(live: Live) -> None:
    press(live.console, "F9")
    live.session.submit(Open(DEALER, "horror"))
    assert live.hall.scene().kind == "title"
    live.channel.hold(False)
    assert live.hall.scene().kind == "game"


def test_taking_again_turns_the_pages_of_the_rules(live: Live) -> None:
    live.session.submit(Open(DEALER, "horror"))
    live.channel.cue("rules")
    pages = []
    for _ in range(4):
        live.console.hall_keys._last.clear()
        press(live.console, "F5")
        pages.append((live.channel.scene, drawn(live)))
    assert [name for name, _ in pages] == ["rules", "rules:2", "rules:3", "rules:4"]
    assert all(a != b for k, (_, a) in enumerate(pages) for _, b in pages[:k])
    assert live.channel.next == "game"


def test_a_step_does_not_begin_the_countdown_anew(live: Live) -> None:
    live.session.submit(Open(DEALER, "horror"))
    live._typed("clock 90")
    live._take("countdown")
    live.timing.adjust(-30)
    live.session.submit(live.session.timeline.options()[0].sample(Random(1)))
    assert live.hall.scene().kind == "countdown"
    assert live.hall.scene().seconds == 60


@pytest.mark.parametrize("mode", ["F6", "F9"])
def test_a_picture_that_stands_shows_no_clock_of_another_turn(mode: str, live: Live) -> None:
    """What stands is the turn before; its ring neither runs on nor begins again."""
    session = racing(live).session
    while session.timeline.state.game.step != "turn":
        session.go_on()
    assert live.hall.scene().timed
    press(live.console, mode)
    was = live.hall.scene().seconds
    turn = session.timeline.state.game.turn
    while session.timeline.state.game.turn == turn:
        session.submit(session.timeline.options()[0].sample(Random(4)))
    live.timing.adjust(-7)
    scene = live.hall.scene()
    assert (scene.timed, scene.seconds) == (True, was) if mode == "F6" else not scene.timed
