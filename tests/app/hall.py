"""Evenings played at random, and the sentences of the hall, for the tests of its pictures."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.audience.scenes import Scene
from app.audience.window import paint_boxed
from app.draw import Written, watching
from app.text import Say
from app.theme import HALL_FLOOR, HEIGHT, WIDTH
from engine import show
from engine.seen import Seen
from engine.show.records import Close, Open, Switch
from engine.timeline import Timeline
from engine.types import CHANCE, PUBLIC, TABLE

KOREAN = (
    "제갈공명", "남궁민수", "황보정민", "선우은숙", "독고영재", "사공희준",
    "김도윤", "이서연", "박지호", "최하린", "정우진", "강민서",
)  # fmt: skip
ENGLISH = (
    "Wonyoung", "Hyeonjun", "Gyeongmi", "Kwanghwa", "Myungwon", "Mwamwamm",
    "Doyun", "Seoyeon", "Jiho", "Harin", "Woojin", "Minseo",
)  # fmt: skip


@cache
def say(lang: str) -> Say:
    return Say(lang)


def evening(players: int = 12, lang: str = "ko", seed: int = 1, **switches: Any) -> Timeline:
    """A new evening with the longest names, its first race opened and begun."""
    names = (KOREAN if lang == "ko" else ENGLISH)[:players]
    people = tuple(show.Player(name, name, 1 + k % 3) for k, name in enumerate(names))
    title = "가넷 테이블" if lang == "ko" else "The Garnet Table"
    timeline = Timeline(show, show.Config(title, people), f"seed-{seed}")
    timeline.play(Open(-3, "horror"))
    for name, to in switches.items():
        timeline.play(Switch(-3, f"horror.{name}", to))
    return timeline


def go_on(timeline: Timeline, rng: Random) -> bool:
    """One more action: any option of the players, chance and the table drawn by lot."""
    options = timeline.options()
    if not options:
        return False
    option = options[int(rng.random() * len(options))] if rng.random() < 0.15 else options[0]
    by: Any = "drawn" if option.actor == CHANCE else "auto" if option.actor == TABLE else "dealer"
    timeline.play(option.sample(rng), by)
    return True


def seen_all(timeline: Timeline, seed: int = 1, most: int = 4000) -> tuple[Seen, ...]:
    """What the hall sees at each step until the first game is settled."""
    rng = Random(seed)
    out = [timeline.seen(PUBLIC)]
    for _ in range(most):
        if timeline.state.step in ("oppose", "arena"):
            timeline.play(Close(-3))  # the death match is put off
        elif timeline.state.step == "open" or not go_on(timeline, rng):
            break
        out.append(timeline.seen(PUBLIC))
    return tuple(out)


def shot(scene: Scene, lang: str = "ko", wide: int = 640) -> QImage:
    """The picture of a scene, drawn at this width."""
    image = QImage(wide, wide * 9 // 16, QImage.Format.Format_RGB32)
    p = QPainter(image)
    paint_boxed(p, QRectF(image.rect()), scene, say(lang))
    p.end()
    return image


def faults(scene: Scene, lang: str) -> list[str]:
    """Every line of a picture that is too small, too wide, off the canvas or on another line."""
    with watching() as lines:
        shot(scene, lang, WIDTH)
    return wrong(lines)


def wrong(lines: list[Written]) -> list[str]:
    """The faults of the lines of one picture on the whole canvas."""
    out = [f"{x.words!r} at {x.size}" for x in lines if x.size < HALL_FLOOR]
    out += [f"{x.words!r} {x.width:.0f} > {x.most:.0f}" for x in lines if x.width > x.most + 1]
    canvas = QRectF(10, 10, WIDTH - 20, HEIGHT - 20)
    out += [f"{x.words!r} off the canvas" for x in lines if not canvas.contains(x.rect)]
    cores = [(x.words, x.rect.adjusted(1, x.size * 0.2, -1, -x.size * 0.2)) for x in lines]
    for k, (words, core) in enumerate(cores):
        out += [f"{words!r} on {other!r}" for other, box in cores[:k] if core.intersects(box)]
    return out
