"""Planted faults of Horror Race and the show: each wrong design, and the law that must notice it.

A fault is the functions it replaces in a copy of the module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import Any

from engine import show
from engine.chance import draw
from engine.games import horror_race as horror
from engine.games.horror_race.box import left
from engine.games.horror_race.records import (
    CHARACTERS,
    ZONES,
    Begin,
    Draw,
    Forfeit,
    Lay,
    Open,
    Pay,
    Place,
    Reveal,
    Support,
)
from engine.notation import write
from engine.show import Config, House, Player
from engine.show.records import Correct, Give, Lot, Open as OpenGame, Settle, Start, Switch
from engine.timeline import Timeline
from engine.tuples import add, put
from engine.types import CHANCE, DEALER, PUBLIC, Action, Choice, Option, replace
from tests.laws.companies import any_switches

Fault = dict[str, Any]


def mutant(of: Any, **functions: Any) -> Any:
    """A copy of a game with some of its functions replaced."""
    m = ModuleType("mutant")
    m.__dict__.update({**vars(of), **functions})
    return m


def race(rng: Random) -> Any:
    return horror.Config(players=4, **any_switches(horror, rng))


def evening(rng: Random) -> Any:
    people = tuple(Player(n, n, rng.randint(0, 4)) for n in "가나다라")
    return Config("밤", people, House(**any_switches(show, rng)))


def into_a_race(config: Any) -> Any:
    """The evening's first state with a race on, its order drawn by lot."""
    rng = Random(len(config.players) + sum(p.garnets for p in config.players))
    s = show.apply(show.setup(config), OpenGame(DEALER, "horror"))
    for i in rng.sample(range(4), 4):
        s = show.apply(s, Lot(CHANCE, i))
    for name, values in horror.SWITCHES.items():
        s = show.apply(s, Switch(DEALER, f"horror.{name}", rng.choice(values)))
    return show.apply(s, Start(DEALER))


SHOW = mutant(show, setup=into_a_race)


# ---------------------------------------------------------------- law 1


def forgetful_apply() -> Callable[[Any, Any], Any]:
    """Something beside the state counts the coins: every hundredth one lies elsewhere."""
    seen = [0]

    def apply(s: Any, a: Any) -> Any:
        if isinstance(a, Lay):
            seen[0] += 1
            if seen[0] % 100 == 0:
                a = replace(a, zone=ZONES[(ZONES.index(a.zone) + 1) % 3])
        return horror.apply(s, a)

    return apply


# ---------------------------------------------------------------- law 2


def any_coin_may_be_laid(s: Any) -> tuple[Option, ...]:
    """Nobody looks into the box."""
    return tuple(
        replace(o, fields={**o.fields, "coin": Choice(CHARACTERS)}) if o.kind is Lay else o
        for o in horror.options(s)
    )


def no_reason_given(s: Any, actor: int, kind: Any, field: str) -> str:
    return "" if kind is Begin else horror.refusal(s, actor, kind, field)


def supports_guessed_blindly(s: Any, rng: Random) -> Any:
    """Two characters, whatever lies on the table."""
    x = horror.imagine(s, rng)
    blind = tuple(("vampire", "fox") if y is None else y for y in s.supports)
    return replace(x, supports=blind)


# ---------------------------------------------------------------- law 3


def view_wears_off(s: Any, v: Any) -> Any:
    """Who looks twice sees less: what is hidden looks like nothing."""
    w = horror.view(s, v)
    return replace(w, hand=tuple(x for x in s.hand if x is not None)) if None in s.hand else w


def supports_known_at_the_start(config: Any) -> Any:
    s = horror.setup(config)
    return replace(s, supports=(("vampire", "fox"), *s.supports[1:]))


# ---------------------------------------------------------------- law 4


def even_what_is_known_is_guessed(s: Any, rng: Random) -> Any:
    return horror.imagine(replace(s, supports=tuple(x and None for x in s.supports)), rng)


# ---------------------------------------------------------------- law 5


def draw_not_redacted(s: Any, a: Any, v: Any) -> Any:
    return a if isinstance(a, Draw) else horror.redact(s, a, v)


def support_masked_in_view_only(s: Any, a: Any, v: Any) -> Any:
    return a if isinstance(a, (Support, Open)) else horror.redact(s, a, v)


