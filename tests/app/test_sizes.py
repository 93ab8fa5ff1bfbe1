"""A13: every scene at every size of screen breaks its lines in the same places, and clips none."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.audience.window import paint_boxed
from app.draw import Written, watching
from app.live import Live
from app.pictures import contact, games, scenes, write
from app.text import Say
from app.theme import HALL_FLOOR, HEIGHT, WIDTH
from engine.games import GAMES
from tests.app.hall import say

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768))
SLACK = 1.5  # pixels of the canvas by which a line may lie elsewhere

pytestmark = pytest.mark.usefixtures("qapp")


@cache
def every(lang: str) -> dict[str, Scene]:
    return dict(scenes(lang))


def written(scene: Scene, lang: str, size: tuple[int, int]) -> list[Written]:
    image = QImage(QSize(*size), QImage.Format.Format_RGB32)
    with watching() as lines:
        p = QPainter(image)
        paint_boxed(p, QRectF(image.rect()), scene, say(lang))
        p.end()
    return lines


def on_canvas(lines: list[Written], size: tuple[int, int]) -> list[tuple[str, int, QRectF]]:
    """The lines in the canvas's own pixels, whatever the screen's were."""
    k = min(size[0] / WIDTH, size[1] / HEIGHT)
    left, top = (size[0] - round(WIDTH * k)) // 2, (size[1] - round(HEIGHT * k)) // 2
    out = []
    for x in lines:
        r = x.rect
        box = QRectF((r.x() - left) / k, (r.y() - top) / k, r.width() / k, r.height() / k)
        out.append((x.words, x.size, box))
    return out


def near(a: QRectF, b: QRectF) -> bool:
    pairs = ((a.x(), b.x()), (a.y(), b.y()), (a.right(), b.right()), (a.bottom(), b.bottom()))
    return all(abs(x - y) <= SLACK for x, y in pairs)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_A13_the_same_lines_at_the_same_places(lang: str) -> None:
    """Everyday: every fourth scene; the long form takes them all."""
    compare(lang, list(every(lang))[:: 4 if lang == "ko" else 7])


@pytest.mark.long
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_A13_all_of_them(lang: str) -> None:
    compare(lang, list(every(lang)))


def compare(lang: str, names: list[str]) -> None:
    for name in names:
        scene = every(lang)[name]
        first = on_canvas(written(scene, lang, SIZES[1]), SIZES[1])
        for size in (SIZES[0], *SIZES[2:]):
            other = on_canvas(written(scene, lang, size), size)
            assert [x[:2] for x in first] == [x[:2] for x in other], (name, size)
            for a, b in zip(first, other):
                assert near(a[2], b[2]), (name, size, a, b)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_no_scene_is_clipped_or_under_the_floor(lang: str) -> None:
    canvas = QRectF(0, 0, WIDTH, HEIGHT)
    for name, scene in every(lang).items():
        for line in written(scene, lang, (WIDTH, HEIGHT)):
            assert line.size >= HALL_FLOOR, (name, line)
            assert line.width <= line.most + 1, (name, line)
            assert canvas.contains(line.rect), (name, line)


def test_every_game_is_there_with_its_fewest_and_its_most() -> None:
    names = [name for name, _ in games("ko")]
    for key, game in GAMES.items():
        for chairs in game.PLAYERS:
            assert sum(name.startswith(f"{key}-{chairs}-") for name in names) > 3
        assert {f"{key}-rules-1", f"{key}-rules-2"} <= set(names)


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_A13_the_console_at_every_size(lang: str, size: tuple[int, int], live: Live) -> None:
    live.set_language(Say(lang))
    live.console.resize(*size)
    with watching() as lines:
        live.console.grab()
    inside = QRectF(live.console.rect())
    k = min(1.0, size[0] / 1440, size[1] / 900)
    assert lines
    for line in lines:
        assert line.width <= line.most + 1, line
        if line.size >= HALL_FLOOR and line.rect.height() < line.size * k - 1:
            continue  # the hall's own picture, reduced
        assert line.size >= 16 or line.rect.height() < 12 * k, line
        assert inside.width() >= line.rect.width()


def test_contact_sheets_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = dict(list(every("ko").items())[:18])
    monkeypatch.setattr("app.pictures.scenes", lambda lang: iter(few.items()))
    folder = tmp_path / "pictures"
    assert write(folder, say("ko")) == 18
    assert {f"{name}.png" for name in few} <= {path.name for path in folder.iterdir()}
    assert (folder / "sheet-1.png").exists()
    assert (folder / "sheet-2.png").exists()
    sheet = contact([("one", QImage(QSize(1920, 1080), QImage.Format.Format_RGB32))])
    assert sheet.width() > 1900
