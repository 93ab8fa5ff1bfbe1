"""The console: every part in its place, every key to its part. It asks; it never does.

Each wish is a signal; what is shown comes in through `set_desk`, `set_hall` and `tell`.
"""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QEvent, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app import keys
from app.console import frame, words
from app.console.amending import Amending
from app.console.charts import Charts
from app.console.dispatch import Dispatch
from app.console.hallkeys import Hall, HallKeys
from app.console.layout import layout
from app.console.lead import Lead
from app.console.line import CommandLine
from app.console.log import Log
from app.console.monitor import Monitor
from app.console.padview import PadView
from app.console.rail import Players, Rundown
from app.console.settings import Choices, Settings
from app.console.sheet import Sheet
from app.console.table import TablePanel
from app.console.top import TopBar
from app.desk import Desk
from app.pad import Pad
from app.panel import placed
from app.text import Say
from app.theme import GROUND


class Console(QWidget):
    """The dealer's window."""

    acted = Signal(object)  # Action
    typed = Signal(str)
    went_on = Signal()
    undone = Signal()
    redone = Signal()
    way_out = Signal(int)  # of a failed save: 1, 2, 3
    left = Signal()  # the window was closed
    paused = Signal()
    adjusted = Signal(int)  # seconds more, or less
    wanted = Signal(str)  # projector, identify, swap, language

    def __init__(self, say: Say, settings: QSettings | None = None) -> None:
        super().__init__()
        self.say = say
        self.bindings, self.choices = keys.Bindings(settings), Choices(settings)
        say.place = self.bindings.now
        self.desk: Desk | None = None
        self.seat = 0  # the chair the pad is on while supports are handed in
        self.pad = Pad()
        self._seen_scenes: frozenset[str] = frozenset()
        self._make_parts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setMinimumSize(960, 600)
        self._second = QTimer(self)
        self._second.setInterval(200)
        self._second.timeout.connect(self._tick)
        self._second.start()
        self._soon = QTimer(self)  # the monitor waits until the hall has been painted
        self._soon.setSingleShot(True)
        self._soon.setInterval(40)
        self._soon.timeout.connect(self._refresh_monitor)

    def _make_parts(self) -> None:
        say = self.say
        self.top, self.lead = TopBar(say, self), Lead(say, self)
        self.rundown, self.players = Rundown(say, self), Players(say, self)
        self.table, self.pad_view = TablePanel(say, self), PadView(say, self)
        self.monitor, self.log = Monitor(say, self), Log(say, self)
        self.line = CommandLine(say, self)
        self.sheet = Sheet(say, self, self.bindings)
        self.settings = Settings(say, self, self.choices)
        self.charts = Charts(say, self, self.pad)
        self.pages = (self.sheet, self.settings, self.charts)
        self.pad_view.bindings = self.monitor.bindings = self.bindings
        self.pad_view.pad = self.sheet.pad = self.pad
        self.hall_keys = HallKeys(self)
        self.amending = Amending(self.log, self.line, self)
        self.dispatch = Dispatch(self)
        self.pad_view.pressed.connect(self.dispatch.key)
        self.monitor.pressed.connect(self.dispatch.key)
        self.log.picked.connect(self.amending.pick)
        self.amending.chosen.connect(self.lead_on)
        self.amending.wants.connect(self.type_line)
        self.amending.nothing.connect(lambda: self.tell(self.say("no-choose-entry")))
        self.line.handed_in.connect(self._handed_in)
        self.line.left.connect(self._line_left)
        self.line.clicked.connect(lambda: self.type_line("say"))
        self._tooltips()

    def _tooltips(self) -> None:
        """Every part that takes a click says what it is (J7)."""
        parts = {"pad": self.pad_view, "monitor": self.monitor, "log": self.log}
        for name, part in parts.items():
            part.setToolTip(self.say(f"tip-{name}"))
            part.setAccessibleName(self.say(f"tip-{name}"))
        self.line.setToolTip(self.say("tip-line"))

    # ------------------------------------------------------------ what is shown

    def set_desk(self, desk: Desk) -> None:
        before, self.desk = self.desk, desk
        if before is None or before.rows[:1] != desk.rows[:1]:  # a change of scene says nothing new
            self.lead.told, self.dispatch.asked_undo = "", False
        self._follow_seat()
        self.pad.show(frame.page(desk, self.seat, self.say))
        self.top.desk = self.players.desk = self.table.desk = self.charts.desk = desk
        self.charts.update()
        self.table.seat = self.seat
        self.log.rows = desk.rows
        if self.log.chosen and all(row.n != self.log.chosen for row in desk.rows):
            self.log.chosen = 0
        self.lead.trouble = desk.trouble
        self.table.refresh()
        self.lead_on()

    def _follow_seat(self) -> None:
        """The pad goes to the next chair that has not handed in its coins."""
        game = self.desk.seen.state.game if self.desk else None
        open_ = [i for i, x in enumerate(getattr(game, "supports", ())) if x == ()]
        if open_ and self.seat not in open_:
            self.seat = next((i for i in open_ if i > self.seat), open_[0])

    def set_hall(self, hall: Hall) -> None:
        self.hall_keys.hall = hall
        self._seen_scenes |= {hall.scene}
        self.rundown.live, self.rundown.next = hall.scene, hall.cued
        self.rundown.follows = not hall.held
        if hall.live is not None:
            self.rundown.people = tuple(one.short for one in hall.live.seen.state.players)
        self.top.open_cut = hall.open_cut
        self.rundown.seen = self._seen_scenes
        self.monitor.live, self.monitor.next = hall.live, hall.next
        self.monitor.frozen, self.monitor.black = hall.frozen, hall.black
        self.monitor.projector = hall.projector
        self.top.projector = hall.projector[:2]
        self.rundown.update()
        self.top.update()
        self.monitor.update()
        self._soon.start()

    def _refresh_monitor(self) -> None:
        self.monitor.refresh()

    def tell(self, told: str, *, note: bool = False) -> None:
        """Say why something was refused, or note what was done, where the dealer looks."""
        self.lead.told, self.lead.note = told, note
        self.lead_on()

    def set_language(self, say: Say) -> None:
        """Speak another language from now on."""
        self.say = say
        say.place = self.bindings.now
        for part in (self.top, self.lead, self.rundown, self.players, self.table, self.pad_view,
                     self.monitor, self.log, self.line, self.sheet, self.settings,
                     self.charts):  # fmt: skip
            part.say = say
        self.lead.told = ""
        self._tooltips()
        if self.desk is not None:
            self.set_desk(self.desk)
        self._arrange()
        self.update()
        self._soon.start()

    def lead_on(self) -> None:
        """What is to be done and said, what each key does now."""
        if self.desk is None:
            return
        key, facts = frame.situation(self.desk, self.seat)
        self.lead.do, self.lead.speak = (
            self.say(f"do-{key}", **facts),
            self.say(f"say-{key}", **facts),
        )
        view, desk = self.pad_view, self.desk
        view.blocked = words.blocked(desk, self.say)
        view.space, view.typed = (
            words.space(desk, self.pad, self.say),
            words.typed(desk, self.pad, self.say),
        )
        view.hint = words.hint(self.pad, self.say)
        view.undo = words.undo(desk, self.dispatch.asked_undo, self.say)
        self.log.later = self.amending.later()
        for part in (self.top, self.lead, self.players, view, self.log):
            part.update()

    def show_time(self, words: str, late: bool, held: bool) -> None:
        """The clock, told to every window at once."""
        self.lead.clock, self.lead.late, self.lead.held = words, late, held
        self.lead.update()

    def _tick(self) -> None:
        time = datetime.now().strftime("%H:%M:%S")
        if time != self.top.time:
            self.top.time = time
            self.top.update()

    # ------------------------------------------------------------ keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            tab = event.key() == Qt.Key.Key_Tab and not self.line.taken
            if tab:  # it lifts the hatch; it does not walk
                self.keyPressEvent(event)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if not event.isAutoRepeat():
            self.dispatch.key(keys.place(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat() and _plain(keys.place(event)) in self._looks():
            self.dispatch.look(False)

    def _looks(self) -> tuple[str, ...]:
        return tuple(_plain(key) for key in self.bindings.of("look"))

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.dispatch.look(False)
        super().focusOutEvent(event)

    def keys_moved(self) -> None:
        """What was bound anew is named by its new key everywhere."""
        self._tooltips()
        self.lead_on()
        self.monitor.update()

    # ------------------------------------------------------------ the command line

    def show_amendment(self, line: str, told: str) -> None:
        """What the amendment would do; now the reason is owed."""
        self.tell(told, note=True)
        self.amending.ask_why(line)

    def _handed_in(self, purpose: str, text: str) -> None:
        if purpose == "say":
            self.line.leave()
            self.typed.emit(text)
        else:
            self.amending.hand_in(purpose, text)

    def type_line(self, purpose: str, text: str = "") -> None:
        """Give the keyboard to the command line."""
        self.line.take(purpose, text)
        self._arrange()

    def _line_left(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._arrange()

    # ------------------------------------------------------------ places

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        places = layout(self.width(), self.height(), self.line.taken)
        k = places.scale
        parts = {"top": self.top, "lead": self.lead, "rundown": self.rundown,
                 "players": self.players, "table": self.table, "pad": self.pad_view,
                 "monitor": self.monitor, "log": self.log, "sheet": self.sheet,
                 "settings": self.settings, "charts": self.charts}  # fmt: skip
        for name, part in parts.items():
            part.place(*places.boxes[name], k)
        self.line.setGeometry(placed(*places.boxes["line"], k))
        if self.line.taken:
            self.line.raise_()
        self.line.dress(k)
        self.table.refresh()
        self._soon.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(GROUND))
        p.end()


def _plain(key: str) -> str:
    """The key itself: Ctrl may have been let go first."""
    return key.removeprefix("Ctrl+")
