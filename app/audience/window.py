"""The window of the hall: one for the whole evening, and it never takes the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QCloseEvent, QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app import theme
from app.audience.scenes import Scene, named_scene, paint_scene
from app.charts.standings import MOTION
from app.draw import smooth
from app.games import stage
from app.text import Say
from engine.seen import Seen
from engine.types import replace

CHANGE_MS = 250  # from one scene to the next, through ground


class HallWindow(QWidget):
    """Shows one scene at a time; what moves is a pure function of two Seens and the progress."""

    def __init__(self, say: Say, motion: bool = True, rehearsal: bool = False) -> None:
        super().__init__(None, Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.setWindowTitle("Garnet Table")
        self.say, self.motion = say, motion
        self._retired = False
        self._from = Scene("black", rehearsal=rehearsal)
        self._to = self._from
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self.update)

    # ---------- what is shown

    def show_scene(
        self,
        name: str,
        seen: Seen | None = None,
        snap: bool = False,
        seconds: int = 0,
        total: int = 60,
        photo: QImage | None = None,
    ) -> None:
        """Go to a scene or to its next state; a running motion is completed at once."""
        self._clock.stop()
        kind, part = named_scene(name)
        self._from = replace(self._to, before=None, t=1.0)
        self._to = Scene(
            kind, seen, self._from.after, seconds=seconds, total=total,
            rehearsal=self._from.rehearsal, part=part, photo=photo,
        )  # fmt: skip
        length = 0 if snap or not self.motion else self._length()
        if length:
            self._clock.setDuration(length)
            self._clock.start()
        else:
            self._from = self._to = replace(self._to, before=None)
        self.update()

    def set_time(self, seconds: int, total: int, turn: bool) -> None:
        """Another second; `turn` where the stage shows whose time it is."""
        self._from = replace(self._from, seconds=seconds, total=total, timed=turn)
        self._to = replace(self._to, seconds=seconds, total=total, timed=turn)
        self.update()

    def set_rehearsal(self, rehearsal: bool) -> None:
        """Mark the window as a rehearsal, or take the mark away."""
        self._from = replace(self._from, rehearsal=rehearsal)
        self._to = replace(self._to, rehearsal=rehearsal)
        self.update()

    def complete(self) -> None:
        """End a running motion at once, with the picture it was going to."""
        self._clock.stop()
        self._from = self._to = replace(self._to, before=None, t=1.0)
        self.update()

    @property
    def moving(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def scene(self) -> Scene:
        """The scene of this moment, half-way motions included."""
        if not self.moving:
            return replace(self._to, before=None, t=1.0)
        gone = self._clock.currentTime()
        if self._same():
            return replace(self._to, t=gone / max(1, self._clock.duration()))
        return self._change(gone)

    def _same(self) -> bool:
        """Whether it is one scene that goes on, and no change to another or to its next page."""
        return (self._from.kind, self._from.part) == (self._to.kind, self._to.part)

    def _change(self, gone: int) -> Scene:
        """Half of the time the old scene sinks into the ground, half the new one comes up."""
        half = CHANGE_MS / 2
        if gone < half:
            return replace(self._from, veil=gone / half)
        t = 1.0
        if self._to.kind == "standings":
            t = max(0.0, (gone - CHANGE_MS) / MOTION)
        veil = max(0.0, 2 - gone / half)
        return replace(self._to, before=None, t=min(1.0, t), veil=veil)

    def _length(self) -> int:
        black = "black" in (self._from.kind, self._to.kind)
        if not self._same():
            into = MOTION if self._to.kind == "standings" and not black else 0
            return 0 if black else CHANGE_MS + into
        if self._to.kind != "game" or self._to.after is None:
            return 0
        return stage(self._to.after.state.key).duration(self._from.after, self._to.after)

    # ---------- how it is painted

    def picture(self, size: QSize) -> QImage:
        """The scene of this moment as an image, e.g. for the preview on the console."""
        return picture(self.scene(), size, self.say)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        try:
            paint_boxed(p, QRectF(self.rect()), self.scene(), self.say)
        finally:  # a painter left open would take the program down
            p.end()

    # ---------- one window for life

    def retire(self) -> None:
        """Close for good: the evening is over."""
        self._retired = True
        self._clock.stop()
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._retired:
            event.accept()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)


def paint_boxed(p: QPainter, box: QRectF, scene: Scene, say: Say) -> None:
    """Scale the canvas as a whole into a box, black around it."""
    smooth(p)
    scale = min(box.width() / theme.WIDTH, box.height() / theme.HEIGHT)
    wide, high = round(theme.WIDTH * scale), round(theme.HEIGHT * scale)
    left, top = int(box.width() - wide) // 2, int(box.height() - high) // 2
    if (wide, high) != (box.width(), box.height()):
        p.fillRect(box, QColor("#000000"))
    p.save()
    p.setClipRect(QRectF(left, top, wide, high))
    p.translate(left, top)
    p.scale(scale, scale)
    paint_scene(p, scene, say)
    p.restore()


def picture(scene: Scene, size: QSize, say: Say) -> QImage:
    """A scene at any size; small ones are reduced from the full canvas, so that lines stay."""
    whole = size.width() >= theme.WIDTH or size.height() >= theme.HEIGHT
    image = QImage(size if whole else QSize(theme.WIDTH, theme.HEIGHT), QImage.Format.Format_RGB32)
    p = QPainter(image)
    try:
        paint_boxed(p, QRectF(image.rect()), scene, say)
    finally:
        p.end()
    if whole:
        return image
    keep = Qt.AspectRatioMode.KeepAspectRatio
    return image.scaled(size, keep, Qt.TransformationMode.SmoothTransformation)
