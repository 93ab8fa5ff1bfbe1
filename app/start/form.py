"""The form of a new show: four steps, by keys alone, nothing lost on the way and back."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSettings, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import fit, plate, rounded, text, tick, width
from app.photos import Photos
from app.screens import There
from app.start.look import WIDE, Page, Slot, fault_words, lines
from app.start.names import Names
from app.start.order import Order
from app.start.ready import Ready
from app.start.records import Lot, NewShow
from app.start.rules import Rules
from app.start.step import FIRST, Step
from app.text import Say
from app.theme import BRASS, INK, IVORY, LINE, MIST, REASON, colour
from engine.games import GAMES
from engine.show import Config
from engine.types import Illegal

NEXT = "Ctrl+Enter"


class Form(Page):
    """Goes from step to step; hands over a NewShow when everything is right."""

    finished = Signal(object)  # NewShow
    left = Signal()

    def __init__(self, say: Say, parent: QWidget, settings: QSettings, there: There) -> None:
        super().__init__(say, parent)
        self.names, self.order = Names(say, self, Photos(settings)), Order(say, self)
        self.rules, self.ready = Rules(say, self), Ready(say, self, settings, there)
        self.screens = self.ready.screens
        self.names.picked.connect(self._picked)
        self.names.refused.connect(lambda no: self.tell(fault_words(no, self.say)))
        self.steps: tuple[Step, ...] = (self.names, self.order, self.rules, self.ready)
        self.at, self._told = 0, ""
        for step in self.steps:
            self.put(step, 12, 64, 1416, 744)
            step.changed.connect(self._changed)
        self.back = self.put(Slot(say, self, "Esc"), 12, 820, 220, 68)
        self.next = self.put(Slot(say, self, NEXT), WIDE - 364, 820, 352, 68)
        self.back.pressed.connect(self.go_back)
        self.next.pressed.connect(self.go_on)

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    @property
    def begun(self) -> bool:
        return self.names.begun

    def begin(self) -> None:
        self.go(self.at)
        self.retell()

    def _picked(self) -> None:
        """Another episode, or none: the later steps begin anew with what it fixes."""
        preset = self.names.preset
        self.order.follow(preset)
        self.rules.follow(preset)

    def go(self, at: int) -> None:
        """Show this step and give it the keyboard."""
        self.at = at
        if self.step is self.order:
            self.order.set_people(self.names.people)
        if self.step is self.ready:
            self._sum_up()
        for step in self.steps:
            step.setVisible(step is self.step)
        self.step.retell()
        self.step.begin()
        self._changed()

    def go_on(self) -> None:
        """The next step, or the show; where something is wrong, go there instead."""
        if self.fault() is not None:
            self.step.show_fault()
        elif self.at + 1 < len(self.steps):
            self.go(self.at + 1)
        else:
            self.finished.emit(self.new_show())

    def go_back(self) -> None:
        if self.at:
            self.go(self.at - 1)
        else:
            self.left.emit()

    def key(self, key: str) -> bool:
        if key == NEXT:
            self.go_on()
        elif key == "Esc":
            self.go_back()
        return key in (NEXT, "Esc")

    # ------------------------------------------------------------ what it says

    def fault(self) -> Illegal | None:
        """What keeps one from going on: the step's own, and on the last one all the rest."""
        if self.step is not self.ready:
            return self.step.fault()
        own = (step.fault() for step in self.steps)
        return next((no for no in own if no is not None), self._race())

    def _race(self) -> Illegal | None:
        """An order, or a rule of the race, for a race too few people can run."""
        least = GAMES[FIRST].PLAYERS[0]
        wanted = self.order.way == "here" or any(
            name.startswith(FIRST) for name, _ in self.rules.changed_rules()
        )
        few = len(self.names.people.able) < least
        race = self.names.preset is None and wanted
        return Illegal("race-too-few", most=least) if race and few else None

    def new_show(self) -> NewShow:
        """Everything as it is written now."""
        lot: Lot = "drawn" if self.order.way == "drawn" else "typed"
        config = Config(self.names.words(), self.names.people.players, self.rules.house(lot))
        rules = self.rules.changed_rules()
        if lot == "drawn":
            rules = (("frame.lot", lot), *rules)
        order = self.order.order if self.order.way == "here" else None
        preset = self.names.preset
        game = preset.game if preset is not None else ""
        photos = self.names.given()
        return NewShow(config, self.ready.folder, order, lot, rules, game, photos)

    def tell(self, words: str) -> None:
        """Say why the show could not be made; it stands until something is changed."""
        self._changed()
        self._told = words
        self.update()

    def _changed(self) -> None:
        self._told = ""
        last = self.step is self.ready
        label = self.say("start-ready-open" if last else "start-next")
        if self.fault() is None:
            self.next.show_as(label, "", "now")
        else:
            self.next.show_as(label, self.say("start-not-yet"), "off")
        self.update()

    def _sum_up(self) -> None:
        """The new show at a glance."""
        people, say = self.names.people, self.say
        able = people.able
        rules = self.rules.changed_rules()
        self.ready.glance.title = self.names.words()
        self.ready.glance.rules = rules
        self.ready.glance.facts = (
            say(
                "start-count",
                people=len(able),
                guests=len(people.players) - len(able),
                garnets=sum(people.players[i].garnets for i in able),
            ),
            f"{say('start-step-order')}: {say(f'start-order-{self.order.way}')}",
            say("start-rules-changed", count=len(rules))
            if rules
            else say("start-ready-rules-none"),
        )
        preset = self.names.preset
        if preset is not None:
            title = say("preset-glance", title=say(f"preset-{preset.key}"))
            self.ready.glance.facts = (title, *self.ready.glance.facts)

    def retell(self) -> None:
        self.back.show_as(self.say("start-back"))
        self._sum_up()
        self._changed()
        super().retell()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        title = self.say("start-new")
        text(p, 16, 30, title, 28, BRASS, bold=True, serif=True, most=260)
        x = 16 + width(title, 28, bold=True, serif=True) + 36
        for n, step in enumerate(self.steps):
            x += self._pill(p, x, n, self.say(f"start-step-{step.NAME}")) + 12
        self._foot(p, QRectF(248, 820, w - 248 - 380, 68))

    def _pill(self, p: QPainter, x: float, n: int, name: str) -> float:
        words = f"{n + 1}  {name}"
        done = n < self.at
        wide = width(words, 20, bold=True) + (64 if done else 40)
        box = QRectF(x, 10, wide, 40)
        if n == self.at:
            plate(p, box)
        else:
            rounded(p, box, 8, None, colour(LINE, 180), 1.5)
        ink = INK if n == self.at else IVORY if done else MIST
        text(p, x + 20, 30, words, 20, ink, bold=True, most=wide - 40 + 1)
        if done:
            tick(p, x + wide - 24, 30, 8)
        return wide

    def _foot(self, p: QPainter, box: QRectF) -> None:
        """What is wrong and its code, or the keys of this step."""
        no = self.fault()
        if self._told:
            lines(p, box, self._told, 18, REASON)
            return
        if no is None:
            words = self.step.hint()
            size = fit(words, (18, 16), box.width())
            text(p, box.left(), box.center().y(), words, size, MIST, most=box.width())
            return
        words = fault_words(no, self.say)
        lines(p, QRectF(box.left(), box.top() - 2, box.width(), 46), words, 20, REASON)
        low = box.bottom() - 10
        code = text(p, box.left(), low, no.code, 16, MIST, most=200) + 20
        hint = self.step.hint()
        if code + width(hint, 16) < box.width():
            text(p, box.left() + code, low, f"·  {hint}", 16, MIST, most=box.width() - code)
