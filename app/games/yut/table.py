"""What the stage of the yut board reads from a Seen, in one record."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.games.yut.mat import CELL, HOME, OFF, ON, SPOT, TURN, ways
from engine.games.yut.moves import PAIR, moves, on_turn
from engine.games.yut.records import PIECES
from engine.seen import Seen
from engine.types import NOBODY


class Stack(NamedTuple):
    """Pieces that move together, by the numbers of the engine; the first is the lowest."""

    pieces: tuple[int, ...]
    place: int

    @property
    def lead(self) -> int:
        return self.pieces[0]


class Step(NamedTuple):
    """Where a move can lead: the stations from where it stands, and whether it comes home."""

    lead: int
    cells: tuple[int, ...]
    home: bool


class Table(NamedTuple):
    """A match and the people at it, as one viewer knows them."""

    show: Any
    game: Any
    own: bool = False  # somebody's own view, where what he alone knows is shown: never the hall

    def player(self, chair: int) -> int:
        """The person who sits on a chair now."""
        return int(self.show.sitting[chair])

    def name(self, chair: int) -> str:
        return str(self.show.players[self.player(chair)].short)

    def turn(self) -> int:
        """The chair on turn; nobody's before the lot and after the end."""
        return on_turn(self.game) if self.game.step in ("throw", "move") else NOBODY

    def stacks(self) -> tuple[Stack, ...]:
        """The stacks on the board, a piece alone among them."""
        game = self.game
        leads = [p for p in range(PIECES) if game.stack[p] == p and game.at[p] not in (OFF, HOME)]
        return tuple(
            Stack(tuple(q for q in range(PIECES) if game.stack[q] == p), game.at[p]) for p in leads
        )

    def waiting(self, chair: int) -> int:
        """Pieces of a chair beside the board."""
        return sum(self.game.at[p] == OFF for p in PAIR[chair])

    def home(self, chair: int) -> int:
        return sum(self.game.at[p] == HOME for p in PAIR[chair])

    def steps(self) -> tuple[Step, ...]:
        """Every way that is open to who is on turn: public, for the board lies open."""
        if self.game.step != "move":
            return ()
        out = []
        for option in moves(self.game):
            result, piece, to = (option.fields[n].of[0] for n in ("result", "piece", "to"))  # type: ignore[union-attr]
            step = way(self.game, piece - 1, result, to)
            if step is not None:
                out.append(step)
        return tuple(dict.fromkeys(out))


def table(seen: Seen | None) -> Table | None:
    """The match in a Seen, None where there is none."""
    if seen is None or seen.state.key != "yut" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game, bool(seen.viewer))


def team(chair: int) -> int:
    """0 or 1: the side of the candidate, the other side."""
    return chair % 2


def owner(piece: int) -> int:
    """The chair a piece belongs to."""
    return piece // 2


def way(game: Any, lead: int, result: str, to: Any) -> Step | None:
    """The stations a piece passes to get there with this result; None where it does not."""
    c, start = game.config, game.at[lead]
    row = ways(c.shortcut, c.home, c.overshoot, c.back_way)[result]  # type: ignore[index]
    place = next((x for x in row[start] if SPOT[x] == to), None)
    if place is None:
        return None
    first = CELL[start] if start != OFF else 0
    if result == "back-do":
        cell = 0 if place == HOME else CELL[place]
        return Step(lead, (first, cell), place == HOME)
    far = {"gae": 2, "geol": 3, "yut": 4, "mo": 5}[result]
    begins = (ON[start], TURN.get(start, ON[start]))
    for walk in (_walk(one, far, c.home) for one in begins):
        if walk[-1] == place:
            return Step(lead, (first, *[CELL[x] for x in walk if x != HOME]), place == HOME)
    return None


def _walk(place: int, far: int, home: str) -> tuple[int, ...]:
    """The places of a walk; who comes to the start is home where reaching it is enough."""
    out = [place]
    while len(out) < far and out[-1] != HOME:
        out.append(ON[out[-1]])
    if CELL[out[-1]] == 0 and home == "reach":
        out.append(HOME)
    return tuple(out)
