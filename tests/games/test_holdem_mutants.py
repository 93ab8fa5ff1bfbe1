"""Planted faults: each of these wrong designs of Cooperative Hold'em breaks a law."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from engine.games import holdem
from engine.games.holdem import asking, records
from engine.types import NOBODY, TABLE, Choice, Option, replace
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


ROOM_SEEN = {
    records.Pose: "number", records.Solve: "team", records.Wrong: "team", records.Pick: "card",
    records.Draw: "card",
}  # fmt: skip


def steps_of_the_room_told(s: Any, a: Any, v: Any) -> Any:
    """Each step of the room is an entry without what it says: a choice and a draw differ."""
    if type(a) in ROOM_SEEN and len(s.before) not in v:
        return replace(a, **{ROOM_SEEN[type(a)]: None})
    return holdem.redact(s, a, v)


def room_by_fields(s: Any, v: Any) -> Any:
    """The room is not masked whole: that a problem is solved can be seen, not by whom."""
    w, room = holdem.view(s, v), s.room
    if len(s.before) in v or room is None:
        return w
    solver = room.solver if room.solver == records.UNSOLVED else None
    card = room.card if room.card == records.NOT_PICKED else None
    wrong = (None,) * len(room.wrong)
    return replace(w, room=records.Room(room.level, None, wrong, solver, card))


def solver_guessed(s: Any, rng: Random) -> Any:
    x = holdem.imagine(s, rng)
    if x.room is None or x.room.number is not None:
        return x
    solver = x.room.solver
    if solver is None:
        solver = s.seated[0] if rng.random() < 0.5 else NOBODY
    return replace(x, room=replace(x.room, number=5, solver=solver, wrong=()))


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


MUTANTS = {  # and the law that finds it
    "deal_told": (mutant(redact=deal_told), 5),
    "room_by_fields": (
        mutant(
            redact=steps_of_the_room_told,
            view=room_by_fields,
            imagine=solver_guessed,
            asides=lambda s: (),
        ),
        12,
    ),
    "highest_first": (mutant(options=highest_first), 12),
    "only_fold_with_a_ten": (mutant(options=only_fold_with_a_ten), 12),
    "drawn_opens_itself": (mutant(options=drawn_opens_itself), 12),
    "winner_before_the_show": (mutant(options=winner_before_the_show), 12),
    "roles_seen": (mutant(view=roles_seen), 5),
    "cards_kept": (mutant(GAMES["people"], apply=cards_kept), 5),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_the_laws_catch_it(name: str) -> None:
    g, law = MUTANTS[name]
    with pytest.raises(Broken, match=f"^law {law}:"):
        run(g, SEEDS, 1.0)


def test_the_game_itself_passes_where_the_mutants_fall() -> None:
    assert run(holdem, range(2), 1.0)
