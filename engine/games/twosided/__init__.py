"""Two-sided Poker (season 4, episode 10): two chairs, cards with a number on either side.

Chair 0 is the elimination candidate, who begins the first hand (D-1). A back is drawn by the
program, or entered when it is dealt, or it stays unknown until a showdown needs it.
"""

from __future__ import annotations

from typing import Any

from engine.game import Ranking, Result, Teams
from engine.games.twosided.asking import (
    asides as asides,
    options as options,
)
from engine.games.twosided.deck import START, WHOLE, swept
from engine.games.twosided.duel import keeps_carried, on_table, staked
from engine.games.twosided.records import (
    KINDS as KINDS,
    LEARNT as LEARNT,
    SWITCHES as SWITCHES,
    Act,
    Ante,
    Award,
    Back,
    Begin,
    Bet,
    Card,
    Carry,
    Config as Config,
    Correct,
    Drop,
    Fold,
    Front,
    Late,
    Pick,
    Redeal,
    Show,
    Shuffle,
    Split,
    State as State,
    Void,
)
from engine.games.twosided.refusals import refusal as refusal
from engine.games.twosided.secrets import (
    audit as audit,
    imagine as imagine,
    open_picks,
    redact as redact,
    view as view,
)
from engine.tuples import add, put
from engine.types import NOBODY, Action, replace

RULES = 1
PLAYERS = (2, 2)
TEAMS: Teams = "alone"
DEATH_MATCH = True
GARNET_MATCH = False
GARNETS_STAKED = False
RANKED_BY: Ranking = "result"
TOKENS = (0, 0)
REVEALS: tuple[type[Action], ...] = (Show,)


def configure(garnets: tuple[int, ...], switches: dict[str, Any]) -> Config:
    return Config(**switches)


def setup(config: Config) -> State:
    return State(config, (START[config.season],) * 2, WHOLE[config.season])


def seats(s: State) -> int:
    return 2


# ---------------------------------------------------------------- what happens


def apply(s: State, a: Act) -> State:
    after: State = APPLY[type(a)](s, a)
    return after


def _began(s: State, a: Any) -> State:
    return replace(_dealing(s), hand=s.hand + 1, again=False)


def _redealt(s: State, a: Any) -> State:
    return replace(_dealing(s), again=True)


def _dealing(s: State) -> State:
    fresh = s.config.deck == "reshuffle_each"  # D-18
    s = _shuffled(s, None) if fresh else swept(s)
    return replace(s, step="deal", turn=s.first, folded=NOBODY, short=NOBODY)


def _shuffled(s: State, a: Any) -> State:
    return replace(swept(s), deck=WHOLE[s.config.season])


def _front(s: State, a: Any) -> State:
    deck = replace(s.deck, left=add(s.deck.left, a.number - 1, -1))
    unknown = s.config.cards == "typed"
    cards = put(s.cards, a.seat, Card(a.number, None if unknown else 0))
    s = replace(s, deck=deck, cards=cards)
    return _next_card(s) if unknown else s


def _back(s: State, a: Any) -> State:
    card = replace(s.cards[a.seat], back=a.number)
    return _next_card(replace(s, cards=put(s.cards, a.seat, card)))


def _next_card(s: State) -> State:
    other = 1 - s.turn
    if not s.cards[other].front:
        return replace(s, turn=other)
    return replace(s, step="pick" if s.again else "ante", turn=s.first)


def _ante(s: State, a: Any) -> State:
    """§3.1-4; D-25, by switch: nobody pays where it would take a last chip."""
    n = 0 if s.config.last_chip == "waived" and min(s.chips) == 1 else 1
    chips = (s.chips[0] - n, s.chips[1] - n)
    no_bets = min(chips) == 0 and s.config.last_chip == "pick"
    return replace(s, chips=chips, antes=(n, n), step="pick" if no_bets else "bet")


def _bet(s: State, a: Any) -> State:
    i, j, both = a.actor, 1 - a.actor, a.face == "both"
    before = s.antes[i] + staked(s, i)
    antes = s.antes
    if both and s.faces[i] != "both" and s.config.ante_doubled == "yes":
        antes = add(antes, i, antes[i])  # D-5
    after = antes[i] + (2 * a.level if both else a.level)  # §3.1-13
    s = replace(
        s, chips=add(s.chips, i, before - after), antes=antes, faces=put(s.faces, i, a.face),
        levels=put(s.levels, i, a.level), turn=j,
        sealed=put(s.sealed, i, not both and s.config.faces == "sealed"),
    )  # fmt: skip
    other = s.levels[j]
    if not other or a.level > other:  # §3.1-7
        return s
    return _to_showdown(_excess_returned(s, i, j) if a.level < other else s)


def _excess_returned(s: State, short: int, over: int) -> State:
    """D-4, D-6: a short call is all-in, and what it does not cover goes back."""
    before = on_table(s)
    s = replace(s, levels=put(s.levels, over, s.levels[short]))
    chips = add(s.chips, over, before - on_table(s))
    return replace(s, chips=chips, short=short if s.faces[short] == "both" else NOBODY)


