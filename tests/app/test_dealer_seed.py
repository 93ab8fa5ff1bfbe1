"""The dealer of Seed Poker: every state has a sentence and a page; a round by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.console import words
from app.games import DEALERS
from app.games.seed_poker import dealer
from app.pad import EMPTY, Pad
from app.text import LANGUAGES
from engine import show
from engine.games import GAMES
from engine.games.seed_poker.records import Seed
from engine.types import replace
from tests.app.games import desk, hosted, walk
from tests.app.hall import say
from tests.games.test_seed_laws import company

GAME = GAMES["seed"]


def states(seed: int) -> list[Any]:
    rng = Random(seed)
    config = company(rng)
    s = replace(hosted("seed", config.players), game=GAME.setup(config))
    steps = walk(s, rng, 400)
    return [s for s, _, _ in steps] + [steps[-1][2]]


@pytest.mark.parametrize("seed", range(12))
def test_every_state_has_a_sentence_and_a_page(seed: int) -> None:
    for s in states(seed):
        key, facts = dealer.situation(s, 0)
        for lang in LANGUAGES:
            for verb in ("do", "say"):
                assert "{" not in say(lang)(f"{verb}-seed-{key}", **facts)
        if GAME.options(s.game):
            check_page(s)


def check_page(s: Any) -> None:
    for lang in LANGUAGES:
        page = DEALERS["seed"].page(desk(s), 0, say(lang))
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


def chosen() -> Any:
    """Three chairs: a seed 9 on the table, the second chair added a 4, the others took a card."""
    s = after(hosted("seed", 3), " ", "9 ")
    return after(s, "Q", "2 ", "W", "4 ", "Q", "13 ")


def test_a_round_by_keys_until_the_winner_is_paid() -> None:
    s = chosen()
    assert s.game.seeds == (9, 4)
    assert s.game.laid == (2, 0, 13)
    assert s.game.step == "ante"
    s = after(s, " ", "4 ", "R", "E")
    assert s.game.joined == (0, 2)
    assert dealer.situation(s, 0)[0] == "show"
    s = after(s, "15 ", "3 ")  # the last who bet opens first
    assert s.game.step == "award"
    facts = dealer.situation(s, 0)[1]
    assert (facts["chips"], facts["prize"]) == (11, 1)
    s = press(s, " ")  # 3 + 9 = 12 against 15 + 4
    assert s.game.chips == (10, 14, 21)


def test_space_never_takes_part_by_itself() -> None:
    s = after(chosen(), " ", "4 ")
    page = dealer.page(desk(s), 0, say("ko"))
    assert page.armed == -1
    pad = Pad()
    pad.show(page)
    assert pad.confirm() is None
    assert desk(s).expected is None


def test_cards_to_fifteen_are_typed_and_confirmed() -> None:
    s = press(hosted("seed", 7), " ")
    for lang in LANGUAGES:
        slot = dealer.page(desk(s), 0, say(lang)).slots[2]
        assert slot.confirm  # a seed is shown to all
    assert press(s, "1", "5", " ").game.seeds == (15,)
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    pad.digit("1")
    pad.digit("6")
    out = pad.confirm()
    assert out is not None
    assert out.explain == "not-possible"
    assert words_hint(pad) == "1–15"


def words_hint(pad: Pad) -> str:
    return words.hint(pad, say("en"))


def test_a_card_that_lies_elsewhere_is_refused_by_the_rules() -> None:
    """The pad passes it on, so that the dealer reads why."""
    s = after(hosted("seed", 3), " ", "9 ", "W")
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    pad.digit("9")
    out = pad.confirm()
    assert out is not None
    assert isinstance(out.action, Seed)
    assert not any(o.allows(out.action) for o in GAME.options(s.game))
    assert GAME.refusal(s.game, out.action.actor, Seed, "card") == "card-lies-elsewhere"


def test_a_card_nobody_saw() -> None:
    s = after(hosted("seed", 3, cards="entered"), " ", "R", "5 ", "R")
    assert s.game.hands == (None, 5, None)
    s = after(s, "9 ", "Q", "R")
    assert s.game.extra is None
    assert s.game.step == "lay"


def test_in_for_nothing_has_a_key_where_the_house_allows_it() -> None:
    s = hosted("seed", 3, least=0)
    s = after(s, " ", "9 ", "W", "1 ", "W", "2 ", "W", "3 ", " ")
    assert press(s, "S").game.joined == (0,)
    assert press(s, "3", " ").game.level == 3


def test_a_rescue_by_the_givers_key_or_out() -> None:
    s = hosted("seed", 3)
    s = replace(s, game=replace(s.game, chips=(0, 20, 25), garnets=(0, 3, 0), round=1))
    page = dealer.page(desk(s), 0, say("ko"))
    assert page.name == "rescue"
    assert page.slots[1].why == "no-garnets"
    given = press(s, "Q", "2", " ")
    assert given.game.garnets == (2, 1, 0)
    assert press(s, "D", " ").game.out == (True, False, False)


def test_late_takes_a_card_and_at_the_bets_it_folds() -> None:
    s = after(hosted("seed", 3), " ", "9 ", "A")
    assert dealer.situation(s, 0)[0] == "lay-late"
    s = after(s, "2 ", "W", "4 ", "W", "5 ", " ", "A")
    assert s.game.joined == ()
    assert s.game.turn == 1
