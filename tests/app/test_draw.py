"""The strokes every picture is made of: what fits, what is bold, what is recorded."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from app import draw, theme

pytestmark = pytest.mark.usefixtures("qapp")


def canvas() -> tuple[QImage, QPainter]:
    image = QImage(800, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("#000000"))
    return image, draw.smooth(QPainter(image))


def ink(size: int, bold: bool, scale: float = 1.0) -> int:
    image, p = canvas()
    p.scale(scale, scale)
    draw.text(p, 10, 60, "가넷 7", size, "#FFFFFF", bold=bold, most=600)
    p.end()
    return sum(image.pixelColor(x, y).red() for x in range(0, 500, 2) for y in range(0, 200, 2))


def test_the_korean_families_are_loaded_once() -> None:
    assert theme.families() == theme.families()
    assert theme.families.cache_info().misses == 1
    assert "Noto" in theme.families()[0]
    assert "Serif" in theme.families()[1]


@pytest.mark.parametrize("size", [44, 56, 64, 88, 112])
def test_bold_stays_bold_at_every_size(size: int) -> None:
    assert ink(size, True) > ink(size, False) * 1.25


def test_bold_stays_bold_on_a_screen_of_twice_the_pixels() -> None:
    assert ink(44, True, 2) > ink(44, False, 2) * 1.25


def test_every_line_is_recorded_inside_the_watch_and_none_outside() -> None:
    _, p = canvas()
    with draw.watching() as lines:
        draw.text(p, 10, 50, "Siwoo", 44, most=20)
    draw.text(p, 10, 50, "later", 44, most=200)
    p.end()
    (line,) = lines
    assert (line.words, line.size, line.most) == ("Siwoo", 44, 20)
    assert line.width > line.most
    assert draw.watch is None


def test_two_sizes_may_be_tried_and_never_a_third() -> None:
    assert draw.fit("8", (88, 56), 200, bold=True) == 88
    assert draw.fit("100", (88, 56), 100, bold=True) == 56
    assert draw.fit("100000", (88, 56), 100, bold=True) == 56
    assert draw.even(("Doyun", "Mwamwamm"), (48, 44), 240) == (44,)


def test_a_name_of_eight_wide_letters_is_set_narrower_and_not_lower() -> None:
    _, p = canvas()
    with draw.watching() as lines:
        wide = draw.named(p, 10, 50, "WWWWWWWW", (48, 44), most=200)
    p.end()
    assert wide == pytest.approx(200)
    assert lines[0].size == 44
    assert lines[0].rect.width() == pytest.approx(200, abs=1)


def test_the_header_keeps_its_three_parts_apart() -> None:
    image = QImage(1920, 160, QImage.Format.Format_RGB32)
    p = draw.smooth(QPainter(image))
    with draw.watching() as lines:
        draw.header(p, "Cooperative Hold'em", "Kwanghwa to act and call twelve", "Round 12/20")
    p.end()
    right, title, now = (line.rect for line in lines)
    assert title.right() < now.left()
    assert now.right() < right.left()


def test_a_plate_has_cut_corners() -> None:
    points = draw.cut_corners(QRectF(0, 0, 100, 60), 18)
    assert len(points) == 8
    assert (0, 0) not in points


def test_the_ground_is_painted_once_for_a_width() -> None:
    assert draw.lacquer(640) is draw.lacquer(640)
    assert draw.lacquer(640).height() == 360
