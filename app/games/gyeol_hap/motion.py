"""What moves between two states of Gyeol-Hap, and for how long: never ahead of what is public."""

from __future__ import annotations

from typing import NamedTuple

from app.games.gyeol_hap.table import Table, table
from engine.seen import Seen
from engine.types import NOBODY

LAMP_MS, DEAL_MS, STAGGER_MS, NAME_MS, VERDICT_MS = 200, 320, 90, 260, 1500


class Look(NamedTuple):
    """How a state is shown on the way to the next: what is lit, dealt, or told."""

    after: bool = True  # show the later state, not the earlier
    lamps: dict[int, float] | None = None
    fresh: dict[int, float] | None = None  # pictures on their way
    laying: bool = False  # nobody's turn is told before all pictures lie open
    verdict: int | None = None  # points of the call that was judged, while they are told


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting:
        return ""
    a, b = was.game, now.game
    if a.step == "board" and b.board[: len(a.board)] == a.board and len(b.board) > len(a.board):
        return "deal"
    if a.round != b.round or a.board != b.board:
        return "lamp" if b.round == a.round + 1 and a.step == "ready" else ""
    same = a.turn == b.turn
    if a.step == "judge" and b.step in ("turn", "window", "ready", "over"):
        return "" if same and b.step == "turn" else "judge"
    if a.step in ("turn", "name", "window") and b.step == "judge":
        return "call" if same and a.scores == b.scores else ""
    forward = a.step in ("turn", "window") and a.scores == b.scores and b.step in ("turn", "ready")
    return "lamp" if forward and was.turn() != now.turn() and b.row in (a.row, a.row + 1) else ""


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    match step(was, now):
        case "deal":
            return _dealing(was, now)
        case "judge":
            return VERDICT_MS
        case "lamp":
            return LAMP_MS
        case "call":
            return NAME_MS
        case _:
            return 0


def _dealing(was: Table, now: Table) -> int:
    return DEAL_MS + STAGGER_MS * (len(now.game.board) - len(was.game.board) - 1)


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t."""
    match kind:
        case "deal":
            return Look(fresh=_dealt(was, now, t), lamps={}, laying=True)
        case "judge":
            return Look(
                after=False, verdict=now.game.scores[was.game.turn] - was.game.scores[was.game.turn]
            )
        case "lamp":
            return Look(lamps=_passed(was, now, t))
        case _:
            return Look()


def _dealt(was: Table, now: Table, t: float) -> dict[int, float]:
    """One after the other; nothing of a face is seen in the first half of its turn."""
    gone, first = t * _dealing(was, now), len(was.game.board)
    return {
        k: min(1.0, max(0.0, (gone - (k - first) * STAGGER_MS) / DEAL_MS))
        for k in range(first, len(now.game.board))
    }


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there."""
    lamps = {now.turn(): t} if now.turn() != NOBODY else {}
    return lamps | ({was.turn(): 1 - t} if was.turn() != NOBODY else {})
