"""The photos of the people of one evening: for its windows, and by a line of the console."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage

from app.audience.scenes import named_scene
from app.photos import Photos
from engine.types import Illegal


class Portraits:
    """Who has which photo in the show of this commitment."""

    def __init__(self, photos: Photos, show: str) -> None:
        self.photos, self.show = photos, show

    def of(self, player: int, side: int) -> QImage | None:
        """A player's photo, no larger than this."""
        return self.photos.of(self.show, player, side)

    def on(self, scene: str) -> QImage | None:
        """The photo a scene of the hall shows."""
        kind, part = named_scene(scene)
        return self.photos.of(self.show, max(part, 1) - 1) if kind == "spotlight" else None

    def hand_in(self, line: str, players: tuple[Any, ...]) -> int:
        """`photo 3 /path` or `photo name /path`, no path takes it away; whose it is.

        Raises Illegal, and then nothing has changed.
        """
        _, who, path = [*line.split(maxsplit=2), "", ""][:3]
        player = _player(who, players)
        name = self.photos.take(Path(path.strip("\"'")).expanduser()) if path else ""
        self.photos.give(self.show, player, name)
        return player


def _player(who: str, players: tuple[Any, ...]) -> int:
    """By short name, else by number from 1."""
    named = next((i for i, one in enumerate(players) if one.short == who), -1)
    at = int(who) - 1 if named < 0 and who.isascii() and who.isdigit() else named
    if not 0 <= at < len(players):
        raise Illegal("no-such-person", people=len(players))
    return at
