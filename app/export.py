"""What stays after an evening: tables and pictures of standings and charts, the log, the seed."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize

from app.audience.scenes import Scene
from app.audience.window import picture
from app.charts.series import Chart, charts
from app.console.sentences import log_line
from app.showfile import Opened, fresh
from app.text import Say
from engine.chance import commitment
from engine.seen import Seen
from engine.show import Player
from engine.types import PUBLIC

RISKY = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would take such a cell for a formula


def export(opened: Opened, say: Say, folder: Path | None = None) -> Path:
    """Write everything into a new folder beside the show file and return it. Raises OSError."""
    folder = folder or fresh(opened.path.parent, f"{opened.path.stem} result", "")
    folder.mkdir(parents=True)
    (folder / "standings.csv").write_bytes(standings_csv(opened, say))
    (folder / "log.txt").write_text(log_text(opened, say), encoding="utf-8")
    seen = opened.evening.timeline.seen(PUBLIC)
    _draw(Scene("standings", seen), folder / "standings.png", say)
    for part, chart in enumerate(charts(seen), 1):
        if len(chart.rows) > 1:
            name = f"{chart.episode}-{chart.kind}" if chart.episode else chart.kind
            _write_chart(seen, part, fresh(folder, name, ".png"), say)
    return folder


def save_chart(opened: Opened, seen: Seen, part: int, say: Say) -> Path:
    """One chart as a picture, and as a table beside it; the picture's path. Raises OSError."""
    folder = opened.path.parent / f"{opened.path.stem} charts"
    folder.mkdir(exist_ok=True)
    chart = charts(seen)[part - 1]
    name = f"{chart.episode}-{chart.kind}" if chart.episode else chart.kind
    path = fresh(folder, name, ".png")
    _write_chart(seen, part, path, say)
    return path


def _write_chart(seen: Seen, part: int, path: Path, say: Say) -> None:
    table = chart_csv(charts(seen)[part - 1], seen.state.players, say)
    path.with_suffix(".csv").write_bytes(table)
    _draw(Scene("statistics", seen, part=part), path, say)


def _draw(scene: Scene, path: Path, say: Say) -> None:
    if not picture(scene, QSize(1920, 1080), say).save(str(path)):
        raise OSError(str(path))


def chart_csv(chart: Chart, players: tuple[Player, ...], say: Say) -> bytes:
    """One line a step, one column a player or character; empty where somebody had left."""
    names = [
        say(f"character-{who}") if isinstance(who, str) else players[who].name for who in chart.who
    ]
    steps = [(k, *("" if v is None else v for v in row)) for k, row in enumerate(chart.rows)]
    return sheet([(say("csv-step"), *names), *steps])


def sheet(rows: Sequence[Sequence[str | int]]) -> bytes:
    """A table for a spreadsheet: UTF-8 with a BOM, so that each of them reads Hangul."""
    plain = [[safe(cell) if isinstance(cell, str) else cell for cell in row] for row in rows]
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows(plain)
    return ("\ufeff" + out.getvalue()).encode("utf-8")


def standings_csv(opened: Opened, say: Say) -> bytes:
    """Rank, names, garnets and tokens."""
    s = opened.evening.timeline.state
    people = [i for i, p in enumerate(s.players) if not p.guest]
    people.sort(key=lambda i: -s.garnets[i])
    value = s.house.garnet_value
    heads = ["rank", "name", "short", "garnets", "tokens", "candidate"] + ["won"] * bool(value)
    rows = [[say(f"csv-{head}") for head in heads]]
    for i in people:
        rank = 1 + sum(s.garnets[j] > s.garnets[i] for j in people)
        mark = say("word-yes") if i in s.candidates else ""
        row = [str(rank), s.players[i].name, s.players[i].short, str(s.garnets[i]),
               str(s.tokens[i]), mark]  # fmt: skip
        rows.append(row + [str(s.garnets[i] * value)] * bool(value))
    return sheet(rows)


def safe(cell: str) -> str:
    """A name that begins like a formula is told to be text."""
    return f"'{cell}" if cell.startswith(RISKY) else cell


def log_text(opened: Opened, say: Say) -> str:
    """The log as the hall may read it; the seed only when the show is finished."""
    evening = opened.evening
    t = evening.timeline
    finished = t.state.step == "finished"
    lines = [t.state.config.title, f"{say('log-file-commitment')} {commitment(t.seed)}"]
    if finished:
        lines.append(f"{say('log-file-seed')} {t.seed}")
    lines.append("")
    stands = {e.n: k for k, e in enumerate(t.done)}
    for line in evening.lines:
        k = stands.get(line.n, -1)
        if k < 0:
            continue
        a = t.game.redact(t.states[k], t.entries[k].action, PUBLIC)
        if a is not None:
            lines.append(f"{line.t} {log_line(a, t.states[k], say)}")
    return "\n".join(lines) + "\n"
