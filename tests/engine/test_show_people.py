"""The show frame: its people and house rules, and what may not be done, each by its code."""

from __future__ import annotations

from typing import Any

import pytest

from engine import show
from engine.games import GAMES
from engine.show import Config, House, Player, faults
from engine.timeline import Timeline
from engine.types import PUBLIC, Illegal
from tests.engine.evenings import (
    code,
    ended,
    evening,
    go_on,
    play,
    running,
)

JOINT_FIRST = ("vampire,gangshi", "vampire,gangshi", "mummy,zombie")  # paid 5, 5, 0
JOINT_LAST = ("vampire,gangshi", "mummy,zombie", "mummy,zombie")  # paid 5, 0, 0
ALL_TIED = ("vampire,gangshi",) * 3
AT = (13, 10, 6, 2, 0)


def test_guests_hold_nothing() -> None:
    t = evening(guests=2)
    assert t.state.garnets == (2, 2, 2, 0, 0)
    assert code(t, "give 1 4 1") == "no-such-player"
    assert code(t, "give 4 1 1") == "no-such-player"
    assert code(t, "correct 4 1 x") == "no-such-player"
    play(t, "open horror")
    assert code(t, "lot 4") == "already-numbered"
    assert code(ended(evening(guests=2)), "spare 4") == "candidate-gets-no-token"


def people(*players: Player, title: str = "밤") -> list[str]:
    found = faults(Config(title, players))
    return [no.code for no in found]


def named(name: str, short: str = "", garnets: int = 1, guest: bool = False) -> Player:
    return Player(name, short or name[:4], garnets, guest)


def test_faults_of_a_list_of_people() -> None:
    a, b = named("가"), named("나")
    assert people(a, b) == []
    assert people(a) == ["too-few-people"]
    assert people(a, named("나", guest=True)) == ["too-few-people"]
    assert people(a, b, title=" ") == ["title-missing"]
    assert people(a, b, title="a\nb") == ["title-missing"]
    assert people(a, b, named("가", "다")) == ["same-name"]
    assert people(a, b, named("다", "나")) == ["same-name"]
    assert people(a, named("", "나")) == ["name-missing"]
    assert people(a, named("나" * 25, "나")) == ["name-too-long"]
    assert people(a, named("나", "다섯글자임")) == ["short-name-too-long"]
    assert people(a, named("나", "eightlet")) == []
    assert people(a, named("나", "nineletrs")) == ["short-name-too-long"]
    assert people(a, named("나", garnets=1000)) == ["too-many-garnets"]
    assert people(a, named("나", garnets=-1)) == ["too-many-garnets"]
    assert people(*[named(f"이름{i}", f"이{i}") for i in range(25)]) == ["too-many-people"]


def test_a_fault_names_its_line() -> None:
    (no,) = faults(Config("밤", (named("가"), named("나"), named("가", "다"))))
    assert (no.code, no.facts["line"]) == ("same-name", 3)


@pytest.mark.parametrize(
    ("full", "short"),
    [("임요환", "임요환"), ("Alexander Hamilton-Burr", "Alexande"), ("Ada Lovelace", "Ada"),
     ("남궁민수", "남궁민수"), ("선우은숙희", "선우은숙")],
)  # fmt: skip
def test_a_short_name_is_suggested(full: str, short: str) -> None:
    assert show.short_name(full) == short


@pytest.mark.parametrize("name", sorted(show.SWITCHES))
def test_every_rule_of_the_frame_is_set_by_an_action(name: str) -> None:
    t = evening()
    assert getattr(House(), name) == show.SWITCHES[name][0]
    for value in (*show.SWITCHES[name][1:], show.SWITCHES[name][0]):
        play(t, f"switch frame.{name} {value}")
        assert show.setting(t.state, f"frame.{name}") == value
    assert code(t, f"switch frame.{name} bogus") == "unknown-switch"


@pytest.mark.parametrize("name", sorted(GAMES["horror"].SWITCHES))
def test_every_rule_of_a_game_is_set_before_it_starts(name: str) -> None:
    values = GAMES["horror"].SWITCHES[name]
    assert code(evening(), f"switch horror.{name} {values[-1]}") == "unknown-switch"
    t = play(evening(), "open horror", f"switch horror.{name} {values[-1]}")
    t = seated_rest(t)
    assert getattr(t.state.game.config, name) == values[-1]
    assert code(t, f"switch horror.{name} {values[0]}") == "game-running"


def seated_rest(t: Any) -> Any:
    return play(t, *[f"lot {i}" for i in (1, 2, 3)], "start")


