"""Pictures of every scene from real play: fewest and most people, and the fullest states of each.

garnet-table pictures --folder F writes them one by one and on contact sheets.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.audience.scenes import Scene
from app.audience.window import picture
from app.draw import smooth, text
from app.text import Say
from app.theme import GROUND, IVORY
from engine import show
from engine.games import GAMES
from engine.seen import Seen
from engine.show.records import Arena, Bequeath, Config, Open, Player, Settle, Switch
from engine.types import DEALER, PUBLIC, Action, replace, tag

KOREAN = ("제갈공명", "남궁민수", "황보정민", "선우은숙", "독고영재", "사공희준", "김도윤",
          "이서연", "박지호", "최하린", "정우진", "강민서")  # fmt: skip
ENGLISH = ("WWWWWWWW", "Hyeonjun", "Gyeongmi", "Kwanghwa", "Myungwon", "Mwamwamm", "Doyun",
           "Seoyeon", "Jiho", "Harin", "Woojin", "Minseo")  # fmt: skip
STEPS, SHORT = 1500, 500  # how long a game is played for its pictures; the long ones need no more
GARNETS = 30
ENCODE = msgspec.json.Encoder()
ASIDE = ("correct", "void", "stop")


def people(lang: str, count: int, garnets: int) -> tuple[Player, ...]:
    """The longest names there may be, twice over where a game needs helpers."""
    names = KOREAN if lang == "ko" else ENGLISH
    return tuple(Player(names[i % 12], _short(names, i), garnets + i % 3) for i in range(count))


def _short(names: tuple[str, ...], i: int) -> str:
    return names[i] if i < len(names) else names[i % 12][:3] + str(i // 12 + 1)


def hosted(key: str, chairs: int, lang: str) -> Any:
    """The show with this game just begun on so many chairs."""
    game = GAMES[key]
    everybody = people(lang, 24 if game.TEAMS == "helpers" else 12, GARNETS)
    s = show.setup(Config("가넷 테이블" if lang == "ko" else "The Garnet Table", everybody))
    seats = tuple(range(chairs))
    helpers = tuple(i + chairs for i in seats) if game.TEAMS == "helpers" else ()
    return replace(
        s, step="game", key=key, episode=1, chairs=seats, sitting=seats, before=s.garnets,
        absent=(False,) * chairs, helpers=helpers, history=(s.garnets,),
        game=game.setup(game.configure((GARNETS,) * chairs, {})),
    )  # fmt: skip


def played(first: Any, seed: int, most: int) -> Iterator[Any]:
    """The states of a game by drawn choices, to its end or as far as that."""
    rng, s = Random(seed), first
    for _ in range(most):
        yield s
        options = show.options(s)
        if not options or s.game is None:
            return
        s = show.apply(s, _choice(options, rng))


def _choice(options: tuple[Any, ...], rng: Random) -> Action:
    """Seldom a fold or a forfeit: a table where all give up shows little."""
    weights = [
        1 if tag(o.kind).split(".")[1] in ("fold", "forfeit", "late") else 8 for o in options
    ]
    action: Action = rng.choices(options, weights)[0].sample(rng)
    return action


def fullest(states: Iterator[Any]) -> dict[str, Any]:
    """Of each step of a game the state that holds the most: the hardest to draw."""
    best: dict[str, tuple[int, Any]] = {}
    for s in states:
        if s.game is None:
            continue
        size = len(ENCODE.encode(s.game))
        if size > best.get(s.game.step, (-1, None))[0]:
            best[s.game.step] = (size, s)
    return {step: s for step, (_, s) in best.items()}


def seen(s: Any) -> Seen:
    return Seen(PUBLIC, show.view(s, PUBLIC), (), ())


def games(lang: str) -> Iterator[tuple[str, Scene]]:
    """Each game with the fewest and the most people, the fullest state of each of its steps."""
    for key, game in GAMES.items():
        for chairs in sorted(set(game.PLAYERS)):
            most = SHORT if key == "hap" else STEPS
            for step, s in fullest(played(hosted(key, chairs, lang), 7, most)).items():
                timed = step in ("turn", "bet")
                scene = Scene("game", seen(s), seconds=7, total=10, timed=timed)
                yield f"{key}-{chairs}-{step}", scene
        for page in (1, 2):
            rules = Scene("rules", seen(hosted(key, game.PLAYERS[0], lang)), part=page)
            yield f"{key}-rules-{page}", rules


def evening(lang: str, count: int) -> Iterator[tuple[str, Scene]]:
    """A race, what follows it, and its death match to the farewell."""
    rng, found = Random(5), dict[str, Any]()
    s = show.setup(
        Config("가넷 테이블" if lang == "ko" else "The Garnet Table", people(lang, count, 1))
    )
    log: list[Action] = []
    for _ in range(6000):
        if s.step == "open" and s.episode:
            found["over"] = s
            break
        action = _evening_choice(s, rng)
        log += [action] if isinstance(action, Settle | Bequeath) else []
        s = show.apply(s, action)
        found.setdefault(f"{s.step}{'-duel' if s.duelists else ''}", s)
        if s.step == "lot" and len(s.chairs) == count // 2:
            found["lot-half"] = s
    for name, state in found.items():
        if state.game is None:
            yield f"evening-{count}-{name}", Scene("game", seen(state))
    yield from _about(found, tuple(log), count)


def _evening_choice(s: Any, rng: Random) -> Action:
    options = show.options(s)
    if any(o.kind is Open for o in options):
        return Open(DEALER, "horror")
    arena = next((o for o in options if o.kind is Arena), None)
    if arena is not None:
        return Arena(arena.actor, "twosided")
    if s.step == "ready" and s.key == "horror" and not s.switches:
        return Switch(DEALER, "horror.coins", "drawn")
    return options[0].sample(rng)


def _about(
    found: dict[str, Any], log: tuple[Action, ...], count: int
) -> Iterator[tuple[str, Scene]]:
    """The scenes of one evening that are no game."""
    end, ready = replace(seen(found["over"]), log=log), seen(found["ready-duel"])
    for kind in ("title", "standings", "result", "farewell"):
        yield f"evening-{count}-{kind}", Scene(kind, end)
    yield f"evening-{count}-duel", Scene("duel", ready)
    for page in (3, 4):
        yield f"evening-{count}-rules-{page}", Scene("rules", end, part=page)
    yield f"evening-{count}-spotlight", Scene("spotlight", end, part=1)
    yield f"evening-{count}-countdown", Scene("countdown", end, seconds=37)


def scenes(lang: str) -> Iterator[tuple[str, Scene]]:
    """Every picture there is, by its name."""
    yield from games(lang)
    for count in (3, 12):
        yield from evening(lang, count)


# ---------------------------------------------------------------- on paper

TILE, ACROSS, DOWN = QSize(480, 270), 4, 4


def write(folder: Path, say: Say) -> int:
    """Every picture at 1920x1080, and contact sheets of sixteen; how many there are. OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    sheet: list[tuple[str, QImage]] = []
    count = 0
    for name, scene in scenes(say.lang):
        image = picture(scene, QSize(1920, 1080), say)
        _save(image, folder / f"{name}.png")
        sheet.append((name, image))
        count += 1
        if len(sheet) == ACROSS * DOWN:
            _save(contact(sheet), folder / f"sheet-{count // (ACROSS * DOWN)}.png")
            sheet = []
    if sheet:
        _save(contact(sheet), folder / f"sheet-{count // (ACROSS * DOWN) + 1}.png")
    return count


def contact(sheet: list[tuple[str, QImage]]) -> QImage:
    """Small pictures with their names below."""
    wide, high = TILE.width() + 8, TILE.height() + 32
    image = QImage(wide * ACROSS, high * DOWN, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    p = smooth(QPainter(image))
    for k, (name, one) in enumerate(sheet):
        x, y = k % ACROSS * wide + 4.0, k // ACROSS * high + 4.0
        p.drawImage(QRectF(x, y, TILE.width(), TILE.height()), one)
        text(p, x + 2, y + TILE.height() + 13, name, 18, IVORY, most=TILE.width())
    p.end()
    return image


def _save(image: QImage, path: Path) -> None:
    if not image.save(str(path)):
        raise OSError(f"{path.name}: {path.parent}")
