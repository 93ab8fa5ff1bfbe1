"""What the stage of Two-sided Poker reads from a Seen: never more than all may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.games.twosided.duel import bonus, on_table, pot, staked, winner
from engine.games.twosided.secrets import open_picks
from engine.seen import Seen
from engine.types import NOBODY

DECIDED = ("settle", "claim")


class Table(NamedTuple):
    """A match and the two people at it, as one viewer knows them."""

    show: Any
    game: Any
    own: bool = False  # somebody's own view, where what he alone knows is shown: never the hall

    def player(self, chair: int) -> int:
        """The person who sits on a chair now."""
        return int(self.show.sitting[chair])

    def name(self, chair: int) -> str:
        return str(self.show.players[self.player(chair)].short)

    def dealt(self, chair: int) -> bool:
        return bool(self.game.cards[chair].front)

    def fronts(self) -> tuple[int, int]:
        return self.game.cards[0].front, self.game.cards[1].front

    def back(self, chair: int) -> int | None:
        """The back, once it was shown to all."""
        card = self.game.cards[chair]
        return card.back if card.shown else None

    def private(self, chair: int) -> int:
        """A back that lies face down though this viewer knows it; 0 for the hall."""
        card = self.game.cards[chair]
        return 0 if card.shown or not self.own else int(card.back or 0)

    def face(self, chair: int) -> str | None:
        """The face bet on: "" none yet, None where it is still covered."""
        return None if self.game.sealed[chair] else self.game.faces[chair]

    def lit(self, chair: int, face: str) -> bool:
        return self.face(chair) in (face, "both")

    def level(self, chair: int) -> int:
        return int(self.game.levels[chair])

    def pot(self) -> int:
        """The chips of this hand, antes included."""
        return on_table(self.game)

    def staked(self, chair: int) -> int:
        return staked(self.game, chair)

    def picking(self, chair: int) -> bool:
        """Whether the chair has still to pick a face without chips."""
        game = self.game
        if game.step != "pick" or game.faces[chair] != "":
            return False
        return not open_picks(game) or chair == game.first or game.faces[game.first] != ""

    def no_chips(self) -> bool:
        """Whether faces alone decide this hand."""
        return self.game.step == "pick" or (self.game.step == "show" and not any(self.game.levels))

    def on_turn(self) -> int:
        """The chair that all look at, NOBODY where there is none."""
        game = self.game
        match game.step:
            case "bet" | "show":
                return int(game.turn)
            case "settle" | "claim":
                return winner(game)
            case "over":
                return self.champion()
            case "pick" if open_picks(game):
                return 0 if self.picking(0) else 1
            case _:
                return NOBODY

    def champion(self) -> int:
        a, b = self.game.chips
        return int(self.game.decided) if a == b else int(b > a)

    def won(self) -> tuple[int, int]:
        """What the winner takes: the pot, and the bonus from the other."""
        return pot(self.game), bonus(self.game, winner(self.game))

    def two_sided(self) -> int:
        """The chair whose two-sided bet is on the table, NOBODY where there is none."""
        running = any(self.game.levels)
        return next((i for i in (0, 1) if running and self.game.faces[i] == "both"), NOBODY)


def table(seen: Seen | None) -> Table | None:
    """The match in a Seen, None where there is none."""
    if seen is None or seen.state.key != "twosided" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game, bool(seen.viewer))