def _to_showdown(s: State) -> State:
    """Fronts lie open; backs and sealed faces are shown first, by who began the hand (§3.1-6)."""
    for seat in (s.first, 1 - s.first):
        unseen = s.faces[seat] != "front" and not s.cards[seat].shown
        if s.sealed[seat] or unseen:
            return replace(s, step="show", turn=seat)
    return replace(s, step="settle")


def _folded(s: State, a: Any) -> State:
    return replace(s, folded=s.turn, step="settle")


def _picked(s: State, a: Any) -> State:
    faces = put(s.faces, a.actor, a.face)
    s = replace(s, faces=faces, sealed=put(s.sealed, a.actor, not open_picks(s)))
    return s if "" in faces else _to_showdown(s)


def _late(s: State, a: Any) -> State:
    if s.step == "bet":
        return _folded(s, a)
    fronts = tuple("front" if face == "" else face for face in s.faces)  # note to D-16
    return _to_showdown(replace(s, faces=fronts))


def _shown(s: State, a: Any) -> State:
    card, face = s.cards[a.seat], s.faces[a.seat]
    s = replace(s, sealed=put(s.sealed, a.seat, False))
    if a.number == card.front:
        return _to_showdown(replace(s, faces=put(s.faces, a.seat, "front")))
    card = replace(card, back=a.number, shown=True)
    faces = put(s.faces, a.seat, "both" if face == "both" else "back")
    return _to_showdown(replace(s, faces=faces, cards=put(s.cards, a.seat, card)))


def _awarded(s: State, a: Any) -> State:
    chips = add(add(s.chips, a.seat, a.pot + a.bonus), 1 - a.seat, -a.bonus)
    carried = s.carried if keeps_carried(s) else 0
    decided = a.seat if s.again and not a.pot else NOBODY
    s = replace(_cleared(s), chips=chips, carried=carried, decided=decided)
    return _go_on(s, a.seat)


def _carried(s: State, a: Any) -> State:
    return _go_on(replace(_cleared(s), carried=a.pot), NOBODY)


def _cleared(s: State) -> State:
    return replace(s, antes=(0, 0), levels=(0, 0), folded=NOBODY, short=NOBODY)


def _go_on(s: State, won: int) -> State:
    """Who begins the next hand; a redeal does not count (note to D-16)."""
    if not s.again:
        match s.config.first_player:
            case "alternate":
                s = replace(s, first=1 - s.first)
            case rule if won != NOBODY:
                s = replace(s, first=won if rule == "winner" else 1 - won)
    return _awaiting(s)


def _awaiting(s: State) -> State:
    """What the table waits for between two hands, or that the match is over (§3.1-15)."""
    rules = s.config
    broke, last = 0 in s.chips, 0 < rules.hands <= s.hand
    step: Any = "ready"
    if s.carried and broke:
        step = "split" if rules.allin_draw == "split" else "redeal"  # D-16
        if rules.broke_by_draw == "loses" and max(s.chips):
            step = "claim"  # D-17
    elif s.carried and last:
        step = {"redeal": "redeal", "halved": "split", "dead": "drop"}[rules.last_pot]  # D-24
    elif broke:
        step = "over"
    elif last:  # D-21
        step = "redeal" if s.chips[0] == s.chips[1] and s.decided == NOBODY else "over"
    return replace(s, step=step)


def _split(s: State, a: Any) -> State:
    chips = add((s.chips[0] + a.each, s.chips[1] + a.each), s.first, s.carried - 2 * a.each)
    return _awaiting(replace(s, chips=chips, carried=0))


def _dropped(s: State, a: Any) -> State:
    return _awaiting(replace(s, bank=s.bank + a.pot, carried=0))


def _corrected(s: State, a: Any) -> State:
    more = a.chips - s.chips[a.seat]
    return _awaiting(replace(s, chips=add(s.chips, a.seat, more), bank=s.bank - more))


def _voided(s: State, a: Any) -> State:
    """F-20: bets and antes go back; the same chair begins, and a carried pot stays."""
    chips = tuple([c + ante + staked(s, i) for i, (c, ante) in enumerate(zip(s.chips, s.antes))])
    step: Any = "redeal" if s.again else "ready"
    s = replace(_cleared(s), chips=chips, step=step, hand=s.hand - (not s.again))
    return swept(s)


APPLY: dict[type[Action], Any] = {
    Begin: _began, Redeal: _redealt, Shuffle: _shuffled, Front: _front, Back: _back, Ante: _ante,
    Bet: _bet, Fold: _folded, Pick: _picked, Late: _late, Show: _shown, Award: _awarded,
    Carry: _carried, Split: _split, Drop: _dropped, Correct: _corrected, Void: _voided,
}  # fmt: skip


# ---------------------------------------------------------------- how it stands


def score(s: State) -> tuple[int, ...]:
    return s.chips


def garnets(s: State) -> tuple[int, ...]:
    return (0, 0)


def result(s: State) -> Result:
    if s.step != "over":
        return Result()
    a, b = s.chips
    first = s.decided if a == b else int(b > a)
    if first == NOBODY:
        return Result((0, 1), (0, 1))
    return Result((first,), (1 - first,))
