"""The rest of a round among chairs that see every hap: what silence, a hap and gyeol bring.

Taking the last hap hands the next chair the gyeol, so who sees that it is the last keeps silent.
How many turns in a row have been silent makes no difference to that, only that a whole circle of
silence comes to nothing.
"""

from __future__ import annotations

from functools import lru_cache

from engine.games.gyeol_hap.records import GYEOL, HAP

Points = tuple[float, ...]  # what each chair still wins, from the one on turn on
Barred = tuple[bool, ...]  # who may not call gyeol any more, in the same order


@lru_cache(1 << 12)
def rest(left: int, silent: int, barred: Barred, window: bool) -> Points:
    """What each chair wins until the end of the round when all play on well."""
    if silent >= len(barred):
        return (0.0,) * len(barred)
    quiet = silence(left, silent, barred, window)
    if not left:
        return quiet if barred[0] else gyeol(left, barred, window)
    taken = hap(left, barred, window)
    if left == 1:  # where it is the same to this chair, it gives nothing away
        return taken if lead(taken) > lead(quiet) else quiet
    return taken if lead(taken) >= lead(quiet) else quiet


def lead(points: Points) -> float:
    """What the chair on turn wins more than the others do on average."""
    return points[0] - sum(points[1:]) / (len(points) - 1)


def silence(left: int, silent: int, barred: Barred, window: bool) -> Points:
    return _back(rest(left, silent + 1, _on(barred), window))


def hap(left: int, barred: Barred, window: bool) -> Points:
    if left == 1 and window and not barred[0]:
        return _more((0.0,) * len(barred), HAP + GYEOL)
    return _more(_back(rest(left - 1, 0, _on(barred), window)), HAP)


def gyeol(left: int, barred: Barred, window: bool) -> Points:
    """Three points and the end, or one lost; that it may bar the chair is not counted."""
    if not left:
        return _more((0.0,) * len(barred), GYEOL)
    return wrong(left, barred, window)


def wrong(left: int, barred: Barred, window: bool) -> Points:
    """A wrong call costs one and gives the turn away."""
    return _more(_back(rest(left, 0, _on(barred), window)), -1)


def _on(barred: Barred) -> Barred:
    return (*barred[1:], barred[0])


def _back(points: Points) -> Points:
    return (points[-1], *points[:-1])


def _more(points: Points, more: float) -> Points:
    return (points[0] + more, *points[1:])
