"""What is typed about people, read: the list of who is there, and the order of the first game."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from engine.show import Config, House, Player, faults
from engine.show.people import short_name
from engine.types import Illegal, Value

GUESTS = frozenset({"손님", "게스트", "guest"})
_NUMBERED = re.compile(r"\s*(?:\d{1,2}[.)]|[-*•·])\s+")  # of a list that was pasted
_PARTS = re.compile(r"[,\t，、;；]")
_COUNT = re.compile(r"[+-]?\d+")
_MOST_DIGITS = 7  # more are as wrong as these


class People(Value, frozen=True):
    """A list as it was read: who, on which line of the text, and what is wrong on which line."""

    players: tuple[Player, ...] = ()
    lines: tuple[int, ...] = ()
    faults: tuple[Illegal, ...] = ()

    @property
    def able(self) -> tuple[int, ...]:
        """Those who play: everybody but the guests."""
        return tuple(i for i, p in enumerate(self.players) if not p.guest)

    def fault(self, line: int) -> Illegal | None:
        return next((no for no in self.faults if no.facts.get("line") == line), None)


def read(text: str, garnets: int | None = None) -> People:
    """Read one person a line: `name`, `name 3`, `name, short, 3`, `name, guest`.

    `garnets` is what everybody starts with who has no number; without it a number is owed.
    """
    lines = text.replace("\r\n", "\n").split("\n")
    found = [(n, *_person(line, garnets)) for n, line in enumerate(lines, 1) if clean(line)]
    return People(
        tuple(player for _, player, _ in found),
        tuple(n for n, _, _ in found),
        tuple(Illegal(code, line=n, name=player.name) for n, player, code in found if code),
    )


def check(title: str, people: People, house: House) -> tuple[Illegal, ...]:
    """Everything that keeps the show from being opened, by the lines of the text: one a line."""
    whole: list[Illegal] = []
    by_line = {_line(no): no for no in people.faults}
    for no in faults(Config(clean(title), people.players, house)):
        if not _line(no):
            whole.append(no)
            continue
        line = people.lines[_line(no) - 1]
        if line not in by_line or no.code == "name-missing":
            by_line[line] = Illegal(no.code, **{**no.facts, "line": line})
    return (*whole, *(by_line[line] for line in sorted(by_line)))


def _line(no: Illegal) -> int:
    line = no.facts.get("line", 0)
    return line if isinstance(line, int) else 0


def clean(words: str) -> str:
    """Letters as the hall draws them: composed, with plain spaces and nothing invisible."""
    seen = []
    for c in normalize("NFC", words):
        kind = category(c)[0]
        seen.append(" " if kind == "Z" or c in "\t\n" else "" if kind == "C" else c)
    return " ".join("".join(seen).split())


def _person(line: str, garnets: int | None) -> tuple[Player, str]:
    """The person on a line, and what is wrong with how it is written."""
    first, *rest = [clean(part) for part in _PARTS.split(_NUMBERED.sub("", line, count=1))]
    rest = [part for part in rest if part]
    if not any(map(_tells, rest)):
        first, told = _tail(first)
        rest += told
    counts = [part for part in rest if _COUNT.fullmatch(part)]
    shorts = [part for part in rest if not _tells(part)]
    guest = len(counts) + len(shorts) < len(rest)
    held = int(counts[0][:_MOST_DIGITS]) if counts else garnets or 0
    short = shorts[0] if shorts else short_name(first)
    player = Player(first, short, 0 if guest else held, guest)
    if len(counts) > 1 or len(shorts) > 1:
        return player, "line-unclear"
    if guest and counts:
        return player, "guest-with-garnets"
    owed = not guest and not counts and garnets is None
    return player, "garnets-missing" if owed else ""


def _tells(part: str) -> bool:
    return part.casefold() in GUESTS or bool(_COUNT.fullmatch(part))


def _tail(first: str) -> tuple[str, list[str]]:
    """A number or the word for a guest at the end of a name that has no comma."""
    name, _, last = first.rpartition(" ")
    return (name, [last]) if name and _tells(last) else (first, [])


# ------------------------------------------------------------------ the order of the first game


def read_order(text: str, people: People, most: int) -> tuple[tuple[int, ...], Illegal | None]:
    """Players from number 1 on, by number or name, and the first thing that is wrong.

    `most` is how many chairs the game has.
    """
    order: list[int] = []
    wrong: list[Illegal] = []
    for word in _order_words(text, people):
        who = _who(word, people)
        no = _no_place(word, who, order, people)
        if no is not None:
            wrong.append(no)
        elif who is not None:
            order.append(who)
    missing = min(len(people.able), most) - len(order)
    if missing < 0:
        wrong.append(Illegal("order-too-long", most=most))
    elif missing:
        wrong.append(Illegal("order-incomplete", count=missing))
    return tuple(order), wrong[0] if wrong else None


def _no_place(word: str, who: int | None, order: list[int], people: People) -> Illegal | None:
    """Why a word gives nobody the next number."""
    if who is None:
        return Illegal("order-unknown", name=word)
    player = people.players[who]
    if player.guest:
        return Illegal("order-guest", name=player.short)
    return Illegal("order-twice", name=player.short) if who in order else None


def _order_words(text: str, people: People) -> list[str]:
    """Parts between commas or lines; one that is nobody's name is several, with spaces between."""
    out: list[str] = []
    for part in map(clean, re.split(r"[\n,\t，、;；]", text)):
        out += [part] if _who(part, people) is not None else part.split()
    return out


def _who(word: str, people: People) -> int | None:
    if word.isdecimal() and len(word) < _MOST_DIGITS:
        at = int(word) - 1
        return at if 0 <= at < len(people.players) else None
    plain = word.casefold()
    names = ((p.short.casefold(), p.name.casefold()) for p in people.players)
    return next((i for i, both in enumerate(names) if plain and plain in both), None)
