"""Seed Poker for the dealer: what to do and say next, and the pad of each phase."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.games.seed_poker.table import Table
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.seed_poker.asking import bets, options, where_it_goes
from engine.games.seed_poker.contest import broke, next_round, order_of
from engine.games.seed_poker.records import (
    CARDS,
    Add,
    Award,
    Begin,
    Correct,
    Deal,
    Draw,
    Exclude,
    Fold,
    Give,
    Join,
    Late,
    Lay,
    Nobody,
    Seed,
    Show,
    Take,
    Void,
)
from engine.types import DEALER, TABLE, Action, Choice, Option, Range, replace

GAME = GAMES["seed"]
DEALING = ("deal", "seed", "choose", "draw", "lay", "add")
TYPED = (Deal, Seed, Draw, Lay)  # a card that is typed, by its number


def situation(s: Any, seat: int) -> tuple[str, dict[str, object]]:
    """The key of the dealer's line (`do-seed-...`, `say-seed-...`) and its facts."""
    game, t = s.game, Table(s, s.game)
    match game.step:
        case "ready":
            return _between(t)
        case "deal":
            return "deal", {"who": t.name(game.order[game.turn])}
        case "bet":
            return _bet(t)
        case "lay" if game.late:
            return "lay-late", {"who": t.name(t.on_turn())}
        case "open":
            return "show", {"who": t.name(t.on_turn())}
        case "award":
            return _award(t)
        case "nobody":
            return f"nobody-{where_it_goes(game)}", {"who": t.name(game.order[0])}
        case "seed" | "ante" | "over":
            return game.step, {}
        case step:
            return step, {"who": t.name(t.on_turn())}


def _between(t: Table) -> tuple[str, dict[str, object]]:
    bare = broke(t.game)
    if bare:
        return "rescue", {"who": ", ".join(t.name(i) for i in bare)}
    number = next_round(t.game)
    return "begin", {"round": number, "who": t.name(order_of(t.game, number)[0])}


def _bet(t: Table) -> tuple[str, dict[str, object]]:
    who: dict[str, object] = {"who": t.name(t.on_turn())}
    low, high = bets(t.game, t.on_turn())
    if high < low:
        return "cannot", who
    return ("follow", who | {"level": low}) if t.game.joined else ("first-bet", who)


def _award(t: Table) -> tuple[str, dict[str, object]]:
    (option,) = options(t.game)
    facts = {name: domain.of[0] for name, domain in option.fields.items()}  # type: ignore[union-attr]
    return "award", facts | {"who": t.name(facts["seat"])}


