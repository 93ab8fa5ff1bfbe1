"""Every game through the console by key presses alone, from the first page to its outcome.

The cards are real ones that the program is often not told. What the keys led to is written as a
transcript and run without a window: both come to the same evening.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSettings

from app import drivers, showfile
from app.live import Live
from app.pace import at_once
from app.pad import Pad, Slot
from app.text import Say
from engine import show
from engine.games import GAMES
from engine.games.gyeol_hap.haps import left
from engine.games.gyeol_hap.records import Call, Gyeol, Name
from engine.notation import write as notation
from engine.script import run
from engine.show import Config, Player
from engine.types import Action, Choice, Option, Range, Subset, tag
from tests.app.conftest import NAMES, press, write

PEOPLE = {"horror": 3, "holdem": 4, "twosided": 2, "seed": 3, "yut": 4, "hap": 2}
SELDOM = ("forfeit", "late", "fold", "seal", "void")  # a game of those alone shows little
LONGEST = 3000


class Dealer:
    """A dealer with ten fingers: finds the keys for what happens at the table."""

    def __init__(self, live: Live, seed: int) -> None:
        self.live, self.rng = live, Random(seed)
        self.by_slot = self.by_line = self.by_space = 0

    @property
    def state(self) -> Any:
        return self.live.session.timeline.state

    def keys(self, *keys: str) -> None:
        press(self.live.console, *keys)

    def do(self, action: Action) -> None:
        """Bring this about by keys; nothing but the keys touches the evening."""
        at = self.live.session.timeline.at
        desk = self.live.console.desk
        assert desk is not None
        if desk.expected == action:
            self.keys("Space")
            self.by_space += 1
        elif not self._by_slot(action):
            self._by_line(action)
        entries = self.live.session.timeline.entries
        assert action in [e.action for e in entries[at:]], (action, self.live.console.lead.told)

    def _by_slot(self, action: Action) -> bool:
        console = self.live.console
        for k, slot in enumerate(console.pad.page.slots):
            keys = fingers(console.pad, k, slot, action)
            if keys is not None:
                self.keys("Esc")
                self.keys(console.bindings.slots[k], *keys)
                self.by_slot += 1
                return True
        return False

    def _by_line(self, action: Action) -> None:
        line = self.live.console.line
        self.keys("/")
        write(line, notation(action))
        press(line, "Enter")
        self.by_line += 1


def fingers(pad: Pad, at: int, slot: Slot, action: Action) -> list[str] | None:
    """What is pressed after the slot's own key for this action; None where it cannot say it."""
    o = slot.option
    if o is None or o.kind is not type(action) or o.actor != action.actor or not o.allows(action):
        return None
    trial, keys = Pad(), []
    trial.page = pad.page
    trial.armed = at
    for _ in range(12):
        field = trial.field()
        if field is None:
            return [*keys, "Space"] if slot.confirm else keys
        name = trial.free()[len(trial.values)]
        typed = _field(trial, field, getattr(action, name))
        if typed is None:
            return None
        keys += typed
        trial.values += (getattr(action, name),)
    return None


def _field(pad: Pad, field: Any, value: Any) -> list[str] | None:
    """The keys of one field: one for a choice of ten, one each of a subset, or a number."""
    faces = pad.faces()
    if isinstance(field, Subset):
        if faces is None or any(v not in faces for v in value):
            return None
        return [str((faces.index(v) + 1) % 10) for v in value]
    if faces is not None:
        return [str((faces.index(value) + 1) % 10)] if value in faces else None
    if not isinstance(value, int):
        return None
    return [*str(value + pad._shift()), "Space"]


def choice(dealer: Dealer, options: tuple[Option, ...]) -> Action:
    """What happens next: by lot, cards unknown where they may be, big bets, haps that are there."""
    s, rng = dealer.state, dealer.rng
    if s.key == "hap" and s.game is not None:
        sensible = _hap(s.game, options)
        if sensible is not None:
            return sensible
    weights = [1 if tag(o.kind).split(".")[1] in SELDOM else 9 for o in options]
    o = rng.choices(options, weights)[0]
    fields = {name: _value(d, rng) for name, d in o.fields.items()}
    return o.kind(o.actor, *fields.values())


def _value(domain: Any, rng: Random) -> Any:
    if isinstance(domain, Choice) and None in domain.of and rng.random() < 0.6:
        return None
    if isinstance(domain, Range) and rng.random() < 0.5:
        return domain.hi - (domain.hi - domain.lo) % domain.step
    return domain.sample(rng)


def _hap(game: Any, options: tuple[Option, ...]) -> Action | None:
    rest = left(game.board, game.found)
    for o in options:
        if o.kind is Call and rest:
            return Call(o.actor)
        if o.kind is Gyeol and not rest:
            return Gyeol(o.actor)
        if o.kind is Name and rest:
            return Name(o.actor, rest[0])
    return None


@pytest.fixture(params=list(GAMES))
def dealer(request: Any, qtbot: Any, tmp_path: Path) -> Iterator[Dealer]:
    count = PEOPLE[request.param]
    people = [Player(n, n, 6) for n in NAMES[:count]]
    people += [Player(n, n, guest=True) for n in NAMES[count : max(3, count)]]
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    opened = showfile.create(tmp_path / "night.garnet", Config("밤", tuple(people)), "a seed")
    live = Live(opened, Say("ko"), settings, pace=at_once, motion=False)
    live.console.resize(1440, 900)
    live.console.show()
    live.start()
    live.timing.end()
    made = Dealer(live, 11)
    made.key = request.param  # type: ignore[attr-defined]
    yield made
    live.close()
    live.console.close()
    live.console.deleteLater()


def play(dealer: Dealer, key: str) -> None:
    """From the first page to the outcome of one game."""
    session = dealer.live.session
    dealer.keys(dealer.live.console.bindings.slots[list(GAMES).index(key)])
    assert dealer.state.key == key
    for _ in range(LONGEST):
        if dealer.state.game is None and dealer.state.gained:
            return
        t = session.timeline
        if drivers.answer(t) is not None:
            dealer.keys("Space")
            continue
        dealer.do(choice(dealer, t.options()))
    raise AssertionError("not over")


def transcript(live: Live) -> str:
    """The evening as a text: the people, then every action as it was recorded."""
    s = live.session.timeline.states[0]
    lines = ['show "밤"', "seed x"]
    for p in s.players:
        lines.append(f"guest {p.name}" if p.guest else f"player {p.name} {p.garnets}")
    lines += [notation(e.action) for e in live.session.timeline.done]
    return "\n".join(lines) + "\n"


def test_a_whole_game_by_keys_alone(dealer: Dealer) -> None:
    key = dealer.key  # type: ignore[attr-defined]
    play(dealer, key)
    state = dealer.state
    again = run(transcript(dealer.live)).state
    assert again == state
    assert show.score(again) == show.score(state)
    assert dealer.live.session.trouble is None
    assert dealer.by_slot > 4 * dealer.by_line, (dealer.by_slot, dealer.by_line, dealer.by_space)
    assert dealer.live.hall.scene().kind == "result"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12))
def test_many_games_by_keys_alone(seed: int, dealer: Dealer) -> None:
    dealer.rng = Random(seed)
    test_a_whole_game_by_keys_alone(dealer)
