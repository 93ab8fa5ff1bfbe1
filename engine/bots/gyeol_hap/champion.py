"""Who sees every hap, and knows when to keep silent."""

from __future__ import annotations

from random import Random

from engine.bots.gyeol_hap.endgame import Barred, gyeol, hap, lead, silence, wrong
from engine.games.gyeol_hap import left
from engine.games.gyeol_hap.match import next_of
from engine.games.gyeol_hap.records import HAP, SILENT, Call, Gyeol, Miss, Name, Pass, State
from engine.seen import Seen
from engine.types import Action, Option

Values = tuple[tuple[Action, float], ...]


def champion(seen: Seen, rng: Random) -> Action:
    """What brings most; of what brings the same, a hap, but silence rather than the last one."""
    worth = values(seen, rng)
    best = max(v for _, v in worth)
    able = [a for a, v in worth if v > best - 1e-9]
    last = len(left(seen.state.board, seen.state.found)) == 1
    for kind in (Name, Miss, Pass, Call) if last else (Name, Miss, Gyeol, Call, Pass):
        of_kind = [a for a in able if type(a) is kind]
        if of_kind:
            return of_kind[int(rng.random() * len(of_kind))]
    return able[0]


def values(seen: Seen, rng: Random) -> Values:
    """How many points more than the others on average the chair wins in the rest of the round,
    after each of its actions, when all chairs see every hap and play on well."""
    s = seen.state
    haps, barred = left(s.board, s.found), _barred(s)
    n, window = len(haps), s.config.gyeol_window != "off"
    missed = lead(wrong(n, barred, window))
    taken = lead(hap(n, barred, window)) if n else missed
    if n and _sudden(s):
        taken = float(HAP)
    worth: dict[type[Action], float] = {
        Call: taken, Name: taken, Miss: missed,
        Gyeol: lead(gyeol(n, barred, window)), Pass: lead(silence(n, 0, barred, window)),
    }  # fmt: skip
    if n and _stuck(s):  # whatever does not end it is worth less
        worth |= dict.fromkeys((Miss, Gyeol, Pass), taken - HAP)
    return tuple((a, worth[type(a)]) for o in seen.options for a in _each(o, haps))


def _each(o: Option, haps: tuple[tuple[int, ...], ...]) -> list[Action]:
    """The sensible actions of an option: haps that are there are named, no others."""
    if o.kind is Name:
        return [Name(o.actor, h) for h in haps]
    return [Miss(o.actor, "silent") if o.kind is Miss else o.kind(o.actor)]


def _barred(s: State) -> Barred:
    """Who may call gyeol no more, from the chair on turn on."""
    out, seat = [], s.turn
    for _ in s.playing:
        out.append(seat in s.barred)
        seat = next_of(s.playing, seat)
    return tuple(out)


def _sudden(s: State) -> bool:
    """Whether the next point may decide the match (G-9, by switch)."""
    return bool(s.ends) and s.config.tie == "first_point"


def _stuck(s: State) -> bool:
    """Whether silence has gone on that ends no round (G-5, by switch): then somebody must give."""
    return s.config.pass_limit == "off" and s.row >= SILENT
