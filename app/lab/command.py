"""garnet-table simulate: a series or two from the command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from app.lab.report import Pair, told, write
from app.lab.runner import NoCluster, executor, run
from app.text import Say
from engine.bots.registry import BOTS
from engine.games import GAMES
from engine.lab import Rules, Series, checked, drawn, summary
from engine.types import Illegal

Line = Any  # cli.say_line


def simulate(asked: Any, say: Say, line: Line) -> int:
    """Exit code 2 where what was asked for cannot be played."""
    try:
        sets = [series(asked, words) for words in (asked.rules, asked.rules2) if words is not None]
        pair = _played(sets, asked, line, say)
    except Illegal as no:
        facts = {k: str(v) for k, v in no.facts.items()}
        key = f"lab-no-{no.code}" if say.has(f"lab-no-{no.code}") else f"no-{no.code}"
        line(say(key, **facts) if say.has(key) else no.code, wrong=True)
        return 2
    except NoCluster as no:
        line(say("lab-no-cluster", why=str(no)), wrong=True)
        return 2
    line(told(pair, say))
    if asked.out:
        line(str(write(pair, asked.out, say)))
    return 0


def series(asked: Any, words: str) -> Series:
    """A series as asked for. Raises Illegal."""
    key, names = asked.game, [n for n in asked.bots.split(",") if n] or [BOTS[asked.game][0].name]
    chairs = asked.chairs or max(len(names), GAMES[key].PLAYERS[0])
    levels = tuple(names[i % len(names)] for i in range(chairs))
    return checked(Series(key, levels, drawn(key, rules(key, words)), seed=asked.seed))


def rules(key: str, words: str) -> Rules:
    """House rules as typed: "goal=12,stop=at_once". Raises Illegal."""
    out = []
    for word in filter(None, words.replace(",", " ").split()):
        name, sign, value = word.partition("=")
        if not sign:
            raise Illegal("no-such-rule", rule=word, allowed=", ".join(GAMES[key].SWITCHES))
        number: Any = int(value) if value.lstrip("-").isdigit() else value
        out.append((name, number))
    return tuple(out)


def _played(sets: list[Series], asked: Any, line: Line, say: Say) -> Pair:
    if asked.n < 1:
        raise Illegal("no-such-number", n=asked.n)
    with executor(asked.workers, asked.cluster) as pool:
        return tuple((one, summary(run(pool, one, asked.n, _progress(asked.n)))) for one in sets)


def _progress(n: int) -> Any:
    """A percentage on a terminal that overwrites itself; nothing where output is collected."""
    if not sys.stderr.isatty():
        return lambda done: None

    def show(done: int) -> None:
        sys.stderr.write(f"\r{100 * done // n:3} %" + ("\n" if done == n else ""))
        sys.stderr.flush()

    return show


def options(verbs: Any) -> Any:
    """What `simulate` takes."""
    verb = verbs.add_parser("simulate", help="many games among bots, two sets of rules compared")
    verb.add_argument("game", choices=tuple(GAMES))
    verb.add_argument("--rules", default="", help="house rules: goal=12,stop=at_once")
    verb.add_argument("--rules2", help="a second set, side by side")
    verb.add_argument("--bots", default="", help="levels, one a chair, repeated; else the weakest")
    verb.add_argument("--chairs", type=int, default=0)
    verb.add_argument("-n", type=int, default=1000, help="games of each set")
    verb.add_argument("--seed", default="lab")
    verb.add_argument("--workers", type=int, default=0, help="processes; all cores where left out")
    verb.add_argument("--cluster", default="", help="address of a Dask scheduler")
    verb.add_argument("--out", type=Path, help="a folder for the table and the plot")
    return verb
