"""What stays after an evening: standings as a table and a picture, the log as text, the seed."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from PySide6.QtCore import QSize

from app.audience.scenes import Scene
from app.audience.window import picture
from app.console.sentences import log_line
from app.showfile import Opened, fresh
from app.text import Say
from engine.chance import commitment
from engine.types import PUBLIC

RISKY = ("=", "+", "-", "@", "\t", "\r")  # a spreadsheet would take such a cell for a formula


def export(opened: Opened, say: Say, folder: Path | None = None) -> Path:
    """Write everything into a new folder beside the show file and return it. Raises OSError."""
    folder = folder or fresh(opened.path.parent, f"{opened.path.stem} result", "")
    folder.mkdir(parents=True)
    (folder / "standings.csv").write_bytes(standings_csv(opened, say))
    (folder / "log.txt").write_text(log_text(opened, say), encoding="utf-8")
    seen = opened.evening.timeline.seen(PUBLIC)
    image = picture(Scene("standings", seen), QSize(1920, 1080), say)
    if not image.save(str(folder / "standings.png")):
        raise OSError(f"standings.png: {folder}")
    return folder


def standings_csv(opened: Opened, say: Say) -> bytes:
    """Rank, names, garnets and tokens; UTF-8 with a BOM, so that every spreadsheet reads Hangul."""
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
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows([[safe(cell) for cell in row] for row in rows])
    return ("\ufeff" + out.getvalue()).encode("utf-8")


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
