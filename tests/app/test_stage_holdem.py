"""The stage of Hold'em: pure pictures, nothing of the room next door, no card before its time."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from app.audience.scenes import Scene
from app.games import holdem as stage
from app.games.holdem import motion
from app.games.holdem.table import Table, table
from engine import betting, show
from engine.betting import Bets
from engine.games import GAMES
from engine.seen import Seen
from engine.show import Config, Player
from engine.types import PUBLIC, replace
from tests.app.hall import KOREAN, faults, shot

pytestmark = pytest.mark.usefixtures("qapp")
GAME: Any = GAMES["holdem"]
WIDEST = ("WWWWWWWW", "Hyeonjun", "Gyeongmi", "Kwanghwa", "Myungwon", "Mwamwamm", "Doyun", "Taeo")
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"check": "yes", "lone_winner_shows": "yes", "kinds": "host", "second_problem": "during_bet1",
     "roles": "open_by_standing", "double_tie": "split", "ante": 3},
    {"cards": "drawn", "allin": "cap_to_shortest", "simultaneous_bust": "nominate", "ante": 2},
    {"allin": "must_fold", "first_player": "prev_loser", "no_solver": "new_problem", "check": "yes",
     "wrong_answer": "out_for_problem"},
)  # fmt: skip
STEPS = {"begin", "deal", "bring", "open", "pay", "pass", "show", "award"}


def evening(teams: int = 4, lang: str = "ko", garnets: int = 30, **switches: Any) -> Any:
    """An evening with the longest names, its game just opened, each team with a helper."""
    names = (KOREAN if lang == "ko" else WIDEST)[: 2 * teams]
    people = tuple(Player(n, n, garnets * (k < teams), k >= teams) for k, n in enumerate(names))
    s = show.setup(Config("밤", people))
    chairs = tuple(range(teams))
    return replace(
        s, step="game", key="holdem", episode=1, chairs=chairs, sitting=chairs,
        absent=(False,) * teams, helpers=tuple(range(teams, 2 * teams)), before=s.garnets,
        game=GAME.setup(GAME.configure(s.garnets[:teams], switches)),
    )  # fmt: skip


def asked(s: Any, rng: Random) -> Any:
    """A sensible action: folds are rarer and raises smaller than by lot; now and then an aside."""
    asides = GAME.asides(s.game)
    if asides and rng.random() < 0.02:
        return asides[int(rng.random() * len(asides))].sample(rng)
    options = GAME.options(s.game)
    option = options[int(rng.random() * len(options))]
    if option.kind.__name__ == "Fold" and rng.random() < 0.6:
        option = options[1] if len(options) > 1 else option
    action = option.sample(rng)
    small = option.kind.__name__ == "Bet" and rng.random() < 0.8
    return replace(action, to=option.fields["to"].lo) if small else action


@cache
def played(house: int, teams: int, lang: str = "ko", seed: int = 5) -> tuple[Any, ...]:
    """Every state of one game, played at random to its end."""
    rng, s = Random(seed), evening(teams, lang, 12 if seed % 2 else 60, **HOUSES[house])
    out = [s]
    while GAME.options(s.game) and len(out) < 1500:
        s = replace(s, game=GAME.apply(s.game, asked(s, rng)))
        out.append(s)
    return tuple(out)


def seen(s: Any) -> Seen:
    return as_seen(show.view(s, PUBLIC))


def as_seen(s: Any) -> Seen:
    return Seen(PUBLIC, s, (), ())


def kind(before: Any, after: Any) -> str:
    return motion.step(table(seen(before)), Table(after, after.game))


def one_of_each(states: tuple[Any, ...]) -> dict[str, tuple[Any, Any]]:
    """The last step of each kind and length, and of each phase with its pots."""
    return {
        f"{kind(a, b)} {b.game.step} {len(b.game.shared)} {len(Table(b, b.game).pots())} "
        f"{len(b.game.bets.live)} {b.game.helper}": (a, b)
        for a, b in pairwise(states)
    }


def scene(before: Any, after: Any, t: float = 1.0) -> Scene:
    return Scene("game", seen(after), seen(before) if before is not None else None, t)


def test_every_kind_of_step_moves_and_only_forward() -> None:
    kinds = set()
    for house in range(4):
        states = played(house, 4)
        for a, b in pairwise(states):
            assert 0 <= stage.duration(seen(a), seen(b)) <= 620
            kinds.add(kind(a, b))
            voided = b.game.round < a.game.round  # a void taken back may look like a beginning
            assert kind(b, a) == "" or voided  # undo snaps
    assert kinds - {""} == STEPS


@pytest.mark.parametrize("house", range(2))
def test_drawn_afresh_equals_the_end_of_the_motion(house: int) -> None:
    found = {kind(a, b): (a, b) for a, b in pairwise(played(house, 4))}
    for before, after in found.values():
        end = shot(scene(before, after), wide=480)
        assert end == shot(scene(None, after), wide=480) == shot(scene(before, after), wide=480)


@pytest.mark.parametrize("house", range(2))
def test_two_different_secrets_give_equal_pixels(house: int) -> None:
    """The hall's picture, the one of another truth, and the one that had the truth at hand."""
    rng = Random(11)
    found = {kind(a, b): (a, b) for a, b in pairwise(played(house, 4))}
    assert set(found) >= STEPS
    for before, after in found.values():
        one, two = (show.imagine(show.view(s, PUBLIC), rng) for s in (before, after))
        for t in (0, 0.25, 0.5, 0.75, 1):
            hall = shot(scene(before, after, t), wide=320)
            assert hall == shot(scene(one, two, t), wide=320)
            truth = Scene("game", as_seen(after), as_seen(before), t)
            assert hall == shot(truth, wide=320)


