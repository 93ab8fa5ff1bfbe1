"""Colours, families and sizes of every window, in one place."""

from __future__ import annotations

from functools import cache
from typing import Final

import pylopdf_fonts_ko
from PySide6.QtGui import QColor, QFont, QFontDatabase

GROUND, BOARD, CELL = "#0A1311", "#14241F", "#20372F"  # the room, a panel, a raised cell
LINE, IVORY, MIST, BRASS = "#6A9184", "#F7F0E1", "#B9CAC2", "#DDB873"
LAMP, INK = "#FFCB47", "#17120E"  # "now" and nothing else; text on ivory, lamp and brass
GARNET, GARNET_LIT, GARNET_DEEP, GARNET_RIM = "#E23A52", "#FF9DA7", "#A4182F", "#FFC9CE"
GARNET_ON_LAMP = "#B0182F"
PINE, SPROUT = "#1C4A3C", "#1E6B4A"
ALARM, WARN, GOOD, REASON = "#C4122B", "#FFB020", "#5FD39B", "#D9C79A"  # the console alone
CHARACTERS: Final = {
    "vampire": "#B79CFF",
    "gangshi": "#4FB6FF",
    "fox": "#FF9A4A",
    "mummy": "#F0E0AE",
    "zombie": "#8CD04F",
}
TEAMS: Final = ("#4FA8FF", "#FF9F45")  # round, square
LINES: Final = ("#5BB8FF", "#FF9A4A", "#FFFFFF", "#C3A8FF", "#7FE0B5", "#F79CD0")  # by seat % 6

HALL_SIZES: Final = (44, 48, 56, 64, 88, 112, 150, 200)  # of text, on the canvas of 1920x1080
HALL_FLOOR: Final = 44
CONSOLE_FLOOR: Final = 16
WIDTH, HEIGHT = 1920, 1080


@cache
def families() -> tuple[str, str]:
    """Load the two Korean families from their package, once: the same widths on every machine."""
    paths = (pylopdf_fonts_ko.sans_path(), pylopdf_fonts_ko.serif_path())
    loaded = [QFontDatabase.addApplicationFont(str(path)) for path in paths]
    sans, serif = (QFontDatabase.applicationFontFamilies(one)[0] for one in loaded)
    return sans, serif


@cache
def font(size: int, bold: bool = False, serif: bool = False) -> QFont:
    """A face of this many pixels, unhinted, so that it scales with the canvas."""
    face = QFont(families()[serif])
    face.setPixelSize(size)
    face.setBold(bold)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return face


def colour(name: str, alpha: int = 255) -> QColor:
    """One colour of the palette, thinner if asked."""
    shade = QColor(name)
    shade.setAlpha(alpha)
    return shade


@cache
def mixed(one: str, other: str, share: float) -> str:
    """The colour that lies `share` of the way from one to the other."""
    a, b = QColor(one), QColor(other)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return QColor(*(round(x + (y - x) * share) for x, y in pairs)).name()
