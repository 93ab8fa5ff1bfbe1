"""Drawings kept as images at the size of the screen, so that painting them again costs little."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter


def scale(p: QPainter) -> float:
    """Device pixels for one unit of the painter, 0 where it is squeezed and cannot be stamped."""
    now = p.worldTransform()
    even = now.m11() == now.m22() and not now.m12() and not now.m21()
    return now.m11() * p.device().devicePixelRatio() if even and now.m11() > 0 else 0.0


def image(box: QRectF, size: float, paint: Callable[[QPainter], None]) -> QImage:
    """What `paint` draws inside the box around its own zero point, `size` pixels a unit."""
    picture = QImage(
        max(1, round(box.width() * size)),
        max(1, round(box.height() * size)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(QColor(0, 0, 0, 0))
    p = QPainter(picture)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(size, size)
    p.translate(-box.topLeft())
    paint(p)
    p.end()
    return picture


def put(p: QPainter, corner: QPointF, picture: QImage) -> None:
    """Lay the image with its corner at the nearest pixel: nothing is resampled."""
    ratio = p.device().devicePixelRatio()
    at = p.worldTransform().map(corner) * ratio
    pixel = QPointF(QPoint(round(at.x()), round(at.y()))) / ratio
    p.save()
    p.resetTransform()
    p.drawImage(QRectF(pixel, picture.size().toSizeF() / ratio), picture)
    p.restore()
