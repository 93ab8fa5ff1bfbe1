"""Presets of the episodes, and whole evenings as text: season 2, episode 3, and two episodes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import show
from engine.games import GAMES
from engine.notation import write
from engine.script import run
from engine.show import Config, Player, setting, switches
from engine.show.presets import PRESETS, Preset, fault, opening
from engine.show.records import Close, Finish, Open, Oppose, Settle, Start
from engine.timeline import Timeline
from engine.types import DEALER, tag

TRANSCRIPTS = Path(__file__).parent.parent / "transcripts"
JO, LEE = 0, 1  # 조유영, 이다혜
S2E3, S4E2, S4E7, S4E10 = PRESETS.values()


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


# ---------------------------------------------------------------- the presets


def people(preset: Preset) -> tuple[Player, ...]:
    seats = [Player(f"자리{i}", f"자리{i}", n) for i, n in enumerate(preset.garnets)]
    return (*seats, *(Player(f"손님{i}", f"손{i}", 0, True) for i in range(preset.guests)))


def opened(preset: Preset, seed: str = "seed") -> Timeline:
    """The table as the preset leaves it: everybody sits, nothing has begun."""
    t = Timeline(show, Config("회차", people(preset)), seed)
    order = tuple(range(len(preset.garnets)))
    for action in opening(t.state, preset.game, preset.rules, order):
        t.play(action)
    return t


def test_the_four_episodes() -> None:
    assert tuple(PRESETS) == ("s2e3", "s4e2", "s4e7", "s4e10")
    assert all(key == preset.key for key, preset in PRESETS.items())


@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_preset_is_ready_to_run(preset: Preset) -> None:
    """Its rules are rules, its people can play it, and the one step awaited is the start."""
    for name, to in preset.rules:
        assert to in switches(name.split(".")[0].replace("frame", ""))[name]
    assert fault(preset, people(preset)) is None
    t = opened(preset)
    assert (t.state.step, t.state.key, t.state.episode) == ("ready", preset.game, 1)
    assert t.state.chairs == tuple(range(len(preset.garnets)))
    assert t.options() == (show.asking.START,)
    assert all(setting(t.state, name) == to for name, to in preset.rules)
    assert [e.by for e in t.done] == ["dealer"] * len(t.done)  # each can be taken back
    while t.at:
        t.undo()
    assert t.state == show.setup(Config("회차", people(preset)))


def test_8_1_S2E3_is_the_death_match_of_two_under_its_tie_rule() -> None:
    s = opened(S2E3).state
    assert (S2E3.game, len(s.players), s.duelists) == ("hap", 2, (0, 1))
    assert (s.house.tie_rule_s2e3, s.house.joint_last) == ("on", "all_tied")  # §1.1-11, §1.3
    config = GAMES["hap"].configure((1, 1), {})
    assert (config.rounds, config.turn_seconds, config.pass_limit) == (10, 10, "six_total")
    assert config.tie == "extra_rounds"
    assert S2E3.death_match == ""


def test_8_2_S4E2_is_a_race_of_twelve_and_strategic_yut() -> None:
    s = opened(S4E2).state
    assert (S4E2.game, len(s.chairs), S4E2.death_match) == ("horror", 12, "yut")
    assert s.garnets[0] == 1  # number 1
    assert (max(s.garnets), s.garnets.count(3), s.garnets.count(1)) == (3, 1, 11)
    assert s.house.garnet_transfer == "not_in_garnet_match"
    assert GAMES["horror"].GARNET_MATCH
    assert (s.house.tokens_sole, GAMES["horror"].TOKENS[0]) == ("by_game", 2)
    assert s.house.spare_token == "may_give"


def test_8_3_S4E7_is_seed_poker_of_seven_and_gyeol_hap_stands_in() -> None:
    s = opened(S4E7).state
    assert (S4E7.game, len(s.chairs), S4E7.death_match) == ("seed", 7, "hap")
    assert (s.house.tokens_sole, GAMES["seed"].TOKENS[0]) == ("by_game", 2)
    assert s.house.loser_garnets == "bequeath"
    assert setting(s, "seed.tie") == "order_of_play"  # §4.1-15


def test_8_4_S4E10_is_holdem_of_four_teams_and_two_sided_poker() -> None:
    s = opened(S4E10).state
    assert (S4E10.game, S4E10.death_match) == ("holdem", "twosided")
    assert (s.chairs, s.helpers) == ((0, 1, 2, 3), (4, 5, 6, 7))
    assert [p.guest for p in s.players] == [False] * 4 + [True] * 4
    assert len({*S4E10.garnets}) == 4  # F-10: they differ, as rule §2.1-22 needs
    assert min(S4E10.garnets) >= 2
    assert (s.house.tokens_sole, GAMES["holdem"].TOKENS[0]) == ("by_game", 1)
    assert setting(s, "holdem.none_bust") == "fewest_is_candidate"  # F-15


@pytest.mark.parametrize("seed", [1, *(pytest.param(n, marks=pytest.mark.long) for n in (2, 3, 4))])
@pytest.mark.parametrize("preset", PRESETS.values(), ids=list(PRESETS))
def test_a_whole_episode_to_the_elimination(preset: Preset, seed: int) -> None:
    t = opened(preset, str(seed))
    played_out(t, Random(seed))
    s = t.state
    assert (s.step, len(s.out), s.key) == ("open", 1, preset.death_match or preset.game)
    matches = settlements(t)
    assert len(matches) == (2 if preset.death_match else 1)
    assert matches[-1].last == s.out
    picked = [e.action for e in t.done if isinstance(e.action, Oppose)]
    assert len(picked) == len(matches) - 1
    assert all(a.actor in s.out or a.player in s.out for a in picked)
    assert not show.audit(s)


def played_out(t: Timeline, rng: Random) -> None:
    """Everything by lot until the episode is over; of Gyeol-Hap only the real calls are made."""
    t.play(Start(DEALER))
    while t.state.step != "open":
        step = t.forced()
        if step is not None:
            t.play(step, "auto")
        else:
            t.play(choice(t, rng))


def choice(t: Timeline, rng: Random) -> Any:
    if t.state.key == "hap" and t.state.game is not None:
        right = called(t)
        if right is not None:
            return right
    options = [o for o in t.options() if o.kind is not Close]
    return options[int(rng.random() * len(options))].sample(rng)


def called(t: Timeline) -> Any:
    """The hap or gyeol that is right now, None where no call is awaited."""
    game, seat = t.state.game, t.state.game.turn
    left = GAMES["hap"].left(game.board, game.found)  # type: ignore[attr-defined]
    if game.step == "turn":
        return t.read(f"{seat + 1} hap.hap" if left else f"{seat + 1} hap.gyeol")
    if game.step == "name":
        return t.read(f"{seat + 1} hap.name {','.join(map(str, left[0]))}")
    return None


def hosted(until: str = "") -> Timeline:
    """The match of season 2, episode 3, played at the table that the preset opens."""
    text = (TRANSCRIPTS / "s2e3.txt").read_text(encoding="utf-8")
    match = text.split("\nstart\n")[1]
    match = match.split(until)[0] if until else match
    head = ["show 회차", "player 조유영 1", "player 이다혜 1"]
    lines = [write(e.action) for e in opened(S2E3).done]
    return run("\n".join([*head, *lines, "start", match]))


def test_S2E3_golden_is_hosted_by_the_preset() -> None:
    t = hosted(until="# round 11")
    game = t.state.game
    assert (game.round, game.scores, game.step) == (10, (25, 25), "ready")  # no result: round 11
    assert t.state.winners == ()
    t = hosted()
    (settled,) = settlements(t)
    (game,) = [s.game for s, e in zip(t.states, t.entries) if e.action is settled]
    assert (game.round, game.scores) == (11, (30, 29))
    assert (t.state.winners, t.state.out) == ((JO,), (LEE,))
    assert setting(t.state, "frame.tie_rule_s2e3") == "on"


# ---------------------------------------------------------------- who is missing


def crowd(players: int, guests: int = 0, garnets: int = 5) -> tuple[Player, ...]:
    able = [Player(f"사람{i}", f"사{i}", garnets) for i in range(players)]
    return (*able, *(Player(f"손님{i}", f"손{i}", 0, True) for i in range(guests)))


@pytest.mark.parametrize(
    ("preset", "company", "code", "facts"),
    [
        (S4E2, crowd(10), "preset-too-few", {"seats": 12, "missing": 2}),
        (S4E7, crowd(6, guests=3), "preset-too-few", {"seats": 7, "missing": 1}),
        (S2E3, crowd(1), "preset-too-few", {"seats": 2, "missing": 1}),
        (S2E3, crowd(5), "preset-too-many", {"seats": 2, "more": 3}),
        (S4E10, crowd(4, guests=1), "preset-no-helpers", {"seats": 4, "missing": 3}),
        (S4E10, crowd(4, 4, garnets=0), "garnets-needed", {"seat": 0}),
    ],
)
def test_who_cannot_play_it_is_told_what_is_missing(
    preset: Preset, company: tuple[Player, ...], code: str, facts: dict[str, object]
) -> None:
    no = fault(preset, company)
    assert no is not None
    assert (no.code, no.facts) == (code, facts)


@pytest.mark.parametrize(
    ("preset", "company"),
    [(S4E10, crowd(8)), (S4E10, crowd(5, guests=3)), (S4E2, crowd(13)), (S2E3, crowd(2, guests=4))],
)
def test_more_people_may_be_there(preset: Preset, company: tuple[Player, ...]) -> None:
    assert fault(preset, company) is None
    t = Timeline(show, Config("회차", company), "seed")
    for action in opening(t.state, preset.game, preset.rules, tuple(range(len(preset.garnets)))):
        t.play(action)
    assert t.options() == (show.asking.START,)


def test_an_opening_without_an_order_waits_for_the_lot() -> None:
    t = Timeline(show, Config("회차", people(S4E10)), "seed")
    for action in opening(t.state, S4E10.game, S4E10.rules, ()):
        t.play(action)
    assert (t.state.step, t.state.chairs, t.state.helpers) == ("lot", (), ())


def test_an_opening_without_a_game_only_sets_the_rules_of_the_show() -> None:
    s = show.setup(Config("회차", people(S4E2)))
    actions = opening(s, "", (("frame.joint_last", "random"), ("frame.lot", "typed")), ())
    assert [write(a) for a in actions] == ["dealer show.switch frame.joint_last random"]
    assert not any(isinstance(a, (Open, Finish)) for a in actions)
