"""What the pad says about itself: what Space will do, what is typed, what undo takes back."""

from __future__ import annotations

from app.console.frame import asks_person
from app.console.sentences import log_line, person, word
from app.desk import Desk
from app.pad import Pad
from app.text import Say
from engine.show.records import OWN
from engine.types import Range, tag


def space(desk: Desk, pad: Pad, say: Say) -> str:
    """What Space will do, in words; "" where it does nothing."""
    ready = pad.ready_to_confirm()
    if ready is not None:
        return say("pad-confirm", words=log_line(ready, desk.seen.state, say))
    if pad.digits:
        return say("pad-take", words=typed(desk, pad, say))
    if desk.expected is None:
        return ""
    key = "next-" + tag(type(desk.expected)).replace(".", "-")
    return say(key) if say.has(key) else log_line(desk.expected, desk.seen.state, say)


def typed(desk: Desk, pad: Pad, say: Say) -> str:
    """What stands in the field of the armed slot."""
    words = [str(word(value, say)) for value in (*pad.values, *pad.part)]
    if pad.digits:
        words.append(f"{pad.digits} {_named(desk, pad)}".strip())
    return " ".join(words)


def _named(desk: Desk, pad: Pad) -> str:
    """Whose number was typed: a person of the show, or who sits on a chair of the game."""
    slot = pad.slot
    if slot is None or slot.option is None or not asks_person(pad):
        return ""
    name = person(int(pad.digits) - 1, desk.seen.state, slot.option.kind in OWN)
    return "" if name == pad.digits else name


def hint(pad: Pad, say: Say) -> str:
    """What can be typed into the armed slot."""
    field = pad.field()
    if field is None:
        return ""
    if asks_person(pad):
        return say("hint-person")
    if isinstance(field, Range):
        return say("hint-range", lo=field.lo, hi=field.hi)
    return say("hint-keys", count=len(pad.faces() or ()))


def undo(desk: Desk, asked: bool, say: Say) -> str:
    """The word on the undo key; "" where there is nothing to take back."""
    if not desk.undo:
        return ""
    return say("pad-undo-reveal" if asked else "pad-undo")


def blocked(desk: Desk, say: Say) -> str:
    """Why no slot works at all."""
    if desk.read_only:
        return say("pad-read-only")
    return say("pad-save-first") if desk.trouble else ""
