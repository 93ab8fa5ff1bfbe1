"""A player's photo in a box, cut to a square around its middle."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


def face(p: QPainter, photo: QImage, box: QRectF) -> None:
    side = min(photo.width(), photo.height())
    cut = QRectF((photo.width() - side) / 2, (photo.height() - side) / 2, side, side)
    p.drawImage(box, photo, cut)
