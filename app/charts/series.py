"""What the charts draw: garnets, and how each game went round by round, for one viewer.

A viewer's log leads from the start of the evening to the state that viewer knows. So the past is
read by applying that log again, and a chart in the hall can hold nothing the hall has not seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from app.charts.lines import Round
from engine import show
from engine.games import GAMES
from engine.games.horror_race.records import CHARACTERS
from engine.games.yut.mat import LEFT, OFF
from engine.games.yut.moves import PAIR
from engine.seen import Seen
from engine.show.records import Close, Open, Start
from engine.types import Action, Value, Viewer, replace

RESTING: dict[str, tuple[str, ...]] = {  # steps between two rounds; a game without has no chart
    "horror": ("support", "ready", "pay", "over"),
    "holdem": ("lot", "ready", "roles", "over"),
    "twosided": ("ready", "redeal", "split", "drop", "claim", "over"),
    "seed": ("ready", "over"),
    "yut": ("first", "throw", "over"),
    "hap": ("first", "ready", "over"),
}
NO_EPISODE = ((0, ""),)
OPENING = ("lot", "teams", "ready", "game")  # an episode that has no outcome yet


class Match(Value, frozen=True):
    """A game that was played or is on: after each of its rounds, a number for each line."""

    key: str
    episode: int
    who: tuple[int | str, ...]  # players in the order of their chairs, or characters
    rows: tuple[Round, ...] = ()


class Past(Value, frozen=True):
    """The evening as numbers; the players of `evening` and `season` are all but the guests."""

    who: tuple[int, ...]
    evening: tuple[Round, ...]  # garnets whenever somebody's changed
    began: tuple[tuple[int, int], ...] = ()  # episodes, and the row each began with
    season: tuple[Round, ...] = ()  # garnets before the first episode and after each
    matches: tuple[Match, ...] = ()


class Chart(Value, frozen=True):
    """One picture full of lines: whose they are, their numbers, and what is written below."""

    kind: str  # evening, season, or the key of a game
    who: tuple[int | str, ...]
    rows: tuple[Round, ...]
    episode: int = 0
    marks: tuple[tuple[int, str], ...] = ()  # steps with a name of their own; () counts them


def charts(seen: Seen) -> tuple[Chart, ...]:
    """All there is to draw: change by change, by episode, then each game in its order."""
    past = _story(seen.viewer).past(seen)
    marks = {at: str(episode) for episode, at in past.began}  # one that changed nothing gives way
    return (
        Chart("evening", past.who, past.evening, marks=tuple(marks.items()) or NO_EPISODE),
        Chart("season", past.who, past.season),
        *(Chart(m.key, m.who, m.rows, m.episode) for m in past.matches),
    )


def part_of(seen: Seen, part: int, count: int) -> int:
    """Which of the charts is meant: a part counted from 1; 0 is the game that is on, or season."""
    if 1 <= part <= count:
        return part - 1
    return count - 1 if seen.state.game is not None else 1


# ---------------------------------------------------------------- reading a log


class Story:
    """Follows the log of one viewer; what it has read, it does not read again."""

    def __init__(self) -> None:
        self._config: Any = None
        self._log: tuple[Action, ...] = ()
        self._at: tuple[int, Any, Past] = (0, None, Past((), ()))  # entries read, and after them
        self._stops: list[tuple[int, Any, Past]] = []  # wherever a number was noted

    def past(self, seen: Seen) -> Past:
        self._go_back(seen)
        read, s, past = self._at
        for n, a in enumerate(seen.log[read:], read + 1):
            s = show.apply(s, a)
            after = noted(past, s, a)
            if after is not past:
                past = after
                self._stops.append((n, s, past))
        self._log, self._at = seen.log, (len(seen.log), s, past)
        return past

    def _go_back(self, seen: Seen) -> None:
        """To the last number before the log became another one: an undo, an amendment."""
        if self._config != seen.state.config:
            self._config, self._log = seen.state.config, ()
            s = show.setup(self._config)
            self._stops = [(0, s, first(s))]
            self._at = self._stops[0]
        if seen.log[: len(self._log)] == self._log:
            return
        pairs = enumerate(zip(self._log, seen.log))
        same = next((k for k, (a, b) in pairs if a != b), min(len(self._log), len(seen.log)))
        while self._stops[-1][0] > same:
            self._stops.pop()
        self._at = self._stops[-1]


@lru_cache(maxsize=4)
def _story(viewer: Viewer) -> Story:
    return Story()


def first(s: Any) -> Past:
    """Before anything has happened."""
    who = tuple(i for i, p in enumerate(s.players) if not p.guest)
    row = held(s, who)
    return Past(who, (row,), season=(row,))


def noted(past: Past, s: Any, a: Action) -> Past:
    """The past once this has happened; the same one where no number is new."""
    if type(a) is Start and s.key in RESTING:
        match = Match(s.key, s.episode, _lines(s))
        past = replace(past, matches=(*past.matches, match))
    if s.game is not None:
        n = rounds_over(s.key, s.game)
        if n is None:
            return past
        past = _with_round(past, n, points(s.key, s.game))
    return _with_garnets(past, s, type(a))


def _lines(s: Any) -> tuple[int | str, ...]:
    """Whose lines a game has: its chairs' players; in a race the characters, which are public."""
    return CHARACTERS if s.key == "horror" else tuple(s.chairs)


def _with_round(past: Past, n: int, row: Round) -> Past:
    """So many rounds are over now; one that was voided has no row any more."""
    last = past.matches[-1]
    rows = last.rows[:n]
    rows += rows[-1:] * (n - len(rows))  # a turn that was passed over changed nothing
    rows += (row,)
    if rows == last.rows:
        return past
    return replace(past, matches=(*past.matches[:-1], replace(last, rows=rows)))


def _with_garnets(past: Past, s: Any, kind: type[Action]) -> Past:
    row = held(s, past.who)
    evening = past.evening if row == past.evening[-1] else (*past.evening, row)
    season = past.season
    if s.gained or s.step not in OPENING:
        season = (*season[: s.episode], row)
    began = past.began
    if kind in (Open, Close):
        began = tuple(x for x in began if x[0] <= s.episode)
    if kind is Open:
        began += ((s.episode, len(evening) - 1),)
    after = Past(past.who, evening, began, season, past.matches)
    return past if after == past else after


def held(s: Any, who: tuple[int, ...]) -> Round:
    """Garnets now, those at stake included; None for who has left the show."""
    garnets = show.garnets(s)
    return tuple([None if i in s.out else garnets[i] for i in who])


def rounds_over(key: str, s: Any) -> int | None:
    """How many rounds of a game have been played to their end; None while one is on."""
    if s.step not in RESTING.get(key, ()):
        return None
    if key == "yut":
        return _turns(s)
    n: int = s.hand if key == "twosided" else s.round
    return n


def _turns(s: Any) -> int | None:
    """A turn of Yut may have several throws; it is over when the next one is owed its first."""
    if s.step == "over":
        return int(s.turn) + 1
    begins = s.owed == 1 and not (s.saved or s.caught)
    return int(s.turn) if begins else None


def points(key: str, s: Any) -> Round:
    """The numbers of a game's lines: chips, points, garnets, cells that were run."""
    if key == "horror":
        cells: Round = s.at
        return cells
    if key == "yut":  # of one's own two pieces; a short cut counts as the cells it saves
        return tuple([2 * LEFT[OFF] - sum([LEFT[s.at[p]] for p in pair]) for pair in PAIR])
    return tuple(GAMES[key].score(s))
