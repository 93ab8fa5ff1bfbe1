"""Hold'em for the dealer: the pad of each phase."""

from __future__ import annotations

from typing import Any

from app.desk import Desk
from app.games.holdem.situations import situation as situation
from app.games.holdem.table import Table
from app.pad import EMPTY, Page, Slot
from app.text import Say
from engine.games import GAMES
from engine.games.holdem.records import (
    MINI_GAMES,
    NUMBERS,
    WHO,
    Award,
    Begin,
    Bet,
    Bring,
    Call,
    Check,
    Correct,
    Deal,
    Draw,
    First,
    Fold,
    Kind,
    Lapse,
    Late,
    Nominate,
    Open,
    Pick,
    Pose,
    Role,
    Roles,
    Show,
    Solve,
    Void,
    Wrong,
)
from engine.types import Action, Choice, Option, replace

GAME = GAMES["holdem"]
PAGES = {"kind": "kind", "deal": "deal", "room": "room", "open": "bring", "bet": "bets",
         "show": "showdown", "award": "showdown", "roles": "roles"}  # fmt: skip


def page(desk: Desk, seat: int, say: Say) -> Page:
    """The slots of the phase; the room has two, because a card that is ready needs other keys."""
    game = desk.seen.state.game
    name = PAGES.get(game.step, "between")
    if name == "room" and _option(desk, Bring) is not None:
        name = "bring"
    return FILL[name](desk, say)


# ---------- one page a phase


def _between(desk: Desk, say: Say) -> Page:
    chairs = _chairs(desk)
    first = _slot(desk, say, First, faces=(chairs,))
    name = _slot(desk, say, Nominate, faces=(chairs,))
    correct, void = _line(desk, say, Correct), _line(desk, say, Void)
    slots = (_slot(desk, say, Begin), first, name, EMPTY, correct, EMPTY, void, EMPTY)
    return _page("between", slots, 1, 2)


def _kind(desk: Desk, say: Say) -> Page:
    option = _option(desk, Kind)
    assert option is not None, "the page is shown only while it is asked"
    kinds = [
        Slot(say(f"act-holdem-kind-{k}"), replace(option, fields={"kind": Choice((k,))}))
        for k in MINI_GAMES
    ]
    return _page("kind", (*kinds, EMPTY, EMPTY, EMPTY, _line(desk, say, Void), EMPTY))


def _deal(desk: Desk, say: Say) -> Page:
    deal = _slot(desk, say, Deal, faces=(NUMBERS,))
    unseen = _unseen(desk, say("act-holdem-unseen"), Deal)
    void = _line(desk, say, Void)
    return _page("deal", (deal, EMPTY, EMPTY, unseen, EMPTY, EMPTY, void, EMPTY), 0)


def _room(desk: Desk, say: Say) -> Page:
    """Q to F in the order in which things happen there."""
    chairs = _chairs(desk)
    pose = _slot(desk, say, Pose)
    solve = _slot(desk, say, Solve, faces=(chairs,))
    wrong = _slot(desk, say, Wrong, faces=(chairs,))
    lapse = _slot(desk, say, Lapse)
    kind = Draw if _option(desk, Draw) is not None else Pick
    pick = replace(_slot(desk, say, kind, faces=(NUMBERS,)), label=say("act-holdem-card"))
    sealed = _unseen(desk, say("act-holdem-sealed"), kind)
    slots = (pose, solve, wrong, lapse, pick, sealed, _line(desk, say, Void), EMPTY)
    return _page("room", slots, 0, 1, 4)


def _bring(desk: Desk, say: Say) -> Page:
    bring = _slot(desk, say, Bring)
    if not bring.ready:
        bring = Slot(bring.label, why="holdem-card-brought")
    opened = _slot(desk, say, Open, faces=(NUMBERS,), confirm=True)
    void = _line(desk, say, Void)
    return _page("bring", (bring, opened, EMPTY, EMPTY, EMPTY, EMPTY, void, EMPTY), 1)


def _bets(desk: Desk, say: Say) -> Page:
    """Call, raise to, all in, fold; the room too where its problem runs during the betting."""
    bets = desk.seen.state.game.bets
    who = bets.due[0]
    owes = min(bets.level - bets.paid[who], bets.purse[who])
    call = replace(_slot(desk, say, Call), amount=str(owes) if owes > 0 else "")
    raised = replace(_slot(desk, say, Bet), label=say("act-holdem-raise"))
    slots = (
        call, raised, _all_in(desk, say), _slot(desk, say, Fold), _slot(desk, say, Check),
        _slot(desk, say, Late), _seventh(desk, say), EMPTY,
    )  # fmt: skip
    return _page("bets", slots)


