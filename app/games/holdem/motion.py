"""What moves between two states of Hold'em, and for how long: never ahead of what is public."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from app.games.holdem.look import Look
from app.games.holdem.middle import pot_spot
from app.games.holdem.seats import CARD, bet_spot, card_spot, purse_spot
from app.games.holdem.table import Table, table
from app.pieces.cards import card
from app.pieces.money import gem
from engine.seen import Seen

LAMP_MS, DEAL_MS, BRING_MS, TURN_MS, GEM_MS, POT_MS = 200, 320, 320, 420, 420, 500
BODIES = 6  # of one payment; at most ten fly at once
LENGTHS = {"begin": GEM_MS, "deal": DEAL_MS, "bring": BRING_MS, "open": TURN_MS, "pay": GEM_MS,
           "pass": 0, "show": TURN_MS, "award": POT_MS}  # fmt: skip
LIGHTS = ("open", "pay", "pass", "show")  # after these the lamp goes on


def step(was: Table | None, now: Table) -> str:
    """What kind of thing happened between two neighbouring states; "" snaps."""
    if was is None or was.show.sitting != now.show.sitting or was.show.chairs != now.show.chairs:
        return ""
    a, b = was.game, now.game
    if b.round == a.round + 1 and a.step == "ready":
        return "" if any(map(now.dealt, now.chairs)) else "begin"
    if b.round != a.round or a.step == b.step == "ready":
        return ""
    if a.step == "bet":
        return _said(was, now)
    if a.step == "award":
        return "award" if sum(b.bets.paid) < sum(a.bets.paid) else ""
    return _laid(was, now)


def _laid(was: Table, now: Table) -> str:
    """A card came to the table, or was turned."""
    a, b = was.game, now.game
    if sum(map(now.dealt, now.chairs)) == sum(map(was.dealt, was.chairs)) + 1:
        return "deal"
    if a.step == "room" and b.step == "open" and a.shared == b.shared:
        return "bring"
    if len(b.shared) == len(a.shared) + 1:
        return "open"
    return "show" if len(b.shown) == len(a.shown) + 1 else ""


def _said(was: Table, now: Table) -> str:
    """Who was to speak has paid, or has not."""
    a, b = was.game, now.game
    who = a.bets.due[0]
    if a.shared != b.shared:
        return ""
    more = [y - x for x, y in zip(a.bets.paid, b.bets.paid)]
    if more[who] > 0 and a.bets.live == b.bets.live:
        return "pay" if max(more) == sum(x for x in more if x > 0) else ""
    if any(more):
        return ""
    folded = set(a.bets.live) - set(b.bets.live) == {who}
    checked = a.bets.live == b.bets.live and len(b.bets.due) < len(a.bets.due)
    return "pass" if folded or checked else ""


def duration(before: Seen | None, after: Seen) -> int:
    """The length of the motion in ms; 0 where nothing moves."""
    was, now = table(before), table(after)
    if was is None or now is None:
        return 0
    kind = step(was, now)
    return LENGTHS[kind] + _lamp_ms(was, now, kind) if kind else 0


def _lamp_ms(was: Table, now: Table, kind: str) -> int:
    return LAMP_MS if kind in LIGHTS and was.lit() != now.lit() else 0


def _split(was: Table, now: Table, kind: str, t: float) -> tuple[float, float]:
    """Progress of the thing itself, then of the lamp that goes on after it."""
    first, lamp = LENGTHS[kind], _lamp_ms(was, now, kind)
    gone = t * (first + lamp)
    return (min(1.0, gone / first) if first else 1.0), (gone - first) / lamp if lamp else 1.0


def look(was: Table, now: Table, kind: str, t: float) -> Look:
    """What the still parts look like at progress t."""
    gone, lamp = _split(was, now, kind, t)
    if kind in LIGHTS and gone >= 1:
        return Look(after=True, lamps=_passed(was, now, lamp))
    match kind:
        case "open":
            k = len(was.game.shared)
            return Look(shared=k, value=now.game.shared[k], half=_in_out(gone))
        case "show":
            who = now.game.shown[-1]
            return Look(card=who, value=now.game.cards[who], half=_in_out(gone))
        case "deal":
            return Look(after=True, gone=_dealt(was, now))
        case "bring":
            return Look(after=True, lift=_out(gone))
        case _:
            return Look()


def _passed(was: Table, now: Table, t: float) -> dict[int, float]:
    """The lamp fades here and comes up there; it never slides over other seats."""
    old, new = was.lit(), now.lit()
    if old == new:
        return {} if new is None else {new: 1.0}
    lamps = {} if old is None else {old: 1 - t}
    return lamps if new is None else {**lamps, new: t}


def _dealt(was: Table, now: Table) -> tuple[int, ...]:
    return tuple(i for i in now.chairs if now.dealt(i) and not was.dealt(i))


# ---------- what is in the air


def flying(p: QPainter, was: Table, now: Table, kind: str, t: float) -> None:
    gone = _split(was, now, kind, t)[0]
    if gone >= 1:
        return
    if kind == "deal":
        _card_flies(p, now, _dealt(was, now)[0], _out(gone))
    elif kind == "pay":
        who = was.game.bets.due[0]
        paid = now.game.bets.paid[who] - was.game.bets.paid[who]
        _gems(p, purse_spot(was, who), bet_spot(was, who), min(BODIES, paid), gone)
    elif kind == "begin":
        for chair in now.game.bets.live:
            paid = min(2, now.game.bets.paid[chair])
            _gems(p, purse_spot(was, chair), bet_spot(was, chair), paid, gone)
    elif kind == "award":
        _won(p, was, now, gone)


def _won(p: QPainter, was: Table, now: Table, t: float) -> None:
    who = was.paying()[1]
    for chair in who:
        more = now.game.bets.purse[chair] - was.game.bets.purse[chair]
        _gems(p, pot_spot(was), purse_spot(was, chair), min(BODIES // len(who), more), t)


def _card_flies(p: QPainter, now: Table, chair: int, t: float) -> None:
    """From the middle of the table, face down, to its place."""
    x, y = card_spot(now, chair)
    start = 960 - CARD / 2, 430.0
    card(p, start[0] + (x - start[0]) * t, start[1] + (y - start[1]) * t, CARD, None)


def _gems(
    p: QPainter, start: tuple[float, float], end: tuple[float, float], count: int, t: float
) -> None:
    for k in range(count):
        late = 0.4 * k / BODIES
        share = _out(min(1.0, max(0.0, (t - late) / 0.6)))
        if 0 < share < 1:
            (x0, y0), (x1, y1) = start, end
            rise = 60 * 4 * share * (1 - share)
            gem(p, x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - rise, 32)


def _out(t: float) -> float:
    return float(1 - (1 - t) ** 3)


def _in_out(t: float) -> float:
    return float(4 * t**3 if t < 0.5 else 1 - 4 * (1 - t) ** 3)
