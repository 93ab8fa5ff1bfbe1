"""What each game brings to the windows: a stage for the hall, a desk and a pad for the dealer.

One line a game in each table; a game that is missing gets the plain stage.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from app.audience.stage import PlainStage, Stage
from app.games import gyeol_hap, holdem, horror_race, plain, seed_poker, twosided, yut
from app.games.gyeol_hap import dealer as hap_dealer, desk as hap_desk
from app.games.holdem import dealer as holdem_dealer, desk as holdem_desk
from app.games.horror_race import dealer, desk
from app.games.seed_poker import dealer as seed_dealer, desk as seed_desk
from app.games.twosided import dealer as twosided_dealer, desk as twosided_desk
from app.games.yut import dealer as yut_dealer, desk as yut_desk

STAGES: dict[str, Stage] = {
    "horror": horror_race,
    "twosided": twosided,
    "seed": seed_poker,
    "holdem": holdem,
    "yut": yut,
    "hap": gyeol_hap,
}
DEALERS: dict[str, ModuleType] = {
    "horror": dealer,
    "twosided": twosided_dealer,
    "seed": seed_dealer,
    "holdem": holdem_dealer,
    "yut": yut_dealer,
    "hap": hap_dealer,
}  # situation(), page()
DESKS: dict[str, Callable[..., Any]] = {
    "horror": desk.paint,
    "twosided": twosided_desk.paint,
    "seed": seed_desk.paint,
    "holdem": holdem_desk.paint,
    "yut": yut_desk.paint,
    "hap": hap_desk.paint,
}
# Whose time is limited: a step of the game, or an action it waits for -> the house rule.
TIMED: dict[str, dict[str, str]] = {
    "horror": {"turn": "seconds"},
    "holdem": {"bet": "seconds", "roles": "role_seconds", "room": "problem_seconds",
               "holdem.pick": "pick_seconds"},
    "twosided": {"bet": "seconds", "pick": "seconds"},
    "seed": {"choose": "seconds", "lay": "seconds", "bet": "seconds"},
    "yut": {"throw": "stick_seconds", "move": "move_seconds"},
    "hap": {"turn": "turn_seconds", "name": "name_time", "window": "gyeol_window"},
}  # fmt: skip
ROOM = ("holdem.solve", "holdem.pick")  # what goes on beside the table, on no clock of the table's
# What is played when time is up, where it is no action of its own: a step of the game -> it.
UP: dict[str, dict[str, str]] = {
    "holdem": {"room": "holdem.lapse"},
    "hap": {"turn": "hap.pass", "name": "hap.miss", "window": "hap.pass"},
}
OPENING = {"hap": ("board", "clock_start")}  # after this step the rule says when the clock starts
PLAIN = PlainStage()


def dealer_of(key: str) -> ModuleType:
    """What the dealer does in a game."""
    return DEALERS.get(key, plain)


def stage(key: str) -> Stage:
    """The stage of a game."""
    return STAGES.get(key, PLAIN)
