"""The dealer's pad of a game that has none of its own yet: its options, one a slot."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.types import CHANCE, DEALER, TABLE, Option, Text, only, tag

SLOTS = 7  # the eighth is the frame's


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The plain line: choose on the pad, or type it."""
    return "plain", {}


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The first options of the moment; everything can be typed in the command line."""
    options = [o for o in (*desk.options, *desk.asides) if not tag(o.kind).startswith("show.")]
    slots = [_slot(o, desk, say) for o in options[:SLOTS] if o.actor != TABLE]
    slots += [EMPTY] * (8 - len(slots))
    return Page(f"{desk.seen.state.key}-{desk.seen.state.game.step}", tuple(slots))


def _slot(o: Option, desk: Desk, say: Say) -> Slot:
    label = say("act-" + tag(o.kind).replace(".", "-"))
    fixed = [str(only(d)[0]) for d in o.fields.values() if only(d)]
    if any(isinstance(d, Text) for d in o.fields.values()):
        return Slot(label, line=f"{tag(o.kind)} ")
    amount = " ".join(fixed)[:6] if o.actor >= 0 else ""
    who = {CHANCE: "", DEALER: ""}.get(o.actor, str(o.actor + 1))
    return Slot(label, o, amount=amount or who)
