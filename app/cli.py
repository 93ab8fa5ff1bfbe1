"""The command line: garnet-table [FILE] | demo | practice | simulate | play | verify | export."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from app.console.sentences import log_line, refusal
from app.lab.command import options as simulation
from app.text import LANGUAGES, Say, system_language
from engine.chance import commitment
from engine.disk import SaveError
from engine.games import GAMES
from engine.journal import load
from engine.record import seed_of, verify
from engine.script import Refused, run
from engine.show.presets import PRESETS
from engine.timeline import Timeline

WRONG, NO_DISPLAY = 2, 3  # exit codes: refused input; nothing to show a window on


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="garnet-table", description=Say("en")("cli-about"))
    top.add_argument(
        "--lang", choices=LANGUAGES, help="ko or en; the system's where it is left out"
    )
    verbs = top.add_subparsers(
        dest="verb", metavar="{demo,practice,simulate,pictures,play,verify,export,open}"
    )
    demo = verbs.add_parser("demo", help="a whole evening by drawn choices")
    demo.add_argument("--folder", type=Path, help="where pictures and the show file go")
    demo.add_argument("--seed", default="demo")
    demo.add_argument("--preset", metavar=f"{{{','.join(PRESETS)}}}", help="an episode")
    play = verbs.add_parser("play", help="run a transcript and print its outcome")
    play.add_argument("script", type=Path)
    play.add_argument("--json", action="store_true")
    check = verbs.add_parser("verify", help="derive every draw of a finished show again")
    check.add_argument("file", type=Path)
    out = verbs.add_parser("export", help="write standings and log of a show")
    out.add_argument("file", type=Path)
    out.add_argument("--folder", type=Path)
    home = verbs.add_parser("practice", help="play against bots, offline")
    home.add_argument("game", choices=tuple(GAMES), nargs="?")
    home.add_argument("--level", help="of the bots; the strongest where it is left out")
    lab = simulation(verbs)
    shots = verbs.add_parser("pictures", help="every scene of every game, and contact sheets")
    shots.add_argument("--folder", type=Path, required=True)
    opened = verbs.add_parser("open", help="open a show file, or the start page")
    opened.add_argument("file", type=Path, nargs="?")
    for verb in (demo, home, lab, shots, play, check, out, opened):
        verb.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS)
    return top


def arguments(words: list[str]) -> argparse.Namespace:
    """What was asked; a bare file name, or no verb at all, means `open`."""
    at = 2 if words[:1] == ["--lang"] else 0
    rest = words[at:]
    if not rest or (not rest[0].startswith("-") and Path(rest[0]).suffix):
        rest = ["open", *rest]
    return parser().parse_args(words[:at] + rest)


def language(asked: str | None) -> Say:
    return Say(asked or system_language())


def say_line(words: str, *, wrong: bool = False) -> None:
    """A line to the terminal, whatever its encoding can hold."""
    stream = sys.stderr if wrong else sys.stdout
    stream.buffer.write((words + "\n").encode("utf-8"))
    stream.flush()


# ---------------------------------------------------------------- play


def play(script: Path, as_json: bool, say: Say) -> int:
    """Run a transcript; exit code 2 at the first line the rules refuse."""
    try:
        text = script.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as no:
        say_line(f"{script}:0: unreadable: {no}", wrong=True)
        return WRONG
    try:
        timeline = run(text)
    except Refused as stop:
        words = refusal(stop.no, say)
        say_line(f"{script}:{stop.line}: {stop.no.code}: {words}", wrong=True)
        return WRONG
    result = outcome(timeline, say)
    if as_json:
        say_line(json.dumps(result, ensure_ascii=False, indent=1))
    else:
        say_line(told(result, say))
    return 0


def outcome(t: Timeline, say: Say) -> dict[str, Any]:
    """Ranking, garnets, tokens, candidate, winner and the log, as plain values."""
    s = t.state
    names = [p.name for p in s.players]
    people = [i for i, p in enumerate(s.players) if not p.guest]
    people.sort(key=lambda i: -s.garnets[i])
    ranking = [
        {
            "rank": 1 + sum(s.garnets[j] > s.garnets[i] for j in people),
            "name": names[i],
            "garnets": s.garnets[i],
            "tokens": s.tokens[i],
        }
        for i in people
    ]
    log = [log_line(e.action, t.states[k], say) for k, e in enumerate(t.done)]
    return {
        "title": s.config.title,
        "step": s.step,
        "winners": [names[i] for i in s.winners],
        "candidates": [names[i] for i in s.candidates],
        "ranking": ranking,
        "log": log,
    }


def told(result: dict[str, Any], say: Say) -> str:
    lines = [result["title"], ""]
    for row in result["ranking"]:
        tokens = " ●" * row["tokens"]
        lines.append(f"{row['rank']:>3}  {row['name']}  {row['garnets']}{tokens}")
    lines.append("")
    lines.append(say("cli-winner", names=", ".join(result["winners"]) or "–"))
    lines.append(say("cli-candidate", names=", ".join(result["candidates"]) or "–"))
    lines += ["", *result["log"]]
    return "\n".join(lines)


# ---------------------------------------------------------------- verify, export


def check(path: Path, say: Say) -> int:
    """Whether a file agrees with its seed and the rules; exit code 2 where it does not."""
    try:
        loaded = load(path)
        verdict = verify(loaded)
        seed = seed_of(loaded)
    except SaveError as no:
        say_line(file_trouble(no, say), wrong=True)
        return WRONG
    if verdict.bad:
        words = say("cli-verify-bad", line=verdict.bad, code=verdict.code)
        say_line(words, wrong=True)
        return WRONG
    say_line(say("cli-verify-good", lines=verdict.lines, draws=verdict.draws))
    say_line(f"{say('log-file-commitment')} {commitment(seed)}")
    return 0


def file_trouble(no: SaveError, say: Say) -> str:
    facts = {k: v if isinstance(v, int) else str(v) for k, v in no.facts.items()}
    return say(f"file-{no.code}", **{"path": "", "detail": "", **facts}) + f" [{no.code}]"
