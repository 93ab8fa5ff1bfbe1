"""Strategic Yut: how sticks are entered, corrections, and refusals that tell."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import yut
from engine.types import Illegal, replace
from tests.games.test_yut import play, table, where


def test_a_correction_puts_one_piece_where_it_lies_and_may_end_the_match() -> None:
    s = table({1: 7, 2: 7, 3: 9}, stacks=[(1, 2)])
    t = play(s, "correct 1 12 no slid")
    assert (where(t, 1), where(t, 2), t.stack[:2]) == (12, 7, (0, 1))
    t = play(t, "correct 1 7 yes it was there")
    assert t == s
    with pytest.raises(Illegal):
        play(s, "correct 1 9 no the other side stands there")
    assert where(play(s, "correct 1 off no lifted"), 1) == "off"  # Y-16: any ruling can be typed
    s = play(s, "correct 1 home no seen", "correct 2 home no seen")
    assert yut.result(s) == yut.Outcome((0,), (1,))


def test_sticks_typed_sealed_or_mixed() -> None:
    kinds = {h: {o.kind for o in yut.options(table(sticks=h))} for h in yut.SWITCHES["sticks"]}
    assert kinds["typed"] == {yut.Throw}
    assert kinds["sealed"] == {yut.Choose}
    assert kinds["mixed"] == {yut.Throw, yut.Choose}
    s = play(table(sticks="mixed"), "1 stick ?", "2 stick front", "3 stick ?", "4 stick back")
    (o,) = yut.options(s)
    sides: Any = o.fields["sides"]
    assert (o.actor, len(sides.of)) == (-2, 4)
    assert play(s, "table throw back,front,front,back").saved == ("gae",)
    with pytest.raises(Illegal):
        play(s, "table throw back,back,front,back")  # a known stick cannot turn


@pytest.mark.parametrize(
    ("s", "actor", "kind", "field", "code"),
    [
        (yut.setup(yut.Config()), 0, yut.Go, "", "yut-first-open"),
        (table(), -1, yut.First, "", "yut-begun"),
        (table(), 0, yut.Choose, "", "sticks-typed"),
        (table(sticks="sealed"), -1, yut.Throw, "", "sticks-missing"),
        (table(sticks="sealed", late=1), 0, yut.Choose, "", "random-stick-first"),
        (table(saved=("gae",)), -1, yut.Throw, "", "move-first"),
        (table(), 0, yut.Go, "", "throw-first"),
        (table(saved=("gae",)), 1, yut.Go, "", "not-your-turn"),
        (table(saved=("gae",)), 0, yut.Go, "to", "no-such-move"),
        (table(saved=("back-do",)), 0, yut.Go, "", "no-move-left"),
        (table(), -3, yut.Late, "", "sticks-typed"),
        (table(saved=("gae",), move_seconds=0), -3, yut.Late, "", "no-clock"),
        (table(saved=("gae",), late=0), -3, yut.Late, "", "late-already"),
        (table(), -3, yut.Void, "", "nothing-thrown"),
        (table(), -3, yut.Correct, "to", "cannot-lie-there"),
        (replace(table(), step="over"), 0, yut.Go, "", "game-over"),
    ],
)  # fmt: skip
def test_refusals_tell(s: yut.State, actor: int, kind: Any, field: str, code: str) -> None:
    assert yut.refusal(s, actor, kind, field) == code
