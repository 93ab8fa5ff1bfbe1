"""The mini-game room's window: touched to the end of a problem, shut to what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from app import nextdoor, showfile
from app.audience.scenes import Scene
from app.channel import Channel
from app.desk import Trouble
from app.draw import smooth, watching
from app.games.holdem import dealer
from app.games.holdem.table import table
from app.live import Live
from app.nextdoor import Beside, NextDoor, OpenRoom, people
from app.pace import at_once
from app.room import equation, packing, squares
from app.room.look import Look, phase, picks, shown, task
from app.room.picture import paint
from app.room.places import SEAL, pick_boxes, team_box
from app.room.window import RoomWindow, canvas
from app.screens import saved_screen
from app.text import Say
from engine import show
from engine.games.holdem.records import Pick, Solve, Wrong
from engine.minigames import LEVELS, MINIGAMES
from engine.minigames.matchsticks.records import Equation, Squares
from engine.minigames.scales.records import OddCoin, Ratio
from engine.seen import Seen
from engine.show import Config, Player
from engine.types import PUBLIC, replace
from tests.app.conftest import press
from tests.app.fingers import lay, slip, solution
from tests.app.hall import KOREAN, say, shot, wrong
from tests.app.test_dealer_holdem import desk_of, painted, told as typed
from tests.app.test_screens import DELL, LAPTOP, PROJ, screen
from tests.app.test_stage_holdem import WIDEST, evening, played, seen as hall_seen, worst

pytestmark = pytest.mark.usefixtures("qapp")
DEAL = ("first 1", "begin", "deal 7", "deal 2", "deal 3", "deal 10")
KINDS = [(kind, level) for kind in MINIGAMES for level in LEVELS]
LONGEST = {"ko": KOREAN, "en": WIDEST}


# ------------------------------------------------------------------ an evening with the window


class Night:
    """A live evening of hold'em with the room's window, its lines typed, its window touched."""

    def __init__(self, folder: Path, settings: QSettings, teams: int = 4, lang: str = "ko",
                 **rules: Any) -> None:  # fmt: skip
        names = LONGEST[lang][: 2 * teams]
        folk = tuple(Player(n, n, 12 * (k < teams), k >= teams) for k, n in enumerate(names))
        opened = showfile.create(folder / "night.garnet", Config("밤", folk), "a seed")
        self.live = Live(opened, Say(lang), settings, pace=at_once, motion=False)
        self.live.console.show()
        self.live.start()
        self.door = NextDoor(self.live)
        self.type("open holdem", *[f"lot {n + 1}" for n in range(teams)])
        self.type(*[f"team {teams + n + 1}" for n in range(teams)])
        self.type(*[f"switch holdem.{name} {to}" for name, to in rules.items()], "start")

    def type(self, *lines: str) -> None:
        for line in lines:
            before = len(self.live.session.timeline.entries)
            self.live.session.say(line)
            assert len(self.live.session.timeline.entries) > before, line

    @property
    def game(self) -> Any:
        return self.live.session.timeline.state.game

    @property
    def room(self) -> OpenRoom:
        assert self.door.room is not None
        return self.door.room

    @property
    def window(self) -> RoomWindow:
        return self.room.window

    def open(self) -> None:
        press(self.live.console, "Ctrl+M")
        self.window.resize(960, 540)

    def touch(self, *points: tuple[float, float]) -> None:
        """A tap, or a drag from the first point to the last."""
        self._send(QEvent.Type.MouseButtonPress, points[0])
        for x, y in points[1:]:
            self._send(QEvent.Type.MouseMove, (x + 9, y + 9))
            self._send(QEvent.Type.MouseMove, (x, y))
        self._send(QEvent.Type.MouseButtonRelease, points[-1])

    def _send(self, kind: QEvent.Type, point: tuple[float, float]) -> None:
        at = canvas(QRectF(self.window.rect())).map(QPointF(*point))
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        moving, up = kind == QEvent.Type.MouseMove, kind == QEvent.Type.MouseButtonRelease
        event = QMouseEvent(kind, at, at, none if moving else left, none if up else left,
                            Qt.KeyboardModifier.NoModifier)  # fmt: skip
        QCoreApplication.sendEvent(self.window, event)

    def plate(self, team: int) -> None:
        middle = team_box(team).center()
        self.touch((middle.x(), middle.y()))

    def pick(self, card: int | None) -> None:
        """Light the card, then seal it."""
        cards = picks(self.game)
        box = pick_boxes(len(cards))[cards.index(card)].center()
        self.touch((box.x(), box.y()))
        self.touch((SEAL.center().x(), SEAL.center().y()))

    def lay(self, right: bool = True) -> None:
        open_ = task(table(self.window.look.after))
        assert open_ is not None
        problem = open_.problem
        answer = solution(open_.kind, problem)
        if not right:
            answer = slip(problem, answer)
        lay(problem, answer, self.touch, lambda: self.window.look.draft)

    def end(self) -> None:
        self.live.close()
        for window in (self.live.console, self.live.hall):
            window.close()
            window.deleteLater()


@pytest.fixture
def nights(folder: Path, settings: QSettings, qtbot: Any) -> Iterator[Any]:
    out: list[Night] = []

    def make(*args: Any, **rules: Any) -> Night:
        out.append(Night(folder, settings, *args, **rules))
        return out[-1]

    yield make
    for night in out:
        night.end()


def number_of(kind: str, level: int, wanted: type) -> int:
    """The first problem of this family."""
    make = MINIGAMES[kind].generate
    return next(n for n in count() if isinstance(make(str(n), level), wanted))


def posed(night: Night, kind: str = "scales", number: int = 0) -> None:
    """Four cards lie, the window is open, a problem is posed."""
    night.type("first 1", "begin", f"kind {kind}", *DEAL[2 : 2 + len(night.game.before)])
    night.open()
    night.type(f"pose {number}")


# ------------------------------------------------------------------ by touch to the end


@pytest.mark.parametrize(("kind", "level"), KINDS)
def test_a_problem_of_each_kind_is_solved_and_its_card_sealed_by_touch(
    nights: Any, kind: str, level: int
) -> None:
    lang = "ko" if level % 2 else "en"
    night = nights(4, lang, kinds="host", levels=level)
    posed(night, kind, number=level)
    night.lay()
    night.plate(2)
    assert (night.game.room.solver, night.game.room.wrong) == (2, ())
    done = night.live.session.timeline.done
    assert (done[-1].action, done[-1].by) == (Solve(4, 2), "dealer")  # as if it had been typed
    night.pick(8)
    assert done is not night.live.session.timeline.done
    assert night.live.session.timeline.done[-1].action == Pick(4, 8)
    night.type("bring", "open 8")
    assert night.game.shared == (8,)


def test_squares_by_touch_and_an_undo_begins_the_problem_anew(nights: Any) -> None:
    night = nights(kinds="host", levels=3)
    posed(night, "matchsticks", number_of("matchsticks", 3, Squares))
    night.lay()
    night.plate(0)
    assert night.game.room.solver == 0
    night.live.session.undo()
    assert night.game.room.solver == -1
    assert night.window.look.draft == squares.Removed()  # nothing is laid yet


@pytest.mark.parametrize("family", [Ratio, OddCoin])
def test_a_wrong_answer_is_written_down_as_wrong(nights: Any, family: type) -> None:
    night = nights(2, kinds="host", levels=2)
    posed(night, "scales", number_of("scales", 2, family))
    night.lay(right=False)
    night.plate(1)
    assert night.live.session.timeline.done[-1].action == Wrong(2, 1)
    assert (night.game.room.wrong, night.game.room.solver) == ((1,), -1)
    assert night.window.look.told == "wrong"
    night.lay()
    night.plate(0)
    assert night.game.room.solver == 0


def test_what_is_no_answer_yet_costs_nothing(nights: Any) -> None:
    night = nights(kinds="host", levels=1)
    posed(night, "matchsticks", number_of("matchsticks", 1, Equation))
    before = night.live.session.timeline.at
    night.plate(1)
    assert night.window.look.told == "unfinished"
    problem = task(table(night.window.look.after)).problem  # type: ignore[union-attr]
    places, lie = equation._places(problem), equation._lie(problem, equation.Moved())
    for out in lie:
        for into in places.keys() - lie:
            moved = equation.Moved(out, into)
            if "?" in equation.answer(problem, moved):
                night.window.look = replace(night.window.look, draft=moved)
                night.plate(1)
                assert night.window.look.told == "unreadable"
    assert night.live.session.timeline.at == before
    assert night.game.room.wrong == ()


def test_one_match_is_on_its_way_and_every_touch_can_be_taken_back(nights: Any) -> None:
    night = nights(kinds="host", levels=1)
    posed(night, "matchsticks", 3)
    problem: Any = task(table(night.window.look.after)).problem  # type: ignore[union-attr]
    places = equation._places(problem)
    lie = sorted(equation._lie(problem, equation.Moved()))
    free = sorted(places.keys() - set(lie))

    def tap(spot: Any) -> Any:
        middle = places[spot].center()
        night.touch((middle.x(), middle.y()))
        return night.window.look.draft

    assert tap(free[0]) == equation.Moved()
    assert tap(lie[0]) == equation.Moved(lie[0])
    assert tap(free[0]) == equation.Moved(lie[0], free[0])
    assert tap(free[0]) == equation.Moved(lie[0])
    assert tap(lie[1]) == equation.Moved(lie[1])
    assert tap(lie[1]) == equation.Moved()


def test_a_piece_goes_back_where_it_does_not_fit_and_a_tap_lays_the_chosen_one(
    nights: Any,
) -> None:
    night = nights(kinds="host", levels=1)
    posed(night, "packing", 2)
    problem: Any = task(table(night.window.look.after)).problem  # type: ignore[union-attr]
    wide, left, top = packing._grid(problem)
    draft = lambda: night.window.look.draft  # noqa: E731
    first, second = (b.center().toTuple() for b in packing._stands(len(draft().at))[:2])
    edge = (left + (problem.cols - 0.5) * wide, top + (problem.rows - 0.5) * wide)
    night.touch(first, (1900, 1070))
    assert draft().at[0] is None
    night.touch(first)
    assert draft().chosen == 0
    for r in range(problem.rows):
        for c in range(problem.cols):
            if draft().at[0] is None:
                night.touch((left + (c + 0.5) * wide, top + (r + 0.5) * wide))
    assert draft().at[0] is not None
    r, c = packing._covered(draft(), 0)[0]
    on_it = (left + (c + 0.5) * wide, top + (r + 0.5) * wide)
    night.touch(second, on_it)  # the place is taken
    assert draft().at[1] is None
    night.touch(on_it)  # and a tap takes a piece up again
    assert draft().at[0] is None
    night.touch(second, edge)
    clear = packing.DEEDS.right() - 60, packing.DEEDS.center().y()
    night.touch(clear)
    assert draft() == packing.start(problem)


# ------------------------------------------------------------------ wrong answers (H-17)


def test_who_was_wrong_is_locked_for_a_while(nights: Any, qtbot: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(nextdoor, "LOCK", 1)
    night = nights(2, kinds="host")
    posed(night)
    night.lay(right=False)
    night.plate(1)
    assert night.window.look.locks == ((1, 1),)
    night.lay()
    night.plate(1)
    assert (night.window.look.told, night.game.room.solver) == ("locked", -1)
    qtbot.waitUntil(lambda: night.window.look.locks == (), timeout=3000)
    night.plate(1)
    assert night.game.room.solver == 1


def test_a_wrong_answer_of_the_console_locks_as_well_and_an_undo_unlocks(nights: Any) -> None:
    night = nights(kinds="host")
    posed(night)
    press(night.live.console, "E", "3")
    assert night.game.room.wrong == (2,)
    assert (night.window.look.locks, night.window.look.told) == (((2, 5),), "wrong")
    press(night.live.console, "E", "3")  # once more: five seconds from now
    assert night.window.look.locks == ((2, 5),)
    press(night.live.console, "Z", "Z")
    assert (night.game.room.wrong, night.window.look.locks) == ((), ())


def test_out_for_the_problem_and_no_penalty(nights: Any, folder: Path) -> None:
    night = nights(2, kinds="host", wrong_answer="out_for_problem")
    posed(night)
    night.lay(right=False)
    night.plate(0)
    night.lay()
    night.plate(0)
    assert (night.window.look.told, night.game.room.solver) == ("out", -1)
    assert night.window.look.locks == ()


def test_without_penalty_the_next_answer_counts_at_once(nights: Any) -> None:
    night = nights(2, kinds="host", wrong_answer="free")
    posed(night)
    night.lay(right=False)
    night.plate(0)
    night.lay()
    night.plate(0)
    assert night.game.room.solver == 0


# ------------------------------------------------------------------ the pick


def grabbed(look: Look, wide: int = 480) -> QImage:
    image = QImage(wide, wide * 9 // 16, QImage.Format.Format_RGB32)
    drawn(image, wide / 1920, look, "ko")
    return image


def drawn(image: QImage, scale: float, look: Look, lang: str) -> None:
    p = smooth(QPainter(image))
    p.scale(scale, scale)
    paint(p, look, say(lang))
    p.end()


def test_a_card_is_sealed_by_a_second_touch_and_leaves_no_trace(nights: Any) -> None:
    night = nights(kinds="host")
    posed(night)
    night.lay()
    night.plate(3)
    seal = (SEAL.center().x(), SEAL.center().y())
    night.touch(seal)
    assert night.game.room.card == 0  # nothing was lit
    pictures = []
    for card in (3, 10, None):
        night.pick(card)
        assert night.game.room.card == card
        assert night.window.look.armed == -1
        pictures.append(grabbed(night.window.look))
        night.live.session.undo()
    assert pictures[0] == pictures[1] == pictures[2]
    widths = {box.width() for box in pick_boxes(11)}
    assert max(widths) < 1920 / 20  # of a canvas half a metre wide: a hand covers it


def test_a_card_of_the_console_puts_out_the_one_that_was_lit(nights: Any) -> None:
    night = nights(kinds="host")
    posed(night)
    night.type("solve 2")
    box = pick_boxes(11)[4].center()
    night.touch((box.x(), box.y()))
    assert night.window.look.armed == 4
    night.type("pick 9")
    night.live.session.undo()
    assert (night.game.room.card, night.window.look.armed) == (0, -1)


def test_drawn_cards_leave_nothing_to_seal_by_hand(nights: Any) -> None:
    night = nights(cards="drawn")
    assert None not in picks(night.game)


# ------------------------------------------------------------------ who sits there


def a_round(night: Night) -> None:
    """Everybody folds to the last one, before a second problem is posed."""
    night.type("begin")
    while night.game.step == "deal":
        taken = [c for c in night.game.cards if c]
        night.type(f"deal {next(c for c in range(1, 11) if c not in taken)}")
    night.type("pose 5", "solve 1", "pick 4", "bring", "open 4")
    while night.game.step == "bet":
        night.type("fold")


def test_people_change_rooms_and_no_old_secret_goes_with_them(nights: Any) -> None:
    """§2.1-19: each picture is what its own people may know; the change has no card in it."""
    night = nights(4)
    night.type("first 1")
    night.open()
    looks: list[tuple[Any, Look]] = []
    show_seen = night.window.show_seen

    def watched(seen: Seen) -> None:
        show_seen(seen)
        looks.append((night.live.session.timeline.state, night.window.look))

    night.room.channel.shown.disconnect()
    night.room.channel.shown.connect(lambda picture: watched(picture.seen))
    for _ in range(6):
        a_round(night)
    for _ in range(3):
        night.live.session.undo()
    viewers = []
    for state, look in looks:
        assert look.after is not None
        assert look.after.viewer == people(state)
        assert look.after.state == show.view(state, people(state))
        viewers.append(look.after.viewer)
    changes = [b for a, b in pairwise(looks) if a[1].after.viewer != b[1].after.viewer]  # type: ignore[union-attr]
    assert len(changes) == 1
    assert set(changes[0][1].after.state.game.cards) == {0}  # type: ignore[union-attr]
    assert changes[0][1].after.state.game.room is None  # type: ignore[union-attr]
    assert set(viewers) == {frozenset({4, 5, 6, 7}), frozenset({0, 1, 2, 3})}


def test_between_rounds_no_card_lies_there_that_was_not_shown() -> None:
    """Who comes in to change rooms finds nothing of the round before."""
    s = evening(4)
    pictures = []
    for cards in ((7, 2, 3, 10), (1, 2, 3, 4)):
        game = replace(s.game, step="ready", round=5, cards=cards, shown=(1, 2), shared=(5, 6))
        pictures.append(grabbed(shown(Look(), as_seen(replace(s, game=game)))))
    assert pictures[0] == pictures[1]
    game = replace(s.game, step="bet", round=5, cards=(7, 2, 3, 10), shared=(5,))
    game = replace(game, bets=replace(game.bets, live=(0, 1, 2, 3), due=(0,)))
    other = replace(game, cards=(1, 2, 3, 4))
    one, two = (shown(Look(), as_seen(replace(s, game=g))) for g in (game, other))
    assert grabbed(one) != grabbed(two)


def test_outside_of_holdem_nobody_sits_there(nights: Any) -> None:
    night = nights(2)
    posed_, s = night.game, night.live.session.timeline.state
    assert people(s) == frozenset({2, 3})
    assert people(replace(s, key="horror", game=None)) == PUBLIC
    assert posed_.step == "lot"


# ------------------------------------------------------------------ secrets


def as_seen(s: Any) -> Seen:
    return Seen(people(s), show.view(s, people(s)), (), ())


def one_of_each(states: tuple[Any, ...]) -> list[Any]:
    found = {(phase(s.game), len(s.game.shared), any(s.game.helper)): s for s in states}
    return list(found.values())


def test_with_the_whole_truth_at_hand_the_picture_is_the_same() -> None:
    """What the room may not know is not painted even where a painter could read it."""
    secret = 0
    for s in [s for house in range(4) for s in one_of_each(played(house, 4))]:
        seen = as_seen(s)
        truth = replace(seen, state=s)
        secret += truth != seen
        look = shown(Look(seconds=9, total=60, timed=True), seen)
        assert grabbed(look, wide=240) == grabbed(replace(look, after=truth), wide=240)
    assert secret


def test_roles_decided_next_door_are_not_told_in_the_room() -> None:
    s = evening(4)
    game = replace(s.game, step="roles", round=10, helper=(True,) * 4)
    pictures = []
    for choices in (("helper", "principal", "", ""), ("principal", "helper", "", "")):
        now = replace(s, game=replace(game, choices=choices))
        assert as_seen(now).state.game.choices == (None, None, "", "")
        pictures.append(grabbed(shown(Look(), as_seen(now))))
    assert pictures[0] == pictures[1]


def other_room(s: Any) -> Any:
    """The same table, and another truth next door."""
    room = s.game.room
    changed = replace(
        room, number=room.number ^ 1, wrong=(1,) if room.wrong != (1,) else (0,),
        solver=room.solver ^ 1 if room.solver >= 0 else room.solver,
        card=room.card % 10 + 1 if room.card else room.card,
    )  # fmt: skip
    return replace(s, game=replace(s.game, room=changed))


@pytest.mark.parametrize("house", range(4))
def test_the_rooms_truth_never_reaches_the_hall_nor_the_console_without_tab(house: int) -> None:
    met = 0
    states = [s for s in one_of_each(played(house, 4)) if s.game.room is not None]
    for s in states:
        other = other_room(s)
        assert other != s
        if s.game.room.solver >= 0 and s.game.room.card is None:
            other = replace(s, game=replace(s.game, room=replace(other.game.room, card=None)))
        for t in (0, 0.5, 1):
            hall = shot(Scene("game", hall_seen(s), hall_seen(s), t), wide=240)
            assert hall == shot(Scene("game", hall_seen(other), hall_seen(other), t), wide=240)
        number = replace(other.game.room, number=s.game.room.number)  # the dealer posed it
        quiet = replace(other, game=replace(other.game, room=number))
        assert painted(s, False) == painted(quiet, False)
        assert dealer.situation(s, 0) == dealer.situation(quiet, 0)
        now, then = (dealer.page(desk_of(x), 0, say("ko")) for x in (s, quiet))
        if s.game.config.wrong_answer != "out_for_problem" and phase(s.game) != "open":
            assert now == then
        met += 1
    assert met > 5


def test_hall_and_log_learn_nothing_while_the_window_is_used(nights: Any) -> None:
    night = nights(2, kinds="host")
    posed(night)
    hall = night.live.channel
    before, picture = hall.latest, night.live.hall.grab().toImage()
    night.lay(right=False)
    night.plate(0)
    night.lay()
    night.plate(1)
    night.pick(6)
    assert hall.latest == before
    assert hall.latest.state.game.room is None
    assert night.live.hall.grab().toImage() == picture


# ------------------------------------------------------------------ how it looks


def lines_of(look: Look, lang: str) -> list[str]:
    """The faults of the whole canvas, of which only a corner is really drawn."""
    with watching() as lines:
        drawn(QImage(16, 9, QImage.Format.Format_RGB32), 1, look, lang)
    return wrong(lines)


def at(s: Any, lines: tuple[str, ...]) -> Any:
    for line in lines:
        s = typed(s, line)
    return s


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize(("kind", "level"), KINDS)
def test_every_kind_and_level_fits(lang: str, kind: str, level: int) -> None:
    teams = 2 + level % 3
    s = evening(teams, lang, 999, kinds="host", levels=level)
    s = at(s, ("first 1", "begin", f"kind {kind}", *DEAL[2 : 2 + teams]))
    asks = set()
    for number in range(6):
        seen = as_seen(at(s, (f"pose {number}",)))
        look = shown(Look(seconds=143, total=180, timed=True), seen)
        assert lines_of(look, lang) == []
        asks.add(type(task(table(seen)).problem))  # type: ignore[union-attr]
    assert len(asks) > (kind == "scales")


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_word_at_the_foot_fits(lang: str) -> None:
    for rule in ("lock_5s", "out_for_problem", "free"):
        s = at(evening(4, lang, 999, kinds="host", levels=3, wrong_answer=rule),
               (DEAL[0], DEAL[1], "kind scales", *DEAL[2:], "pose 0", "wrong 1"))  # fmt: skip
        for key in ("wrong", "locked", "out", "unfinished", "unreadable", "refused"):
            look = replace(shown(Look(), as_seen(s)), told=key, about=0, locks=((0, 5), (1, 1)))
            assert lines_of(look, lang) == []


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("teams", [2, 3, 4])
def test_every_phase_fits_with_the_longest_names(lang: str, teams: int) -> None:
    met = set()
    for house in range(4):
        for s in one_of_each(played(house, teams, lang, house)):
            met.add(phase(s.game))
            assert lines_of(shown(Look(seconds=9, timed=True), as_seen(s)), lang) == []
    assert met >= {"lot", "ready", "deal", "problem", "solve", "pick", "sealed", "bet", "show"}
    assert lines_of(Look(), lang) == []


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("name", worst())
def test_the_worst_legal_states_fit(name: str, lang: str) -> None:
    s = evening(4, lang, 100, double_tie="split", roles="open_by_standing")
    s = replace(s, game=replace(s.game, kind="scales", **worst()[name]))
    assert lines_of(replace(shown(Look(), as_seen(s)), rehearsal=True), lang) == []


def test_drawn_twice_it_is_the_same_picture_and_the_clock_is_the_only_thing_that_moves() -> None:
    s = at(evening(4, kinds="host"), (DEAL[0], DEAL[1], "kind packing", *DEAL[2:], "pose 0"))
    look = shown(Look(seconds=60, total=180, timed=True), as_seen(s))
    assert grabbed(look) == grabbed(look)
    assert grabbed(look) != grabbed(replace(look, seconds=59))
    still = replace(look, timed=False)
    assert grabbed(still) == grabbed(replace(still, seconds=59))


def test_the_room_has_the_same_second_as_the_console(nights: Any) -> None:
    """H-16: the problem's 180 seconds, from the one clock of the evening; the hall sees none."""
    night = nights(2, kinds="host")
    posed(night)
    look, now = night.window.look, night.live.timing.now
    assert (look.seconds, look.total, look.timed) == (now.seconds, now.total, True)
    assert look.total == 180
    assert not night.live.hall.scene().timed


