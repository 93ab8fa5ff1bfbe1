"""From a key to the part of the console it is for; what it asks of the evening are signals."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.pad import Outcome

if TYPE_CHECKING:
    from app.console.charts import Charts
    from app.console.settings import Settings
    from app.console.sheet import Sheet
    from app.console.window import Console

ADJUST = 10  # seconds a key adds to the clock


class Dispatch:
    """The keys of a console, by the names of their places."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.asked_undo = False  # what the hall has seen is taken back when asked twice
        c, hall, amending = console, console.hall_keys, console.amending
        self._deeds: dict[str, Callable[[], object]] = {
            "go-on": self._confirm, "undo": self._undo, "redo": c.redone.emit,
            "line": lambda: c.type_line("say"), "cancel": self._cancel,
            "look": lambda: self.look(True), "take": hall.take, "freeze": hall.freeze,
            "black": hall.black, "next": hall.cue, "hold": hall.hold,
            "spotlight": lambda: c.type_line("say", "spotlight "),
            "log-up": lambda: amending.walk(-1), "log-down": lambda: amending.walk(1),
            "amend": amending.begin, "replace": amending.replace_last, "clock": c.paused.emit,
            "clock-more": lambda: c.adjusted.emit(ADJUST),
            "clock-less": lambda: c.adjusted.emit(-ADJUST), "garnets": self._garnets,
            "keys": lambda: self._turn(c.sheet), "settings": lambda: self._turn(c.settings),
            "charts": lambda: self._turn(c.charts),
        }  # fmt: skip

    def key(self, key: str) -> None:
        """One key went down."""
        c = self.console
        if c.desk is None or not key:
            return
        if c.desk.trouble and key in ("1", "2", "3"):
            c.way_out.emit(int(key))
        elif any(page.isVisible() and page.key(key) for page in c.pages):
            c.keys_moved()  # a page that lies over the pad has used it
        elif key.isdigit():
            self._follow(c.pad.digit(key))
        elif key == "Backspace":
            c.pad.backspace()
            c.lead_on()
        else:
            self._command(c.bindings.command(key))

    def _command(self, name: str) -> None:
        if name in self._deeds:
            self._deeds[name]()
        elif name.startswith("slot-"):
            self._slot(int(name[-1]) - 1)
        elif name:
            self.console.wanted.emit(name)
        else:
            self.console.tell(self.console.say("no-unbound"))

    # ------------------------------------------------------------ the pad

    def _slot(self, at: int) -> None:
        c = self.console
        if c.pad_view.blocked:
            c.tell(c.pad_view.blocked)
            return
        self._follow(c.pad.press(at))

    def _follow(self, outcome: Outcome) -> None:
        c = self.console
        c.lead.told = ""
        if outcome.action is not None:
            c.acted.emit(outcome.action)
        elif outcome.line:
            c.type_line("say", outcome.line)
        elif outcome.call:
            self._person(1 if outcome.call == "next-person" else -1)
        elif outcome.explain:
            c.tell(c.say(f"no-{outcome.explain}"))
        c.lead_on()

    def _person(self, by: int) -> None:
        """Walk to another chair that has not handed in."""
        c = self.console
        if c.desk is None:
            return
        open_ = [i for i, x in enumerate(c.desk.seen.state.game.supports) if x == ()]
        at = open_.index(c.seat) if c.seat in open_ else 0
        c.seat = open_[(at + by) % len(open_)]
        c.pad.clear()
        c.set_desk(c.desk)

    def _confirm(self) -> None:
        """Space: finish what is typed, else the expected step."""
        c = self.console
        outcome = c.pad.confirm()
        if outcome is not None:
            self._follow(outcome)
        elif c.desk is not None and c.desk.expected is not None:
            c.lead.told = ""
            c.went_on.emit()
        else:
            c.tell(c.say("no-nothing-expected"))

    def _undo(self) -> None:
        c = self.console
        if c.desk is None:
            return
        if not c.desk.undo:
            c.tell(c.say("no-nothing-to-undo"))
        elif c.desk.undo == "reveal" and not self.asked_undo:
            self.asked_undo = True
            c.tell(c.say("no-undo-reveal"))
        else:
            self.asked_undo = False
            c.undone.emit()

    # ------------------------------------------------------------ the other parts

    def _cancel(self) -> None:
        c = self.console
        c.pad.clear()
        c.lead.told, self.asked_undo, c.log.chosen = "", False, 0
        for page in c.pages:
            page.hide()
        c.lead_on()

    def look(self, on: bool) -> None:
        """Lift the hatch from the secrets while a key is held."""
        c = self.console
        if c.table.shown != on:
            c.table.shown = c.log.shown = on
            c.table.refresh()
            c.log.update()

    def _garnets(self) -> None:
        table = self.console.table
        table.turned = not table.turned
        table.refresh()

    def _turn(self, page: Sheet | Settings | Charts) -> None:
        """Open a page, or close it; one lies over the table at a time."""
        for other in self.console.pages:
            if other is not page:
                other.hide()
        page.toggle()
