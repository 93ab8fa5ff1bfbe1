"""Episodes of the broadcast as this table plays them: seats, garnets, house rules, death match.

Only what is known of an episode is fixed here (§8 of the rules). Where nothing is known the plain
default stands and a comment says so; nothing is guessed. The people are seats without names.
"""

from __future__ import annotations

from typing import Any

from engine.games import GAMES
from engine.show.records import SWITCHES, Lot, Open, Player, State, Switch, Team
from engine.show.seating import openable
from engine.types import CHANCE, DEALER, Action, Illegal, Value

Rules = tuple[tuple[str, str | int], ...]
Order = tuple[int, ...]


class Preset(Value, frozen=True):
    """An episode: the game it opens with, who sits there, and the house rules it was played by.

    `garnets` are those of each seat at the start, in the order of play; guests hold none.
    """

    key: str  # the title is `preset-<key>`
    game: str
    garnets: tuple[int, ...]
    guests: int = 0
    rules: Rules = ()

    @property
    def death_match(self) -> str:
        """The game the house has fixed for it; "" where the episode opens with it."""
        return str(dict(self.rules).get("frame.dm_choice", ""))


# §8.1: the main match, the King Game, is none of this table's games, so the two who were last in
# it meet at once. Not found: their garnets (1 is the default) and who began (G-10: by lot).
S2E3 = Preset(
    "s2e3", "hap", (1, 1),
    rules=(
        ("frame.tie_rule_s2e3", "on"),  # §1.1-11
        ("frame.joint_last", "all_tied"),  # §1.3
        ("hap.rounds", 10),  # §7.1-10
        ("hap.tie", "extra_rounds"),  # §8.1: 25 to 25 went to an eleventh round
    ),
)  # fmt: skip

# §8.2: number 1 of the order held 1 garnet, one player held 3 and nobody more, another 1. Not
# found: his number, and the garnets of the other nine (1 is the default).
S4E2 = Preset(
    "s4e2", "horror", (1, 3, *[1] * 10),
    rules=(
        ("frame.garnet_transfer", "not_in_garnet_match"),  # §8.2, F-9
        ("frame.tokens_sole", "by_game"),  # §5.1-15: two
        ("frame.spare_token", "may_give"),  # §8.2: the winner gave his second token away
        ("frame.opponent", "candidate_picks"),  # §8.2
        ("frame.dm_choice", "yut"),  # §8.2, §6
        ("frame.partner_order", "candidate_first"),  # F-13; not found
    ),
)  # fmt: skip

# §8.3: seven players. The death match was a game of finding like pictures, which this table does
# not have; Gyeol-Hap, its game of pictures, stands in. Not found: garnets (1 is the default).
S4E7 = Preset(
    "s4e7", "seed", (1,) * 7,
    rules=(
        ("frame.tokens_sole", "by_game"),  # §4.1-18: two
        ("frame.opponent", "candidate_picks"),  # §8.3
        ("frame.dm_choice", "hap"),
        ("frame.loser_garnets", "bequeath"),  # §8.3: who was out left hers to a player
        ("seed.tie", "order_of_play"),  # §4.1-15
    ),
)  # fmt: skip

# §8.4: four principals, four helpers from outside. The start garnets were not found, and the
# default of 1 would be gone with the first ante; these stand in until the real ones are typed.
# They differ, as the tie rule needs (§2.1-22, F-10).
S4E10 = Preset(
    "s4e10", "holdem", (18, 20, 22, 24), guests=4,
    rules=(
        ("frame.tokens_sole", "by_game"),  # §2.1-21: one
        ("frame.opponent", "candidate_picks"),  # §1.1-5
        ("frame.dm_choice", "twosided"),  # §8.4
        ("holdem.none_bust", "fewest_is_candidate"),  # F-15: the last Garnet Match
    ),
)  # fmt: skip

PRESETS = {preset.key: preset for preset in (S2E3, S4E2, S4E7, S4E10)}


def fault(preset: Preset, players: tuple[Player, ...]) -> Illegal | None:
    """What keeps these people from playing the episode, first of all how many are missing."""
    able = [p for p in players if not p.guest]
    seats, need = len(preset.garnets), len(preset.garnets) + preset.guests
    if len(able) < seats:
        return Illegal("preset-too-few", seats=seats, missing=seats - len(able))
    if len(players) < need:
        return Illegal("preset-no-helpers", seats=seats, missing=need - len(players))
    if preset.game not in openable(len(able), len(players)):
        return Illegal("preset-too-many", seats=seats, more=len(able) - seats)
    try:
        garnets = tuple(p.garnets for p in able[:seats])
        GAMES[preset.game].configure(garnets, settings(preset.rules, preset.game))
    except Illegal as no:
        return no
    return None


def settings(rules: Rules, room: str) -> dict[str, str | int]:
    """The house rules of the frame or of one game, by their short names."""
    start = f"{room}."
    return {name.removeprefix(start): to for name, to in rules if name.startswith(start)}


def opening(s: State, game: str, rules: Rules, order: Order) -> tuple[Action, ...]:
    """The first actions of an evening: house rules, the game, if one is opened at once, the chairs.

    Without an order the table waits for the lot. Helpers are those who have no number, in turn.
    """
    frame = _switches(rules, "frame", {name: getattr(s.house, name) for name in SWITCHES})
    if not game:
        return frame
    default = {name: values[0] for name, values in GAMES[game].SWITCHES.items()}
    own = _switches(rules, game, default)
    lot = [Lot(CHANCE, player) for player in order]
    return (*frame, Open(DEALER, game), *own, *lot, *_teams(s, game, order))


def _switches(rules: Rules, room: str, now: dict[str, Any]) -> tuple[Action, ...]:
    """What is not yet as the rules have it."""
    wanted = settings(rules, room).items()
    return tuple(Switch(DEALER, f"{room}.{name}", to) for name, to in wanted if now[name] != to)


def _teams(s: State, game: str, order: Order) -> list[Action]:
    if GAMES[game].TEAMS != "helpers":
        return []
    rest = [i for i in range(len(s.players)) if i not in order]
    return [Team(player, chair, helper) for chair, (player, helper) in enumerate(zip(order, rest))]
