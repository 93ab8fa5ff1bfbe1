"""The show frame: the stable code that says why something may not be done."""

from __future__ import annotations

from engine.games import GAMES
from engine.show import duel
from engine.show.asking import OPENED, fault, may_give
from engine.show.records import (
    Absent,
    Close,
    Correct,
    Enough,
    Finish,
    Give,
    Lot,
    Open,
    Rename,
    Sit,
    Spare,
    Start,
    State,
    Stop,
    Switch,
    Team,
)
from engine.types import Action

DUEL = ("oppose", "arena", "partner", "bequeath")


def refusal(s: State, kind: type[Action], field: str) -> str:
    if s.step == "finished":
        return "show-finished"
    if field:
        return _field(s, kind, field)
    if kind is Give:
        return "never-give" if s.house.garnet_transfer == "never" else _no_gift(s)
    if kind in (Stop, Sit, Absent):
        return "no-game-on"
    if kind in (Lot, Enough) and s.step in ("ready", "game", "teams"):
        return "order-complete"
    if s.step == "game":
        return "garnets-staked" if kind is Correct else "game-running"
    if kind in duel.STEPS:
        return duel.refusal(s, kind)
    return _between(s, kind)


def _between(s: State, kind: type[Action]) -> str:
    if kind in (Open, Finish) and s.step != "open":
        if s.duelists or s.step in DUEL:
            return "death-match-first"
        return "close-first" if s.step in OPENED else "not-now"
    if kind is Start:
        return _no_start(s)
    if kind is Enough:
        return "too-few-numbered" if s.step == "lot" else "not-now"
    if kind is Team:
        return "not-your-turn" if s.step == "teams" else "no-partners-now"
    return "nothing-to-close" if kind is Close and s.step == "open" else "not-now"


def _no_start(s: State) -> str:
    if s.step in ("teams", "partner"):
        return "partners-first"
    return (fault(s) or "not-now") if s.step == "ready" else "not-now"


def _no_gift(s: State) -> str:
    if not may_give(s):
        return "not-in-garnet-match"
    staked = s.step == "game" and GAMES[s.key].GARNETS_STAKED
    return "garnets-staked" if staked else "no-garnets"


def _field(s: State, kind: type[Action], field: str) -> str:
    if field in ("name", "short") and kind is Rename:
        return "name-too-long"
    if kind is Switch:
        return "unknown-switch"
    if kind is Give and field == "garnets":
        return "not-that-many"
    if kind is Correct and field == "player" and s.step == "game":
        return "garnets-staked"
    if kind in PEOPLE and field in ("player", "game"):
        return PEOPLE[kind]
    return FIELDS.get(field, "out-of-range")


PEOPLE: dict[type[Action], str] = {
    Lot: "already-numbered", Team: "not-free", Spare: "candidate-gets-no-token",  # F-6
    **duel.FIELDS,
}  # fmt: skip
FIELDS = {
    "player": "no-such-player", "giver": "no-such-player", "to": "no-such-player",
    "chair": "no-such-chair", "game": "no-such-game",
}  # fmt: skip
