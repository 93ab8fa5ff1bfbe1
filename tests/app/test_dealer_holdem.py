"""Hold'em for the dealer: every state has its sentence and its keys; a game goes by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter

from app.console.padview import W
from app.desk import Desk
from app.draw import watching, width
from app.games.holdem import dealer, desk
from app.pad import Outcome, Pad, Slot
from app.theme import CONSOLE_FLOOR
from engine import show
from engine.notation import read
from engine.types import TABLE, Range, check, replace
from tests.app.hall import say
from tests.app.test_stage_holdem import GAME, HOUSES, as_seen, evening, played, worst

pytestmark = pytest.mark.usefixtures("qapp")
PAGES = {"between", "kind", "deal", "room", "bring", "bets", "showdown", "roles"}
LANGUAGES = ("ko", "en")


def desk_of(s: Any) -> Desk:
    return Desk(as_seen(s), GAME.options(s.game), GAME.asides(s.game), None, False, (), 0)


def page(s: Any, lang: str = "ko") -> Any:
    return dealer.page(desk_of(s), 0, say(lang))


def every_state() -> list[Any]:
    return [s for house in range(4) for s in played(house, 4) + played(house, 2, "ko", house)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_tells_what_to_do_and_say(lang: str) -> None:
    told = set()
    for s in every_state():
        key, facts = dealer.situation(s, 0)
        told.add(key)
        for line in ("do", "say"):
            words = say(lang)(f"{line}-holdem-{key}", **facts)
            assert "{" not in words
            assert width(words, 16) < 1028 - 280  # the smallest size of the line, beside the clock
    assert told >= {
        "lot", "ready", "swap", "kind", "deal", "problem", "solve", "pick", "draw", "bring", "open",
        "open-sealed", "bet-open", "bet-check", "bet-answer", "bet-short", "show", "award", "over",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_slot_that_is_off_says_why(lang: str) -> None:
    names, codes = set(), set()
    for s in every_state():
        one = page(s, lang)
        names.add(one.name.removeprefix("holdem-"))
        assert one.slots[7].label == ""  # the frame's own
        for slot in one.slots:
            assert slot.ready or slot.why or not slot.label
            assert width(slot.label, 18) <= W - 78 or slot.ready
            codes.add(slot.why)
    assert names == PAGES
    for code in codes - {""}:
        assert say(lang).has(f"no-{code}"), code
        assert width(say(lang)(f"why-{code}"), 16) <= W - 22
        assert len(say(lang)(f"why-{code}")) <= (18 if lang == "en" else 11)


def test_slots_keep_their_place_within_a_page() -> None:
    labels: dict[tuple[str, int], set[str]] = {}
    for s in played(0, 4):
        one = page(s)
        for k, slot in enumerate(one.slots):
            labels.setdefault((one.name, k), set()).add(slot.label)
    assert all(len(x) == 1 for x in labels.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shown", [False, True])
def test_the_desk_fits_its_panel(lang: str, shown: bool) -> None:
    for teams in (2, 4):
        for house in range(4):
            for s in played(house, teams, lang, house)[::9]:
                with watching() as lines:
                    painted(s, shown, lang)
                wrong = [x for x in lines if x.size < CONSOLE_FLOOR or x.width > x.most + 1]
                assert not wrong
                assert all(x.rect.bottom() < 330 and x.rect.right() < 800 for x in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", worst())
def test_the_worst_legal_states_fit_the_desk(name: str, lang: str) -> None:
    s = evening(4, lang, 100, double_tie="split")
    with watching() as lines:
        painted(replace(s, game=replace(s.game, kind="scales", **worst()[name])), True, lang)
    assert not [x for x in lines if x.size < CONSOLE_FLOOR or x.width > x.most + 1]


def painted(s: Any, shown: bool, lang: str = "ko") -> QImage:
    image = QImage(800, 330, QImage.Format.Format_RGB32)
    image.fill(0)
    p = QPainter(image)
    desk.paint(p, s, 0, say(lang), shown, 800, 330)
    p.end()
    return image


def test_secrets_are_hatched_until_the_key_is_held() -> None:
    """Two truths that differ only in what is secret look alike on the desk, too."""
    game = next(s for s in played(0, 4) if s.game.room and s.game.room.card and not s.game.shared)
    room = game.game.room
    other = replace(
        game,
        game=replace(game.game, cards=tuple(reversed(game.game.cards)),
            room=replace(room, solver=room.solver ^ 1, card=room.card % 10 + 1, wrong=(2,))),
    )  # fmt: skip
    assert painted(game, False) == painted(other, False)
    assert painted(game, True) != painted(other, True)


# ---------------------------------------------------------------- by keys


class Fingers:
    """A dealer who knows only the pad: presses a slot that is ready and answers what it asks."""

    def __init__(self, s: Any, seed: int) -> None:
        self.s, self.rng, self.pad, self.pressed = s, Random(seed), Pad(), 0

    def step(self) -> None:
        """The table's own steps happen by themselves; everything else comes from the keys."""
        forced = [o.single() for o in GAME.options(self.s.game) if o.actor == TABLE]
        if forced and forced[0] is not None:
            self.play(forced[0])
            return
        self.pad.show(page(self.s))
        slots = [k for k, x in enumerate(self.pad.page.slots) if x.option is not None]
        assert slots, self.pad.page.name
        ready = [k for k in slots if self.wanted(self.pad.page.slots[k])] or slots
        outcome = self.pad.press(ready[int(self.rng.random() * len(ready))])
        for _ in range(20):
            if outcome.action is not None:
                self.play(outcome.action)
                return
            outcome = self.answer()

    def wanted(self, slot: Slot) -> bool:
        aside = slot.option is not None and slot.option not in GAME.options(self.s.game)
        rare = slot.label in (say("ko")("act-holdem-fold"), say("ko")("act-holdem-all-in"))
        return not (aside or rare) or self.rng.random() < 0.2

    def answer(self) -> Outcome:
        self.pressed += 1
        field, faces = self.pad.field(), self.pad.faces()
        if field is None:
            return self.pad.confirm() or Outcome()
        if faces is not None:
            good = [k for k, x in enumerate(faces) if x in field]
            return self.pad.digit(str((good[int(self.rng.random() * len(good))] + 1) % 10))
        assert isinstance(field, Range)
        for digit in str(max(1, min(field.hi, field.lo + int(self.rng.random() * 3)))):
            self.pad.digit(digit)
        return self.pad.confirm() or Outcome()

    def play(self, action: Any) -> None:
        check(action, (*GAME.options(self.s.game), *GAME.asides(self.s.game)))
        self.s = replace(self.s, game=GAME.apply(self.s.game, action))


