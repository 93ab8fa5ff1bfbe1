"""What the stage of Hold'em reads from a Seen, in one record."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine import betting
from engine.betting import clockwise
from engine.games.holdem import finish, hands
from engine.games.holdem.records import NOT_DEALT
from engine.seen import Seen
from engine.types import NOBODY

RUNNING = ("kind", "deal", "room", "open", "bet", "show", "award")  # a round is on
HANDS = ("high", "double", "straight", "triple")
Chairs = tuple[int, ...]
Pot = tuple[int, Chairs]


class Table(NamedTuple):
    """A game and the teams at it, as one viewer knows them."""

    show: Any
    game: Any
    own: bool = False  # somebody's own view, where what he alone knows is shown: never the hall

    # ------------------------------------------------------------ people

    @property
    def chairs(self) -> range:
        return range(len(self.game.before))

    def team(self, chair: int) -> int:
        """The player whose chair it is: the team goes by that sign wherever its people sit."""
        return int(self.show.chairs[chair])

    def _pair(self, chair: int) -> tuple[int, int]:
        """Who sits on the chair for the principal, and the helper; NOBODY where none was named."""
        helpers = self.show.helpers
        return int(self.show.sitting[chair]), int(helpers[chair] if helpers else NOBODY)

    def seated(self, chair: int) -> int:
        """The person who holds the cards of this team in this round."""
        principal, helper = self._pair(chair)
        return helper if self.game.helper[chair] and helper >= 0 else principal

    def partner(self, chair: int) -> int:
        """The other one, who sits in the mini-game room."""
        principal, helper = self._pair(chair)
        return principal if self.game.helper[chair] and helper >= 0 else helper

    def name(self, chair: int) -> str:
        return self.short(self.seated(chair))

    def short(self, player: int) -> str:
        return str(self.show.players[player].short) if player >= 0 else ""

    # ------------------------------------------------------------ how a chair stands

    @property
    def running(self) -> bool:
        return self.game.step in RUNNING

    def out(self, chair: int) -> bool:
        """The team has lost all and left both rooms."""
        bets = self.game.bets
        return not (bets.purse[chair] or bets.paid[chair] or chair in bets.live)

    def folded(self, chair: int) -> bool:
        return self.running and chair not in self.game.bets.live and not self.out(chair)

    def all_in(self, chair: int) -> bool:
        return self.running and chair in self.game.bets.live and not self.game.bets.purse[chair]

    def dealt(self, chair: int) -> bool:
        return bool(self.game.cards[chair] != NOT_DEALT)

    def face(self, chair: int) -> int | None:
        """A private card that lies open; None is a back, whatever the viewer may know."""
        return self.game.cards[chair] if chair in self.game.shown else None

    def private(self, chair: int) -> int:
        """A card that lies face down though this viewer knows it; 0 for the hall."""
        shut = self.own and chair not in self.game.shown
        return int(self.game.cards[chair] or 0) if shut else 0

    def lit(self) -> int | None:
        """The chair that is on turn: it speaks, or its card is shown next."""
        game = self.game
        if game.step == "bet":
            return int(game.bets.due[0])
        if game.step == "show":
            order = clockwise(len(game.before), game.first)
            return next(i for i in order if i in game.bets.live and i not in game.shown)
        return None

    # ------------------------------------------------------------ cards and pots

    def hand(self, chair: int) -> str:
        """What an open card makes of the shared ones; "" where it lies face down."""
        own, game = self.face(chair), self.game
        if own is None or len(game.shared) < 2:
            return ""
        return HANDS[hands.rank(own, game.shared, game.config)[0]]

    def winners(self) -> Chairs:
        """Who has won the hand, once every card that had to be shown is."""
        game = self.game
        if game.step == "award" and len(game.bets.live) == 1:
            return tuple(game.bets.live)
        if game.step != "award" and (self.running or not self.played()):
            return ()
        if game.shown and len(game.shared) == 2 and len(game.shown) > 1:
            return tuple(finish.best(game, game.shown))
        return (game.won,) if game.won != NOBODY else ()

    def played(self) -> bool:
        """The cards of a round that is over still lie on the table."""
        return not self.running and any(map(self.dealt, self.chairs))

    def pots(self) -> tuple[Pot, ...]:
        """The main pot, then what lies beside it, cut where a chair has nothing left to add.

        A chair that still has something may yet match the rest, so it can win it.
        """
        bets = self.game.bets
        paid, purse, live = bets.paid, bets.purse, bets.live
        levels = sorted({paid[i] for i in live if not purse[i]} | {max(paid)})
        out, floor = [], 0
        for level in levels:
            size = sum(min(n, level) - min(n, floor) for n in paid)
            who = tuple(i for i in live if paid[i] >= level or purse[i])
            if size:
                out.append((size, who))
            floor = level
        return tuple(out)

    def paying(self) -> tuple[int, Chairs, bool]:
        """The pot that is paid next: its size, to whom, and whether it was never called."""
        _, size, who = betting.top(self.game.bets)
        to = tuple(i for i, n in enumerate(finish.gains(self.game)) if n)
        return size, to, len(who) == 1 and len(self.game.bets.live) > 1


def table(seen: Seen | None) -> Table | None:
    """The game in a Seen, None where there is none."""
    if seen is None or seen.state.key != "holdem" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game, bool(seen.viewer))
