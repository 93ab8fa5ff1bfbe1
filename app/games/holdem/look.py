"""How a state is shown on the way to the next: what is lit, turned or not there yet."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QPainter

from app.pieces.cards import card


class Look(NamedTuple):
    """The moment between two states; the plain Look is a state at rest."""

    after: bool = False  # show the later state, not the earlier
    lamps: dict[int, float] | None = None  # how lit each chair is, None as the state says
    gone: tuple[int, ...] = ()  # chairs whose card is still on its way
    lift: float = 1.0  # how far a card brought to the table has come
    card: int | None = None  # the chair whose card is being turned
    shared: int | None = None  # which shared card is being turned
    value: int = 0  # what it will show
    half: float = 0.0  # how far it has turned


def turned(p: QPainter, x: float, y: float, wide: float, value: int, t: float) -> None:
    """A card on its way from back to face: the face is first drawn past the middle."""
    thin = max(0.02, abs(1 - 2 * t))
    p.save()
    p.translate(x + wide / 2 * (1 - thin), 0)
    p.scale(thin, 1)
    card(p, 0, y, wide, value if t > 0.5 else None)
    p.restore()
