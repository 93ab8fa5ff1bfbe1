"""The pad while they bet: call, raise and the most by face, and each face by the level typed."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.pad import Slot
from app.text import Say
from engine.games import GAMES
from engine.games.twosided.records import Bet, Fold
from engine.types import Choice, Domain, Option, Range

GAME = GAMES["twosided"]
KEYS = ("front", "back", "both")  # 1, 2, 3


def slots(desk: Desk, say: Say) -> tuple[Slot, ...]:
    """Q call, W raise, E the most, R fold; A front, S back, D both."""
    game = desk.seen.state.game
    bets = {o.fields["face"].of: o for o in desk.options if o.kind is Bet}  # type: ignore[union-attr]
    level = game.levels[1 - game.turn] if game.step == "bet" else 0
    return (
        _call(desk, say, bets, level),
        _raise(desk, say, bets, level),
        _most(desk, say, bets),
        _fold(desk, say),
        _single(desk, say, bets, "front"),
        _single(desk, say, bets, "back"),
        _face(desk, say("act-twosided-both"), bets, "both"),
    )


Bets = dict[Any, Option]


def _call(desk: Desk, say: Say, bets: Bets, level: int) -> Slot:
    """As many as the other; fewer only where all-in is allowed."""
    label = say("act-twosided-call")
    if not bets or not level:
        return Slot(label, why=_no_bet(desk) if not bets else "nothing-bet-yet")
    least = min(o.fields["level"].lo for o in bets.values())  # type: ignore[union-attr]
    return _by_face(desk, label, bets, Choice((least,)), str(least))


def _raise(desk: Desk, say: Say, bets: Bets, level: int) -> Slot:
    label = say("act-twosided-raise")
    if not bets:
        return Slot(label, why=_no_bet(desk))
    most = _highest(bets)
    if most <= level:
        return Slot(label, why="level-cannot-be-met")
    return _by_face(desk, label, bets, Range(level + 1, most), "")


def _most(desk: Desk, say: Say, bets: Bets) -> Slot:
    """All that both can meet: on one face, or on both by who bets on both."""
    label = say("act-twosided-cap")
    if not bets:
        return Slot(label, why=_no_bet(desk))
    single = {faces: o for faces, o in bets.items() if "both" not in faces} or bets
    most = _highest(single)
    return _by_face(desk, label, single, Choice((most,)), str(most))


def _highest(bets: Bets) -> int:
    return max(o.fields["level"].hi for o in bets.values())  # type: ignore[union-attr]


def _by_face(desk: Desk, label: str, bets: Bets, level: Domain, amount: str) -> Slot:
    """The face by its digit, where it is still open; what does not fit the rules refuse."""
    faces = tuple(face for of in bets for face in of)
    if None in faces:
        faces = (None,)  # D-19: it lies covered, and nobody tells the program
    seat = next(iter(bets.values())).actor
    option = Option(seat, Bet, {"face": Choice(faces), "level": level})
    return Slot(label, option, amount=amount, faces=(KEYS,) if len(faces) > 1 else ())


def _single(desk: Desk, say: Say, bets: Bets, face: str) -> Slot:
    """A front or a back; where faces are covered, A bets on one that nobody knows."""
    covered = any(None in of for of in bets)
    if not covered:
        return _face(desk, say(f"act-twosided-pick-{face}"), bets, face)
    if face == "front":
        return _face(desk, say("act-twosided-covered"), bets, None)
    return Slot(say(f"act-twosided-pick-{face}"), why="faces-covered")


def _face(desk: Desk, label: str, bets: Bets, face: str | None) -> Slot:
    for of, option in bets.items():
        if face in of:
            fields = {**option.fields, "face": Choice((face,))}
            return Slot(label, Option(option.actor, Bet, fields))
    return Slot(label, why=_no_bet(desk) if not bets else _no_face(desk, face))


def _no_face(desk: Desk, face: str | None) -> str:
    game = desk.seen.state.game
    if face == "both":
        return GAME.refusal(game, game.turn, Bet, "face")
    return "face-stays" if game.faces[game.turn] != "" else "level-cannot-be-met"


def _fold(desk: Desk, say: Say) -> Slot:
    label = say("act-twosided-fold")
    option = next((o for o in desk.options if o.kind is Fold), None)
    if option is not None:
        return Slot(label, option)
    game = desk.seen.state.game
    return Slot(label, why=GAME.refusal(game, game.turn, Fold, ""))


def _no_bet(desk: Desk) -> str:
    game = desk.seen.state.game
    return GAME.refusal(game, game.turn, Bet, "")
