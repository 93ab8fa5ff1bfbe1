"""What the stage of Seed Poker reads from a Seen: never more than all may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.games.seed_poker.contest import supported, top_layer, winners
from engine.games.seed_poker.records import ANTE, SEEDS
from engine.seen import Seen
from engine.types import NOBODY

DECIDED = ("open", "award", "nobody", "ready", "over")  # nobody is asked any more


class Table(NamedTuple):
    """A game and the people at it, as one viewer knows them."""

    show: Any
    game: Any
    own: bool = False  # somebody's own view, where what he alone knows is shown: never the hall

    def chairs(self) -> range:
        return range(len(self.game.chips))

    def player(self, chair: int) -> int:
        """The person who sits on a chair now."""
        return int(self.show.sitting[chair])

    def name(self, chair: int) -> str:
        return str(self.show.players[self.player(chair)].short)

    def names(self) -> tuple[str, ...]:
        return tuple(self.name(chair) for chair in self.chairs())

    def card(self, chair: int) -> int | None:
        """0 no card before the chair, None one face down, else the card opened to all."""
        game = self.game
        return game.hands[chair] if game.shown[chair] or game.hands[chair] == 0 else None

    def private(self, chair: int) -> int:
        """A card that lies face down though this viewer knows it; 0 for the hall."""
        shut = self.own and not self.game.shown[chair]
        return int(self.game.hands[chair] or 0) if shut else 0

    def on_turn(self) -> int:
        """The chair that all look at, NOBODY where there is none."""
        game = self.game
        match game.step:
            case "choose" | "draw" | "lay" | "add" | "bet":
                return int(game.order[game.turn])
            case "open":
                return self.opener()
            case "award":
                return int(top_layer(game).seat)
            case "over":
                first = winners(game)
                return int(first[0]) if len(first) == 1 else NOBODY
            case _:
                return NOBODY

    def opener(self) -> int:
        """Who opens next (§4.1-14, S-24)."""
        joined = self.game.joined
        backwards = self.game.config.opening == "backwards"
        order = joined[::-1] if backwards else joined[-1:] + joined[:-1]
        return next(int(i) for i in order if not self.game.shown[i])

    def taken(self, chair: int) -> bool:
        """Whether a second card lies face down before the chair."""
        game = self.game
        here = game.step == "lay" and chair == game.order[game.turn]
        return bool(here and game.did[chair] == "take")

    def joined(self, chair: int) -> bool:
        return chair in self.game.joined

    def folded(self, chair: int) -> bool:
        """Whether the chair was asked to take part and did not."""
        game = self.game
        if chair not in game.order or self.joined(chair):
            return False
        if game.step == "bet":
            return bool(game.order.index(chair) < game.turn)
        return game.step in DECIDED and bool(game.round)

    def bet(self, chair: int) -> int:
        """What the chair put in above its ante."""
        game = self.game
        paid = game.paid[chair] + game.paid_garnets[chair]
        return paid - ANTE if paid else int(game.level)

    def pot(self) -> tuple[int, int]:
        """Chips and garnets that the winner takes from the table."""
        game = self.game
        chips = sum(game.paid) + game.carried[0]
        garnets = sum(game.paid_garnets) + game.carried[1]
        if game.config.pot_garnets == "become_chips":
            return chips + garnets, 0
        return chips, garnets

    def prize(self) -> str:
        """The garnets on top of the pot, as words: the house may let those who lose pay them."""
        garnets = self.pot()[1]
        if self.game.step in ("ready", "nobody", "over"):
            return str(garnets or "")
        if self.game.config.prize == "losers":
            return f"{garnets}+" if garnets else "+"
        return str(garnets + 1)

    def all_open(self) -> bool:
        """Whether the contest is seen by all: every card of those who take part lies open."""
        game = self.game
        return bool(game.joined) and all(game.shown[i] for i in game.joined)

    def totals(self) -> dict[int, int]:
        """Card and seed of each who takes part, once all is open."""
        if not self.all_open():
            return {}
        return supported({i: self.game.hands[i] for i in self.game.joined}, self.game.seeds)

    def support(self) -> dict[int, int]:
        """Which seed each chair gets, once all is open."""
        gains = {i: total - self.game.hands[i] for i, total in self.totals().items()}
        return {i: gain for i, gain in gains.items() if gain}

    def to_chip(self, chair: int) -> bool:
        """Whether the purse of a chair is counted in garnets: it has no chips left."""
        return not self.game.chips[chair] and bool(self.game.garnets[chair])


def table(seen: Seen | None) -> Table | None:
    """The game in a Seen, None where there is none."""
    if seen is None or seen.state.key != "seed" or seen.state.game is None:
        return None
    return Table(seen.state, seen.state.game, bool(seen.viewer))


def places(game: Any) -> dict[int, tuple[str, int]]:
    """Where each opened card of the pile lies: among the seeds, or the ones that dropped."""
    seeds = {card: ("seed", k) for k, card in enumerate(game.seeds[:SEEDS])}
    return seeds | {card: ("dropped", k) for k, card in enumerate(game.dropped)}
