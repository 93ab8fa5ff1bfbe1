"""Who answers for an actor besides the dealer: the table by itself, the seed, the absent."""

from __future__ import annotations

from typing import Any

from engine import show
from engine.games import GAMES
from engine.timeline import By, Timeline
from engine.types import CHANCE, Action, only, tag


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
        return name == "show.nominate" or show.setting(s, "frame.lot") == "drawn"
    by = [show.setting(s, f"{s.key}.{x}") for x in ("coins", "cards") if x in GAMES[s.key].SWITCHES]
    return name == "horror.draw" or "drawn" in by or bool(getattr(s.game, "late", False))


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
