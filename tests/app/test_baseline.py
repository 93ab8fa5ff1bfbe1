"""A picture that changes is noticed: each scene against a small one of when it was last looked at.

GARNET_BASELINE=new pytest tests/app/test_baseline.py takes new ones; look at them before they land.
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from app.audience.scenes import Scene
from app.audience.window import picture
from app.pictures import scenes
from engine.types import replace
from tests.app.hall import evening, say, seen_all

FOLDER = Path(__file__).parent / "baseline"
SMALL = QSize(320, 180)
APART = 6.0  # of 255, on average over the cell that differs most
CELLS = (9, 16)
LANG = {"ko": 3, "en": 5}  # every so many scenes, so that the pictures stay small

pytestmark = pytest.mark.usefixtures("qapp")


def small(image: QImage) -> QImage:
    keep, mode = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return image.scaled(SMALL, keep, mode).convertToFormat(QImage.Format.Format_Grayscale8)


def grey(image: QImage) -> NDArray[np.float64]:
    rows = np.frombuffer(image.constBits(), dtype=np.uint8)
    table = rows.reshape(image.height(), image.bytesPerLine())[:, : image.width()]
    return table.astype(float)


def apart(a: QImage, b: QImage) -> float:
    """How much the cell that differs most differs on average."""
    gap = np.abs(grey(a) - grey(b))
    high, wide = gap.shape[0] // CELLS[0], gap.shape[1] // CELLS[1]
    cells = gap.reshape(CELLS[0], high, CELLS[1], wide).mean(axis=(1, 3))
    return float(cells.max())


def chosen(lang: str) -> list[str]:
    return [name for name, _ in scenes(lang)][:: LANG[lang]]


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_scene_looks_as_it_did(lang: str, tmp_path: Path) -> None:
    wanted, changed = set(chosen(lang)), []
    for name, scene in scenes(lang):
        if name not in wanted:
            continue
        now = small(picture(scene, QSize(1920, 1080), say(lang)))
        path = FOLDER / f"{lang}-{name}.png"
        if os.environ.get("GARNET_BASELINE") == "new":
            assert now.save(str(path))
            continue
        before = QImage(str(path)).convertToFormat(QImage.Format.Format_Grayscale8)
        if before.isNull() or apart(before, now) > APART:
            now.save(str(tmp_path / path.name))
            changed.append(path.name)
    assert not changed, f"look at them in {tmp_path}"


def test_a_moved_word_would_be_noticed() -> None:
    """The measure itself: one name elsewhere is more than what is let pass."""
    seen = seen_all(evening(6))[60]
    s = seen.state
    players = (replace(s.players[0], short="가"), *s.players[1:])
    other = replace(seen, state=replace(s, players=players))
    size = QSize(1920, 1080)
    one, two = (small(picture(Scene("game", x), size, say("ko"))) for x in (seen, other))
    assert apart(one, one) == 0
    assert apart(one, two) > APART
