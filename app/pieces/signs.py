"""The twelve seat signs, after the Korean signs of long life: one solid silhouette each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtGui import QPainter, QPainterPath

from app.pieces.outline import Layer, both, joined, oval, put, shape, stroke, turned
from app.theme import IVORY


def sun() -> QPainterPath:
    ray = shape("M-14,-64 L14,-64 0,-100Z")
    return joined(oval(0, 0, 48), *(turned(ray, 45 * k) for k in range(8)))


def moon() -> QPainterPath:
    return oval(0, 0, 92).subtracted(oval(40, -16, 74))


def hill() -> QPainterPath:
    rock = shape("M-100,80 L-46,-50 Q-40,-62 -34,-50 L-6,6 L26,-78 Q32,-92 40,-78 L100,80Z")
    return rock.subtracted(stroke("M32,-40 L18,2 L36,26", 11))


def water() -> QPainterPath:
    wave = "M-84,{0} C-64,{1} -24,{2} 0,{0} C24,{1} 64,{2} 84,{0}"
    return joined(*(stroke(wave.format(y, y - 50, y + 50), 25) for y in (-56, 2, 60)))


def stone() -> QPainterPath:
    rock = shape("M-94,38 L-58,-66 L12,-88 L88,-24 L72,72 L-48,80Z")
    return rock.subtracted(stroke("M-24,-34 L8,6 L-8,48 M8,6 L44,-6", 13))


def cloud() -> QPainterPath:
    puffs = joined(oval(-50, 18, 46), oval(4, -20, 56), oval(56, 20, 42))
    whole = puffs.united(shape("M-56,16 L60,16 L60,62 L-52,62Z"))
    return whole.subtracted(stroke("M-30,24 C-40,-10 10,-24 16,8 C18,24 -4,26 -4,12", 11))


def pine() -> QPainterPath:
    tiers = ((-96, 50, -28), (-48, 72, 24), (2, 94, 74))
    layers = (f"M0,{top} L{half},{low} Q0,{low - 14} {-half},{low}Z" for top, half, low in tiers)
    return joined(*map(shape, layers), shape("M-14,60 L14,60 L14,98 L-14,98Z"))


def bamboo() -> QPainterPath:
    knots = ((-98, -44), (-32, 30), (42, 98))
    stem = (
        f"M-48,{a} L-12,{a} Q-18,{(a + b) / 2} -12,{b} L-48,{b} Q-42,{(a + b) / 2} -48,{a}Z"
        for a, b in knots
    )
    leaves = (
        "M-6,-34 C4,-74 44,-92 94,-88 C80,-48 44,-30 -6,-34Z",
        "M-6,40 C4,4 40,-12 92,-6 C78,34 42,48 -6,40Z",
    )
    return joined(*map(shape, (*stem, *leaves)))


def fungus() -> QPainterPath:
    cap = shape("M-98,0 C-98,-56 -50,-88 0,-88 C50,-88 98,-56 98,0 Q0,22 -98,0Z")
    stem = shape("M-20,0 L20,0 C18,40 26,70 34,96 L-34,96 C-26,70 -18,40 -20,0Z")
    return cap.subtracted(stroke("M-58,-24 C-40,-52 40,-52 58,-24", 12)).united(stem)


def turtle() -> QPainterPath:
    feet = both(joined(oval(58, -40, 22), oval(58, 62, 22)))
    shell = shape("M0,-58 L60,-24 L60,46 L0,80 L-60,46 L-60,-24Z")
    whole = joined(shell, feet, oval(0, -74, 25), shape("M-12,72 L12,72 L0,100Z"))
    return whole.subtracted(stroke("M0,-22 L30,-5 L30,28 L0,45 L-30,28 L-30,-5Z", 11))


def crane() -> QPainterPath:
    wing = shape(
        "M4,-14 C30,-62 66,-70 100,-46 L78,-40 L92,-18 L66,-20 L74,2 L48,-4 C38,16 20,28 4,32Z"
    )
    neck = stroke("M0,0 C-4,-30 6,-50 0,-72", 20)
    beak = shape("M-11,-74 L11,-74 L2,-100Z")
    body = shape("M-14,-4 L14,-4 L14,24 L7,62 L-7,62 L-14,24Z")
    legs = both(stroke("M4,56 L9,94", 8))
    return joined(both(wing), neck, beak, body, legs)


def deer() -> QPainterPath:
    head = shape("M-28,12 Q0,-2 28,12 C28,46 16,66 15,84 Q0,104 -15,84 C-16,66 -28,46 -28,12Z")
    ear = shape("M22,16 C38,0 58,2 74,8 C62,28 42,34 22,30Z")
    antler = joined(
        stroke("M14,10 C20,-14 54,-20 56,-90", 15),
        stroke("M44,-30 C64,-34 84,-44 90,-68", 14),
        stroke("M28,-14 C20,-34 22,-46 18,-62", 13),
    )
    return joined(head, both(ear), both(antler))


SIGNS: tuple[Callable[[], QPainterPath], ...] = (
    sun, moon, hill, water, stone, cloud, pine, bamboo, fungus, turtle, crane, deer,
)  # fmt: skip


@cache
def outline(seat: int) -> QPainterPath:
    return SIGNS[seat % len(SIGNS)]()


def sign(p: QPainter, seat: int, x: float, y: float, r: float, colour: str = IVORY) -> None:
    """The sign of a seat; at least 46 px across in the hall."""
    put(p, (Layer(outline(seat), colour),), x, y, r)
