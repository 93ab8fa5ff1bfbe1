"""Deliberately wrong keys in states of every game do nothing but explain: nothing is played or
written, and where one looks it says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import drivers
from app.live import Live
from app.pad import Pad
from engine import show
from engine.games import GAMES
from engine.notation import write as notation
from engine.timeline import Timeline
from engine.types import Illegal, Range
from tests.app.conftest import PLACES, press
from tests.app.windows import live_on, made, states

KEYS = (
    *PLACES, "Space", "Enter", "Backspace", "Up", "Down", "/", *[f"F{n}" for n in range(1, 13)],
    *[f"Ctrl+{c}" for c in "QWERTYUIOPASDFGHJKLZXCVBNM"],
)  # fmt: skip
STEPS = 250  # deeds of a night at most
EVERY = 100


@pytest.fixture(params=list(GAMES))
def key(request: Any) -> str:
    return str(request.param)


@pytest.fixture
def live(key: str, qtbot: Any, tmp_path: Path) -> Iterator[Live]:
    with live_on(made(tmp_path, key)) as live:
        yield live


def all_of(live: Live) -> tuple[Any, ...]:
    """The evening and its file."""
    t, evening = live.session.timeline, live.session.opened.evening
    size = live.session.opened.path.stat().st_size
    return t.state, t.at, t.entries[:], t.draws[:], len(evening.lines), size


def is_wrong(live: Live, key: str) -> bool:
    """Whether nothing is on this key now."""
    console, desk = live.console, live.console.desk
    assert desk is not None
    name = console.bindings.command(key)
    if key.isdigit():
        return console.pad.field() is None
    if name.startswith("slot-"):
        slot = console.pad.page.slots[int(name[-1]) - 1]
        return not slot.ready or bool(console.pad_view.blocked)
    armed = console.pad.slot is not None and console.pad.field() is None  # Space does that
    return {
        "": key != "Backspace", "go-on": desk.expected is None and not armed,
        "undo": not desk.undo,
        "redo": not desk.redo, "amend": True,  # no line is chosen
        "replace": not any(r.k >= 0 and r.by == "dealer" for r in desk.rows),
    }.get(name, False)  # fmt: skip


def does_nothing_but_explain(live: Live, *keys: str) -> None:
    before = all_of(live)
    press(live.console, *keys)
    assert live.console.lead.told, keys
    assert not live.console.lead.note, keys
    assert all_of(live) == before, keys
    press(live.console, "Esc")


def wrong_keys(live: Live) -> Iterator[str]:
    """Press each key that nothing is on."""
    for name in KEYS:
        if is_wrong(live, name):
            does_nothing_but_explain(live, name)
            yield name


def out_of_range(pad: Pad) -> list[str]:
    """Keys that answer what the armed slot asks with something it does not offer."""
    faces, field = pad.faces(), pad.field()
    if faces is not None:
        return ["0"] if len(faces) < 10 else []
    return ["9", "9", "9", "9", "Space"] if isinstance(field, Range) and field.hi < 9000 else []


def wrong_numbers(live: Live) -> int:
    """Answer each slot that asks with what it does not offer; how many there were."""
    console, tried = live.console, 0
    for at, slot in enumerate(console.pad.page.slots):
        if slot.option is None or console.pad_view.blocked:
            continue
        trial = Pad()
        trial.page, trial.armed = console.pad.page, at
        keys = out_of_range(trial)
        if trial.field() is not None and keys:
            does_nothing_but_explain(live, console.bindings.slots[at], *keys)
            tried += 1
    return tried


def is_wrong_line(live: Live, line: str) -> bool:
    """Whether the rules refuse it now and after whatever the table is about to do by itself."""
    t = Timeline(show, live.session.opened.header.show, live.session.timeline.seed)
    t.states, t.draws = [live.session.timeline.state], live.session.timeline.draws[-1:]
    action = None
    while True:
        try:
            action = action or t.read(line)
            t.check(action)
        except Illegal:
            step = drivers.answer(t)
            if action is None or step is None:
                return True
            t.play(*step)
        else:
            return False


def wrong_lines(live: Live, lines: list[str], rng: Random) -> int:
    """Type lines that were right at another moment; how many of them are wrong now."""
    tried = 0
    for line in rng.sample(lines, min(len(lines), 12)):
        if is_wrong_line(live, line):
            before = all_of(live)
            live._typed(line)
            assert live.console.lead.told, line
            assert all_of(live) == before, line
            tried += 1
    lines += [notation(o.sample(rng)) for o in live.session.timeline.options()]
    return tried


def test_B18_wrong_keys_numbers_and_lines_only_explain(key: str, live: Live) -> None:
    rng, lines = Random(1), ["nonsense", "give 1 1 1", '"', "redo", "show.open chess"]
    wrong, steps, numbers, typed = Counter[str](), set(), 0, 0
    for step in states(live, key, STEPS, EVERY):
        steps.add(step)
        press(live.console, "Esc")
        wrong.update(wrong_keys(live))
        numbers += wrong_numbers(live)
        typed += wrong_lines(live, lines, rng)
    assert len(steps) > 4
    assert wrong.total() > 200
    assert {"Enter", "Ctrl+Q", "Ctrl+E"} <= set(wrong)
    assert numbers > 0
    assert typed > 20
