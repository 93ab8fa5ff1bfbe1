"""What the stage of Gyeol-Hap reads from a Seen, in one record."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.games.gyeol_hap.match import places, silent_limit
from engine.seen import Seen
from engine.types import NOBODY


class Table(NamedTuple):
    """A match and the people at it: all of it is open."""

    show: Any
    game: Any

    def player(self, chair: int) -> int:
        """The person who sits on a chair now."""
        return int(self.show.sitting[chair])

    def name(self, chair: int) -> str:
        return str(self.show.players[self.player(chair)].short)

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(chair) for chair in range(self.game.config.players))

    def turn(self) -> int:
        """The chair whose time it is; nobody's between rounds."""
        return int(self.game.turn) if self.running() else NOBODY

    def running(self) -> bool:
        return self.game.step in ("turn", "name", "judge", "window")

    def first(self) -> tuple[int, ...]:
        """Who has won, after the end."""
        return places(self.game)[0] if self.game.step == "over" else ()

    def plays(self, chair: int) -> bool:
        """Whether the chair is in this round: all are, but in an extra round only the tied."""
        return not self.game.round or chair in self.game.playing

    def lit(self) -> tuple[int, ...]:
        """The numbers that were named and are to be judged."""
        return tuple(self.game.named) if self.game.step == "judge" else ()

    def silence(self) -> tuple[int, int]:
        """Turns in a row without a call, and how many end the round; 0 is no end."""
        return int(self.game.row), silent_limit(self.game)


def table(seen: Seen | None) -> Table | None:
    """The match in a Seen, None where there is none."""
    if seen is None or seen.state.key != "hap" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game)


def signed(points: int) -> str:
    """Points as typeset: the minus is U+2212, no plus."""
    return str(points).replace("-", "−")
