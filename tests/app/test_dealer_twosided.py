"""The dealer of Two-sided Poker: every state has a sentence and a page; a match by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games import DEALERS
from app.games.twosided import dealer
from app.pad import EMPTY, Pad
from app.text import LANGUAGES
from engine import show
from engine.games import GAMES
from engine.games.twosided.records import Bet, Show
from engine.types import replace
from tests.app.games import desk, hosted, walk
from tests.app.hall import say
from tests.games.test_twosided_laws import company

GAME = GAMES["twosided"]


def states(seed: int) -> list[Any]:
    rng = Random(seed)
    game = GAME.setup(company(rng))
    steps = walk(replace(hosted("twosided", 2), game=game), rng, 400)
    return [s for s, _, _ in steps] + [steps[-1][2]]


@pytest.mark.parametrize("seed", range(12))
def test_every_state_has_a_sentence_and_a_page(seed: int) -> None:
    for s in states(seed):
        key, facts = dealer.situation(s, 0)
        for lang in LANGUAGES:
            for verb in ("do", "say"):
                assert "{" not in say(lang)(f"{verb}-twosided-{key}", **facts)
        if GAME.options(s.game):
            check_page(s)


def check_page(s: Any) -> None:
    for lang in LANGUAGES:
        page = DEALERS["twosided"].page(desk(s), 0, say(lang))
        assert len(page.slots) == 8
        assert page.slots[7] == EMPTY
        for slot in page.slots:
            if slot.label and not slot.ready:
                assert slot.why, (s.game.step, slot)
                assert say(lang).has(f"why-{slot.why}"), slot.why
                assert say(lang).has(f"no-{slot.why}"), slot.why


@pytest.mark.parametrize("seed", range(12))
def test_whoever_may_answer_has_a_key_that_is_ready(seed: int) -> None:
    for s in states(seed):
        people = {o.kind for o in GAME.options(s.game) if o.actor >= 0 or not o.single()}
        page = dealer.page(desk(s), 0, say("ko"))
        ready = {slot.option.kind for slot in page.slots if slot.option is not None}
        assert people <= ready, (s.game.step, people - ready)


def press(s: Any, *keys: str) -> Any:
    """The state after these keys: a letter is a slot, a digit a digit, " " confirms."""
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    for key in keys:
        if key == " ":
            out = pad.confirm()
        elif key.isdigit():
            out = pad.digit(key)
        else:
            out = pad.press("QWERASDF".index(key))
        if out is not None and out.action is not None:
            return act(s, out.action)
    if keys == (" ",):
        return act(s, desk(s).expected)
    raise AssertionError(f"{keys} did nothing at {s.game.step}")


def act(s: Any, a: Any) -> Any:
    among = (*show.options(s), *show.asides(s))
    assert any(o.kind is type(a) and o.actor == a.actor and o.allows(a) for o in among), a
    return show.apply(s, a)


def after(s: Any, *presses: str) -> Any:
    """The state after some strings of keys, one string an action."""
    for keys in presses:
        s = press(s, *keys)
    return s


def hand(s: Any, fronts: str = "47") -> Any:
    """Both cards are dealt and the ante is paid."""
    return after(s, " ", fronts[0], fronts[1], " ")


def test_a_hand_by_keys_bet_call_and_show() -> None:
    s = hand(hosted("twosided", 2))
    assert s.game.step == "bet"
    s = after(s, "A3 ", "Q1", " ")
    assert s.game.chips == (36, 44)
    assert s.game.step == "ready"


def test_a_two_sided_bet_is_raised_by_level_and_pays_double() -> None:
    s = after(hand(hosted("twosided", 2)), "A3 ", "D5 ")
    assert (s.game.faces, s.game.levels) == (("front", "both"), (3, 5))
    assert s.game.chips == (36, 29)
    s = after(s, "Q")
    assert s.game.step == "show"
    s = press(s, "8", " ")  # an open card is a reveal: Space confirms
    assert s.game.chips == (34, 29)
    assert press(s, " ").game.chips == (24, 56)  # pot 17, and 10 more


def test_raise_and_most_ask_the_face_only_once() -> None:
    s = press(hand(hosted("twosided", 2)), "W", "2", "1", "2", " ")
    assert (s.game.faces[0], s.game.levels) == ("back", (12, 0))
    s = press(s, "W", "1", "2", "0", " ")
    assert s.game.levels == (12, 20)
    s = press(s, "W", "2", "5", " ")  # the level raised to, not by
    assert s.game.levels == (25, 20)
    assert press(s, "E").game.levels == (25, 39)


def test_fold_acts_at_once_and_a_face_stays() -> None:
    s = after(hand(hosted("twosided", 2)), "A1 ", "S2 ")
    slots = dealer.page(desk(s), 0, say("en")).slots
    assert [slot.ready for slot in slots[:7]] == [True, True, True, True, True, False, False]
    assert slots[5].why == slots[6].why == "face-stays"
    assert press(s, "R").game.folded == 0


def test_faces_are_picked_by_a_row_a_chair() -> None:
    s = hosted("twosided", 2, cards="entered")
    s = replace(s, game=replace(s.game, chips=(1, 79)))
    s = after(s, " ", "4", "7", "7", "4", " ")
    assert s.game.step == "pick"
    names = [s.players[i].short for i in s.sitting]
    assert dealer.situation(s, 0) == ("pick", dict(zip(("who", "other"), names)))
    s = after(s, "Q", "S")
    assert s.game.faces == ("front", "back")
    assert s.game.step == "show"


def test_a_back_nobody_saw_and_a_covered_face() -> None:
    s = after(hosted("twosided", 2, cards="entered", faces="sealed"), " ", "4", "E", "7", "E", " ")
    assert [card.back for card in s.game.cards] == [None, None]
    s = press(s, "A", "3", " ")
    assert (s.game.faces[0], s.game.sealed[0]) == (None, True)
    s = press(s, "Q")
    assert s.game.faces == (None, None)
    assert press(s, "7", " ").game.faces[0] == "back"


def test_show_waits_for_space() -> None:
    s = after(hand(hosted("twosided", 2)), "A3 ", "S3 ")
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    assert pad.digit("4").action is None
    assert isinstance(pad.ready_to_confirm(), Show)


def test_a_match_by_keys_until_somebody_has_nothing() -> None:
    s = hosted("twosided", 2)
    s = after(hand(s), "E1", "Q1", " ")
    assert s.game.step == "over"
    assert dealer.situation(s, 0)[0] == "over"
    kinds = {o.kind for o in GAME.options(hand(hosted("twosided", 2)).game)}
    assert Bet in kinds
