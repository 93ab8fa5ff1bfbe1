"""What a series says, as lines, as a table for a spreadsheet and as a plot."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from app.export import safe
from app.text import Say
from app.theme import IVORY, LINES
from engine.lab import Figure, Series, Summary, difference

Pair = tuple[tuple[Series, Summary], ...]  # one set of rules, or two side by side


def told(pair: Pair, say: Say) -> str:
    """The figures of each set of rules, then what the second changes."""
    out = []
    for k, (series, found) in enumerate(pair):
        out += [_title(k, series, say), *_lines(found, say), ""]
    if len(pair) == 2:
        out += [say("lab-difference"), *_differences(pair[0][1], pair[1][1], say)]
    return "\n".join(out).rstrip()


def _title(k: int, series: Series, say: Say) -> str:
    rules = ", ".join(f"{name}={value}" for name, value in series.rules) or "-"
    return say("lab-title", set="AB"[k], game=say(f"game-{series.key}"), rules=rules)


def _lines(found: Summary, say: Say) -> list[str]:
    out = [say("lab-games", n=found.games)]
    for i, (share, garnets) in enumerate(zip(found.shares, found.garnets), 1):
        out.append(say("lab-seat", seat=i, share=percent(share), garnets=plain(garnets)))
    out.append(say("lab-length", rounds=plain(found.rounds), steps=plain(found.steps)))
    out.append(say("lab-ties", ties=percent(found.ties)))
    return out


def _differences(one: Summary, other: Summary, say: Say) -> list[str]:
    out = []
    for i, (a, b) in enumerate(zip(one.shares, other.shares), 1):
        out.append(say("lab-seat-gap", seat=i, gap=percent(difference(a, b), signed=True)))
    gap = difference(one.rounds, other.rounds)
    out.append(say("lab-length-gap", gap=plain(gap, signed=True)))
    return out


def percent(f: Figure, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{100 * f.mean:{sign}.1f} % [{100 * f.low:{sign}.1f}, {100 * f.high:{sign}.1f}]"


def plain(f: Figure, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{f.mean:{sign}.2f} [{f.low:{sign}.2f}, {f.high:{sign}.2f}]"


# ---------------------------------------------------------------- files


def table(pair: Pair) -> bytes:
    """One line a figure: set, rules, what, seat, mean, low, high. UTF-8 with a BOM."""
    rows: list[list[str]] = [["set", "game", "rules", "bots", "games", "figure", "seat", "mean",
                              "low", "high"]]  # fmt: skip
    for k, (series, found) in enumerate(pair):
        rules = " ".join(f"{name}={value}" for name, value in series.rules)
        head = ["AB"[k], series.key, rules, " ".join(series.levels), str(found.games)]
        figures = [("share", i, f) for i, f in enumerate(found.shares, 1)]
        figures += [("garnets", i, f) for i, f in enumerate(found.garnets, 1)]
        whole = {"rounds": found.rounds, "steps": found.steps, "ties": found.ties}
        figures += [(name, 0, f) for name, f in whole.items()]
        for name, seat, f in figures:
            numbers = [f"{x:.6g}" for x in (f.mean, f.low, f.high)]
            rows.append([*head, name, str(seat) if seat else "", *numbers])
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows([[safe(c) for c in row] for row in rows])
    return ("\ufeff" + out.getvalue()).encode("utf-8")


def plot(pair: Pair, say: Say) -> Any:
    """Win share by seat with its interval, one colour and shape a set: a pyqtgraph widget."""
    import pyqtgraph as pg

    from app import theme

    widget = pg.PlotWidget(background=theme.GROUND)
    item = widget.getPlotItem()
    item.setMenuEnabled(False)
    item.hideButtons()
    for side, words in (("left", say("lab-axis-share")), ("bottom", say("lab-axis-seat"))):
        axis = item.getAxis(side)
        axis.enableAutoSIPrefix(False)
        axis.setStyle(tickFont=theme.font(20))
        axis.setTextPen(IVORY)
        axis.setLabel(words, color=IVORY)
        axis.label.setFont(theme.font(20))
    for k, (series, found) in enumerate(pair):
        _points(pg, item, k, found)
        legend = pg.TextItem(f"{'●■'[k]} {_title(k, series, say)}", color=LINES[k])
        legend.setFont(theme.font(20))
        item.addItem(legend)
        legend.setPos(0.6, _top(pair) * (1 - 0.06 * k))
    seats = len(pair[0][1].shares)
    item.getAxis("bottom").setTicks([[(i, str(i)) for i in range(1, seats + 1)]])
    fair = pg.mkPen(IVORY, style=Qt.PenStyle.DashLine)
    item.addItem(pg.InfiniteLine(100 / seats, angle=0, pen=fair))
    item.setYRange(0, _top(pair), padding=0.02)
    item.setXRange(0.6, seats + 0.4, padding=0)
    return widget


def _top(pair: Pair) -> float:
    return 125 * max(f.high for _, found in pair for f in found.shares)


def _points(pg: Any, item: Any, k: int, found: Summary) -> None:
    import numpy as np

    x = np.arange(1, len(found.shares) + 1) + (k - 0.5) * 0.16
    y, low, high = 100 * np.array([(f.mean, f.low, f.high) for f in found.shares]).T
    pen = pg.mkPen(LINES[k], width=3)
    item.addItem(pg.ErrorBarItem(x=x, y=y, top=high - y, bottom=y - low, beam=0.1, pen=pen))
    item.addItem(pg.ScatterPlotItem(x, y, symbol="os"[k], size=16, brush=LINES[k], pen=None))


def write(pair: Pair, folder: Path, say: Say) -> Path:
    """The table and the plot into a folder. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "simulation.csv").write_bytes(table(pair))
    widget = plot(pair, say)
    widget.resize(1280, 720)
    if not widget.grab().save(str(folder / "simulation.png")):
        raise OSError(f"simulation.png: {folder}")
    return folder