# ---------------------------------------------------------------- pages


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase: between rounds, the cards, the bets, the end of a round."""
    game = desk.seen.state.game
    if game.step in ("ready", "over"):
        return _rescue(desk, say) if broke(game) and game.step == "ready" else _resting(desk, say)
    if game.step in DEALING:
        return _cards(desk, say)
    if game.step in ("ante", "bet"):
        return _bets(desk, say)
    return _ending(desk, say)


def _resting(desk: Desk, say: Say) -> Page:
    begin, exclude = _slot(desk, say, Begin), _slot(desk, say, Exclude)
    slots = (begin, _give(desk, say), exclude, EMPTY, _line(desk, say, Correct), *[EMPTY] * 3)
    return Page("rest", slots)


def _give(desk: Desk, say: Say) -> Slot:
    """A gift beside a rescue is rare: it is written, its giver first."""
    found = _slot(desk, say, Give)
    if found.option is None:
        return found
    return Slot(found.label, line=f"{found.option.actor + 1} seed.give ")


def _rescue(desk: Desk, say: Say) -> Page:
    """A key for each who could give; the last excludes. The number of garnets is typed."""
    t, bare = Table(desk.seen.state, desk.seen.state.game), broke(desk.seen.state.game)
    others = [i for i in t.chairs() if i not in bare]
    givers = [_giver(desk, say, t, i) for i in others][:6]
    givers += [EMPTY] * (6 - len(givers))
    exclude = _slot(desk, say, Exclude, confirm=True, faces=((),))
    return Page("rescue", (*givers, exclude, EMPTY))


def _giver(desk: Desk, say: Say, t: Table, chair: int) -> Slot:
    label = t.name(chair)
    for option in desk.options:
        if option.kind is Give and option.actor == chair:
            return Slot(label, option, amount=str(t.game.garnets[chair]), confirm=True)
    return Slot(label, why=GAME.refusal(t.game, chair, Give, ""))


def _cards(desk: Desk, say: Say) -> Page:
    """Q take, W add a seed, E the number of a card, R a card nobody saw."""
    typed = next((o for o in desk.options if o.kind in TYPED), None)
    label = say("act-seed-card")
    game = desk.seen.state.game
    number = Slot(label, why="choose-first-card")
    if typed is not None:
        number = Slot(label, _number(typed), confirm=typed.kind is Seed)
    slots = (
        _slot(desk, say, Take), _slot(desk, say, Add), number, _unseen(say, typed),
        _slot(desk, say, Late), EMPTY, _line(desk, say, Void), EMPTY,
    )  # fmt: skip
    return Page("cards", slots, armed=2 if game.step != "choose" else -1)


def _number(option: Option) -> Option:
    """Any number of a card can be typed: what does not fit the rules refuse, and say why."""
    if len(option.fields["card"].of) == 1:  # type: ignore[union-attr]
        return option
    return replace(option, fields={**option.fields, "card": Range(1, CARDS[-1])})


def _unseen(say: Say, typed: Option | None) -> Slot:
    """A card that nobody tells the program."""
    label = say("act-seed-unseen")
    if typed is None:
        return Slot(label, why="choose-first-card")
    if None not in typed.fields["card"]:
        return Slot(label, why="must-be-typed")
    return Slot(label, replace(typed, fields={**typed.fields, "card": Choice((None,))}))


def _bets(desk: Desk, say: Say) -> Page:
    """E in, R fold, as on the page of cards E is the key of the number."""
    join, fold = _slot(desk, say, Join), _slot(desk, say, Fold)
    free = Slot(say("act-seed-in-free"), why="bet-needed")
    if join.option is not None:
        join, free = _join(join, free, join.option)
    void, late = _line(desk, say, Void), _slot(desk, say, Late)
    slots = (EMPTY, EMPTY, join, fold, late, free, void, EMPTY)
    typed = join.ready and not join.amount  # Space never takes part by itself
    return Page("bets", slots, armed=2 if typed else -1)


def _join(join: Slot, free: Slot, option: Option) -> tuple[Slot, Slot]:
    """A bet of nothing cannot be typed: by switch it has a key of its own."""
    level = option.fields["chips"]
    assert isinstance(level, Range)
    if level.lo == level.hi:
        return Slot(join.label, option, amount=str(level.lo)), free
    if level.lo == 0:
        free = Slot(free.label, replace(option, fields={"chips": Choice((0,))}))
        option = replace(option, fields={"chips": Range(1, level.hi)})
    return Slot(join.label, option), free


def _ending(desk: Desk, say: Say) -> Page:
    nobody = desk.seen.state.game.step == "nobody"
    settle = _slot(desk, say, Nobody if nobody else Award)
    show = _slot(desk, say, Show, confirm=True)
    if show.option is not None:
        show = replace(show, option=_number(show.option))
    slots = (EMPTY, settle, show, EMPTY, EMPTY, EMPTY, _line(desk, say, Void), EMPTY)
    return Page("end", slots, armed=2 if show.ready else -1)


# ---------------------------------------------------------------- slots


def _slot(desk: Desk, say: Say, kind: type[Action], **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say(f"act-seed-{kind.__name__.lower()}")
    for option in (*desk.options, *desk.asides):
        if option.kind is kind:
            return Slot(label, option, **more)
    return Slot(label, why=_why(desk, kind))


def _why(desk: Desk, kind: type[Action]) -> str:
    game = desk.seen.state.game
    if kind is Give:
        return GAME.refusal(game, 0, kind, "")
    actor = TABLE if kind in (Show, Award, Nobody) else DEALER
    if kind in (Take, Add, Join, Fold) and game.order:
        actor = game.order[game.turn]
    return GAME.refusal(game, actor, kind, "")


def _line(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """An aside that owes a reason: its slot writes the beginning of a line."""
    found = _slot(desk, say, kind)
    if found.option is None:
        return found
    return Slot(found.label, line=f"seed.{kind.__name__.lower()} ")