def support_masked_in_redact_only(s: Any, v: Any) -> Any:
    return replace(horror.view(s, v), supports=s.supports)


def neighbours_see_the_hand(s: Any, v: Any) -> Any:
    return replace(horror.view(s, v), hand=horror.view(s, v | {(i + 1) % 4 for i in v}).hand)


def pay_counts_what_the_hall_cannot(s: Any, a: Any) -> Any:
    """The bank looks at the supports itself instead of paying what the action says."""
    t = horror.apply(s, a)
    if isinstance(a, Pay) and None not in s.supports:
        at = max(range(5), key=lambda i: s.at[i])
        return replace(t, paid=tuple(3 * (CHARACTERS[at] in x) for x in s.supports))
    return t


def an_early_end_for_who_cannot_win(s: Any, a: Any) -> Any:
    """The race stops when all that is supported has no chance."""
    t = horror.apply(s, a)
    known = [c for x in t.supports if x for c in x]
    if t.step == "ready" and t.round > 1 and "zombie" not in known and max(t.at) == t.at[4] > 0:
        return replace(t, step="pay")
    return t


# ---------------------------------------------------------------- law 6


def places_by_the_neighbours_support(s: Any) -> Any:
    """Who follows a supporter of the fox may not use zone 4."""
    if s.step != "turn":
        return horror.options(s)
    backed = s.supports[(s.order[s.turn] + 1) % 4]
    zones = ZONES[:2] if backed and "fox" in backed else ZONES
    return tuple(
        replace(o, fields={**o.fields, "zone": Choice(zones)}) if o.kind is Place else o
        for o in horror.options(s)
    )


# ---------------------------------------------------------------- law 7


def paid_as_a_list(s: Any, a: Any) -> Any:
    """It is written down and read back as something else."""
    t = horror.apply(s, a)
    return replace(t, paid=list(t.paid)) if isinstance(a, Pay) and t.paid else t


# ---------------------------------------------------------------- law 8


def write_loses_the_zone(a: Any) -> str:
    return write(replace(a, zone=1) if isinstance(a, Lay) else a)


def write_counts_seats_from_0(a: Any) -> str:
    return write(replace(a, seat=a.seat - 1) if isinstance(a, Lay) and a.seat else a)


# ---------------------------------------------------------------- law 11


def the_winner_keeps_one_more(s: Any, a: Any) -> Any:
    t = show.apply(s, a)
    if isinstance(a, Settle) and t.winners:
        return replace(t, garnets=add(t.garnets, t.winners[0], 1))
    return t


def a_gift_costs_nothing(s: Any, a: Any) -> Any:
    t = show.apply(s, a)
    if isinstance(a, Give):
        return replace(t, garnets=put(t.garnets, a.giver, s.garnets[a.giver]))
    return t


def a_correction_is_not_booked(s: Any, a: Any) -> Any:
    t = show.apply(s, a)
    return replace(t, bank=s.bank) if isinstance(a, Correct) else t


def the_last_one_pays(s: Any, a: Any) -> Any:
    """A debt."""
    t = horror.apply(s, a)
    return replace(t, paid=put(t.paid, 0, -1)) if isinstance(a, Pay) and t.paid else t


# ---------------------------------------------------------------- law 12


def forfeit_by_ones_own_support(s: Any) -> Any:
    """Who supports the zombie may not forfeit: whoever waits for a forfeit learns it."""
    if s.step != "turn" or not s.supports[s.order[s.turn]]:
        return horror.options(s)
    mine = s.supports[s.order[s.turn]]
    return tuple(o for o in horror.options(s) if not (o.kind is Forfeit and "zombie" in mine))


def revealed_by_worth(s: Any) -> Any:
    """Supporters of the vampire are shown first."""
    found = horror.options(s)
    if s.step == "over" and found and found[0].kind is Reveal:
        open_ = [i for i, shown in enumerate(s.revealed) if not shown]
        i = max(open_, key=lambda i: "vampire" in (s.supports[i] or ()))
        of = found[0].fields["characters"].of if s.supports[i] is None else (s.supports[i],)
        fields = {"seat": Choice((i,)), "characters": Choice(of)}
        return (Option(found[0].actor, Reveal, {**fields}),)
    return found


def no_forfeit_while_the_box_is_rich(s: Any) -> Any:
    """What is left in the box tells the supports."""
    rich = s.step == "turn" and max(left(s)) > 3
    return tuple(o for o in horror.options(s) if not (o.kind is Forfeit and rich))