def test_a_rule_is_public_and_stands_in_the_log() -> None:
    t = play(evening(), "switch frame.joint_last random")
    assert t.seen(PUBLIC).log == (t.entries[0].action,)


@pytest.mark.parametrize(
    ("lines", "wrong", "why"),
    [
        ((), "lay fox 4", "no-game-on"),
        ((), "lot 1", "not-now"),
        ((), "open chess", "no-such-game"),
        ((), "give 1 9 1", "no-such-player"),
        ((), "give 1 1 1", "no-such-player"),
        ((), "give 1 2 0", "not-that-many"),
        ((), "give 3 2 9", "not-that-many"),
        ((), "switch frame.nonsense 1", "unknown-switch"),
        ((), "switch horror.goal 12", "unknown-switch"),
        ((), "stop restored fire", "no-game-on"),
        ((), "absent 1 yes", "no-game-on"),
        ((), "rename 9 가 가", "no-such-player"),
        ((), "rename 1 아주긴이름 가", "name-too-long"),
        (("open horror",), "open horror", "close-first"),
        (("open horror", "lot 1"), "lot 1", "already-numbered"),
        (("open horror", "lot 1"), "start", "not-now"),
        (("open horror",), "switch horror.goal 14", "unknown-switch"),
        (("finish",), "open horror", "show-finished"),
        (("finish",), "give 1 2 1", "show-finished"),
    ],
)
def test_between_games_it_is_refused(lines: tuple[str, ...], wrong: str, why: str) -> None:
    assert code(play(evening(), *lines), wrong) == why


@pytest.mark.parametrize(
    ("lines", "wrong", "why"),
    [
        ((), "open horror", "game-running"),
        ((), "finish", "game-running"),
        ((), "give 1 2 1", "not-in-garnet-match"),
        ((), "lot 1", "order-complete"),
        ((), "lay vampire 1", "no-round"),
        (("begin",), "begin", "round-running"),
        (("begin",), "lay 2 vampire 1", "not-your-turn"),
        (("begin",), "lay 9 vampire 1", "not-your-turn"),
        (("begin",), "2 forfeit", "not-your-turn"),
        (("begin",), "lay ghost 1", "unknown-word"),
        (("begin",), "lay vampire 3", "out-of-range"),
        (("begin",), "lay vampire", "wrong-count"),
        (("begin",), "fly vampire 1", "unknown-command"),
        (("begin",), "1 take", "not-drawn-here"),
        (("begin", "1 forfeit"), "2 forfeit", "one-forfeit-a-round"),
        (("begin", "lay vampire 1"), "1 forfeit", "forfeit-before-drawing"),
        (("begin", "lay vampire 1", "lay vampire 1"), "lay vampire 1", "no-such-coin-left"),
        ((), "1 support fox,mummy", "supports-closed"),
    ],
)
def test_in_a_race_it_is_refused(lines: tuple[str, ...], wrong: str, why: str) -> None:
    t = running(evening())
    assert code(play(t, *lines), wrong) == why


def test_the_37th_coin_is_refused() -> None:
    t = running(evening((1,) * 12), *["fox,zombie"] * 12)
    play(t, "begin", *[f"lay {c} 1" for c in ("vampire", "gangshi", "mummy") for _ in range(12)])
    assert sum(map(sum, t.state.game.zones)) == 36
    assert code(t, "lay vampire 1") == "all-coins-laid"


def test_a_drawing_table_tells_to_draw_first() -> None:
    t = play(running(evening(), coins="drawn"), "begin")
    assert code(t, "lay vampire 1") == "draw-first"
    assert code(t, "place vampire 1") == "draw-first"


def test_every_refusal_is_a_code_with_facts_and_no_sentence() -> None:
    t = running(evening())
    for line in ("begin now", "lay fox 4", "open x", "give 1 2 3", "1 support", "nonsense"):
        with pytest.raises(Illegal) as no:
            t.play(t.read(line))
        assert no.value.code == no.value.code.lower()
        assert " " not in no.value.code
        assert isinstance(no.value.facts, dict)


def test_a_lot_drawn_by_the_seed_numbers_everybody_once() -> None:
    t = go_on(play(evening((1,) * 12, lot="drawn"), "open horror"), "drawn")
    assert sorted(t.state.chairs) == list(range(12))
    assert t.state.chairs != tuple(range(12))


def test_thirteen_players_leave_one_without_a_chair() -> None:
    people = tuple(Player(f"사람{i}", f"사{i}", 1) for i in range(13))
    t = play(Timeline(show, Config("밤", people), "s"), "open horror")
    play(t, *[f"lot {i}" for i in range(13, 1, -1)])
    assert t.state.step == "ready"
    assert 0 not in t.state.chairs
