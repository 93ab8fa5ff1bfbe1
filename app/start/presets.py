"""A preset as the form writes it: its title and its people, seats with neutral names."""

from __future__ import annotations

from app.text import Say
from engine.show import Player
from engine.show.presets import Preset

Written = tuple[str, str]  # the title, and the people one a line


def people(preset: Preset, say: Say) -> tuple[Player, ...]:
    """The players from number 1 on, then the guests."""
    names = say("preset-people").split(", ")
    seats = [Player(name, name, held) for name, held in zip(names, preset.garnets)]
    rest = names[len(seats) : len(seats) + preset.guests]
    return (*seats, *(Player(name, name, 0, guest=True) for name in rest))


def written(preset: Preset | None, say: Say) -> Written:
    """What stands in the fields of the form for a preset; nothing without one."""
    if preset is None:
        return "", ""
    guest = say("start-guest")
    lines = [f"{p.name}, {guest if p.guest else p.garnets}" for p in people(preset, say)]
    return say(f"preset-{preset.key}-title"), "\n".join(lines)
