"""The notation: every action both ways, short forms, and lines that nobody should type."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from engine import show
from engine.games import horror_race
from engine.games.horror_race.records import Correct, Forfeit, Lay, Move, Support, Void
from engine.notation import LONGEST, fields_of, is_seat, read, recall, split, write, write_actor
from engine.show import Player
from engine.show.records import Give, Lot, Rename, Settle, Stop, Switch
from engine.types import CHANCE, DEALER, TABLE, Action, Choice, Illegal, Option, Text, check
from tests.engine.evenings import evening, play, running, seated
from tests.games.race import opened, race

LETTERS = st.characters(exclude_categories=("C", "Z"), include_characters=' "\\?-,#')
WORDS = st.text(LETTERS, min_size=1, max_size=80).map(str.strip).filter(lambda x: x in Text())
HOSTILE = st.one_of(
    st.text(max_size=60),
    st.lists(
        st.sampled_from(
            ["dealer", "chance", "table", "0", "1", "13", "99999999999", "-1", "²", "１", "lay",
             "horror.lay", "support", "fox", "fox,", ",", "?", "-", '"', '""', '"fox"', "\\", "4",
             '"\\ud800"', '"\\u0000"', "void", "switch", "frame.lot", "open", "horror", "give",
             "correct", "rename", ".", "show.", "\u3000", "\t", "#", "fox,mummy,fox", "None"]
        ),
        max_size=8,
    ).map(" ".join),
)  # fmt: skip


def code(line: str, options: tuple[Option, ...], kinds: Any = horror_race.KINDS) -> str:
    with pytest.raises(Illegal) as no:
        read(line, options, kinds)
    return no.value.code


@pytest.mark.parametrize(
    ("a", "line"),
    [
        (Lay(CHANCE, 2, "fox", 4), "chance horror.lay 3 fox 4"),
        (Support(0, ("fox", "zombie")), "1 horror.support fox,zombie"),
        (Support(11, None), "12 horror.support ?"),
        (Forfeit(4), "5 horror.forfeit"),
        (Move(TABLE, 2, None), "table horror.move 2 ?"),
        (Void(DEALER, "a coin fell"), 'dealer horror.void "a coin fell"'),
        (Void(DEALER, "?"), 'dealer horror.void "?"'),
        (Void(DEALER, "-"), 'dealer horror.void "-"'),
        (Void(DEALER, "1,2"), 'dealer horror.void "1,2"'),
        (Void(DEALER, 'say "no"'), 'dealer horror.void "say \\"no\\""'),
        (Void(DEALER, "떨어짐"), "dealer horror.void 떨어짐"),
        (Give(DEALER, 0, 2, 3), "dealer show.give 1 3 3"),
        (Settle(TABLE, (5, 1, 0), (0,), ()), "table show.settle 5,1,0 1 -"),
        (Stop(DEALER, "kept", "fire"), "dealer show.stop kept fire"),
        (Switch(DEALER, "horror.goal", 12), "dealer show.switch horror.goal 12"),
        (Switch(DEALER, "frame.lot", "drawn"), "dealer show.switch frame.lot drawn"),
        (Rename(DEALER, 1, "Ada", "Ada Lovelace"), 'dealer show.rename 2 Ada "Ada Lovelace"'),
    ],
)
def test_every_form_both_ways(a: Any, line: str) -> None:
    assert write(a) == line
    assert recall(line, show.KINDS) == a
    every = Option(a.actor, type(a), {n: Choice((getattr(a, n),)) for n in fields_of(type(a))})
    assert read(line, (every,), show.KINDS) == a


@settings(max_examples=300, derandomize=True, deadline=None)
@given(WORDS, WORDS)
def test_any_words_a_person_may_type_come_back(reason: str, name: str) -> None:
    a, b = Void(DEALER, reason), Correct(DEALER, "fox", 3, name)
    assert recall(write(a), show.KINDS) == a
    assert recall(write(b), show.KINDS) == b
    assert read(write(a), (Option(DEALER, Void, {"reason": Text()}),), show.KINDS) == a


def test_seats_are_counted_from_1_and_numbers_are_not() -> None:
    assert write(Lot(CHANCE, 0)) == "chance show.lot 1"
    assert write(Give(DEALER, 0, 1, 1)) == "dealer show.give 1 2 1"
    assert [write_actor(a) for a in (0, 11, CHANCE, TABLE, DEALER)] == [
        "1", "12", "chance", "table", "dealer",
    ]  # fmt: skip
    assert is_seat(Give, "to")
    assert is_seat(Settle, "winners")
    assert not is_seat(Give, "garnets")
    assert not is_seat(Settle, "garnets")


@pytest.mark.parametrize("line", ["0 forfeit", "00 forfeit", "00000 forfeit", "0 lay 1 fox 4"])
def test_there_is_no_seat_0(line: str) -> None:
    t = play_race()
    assert code(line, t) == "unknown-command"


@pytest.mark.parametrize("who", ["0", "00000", "²", "-1", "ghost", "1e0"])
def test_a_file_names_no_seat_0_either(who: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        recall(f"{who} horror.forfeit", show.KINDS)


def play_race() -> tuple[Option, ...]:
    t = race(("fox,zombie",) * 3)
    play(t, "begin")
    return t.options()


@pytest.mark.parametrize("line", ["lay mummy 4", "chance lay mummy 4", "horror.lay 1 mummy 4",
                                  "lay 1 mummy 4", "chance horror.lay 1 mummy 4",
                                  "  lay   mummy  4 "])  # fmt: skip
def test_what_has_one_value_may_be_left_out(line: str) -> None:
    assert read(line, play_race(), horror_race.KINDS) == Lay(CHANCE, 0, "mummy", 4)


def test_what_may_be_left_out_may_be_typed_all_the_same() -> None:
    """Also where but one kind of coin is left: the dealer goes on typing as before."""
    t = race(("fox,zombie",) * 3)
    play(t, "begin", *[f"lay {c} 1" for c in ("vampire", "gangshi") for _ in range(3)])
    for line in ("lay mummy 4", "lay 4", "lay 3 mummy 4"):
        assert t.read(line) == Lay(CHANCE, 2, "mummy", 4)


def test_a_pair_may_be_typed_in_any_order() -> None:
    t = opened(3)
    assert t.read("1 support zombie,fox") == Support(0, ("fox", "zombie"))


def test_a_reason_at_the_end_needs_no_quotes() -> None:
    t = running(evening())
    assert t.read("stop kept the fire alarm rang") == Stop(DEALER, "kept", "the fire alarm rang")
    assert t.read('stop kept "the fire alarm rang"') == t.read("stop kept the fire alarm rang")


def test_a_short_form_that_fits_more_than_one_action_is_refused() -> None:
    t = opened(3)
    assert code("support fox,zombie", t.options()) == "ambiguous"  # whose?
    assert code("seal", t.options()) == "ambiguous"
    assert t.read("2 seal").actor == 1


def test_a_dealer_may_type_a_number_of_the_lot_without_saying_who() -> None:
    t = play(evening(), "open horror")
    assert t.read("lot 2") == Lot(CHANCE, 1)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "unreadable"),
        (" ", "unreadable"),
        ("x" * (LONGEST + 1), "unreadable"),
        ('lay "fox 4', "unreadable"),
        ("lay\tfox 4", "unreadable"),
        ("lay fox 4\n", "unreadable"),
        ('lay "\\ud800" 4', "unreadable"),
        ('void "a\\u0000b"', "unreadable"),
        ("dealer", "unknown-command"),
        ("3", "unknown-command"),
        ("lei fox 4", "unknown-command"),
        ("lay dog 4", "unknown-word"),
        ("lay fox four", "unknown-word"),
        ("lay", "wrong-count"),
        ("lay fox 4 4 4 4", "wrong-count"),
    ],
)
def test_a_line_that_is_none(line: str, why: str) -> None:
    assert code(line, play_race()) == why


def test_what_is_not_legal_now_is_read_so_that_its_refusal_can_tell() -> None:
    t = race(("fox,zombie",) * 3)
    a = read("lay 2 vampire 4", t.options(), horror_race.KINDS)
    assert isinstance(a, Lay)
    with pytest.raises(Illegal) as no:
        t.check(a)
    assert no.value.code == "no-round"


@settings(max_examples=600, derandomize=True, deadline=None)
@given(HOSTILE)
def test_hostile_lines_raise_nothing_but_illegal(line: str) -> None:
    for t in (HERE, BETWEEN):
        try:
            a = t.read(line)
        except Illegal:
            continue
        assert isinstance(a, Action)
        try:
            t.check(a)
        except Illegal:
            continue
        assert not t.game.audit(t.game.apply(t.state, a))
        assert t.read(write(a)) == a


@settings(max_examples=400, derandomize=True, deadline=None)
@given(HOSTILE)
def test_a_hostile_file_raises_nothing_but_illegal(line: str) -> None:
    try:
        a = recall(line, show.KINDS)
    except Illegal:
        return
    assert recall(write(a), show.KINDS) == a


@settings(max_examples=300, derandomize=True, deadline=None)
@given(st.text(max_size=200))
def test_splitting_any_text_gives_printable_words(line: str) -> None:
    try:
        words = split(line)
    except Illegal:
        return
    assert words
    assert all(w.isprintable() for w in words)


def test_the_quickest_refusal_says_which_field() -> None:
    t = play(evening((2, 1, 5)), "open horror")
    a = t.read("give 2 3 4")
    with pytest.raises(Illegal) as no:
        check(a, show.asides(t.state))
    assert (no.value.code, no.value.facts["field"]) == ("out-of-range", "garnets")


def test_names_are_text_and_no_words_of_the_language() -> None:
    t = seated(evening())
    a = t.read('rename 1 dealer "chance 1 fox"')
    assert play(t, write(a)).state.players[0] == Player("chance 1 fox", "dealer", 2)


HERE = play(running(evening(guests=1)), "begin", "lay vampire 1")
BETWEEN = evening(guests=1)
