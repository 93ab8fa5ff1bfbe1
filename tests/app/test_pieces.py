"""Signs, characters, garnets, coins, cards: told apart by shape, the same each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from app.draw import smooth
from app.pieces import cards, coins, emblems, money, signs
from app.theme import CHARACTERS

pytestmark = pytest.mark.usefixtures("qapp")
UNIT = QRectF(-112, -112, 224, 224)


def drawn(paint: Callable[[QPainter], object]) -> QImage:
    image = QImage(240, 360, QImage.Format.Format_RGB32)
    image.fill(QColor("#14241F"))
    p = smooth(QPainter(image))
    paint(p)
    p.end()
    return image


def measured(paint: Callable[[QPainter], float]) -> float:
    """What a painter says of its own height."""
    out: list[float] = []

    def keep(p: QPainter) -> None:
        out.append(paint(p))

    drawn(keep)
    return out[0]


def column(count: int, p: QPainter) -> float:
    return coins.column(p, "fox", 120, 300, count, 60, 132)


def stack(count: int, p: QPainter) -> float:
    return money.chips(p, 120, 350, count)


def face(value: int, p: QPainter) -> None:
    cards.card(p, 20, 20, 160, value)


def mask(path: QPainterPath) -> set[tuple[int, int]]:
    """The cells of a coarse grid that a shape covers: what the last row sees."""
    small = QTransform.fromScale(0.2, 0.2).map(path)
    cells = range(-20, 21)
    return {(x, y) for x in cells for y in cells if small.contains(QRectF(x, y, 1, 1))}


def alike(one: QPainterPath, other: QPainterPath) -> float:
    a, b = mask(one), mask(other)
    return len(a & b) / len(a | b)


def test_there_are_twelve_signs_no_two_alike() -> None:
    outlines = [signs.outline(seat) for seat in range(12)]
    assert all(UNIT.contains(path.boundingRect()) for path in outlines)
    assert max(alike(a, b) for a, b in combinations(outlines, 2)) < 0.8
    assert signs.outline(3) is signs.outline(3)
    assert signs.outline(12) == signs.outline(0)


def test_the_five_characters_differ_in_outline_alone() -> None:
    outlines = [emblems.silhouette(name) for name in CHARACTERS]
    assert all(UNIT.contains(path.boundingRect()) for path in outlines)
    assert max(alike(a, b) for a, b in combinations(outlines, 2)) < 0.8


def test_a_drawing_is_made_once() -> None:
    assert emblems.layers("fox") is emblems.layers("fox")
    assert money.facets() is money.facets()


def test_a_column_of_coins_never_grows_past_its_room() -> None:
    tops = [measured(partial(column, count)) for count in (0, 1, 5, 12, 36)]
    assert tops[0] == 300
    assert tops == sorted(tops, reverse=True)
    assert tops[-1] >= 300 - 132


def test_a_stack_shows_at_most_fifteen_chips() -> None:
    assert measured(partial(stack, 15)) == measured(partial(stack, 105))


def test_an_unknown_card_is_a_back_and_a_face_is_not() -> None:
    back = drawn(lambda p: cards.card(p, 20, 20, 160, None))
    assert back == drawn(lambda p: cards.card(p, 20, 20, 160, None))
    faces = [drawn(partial(face, value)) for value in (1, 7, 10)]
    assert all(face != back for face in faces)
    assert drawn(lambda p: cards.folded(p, 20, 20, 160)) != back
    assert drawn(lambda p: cards.dropped(p, 20, 20, 160, 7)) != faces[1]


def test_a_loss_is_typeset_with_a_minus() -> None:
    assert [money.signed(n) for n in (3, 0, -2)] == ["+3", "±0", "\u22122"]


@pytest.mark.parametrize("words", ["8", "100"])
def test_gem_and_number_are_centred_as_one(words: str) -> None:
    image = drawn(lambda p: money.purse(p, 120, 100, words, (88, 56), 220))
    ground = QColor("#14241F")
    lit = [x for x in range(240) if any(image.pixelColor(x, y) != ground for y in range(60, 140))]
    assert abs((lit[0] + lit[-1]) / 2 - 120) < 8
    assert lit[0] > 4
    assert lit[-1] < 236