# ------------------------------------------------------------------ the window and its key


def test_it_never_takes_the_keyboard(nights: Any) -> None:
    night = nights(2)
    night.open()
    window = night.window
    assert window.isVisible()
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert window.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert QApplication.focusWidget() in (None, night.live.console)
    assert window.windowTitle() == "Garnet Table · 3"


def test_its_key_opens_and_closes_it_and_the_language_goes_along(nights: Any) -> None:
    night = nights(2)
    night.open()
    assert night.window.say.lang == "ko"
    press(night.live.console, "Ctrl+L")
    assert night.window.say.lang == "en"
    press(night.live.console, "Ctrl+M")
    assert night.door.room is None
    night.open()
    assert night.window.say.lang == "en"
    night.window.close()  # by its frame
    assert night.door.room is None


def test_there_is_none_outside_of_holdem(live: Live) -> None:
    door = NextDoor(live)
    press(live.console, "Ctrl+M")
    assert door.room is None
    assert live.console.lead.told == say("ko")("no-room-not-now")


def test_what_nobody_can_write_down_is_said_in_the_room(nights: Any) -> None:
    night = nights(2, kinds="host")
    posed(night)
    night.lay()
    night.live.session.trouble = Trouble("disk-full", (), 0)
    night.plate(0)
    assert (night.window.look.told, night.game.room.solver) == ("refused", -1)


