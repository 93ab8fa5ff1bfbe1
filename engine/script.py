"""A transcript: the people and the actions of an evening as text, played without a window.

    show "Season 4, episode 2"
    player 임요환 1
    player "Alexander Hamilton" Alex 3
    guest 정준용
    seed any-word
    dealer show.open horror
    ...

After the people come actions in notation, one a line; the short form will do. The table's own
steps need not be written. `draw` lets the seed answer, `undo` and `redo` do what they say; what
follows a # is a comment.
"""

from __future__ import annotations

from engine import show
from engine.notation import split
from engine.show import Config, House, Player, faults, short_name
from engine.timeline import Timeline
from engine.types import Illegal

HEADS = ("show", "player", "guest", "seed")


class Refused(Exception):
    """The first line of a transcript that cannot be played, and why."""

    def __init__(self, line: int, no: Illegal) -> None:
        super().__init__(line, no.code)
        self.line, self.no = line, no


def run(text: str) -> Timeline:
    """Play a transcript to its end. Raises Refused at the first line the rules refuse."""
    title, seed = "", "transcript"
    people: list[Player] = []
    timeline: Timeline | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = _without_comment(raw)
        if not line:
            continue
        try:
            words = split(line)
            if timeline is None and words[0] in HEADS:
                title = words[1] if words[0] == "show" and len(words) > 1 else title
                seed = words[1] if words[0] == "seed" and len(words) > 1 else seed
                people += [_person(words)] if words[0] in ("player", "guest") else []
                continue
            timeline = timeline or _opened(title, tuple(people), seed)
            _play(timeline, line)
        except Illegal as no:
            raise Refused(number, no) from None
    if timeline is None:
        timeline = _first(title, tuple(people), seed, len(text.splitlines()) + 1)
    _forced(timeline)
    return timeline


def _first(title: str, people: tuple[Player, ...], seed: str, number: int) -> Timeline:
    try:
        return _opened(title, people, seed)
    except Illegal as no:
        raise Refused(number, no) from None


def _without_comment(raw: str) -> str:
    quoted = False
    for i, c in enumerate(raw):
        if c == '"' and raw[i - 1 : i] != "\\":
            quoted = not quoted
        if c == "#" and not quoted:
            return raw[:i].strip()
    return raw.strip()


def _person(words: list[str]) -> Player:
    """`player NAME [SHORT] [GARNETS]`, `guest NAME [SHORT]`."""
    rest = words[1:]
    garnets = 1
    if len(rest) > 1 and rest[-1].isascii() and rest[-1].isdigit():
        garnets = int(rest.pop()[:6])
    if not 1 <= len(rest) <= 2:
        raise Illegal("unreadable", line=" ".join(words))
    name = rest[0]
    short = rest[1] if len(rest) == 2 else short_name(name)
    return Player(name, short, garnets, words[0] == "guest")


def _opened(title: str, people: tuple[Player, ...], seed: str) -> Timeline:
    config = Config(title or "transcript", people, House())
    wrong = faults(config)
    if wrong:
        raise wrong[0]
    return Timeline(show, config, seed)


def _play(t: Timeline, line: str) -> None:
    if line == "undo":
        t.undo()
    elif line == "redo":
        t.redo()
    elif line == "draw":
        _forced(t)
        drawn = t.drawn()
        if drawn is None:
            raise Illegal("not-now")
        t.play(drawn, "drawn")
    else:
        _action(t, line)


def _action(t: Timeline, line: str) -> None:
    """A line that does not fit yet may be meant after what the table does by itself."""
    while True:
        try:
            t.play(t.read(line))
            return
        except Illegal:
            step = t.forced()
            if step is None:
                raise
            t.play(step, "auto")


def _forced(t: Timeline) -> None:
    while (step := t.forced()) is not None:
        t.play(step, "auto")
