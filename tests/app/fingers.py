"""A finger in the mini-game room: solves any problem by touching its picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.room import equation, packing, scales, squares
from app.room.places import row
from engine.minigames import MINIGAMES
from engine.minigames.matchsticks.records import FIGURES, Equation, Squares, text_of
from engine.minigames.packing.records import Packing
from engine.minigames.scales.records import OddCoin

Point = tuple[float, float]
Touch = Callable[..., None]  # points: a tap, or where a drag begins and ends
Draft = Callable[[], Any]


def solution(kind: str, problem: Any) -> Any:
    return MINIGAMES[kind].solve(problem)[0]


def slip(problem: Any, answer: Any) -> Any:
    """An answer that is none of the right ones but can be laid; None where none can be."""
    if isinstance(problem, Squares):
        n = len(squares._places(problem))
        return tuple(sorted({k % n + 1 for k in answer}))
    if isinstance(problem, Packing):
        return None
    if isinstance(problem, Equation):
        return None
    if isinstance(problem, OddCoin):
        return type(answer)(answer.coin, "light" if answer.way == "heavy" else "heavy")
    return answer % 11 + 2


def lay(problem: Any, answer: Any, touch: Touch, draft: Draft) -> None:
    """Bring the answer onto the screen."""
    if isinstance(problem, Equation):
        _move(problem, answer, touch)
    elif isinstance(problem, Squares):
        for k in answer:
            touch(_middle(squares._places(problem)[k].center()))
    elif isinstance(problem, Packing):
        for name in dict.fromkeys("".join(answer)):
            _piece(problem, answer, name, touch, draft)
    else:
        _weigh(problem, answer, touch)


def _middle(point: Any) -> Point:
    return point.x(), point.y()


def _lie(e: Equation) -> set[tuple[int, str]]:
    return {(k, s) for k, x in enumerate(text_of(e)) if x != "=" for s in FIGURES[x]}


def _move(problem: Equation, answer: Equation, touch: Touch) -> None:
    places = equation._places(problem)
    (out,), (into,) = _lie(problem) - _lie(answer), _lie(answer) - _lie(problem)
    touch(_middle(places[out].pointAt(0.2)))
    touch(_middle(places[into].center()))


def _weigh(problem: Any, answer: Any, touch: Touch) -> None:
    numbers, ways = scales._boxes(problem)
    number = answer if isinstance(answer, int) else answer.coin
    touch(_middle(numbers[scales._numbers(problem).index(number)].center()))
    if ways:
        touch(_middle(ways[scales.WAYS.index(answer.way)].center()))


def _piece(problem: Packing, answer: Any, name: str, touch: Touch, draft: Draft) -> None:
    """Turn and flip it until it lies as it should, then drag it by its first cell."""
    pieces = packing._board(problem).pieces
    k = next((i for i, x in enumerate(pieces) if x.name == name), -1)
    if k < 0:
        return  # it lies there already
    target = [(r, c) for r, line in enumerate(answer) for c, x in enumerate(line) if x == name]
    top, left = min(r for r, _ in target), min(c for _, c in target)
    wanted = tuple(sorted((r - top, c - left) for r, c in target))
    stand = _middle(packing._stands(len(pieces))[k].center())
    turn, flip, _ = [_middle(b.center()) for b in row(packing.DEEDS, 3, 178, 18)]
    touch(stand)
    for n in range(8):
        if draft().cells[k] == wanted:
            break
        touch(flip if n == 3 else turn)
    assert draft().cells[k] == wanted
    x, y = packing._corner(draft(), k)
    r, c = wanted[0]
    wide, x0, y0 = packing._grid(problem)
    grip = (x + (c + 0.5) * packing.SMALL, y + (r + 0.5) * packing.SMALL)
    touch(grip, (x0 + (left + c + 0.5) * wide, y0 + (top + r + 0.5) * wide))