def test_a_nought_is_a_number_too(nights: Any) -> None:
    """Problem 0 by keys: Q, 0, Space."""
    night = nights(2, kinds="host")
    night.type("first 1", "begin", "kind scales", "deal 7", "deal 2")
    press(night.live.console, "Q", "0", "Space")
    assert night.game.room.number == 0


# ------------------------------------------------------------------ where it is


class Desk:
    """Console, hall's screen and the room's window on screens that the test plugs and unplugs."""

    def __init__(self, settings: QSettings, *there: Any) -> None:
        self.there = there
        self.console = QWidget()
        self.console.setGeometry(0, 0, 1440, 900)
        self.console.show()
        self.window = RoomWindow(Say("ko"))
        self.window.show_seen(as_seen(evening(2)))
        self.beside = Beside(self.window, self.console, settings, None, lambda: self.there)

    def plug(self, *there: Any) -> None:
        self.there = there
        self.beside.place()

    @property
    def kind(self) -> str:
        return self.beside.state.kind

    def end(self) -> None:
        self.beside.end()
        for window in (self.console, self.window):
            window.close()
            window.deleteLater()


@pytest.fixture
def own(qtbot: Any) -> Any:
    """The offscreen screen on which the console is."""
    return replace(LAPTOP, name=QGuiApplication.primaryScreen().name())


