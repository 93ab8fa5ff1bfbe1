"""Nights of any game on the real windows, offscreen, at the full speed of the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QSettings

from app import showfile
from app.live import Live
from app.pace import at_once
from app.showfile import Opened
from app.text import Say
from engine.disk import Disk
from engine.notation import write
from engine.show import Config
from tests.app.conftest import press
from tests.engine import nights

Step = tuple[str, str]


def made(folder: Path, key: str, config: Config | None = None, disk: Disk | None = None) -> Opened:
    """A new show file for a night of this game."""
    path = showfile.fresh(folder, f"night {key}")
    return showfile.create(path, config or nights.config(key), "a seed", disk)


@contextmanager
def live_on(opened: Opened, lang: str = "ko", *, motion: bool = False) -> Iterator[Live]:
    """Both windows of an evening, its clocks at rest; they leave nothing behind."""
    settings = QSettings(str(opened.path.parent / "settings.ini"), QSettings.Format.IniFormat)
    live = Live(opened, Say(lang), settings, pace=at_once, motion=motion)
    live.console.resize(1440, 900)
    live.console.show()
    live.start()
    live.timing.end()
    try:
        yield live
    finally:
        live.close()
        live.console.close()
        for thing in (live.console, live.hall, live):
            thing.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def do(live: Live, what: nights.Deed) -> None:
    """One deed, as the console asks the session for it."""
    session = live.session
    if what.what == "undo":
        press(live.console, "Z", "Z")  # twice, where the hall has seen it
    elif what.what == "redo":
        press(live.console, "X")
    elif what.action is not None and what.what == "amend":
        session.amend(what.k, write(what.action), "looked again")
    elif what.action is not None and what.by == "dealer":
        session.submit(what.action)
    else:
        session.go_on()


def go_on(live: Live, key: str, deeds: int, seed: int = 1) -> None:
    """So many deeds of a night without corrections."""
    rng = Random(seed)
    for _ in range(deeds):
        what = nights.deed(live.session.timeline, rng, key, corrections=0)
        if what is None:
            return
        do(live, what)


def states(live: Live, key: str, deeds: int, every: int, seed: int = 3) -> Iterator[Step]:
    """The night is played; at each step that is new, and every few deeds, it stops and says it."""
    rng, met = Random(seed), set[Step]()
    for n in range(deeds):
        s = live.session.timeline.state
        step = s.step, getattr(s.game, "step", "")
        if n % every == 0 or step not in met:
            met.add(step)
            yield step
        what = nights.deed(live.session.timeline, rng, key, corrections=0)
        if what is None:
            return
        do(live, what)
