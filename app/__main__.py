"""The composition root: the only file that knows everyone."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app import cli, display
from app.lab.command import simulate
from app.text import Say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def main(words: list[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    asked = cli.arguments(sys.argv[1:] if words is None else words)
    say = cli.language(asked.lang)
    if asked.verb == "play":
        return cli.play(asked.script, asked.json, say)
    if asked.verb == "verify":
        return cli.check(asked.file, say)
    offscreen = asked.verb in ("export", "simulate", "pictures") or (
        asked.verb == "demo" and not display.there_is_one()
    )
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    trouble = _no_window(say)
    if trouble:
        cli.say_line(trouble, wrong=True)
        return cli.NO_DISPLAY
    return _with_windows(asked, say)


def _no_window(say: Say) -> str:
    """Why no window can be shown, in a sentence; "" where one can."""
    if not display.there_is_one():
        return say("cli-no-display")
    packages = display.missing()
    return say("cli-missing", packages=" ".join(packages)) if packages else ""


def _with_windows(asked: Any, say: Say) -> int:
    from app.errors import catch

    app = application()
    catch()
    if asked.verb == "export":
        return _export(asked, say)
    if asked.verb == "demo":
        return _demo(app, asked, say)
    if asked.verb == "pictures":
        return _pictures(asked, say)
    if asked.verb == "simulate":
        return simulate(asked, say, cli.say_line)
    if asked.verb == "practice":
        return _practice(app, asked, say)
    return _open(app, asked.file, say)


def application() -> QApplication:
    """The one Qt application, with the program's name for its settings."""
    from PySide6.QtWidgets import QApplication

    old = QApplication.instance()
    app = old if isinstance(old, QApplication) else QApplication(["garnet-table"])
    app.setApplicationName("garnet-table")
    app.setOrganizationName("garnet-table")
    app.setQuitOnLastWindowClosed(False)
    return app


def _export(asked: Any, say: Say) -> int:
    from app import export, showfile
    from engine.disk import SaveError

    try:
        opened = showfile.look(asked.file)
        folder = export.export(opened, say, asked.folder)
    except SaveError as no:
        cli.say_line(cli.file_trouble(no, say), wrong=True)
        return cli.WRONG
    except OSError as no:
        cli.say_line(say("finish-failed", reason=str(no)), wrong=True)
        return cli.WRONG
    cli.say_line(str(folder))
    return 0


def _demo(app: QApplication, asked: Any, say: Say) -> int:
    from PySide6.QtCore import QSettings

    from app import demo
    from engine.show.presets import PRESETS

    if asked.preset is not None and asked.preset not in PRESETS:
        words = say("cli-no-preset", name=asked.preset, names=", ".join(PRESETS))
        cli.say_line(words, wrong=True)
        return cli.WRONG
    preset = PRESETS.get(asked.preset)
    folder = asked.folder or Path(tempfile.mkdtemp(prefix="garnet-table-demo-"))
    folder.mkdir(parents=True, exist_ok=True)
    if app.platformName() == "offscreen":
        settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        demo.in_pictures(app, say, settings, folder, asked.seed, _told(say), preset)
        return 0
    live = demo.start(app, say, QSettings(), folder, asked.seed, preset)
    app.exec()
    live.close()
    _told(say)(str(folder))
    return 0


def _pictures(asked: Any, say: Say) -> int:
    from app.pictures import write

    try:
        count = write(asked.folder, say)
    except OSError as no:
        cli.say_line(say("finish-failed", reason=str(no)), wrong=True)
        return cli.WRONG
    cli.say_line(say("cli-pictures", count=count, folder=str(asked.folder)))
    return 0


def _practice(app: QApplication, asked: Any, say: Say) -> int:
    from PySide6.QtCore import QSettings

    from app.practice.opening import usual
    from app.practice.room import PracticeRoom
    from engine.bots.registry import BOTS

    if asked.level is not None:
        names = [level.name for level in BOTS[asked.game or "twosided"]]
        if asked.level not in names:
            cli.say_line(say("cli-no-level", names=", ".join(names)), wrong=True)
            return cli.WRONG
    room = PracticeRoom(say, QSettings())
    room.left.connect(app.quit)
    room.open()
    if asked.game:
        room.begin(usual(asked.game, asked.level or ""))
    code = app.exec()
    room.close()
    return code


def _told(say: Say) -> Callable[[str], None]:
    return lambda folder: cli.say_line(say("cli-demo-folder", folder=folder))


def _open(app: QApplication, file: Path | None, say: Say) -> int:
    from PySide6.QtCore import QSettings

    from app.house import House

    house = House(app, say, QSettings())
    if file is None or not house.open_show(file):
        house.welcome()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
