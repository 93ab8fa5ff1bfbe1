"""A card that is being turned: its back grows narrow, then its face grows wide."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.pieces.flight import in_out
from app.pieces.stamped import card


def turning(
    p: QPainter, x: float, y: float, wide: float, value: int | None, t: float, lit: bool = False
) -> None:
    """The card at progress t; its face is drawn past the half alone."""
    share = in_out(t)
    if share >= 1:
        card(p, x, y, wide, value, lit)
        return
    p.save()
    p.translate(x + wide / 2, 0)
    p.scale(max(0.02, abs(1 - 2 * share)), 1)
    card(p, -wide / 2, y, wide, value if share > 0.5 else None, lit)
    p.restore()
