"""What a finger does in the room: pure, the next Look and the action it hands in, if any."""

from __future__ import annotations

from typing import Any

from app.games.holdem.table import Table, table
from app.room import packing
from app.room.look import Look, Task, phase, picks, task
from app.room.places import SEAL, pick_boxes, team_box
from app.room.plate import touched
from app.room.plays import play
from engine.games.holdem.records import Pick, Solve, Wrong
from engine.games.holdem.room import able
from engine.minigames import MINIGAMES
from engine.types import NOBODY, Action, Illegal, replace

Touched = tuple[Look, Action | None]


def pressed(look: Look, x: float, y: float) -> Touched:
    t = table(look.after)
    open_ = task(t)
    if t is not None and open_ is not None:
        return _solving(look, t, open_, x, y)
    if t is not None and phase(t.game) == "pick":
        return _picking(look, t.game, x, y)
    return look, None


def moved(look: Look, x: float, y: float) -> Look:
    """Only a piece follows a finger."""
    if not isinstance(look.draft, packing.Laying):
        return look
    return replace(look, draft=packing.move(look.draft, x, y))


def released(look: Look, x: float, y: float) -> Look:
    open_ = task(table(look.after))
    if open_ is None or not isinstance(look.draft, packing.Laying):
        return look
    problem: Any = open_.problem
    return replace(look, draft=packing.release(problem, look.draft, x, y))


def _solving(look: Look, t: Table, open_: Task, x: float, y: float) -> Touched:
    """The plate of a person hands in; everything else is a draft."""
    team = touched(tuple(map(team_box, t.chairs)), x, y)
    if team >= 0:
        return _hand_in(look, t.game, open_, team)
    problem = open_.problem
    draft = play(problem).press(problem, look.draft, x, y)
    return replace(look, draft=draft, told="", about=NOBODY), None


def _hand_in(look: Look, game: Any, open_: Task, team: int) -> Touched:
    """What the checker says is what a dealer would type; what is no answer yet costs nothing."""
    problem, minigame = open_.problem, MINIGAMES[open_.kind]
    if team not in able(game, game.room):
        return _told(look, "out", team)
    if team in dict(look.locks):
        return _told(look, "locked", team)
    words = play(problem).answer(problem, look.draft)
    if not words:
        return _told(look, "unfinished")
    try:
        answer = minigame.read_answer(problem, words)
    except Illegal:
        return _told(look, "unreadable")
    kind = Solve if minigame.check(problem, answer) else Wrong
    return look, kind(len(game.before), team)


def _picking(look: Look, game: Any, x: float, y: float) -> Touched:
    """A card is lit first and sealed by a second tap, so that no slip of a finger decides."""
    cards = picks(game)
    k = touched(pick_boxes(len(cards)), x, y)
    if k >= 0:
        return replace(look, armed=-1 if k == look.armed else k), None
    if look.armed >= 0 and SEAL.contains(x, y):
        return replace(look, armed=-1), Pick(len(game.before), cards[look.armed])
    return look, None


def _told(look: Look, key: str, about: int = NOBODY) -> Touched:
    return replace(look, told=key, about=about), None
