"""Lines of letters as outlines, Regular and bold, kept as images at the size of the screen.

The package of Korean type holds Regular alone, and Qt drops its own synthetic bold from 64 pixels
of the device on: every number in the hall, and every name on a 4K screen, would turn thin.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker

from app import stamp, theme

WEIGHT: dict[bool, float] = {False: 0.046, True: 0.044}  # what bold adds: sans, serif
DRAWN_AT = 200  # px at which letters are outlined, to be scaled down


@lru_cache(maxsize=1024)
def outlines(words: str, bold: bool, serif: bool) -> tuple[QPainterPath, ...]:
    """The letters and, for bold, a stroke around them."""
    plain = QPainterPath()
    plain.addText(0, 0, theme.font(DRAWN_AT, False, serif), words)
    if not bold:
        return (plain,)
    pen = QPainterPathStroker()
    pen.setWidth(DRAWN_AT * WEIGHT[serif])
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return plain, pen.createStroke(plain)


def write(
    p: QPainter,
    start: QPointF,
    words: str,
    size: int,
    ink: QColor,
    bold: bool,
    serif: bool,
) -> None:
    """Write a line from a point on its baseline."""
    scale = stamp.scale(p)
    if scale:
        name = ink.name(QColor.NameFormat.HexArgb)
        picture, corner = _kept(words, size, name, bold, serif, scale)
        stamp.put(p, start + corner, picture)
    else:
        p.save()
        p.translate(start)
        _fill(p, outlines(words, bold, serif), size, ink)
        p.restore()


@lru_cache(maxsize=256)
def _kept(
    words: str, size: int, ink: str, bold: bool, serif: bool, scale: float
) -> tuple[QImage, QPointF]:
    paths = outlines(words, bold, serif)
    bounds, shrink = paths[-1].boundingRect(), size / DRAWN_AT
    box = QRectF(bounds.topLeft() * shrink, bounds.size() * shrink).adjusted(-2, -2, 2, 2)
    shade = QColor.fromString(ink)
    return stamp.image(box, scale, lambda p: _fill(p, paths, size, shade)), box.topLeft()


def _fill(p: QPainter, paths: tuple[QPainterPath, ...], size: int, ink: QColor) -> None:
    p.save()
    p.scale(size / DRAWN_AT, size / DRAWN_AT)
    for path in paths:  # one fill each: uniting them costs a hundred times as much
        p.fillPath(path, ink)
    p.restore()
