"""Nights of any game under the frame, played at random, with the corrections dealers make."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from app import drivers
from engine.games import GAMES
from engine.journal import Journal, load
from engine.record import Evening
from engine.show import Config, House, Player
from engine.show.asking import able
from engine.show.records import Absent, Close, Finish, Rename, Sit, Stop, Switch
from engine.timeline import By, Timeline
from engine.types import Action, Illegal, Option, Range, Value, check, replace, tag
from tests.engine.faulty import FaultyDisk
from tests.laws.companies import NAMES

FILE = Path("night.garnet")
SEED = "a seed"
PEOPLE = {"horror": 3, "holdem": 4, "twosided": 2, "seed": 4, "yut": 4, "hap": 2}
SELDOM = ("forfeit", "late", "fold", "seal", "void", "enough", "absent", "correct", "stop")
NEVER = (Finish, Close, Stop, Sit, Absent, Rename, Switch)


class Deed(Value, frozen=True):
    """One thing a dealer does: play an action, undo, redo, or amend an entry by an action."""

    what: str
    action: Action | None = None
    by: By = "dealer"
    k: int = -1


UNDO, REDO = Deed("undo"), Deed("redo")


def clock() -> str:
    return "2026-01-01T20:00:00"


def config(key: str) -> Config:
    """Just the people a game needs, with guests where the show would be too small."""
    n = PEOPLE[key]
    people = [Player(x, x, 6) for x in NAMES[:n]]
    people += [Player(x, x, guest=True) for x in NAMES[n : max(n, 4)]]
    return Config(f"밤 {key}", tuple(people), House(lot="drawn"))


def opened(key: str, disk: FaultyDisk, seed: str = SEED) -> Evening:
    """A night of this game on such a disk, with nothing done yet."""
    journal = Journal.create(FILE, config(key), seed, clock(), disk=disk)
    e = Evening(config(key), seed, journal, clock)
    e.lines += load(FILE, disk).lines
    return e


def unwritten(key: str, seed: str = SEED) -> Evening:
    """The same without a file."""
    return Evening(config(key), seed, None, clock)


def deed(t: Timeline, rng: Random, key: str, corrections: float = 0.12) -> Deed | None:
    """What happens next; None where the night is over."""
    if rng.random() < corrections:
        roll = rng.random()
        if roll < 0.5 and t.can_undo():
            return UNDO
        if roll < 0.8 and t.at < len(t.entries):
            return REDO
        amendment = _amendment(t, rng)
        if amendment is not None:
            return amendment
    chosen = _material(t, rng)
    if chosen is not None:
        return Deed("play", chosen)
    answered = drivers.answer(t)
    if answered is not None:
        return Deed("play", *answered)
    action = _choice(t, rng, key)
    return None if action is None else Deed("play", action)


def do(e: Evening, what: Deed) -> None:
    """Raises Illegal or SaveError, as the evening does."""
    if what.what == "undo":
        e.undo()
    elif what.what == "redo":
        e.redo()
    elif what.what == "amend":
        assert what.action is not None
        e.amend(what.k, what.action, "looked again")
    else:
        assert what.action is not None
        e.play(what.action, what.by)


def play(e: Evening, rng: Random, key: str, steps: int, corrections: float = 0.12) -> Evening:
    """So many deeds of a night, or as many as it has."""
    for _ in range(steps):
        what = deed(e.timeline, rng, key, corrections)
        if what is None:
            return e
        do(e, what)
    return e


def _amendment(t: Timeline, rng: Random) -> Deed | None:
    """One of the last entries was something else: the rest is played again as far as it fits."""
    last = [k for k in range(max(0, t.at - 4), t.at) if t.entries[k].n]
    if not last:
        return None
    k = rng.choice(last)
    action = another(t, k, rng)
    return None if action is None else Deed("amend", action, k=k)


def another(t: Timeline, k: int, rng: Random) -> Action | None:
    """Something else that would have been legal instead of entry k, if there is anything."""
    old, s = t.entries[k].action, t.states[k]
    options = [o for o in t.game.options(s) if o.actor == old.actor and o.kind is type(old)]
    for o in (*options, *t.game.options(s)):
        a = o.sample(rng)
        if a != old and not isinstance(a, NEVER):
            return a
    return None


def _material(t: Timeline, rng: Random) -> Action | None:
    """Before a game: whether its coins, cards or boards are real ones or drawn from the seed."""
    s = t.state
    if s.step not in ("lot", "ready") or s.switches:
        return None
    for name in drivers.MATERIAL:
        if name in GAMES[s.key].SWITCHES:
            values = ("drawn", *GAMES[s.key].SWITCHES[name])
            return t.read(f"switch {s.key}.{name} {rng.choice(values)}")
    return None


def _choice(t: Timeline, rng: Random, key: str) -> Action | None:
    s: Any = t.state
    if s.step == "open":
        poor = [i for i in able(s) if s.garnets[i] < 2]
        if poor:
            return t.read(f"correct {poor[0] + 1} 6 paid in")
        return t.read(f"open {key}") if _openable(t, key) else None
    if s.step in ("oppose", "arena"):
        return t.read("show.close")
    side = [o for o in t.game.asides(s) if o.kind not in NEVER] if rng.random() < 0.04 else []
    options = side or list(t.options())
    return weighed(options, rng) if options else None


def _openable(t: Timeline, key: str) -> bool:
    try:
        t.check(t.read(f"open {key}"))
    except Illegal:
        return False
    return True


def weighed(options: list[Option], rng: Random) -> Action:
    """One of these; what ends a turn or a hand at once is rare, so that games go on."""
    weights = [1 if tag(o.kind).split(".")[1] in SELDOM else 9 for o in options]
    a = modest(rng.choices(options, weights)[0]).sample(rng)
    check(a, tuple(options))
    return a


def modest(o: Option) -> Option:
    """The same with small bets, so that nobody is bust in three hands."""
    fields = {
        name: Range(d.lo, min(d.hi, d.lo + 2 * d.step), d.step) if type(d) is Range else d
        for name, d in o.fields.items()
    }
    return replace(o, fields=fields)


KEYS = tuple(GAMES)
