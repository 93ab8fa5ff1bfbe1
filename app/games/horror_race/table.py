"""What the stage of the race reads from a Seen, in one record."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.games.horror_race.finish import finish, mover
from engine.games.horror_race.records import CHARACTERS, ZONES
from engine.seen import Seen

Counts = tuple[int, ...]


class Table(NamedTuple):
    """A race and the people at it, as one viewer knows them."""

    show: Any
    game: Any
    own: bool = False  # a view that may show what its viewer alone knows: never the hall's

    def player(self, chair: int) -> int:
        """The person who sits on a chair now."""
        return int(self.show.sitting[chair])

    def name(self, chair: int) -> str:
        return str(self.show.players[self.player(chair)].short)

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(chair) for chair in self.game.order)

    def mover(self, zone: int) -> int | None:
        """Which character would move in this zone, by the coins that lie there for all to see."""
        return mover(self.game.zones[zone], self.game.config.tie_levels)

    def tied(self, zone: int, character: int) -> bool:
        """Whether this column stands still because another is just as high."""
        counts: Counts = self.game.zones[zone]
        first = self.mover(zone)
        high = first is None or counts[character] > counts[first]
        return high and counts[character] > 0 and counts.count(counts[character]) > 1

    def handed_in(self) -> tuple[bool, ...]:
        """Which chairs have handed in their two coins: a shape, and no secret."""
        return tuple(pair != () for pair in self.game.supports)

    def places(self) -> tuple[tuple[int, ...], ...]:
        return finish(self.game.config, self.game.at)

    def counted(self) -> int | None:
        """The zone that was counted last in a round that is being moved."""
        return self.game.zone - 1 if self.game.step == "move" and self.game.zone else None


def table(seen: Seen | None) -> Table | None:
    """The race in a Seen, None where there is none."""
    if seen is None or seen.state.key != "horror" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game, bool(seen.viewer))


def character_key(index: int) -> str:
    return f"character-{CHARACTERS[index]}"


def steps(zone: int) -> int:
    """Cells the strongest character of a zone moves."""
    return ZONES[zone]