def test_what_goes_on_in_the_room_is_never_seen() -> None:
    """§2.1-18: nobody in the hall sees that a problem is posed, solved, or a card ready."""
    silent = 0
    for house in range(4):
        for a, b in pairwise(played(house, 4)):
            if a.game.room != b.game.room and a.game.step == b.game.step:
                assert seen(a) == seen(b)
                silent += 1
    assert silent > 50


def test_a_card_shows_its_face_only_past_the_middle_and_only_when_it_is_open() -> None:
    before, after = next((a, b) for a, b in pairwise(played(0, 4)) if kind(a, b) == "show")
    was, now = Table(before, before.game), Table(after, after.game)
    length = stage.duration(seen(before), seen(after))
    half = motion.TURN_MS / length / 2
    assert motion.look(was, now, "show", half - 0.02).half < 0.5
    assert motion.look(was, now, "show", half + 0.02).half > 0.5
    for states in (played(0, 4), played(1, 4)):
        for s in states:
            for chair in range(4):
                assert (Table(s, s.game).face(chair) is None) == (chair not in s.game.shown)


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("teams", [2, 3, 4])
def test_nothing_is_small_too_wide_or_on_top_of_another(lang: str, teams: int) -> None:
    for house in range(4):
        for _, after in list(one_of_each(played(house, teams, lang, house)).values())[::2]:
            assert faults(scene(None, after), lang) == []


def worst() -> dict[str, dict[str, Any]]:
    """Legal states that random play seldom reaches: all pots, three digits, all at once."""
    four = {"round": 17, "shared": (7, 10), "cards": (7, 3, 9, 10), "helper": (True, False) * 2}
    rest = (0,) * 4
    return {
        "three pots": {**four, "step": "bet", "first": 2,
            "bets": Bets((0, 0, 120, 180), (38, 55, 100, 140), (0, 1, 2, 3), (2,), 140)},
        "four pots": {**four, "step": "show", "first": 2,
            "bets": Bets(rest, (138, 510, 699, 712), (0, 1, 2, 3), (), 712)},
        "four split": {**four, "step": "award", "shared": (5, 5), "shown": (0, 1, 2, 3),
            "bets": Bets(rest, (100,) * 4, (0, 1, 2, 3))},
        "two win": {**four, "step": "ready", "shown": (0, 3), "won": 0, "first": 3,
            "bets": Bets((999, 0, 888, 112), rest)},
        "nominate": {**four, "step": "nominate", "bust": (0, 1), "shown": (0, 1, 2, 3), "won": 2,
            "bets": Bets((0, 0, 288, 112), rest)},
        "roles": {**four, "step": "roles", "round": 10, "choices": ("", "", None, "stays"),
            "bets": Bets((100, 0, 188, 112), rest)},
        "over": {**four, "step": "over", "round": 20, "candidate": 1, "shown": (2, 3), "won": 2,
            "bets": Bets((0, 0, 288, 112), rest)},
    }  # fmt: skip


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("name", worst())
def test_the_worst_legal_states_fit(name: str, lang: str) -> None:
    s = evening(4, lang, 100, double_tie="split", roles="open_by_standing")
    s = replace(s, game=replace(s.game, **worst()[name]))
    assert faults(scene(None, s), lang) == []


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_rules_fit(lang: str) -> None:
    assert faults(Scene("rules", seen(evening(4, lang))), lang) == []


def test_pots_are_those_the_garnets_are_paid_by() -> None:
    """Once betting is over the picture cuts the pots where the rules do."""
    checked = 0
    for house in (0, 1, 3):
        for s in played(house, 4):
            t = Table(s, s.game)
            assert sum(size for size, _ in t.pots()) == sum(s.game.bets.paid)
            if s.game.step in ("show", "award") and len(s.game.bets.live) > 1:
                assert t.pots() == betting.pots(s.game.bets)
                checked += 1
    assert checked > 50


def test_a_helper_at_the_table_has_the_name_and_the_team_keeps_its_sign() -> None:
    s = evening(4)
    t = Table(s, replace(s.game, helper=(True, False, False, False)))
    assert (t.name(0), t.short(t.partner(0)), t.team(0)) == (KOREAN[4], KOREAN[0], 0)
    assert (t.name(1), t.short(t.partner(1))) == (KOREAN[1], KOREAN[5])
    alone = Table(replace(s, helpers=()), t.game)
    assert (alone.name(0), alone.short(alone.partner(0))) == (KOREAN[0], "")


def test_snap_where_nothing_recognised_happened() -> None:
    bets = [seen(s) for s in played(0, 4) if s.game.step == "bet"]
    assert stage.duration(bets[0], bets[-1]) == 0
    assert stage.duration(None, bets[0]) == 0
