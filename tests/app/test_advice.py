"""Would-move lamps are advice: by a switch of the house the hall is shown none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.audience.scenes import Scene
from engine.types import replace
from tests.app.games import hosted, seen, walk
from tests.app.hall import shot

STEPS = {"horror": ("turn", 12), "yut": ("move", 4)}


def without(s: Any) -> Any:
    return replace(s, house=replace(s.house, advice="off"))


@pytest.mark.parametrize("key", STEPS)
def test_the_hall_shows_what_would_move_or_not(key: str) -> None:
    step, chairs = STEPS[key]
    told = plain = 0
    for s, _, _ in walk(hosted(key, chairs), Random(3), 120)[::5]:
        on, off = shot(Scene("game", seen(s))), shot(Scene("game", seen(without(s))))
        if s.game.step == step:
            told += on != off
        else:
            plain += on == off
    assert told > 3
    assert plain > 3
