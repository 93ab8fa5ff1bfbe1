"""The show frame: what a list of people must be, checked where it is typed."""

from __future__ import annotations

from engine.show.records import (
    FULL_NAME,
    MOST_GARNETS,
    MOST_PEOPLE,
    SHORT_NAME,
    SWITCHES,
    Config,
    Player,
)
from engine.types import Illegal, Text, width

NAME, SHORT = Text(FULL_NAME), Text(SHORT_NAME, SHORT_NAME)


def short_name(full: str) -> str:
    """A short name for the hall, suggested from the full one: at most 4 Hangul or 8 letters."""
    for word in (full, *full.split()):
        if 0 < width(word) <= SHORT_NAME:
            return word
    out = ""
    for c in full.replace(" ", ""):
        if width(out + c) > SHORT_NAME:
            break
        out += c
    return out


def faults(config: Config) -> tuple[Illegal, ...]:
    """Everything that keeps this show from being opened, each as a refusal with its line."""
    out = [] if config.title.strip() and config.title.isprintable() else [Illegal("title-missing")]
    people = config.players
    for name, values in SWITCHES.items():
        if getattr(config.house, name) not in values:
            out.append(Illegal("unknown-switch", name=f"frame.{name}"))
    if sum(not p.guest for p in people) < 2:
        out.append(Illegal("too-few-people"))
    if len(people) > MOST_PEOPLE:
        out.append(Illegal("too-many-people", most=MOST_PEOPLE))
    for line, p in enumerate(people, 1):
        out += [Illegal(code, line=line, name=p.name[:40]) for code in _person(p)]
    for line, p in enumerate(people, 1):
        if any(p.short == q.short or p.name == q.name for q in people[: line - 1]):
            out.append(Illegal("same-name", line=line, name=p.short))
    return tuple(out)


def _person(p: Player) -> list[str]:
    out = []
    if p.name not in NAME:
        out.append("name-too-long" if p.name.strip() else "name-missing")
    if p.short not in SHORT:
        out.append("short-name-too-long")
    if not 0 <= p.garnets <= MOST_GARNETS:
        out.append("too-many-garnets")
    return out
