"""A typed list of people: read as a person meant it, or a clear word on the right line."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings, strategies as st

from app.start.people import People, check, clean, read, read_order
from app.text import LANGUAGES, Say
from engine import show
from engine.show import House, Player
from engine.show.records import FULL_NAME, MOST_GARNETS, MOST_PEOPLE, SHORT_NAME
from engine.types import Illegal

CODES = (
    "title-missing", "too-few-people", "too-many-people", "name-missing", "name-too-long",
    "short-name-too-long", "too-many-garnets", "same-name", "line-unclear", "garnets-missing",
    "guest-with-garnets", "order-unknown", "order-guest", "order-twice", "order-incomplete",
    "order-too-long", "race-too-few", "folder-unusable",
)  # fmt: skip


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("임요환 3", Player("임요환", "임요환", 3)),
        ("김도윤, 도윤, 2", Player("김도윤", "도윤", 2)),
        ("김도윤, 2, 도윤", Player("김도윤", "도윤", 2)),
        ("Alexander Hamilton, Alex, 3", Player("Alexander Hamilton", "Alex", 3)),
        ("Alexander Hamilton 3", Player("Alexander Hamilton", "Hamilton", 3)),
        ("정준용, 손님", Player("정준용", "정준용", 0, True)),
        ("정준용 손님", Player("정준용", "정준용", 0, True)),
        ("Charles, Chuck, Guest", Player("Charles", "Chuck", 0, True)),
        ("1. 임요환 3", Player("임요환", "임요환", 3)),
        ("- 임요환 3", Player("임요환", "임요환", 3)),
        ("임요환\t요환\t3", Player("임요환", "요환", 3)),
        ("임요환，3", Player("임요환", "임요환", 3)),
        ("  임요환  ,  3 , ", Player("임요환", "임요환", 3)),
        ("임요환\u00a03", Player("임요환", "임요환", 3)),
        ("임요환\u200b 3", Player("임요환", "임요환", 3)),
        ("Player 7, P7, 3", Player("Player 7", "P7", 3)),
        ("임요환 ３", Player("임요환", "임요환", 3)),
    ],
)
def test_a_line_is_a_person(line: str, wanted: Player) -> None:
    people = read(line)
    assert people.players == (wanted,)
    assert not people.faults


def test_letters_that_were_taken_apart_are_one_name() -> None:
    """A name pasted from a Mac comes in single letters."""
    apart = unicodedata.normalize("NFD", "임요환 3")
    assert len(apart) > 6
    assert read(apart).players == (Player("임요환", "임요환", 3),)


def test_everybody_without_a_number_starts_alike() -> None:
    assert [p.garnets for p in read("하나\n둘 5\n셋, 손님", 2).players] == [2, 5, 0]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("하나 1\n둘", 2, "garnets-missing"),
        ("하나 1\n\n\n둘, 셋, 넷, 1", 4, "line-unclear"),
        ("하나 1\n둘, 1, 2", 2, "line-unclear"),
        ("하나 1\n둘 1\n셋, 손님, 2", 3, "guest-with-garnets"),
        ("하나 1\n, 3", 2, "name-missing"),
        ("하나 1\n" + "가" * 25 + " 1", 2, "name-too-long"),
        ("하나 1\n둘, 다섯글자다, 1", 2, "short-name-too-long"),
        ("하나 1\n둘, abcdefghi, 1", 2, "short-name-too-long"),
        ("하나 1\n둘 1000", 2, "too-many-garnets"),
        ("하나 1\n둘 -1", 2, "too-many-garnets"),
        ("하나 1\n둘 " + "9" * 5000, 2, "too-many-garnets"),
        ("하나 1\n\n하나 2", 3, "same-name"),
        ("하나, 같다, 1\n둘, 같다, 2", 2, "same-name"),
    ],
)
def test_what_is_wrong_is_told_on_its_line(text: str, line: int, code: str) -> None:
    faults = check("밤", read(text), House())
    assert [(no.facts.get("line"), no.code) for no in faults] == [(line, code)]


def test_what_is_wrong_with_the_whole() -> None:
    assert {no.code for no in check(" ", read(""), House())} == {"title-missing", "too-few-people"}
    many = "\n".join(f"사람{n} 1" for n in range(MOST_PEOPLE + 1))
    assert [no.code for no in check("밤", read(many), House())] == ["too-many-people"]
    assert [no.code for no in check("밤", read("하나 1\n둘, 손님"), House())] == ["too-few-people"]


@given(st.text(max_size=400), st.none() | st.integers(0, 999))
@settings(max_examples=300, deadline=None)
def test_anything_can_be_pasted(text: str, garnets: int | None) -> None:
    people = read(text, garnets)
    assert len(people.players) == len(people.lines)
    assert list(people.lines) == sorted(set(people.lines))
    assert all(p.name == clean(p.name) for p in people.players)
    faults = check("밤", people, House())
    lines = [no.facts["line"] for no in faults if "line" in no.facts]
    assert len(lines) == len(set(lines))
    assert set(lines) <= set(people.lines)
    if not faults:
        assert not show.faults(show.Config("밤", people.players))


NAMES = st.text(st.sampled_from("가나다라마바사아자차카타파하abcdefgh"), min_size=1, max_size=4)
PEOPLE = st.lists(
    st.tuples(NAMES, st.integers(0, MOST_GARNETS), st.booleans()),
    min_size=2, max_size=12, unique_by=lambda one: one[0].casefold(),
)  # fmt: skip


@given(PEOPLE)
@settings(max_examples=100, deadline=None)
def test_what_is_written_well_is_read_well(rows: list[tuple[str, int, bool]]) -> None:
    words = {True: "guest", False: ""}
    rows = [(f"x{name}", n, guest) for name, n, guest in rows]
    text = "\n".join(f"{name}, {words[guest] or n}" for name, n, guest in rows)
    people = read(text)
    assert not people.faults
    assert [(p.name, p.garnets, p.guest) for p in people.players] == [
        (name, 0 if guest else n, guest) for name, n, guest in rows
    ]


@given(st.text(max_size=80))
@settings(max_examples=200, deadline=None)
def test_clean_letters_can_be_drawn(words: str) -> None:
    tidy = clean(words)
    assert tidy.isprintable()
    assert tidy == tidy.strip()
    assert clean(tidy) == tidy


# ------------------------------------------------------------------ the order


LIST = read("김도윤, 도윤, 2\n임요환 3\n정준용, 손님\nAlexander Hamilton, Alex, 3\n이서연 1")


@pytest.mark.parametrize(
    "text",
    ["2 1 5 4", "임요환 도윤 이서연 Alex", "2, 도윤\n5, alexander hamilton", "2 김도윤 5 ALEX"],
)
def test_an_order_by_numbers_and_names(text: str) -> None:
    assert read_order(text, LIST, 12) == ((1, 0, 4, 3), None)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2 1 5 누구", "order-unknown"),
        ("2 1 9 5 4", "order-unknown"),
        ("2 1 3 5 4", "order-guest"),
        ("2 1 2 5 4", "order-twice"),
        ("2 1", "order-incomplete"),
        ("", "order-incomplete"),
    ],
)
def test_what_is_wrong_with_an_order(text: str, code: str) -> None:
    order, no = read_order(text, LIST, 12)
    assert no is not None
    assert no.code == code
    assert all(0 <= who < 5 for who in order)


def test_a_game_has_only_so_many_chairs() -> None:
    assert read_order("1 2 4", LIST, 3)[1] is None
    no = read_order("1 2 4 5", LIST, 3)[1]
    assert no is not None
    assert no.code == "order-too-long"


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_any_order_can_be_typed(text: str) -> None:
    order, no = read_order(text, LIST, 12)
    assert len(set(order)) == len(order)
    assert (no is None) == (set(order) == set(LIST.able))


def test_nobody_is_on_an_empty_list() -> None:
    assert read("\n \n") == People()
    assert read_order("", People(), 12) == ((), None)


# ------------------------------------------------------------------ in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_sentence(lang: str) -> None:
    say, facts = Say(lang), {"line": 7, "name": "도윤", "most": 24, "count": 2, "path": "/media"}
    for code in CODES:
        assert say(f"no-{code}", **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_name_the_true_limits(lang: str) -> None:
    say = Say(lang)
    assert str(FULL_NAME) in say("start-no-name-too-long")
    assert str(MOST_GARNETS) in say("no-too-many-garnets")
    short = say("no-short-name-too-long")
    assert str(SHORT_NAME) in short
    assert str(SHORT_NAME // 2) in short


def test_a_fault_is_told_with_its_line() -> None:
    from app.start.look import fault_words

    no = Illegal("same-name", line=3, name="도윤")
    assert fault_words(no, Say("en")).startswith("Line 3 · ")
    assert "24" in fault_words(Illegal("name-too-long", line=1, name="x"), Say("ko"))
