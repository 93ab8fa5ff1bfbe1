"""The five characters of the race: our own drawings, told apart by outline alone."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from app import stamp
from app.pieces.outline import Layer, both, joined, oval, put, shape, stroke, turned
from app.theme import CHARACTERS, INK, IVORY, mixed

WHITE = "#FFFFFF"


def vampire(body: str) -> tuple[Layer, ...]:
    """Collar spikes."""
    cape = shape(
        "M-98,-92 Q-62,-62 -46,-14 L46,-14 Q62,-62 98,-92 Q106,12 84,96"
        " Q62,68 42,92 Q22,70 0,98 Q-22,70 -42,92 Q-62,68 -84,96 Q-106,12 -98,-92Z"
    )
    lining = shape(
        "M-80,-60 Q-58,-34 -44,6 L0,84 L44,6 Q58,-34 80,-60 Q78,20 0,96 Q-78,20 -80,-60Z"
    )
    ears = both(shape("M36,-14 L68,-46 L50,14Z"))
    pale = mixed(body, WHITE, 0.82)
    hair = shape(
        "M-45,0 C-58,-64 -20,-74 0,-74 C20,-74 58,-64 45,0"
        " Q38,-28 20,-34 L0,-10 L-20,-34 Q-38,-28 -45,0Z"
    )
    eyes = both(shape("M8,4 L32,-8 Q32,10 18,12 Q10,12 8,4Z"))
    mouth = shape("M-26,28 Q0,36 26,28 Q18,46 0,46 Q-18,46 -26,28Z")
    fangs = both(shape("M8,31 L19,30 L13,50Z"))
    return (
        Layer(cape, body),
        Layer(lining, mixed(body, INK, 0.62)),
        Layer(joined(oval(0, 4, 46, 58), ears), pale, INK, 8),
        Layer(hair, INK),
        Layer(eyes.united(mouth), INK),
        Layer(fangs, WHITE),
    )


def gangshi(body: str) -> tuple[Layer, ...]:
    """A brimmed hat and a paper strip."""
    face = shape("M-58,-24 C-64,36 -38,98 0,98 C38,98 64,36 58,-24Z")
    crown = shape("M-54,-36 C-54,-78 -28,-90 0,-90 C28,-90 54,-78 54,-36Z").united(oval(0, -90, 13))
    brim = shape(
        "M-100,-60 Q-60,-38 0,-38 Q60,-38 100,-60 C98,-26 56,-8 0,-8 C-56,-8 -98,-26 -100,-60Z"
    )
    strip = shape("M-21,-16 L21,-16 L21,76 L0,66 L-21,76Z")
    spell = joined(
        stroke("M0,-2 L0,52", 7),
        stroke("M-11,8 L11,8", 6),
        stroke("M-11,24 L11,24 L-9,42 L11,42", 6),
    )
    eyes = both(oval(38, 24, 11, 13))
    lids = both(stroke("M27,12 L50,18", 8))
    cheeks = both(stroke("M30,66 L44,58", 8))
    return (
        Layer(face, mixed(body, WHITE, 0.74)),
        Layer(joined(eyes, lids, cheeks), INK),
        Layer(crown, body),
        Layer(brim, mixed(body, INK, 0.12), INK, 6),
        Layer(strip, "#FFF0B8", INK, 5),
        Layer(spell, INK),
    )


def fox(body: str) -> tuple[Layer, ...]:
    """A fan of nine tails."""
    head = shape("M-62,-34 L-26,4 Q0,-4 26,4 L62,-34 Q70,14 52,46 L0,100 L-52,46 Q-70,14 -62,-34Z")
    ears = both(shape("M55,-16 L36,6 L55,14Z"))
    muzzle = both(shape("M57,40 L20,38 L0,60 L0,98 L52,46Z"))
    eyes = both(shape("M12,34 L42,16 Q42,34 22,38Z"))
    nose = shape("M-12,82 Q0,76 12,82 L0,98Z")
    return (
        *(layer for k in (0, 8, 1, 7, 2, 6, 3, 5, 4) for layer in _tail(body, k)),
        Layer(head, body, INK, 6),
        Layer(joined(ears, eyes), INK),
        Layer(muzzle, IVORY),
        Layer(nose, INK),
    )


def _tail(body: str, k: int) -> tuple[Layer, ...]:
    lean = (k - 4) * 24.5
    long = turned(shape("M-7,20 C-30,-40 -26,-62 0,-100 C26,-62 30,-40 7,20Z"), lean)
    tip = turned(
        shape("M-13,-76 L-5,-68 L0,-76 L5,-68 L13,-76 Q9,-88 0,-100 Q-9,-88 -13,-76Z"), lean
    )
    return Layer(long, body, INK, 5), Layer(tip, mixed(body, WHITE, 0.72))


def mummy(body: str) -> tuple[Layer, ...]:
    """An egg in bands with a loose end."""
    egg = oval(0, 0, 76, 98)
    folds = (
        "M-90,-56 Q-10,-78 90,-44", "M-90,-30 Q0,-42 90,-38", "M-90,26 Q0,40 90,16",
        "M-90,46 Q0,56 90,62", "M-90,84 Q0,66 90,76", "M-60,-84 Q0,-70 60,-92",
    )  # fmt: skip
    bands = joined(*(stroke(fold, 6) for fold in folds)).intersected(egg)
    slit = shape("M-90,-18 Q0,-34 90,-22 L90,6 Q0,26 -90,12Z").intersected(egg)
    loose = shape("M40,66 Q70,60 100,88 L84,98 Q64,82 30,88Z")
    return (
        Layer(loose, body, INK, 5),
        Layer(egg, body),
        Layer(bands, INK),
        Layer(slit, INK),
        Layer(joined(oval(27, -5, 15), oval(-28, -4, 9)), WHITE),
        Layer(oval(30, -5, 6), INK),
    )


def zombie(body: str) -> tuple[Layer, ...]:
    """A hand out of a mound."""
    fingers = (
        ("M-30,20 C-40,-10 -46,-30 -52,-58", 22), ("M-10,10 C-12,-30 -14,-60 -14,-86", 23),
        ("M14,10 C16,-30 20,-56 22,-80", 23), ("M34,20 C42,-10 50,-28 58,-50", 21),
        ("M-30,48 C-54,36 -70,20 -86,-4", 23),
    )  # fmt: skip
    palm = shape("M-44,64 C-48,20 -40,0 -20,-4 L24,-4 C44,2 48,20 42,64Z")
    hand = joined(palm, *(stroke(*finger) for finger in fingers))
    stitch = joined(
        stroke("M-22,22 L24,36", 7),
        *(stroke(f"M{x},{y - 9} L{x - 4},{y + 9}", 6) for x, y in ((-12, 25), (2, 29), (16, 33))),
    )
    nails = joined(
        oval(-53, -60, 6), oval(-14, -89, 6), oval(22, -83, 6), oval(59, -52, 6), oval(-87, -6, 6)
    )
    mound = shape("M-100,98 C-84,58 -44,44 0,48 C44,44 84,58 100,98Z")
    clods = joined(oval(-62, 86, 9, 6), oval(48, 80, 11, 7), oval(2, 90, 7, 5))
    return (
        Layer(hand, body),
        Layer(stitch, INK),
        Layer(nails, mixed(body, WHITE, 0.7)),
        Layer(mound, mixed(body, "#20301A", 0.62), body, 7),
        Layer(clods, mixed(body, "#20301A", 0.3)),
    )


DRAWINGS = {
    "vampire": vampire,
    "gangshi": gangshi,
    "fox": fox,
    "mummy": mummy,
    "zombie": zombie,
}


@cache
def layers(character: str) -> tuple[Layer, ...]:
    return DRAWINGS[character](CHARACTERS[character])


@cache
def silhouette(character: str) -> QPainterPath:
    """The whole outline in one path: what a grey picture still tells."""
    return joined(*(layer.path for layer in layers(character)))


def emblem(p: QPainter, character: str, x: float, y: float, r: float) -> None:
    """The drawing of a character; at least 68 px across in the hall."""
    scale = stamp.scale(p)
    if scale:
        stamp.put(p, QPointF(x - r * 1.1, y - r * 1.1), kept(character, r, scale))
    else:
        put(p, layers(character), x, y, r)


@lru_cache(maxsize=128)
def kept(character: str, r: float, scale: float) -> QImage:
    box = QRectF(-r * 1.1, -r * 1.1, r * 2.2, r * 2.2)
    return stamp.image(box, scale, lambda p: put(p, layers(character), 0, 0, r))