def _all_in(desk: Desk, say: Say) -> Slot:
    """Everything: a raise to the most there is, or a call that takes it all."""
    label, bets = say("act-holdem-all-in"), desk.seen.state.game.bets
    who = bets.due[0]
    most = bets.paid[who] + bets.purse[who]
    bet, call = _option(desk, Bet), _option(desk, Call)
    if bet is not None and most in bet.fields["to"]:
        option = replace(bet, fields={"to": Choice((most,))})
        return Slot(label, option, amount=str(bets.purse[who]))
    if call is not None and most <= bets.level:
        return Slot(label, call, amount=str(bets.purse[who]))
    why = GAME.refusal(desk.seen.state.game, who, Call, "") if call is None else ""
    return Slot(label, why=why or "holdem-not-all-in")


def _seventh(desk: Desk, say: Say) -> Slot:
    """The next step of the room, else the void."""
    if desk.seen.state.game.config.second_problem != "during_bet1":
        return _line(desk, say, Void)
    for kind, faces in (
        (Pose, ()), (Solve, (_chairs(desk),)), (Pick, (NUMBERS,)), (Draw, (NUMBERS,))
    ):  # fmt: skip
        if _option(desk, kind) is not None:
            return _slot(desk, say, kind, faces=faces)
    return Slot(say("act-holdem-room"), why=_why(desk, Pose))


def _showdown(desk: Desk, say: Say) -> Page:
    option = _option(desk, Show)
    typed = option is not None and option.single() is None
    show = _slot(desk, say, Show, faces=(NUMBERS,), confirm=typed)
    void = _line(desk, say, Void)
    pay = _slot(desk, say, Award)
    return _page("showdown", (show, pay, EMPTY, EMPTY, EMPTY, EMPTY, void, EMPTY), 0)


def _roles(desk: Desk, say: Say) -> Page:
    """A key for each team, then 1 for the principal or 2 for the helper."""
    t = _table(desk)
    teams = [_role(desk, t, chair) for chair in t.chairs]
    teams += [EMPTY] * (4 - len(teams))
    opened = _slot(desk, say, Roles, confirm=True)
    if not opened.ready:
        opened = Slot(opened.label, why="holdem-roles-first")
    late, correct = _slot(desk, say, Late), _line(desk, say, Correct)
    return _page("roles", (*teams, opened, late, correct, EMPTY))


def _role(desk: Desk, t: Table, chair: int) -> Slot:
    name = t.short(t.team(chair))
    if not t.game.bets.purse[chair]:
        return Slot(name, why="team-is-out")
    option = _option(desk, Role, chair)
    if option is not None:
        return Slot(name, option, faces=(WHO,))
    return Slot(name, why="role-decided" if t.game.choices[chair] else "not-your-turn")


FILL = {
    "between": _between, "kind": _kind, "deal": _deal, "room": _room, "bring": _bring,
    "bets": _bets, "showdown": _showdown, "roles": _roles,
}  # fmt: skip


# ---------- slots


def _page(name: str, slots: tuple[Slot, ...], *asked: int) -> Page:
    """Which of these slots is asked now is armed, so that its digits can be typed at once."""
    armed = next((k for k in asked if _typed(slots[k])), -1)
    return Page(f"holdem-{name}", slots, armed)


def _typed(slot: Slot) -> bool:
    """A choice is left; a card that is known stays unsaid until it is opened."""
    return slot.option is not None and slot.option.single() is None


def _option(desk: Desk, kind: type[Action], actor: int | None = None) -> Option | None:
    found = (o for o in (*desk.options, *desk.asides) if o.kind is kind)
    return next((o for o in found if actor in (None, o.actor)), None)


def _slot(desk: Desk, say: Say, kind: type[Action], **more: Any) -> Slot:
    """The slot of a kind of action, or the reason why it may not be done now."""
    label = say(f"act-holdem-{kind.__name__.lower()}")
    option = _option(desk, kind)
    return Slot(label, why=_why(desk, kind)) if option is None else Slot(label, option, **more)


def _line(desk: Desk, say: Say, kind: type[Action]) -> Slot:
    """An aside that owes a reason: its slot writes the beginning of a line."""
    slot = _slot(desk, say, kind)
    return slot if not slot.ready else Slot(slot.label, line=f"{kind.__name__.lower()} ")


def _unseen(desk: Desk, label: str, kind: type[Action]) -> Slot:
    """A card that nobody types: it stays unknown until it is opened (§12)."""
    option = _option(desk, kind)
    if option is None:
        return Slot(label, why=_why(desk, kind))
    if None not in option.fields["card"]:
        return Slot(label, why="holdem-cards-drawn")
    return Slot(label, replace(option, fields={**option.fields, "card": Choice((None,))}))


def _why(desk: Desk, kind: type[Action]) -> str:
    game = desk.seen.state.game
    actor = game.bets.due[0] if game.step == "bet" else 0
    return GAME.refusal(game, actor, kind, "")


def _chairs(desk: Desk) -> tuple[int, ...]:
    return tuple(_table(desk).chairs)


def _table(desk: Desk) -> Table:
    return Table(desk.seen.state, desk.seen.state.game)
