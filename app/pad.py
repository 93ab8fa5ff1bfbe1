"""The pad: eight slots under the left hand, and what has been typed into the one that is armed.

Pure: it knows options and keys, no widget. A slot with nothing left to choose acts at once; a
closed choice takes one key; an open number or a reveal arms the slot and Space confirms it.
"""

from __future__ import annotations

from typing import Any

from engine.notation import fields_of, is_seat
from engine.types import Action, Choice, Domain, Option, Subset, Value, only


class Slot(Value, frozen=True):
    """One key of the pad. `option` is what it does; None where it may not be done now."""

    label: str
    option: Option | None = None
    why: str = ""  # the code of the reason why not: `why-...` in the slot, `no-...` when asked
    amount: str = ""
    line: str = ""  # what it writes into the command line instead of acting
    confirm: bool = False  # the hall will see it: Space must confirm
    faces: tuple[tuple[Any, ...], ...] = ()  # for each free field: the values of keys 1, 2, 3 ...
    call: str = ""  # a wish to the console itself, e.g. the next person of the page

    @property
    def ready(self) -> bool:
        return self.option is not None or bool(self.line) or bool(self.call)


EMPTY = Slot("")


class Page(Value, frozen=True):
    """The eight slots of a phase of the game; they never move within it."""

    name: str
    slots: tuple[Slot, ...] = (EMPTY,) * 8
    armed: int = -1  # the slot that is armed by itself, whose digits can be typed at once


class Outcome(Value, frozen=True):
    """What a key led to: an action, a line to type, or a sentence that explains."""

    action: Action | None = None
    line: str = ""
    call: str = ""
    explain: str = ""


NOTHING = Outcome()


class Pad:
    """What is armed and typed on the page in use."""

    def __init__(self) -> None:
        self.page = Page("")
        self.armed = -1
        self.values: tuple[Any, ...] = ()  # finished fields of the armed slot
        self.part: tuple[Any, ...] = ()  # a subset that is still being chosen
        self.digits = ""

    def show(self, page: Page) -> None:
        """A new state of the table: what was half typed is kept only while it is still possible."""
        slot = self.slot
        self.page = page
        if page.name != "" and slot is not None and slot == self.slot:
            return
        self.clear()

    def clear(self) -> None:
        self.armed, self.values, self.part, self.digits = self.page.armed, (), (), ""

    @property
    def slot(self) -> Slot | None:
        return self.page.slots[self.armed] if 0 <= self.armed < len(self.page.slots) else None

    # ------------------------------------------------------------ keys

    def press(self, at: int) -> Outcome:
        """A slot was pressed."""
        slot = self.page.slots[at]
        if not slot.ready:
            return Outcome(explain=slot.why or "unbound")
        if slot.line:
            return Outcome(line=slot.line)
        if slot.call:
            return Outcome(call=slot.call)
        self.armed, self.values, self.part, self.digits = at, (), (), ""
        return self._go()

    def digit(self, key: str) -> Outcome:
        """A digit was typed into the armed slot; 0 is ten where keys stand for choices."""
        field = self.field()
        if field is None:
            return Outcome(explain="slot-first")
        faces = self.faces()
        if faces is None:
            self.digits = (self.digits + key)[:4].lstrip("0") or "0"
            return NOTHING
        index = (int(key) or 10) - 1
        value = faces[index] if index < len(faces) else None
        if isinstance(field, Subset):
            return self._part(field, value)
        if value is None:
            return Outcome(explain="not-possible")
        self.values += (value,)  # what the rules will not have they refuse with their own reason
        return self._go()

    def _part(self, field: Subset, value: Any) -> Outcome:
        if value is None or value not in field.of or value in self.part:
            return Outcome(explain="not-possible")
        self.part += (value,)
        if len(self.part) < field.size:
            return NOTHING
        self.values += (tuple(v for v in field.of if v in self.part),)
        self.part = ()
        return self._go()

    def backspace(self) -> None:
        if self.digits:
            self.digits = self.digits[:-1]
        elif self.part:
            self.part = self.part[:-1]
        elif self.values:
            self.values = self.values[:-1]
        else:
            self.clear()

    def confirm(self) -> Outcome | None:
        """Space: finishes what is typed; None where nothing is, and Space is the next step."""
        slot = self.slot
        if slot is None or slot.option is None:
            return None
        field = self.field()
        if field is None:
            return self._act()
        if not self.digits:
            return None if self.armed == self.page.armed else Outcome(explain="type-first")
        value = int(self.digits) - self._shift()
        self.digits = ""
        if value not in field:
            return Outcome(explain="not-possible")
        self.values += (value,)
        return self._act() if self.field() is None else NOTHING

    # ------------------------------------------------------------ what is asked

    def free(self) -> tuple[str, ...]:
        """The fields of the armed slot that must be typed."""
        option = self.slot.option if self.slot else None
        if option is None:
            return ()
        return tuple(n for n in fields_of(option.kind) if not only(option.fields[n]))

    def field(self) -> Domain | None:
        """What is typed next; None where nothing is left."""
        free = self.free()
        if self.slot is None or self.slot.option is None or len(self.values) >= len(free):
            return None
        return self.slot.option.fields[free[len(self.values)]]

    def faces(self) -> tuple[Any, ...] | None:
        """The values of keys 1, 2, 3 ... for the next field; None where a number is typed."""
        slot, k = self.slot, len(self.values)
        if slot is not None and k < len(slot.faces):
            return slot.faces[k] or None
        field = self.field()
        if isinstance(field, (Choice, Subset)) and len(field.of) <= 10 and not self._shift():
            return field.of
        return None

    def _shift(self) -> int:
        """People are counted from 1: a seat that is typed is one less."""
        slot = self.slot
        if slot is None or slot.option is None:
            return 0
        return int(is_seat(slot.option.kind, self.free()[len(self.values)]))

    def _go(self) -> Outcome:
        """After a field: act at once where nothing is left and no reveal is crossed."""
        if self.field() is not None or (self.slot is not None and self.slot.confirm):
            return NOTHING
        return self._act()

    def _act(self) -> Outcome:
        action = self.ready_to_confirm()
        self.clear()
        return Outcome(action)

    def ready_to_confirm(self) -> Action | None:
        """The action the armed slot amounts to, None while a field is left."""
        option = self.slot.option if self.slot else None
        if option is None or self.field() is not None:
            return None
        typed = dict(zip(self.free(), self.values))
        names = fields_of(option.kind)
        return option.kind(
            option.actor, *[typed[n] if n in typed else only(option.fields[n])[0] for n in names]
        )