@pytest.mark.parametrize("house", range(4))
def test_a_whole_game_by_the_keys_of_the_pad(house: int) -> None:
    pressed = 0
    for seed in range(3):
        fingers = Fingers(evening(4, "ko", 60, **HOUSES[house]), seed)
        while GAME.options(fingers.s.game):
            fingers.step()
            assert not GAME.audit(fingers.s.game)
        pressed += fingers.pressed
    assert pressed > 100


def at_bets(**switches: Any) -> Any:
    """Four cards dealt, the first shared card open, the first player to bet."""
    s = evening(4, "en", 10, **switches)
    for line in ("first 1", "begin", "deal 7", "deal ?", "deal 3", "deal 10", "pose 12", "solve 3",
                 "pick 8", "bring", "open 8"):  # fmt: skip
        s = told(s, line)
    return s


def told(s: Any, line: str) -> Any:
    """The state after a typed line."""
    a = read(line, (*GAME.options(s.game), *GAME.asides(s.game)), show.KINDS)
    return replace(s, game=GAME.apply(s.game, a))


def keys(s: Any, *names: str) -> Any:
    """Press these: a slot by its letter, a digit, Space."""
    pad = Pad()
    pad.show(page(s, "en"))
    outcome: Outcome | None = None
    for name in names:
        if name == "Space":
            outcome = pad.confirm()
        elif name.isdigit():
            outcome = pad.digit(name)
        else:
            outcome = pad.press("QWERASDF".index(name))
    assert outcome is not None
    return outcome


def test_the_number_typed_is_the_level_raised_to() -> None:
    action = keys(at_bets(), "W", "4", "Space").action
    assert (type(action).__name__, action.to) == ("Bet", 4)


def test_all_in_is_one_key_and_names_what_it_costs() -> None:
    s = at_bets()
    assert page(s).slots[2].amount == "9"
    assert keys(s, "E").action.to == 10
    s = told(told(s, "bet 10"), "call")
    assert type(keys(s, "E").action).__name__ == "Call"


def test_calls_are_off_with_their_reason_where_nothing_is_bet() -> None:
    assert keys(at_bets(), "Q").explain == "nothing-to-call"
    assert keys(at_bets(), "A").explain == "no-checking"
    assert type(keys(at_bets(check="yes"), "A").action).__name__ == "Check"


def test_a_card_takes_one_key_and_zero_is_ten() -> None:
    s = told(told(evening(4), "first 1"), "begin")
    assert keys(s, "0").action.card == 10  # the slot is armed by itself
    assert keys(s, "Q", "4").action.card == 4
    assert keys(s, "R").action.card is None  # nobody saw it


def test_a_card_that_nobody_typed_is_opened_by_a_digit_and_space() -> None:
    s = evening(4)
    for line in ("first 1", "begin", "deal 7", "deal ?", "deal 3", "deal 10", "pose 12", "solve 3"):
        s = told(s, line)
    assert keys(s, "S").action.card is None
    s = told(told(s, "pick ?"), "bring")
    assert keys(s, "5").action is None  # the hall will see it
    assert keys(s, "5", "Space").action.card == 5


def test_the_room_runs_beside_the_bets_where_the_house_says_so() -> None:
    s = at_bets(second_problem="during_bet1")
    assert type(keys(s, "D", "7", "Space").action).__name__ == "Pose"
    s = told(s, "pose 7")
    assert keys(s, "D", "2").action.team == 1
    s = told(told(s, "solve 2"), "pick 9")
    assert keys(s, "D").explain == "problem-solved"
    assert keys(at_bets(), "D").line == "void "


def test_roles_are_a_key_for_the_team_and_one_or_two() -> None:
    s = evening(4)
    s = replace(s, game=replace(s.game, step="roles", round=10))
    action = keys(s, "E", "2").action
    assert (action.actor, action.sits) == (2, "helper")
    assert keys(s, "A").explain == "holdem-roles-first"
    s = told(s, "3 role helper")
    assert keys(s, "E").explain == "role-decided"
    assert keys(s, "D").line == "correct "
    for who in ("1", "2", "4"):
        s = told(s, f"{who} role principal")
    assert keys(s, "A", "Space").action.sit == ("principal", "principal", "helper", "principal")


def test_the_number_of_a_team_is_its_row_on_the_desk() -> None:
    with watching() as lines:
        painted(at_bets(), False)
    numbers = [x for x in lines if x.words in "1234" and x.rect.left() < 50]
    assert [x.words for x in numbers] == ["1", "2", "3", "4"]
