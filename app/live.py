"""An evening that is live: session, clock, console, hall and projector, wired together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, QStandardPaths, QTimer, Signal
from PySide6.QtWidgets import QFileDialog

from app.audience.window import HallWindow
from app.channel import Channel, Picture
from app.charts.lines import plot
from app.clock import Clock
from app.console.hallkeys import Hall
from app.console.sentences import log_line, refusal
from app.console.window import Console
from app.cues import Cues
from app.desk import Desk
from app.export import export
from app.follow import next_scene, scene_of
from app.opencut import OpenCut
from app.pace import pace
from app.screens import Projector, ProjectorState, identify, screen_of
from app.session import Session
from app.showfile import Opened
from app.sideboard import Sideboard
from app.sound import Sounds
from app.text import LANGUAGES, Say
from app.timing import MOST, Time, Timing, late
from app.wake import Awake
from engine.disk import SaveError
from engine.show import holder
from engine.types import PUBLIC, Action, Illegal

COUNTDOWN = 60  # seconds, unless the line says `clock N`
PEOPLE_SCENES = ("spotlight",)
SETTLED = 400  # milliseconds after which both windows stand


class Live(QObject):
    """One evening on its two windows, until it is closed."""

    closed = Signal()
    said = Signal(object)  # Say: another language from now on

    def __init__(
        self, opened: Opened, say: Say, settings: QSettings, *,
        pace: Callable[[Action], int] = pace, motion: bool = True, audible: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.say, self.settings = say, settings
        self.clock = Clock()
        self.timing = Timing(self.clock, self)
        self.session = Session(opened, pace, self)
        rehearsal = opened.header.rehearsal
        self.channel = Channel(PUBLIC, rehearsal, scene_of)
        self.console = Console(say, settings)
        self.hall = HallWindow(say, motion, rehearsal)
        self.projector = Projector(self.hall, self.console, settings, self)
        self.wake = Awake()
        self.audible = audible
        self.cues = Cues(self.console, self)
        self.sideboard = Sideboard(self.session, self.channel, self.console, settings)
        self._step, self._total = "", COUNTDOWN
        self._on = ("", "")  # the scene of the hall, and the one the evening itself is on
        self._chosen = False  # what is next was chosen by hand
        self._ended = False
        self.open_cut = OpenCut(self.session, self.channel, self.console)
        self._connect()

    def _connect(self) -> None:
        session, console, channel = self.session, self.console, self.channel
        keys = console.hall_keys
        session.changed.connect(self._changed)
        session.refused.connect(lambda no: console.tell(refusal(no, self.say)))
        channel.shown.connect(self._shown)
        channel.changed.connect(self._lights)
        console.acted.connect(session.submit)
        console.typed.connect(self._typed)
        console.went_on.connect(session.go_on)
        console.undone.connect(session.undo)
        console.redone.connect(session.redo)
        console.amending.tried.connect(self._try_amendment)
        console.amending.amended.connect(session.amend)
        keys.taken.connect(self._take)
        keys.held.connect(channel.hold)
        keys.cued.connect(self._choose_next)
        keys.frozen.connect(channel.freeze)
        keys.blacked.connect(channel.black_out)
        console.way_out.connect(self._way_out)
        console.paused.connect(self.timing.turn_hold)
        console.adjusted.connect(self.timing.adjust)
        console.settings.changed.connect(self._choose)
        self.timing.changed.connect(self._clocked)
        self.timing.is_up.connect(self._time_is_up)
        self.timing.sounded.connect(self.cues.play)
        self.sideboard.changed.connect(self._light_again)
        console.wanted.connect(self._wanted)
        self.projector.state_changed.connect(lambda _: self._lights())

    def start(self) -> None:
        """Show both windows where the evening was left."""
        scene = self.session.opened.evening.scene
        if scene:
            self.channel.resume(scene)
        self.session.add(self.channel)
        self.session.publish(snap=True)
        self.projector.start()
        self.timing.begin()
        QTimer.singleShot(SETTLED, self, self._warm)
        report = self.session.opened.report
        if report.code:
            self.console.tell(self._report(), note=True)

    def _warm(self) -> None:
        """What the start did not wait for: staying awake, and the first chart."""
        if self._ended:
            return
        self.wake.take()
        plot()
        if self.audible:
            self.cues.begin(Sounds(parent=self))
        self._choose()
        if self.wake.missing and not self.console.lead.told:
            self.console.tell(self.say("screen-awake-missing"), note=True)

    def _report(self) -> str:
        report = self.session.opened.report
        key = "recovered" if report.kept else report.code
        return self.say(f"file-{key}", line=report.line, kept=report.kept)

    # ------------------------------------------------------------ what is true now

    def _changed(self, desk: Desk) -> None:
        s = desk.seen.state
        self.timing.follow(desk, self.session.timeline.at, self.channel.scene == "countdown")
        self.console.set_desk(desk)
        self._lights()
        self.cues.of(desk)
        self._follow()
        if s.step != self._step:
            before, self._step = self._step, s.step
            if before and s.step == "finished":
                self._finish()

    def _follow(self) -> None:
        """Hall or evening came to another scene: it is written down, the next one proposed."""
        s, scene = self.session.timeline.state, self.channel.scene
        was, self._on = self._on, (scene, scene_of(s))
        if self._on == was:
            return
        if scene != was[0]:
            self._chosen = False
            self.session.keep_scene(scene)
        if not self._chosen:
            self.channel.cue(next_scene(scene, s))

    def _choose_next(self, scene: str) -> None:
        """Chosen by hand, it stays next until the hall is on another scene."""
        self._chosen = True
        self.channel.cue(scene)

    def _shown(self, picture: Picture) -> None:
        if picture.scene == "countdown" and self._on[0] != "countdown":
            self.timing.countdown(self._total)
        now = self.timing.now
        photo = self.sideboard.portraits.on(picture.scene)
        self.hall.show_scene(picture.scene, picture.seen, picture.snap, photo=photo)
        self._clock_hall(picture.scene, now)
        self.hall.repaint()  # before the console: the hall never waits for it
        self._lights()
        self._follow()

    def _clocked(self, now: Time) -> None:
        """The same second on every window."""
        self.console.show_time(now.words, now.seconds < 0, now.held)
        live = self.channel.live
        if live is not None and not self.channel.frozen:
            self._clock_hall(live.scene, now)

    def _clock_hall(self, scene: str, now: Time) -> None:
        """A picture that is held shows no clock of a turn that it does not show."""
        live = self.channel.live
        if scene == "countdown":
            self.hall.set_time(max(0, now.seconds), max(1, now.total), False)
        else:
            late = live is not None and live.seen != self.channel.latest
            self.hall.set_time(now.seconds, now.total, now.public and not late)

    def _time_is_up(self) -> None:
        """The table acts by itself, or proposes it to the dealer, as the house has it."""
        action = late(self.session.desk())
        if action is None:
            return
        if self.session.timeline.state.house.time_out == "by_itself":
            self.session.answered(action)
        else:
            self.session.propose(action)
            self.console.tell(self.say("told-time-is-up"), note=True)

    def _lights(self) -> None:
        channel, state = self.channel, self.projector.state
        latest = channel.latest
        coming = Picture(channel.next, latest, True, channel.rehearsal) if latest else None
        self.console.set_hall(
            Hall(channel.live, coming, channel.scene, channel.next, channel.frozen, channel.black,
                 _lamp(state), channel.held, channel.viewer != PUBLIC)
        )  # fmt: skip

    def _take(self, scene: str) -> None:
        self._chosen = False
        self.session.show_scene(self.channel, scene)
        self.channel.cue(next_scene(self.channel.scene, self.session.timeline.state))

    # ------------------------------------------------------------ what the dealer wants

    def _typed(self, line: str) -> None:
        words = line.split()
        if words[0] == "clock" and len(words) == 2 and words[1].lstrip("+-").isdigit():
            self._set_clock(words[1])
        elif words[0] == "photo":
            self.sideboard.take_photo(line)
        elif words[0] in PEOPLE_SCENES and len(words) == 2:
            self._cue_person(words[0], self._named(line).split()[1])
        else:
            self.session.say(self._named(line))

    def _set_clock(self, word: str) -> None:
        """`clock 90` counts down from there, `clock +10` and `clock -5` adjust what runs."""
        if word[0] in "+-":
            self.timing.adjust(int(word))
            return
        self._total = max(1, min(int(word), MOST))
        self.timing.set(self._total)

    def _cue_person(self, scene: str, number: str) -> None:
        """`spotlight 7` or a name: that person is next, and is taken as every scene is."""
        people = len(self.session.timeline.state.players)
        if number.isdigit() and 1 <= int(number) <= people:
            self._choose_next(f"{scene}:{int(number)}")
            self.console.tell(self.say("told-spotlight"), note=True)
        else:
            self.console.tell(self.say("no-no-such-person", people=people))

    def _light_again(self) -> None:
        """A photo was changed: it may be the person in the light."""
        if self.channel.live is not None:
            self._shown(self.channel.live)

    def _named(self, line: str) -> str:
        """Short names stand for their numbers: on a chair of the game, else of the show."""
        s = self.session.timeline.state
        people = {p.short: i + 1 for i, p in enumerate(s.players)}
        if s.game is not None:
            seated = {holder(s, chair): chair + 1 for chair in range(len(s.sitting))}
            chairs = {s.players[i].short: n for i, n in seated.items() if i >= 0}
            people = chairs if not line.startswith(_FRAME) else people
        return " ".join(str(people.get(word, word)) for word in line.split(" "))

    def _try_amendment(self, k: int, line: str) -> None:
        try:
            done = self.session.preview(k, line)
        except Illegal as no:
            self.console.tell(refusal(no, self.say))
            return
        if done.refused is None:
            words = self.say("amend-all", of=done.of)
        else:
            stop = log_line(done.refused, self.session.timeline.state, self.say)
            words = self.say("amend-some", of=done.of, kept=done.kept, stop=stop)
        self.console.show_amendment(line, words)

    def _way_out(self, number: int) -> None:
        """1 a spare folder, 2 one that the dealer chooses, 3 try again where it failed."""
        if number == 3:
            self.session.try_again()
        elif number == 1:
            self.session.go_on_elsewhere(spare_folder())
        else:
            dialog = QFileDialog(self.console, self.say("trouble-way-2"))
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.fileSelected.connect(lambda f: self.session.go_on_elsewhere(Path(f)))
            dialog.open()

    def _wanted(self, name: str) -> None:
        if name == "language":
            other = LANGUAGES[1 - LANGUAGES.index(self.say.lang)]
            self.set_language(Say(other))
        elif name == "sound":
            self.cues.turn()
        elif name == "swap":
            self.projector.swap()
        elif name == "identify":
            self.identify()
        elif name == "projector":
            self.next_screen()
        elif name == "open-cut":
            self.open_cut.turn()

    def _choose(self) -> None:
        """How the clock behaves was chosen on the settings page."""
        self.timing.keeps = self.console.choices.clock_keeps

    def set_language(self, say: Say) -> None:
        """Both windows speak another language from now on."""
        self.say = self.hall.say = say
        self.console.set_language(say)
        self.hall.update()
        self.said.emit(say)

    def identify(self) -> None:
        """Show each screen's number on it for a moment."""
        identify()

    def next_screen(self) -> None:
        """The projector is the next screen the console is not on: one press a screen."""
        here = screen_of(self.console, self.projector.screens())
        others = [one for one in self.projector.screens() if one != here]
        names = [one.label for one in others]
        if others:
            at = (
                names.index(self.projector.state.name) if self.projector.state.name in names else -1
            )
            self.projector.choose(others[(at + 1) % len(others)].key)

    def _finish(self) -> None:
        """The evening is over: publish the seed, write standings and log."""
        opened = self.session.opened
        try:
            folder = export(opened, self.say)
            self.console.tell(self.say("finish-written", folder=str(folder)), note=True)
        except (SaveError, OSError) as no:
            self.console.tell(self.say("finish-failed", reason=str(no)))

    def close(self) -> None:
        """Let go of everything; the file is already on disk."""
        self._ended = True
        self.timing.end()
        self.wake.release()
        self.projector.end()
        self.hall.retire()
        self.session.close()
        self.closed.emit()


_FRAME = ("give", "correct", "sit", "rename", "show.")


def spare_folder() -> Path:
    """Where an evening goes on when its own disk fails: the home folder, else the temporary."""
    for place in (QStandardPaths.StandardLocation.HomeLocation,
                  QStandardPaths.StandardLocation.TempLocation):  # fmt: skip
        folder = Path(QStandardPaths.writableLocation(place)) / "Garnet Table spare"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        return folder
    return Path(".")


def _lamp(state: ProjectorState) -> tuple[str, str, str]:
    return state.kind, state.name, state.since
