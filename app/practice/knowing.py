"""What you can know at a practice table: facts worked out from your own `Seen` and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.gyeol_hap.haps import left
from engine.games.holdem.hands import rank
from engine.games.horror_race.records import CHARACTERS
from engine.types import NOBODY, Value

NUMBERS = tuple(range(1, 11))


class Fact(Value, frozen=True):
    """One sentence `know-<key>` and what fills it; `cards` are drawn, won or lost."""

    key: str
    facts: dict[str, object]
    wins: tuple[int, ...] = ()
    draws: tuple[int, ...] = ()
    loses: tuple[int, ...] = ()


def knowing(key: str, game: Any, seat: int, steps: int = 1) -> tuple[Fact, ...]:
    """What is a chair's own, and from the first step of help on what it can work out.

    Gyeol-Hap tells more with every step.
    """
    own = OWN[key](game, seat) if key in OWN else ()
    if not steps:
        return own
    if key == "hap":
        return _hap(game, steps)
    known = KNOWN.get(key)
    return own + (known(game, seat) if known is not None else ())


# ---------------------------------------------------------------- Two-sided Poker


def _twosided(game: Any, seat: int) -> tuple[Fact, ...]:
    mine, theirs = game.cards[seat], game.cards[1 - seat]
    if not mine.front or not theirs.front:
        return ()
    odd = theirs.front % 2 == 0
    facts = [Fact("twosided-back", {"front": theirs.front, "odd": "odd" if odd else "even"})]
    backs = [n for n in NUMBERS if n % 2 == odd]
    for face in ("front", "back"):
        own = mine.front if face == "front" else mine.back
        if own and game.faces[1 - seat] in ("back", "both"):
            facts.append(_against(face, own, backs))
    return tuple(facts)


def _against(face: str, own: int, backs: list[int]) -> Fact:
    """Which backs of the other this number beats."""
    return Fact(
        "twosided-front" if face == "front" else "twosided-back-own", {"own": own},
        tuple([n for n in backs if n < own]),
        tuple([n for n in backs if n == own]),
        tuple([n for n in backs if n > own]),
    )  # fmt: skip


# ---------------------------------------------------------------- Cooperative Hold'em


def _holdem(game: Any, seat: int) -> tuple[Fact, ...]:
    own = game.cards[seat] if seat < len(game.cards) else 0
    if not own:
        return ()
    if len(game.shared) < 2:
        good = [n for n in NUMBERS if rank(own, (*game.shared, n), game.config)[0] > 0]
        need = tuple(good) if game.shared else ()
        return (Fact("holdem-needs", {"own": own}, wins=need),) if need else ()
    here = rank(own, game.shared, game.config)
    there = {n: rank(n, game.shared, game.config) for n in NUMBERS}
    return (
        Fact(
            "holdem-against", {"own": own},
            tuple([n for n, r in there.items() if r < here]),
            tuple([n for n, r in there.items() if r == here]),
            tuple([n for n, r in there.items() if r > here]),
        ),
    )  # fmt: skip


# ---------------------------------------------------------------- Seed Poker


def _seed(game: Any, seat: int) -> tuple[Fact, ...]:
    own = game.hands[seat]
    if not own:
        return ()
    return (Fact("seed-own", {"own": own}), *_support(game, own))


def _support(game: Any, own: int) -> tuple[Fact, ...]:
    """The seeds support who is lowest: whether they would lift this card is still open."""
    if not game.seeds:
        return ()
    return (Fact("seed-lifted", {"own": own, "seed": game.seeds[0], "sum": own + game.seeds[0]}),)


# ---------------------------------------------------------------- Horror Race


def _supports(game: Any, seat: int) -> tuple[Fact, ...]:
    """Your two characters, which nobody else may know, and the coins in your hand."""
    out = []
    mine = game.supports[seat]
    if mine:
        out.append(Fact("horror-supports", {"one": mine[0], "other": mine[1]}))
    if game.step == "turn" and game.hand and game.order[game.turn] == seat:
        out += [Fact("horror-hand", {"coin": c}) for c in game.hand if c is not None]
    return tuple(out)


def _horror(game: Any, seat: int) -> tuple[Fact, ...]:
    laid = [sum(zone[i] for zone in game.zones) for i in range(5)]
    mine = game.supports[seat] or ()
    most = [game.config.players - n - (c in mine) for n, c in zip(laid, CHARACTERS)]
    return (Fact("horror-left", dict(zip(CHARACTERS, most))),)


# ---------------------------------------------------------------- Strategic Yut


def _yut(game: Any, seat: int) -> tuple[Fact, ...]:
    return (Fact("yut-throw", {}),) if game.step == "throw" else ()


# ---------------------------------------------------------------- Gyeol-Hap


def _hap(game: Any, steps: int) -> tuple[Fact, ...]:
    """In steps: whether a hap is left, how many, one picture of one, all three."""
    if not game.board or game.turn == NOBODY:
        return ()
    rest = left(game.board, game.found)
    facts = [Fact("hap-any" if rest else "hap-none", {})]
    if rest and steps > 1:
        facts.append(Fact("hap-count", {"count": len(rest)}))
    if rest and steps > 2:
        facts.append(Fact("hap-one", {"number": rest[0][0]}))
    if rest and steps > 3:
        facts.append(Fact("hap-all", {"numbers": ", ".join(map(str, rest[0]))}))
    return tuple(facts)


OWN: dict[str, Callable[[Any, int], tuple[Fact, ...]]] = {"horror": _supports}
KNOWN: dict[str, Callable[[Any, int], tuple[Fact, ...]]] = {
    "twosided": _twosided,
    "holdem": _holdem,
    "seed": _seed,
    "horror": _horror,
    "yut": _yut,
}
