"""Small evenings for the tests: people, a race played to its end, refusals by their code."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from engine import show
from engine.record import Evening
from engine.show import Config, House, Player
from engine.show.records import Close, Finish, Stop
from engine.timeline import Timeline
from engine.types import CHANCE, Illegal, replace
from tests.laws.laws import pick

NAMES = ("가온", "나래", "다솜", "라온", "마루", "바다",
         "사랑", "아라", "자람", "차온", "카라", "타미")  # fmt: skip
PAIRS = ("vampire,gangshi", "fox,mummy", "mummy,zombie")


def config(garnets: Iterable[int] = (2, 2, 2), guests: int = 0, **house: Any) -> Config:
    people = [Player(n, n, g) for n, g in zip(NAMES, garnets)]
    people += [Player(f"손님 {i + 1}", f"손님{i + 1}", 1, True) for i in range(guests)]
    return Config("작은 밤", tuple(people), House(**house))


def evening(garnets: Iterable[int] = (2, 2, 2), guests: int = 0, **house: Any) -> Timeline:
    return Timeline(show, config(garnets, guests, **house), "seed")


def play(t: Timeline, *lines: str) -> Timeline:
    """Type these lines; what was refused is said as it is."""
    for line in lines:
        t.play(t.read(line))
        assert not t.game.audit(t.state)
    return t


def forced(t: Timeline) -> Timeline:
    """What the table does by itself."""
    while (a := t.forced()) is not None:
        t.play(a, "auto")
    return t


def code(t: Timeline, line: str) -> str:
    """Why this is refused; and that nothing changes."""
    before, entries, at = t.state, t.entries[:], t.at
    with pytest.raises(Illegal) as no:
        t.play(t.read(line))
    assert (t.state, t.entries, t.at) == (before, entries, at)
    return no.value.code


def seated(t: Timeline, **switches: Any) -> Timeline:
    """A race is opened for all who are in, in the order of their names."""
    play(t, "open horror")
    for name, to in switches.items():
        play(t, f"switch horror.{name} {to}")
    if t.state.step == "lot":
        play(t, *[f"lot {i + 1}" for i in show.asking.able(t.state)])
    return t


def running(t: Timeline, *pairs: str, **switches: Any) -> Timeline:
    """The race is on and everybody has handed in."""
    play(seated(t, **switches), "start")
    n = len(t.state.chairs)
    pairs = pairs or (PAIRS * 4)[:n]
    return play(t, *[f"{i} support {pair}" for i, pair in enumerate(pairs, 1)])


def ended(t: Timeline, at: tuple[int, ...] = (13, 10, 6, 2, 0), *pairs: str) -> Timeline:
    """A race that is over: the characters have run this far, and the table pays and settles.

    Three chairs that support as PAIRS says are paid 5, 1 and 0.
    """
    running(t, *pairs)
    t.states[t.at] = replace(t.state, game=replace(t.state.game, step="pay", at=at, round=1))
    return forced(t)


def go_on(t: Timeline, by: str = "") -> Timeline:
    """The table, or else the seed, answers as long as it can."""
    while True:
        step = t.forced()
        if step is not None:
            t.play(step, "auto")
        elif by == "drawn" and t.options() and all(o.actor == CHANCE for o in t.options()):
            drawn = t.drawn()
            assert drawn is not None
            t.play(drawn, "drawn")
        else:
            return t


def night(e: Evening) -> Evening:
    """A small evening with a bit of everything the show file can hold."""
    t = e.timeline

    def say(*lines: str) -> None:
        for line in lines:
            e.play(t.read(line))

    e.show_scene("title")
    say("open horror", "switch horror.coins mixed", "lot 2", "lot 1", "lot 3", "start")
    say("1 support fox,zombie", "2 support fox,zombie", "3 support fox,zombie", "begin")
    say("lay vampire 1", "lay gangshi 1", "lay gangshi 4")
    e.undo()
    e.redo()
    e.amend(t.at - 1, t.read("lay mummy 4", t.at - 1), "misread")
    say("2 take")
    while (a := t.drawn()) is not None:
        e.play(a, "drawn")
    say('void "a coin fell, twice"', "1 forfeit", "2 take")
    for _ in range(3):
        e.play(t.drawn(), "drawn")
    say(*[f"place {c} 2" for c in t.state.game.hand], "3 take")
    for _ in range(3):
        e.play(t.drawn(), "drawn")
    say(*[f"place {c} 4" for c in t.state.game.hand])
    while (step := t.forced()) is not None:
        e.play(step, "auto")
    say("correct 3 5 counted again", 'rename 2 나 "나 나"')
    e.show_scene("standings")
    return e


def random_evening(seed: int, steps: int, **switches: Any) -> Timeline:
    """An evening of random actions, drawn ones from the seed."""
    rng = Random(seed)
    t = seated(evening((3, 1, 2, 2)), **switches)
    for _ in range(steps):
        options = t.options()
        if t.forced() is not None:
            t.play(t.forced(), "auto")  # type: ignore[arg-type]
        elif all(o.actor == CHANCE for o in options) and rng.random() < 0.9:
            t.play(t.drawn(), "drawn")  # type: ignore[arg-type]
        else:
            a = pick(show, t.state, rng, 0.05)
            if a is not None and not isinstance(a, (Finish, Close, Stop)):
                t.play(a)
    return t
