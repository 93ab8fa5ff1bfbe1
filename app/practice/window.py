"""The practice window: the stage from your seat, the pad, a coach who knows no more than you."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app import keys
from app.console import words
from app.console.sentences import person, refusal
from app.desk import Desk
from app.draw import hatch, named, rounded, text
from app.pad import Outcome, Pad
from app.panel import BOX, Panel, cap
from app.practice.coach import Coach
from app.practice.knowing import knowing
from app.practice.padview import HomePad
from app.practice.page import home_page
from app.practice.review import Review
from app.practice.stageview import StageView
from app.text import Say
from app.theme import BRASS, GROUND, IVORY, LAMP, LINE, MIST, REASON, colour
from engine.types import NOBODY, Illegal

WIDE, HIGH = 1920, 1080
STAGE = (30, 30, 1230, 692)
PROMPT = (30, 734, 1230, 66)
PAD = (30, 812, 1230, 224)
COACH = (1280, 30, 610, 692)
DEEDS = (1280, 734, 610, 290)
MOST_HELP = 4  # steps of help: what you can know, then what your actions are worth

COMMANDS = (
    ("take-back", "Z"), ("help", "H"), ("review", "V"), ("language", "Ctrl+L"), ("leave", "Esc"),
)  # fmt: skip


class Prompt(Panel):
    """Whose turn it is in words, and what Space does; `now` lights the lamp."""

    words = space = ""
    now = refused = False

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box = QRectF(1, 1, w - 2, h - 2)
        line = LAMP if self.now else colour(LINE, 160)
        rounded(p, box, 12, BOX, line, 4 if self.now else 2)
        shade = REASON if self.refused else IVORY
        room = w - 60 - (430 if self.space else 0)
        named(p, 28, h / 2, self.words, (32, 28, 24), shade, bold=self.now, most=room)
        if self.space:
            cap(p, w - 450, h / 2 - 19, "Space", high=34, size=24)
            named(p, w - 340, h / 2, self.space, (28, 24), shade, most=324)


class Deeds(Panel):
    """The keys that are not moves, one a line; a click does what the key does."""

    pressed = Signal(str)
    off: frozenset[str] = frozenset()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        high = h / len(COMMANDS)
        for k, (name, key) in enumerate(COMMANDS):
            at = QRectF(1, k * high + 3, w - 2, high - 6)
            on = name not in self.off
            if on:
                rounded(p, at, 8, BOX, LINE, 2)
            else:
                rounded(p, at, 8, None, colour(LINE, 130), 1.5, (4, 4))
            cap(p, at.x() + 14, at.center().y() - 20, key, on=on, size=24)
            word = self.say(f"practice-key-{name}")
            shade = IVORY if on else MIST
            text(p, at.x() + 150, at.center().y(), word, 28, shade, bold=on, most=w - 180)

    def mousePressEvent(self, event: object) -> None:
        y = event.position().y() / self.scale  # type: ignore[attr-defined]
        at = int(y // (self.logical().height() / len(COMMANDS)))
        self.pressed.emit(COMMANDS[min(at, len(COMMANDS) - 1)][1])


class PracticeWindow(QWidget):
    """Asks by signals, as the console does; what it shows is handed in."""

    acted = Signal(object)  # Action
    took_back = Signal()
    helped = Signal(int)  # steps of help that are wanted now
    reviewed = Signal()
    looked_at = Signal(int)  # a decision of the review, -1 for the end
    went_on = Signal(int)  # play on from this decision
    left = Signal()
    spoke = Signal()  # the other language

    def __init__(
        self, say: Say, motion: bool = True, bindings: keys.Bindings | None = None
    ) -> None:
        super().__init__()
        self.say = say
        self.desk: Desk | None = None
        self.seat, self.help, self.thinker = 0, 0, NOBODY
        self.over = False
        self.pad, self.bindings = Pad(), bindings or keys.Bindings()
        self.stage = StageView(say, self, motion)
        self.prompt, self.home_pad = Prompt(say, self), HomePad(say, self)
        self.coach, self.deeds, self.review = Coach(say, self), Deeds(say, self), Review(say, self)
        self.home_pad.pad, self.home_pad.slot_keys = self.pad, self.bindings.slots
        self.home_pad.pressed.connect(self.key)
        self.deeds.pressed.connect(self.key)
        self._parts: tuple[tuple[Panel, tuple[int, int, int, int]], ...] = (
            (self.stage, STAGE), (self.prompt, PROMPT), (self.home_pad, PAD), (self.coach, COACH),
            (self.deeds, DEEDS), (self.review, COACH),
        )  # fmt: skip
        self.review.hide()
        self._told = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(960, 540)
        self._retell()

    # ------------------------------------------------------------ what is shown

    def set_desk(self, desk: Desk, seat: int, over: bool) -> None:
        """What your chair knows now, and whether the game is over."""
        before, self.desk = self.desk, desk
        self.seat, self.over, self._told = seat, over, ""
        snap = before is not None and len(desk.seen.log) < len(before.seen.log)
        self.stage.show_seen(desk.seen, snap)
        if desk.seen.state.game is not None:
            self.pad.show(home_page(desk, seat, self.say))
        if before is None or before.seen != desk.seen:
            self.show_values((), "")
        self.refresh()

    def show_thinking(self, actor: int) -> None:
        self.thinker = actor
        self.refresh()

    def show_values(self, values: tuple[tuple[str, float], ...], unit: str) -> None:
        """What your actions are worth, the best first; () while that is not known."""
        self.coach.values, self.coach.unit = values, unit
        self.coach.waiting = not values and self.help == MOST_HELP and self.my_turn
        self.coach.update()

    def tell(self, no: Illegal) -> None:
        self._told = refusal(no, self.say)
        self.refresh()

    @property
    def my_turn(self) -> bool:
        return self.desk is not None and bool(self.desk.options) and not self.over

    def refresh(self) -> None:
        """Say everything again that follows from the desk, the pad and the help wanted."""
        desk = self.desk
        if desk is None:
            return
        self.prompt.now = self.my_turn and not self._told
        self.prompt.refused = bool(self._told)
        self.prompt.words = self._told or self._prompt(desk)
        self.prompt.space = words.space(desk, self.pad, self.say) if self.my_turn else ""
        self.home_pad.typed = words.typed(desk, self.pad, self.say)
        self.home_pad.hint = words.hint(self.pad, self.say)
        self.coach.off = not self.help
        game = desk.seen.state.game
        self.coach.facts = knowing(desk.seen.state.key, game, self.seat, self.help) if game else ()
        self.deeds.off = frozenset(
            name for name, on in (("take-back", bool(desk.undo)), ("help", not self.over),
                                  ("review", bool(desk.undo))) if not on
        )  # fmt: skip
        for part, _ in self._parts:
            part.update()

    def _prompt(self, desk: Desk) -> str:
        if self.over:
            return self._outcome(desk)
        if self.my_turn:
            return self.say("practice-your-turn")
        if self.thinker != NOBODY:
            name = person(self.thinker, desk.seen.state, False)
            return self.say("practice-thinks", who=name)
        return self.say("practice-table")

    def _outcome(self, desk: Desk) -> str:
        s = desk.seen.state
        won = s.chairs[self.seat] in s.winners
        who = ", ".join(s.players[i].short for i in s.winners)
        return self.say("practice-won") if won else self.say("practice-lost", who=who)

    def _retell(self) -> None:
        for part, _ in self._parts:
            part.say = self.say
        self.setWindowTitle(self.say("practice-title"))
        parts = {"pad": self.home_pad, "keys": self.deeds, "coach": self.coach}
        for name, part in parts.items():
            part.setToolTip(self.say(f"tip-practice-{name}"))
            part.setAccessibleName(self.say(f"tip-practice-{name}"))

    def set_language(self, say: Say) -> None:
        self.say = say
        self._retell()
        if self.desk is not None:
            self.set_desk(self.desk, self.seat, self.over)
        self.update()

    # ------------------------------------------------------------ keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)  # Tab and Backtab are keys here, too
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()
        if not event.isAutoRepeat():
            self.key(keys.place(event))

    def key(self, key: str) -> None:
        """One key went down, by the name of its place."""
        command = next((name for name, at in COMMANDS if at == key), "")
        if command:
            self._command(command)
        elif self.review.isVisible():
            self._walk(key)
        elif self.my_turn:
            self._move(key)

    def _move(self, key: str) -> None:
        if key in self.bindings.slots:
            at = self.bindings.slots.index(key)
            if not self.pad.page.slots[at].line:
                self._follow(self.pad.press(at))
        elif key.isdigit():
            self._follow(self.pad.digit(key))
        elif key == "Backspace":
            self.pad.backspace()
        elif key == "Space":
            self._follow(self.pad.confirm() or Outcome())
        self.refresh()

    def _follow(self, outcome: Outcome) -> None:
        self._told = self.say(f"no-{outcome.explain}") if outcome.explain else ""
        if outcome.action is not None:
            self.acted.emit(outcome.action)

    def _walk(self, key: str) -> None:
        """Through your decisions; Space plays on from the one that is looked at."""
        review = self.review
        if key in ("Up", "Down"):
            review.walk(-1 if key == "Up" else 1)
            self.looked_at.emit(review.at)
        elif key == "Space" and review.decisions:
            self.close_review()
            self.went_on.emit(review.decisions[review.at].k)

    def _command(self, name: str) -> None:
        if name in self.deeds.off:
            return
        if name == "take-back":
            self.close_review()
            self.took_back.emit()
        elif name == "help":
            self.help = (self.help + 1) % (MOST_HELP + 1)
            self.show_values((), "")
            self.helped.emit(self.help)
            self.refresh()
        elif name == "review":
            self._turn_review()
        elif name == "language":
            self.spoke.emit()
        elif self.review.isVisible():
            self.close_review()
        elif self.pad.values or self.pad.digits or self.pad.armed != self.pad.page.armed:
            self.pad.clear()
            self.refresh()
        else:
            self.close()

    def _turn_review(self) -> None:
        if self.review.isVisible():
            self.close_review()
            return
        self.review.show()
        self.coach.hide()
        self.reviewed.emit()

    def close_review(self) -> None:
        """Back from the past to what is true now."""
        if self.review.isVisible():
            self.review.hide()
            self.coach.show()
            if self.desk is not None:
                self.stage.show_seen(self.desk.seen, True)

    # ------------------------------------------------------------ places

    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.left.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        k, left, top = self._scale()
        for part, (x, y, w, h) in self._parts:
            part.place(x + left / k, y + top / k, w, h, k)

    def _scale(self) -> tuple[float, float, float]:
        k = min(self.width() / WIDE, self.height() / HIGH)
        return k, (self.width() - WIDE * k) / 2, (self.height() - HIGH * k) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, and the hatched border that says: this is no show."""
        p = QPainter(self)
        p.fillRect(self.rect(), QColor(GROUND))
        k, left, top = self._scale()
        p.translate(left, top)
        p.scale(k, k)
        for edge in ((0, 0, WIDE, 16), (0, HIGH - 16, WIDE, 16), (0, 0, 16, HIGH),
                     (WIDE - 16, 0, 16, HIGH)):  # fmt: skip
            hatch(p, QRectF(*edge), BRASS, 22, 8)
        text(p, WIDE - 40, HIGH - 38, self.say("practice-title"), 24, BRASS,
             bold=True, most=400, align="right")  # fmt: skip
        p.end()
