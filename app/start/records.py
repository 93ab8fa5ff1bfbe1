"""What the form of a new show hands over when everything in it is right."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from engine.show import Config
from engine.types import Value

Lot = Literal["drawn", "typed"]


class NewShow(Value, frozen=True):
    """A new show as the producer wants it; `switches` are all that differ from the default."""

    config: Config
    folder: Path
    order: tuple[int, ...] | None = None  # players from number 1 on; None: set at the table
    lot: Lot = "typed"
    switches: tuple[tuple[str, str | int], ...] = ()  # by full name, such as ("horror.goal", 12)
    game: str = ""  # opened at once, as the preset of an episode has it
    photos: tuple[tuple[int, str], ...] = ()  # players, and the names their photos are kept by