def test_on_the_only_free_monitor_it_is_full_screen_and_comes_back(
    settings: QSettings, own: Any
) -> None:
    desk = Desk(settings, own, DELL)
    desk.beside.start()
    assert (desk.kind, desk.beside.state.name) == ("live", DELL.model)
    assert desk.window.geometry().getRect() == DELL.box
    desk.plug(own)
    assert (desk.kind, desk.window.isVisible()) == ("missing", False)
    desk.plug(own, DELL)
    assert (desk.kind, desk.window.isVisible()) == ("live", True)
    assert desk.window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    desk.end()


def test_without_a_free_monitor_it_is_a_window_to_move(settings: QSettings, own: Any) -> None:
    desk = Desk(settings, own)
    desk.beside.start()
    flags = desk.window.windowFlags()
    assert desk.kind == "window"
    assert not flags & Qt.WindowType.FramelessWindowHint
    assert not flags & Qt.WindowType.WindowStaysOnBottomHint
    assert flags & Qt.WindowType.WindowDoesNotAcceptFocus
    desk.window.move(40, 50)
    desk.plug(own)
    assert desk.window.pos().toTuple() == (40, 50)  # where the dealer put it
    desk.plug(own, DELL, PROJ)
    assert desk.kind == "window"  # two to choose from: nothing jumps
    desk.beside.choose(DELL.key)
    assert desk.kind == "live"
    assert saved_screen(settings, Beside.kept) == DELL
    assert saved_screen(settings) is None  # the projector's is another memory
    desk.end()


