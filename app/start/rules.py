"""The third step: the house rules, each value in words that say what it does."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.draw import disc, fit, rounded, text
from app.panel import Panel, box
from app.start.look import Slot
from app.start.step import FIRST, Step
from app.text import Say
from app.theme import BRASS, CELL, IVORY, LAMP, MIST
from engine.show import House, switches
from engine.show.presets import Preset

Value = str | int
HEAD, PITCH = 52, 32
MOST = 5  # values of one rule


def rules_of(game: str) -> dict[str, tuple[Value, ...]]:
    """The house rules of the show and of a game that can be set before the evening."""
    return {name: values for name, values in switches(game).items() if name != "frame.lot"}


RULES = rules_of(FIRST)


def rule_words(name: str, say: Say) -> str:
    return say(f"switch-{name.replace('.', '-').replace('_', '-')}")


def value_words(name: str, value: Value, say: Say) -> str:
    base = name.replace(".", "-").replace("_", "-")
    return say(f"choice-{base}-{str(value).replace('_', '-')}")


class RuleList(Panel):
    """The rules of the show or of one game, with the values they have now."""

    picked = Signal(str)

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.room = self.here = ""
        self.names: tuple[str, ...] = ()
        self.rules: dict[str, tuple[Value, ...]] = {}
        self.values: dict[str, Value] = {}
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_rules(
        self, room: str, rules: dict[str, tuple[Value, ...]], values: dict[str, Value]
    ) -> None:
        """The rules of this room, and their values, which are kept up to date by who owns them."""
        self.room, self.rules, self.values = room, rules, values
        self.names = tuple(name for name in rules if name.startswith(f"{room}."))

    def _pitch(self, h: float) -> float:
        return min(PITCH, (h - HEAD - 8) / max(1, len(self.names)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = (event.position().y() / self.scale - HEAD) / self._pitch(self.logical().height())
        if 0 <= at < len(self.names):
            self.picked.emit(self.names[int(at)])

    def title(self) -> str:
        if self.room == "frame":
            return self.say("start-rules-frame")
        return self.say("start-rules-game", game=self.say(f"game-{self.room}"))

    def paint(self, p: QPainter, w: float, h: float) -> None:
        box(p, w, h)
        text(p, 20, 28, self.title(), 20, BRASS, bold=True, most=w - 40)
        pitch = self._pitch(h)
        for n, name in enumerate(self.names):
            self._row(p, name, HEAD + n * pitch, w, pitch)

    def _row(self, p: QPainter, name: str, y: float, w: float, pitch: float) -> None:
        middle, half = y + pitch / 2, w * 0.46
        if name == self.here:
            rounded(p, QRectF(6, y + 1, w - 12, pitch - 2), 6, CELL, LAMP, 2)
        value = self.values[name]
        own = value != self.rules[name][0]
        if own:
            disc(p, half - 12, middle, 4.5, BRASS)
        label, words = rule_words(name, self.say), value_words(name, value, self.say)
        room = half - 44
        text(p, 20, middle, label, fit(label, (18, 16), room), MIST, most=room)
        size = fit(words, (18, 16), w - half - 18, bold=own)
        text(p, half, middle, words, size, IVORY, bold=own, most=w - half - 18)


class Rules(Step):
    """Walk with up and down, change with left, right or a digit."""

    NAME = "rules"

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.lists = [RuleList(say, self), RuleList(say, self)]
        for n, part in enumerate(self.lists):
            part.picked.connect(self.go)
            self.put(part, n * 714, 0, 702, 552)
        self.slots = [Slot(say, self, str(n)) for n in range(1, MOST + 1)]
        for n, slot in enumerate(self.slots):
            slot.pressed.connect(lambda n=n: self.set(n))
        self.follow(None)

    def follow(self, preset: Preset | None) -> None:
        """The rules of an episode and of its game, or all as they are by default."""
        game = preset.game if preset is not None else FIRST
        fixed = dict(preset.rules) if preset is not None else {}
        self.rules = rules_of(game)
        self.values = {name: fixed.get(name, of[0]) for name, of in self.rules.items()}
        for part, room in zip(self.lists, ("frame", game)):
            part.show_rules(room, self.rules, self.values)
        self.go(next(iter(self.rules)))
        self.changed.emit()

    def changed_rules(self) -> tuple[tuple[str, Value], ...]:
        return tuple((k, v) for k, v in self.values.items() if v != self.rules[k][0])

    def house(self, lot: str) -> House:
        own = {k.split(".")[1]: v for k, v in self.values.items() if k.startswith("frame.")}
        return House(lot=lot, **own)  # type: ignore[arg-type]

    def go(self, name: str) -> None:
        """Stand on this rule."""
        self.here = name
        self.retell()

    def set(self, n: int) -> None:
        """Give the rule one stands on its n-th value."""
        self.values[self.here] = self.rules[self.here][n]
        self.retell()
        self.changed.emit()

    def _turn(self, by: int) -> None:
        values = self.rules[self.here]
        self.set((values.index(self.values[self.here]) + by) % len(values))

    def _walk(self, by: int) -> None:
        names = tuple(self.rules)
        self.go(names[max(0, min(names.index(self.here) + by, len(names) - 1))])

    def key(self, key: str) -> bool:
        if key in ("Up", "Down"):
            self._walk(1 if key == "Down" else -1)
        elif key in ("Left", "Right", "Space"):
            self._turn(-1 if key == "Left" else 1)
        elif key == "Backspace":
            self.set(0)
        elif key.isdigit() and 1 <= int(key) <= len(self.rules[self.here]):
            self.set(int(key) - 1)
        else:
            return False
        return True

    def hint(self) -> str:
        return self.say("start-rules-keys")

    def retell(self) -> None:
        values, now = self.rules[self.here], self.values[self.here]
        wide = (1416 - 14 * (len(values) - 1)) / len(values)
        for n, slot in enumerate(self.slots):
            slot.setVisible(n < len(values))
            if n < len(values):
                self.put(slot, n * (wide + 14), 604, wide, 140)
                tag = self.say("start-rules-standard") if n == 0 else ""
                words = value_words(self.here, values[n], self.say)
                slot.show_as(words, "", "now" if values[n] == now else "ready", tag)
        for part in self.lists:
            part.here = self.here
            part.update()
        self.arrange()
        super().retell()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        text(p, 4, 580, rule_words(self.here, self.say), 22, BRASS, bold=True, most=w)
