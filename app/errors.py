"""What nobody expected: into a log file and onto the console's line, never to the projector."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QStandardPaths, Signal

LOG = logging.getLogger("garnet-table")


class Alarm(QObject):
    """Tells the console that something unexpected went wrong; the rest goes on."""

    raised = Signal(str)


ALARM = Alarm()


def catch(folder: Path | None = None) -> None:
    """From now on an error nobody caught is written down and told, and the program goes on."""
    _write_to(folder or data_folder())
    sys.excepthook = _hook(sys.__excepthook__)


def data_folder() -> Path:
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(place))


def _write_to(folder: Path) -> None:
    """A log beside the settings; without a place to write it goes to the terminal."""
    handler: logging.Handler = logging.StreamHandler()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / "garnet-table.log", encoding="utf-8", delay=True)
    except OSError:
        pass
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for old in LOG.handlers[:]:
        LOG.removeHandler(old)
        old.close()
    LOG.addHandler(handler)
    LOG.propagate = False


Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]


def _hook(before: Hook) -> Hook:
    def told(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> object:
        if issubclass(kind, KeyboardInterrupt):
            return before(kind, error, trace)
        LOG.error("unexpected", exc_info=(kind, error, trace))
        before(kind, error, trace)
        ALARM.raised.emit(f"{kind.__name__}: {error}")
        return None

    return told
