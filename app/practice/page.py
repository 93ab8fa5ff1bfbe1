"""The pad of a player: the dealer's page of the game without what only the staff does."""

from __future__ import annotations

from app.console.sentences import word
from app.desk import Desk
from app.games import dealer_of
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.types import Choice, replace, tag

STAFF = (
    "begin", "bring", "close", "correct", "first", "kind", "late", "lay", "open", "redeal", "seal",
    "seed", "show", "shuffle", "void",
)  # fmt: skip
SPREAD = 4  # a choice of so few gets a slot for each


def home_page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots that are a player's; where the only one is a small choice, a slot for each."""
    key = desk.seen.state.key
    page: Page = dealer_of(key).page(desk, seat, say)
    staff = _staff(key, say)
    slots = tuple(EMPTY if _not_mine(s, staff) else s for s in page.slots)
    ready = [s for s in slots if s.ready]
    if len(ready) == 1:
        return _spread(page, slots, ready[0], say)
    return replace(page, slots=slots)


def _staff(key: str, say: Say) -> frozenset[str]:
    """The labels of what a chair never does."""
    names = [tag(kind).replace(".", "-") for kind in GAMES[key].KINDS]
    ids = [f"act-{name}" for name in names if name.split("-", 1)[1] in STAFF]
    return frozenset(say(one) for one in ids if say.has(one))


def _not_mine(slot: Slot, staff: frozenset[str]) -> bool:
    return bool(slot.line or slot.call) or (slot.option is None and slot.label in staff)


def _spread(page: Page, slots: tuple[Slot, ...], one: Slot, say: Say) -> Page:
    option = one.option
    assert option is not None
    free = [(n, d) for n, d in option.fields.items() if isinstance(d, Choice) and len(d.of) > 1]
    if len(free) != 1 or len(free[0][1].of) > SPREAD or one.confirm:
        return replace(page, slots=slots)
    name, domain = free[0]
    each = [
        Slot(
            str(word(value, say)), replace(option, fields={**option.fields, name: Choice((value,))})
        )
        for value in domain.of
    ]
    return Page(f"{page.name}-{name}", (*each, *[EMPTY] * (8 - len(each))))
