"""Pieces of the yut board: a team is round, the other square; a sign inside, a number on stacks."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.draw import disc, rounded, text
from app.pieces.signs import sign
from app.theme import GROUND, INK, IVORY, TEAMS, mixed

LIFT = 0.3  # of the reach, from one piece of a stack to the next


def piece(
    p: QPainter, x: float, y: float, r: float, team: int, seat: int, *,
    chief: bool = False, count: int = 1, mate: int | None = None,
) -> None:  # fmt: skip
    """A piece or a stack; `chief` belongs to who can win, `mate` shares the stack."""
    for k in reversed(range(min(count, 4))):
        body = mixed(TEAMS[team], INK, 0.35) if k else TEAMS[team]
        outline(p, x, y + k * r * LIFT, r, team, body, IVORY, max(2, r * 0.08))
    if chief:
        outline(p, x, y, r * 0.8, team, None, INK, max(2, r * 0.09))
    sign(p, seat, x, y, max(23, r * 0.54) if r > 30 else r * 0.58, INK)
    if count > 1:
        badge = max(r * 0.56, 28)
        disc(p, x + r * 0.92, y - r * 0.82, badge, IVORY, INK, 3)
        number = str(count)
        text(p, x + r * 0.92, y - r * 0.82, number, 44, INK, bold=True, align="centre", most=44)
    if mate is not None:
        disc(p, x - r * 0.95, y - r * 0.82, 29, mixed(TEAMS[team], INK, 0.35), IVORY, 3)
        sign(p, mate, x - r * 0.95, y - r * 0.82, 23, IVORY)


def outline(
    p: QPainter, x: float, y: float, r: float, team: int, fill: str | QColor | None,
    edge: str | QColor | None = GROUND, wide: float = 2,
) -> None:  # fmt: skip
    """The shape of a team: a disc, or a square of about the same size."""
    if team:
        half = r * 0.92
        rounded(p, QRectF(x - half, y - half, 2 * half, 2 * half), r * 0.22, fill, edge, wide)
    else:
        disc(p, x, y, r, fill, edge, wide)
