"""The dealer of Strategic Yut: every state has a sentence and a page; a match by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games import DEALERS
from app.games.yut import dealer
from app.games.yut.choices import ROOM, slots_of
from app.pad import EMPTY, Pad
from app.text import LANGUAGES
from engine import show
from engine.games import GAMES
from engine.games.yut.records import SIDES, Go, Throw
from engine.types import CHANCE, Action, replace
from tests.app.games import desk, hosted, walk
from tests.app.hall import say
from tests.app.test_stage_yut import HOUSES
from tests.games.test_yut_laws import company

GAME = GAMES["yut"]


def states(seed: int) -> list[Any]:
    rng = Random(seed)
    s = hosted("yut", 4)
    game = GAME.setup(company(rng)) if seed > 2 else hosted("yut", 4, **HOUSES[seed]).game
    steps = walk(replace(s, game=game), rng, 200)
    return [s for s, _, _ in steps] + [steps[-1][2]]


@pytest.mark.parametrize("seed", range(8))
def test_every_state_has_a_sentence_and_a_page(seed: int) -> None:
    for s in states(seed):
        key, facts = dealer.situation(s, 0)
        for lang in LANGUAGES:
            for verb in ("do", "say"):
                assert "{" not in say(lang)(f"{verb}-yut-{key}", **facts)
        if GAME.options(s.game):
            check_page(s)


def check_page(s: Any) -> None:
    for lang in LANGUAGES:
        page = DEALERS["yut"].page(desk(s), 0, say(lang))
        assert len(page.slots) == 8
        assert page.slots[7] == EMPTY
        for slot in page.slots:
            if slot.label and not slot.ready:
                assert slot.why, slot
                assert say(lang).has(f"why-{slot.why}"), slot.why
                assert say(lang).has(f"no-{slot.why}"), slot.why


def press(s: Any, *keys: str) -> Any:
    """The state after these keys: a letter is a slot, a digit a digit, " " confirms."""
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    for key in keys:
        out = None
        if key == " ":
            out = pad.confirm()
        elif key.isdigit():
            out = pad.digit(key)
        else:
            out = pad.press("QWERASDF".index(key))
        if out is not None and out.action is not None:
            return act(s, out.action)
    raise AssertionError(f"{keys} did nothing")


def legal(s: Any, a: Action) -> bool:
    among = (*show.options(s), *show.asides(s))
    return any(o.kind is type(a) and o.actor == a.actor and o.allows(a) for o in among)


def act(s: Any, a: Action) -> Any:
    assert legal(s, a), a
    return show.apply(s, a)


def test_sixteen_throws_by_two_keys_and_space() -> None:
    s = press(hosted("yut", 4), "Q")
    met = set()
    for slot, digits in (("Q", "12"), ("W", "1234"), ("E", "1234"), ("R", "234"), ("A", "234")):
        for digit in digits:
            met.add(press(s, slot, digit, " ").game.thrown)
    assert len(met) == 16
    assert press(s, "W", "3", " ").game.thrown == ("back", "back", "front", "back")
    assert press(s, "A", "2", " ").game.thrown == ("back", "back", "front", "front")


def test_a_throw_is_shown_only_after_space() -> None:
    pad = Pad()
    pad.show(dealer.page(desk(press(hosted("yut", 4), "Q")), 0, say("ko")))
    pad.press(1)
    assert pad.digit("2").action is None
    assert isinstance(pad.ready_to_confirm(), Throw)


def test_four_sealed_sticks_by_the_keys_of_their_chairs() -> None:
    s = press(hosted("yut", 4, sticks="sealed"), "W")
    assert s.game.first == 1
    for key, digit in zip("QWER", "1212"):
        s = press(s, key, digit)
    assert s.game.sticks == SIDES * 2
    assert dealer.situation(s, 0)[0] == "show"
    assert press(s, "S", " ").game.saved == ("gae",)


def test_a_late_chair_gets_a_random_stick_on_the_same_key() -> None:
    s = press(hosted("yut", 4, sticks="sealed"), "Q")
    s = press(press(s, "Q", "1"), "A", "3")
    assert s.game.late == 2
    facts = {"who": "독고영재", "count": 0, "seat": "강민서", "left": 3}
    assert dealer.situation(s, 0) == ("lot", facts)
    assert press(s, "A", "2").game.sticks == ("front", "", "back", "")


def test_a_match_by_keys_to_the_end() -> None:
    """Whatever is thrown, some key of the pad moves on, for all house rules."""
    for seed in range(6):
        rng = Random(seed)
        s = press(replace(hosted("yut", 4), game=GAME.setup(company(rng))), *start(seed))
        for _ in range(400):
            if not GAME.options(s.game):
                break
            s = one_more(s, rng)
        assert s.game.count > 20


def start(seed: int) -> tuple[str, ...]:
    return ("Q",) if GAME.setup(company(Random(seed))).step == "first" else throw_keys(seed)


def throw_keys(seed: int) -> tuple[str, ...]:
    how = GAME.setup(company(Random(seed))).config.sticks
    return ("W", "1", " ") if how == "typed" else ("Q", "1")


def one_more(s: Any, rng: Random) -> Any:
    """Press random keys of the pad until one of them acts; the table does its own steps."""
    options = GAME.options(s.game)
    single = options[0].single() if len(options) == 1 and options[0].actor < 0 else None
    if single is not None:
        return act(s, single)
    if s.game.step == "throw" and "" not in s.game.sticks:
        return act(s, options[0].sample(rng))
    for _ in range(300):  # a digit may stand for nothing; what the rules refuse is tried anew
        a = some_keys(s, rng)
        if a is not None and legal(s, a):
            return act(s, a)
    raise AssertionError("no key moves on")


def some_keys(s: Any, rng: Random) -> Action | None:
    """What one of the first five slots and a few random digits amount to."""
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    out = pad.press(rng.randrange(5))
    for _ in range(6):
        if out.action is not None or pad.slot is None:
            break
        out = pad.digit(str(rng.randint(1, 8))) if pad.field() else pad.confirm() or out
    return out.action


def allowed(s: Any) -> set[Action]:
    return {a for o in GAME.options(s.game) for a in [o.single()] if a is not None}


@pytest.mark.parametrize("room", [1, 2, 4, ROOM])
def test_every_move_can_be_reached_by_keys_or_the_line(room: int) -> None:
    for seed in range(6):
        for s in states(seed):
            options = tuple(o for o in GAME.options(s.game) if o.kind is Go)
            slots = slots_of(options, room, say("ko"))
            assert len(slots) <= room
            for slot in slots:
                if slot.option is not None:
                    fields: Any = slot.option.fields.values()
                    assert sum(len(f.of) > 1 for f in fields) == len(slot.faces)
            if any(slot.line for slot in slots):
                continue
            for a in allowed(s):
                if isinstance(a, Go):
                    assert any(slot.option is not None and slot.option.allows(a) for slot in slots)


def test_the_key_of_who_starts_is_a_name() -> None:
    page = dealer.page(desk(hosted("yut", 4)), 0, say("ko"))
    assert [x.label for x in page.slots[:2]] == ["독고영재 편", "박지호 편"]
    assert page.slots[0].option is not None
    assert page.slots[0].option.actor == CHANCE
