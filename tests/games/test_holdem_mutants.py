"""Planted faults: each of these wrong designs of Cooperative Hold'em breaks a law."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.games import holdem
from engine.games.holdem import asking, records
from engine.types import TABLE, Choice, Option, replace
from tests.games.test_holdem_laws import GAMES, run, silent_steps_are_skipped
from tests.laws.laws import Broken

__all__ = ["silent_steps_are_skipped"]
SEEDS = range(12)


def mutant(of: Any = holdem, **functions: Any) -> Any:
    g = ModuleType("mutant")
    g.__dict__.update(of.__dict__)
    g.__dict__.update(functions)
    return g


def deal_told(s: Any, a: Any, v: Any) -> Any:
    """The log tells the hall every private card."""
    return a if isinstance(a, records.Deal) else holdem.redact(s, a, v)


def pick_told(s: Any, a: Any, v: Any) -> Any:
    """A choice and a draw are entries, without their number: one tells that somebody solved."""
    if isinstance(a, (records.Pick, records.Draw)):
        return a if len(s.before) in v else replace(a, card=None)
    return holdem.redact(s, a, v)


def room_by_fields(s: Any, v: Any) -> Any:
    """The room is masked, but one can see that a problem is posed."""
    w = holdem.view(s, v)
    return w if w.room or not s.room else replace(w, room=replace(s.room, number=0, card=None))


def highest_first(s: Any) -> Any:
    """The table shows the highest card first."""
    if s.step == "show" and None not in s.cards and len(s.bets.live) > 1 and not s.shown:
        seat = max(s.bets.live, key=lambda i: s.cards[i])
        fields = {"seat": Choice((seat,)), "card": Choice((s.cards[seat],))}
        return (Option(TABLE, records.Show, {**fields}),)
    return holdem.options(s)


def only_fold_with_a_ten(s: Any) -> Any:
    """A chair with a 10 may only fold."""
    o = holdem.options(s)
    if s.step == "bet" and s.cards[s.bets.due[0]] == 10:
        return tuple(x for x in o if x.kind is records.Fold)
    return o


def drawn_opens_itself(s: Any) -> Any:
    """A drawn card needs no bringing: that tells the table it was drawn."""
    if s.step == "room" and s.room is not None and s.room.card and s.room.solver < 0:
        return (Option(TABLE, records.Open, {"card": Choice((s.room.card,))}),)
    return holdem.options(s)


def winner_before_the_show(s: Any) -> Any:
    """The pot is paid out before the cards are shown."""
    if s.step == "show" and None not in s.cards:
        return asking._award(asking.gains(s))
    return holdem.options(s)


def roles_seen(s: Any, v: Any) -> Any:
    """A sealed role stands in everybody's picture."""
    return replace(holdem.view(s, v), choices=s.choices)


def cards_kept(s: Any, a: Any) -> Any:
    """The cards of the last round still lie there when people have changed rooms."""
    t = holdem.apply(s, a)
    return replace(t, cards=s.cards) if isinstance(a, records.Roles) else t


MUTANTS = {
    "deal_told": mutant(redact=deal_told),
    "pick_told": mutant(redact=pick_told),
    "room_by_fields": mutant(view=room_by_fields),
    "highest_first": mutant(options=highest_first),
    "only_fold_with_a_ten": mutant(options=only_fold_with_a_ten),
    "drawn_opens_itself": mutant(options=drawn_opens_itself),
    "winner_before_the_show": mutant(options=winner_before_the_show),
    "roles_seen": mutant(view=roles_seen),
    "cards_kept": mutant(GAMES["people"], apply=cards_kept),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_the_laws_catch_it(name: str) -> None:
    with pytest.raises(Broken):
        run(MUTANTS[name], SEEDS, 1.0)


def test_the_game_itself_passes_where_the_mutants_fall() -> None:
    assert run(holdem, range(2), 1.0)
    assert Random(0).random() < 1