# ---------------------------------------------------------------- law 13


def garnets_before_the_pay_out(s: Any) -> Any:
    """The standings count what would be paid now."""
    if s.paid or None in s.supports or () in s.supports:
        return horror.garnets(s)
    return tuple(sum(s.at[CHARACTERS.index(c)] > 6 for c in x) for x in s.supports)


# ---------------------------------------------------------------- the show


def the_show_forgets_to_redact(s: Any, a: Any, v: Any) -> Any:
    return a


def the_show_forgets_to_mask(s: Any, v: Any) -> Any:
    return s


def the_show_takes_players_for_chairs(s: Any, v: Any) -> Any:
    return v


def the_show_masks_by_player(s: Any, v: Any) -> Any:
    return s if s.game is None else replace(s, game=horror.view(s.game, v))


FAULTS: list[tuple[str, Any, Fault]] = [
    ("1", horror, {"apply": forgetful_apply}),
    ("2", horror, {"options": any_coin_may_be_laid}),
    ("2", horror, {"refusal": no_reason_given}),
    ("2", horror, {"imagine": supports_guessed_blindly}),
    ("3", horror, {"view": view_wears_off}),
    ("3", horror, {"setup": supports_known_at_the_start}),
    ("4", horror, {"imagine": even_what_is_known_is_guessed}),
    ("5", horror, {"redact": draw_not_redacted}),
    ("5", horror, {"redact": support_masked_in_view_only}),
    ("5", horror, {"view": support_masked_in_redact_only}),
    ("5", horror, {"view": neighbours_see_the_hand}),
    ("5", horror, {"apply": pay_counts_what_the_hall_cannot}),
    ("5", horror, {"apply": an_early_end_for_who_cannot_win}),
    ("6", horror, {"options": places_by_the_neighbours_support}),
    ("7", horror, {"apply": paid_as_a_list}),
    ("11", horror, {"apply": the_last_one_pays}),
    ("11", SHOW, {"apply": the_winner_keeps_one_more}),
    ("11", SHOW, {"apply": a_gift_costs_nothing}),
    ("11", SHOW, {"apply": a_correction_is_not_booked}),
    ("12", horror, {"options": forfeit_by_ones_own_support}),
    ("12", horror, {"options": revealed_by_worth}),
    ("12", horror, {"options": no_forfeit_while_the_box_is_rich}),
    ("13", horror, {"garnets": garnets_before_the_pay_out}),
    ("5", SHOW, {"redact": the_show_forgets_to_redact}),
    ("5", SHOW, {"view": the_show_forgets_to_mask}),
    ("6", SHOW, {"chairs": the_show_takes_players_for_chairs}),
    ("5", SHOW, {"view": the_show_masks_by_player}),
]


# ---------------------------------------------------------------- laws 9 and 10: the timeline


class Rerolling(Timeline):
    """Every draw ever asked for moves the dice on, so that undo draws anew."""

    asked = 0

    def drawn(self) -> Action | None:
        self.asked += 1
        chance = [o for o in self.options() if o.actor == CHANCE]
        return draw(self.seed, self.asked, chance[0]) if chance else None


class Unforgetting(Timeline):
    """The log that a viewer was shown is never cut back."""

    def _cut(self, k: int) -> None:
        del self.states[k + 1 :], self.entries[k:], self.draws[k + 1 :]


def logs_differ(kind: type[Timeline], seeds: int = 6) -> Iterator[int]:
    """Law 10 for the log: the steps at which the kept log is not the one made afresh."""
    for seed in range(seeds):
        rng = Random(seed)
        t = kind(horror, horror.Config(players=4), "seed")
        for step in range(120):
            if rng.random() < 0.3 and t.can_undo():
                t.undo()
            elif t.options():
                options = t.options()
                t.play(options[int(rng.random() * len(options))].sample(rng))
            fresh = [horror.redact(s, e.action, PUBLIC) for s, e in zip(t.states, t.done)]
            if _log(t) != tuple(fresh):
                yield step


def _log(t: Timeline) -> tuple[Any, ...]:
    log = t._logs.setdefault(PUBLIC, [])
    for k in range(len(log), t.at):
        log.append(horror.redact(t.states[k], t.entries[k].action, PUBLIC))
    return tuple(log[: t.at])
