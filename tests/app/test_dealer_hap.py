"""The dealer of Gyeol-Hap: every state has a sentence and a page; a round by keys alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games.gyeol_hap import dealer
from app.pad import EMPTY, Pad
from app.text import LANGUAGES
from engine import notation, show
from engine.games import GAMES
from engine.games.gyeol_hap.records import Call, Foul, Miss
from engine.types import Action, replace
from tests.app.games import desk, hosted, walk
from tests.app.hall import say
from tests.app.test_stage_hap import HOUSES
from tests.games.test_hap_laws import company

GAME = GAMES["hap"]
BOARD = "13,5,21,10,26,3,16,8,14"  # 1 4 7 and 4 5 6 are haps


def states(seed: int) -> list[Any]:
    rng = Random(seed)
    s = hosted("hap", 2, **HOUSES[seed]) if seed < 3 else hosted("hap", 2)
    if seed >= 3:
        game = GAME.setup(company(rng))
        s = replace(hosted("hap", GAME.seats(game)), game=game)
    steps = walk(s, rng, 200)
    return [s for s, _, _ in steps] + [steps[-1][2]]


@pytest.mark.parametrize("seed", range(8))
def test_every_state_has_a_sentence_and_a_page(seed: int) -> None:
    for s in states(seed):
        key, facts = dealer.situation(s, 0)
        for lang in LANGUAGES:
            for verb in ("do", "say"):
                assert "{" not in say(lang)(f"{verb}-hap-{key}", **facts)
        if GAME.options(s.game):
            check_page(s)


def check_page(s: Any) -> None:
    for lang in LANGUAGES:
        page = dealer.page(desk(s), 0, say(lang))
        assert len(page.slots) == 8
        assert page.slots[7] == EMPTY
        for slot in page.slots:
            if slot.label and not slot.ready:
                assert slot.why, slot
                assert say(lang).has(f"why-{slot.why}"), slot.why
                assert say(lang).has(f"no-{slot.why}"), slot.why


def pressed(s: Any, *keys: str) -> Action | None:
    """What these keys amount to: a letter is a slot, a digit a digit, " " confirms."""
    pad = Pad()
    pad.show(dealer.page(desk(s), 0, say("ko")))
    for key in keys:
        if key == " ":
            out = pad.confirm()
        else:
            out = pad.digit(key) if key.isdigit() else pad.press("QWERASDF".index(key))
        if out is not None and out.action is not None:
            return out.action
    return None


def press(s: Any, *keys: str) -> Any:
    a = pressed(s, *keys)
    assert a is not None, keys
    among = (*show.options(s), *show.asides(s))
    assert any(o.kind is type(a) and o.actor == a.actor and o.allows(a) for o in among), a
    return settled(show.apply(s, a))


def settled(s: Any) -> Any:
    """The judge of the table does his step by himself."""
    while s.game.step == "judge":
        s = show.apply(s, show.options(s)[0].single())
    return s


def typed(s: Any, line: str) -> Any:
    return show.apply(s, notation.read(line, show.options(s), show.KINDS))


def test_a_round_by_keys_and_one_line() -> None:
    s = press(hosted("hap", 2), "W")
    assert s.game.starter == 1
    s = press(s, "Q")  # begin
    page = dealer.page(desk(s), 0, say("ko"))
    assert page.slots[1].line == "hap.board "
    s = typed(s, page.slots[1].line + BOARD)
    s = press(press(s, "Q"), "1", "4", "7")
    assert s.game.scores == (0, 1)
    s = press(press(s, "Q"), "6", "5", "4")  # in any order
    assert s.game.scores == (1, 1)
    s = press(press(s, "Q"), "R", "1")  # no numbers
    assert s.game.scores == (1, 0)
    s = press(s, "W")
    assert s.game.step == "ready" if s.game.scores == (4, 0) else s.game.scores == (0, 0)


def test_six_silent_turns_are_six_keys() -> None:
    s = typed(press(press(hosted("hap", 2), "Q"), "Q"), f"hap.board {BOARD}")
    for _ in range(6):
        assert s.game.step == "turn"
        s = press(s, "E")
    assert s.game.step == "ready"


def test_the_numbers_are_armed_by_themselves_after_the_call() -> None:
    s = typed(press(press(hosted("hap", 2), "Q"), "Q"), f"hap.board {BOARD}")
    assert isinstance(pressed(s, "Q"), Call)
    page = dealer.page(desk(press(s, "Q")), 0, say("ko"))
    assert (page.name, page.armed) == ("turns", 0)
    assert isinstance(pressed(press(s, "Q"), "R", "2"), Miss)


def test_twelve_people_start_and_foul_by_number() -> None:
    s = hosted("hap", 12, out_of_turn="minus1")
    s = press(s, "1", "2", " ")
    assert s.game.starter == 11
    s = typed(press(s, "Q"), f"hap.board {BOARD}")
    assert pressed(s, "S", "1", "0", " ") == Foul(-3, 9)


def test_two_people_foul_by_one_key() -> None:
    s = hosted("hap", 3, out_of_turn="minus1")
    s = typed(press(press(s, "Q"), "Q"), f"hap.board {BOARD}")
    assert pressed(s, "S", "3") == Foul(-3, 2)
    assert press(s, "S", "3").game.scores == (0, 0, -1)
