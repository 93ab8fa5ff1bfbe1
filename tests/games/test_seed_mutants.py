"""Planted faults in the secrets of Seed Poker: the laws must catch each of them."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.games import seed_poker
from engine.games.seed_poker import secrets
from engine.types import TABLE, Choice, Option, replace
from tests.laws import laws

g: Any = seed_poker
CONFIG = g.Config(players=4, garnets=(1, 0, 2, 1), cards="drawn")


def mutant(**changed: Any) -> Any:
    """A copy of the game with some of its functions replaced."""
    m = ModuleType("mutant")
    m.__dict__.update(g.__dict__)
    m.__dict__.update(changed)
    return m


def broken(g: Any, games: int = 20) -> str:
    """The number of the law that catches this game, "" where none does."""
    try:
        for seed in range(games):
            rng = Random(seed)
            for s, a, t in laws.walk(g, CONFIG, rng, 90, 0):
                laws.step(g, s, a, t, rng)
    except laws.Broken as no:
        return str(no).split(":")[0].removeprefix("law ")
    return ""


def test_the_game_itself_is_sound() -> None:
    assert broken(mutant(), 4) == ""


def told(s: Any, a: Any, v: Any) -> Any:
    """The card a chair took is told to all."""
    return a if type(a) is g.Draw else g.redact(s, a, v)


def kept_is_seen(s: Any, v: Any) -> Any:
    """All see the hand of who laid a card open: they could tell which of the two was kept."""
    w = secrets.view(s, v)
    hands = tuple(s.hands[i] if s.laid[i] else x for i, x in enumerate(w.hands))
    return replace(w, hands=hands)


def high_must_join(s: Any) -> Any:
    """Who holds the 15 cannot fold."""
    o = g.options(s)
    return o[:1] if s.step == "bet" and s.hands[s.order[s.turn]] == 15 else o


def best_opens_first(s: Any) -> Any:
    """The highest card is opened first."""
    if s.step != "open" or None in s.hands:
        return g.options(s)
    seat = max((i for i in s.joined if not s.shown[i]), key=lambda i: s.hands[i])
    fields: dict[str, Any] = {"seat": Choice((seat,)), "card": Choice((s.hands[seat],))}
    return (Option(TABLE, g.Show, fields),)


def won_unseen(s: Any) -> Any:
    """The pot is awarded before the cards are opened."""
    if s.step == "open" and None not in s.hands:
        return g.options(replace(s, step="award"))
    return g.options(s)


@pytest.mark.parametrize(
    ("changed", "law"),
    [
        ({"redact": told}, "5"),
        ({"view": kept_is_seen}, "5"),
        ({"options": high_must_join}, "12"),
        ({"options": best_opens_first}, "12"),
        ({"options": won_unseen}, "12"),
    ],
)
def test_the_laws_catch(changed: Any, law: str) -> None:
    assert broken(mutant(**changed)) == law


def test_law_11_catches_a_garnet_that_comes_from_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gave = g.APPLY[g.Award]

    def generous(s: Any, a: Any) -> Any:
        t = gave(s, a)
        return replace(t, garnets=tuple(n + (i == a.seat) for i, n in enumerate(t.garnets)))

    monkeypatch.setitem(g.APPLY, g.Award, generous)
    assert broken(mutant()) == "2"  # the audit keeps law 11
