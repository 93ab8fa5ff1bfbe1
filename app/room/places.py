"""Where everything of the room lies on the canvas, for the painter and the finger alike."""

from __future__ import annotations

from PySide6.QtCore import QRectF

BOARD = QRectF(60, 160, 1270, 844)
PLAY = QRectF(90, 424, 1210, 564)  # of a problem, below its sentence
TEAM = QRectF(1350, 160, 510, 202)
PITCH = 214
SEAL = QRectF(495, 764, 400, 104)
PICK = 84  # a card that a hand can cover
PICKS = QRectF(90, 540, 1210, PICK * 1.4)


def team_box(k: int) -> QRectF:
    """The plate of a team, from above."""
    return TEAM.translated(0, k * PITCH)


def row(within: QRectF, count: int, wide: float, gap: float) -> tuple[QRectF, ...]:
    """Boxes side by side, centred."""
    left = within.center().x() - (count * (wide + gap) - gap) / 2
    return tuple(
        [QRectF(left + k * (wide + gap), within.top(), wide, within.height()) for k in range(count)]
    )


def pick_boxes(count: int) -> tuple[QRectF, ...]:
    return row(PICKS, count, PICK, 24)
