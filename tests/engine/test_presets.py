"""Whole evenings as text: the death match of season 2, episode 3; an evening in two episodes."""

from __future__ import annotations

from pathlib import Path

from engine.notation import write
from engine.script import run
from engine.show import setting, switches
from engine.show.records import Settle
from engine.timeline import Timeline
from engine.types import DEALER, tag

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
JO, LEE = 0, 1  # 조유영, 이다혜


def played(name: str, until: str = "") -> Timeline:
    """A transcript, or what of it stands before a line."""
    text = (TRANSCRIPTS / name).read_text(encoding="utf-8")
    return run(text.split(until)[0] if until else text)


def settlements(t: Timeline) -> list[Settle]:
    return [e.action for e in t.done if isinstance(e.action, Settle)]


# ---------------------------------------------------------------- season 2, episode 3 (§8.1)


def test_S2E3_25_to_25_after_ten_rounds_declares_nobody() -> None:
    t = played("s2e3.txt", until="# round 11")
    game = t.state.game
    assert (game.round, game.scores, game.step) == (10, (25, 25), "ready")
    assert (t.state.winners, t.state.last, t.forced()) == ((), (), None)
    assert t.options()[0].actor == DEALER  # who begins round 11


def test_S2E3_30_to_29_after_the_eleventh_is_for_조유영() -> None:
    t = played("s2e3.txt")
    (settled,) = settlements(t)
    (game,) = [s.game for s, e in zip(t.states, t.entries) if e.action is settled]
    assert (game.round, game.scores) == (11, (30, 29))
    assert (settled.winners, settled.last) == ((JO,), (LEE,))
    assert (t.state.out, t.state.garnets, t.state.step) == ((LEE,), (2, 0), "open")


def test_S2E3_switches_of_the_preset() -> None:
    s = played("s2e3.txt").state
    assert setting(s, "frame.tie_rule_s2e3") == "on"
    assert setting(s, "frame.joint_last") == "all_tied"
    assert switches("")["frame.tie_rule_s2e3"][0] == "off"


# ---------------------------------------------------------------- an evening in two episodes


def test_an_evening_from_the_race_to_an_elimination_and_on() -> None:
    t = played("evening.txt")
    s = t.state
    opened = [write(e.action) for e in t.done if tag(type(e.action)) in ("show.open", "show.arena")]
    assert opened == ["dealer show.open horror", "dealer show.arena yut", "dealer show.open seed"]
    race, duel, poker = settlements(t)
    assert (race.winners, race.last) == ((4,), (1,))
    assert (duel.winners, duel.last) == ((1,), (0,))  # the candidate stays, whom he picked is out
    assert (s.out, s.episode, s.step) == ((0,), 2, "finished")
    assert (poker.winners, s.tokens) == ((3,), (0, 0, 0, 2, 0, 0))
    assert sum(s.garnets) + s.bank == 9


def test_the_second_episode_is_without_who_is_out_and_without_old_tokens() -> None:
    t = played("evening.txt", until="# episode 2")
    assert (t.state.out, t.state.garnets[0]) == ((0,), 0)
    assert t.state.tokens == (0, 0, 0, 0, 2, 0)
    t.play(t.read("open seed"))
    assert set(t.state.tokens) == {0}
    (lot,) = t.options()
    assert lot.fields["player"].of == (1, 2, 3, 4)  # type: ignore[union-attr]
