"""Planted faults in the secrets of Two-sided Poker: the laws must catch each of them."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.games import twosided
from engine.games.twosided import secrets
from engine.types import CHANCE, Choice, Option, replace
from tests.laws import laws

g: Any = twosided
SEALED = g.Config(cards="drawn", faces="sealed")
OPEN = g.Config(cards="drawn")


def mutant(**changed: Any) -> Any:
    """A copy of the game with some of its functions replaced."""
    m = ModuleType("mutant")
    m.__dict__.update(g.__dict__)
    m.__dict__.update(changed)
    return m


def broken(g: Any, config: Any, games: int = 40) -> str:
    """The number of the law that catches this game, "" where none does."""
    try:
        for seed in range(games):
            rng = Random(seed)
            for s, a, t in laws.walk(g, config, rng, 120, 0):
                laws.step(g, s, a, t, rng)
    except laws.Broken as no:
        return str(no).split(":")[0].removeprefix("law ")
    return ""


def test_the_game_itself_is_sound() -> None:
    assert broken(mutant(), SEALED, 5) == broken(mutant(), OPEN, 5) == ""


def told(s: Any, a: Any, v: Any) -> Any:
    return a if type(a) is g.Back else g.redact(s, a, v)


def dared(s: Any) -> Any:
    """Two-sided is offered to who holds two high faces only: the hall could tell."""
    out = g.options(s)
    if s.step == "bet" and (s.cards[s.turn].back or 0) > 8:
        return tuple(o for o in out if o.kind is not g.Fold)
    return out


def awards_unseen(s: Any) -> Any:
    """The pot goes to its winner before anybody shows a back."""
    if s.step == "show" and None not in (*s.faces, *[c.back for c in s.cards]):
        return g.options(replace(s, step="settle"))
    return g.options(s)


def stacked(s: Any) -> Any:
    """The next front comes from a deck that knows the backs which were folded."""
    if s.step == "deal" and not s.cards[s.turn].front and s.deck.backs[0]:
        tens = sum(row[9] for row in s.deck.backs[0])
        at = [n for n, left in enumerate(s.deck.left, 1) if left][tens % 2]
        fields: dict[str, Any] = {"seat": Choice((s.turn,)), "number": Choice((at,))}
        return (Option(CHANCE, g.Front, fields),)
    return g.options(s)


def remembers(s: Any, v: Any) -> Any:
    """Backs of folded hands lie open once they are swept from the table."""
    w = secrets.view(s, v)
    return replace(w, deck=replace(w.deck, backs=s.deck.backs))


@pytest.mark.parametrize(
    ("changed", "config", "law"),
    [
        ({"redact": told}, OPEN, "5"),
        ({"options": dared}, OPEN, "12"),
        ({"options": awards_unseen}, OPEN, "12"),
        ({"options": stacked}, OPEN, "12"),
        ({"view": remembers}, OPEN, "5"),
    ],
)
def test_the_laws_catch(changed: Any, config: Any, law: str) -> None:
    assert broken(mutant(**changed), config) == law


def test_the_laws_catch_a_sealed_front_that_need_not_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only backs are turned: no step at all for a chair tells that it bet on its front."""

    def hasty(s: Any) -> Any:
        for seat in (s.first, 1 - s.first):
            if s.faces[seat] != "front" and not s.cards[seat].shown:
                return replace(s, step="show", turn=seat)
        return replace(s, step="settle")

    monkeypatch.setattr(g, "_to_showdown", hasty)
    assert broken(mutant(), SEALED) in ("5", "12")
