"""What a picture of the mini-game room depends on, and what is read from it."""

from __future__ import annotations

from typing import Any, NamedTuple

from app.games.holdem.table import Table, table
from app.room.plays import start
from engine.games.holdem.records import NOT_PICKED, NUMBERS, UNSOLVED, Wrong
from engine.games.holdem.room import at_work
from engine.minigames import Problem, numbered
from engine.seen import Seen
from engine.types import NOBODY, Value, replace

ALL_PICKS = (*NUMBERS, None)  # None: a card of the real table, which nobody enters


class Look(Value, frozen=True):
    """The room as its people know it, and what they have begun on the screen."""

    after: Seen | None = None
    draft: Any = None  # the answer as far as it is laid; None where no problem is open
    armed: int = -1  # which card is about to be sealed
    told: str = ""  # what the foot says instead of the hint
    about: int = NOBODY  # the team it is said of
    locks: tuple[tuple[int, int], ...] = ()  # teams that may not answer yet, and for how long
    seconds: int = 0
    total: int = 60
    timed: bool = False
    rehearsal: bool = False


class Task(NamedTuple):
    """Which problem of the evening is open."""

    round: int
    which: int
    kind: str
    level: int
    number: int

    @property
    def problem(self) -> Problem:
        return numbered(self.kind, self.level, self.number)


def phase(game: Any) -> str:
    """What the room is about; a step of the table where it has nothing to do."""
    if not at_work(game):
        return str(game.step)
    room = game.room
    if room is None:
        return "problem"
    if room.solver == UNSOLVED:
        return "solve"
    if room.card != NOT_PICKED:
        return "sealed"
    return "draw" if room.solver == NOBODY else "pick"


def task(t: Table | None) -> Task | None:
    """The problem that is open, None where none is."""
    if t is None or phase(t.game) != "solve":
        return None
    game, room = t.game, t.game.room
    return Task(game.round, len(game.shared) + 1, game.kind, room.level, room.number)


def picks(game: Any) -> tuple[int | None, ...]:
    return ALL_PICKS if game.config.cards == "typed" else NUMBERS


def in_room(t: Table, team: int) -> str:
    """Who of a team sits in the mini-game room."""
    return t.short(t.partner(team)) or t.name(team)


def slips(before: Seen | None, after: Seen) -> tuple[int, ...]:
    """The teams that have answered wrongly since; none where something was taken back."""
    if before is None or before.viewer != after.viewer:
        return ()
    return tuple([a.team for a in after.log[len(before.log) :] if isinstance(a, Wrong)])


def shown(look: Look, seen: Seen) -> Look:
    """The room has moved on: a draft stays as long as its problem does."""
    was, now = table(look.after), table(seen)
    wrong, open_ = slips(look.after, seen), task(now)
    same = open_ == task(was)
    stays = was is not None and now is not None and was.game.room == now.game.room
    draft = start(open_.problem) if open_ is not None else None
    if wrong:
        look = replace(look, told="wrong", about=wrong[-1])
    elif not (same and open_):
        look = replace(look, told="")
    return replace(
        look, after=seen, draft=look.draft if same and not wrong else draft,
        armed=look.armed if stays else -1,
    )  # fmt: skip
