"""Where the parts of the console lie: 1440x900 as drawn; smaller scales as a whole."""

from __future__ import annotations

from engine.types import Value

Box = tuple[float, float, float, float]  # x, y, width, height in logical pixels


class Layout(Value, frozen=True):
    """The scale, and the box of each part by its name."""

    scale: float
    boxes: dict[str, Box]


def layout(width: int, height: int, typing: bool) -> Layout:
    """Wider and higher windows give their room to table and log; the pad keeps its size.

    While a line is typed its field takes the place of Space and undo as well.
    """
    k = min(1.0, width / 1440, height / 900)
    w, h = width / k, height / k
    tall = h - 900
    right = 376 + (w - 1440) / 2
    middle = w - 264 - right
    live = 28 + round(right * 9 / 16) + 10 + 156
    pad = 528 + tall
    line = (240.0, pad + 288, 800.0, 72.0) if typing else (849.0, pad + 288, 191.0, 72.0)
    return Layout(k, {
        "top": (0, 0, w, 48),
        "lead": (12, 58, 228 + middle, 116),
        "rundown": (12, 186, 216, 282),
        "players": (12, 480, 216, h - 492),
        "table": (240, 186, middle, 330 + tall),
        "pad": (240, pad, 800, 360),
        "line": line,
        "monitor": (w - 12 - right, 58, right, live),
        "log": (w - 12 - right, 70 + live, right, h - 82 - live),
        "sheet": (240, 186, middle, h - 198),
        "settings": (240, 186, middle, h - 198),
        "charts": (240, 186, middle, 330 + tall),
    })  # fmt: skip
