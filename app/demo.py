"""The demo: a whole evening by drawn choices, on both windows or, without a display, pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QSettings, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app import drivers, showfile
from app.live import Live
from app.pace import at_once, pace
from app.text import Say
from engine.show import Config, Player
from engine.show.records import Arena, Finish, Lot, Open, Switch
from engine.types import DEALER, Action, tag

KOREAN = ("김도윤", "이서연", "박지호", "최하린", "정우진", "강민서", "조은채", "윤태오", "장예나",
          "임시우", "한소율", "오준혁")  # fmt: skip
ENGLISH = ("Doyun", "Seoyeon", "Jiho", "Harin", "Woojin", "Minseo", "Eunchae", "Taeo", "Yena",
           "Siwoo", "Soyul", "Junhyuk")  # fmt: skip
GARNETS = (2, 1, 2, 1, 3, 1, 2, 1, 1, 2, 1, 3)
EPISODES = 2
THINKING = 550  # milliseconds a drawn choice takes on the two windows
SCENES = ("title", "rules", "standings", "result", "countdown", "black")


def config(say: Say) -> Config:
    """Twelve players with neutral names."""
    names = KOREAN if say.lang == "ko" else ENGLISH
    people = tuple(Player(name, name, n) for name, n in zip(names, GARNETS))
    return Config(say("demo-title"), people)


class Demo(QObject):
    """Answers for everybody whom the table waits for, as chance has it."""

    done = Signal()

    def __init__(self, live: Live, seed: str) -> None:
        super().__init__(live)
        self.live, self._rng = live, Random(seed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.step)
        live.session.changed.connect(lambda _: self._timer.start(THINKING))

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
        options = t.options()
        if any(o.kind is Open for o in options):
            over = t.state.episode >= EPISODES
            return Finish(DEALER) if over else Open(DEALER, "horror")
        if t.state.step == "lot" and not t.state.chairs:
            return Switch(DEALER, "frame.lot", "drawn")
        drawn = t.state.episode == EPISODES and t.state.key == "horror"
        if t.state.step == "ready" and drawn and not t.state.switches:
            return Switch(DEALER, "horror.coins", "drawn")
        arena = next((o for o in options if o.kind is Arena), None)
        if arena is not None and "twosided" in arena.fields["game"]:
            return Arena(arena.actor, "twosided")  # the shortest of the death matches
        open_ = [o for o in options if o.kind is not Lot and not tag(o.kind).endswith(".seal")]
        weights = [1 if tag(o.kind).endswith(".forfeit") else 12 for o in open_]
        return self._rng.choices(open_, weights)[0].sample(self._rng)


def start(app: QApplication, say: Say, settings: QSettings, folder: Path, seed: str) -> Live:
    """The demo at show pace on the windows of this computer."""
    opened = showfile.create(showfile.fresh(folder, "demo"), config(say), seed)
    live = Live(opened, say, settings, pace=pace)
    live.console.resize(1440, 900)
    live.console.setWindowTitle("Garnet Table")
    live.console.show()
    Demo(live, seed)
    live.start()
    return live


def in_pictures(
    app: QApplication, say: Say, settings: QSettings, folder: Path, seed: str,
    told: Callable[[str], None],
) -> None:  # fmt: skip
    """The demo at full speed without a display: pictures of every scene of both windows."""
    opened = showfile.create(showfile.fresh(folder, "demo"), config(say), seed)
    live = Live(opened, say, settings, pace=at_once, motion=False)
    live.console.resize(1440, 900)
    live.console.show()
    demo = Demo(live, seed)
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

    def look(self) -> None:
        """Picture the step of this moment, once each."""
        s = self._live.session.timeline.state
        name = f"{s.episode}-{s.step}"
        if s.game is not None:
            later = s.key == "horror" and s.game.turn >= 9 and s.game.round >= 3
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
        live.hall.grab().save(str(self._folder / f"hall-{name}.png"))
        live.console.monitor.refresh()
        live.console.grab().save(str(self._folder / f"console-{name}.png"))
        assert live.hall.scene() == hall
