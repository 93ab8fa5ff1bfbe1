"""What to practise: a game, how strong the bots are, how many sit at the table; drills beside."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.draw import inlay, text
from app.panel import cap
from app.practice.opening import Wish, usual
from app.start.look import WIDE, Mode, Page, Slot, told
from app.text import Say
from app.theme import BRASS, IVORY, MIST
from engine.bots.registry import BOTS
from engine.games import GAMES

LEVEL_KEYS = "QWERTY"
THIRD = (WIDE - 240 - 32) / 3


class Home(Page):
    """A game on a digit, a level on a letter, chairs on the arrows; Space begins."""

    wished = Signal(object)  # Wish
    continued = Signal()
    drilled = Signal()
    left = Signal()
    spoke = Signal()

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(say, parent)
        self.game = "twosided"
        self.chosen: dict[str, str] = {key: levels[-1].name for key, levels in BOTS.items()}
        self.chairs: dict[str, int] = {key: len(usual(key).levels) for key in GAMES}
        self.again, self.told = False, ""
        self.games = {key: Slot(say, self, str(n)) for n, key in enumerate(GAMES, 1)}
        self.levels = [Slot(say, self, key) for key in LEVEL_KEYS]
        self.begin_slot, self.again_slot = Slot(say, self, "Space"), Slot(say, self, "C")
        self.drill_slot, self.back_slot = Slot(say, self, "D"), Slot(say, self, "Esc")
        self._lay()
        self.retell()

    def _lay(self) -> None:
        for k, (key, slot) in enumerate(self.games.items()):
            self.put(slot, 120 + k % 3 * (THIRD + 16), 196 + k // 3 * 92, THIRD, 80)
            slot.pressed.connect(lambda key=key: self._take(key))
        for k, slot in enumerate(self.levels):
            self.put(slot, 120 + k % 3 * (THIRD + 16), 424 + k // 3 * 112, THIRD, 100)
            slot.pressed.connect(lambda k=k: self._level(k))
        self.put(self.begin_slot, 120, 742, 2 * THIRD + 16, 84)
        self.put(self.again_slot, 152 + 2 * THIRD, 742, THIRD, 84)
        self.put(self.drill_slot, 120, 836, 2 * THIRD + 16, 56)
        self.put(self.back_slot, 152 + 2 * THIRD, 836, THIRD, 56)
        self.begin_slot.pressed.connect(self._begin)
        self.again_slot.pressed.connect(self._continue)
        self.drill_slot.pressed.connect(self.drilled)
        self.back_slot.pressed.connect(self.left)

    def retell(self) -> None:
        say = self.say
        for key, slot in self.games.items():
            mode: Mode = "chosen" if key == self.game else "ready"
            slot.show_as(say(f"game-{key}"), "", mode)
        levels = BOTS[self.game]
        for k, slot in enumerate(self.levels):
            slot.setVisible(k < len(levels))
            if k < len(levels):
                name = levels[k].name
                mode = "chosen" if name == self.chosen[self.game] else "ready"
                about = say(f"level-{self.game}-{name}-about")
                slot.show_as(say(f"level-{self.game}-{name}"), about, mode)
        self.begin_slot.show_as(say("practice-begin"), self._summary(), "now")
        self.again_slot.show_as(
            say("practice-continue"), "" if self.again else say("practice-nothing-left"),
            "ready" if self.again else "off",
        )  # fmt: skip
        self.drill_slot.show_as(say("practice-drills"), "", "ready")
        self.back_slot.show_as(say("practice-back"), "", "ready")
        self.update()

    def _summary(self) -> str:
        level = self.say(f"level-{self.game}-{self.chosen[self.game]}")
        count = self.chairs[self.game]
        return self.say("practice-against", level=level, count=count - 1)

    def key(self, key: str) -> bool:
        games = list(self.games)
        if key.isdigit() and 1 <= int(key) <= len(games):
            self._take(games[int(key) - 1])
        elif key in ("Left", "Right"):
            self._chairs(-1 if key == "Left" else 1)
        elif key in ("Space", "Enter"):
            self._begin()
        elif key == "C":
            self._continue()
        elif key == "D":
            self.drilled.emit()
        elif key == "Esc":
            self.left.emit()
        elif key == "Ctrl+L":
            self.spoke.emit()
        elif key and key in LEVEL_KEYS:
            self._level(LEVEL_KEYS.index(key))
        else:
            return False
        return True

    def _take(self, key: str) -> None:
        self.game, self.told = key, ""
        self.retell()

    def _level(self, k: int) -> None:
        levels = BOTS[self.game]
        if k < len(levels):
            self.chosen[self.game] = levels[k].name
            self.retell()

    def _chairs(self, by: int) -> None:
        """More or fewer at the table, where the game leaves a choice."""
        game = GAMES[self.game]
        if game.DEATH_MATCH:
            self.told = self.say("practice-fixed-chairs")
        else:
            fewest, most = game.PLAYERS
            self.chairs[self.game] = max(fewest, min(self.chairs[self.game] + by, most))
        self.retell()

    def _begin(self) -> None:
        self.wished.emit(self.wish())

    def wish(self) -> Wish:
        return usual(self.game, self.chosen[self.game], self.chairs[self.game])

    def _continue(self) -> None:
        if self.again:
            self.continued.emit()

    def paint(self, p: QPainter, w: float, h: float) -> None:
        text(p, 120, 84, self.say("practice-title"), 56, BRASS, bold=True, serif=True, most=700)
        inlay(p, 120, w - 120, 132)
        text(p, 120, 166, self.say("practice-what"), 24, IVORY, most=w - 240)
        text(p, 120, 396, self.say("practice-how-strong"), 24, IVORY, most=600)
        x = w - 120
        words = self.say("practice-chairs", count=self.chairs[self.game])
        text(p, x - 130, 396, words, 24, IVORY, bold=True, align="right", most=400)
        cap(p, x - 110, 376, "←")
        cap(p, x - 56, 376, "→")
        if self.told:
            told(p, QRectF(120, 660, w - 240, 68), self.told)
        else:
            text(p, 120, 700, self.say("practice-offline"), 20, MIST, most=w - 240)
