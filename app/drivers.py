"""Who answers for an actor besides the dealer: the table by itself, the seed, the absent."""

from __future__ import annotations

from typing import Any

from engine import show
from engine.games import GAMES
from engine.timeline import By, Timeline
from engine.types import CHANCE, NOBODY, Action, only, tag


def answer(t: Timeline) -> tuple[Action, By] | None:
    """What happens now without the dealer, and who answered; None where the table waits."""
    step = t.forced()
    if step is not None:
        return step, "auto"
    if is_drawn(t.state, t.options()):
        drawn = t.drawn()
        return (drawn, "drawn") if drawn is not None else None
    late = _late(t)
    return (late, "auto") if late is not None else None


def is_drawn(s: Any, options: tuple[Any, ...]) -> bool:
    """Whether the seed answers: virtual coins and cards, a turn whose time is up, a drawn lot."""
    if not options or any(o.actor != CHANCE for o in options):
        return False
    name = tag(options[0].kind)
    if name.startswith("show."):
        return name != "show.lot" or show.setting(s, "frame.lot") == "drawn"
    return name in ALWAYS or _virtual(s) or _time_is_up(s.game)


ALWAYS = ("horror.draw",)  # what the program draws wherever it is awaited
MATERIAL = ("coins", "cards", "board")  # the switch that says what a table is played with


def _virtual(s: Any) -> bool:
    """Whether the house draws from the seed what this game is played with."""
    names = [name for name in MATERIAL if name in GAMES[s.key].SWITCHES]
    return any(show.setting(s, f"{s.key}.{name}") == "drawn" for name in names)


def _time_is_up(game: Any) -> bool:
    """R-22, Y-30: the random deed of somebody who is late: a flag, or the chair that is."""
    late = getattr(game, "late", False)
    return late if isinstance(late, bool) else late != NOBODY


def _late(t: Timeline) -> Action | None:
    """F-19: nobody sits on the chair that is on turn, so its time is up at once."""
    s = t.state
    if s.game is None or not any(s.absent):
        return None
    actors = {o.actor for o in t.options() if o.actor >= 0}
    for o in t.options():
        actors.update(only(o.fields["seat"]) if "seat" in o.fields else ())
    if not actors or not all(i < len(s.absent) and s.absent[i] for i in actors):
        return None
    for o in GAMES[s.key].asides(s.game):
        if tag(o.kind).endswith(".late"):
            return o.single()
    return None
