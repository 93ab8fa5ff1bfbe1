"""What a game module must provide: pure functions over frozen records, nothing to instantiate."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, Protocol, TypeVar

from engine.types import Action, Actor, Option, Value, Viewer

C = TypeVar("C", bound=Value)
S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Action)

Teams = Literal["alone", "helpers", "partners"]  # helpers change chairs with their principal
Ranking = Literal["garnets", "result"]  # all garnets a player holds (§1.1-1), or the game's own


class Result(Value, frozen=True):
    """Who came first and last (seats; joint places share), empty before the end."""

    winners: tuple[int, ...] = ()
    last: tuple[int, ...] = ()


class Game(Protocol[C, S, A]):
    """The protocol a game module satisfies; `engine.games.GAMES` lists the modules that do."""

    RULES: int  # goes up when an old record would replay differently
    PLAYERS: tuple[int, int]  # fewest and most chairs
    TEAMS: Teams  # who sits beside a player: nobody, a helper, a partner on a chair of his own
    DEATH_MATCH: bool  # played by the elimination candidate for staying in; else a main match
    GARNET_MATCH: bool  # no garnets change hands while it runs (F-9)
    GARNETS_STAKED: bool  # it is played with the garnets themselves and keeps count of them
    RANKED_BY: Ranking  # what decides who is first and last
    TOKENS: tuple[int, int]  # tokens of life for a sole winner, for each joint winner (F-1)
    KINDS: tuple[type[Action], ...]  # every action of this game
    LEARNT: dict[type[Action], tuple[str, ...]]  # fields by which a viewer may learn a secret
    REVEALS: tuple[type[Action], ...]  # what the hall cannot forget: undoing one is asked first
    SWITCHES: dict[str, tuple[Any, ...]]  # house rules: name -> values, the default first

    Config: type[Any]
    State: type[Any]

    def configure(self, garnets: tuple[int, ...], switches: dict[str, Any]) -> C:
        """The Config for chairs that hold these garnets; raises Illegal where they cannot play."""

    def setup(self, config: C) -> S:
        """The state before the first action: deterministic, nothing shuffled, no secret in it."""

    def seats(self, s: S) -> int:
        """How many chairs there are."""

    def options(self, s: S) -> tuple[Option, ...]:
        """Who may do what now; () when the game is over. Works on redacted states too."""

    def asides(self, s: S) -> tuple[Option, ...]:
        """What is legal though nobody waits for it: a correction, a void, time is up."""

    def apply(self, s: S, a: A) -> S:
        """The next state. Unchecked: `check(a, options(s))` is the one door to it."""

    def refusal(self, s: S, actor: Actor, kind: type[Action], field: str) -> str:
        """The stable code that says why: this kind may not be done now by this actor (`field`
        is ""), or the value of this field is not allowed."""

    def view(self, s: S, v: Viewer) -> S:
        """The state as these chairs know it: what they may not know is None."""

    def redact(self, s: S, a: A, v: Viewer) -> A | None:
        """The action as these chairs learn of it, None where they do not learn that it happened."""

    def imagine(self, s: S, rng: Random) -> S:
        """Fill every None of a redacted state with something that could be true."""

    def score(self, s: S) -> tuple[int, ...]:
        """Points a chair."""

    def garnets(self, s: S) -> tuple[int, ...]:
        """Change of garnets a chair since the game began."""

    def result(self, s: S) -> Result:
        """Who is first and last when the game is over."""

    def audit(self, s: S) -> tuple[str, ...]:
        """What is impossible in this state: a coin twice, a debt. Empty when all is well."""
