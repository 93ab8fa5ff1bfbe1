"""The demo: a whole evening by drawn choices, on both windows or, without a display, pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QSettings, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app import drivers, showfile
from app.live import Live
from app.pace import at_once, pace
from app.showfile import Opened
from app.start.presets import people
from app.text import Say
from engine.games.gyeol_hap import left
from engine.games.gyeol_hap.records import Call, Gyeol, Name
from engine.show import Config, Player, setting, switches
from engine.show.presets import Preset, opening
from engine.show.records import Arena, Finish, Lot, Open, Switch
from engine.types import DEALER, Action, Option, Range, replace, tag

GARNETS = (2, 1, 2, 1, 3, 1, 2, 1, 1, 2, 1, 3)
EPISODES = 2
LATE = 130  # steps of a game after which every scene is worth a second picture
THINKING = 550  # milliseconds a drawn choice takes on the two windows
MODEST = 2  # chips that are bet beyond the least, at most
SELDOM = {"forfeit": 1, "fold": 1, "bet": 3}  # in an episode, of the 12 of everything else
SLIPS = 0.1  # of the calls of Gyeol-Hap that are made at random
QUICK = 80  # of a PNG: squeezed in a third of the time, and not much larger
SCENES = ("title", "rules", "standings", "result", "countdown", "black")


def config(say: Say, preset: Preset | None = None) -> Config:
    """The people of an episode, or twelve players, with neutral names."""
    if preset is not None:
        return Config(say(f"preset-{preset.key}-title"), people(preset, say))
    names = say("preset-people").split(", ")
    return Config(say("demo-title"), tuple(Player(n, n, held) for n, held in zip(names, GARNETS)))


class Demo(QObject):
    """Answers for everybody whom the table waits for, as chance has it."""

    done = Signal()

    def __init__(self, live: Live, seed: str, preset: Preset | None = None) -> None:
        super().__init__(live)
        self.live, self._rng, self._preset = live, Random(seed), preset
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.step)
        live.session.changed.connect(lambda _: self._timer.start(THINKING))
        live.closed.connect(self._timer.stop)

    def step(self) -> bool:
        """One choice; False where the table goes on by itself or the evening is over."""
        session = self.live.session
        t = session.timeline
        if t.state.step == "finished":
            self._timer.stop()
            self.done.emit()
            return False
        if drivers.answer(t) is not None:
            return False
        session.submit(self._choice())
        return True

    def _choice(self) -> Action:
        t = self.live.session.timeline
        s, options = t.state, t.options()
        fixed = _evening(s, options) if self._preset is None else _episode(s, options)
        if fixed is not None:
            return fixed
        if s.key == "hap" and s.game is not None and s.game.step in ("turn", "name"):
            return call(s.game, options, self._rng)
        open_ = [o for o in options if o.kind is not Lot and not tag(o.kind).endswith(".seal")]
        seldom = {"forfeit": 1}
        if self._preset is not None:
            open_, seldom = [modest(o) for o in open_], SELDOM
        weights = [seldom.get(tag(o.kind).split(".")[1], 12) for o in open_]
        return self._rng.choices(open_, weights)[0].sample(self._rng)


def _evening(s: Any, options: tuple[Option, ...]) -> Action | None:
    """Two races, the coins of the second drawn, and the shortest of the death matches."""
    if any(o.kind is Open for o in options):
        return Finish(DEALER) if s.episode >= EPISODES else Open(DEALER, "horror")
    if s.step == "lot" and not s.chairs:
        return Switch(DEALER, "frame.lot", "drawn")
    if s.step == "ready" and s.episode == EPISODES and s.key == "horror" and not s.switches:
        return Switch(DEALER, "horror.coins", "drawn")
    arena = next((o for o in options if o.kind is Arena), None)
    if arena is not None and "twosided" in arena.fields["game"]:
        return Arena(arena.actor, "twosided")
    return None


def _episode(s: Any, options: tuple[Option, ...]) -> Action | None:
    """One main match and its death match; coins, cards and boards are drawn."""
    if s.step == "open":
        return Finish(DEALER)
    if s.step != "ready":
        return None
    rules = switches(s.key)
    names = [name for name in (f"{s.key}.{of}" for of in drivers.MATERIAL) if name in rules]
    typed = [name for name in names if setting(s, name) != "drawn"]
    return Switch(DEALER, typed[0], "drawn") if typed else None


def modest(o: Option) -> Option:
    """Bets that leave a match its rounds: few chips more than the least."""
    small = {k: Range(d.lo, min(d.hi, d.lo + MODEST)) for k, d in o.fields.items()
             if isinstance(d, Range)}  # fmt: skip
    return replace(o, fields={**o.fields, **small}) if small else o


def call(s: Any, options: tuple[Option, ...], rng: Random) -> Action:
    """Gyeol-Hap as people play it: they see most haps, and seldom what is not there."""
    right = left(s.board, s.found)
    slips = rng.random() < SLIPS
    if s.step == "name":
        naming = options[0]
        return naming.sample(rng) if slips or not right else Name(naming.actor, rng.choice(right))
    if slips:
        return rng.choice(options).sample(rng)
    kind = Call if right else Gyeol
    return next(o for o in options if o.kind is kind).sample(rng)


def _opened(say: Say, folder: Path, seed: str, preset: Preset | None) -> Opened:
    """A new show file, its preset ready to run."""
    path = showfile.fresh(folder, "demo")
    opened = showfile.create(path, config(say, preset), seed)
    if preset is not None:
        order = tuple(range(len(preset.garnets)))
        state = opened.evening.timeline.state
        for action in opening(state, preset.game, preset.rules, order):
            opened.evening.play(action)
    return opened


def start(
    app: QApplication, say: Say, settings: QSettings, folder: Path, seed: str,
    preset: Preset | None = None,
) -> Live:  # fmt: skip
    """The demo at show pace on the windows of this computer."""
    live = Live(_opened(say, folder, seed, preset), say, settings, pace=pace)
    live.console.resize(1440, 900)
    live.console.setWindowTitle("Garnet Table")
    live.console.left.connect(app.exit)  # a polite quit is refused by the hall, which stays open
    live.console.show()
    Demo(live, seed, preset)
    live.start()
    return live


def in_pictures(
    app: QApplication, say: Say, settings: QSettings, folder: Path, seed: str,
    told: Callable[[str], None], preset: Preset | None = None,
) -> None:  # fmt: skip
    """The demo at full speed without a display: pictures of every scene of both windows."""
    opened = _opened(say, folder, seed, preset)
    live = Live(opened, say, settings, pace=at_once, motion=False)
    live.console.resize(1440, 900)
    live.console.show()
    demo = Demo(live, seed, preset)
    live.start()
    album = Album(app, live, folder)
    album.take("title")
    while live.session.timeline.state.step != "finished":
        while demo.step():
            album.look()
        live.session.go_on()
        album.look()
    for scene in SCENES:
        album.scene(scene)
    live.close()
    told(str(folder))


class Album:
    """Takes a picture of both windows whenever something is seen for the first time."""

    def __init__(self, app: QApplication, live: Live, folder: Path) -> None:
        self._app, self._live, self._folder = app, live, folder
        self._taken: set[str] = set()
        self._steps = 0  # of the game that is on

    def look(self) -> None:
        """Picture the step of this moment, once each."""
        s = self._live.session.timeline.state
        name = f"{s.episode}-{s.step}"
        self._steps = self._steps + 1 if s.game is not None else 0
        if s.game is not None:
            later = self._steps > LATE
            name = f"{s.episode}-{s.key}-{s.game.step}{'-late' if later else ''}"
            if s.game.step == "support" and s.game.supports.count(()) > 4:
                return
        if s.game is None and s.gained:
            name += "-settled"
        self.take(name)

    def scene(self, scene: str) -> None:
        live = self._live
        if scene == "black":
            live.channel.black_out(True)
        else:
            live.session.show_scene(live.channel, scene)
        self.take(f"scene-{scene}")

    def take(self, name: str) -> None:
        if name in self._taken:
            return
        self._taken.add(name)
        self._app.processEvents()
        live = self._live
        hall = live.hall.scene()
        live.hall.resize(1920, 1080)
        self._save(live.hall, f"hall-{name}")
        live.console.monitor.refresh()
        self._save(live.console, f"console-{name}")
        assert live.hall.scene() == hall

    def _save(self, window: QWidget, name: str) -> None:
        window.grab().save(str(self._folder / f"{name}.png"), "PNG", QUICK)
