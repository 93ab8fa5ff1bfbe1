"""What the hall sees now, what it would see next, and the three keys for it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter

from app.audience.scenes import Scene, named_scene
from app.audience.window import picture
from app.channel import Picture
from app.console.rail import scene_words
from app.draw import disc, fit, hatch, rounded, text, width
from app.keys import Bindings
from app.panel import Panel, cap
from app.theme import BRASS, CELL, INK, IVORY, LAMP, LINE, WARN

LIVE_EDGE, LIVE_HEAD = "#FF5C5C", "#B3182B"
KEYS = ("take", "freeze", "black")


def thumbnail(
    shown: Picture, size: QSize, ratio: float, say: object, photo: QImage | None
) -> QImage:
    """The hall's own painters, reduced."""
    kind, part = named_scene(shown.scene)
    scene = Scene(kind, shown.seen, rehearsal=shown.rehearsal, part=part, photo=photo)
    image = picture(scene, size * ratio, say)  # type: ignore[arg-type]
    image.setDevicePixelRatio(ratio)
    return image


class Monitor(Panel):
    """Set `live`, `next`, `frozen`, `black`, `projector`, then `refresh`."""

    pressed = Signal(str)

    live: Picture | None = None
    next: Picture | None = None
    photo: Callable[[str], QImage | None] = staticmethod(lambda scene: None)
    bindings: Bindings
    frozen = black = False
    projector = ("none", "", "")  # kind, name, since
    _live_image = _next_image = QImage()

    def refresh(self) -> None:
        """Draw both pictures anew; called when the hall has been painted, never before."""
        k = self.scale * self.devicePixelRatioF()
        w = self.logical().width()
        if self.live is not None:
            size = QSize(w, round(w * 9 / 16))
            self._live_image = self._reduced(self.live, size, k)
        if self.next is not None:
            self._next_image = self._reduced(self.next, QSize(224, 126), k)
        self.update()

    def _reduced(self, shown: Picture, size: QSize, k: float) -> QImage:
        return thumbnail(shown, size, k, self.say, self.photo(shown.scene))

    def paint(self, p: QPainter, w: float, h: float) -> None:
        high = round(w * 9 / 16)
        at = QRectF(0, 28, w, high)
        if self.projector[0] == "missing":
            self._unplugged(p, at)
        else:
            self._live(p, at)
        self._next(p, QRectF(0, 28 + high + 10, 224, 154))
        self._keys(p, 234, 28 + high + 10, w - 234)

    def _live(self, p: QPainter, at: QRectF) -> None:
        p.drawImage(at, self._live_image)
        held = self.frozen or self.black
        rounded(p, at.adjusted(1, 1, -1, -1), 2, None, WARN if held else LIVE_EDGE, 3)
        head = QRectF(0, 0, at.width(), 28)
        p.fillRect(head, WARN if held else LIVE_HEAD)
        ink = INK if held else IVORY
        if held:
            p.fillRect(QRectF(12, 8, 4, 12), INK)
            p.fillRect(QRectF(20, 8, 4, 12), INK)
        else:
            disc(p, 18, 14, 6, IVORY)
        key = "monitor-black" if self.black else "monitor-frozen" if self.frozen else "monitor-live"
        text(p, 32, 14, self.say(key), 16, ink, bold=True, most=at.width() - 40)

    def _unplugged(self, p: QPainter, at: QRectF) -> None:
        """Amber takes the place of the picture, and nothing else moves."""
        p.fillRect(at, "#0A1311")
        head = QRectF(0, 0, at.width(), 28)
        p.fillRect(head, WARN)
        hatch(p, head, "#3C17120E", 18, 7)
        words = self.say("monitor-unplugged")
        rounded(p, QRectF(8, 3, width(words, 16, bold=True) + 20, 22), 3, WARN)
        text(p, 18, 14, words, 16, INK, bold=True, most=at.width() - 30)
        rounded(p, at.adjusted(1, 1, -1, -1), 2, None, WARN, 3)
        _, name, since = self.projector
        lines = [self.say("monitor-since", name=name[:20], since=since)]
        lines += [self.say(f"monitor-unplugged-{k}") for k in (1, 2, 3)]
        for k, line in enumerate(lines):
            size = fit(line, (18, 16), at.width() - 20, bold=k == 0)
            text(p, at.center().x(), at.y() + 42 + k * 30, line, size, bold=k == 0,
                 most=at.width() - 12, align="centre")  # fmt: skip
        words = self.say("monitor-other-screen")
        wide = width(words, 18) + 90
        x = at.center().x() - wide / 2
        rounded(p, QRectF(x, at.bottom() - 50, wide, 42), 6, None, IVORY, 1.5)
        cap(p, x + 10, at.bottom() - 47, "P", "ㅔ")
        text(p, x + 70, at.bottom() - 29, words, 18, most=wide - 70)

    def _next(self, p: QPainter, at: QRectF) -> None:
        head = QRectF(at.x(), at.y(), at.width(), 28)
        p.fillRect(head, "#2A3A2F")
        people = [one.short for one in self.next.seen.state.players] if self.next else ()
        scene = scene_words(self.next.scene, self.say, people) if self.next else ""
        words = self.say("monitor-next", scene=scene)
        text(p, at.x() + 10, at.y() + 14, words, 16, BRASS, bold=True, most=210)
        body = at.adjusted(0, 28, 0, 0)
        p.drawImage(body, self._next_image)
        rounded(p, body.adjusted(1, 1, -1, -1), 2, None, BRASS, 2)

    def _keys(self, p: QPainter, x: float, y: float, w: float) -> None:
        on = {"freeze": self.frozen, "black": self.black}
        for k, name in enumerate(KEYS):
            key = self.bindings.of(name)[0]
            at = QRectF(x, y + k * 52, w, 48)
            lit = on.get(name, False)
            rounded(p, at, 8, LAMP if lit else CELL, LINE, 1.5)
            cap(p, x + 8, at.y() + 7, key, high=30, size=16)
            words = self.say(f"key-{name}-on" if lit else f"key-{name}")
            size = fit(words, (18, 16), w - 64, bold=True)
            text(p, x + 58, at.center().y(), words, size, INK if lit else IVORY, bold=True,
                 most=w - 60)  # fmt: skip

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position() / self.scale
        y = at.y() - (28 + round(self.logical().width() * 9 / 16) + 10)
        if event.button() == Qt.MouseButton.LeftButton and at.x() > 234 and 0 <= y < 156:
            self.pressed.emit(self.bindings.of(KEYS[int(y // 52)])[0])
