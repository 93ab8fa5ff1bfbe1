"""H1, H4: every letter this program says has its picture, and any name that may be typed fits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QRawFont

from app import theme
from app.draw import watching
from engine.show import Config, Player
from tests.app.windows import go_on, live_on, made

TEXTS = Path(__file__).parents[2] / "resources" / "text"
ONE = ("가", "나", "다", "라")
LONG = tuple(x * 24 for x in "뷁쀏뷈쬘")  # full names of 24 of the widest syllables
SHORT = ("뷁쀏뷈쬘", "쬘뷈쀏뷁", "뷁뷁뷁뷁", "쀏쀏쀏쀏")
EMOJI = ("🎲", "👑가", "🦊나", "🧟")
ARABIC = ("محمد", "فاطمة", "עדי", "שרה")


@cache
def faces(size: int = 20) -> tuple[QRawFont, ...]:
    """The fonts that come with the program, plain and serif."""
    return tuple(
        QRawFont.fromFont(theme.font(size, bold, serif)) for bold in (0, 1) for serif in (0, 1)
    )


def letters(files: Iterable[Path]) -> set[str]:
    return {c for path in files for c in path.read_text(encoding="utf-8") if c.isprintable()}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_H1_every_letter_of_every_sentence_has_its_picture(lang: str) -> None:
    """In the fonts of the program itself, whatever this computer has."""
    said = letters(TEXTS.glob(f"*.{lang}.ftl"))
    assert len(said) > 80
    for face in faces():
        assert not [c for c in sorted(said) if not face.supportsCharacter(ord(c))]


@pytest.mark.parametrize("key", ["horror", "yut"])
@pytest.mark.parametrize(
    ("full", "short"),
    [(ONE, ONE), (LONG, SHORT), (EMOJI, EMOJI), (ARABIC, ARABIC)],
    ids=["one syllable", "24 wide syllables", "emoji", "right to left"],
)
def test_H4_any_name_fits_on_both_windows(
    key: str, full: tuple[str, ...], short: tuple[str, ...], qtbot: Any, tmp_path: Path
) -> None:
    people = tuple(Player(f, s, 6) for f, s in zip(full, short))
    with live_on(made(tmp_path, key, Config("밤", people))) as live:
        for _ in range(2):
            go_on(live, key, 15)
            live.hall.resize(1920, 1080)
            with watching() as lines:
                live.hall.grab()
                live.console.grab()
            assert len(lines) > 40
            assert not [x for x in lines if x.width > x.most + 1]