def test_the_halls_screen_is_never_among_its_own(nights: Any, monkeypatch: Any) -> None:
    night = nights(2)
    night.open()
    third = screen("HDMI-9", 1920)
    own = nextdoor.screens()[0]
    monkeypatch.setattr(nextdoor, "screens", lambda: (own, PROJ, third))
    monkeypatch.setattr(type(night.live.projector), "screen", property(lambda _: PROJ))
    assert night.room._free() == (own, third)
    monkeypatch.setattr(type(night.live.projector), "screen", property(lambda _: None))
    assert night.room._free() == (own, PROJ, third)


def test_maximised_on_a_monitor_of_its_own_it_stays_there(nights: Any, monkeypatch: Any) -> None:
    night = nights(2)
    night.open()
    own = nextdoor.screens()[0]
    monkeypatch.setattr(nextdoor, "screens", lambda: (own, PROJ, DELL))
    on = {night.window: own, night.live.console: own}
    monkeypatch.setattr(nextdoor, "screen_of", lambda window, there: on.get(window))
    night.window.setWindowState(Qt.WindowState.WindowMaximized)
    QCoreApplication.processEvents()
    assert saved_screen(night.live.settings, Beside.kept) is None  # the console's is not taken
    on[night.window] = DELL
    night.window.setWindowState(Qt.WindowState.WindowNoState)
    night.window.setWindowState(Qt.WindowState.WindowMaximized)
    QCoreApplication.processEvents()
    assert saved_screen(night.live.settings, Beside.kept) == DELL


def test_a_channel_is_all_it_is_handed(nights: Any) -> None:
    night = nights(2)
    night.open()
    assert isinstance(night.room.channel, Channel)
    assert night.window.look.after is night.room.channel.latest
