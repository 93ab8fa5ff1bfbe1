"""The rundown by itself: which scene belongs to which step of the evening, and what comes next."""

from __future__ import annotations

from typing import Any

from app.audience.scenes import PAGES, named_scene

DUEL = ("arena", "partner")
SETTLED = ("nominate", "spare", "oppose", "bequeath")


def scene_of(s: Any) -> str:
    """The scene an evening in this state is on, where the hall follows it."""
    if s.step == "finished":
        return "standings"
    if s.step in DUEL or (s.step == "ready" and s.duelists):
        return "duel"
    if s.step in ("lot", "teams", "ready", "game"):
        return "game"
    if s.step in SETTLED:
        return "result"
    return _between(s)


def _between(s: Any) -> str:
    """After an episode: who left, else the result; before the first one the title."""
    if not s.episode or not (s.gained or s.last):
        return "title" if not s.episode else "standings"
    gone = bool(s.out) and s.out[-1] in s.last
    return "farewell" if gone else "result"


def next_scene(live: str, s: Any) -> str:
    """What is proposed for the next take: the next page, the scene of the moment, the standings."""
    kind, page = named_scene(live)
    if kind == "rules" and max(page, 1) < (2 * PAGES if s.key else PAGES):
        return f"rules:{max(page, 1) + 1}"
    here = scene_of(s)
    return "standings" if live == here else here
