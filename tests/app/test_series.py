"""What the charts draw: against the states of whole evenings, for each viewer, undone, amended."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import showfile
from app.audience.scenes import rounds
from app.charts import series
from app.charts.series import Chart, Story, charts, part_of
from app.cli import outcome
from app.export import chart_csv, export, save_chart
from engine import show
from engine.games import GAMES
from engine.games.horror_race.records import CHARACTERS
from engine.games.yut.mat import HOME, LEFT, OFF
from engine.seen import Seen
from engine.show.records import Close, Correct, Finish, Give, Open, Settle, Stop
from engine.timeline import Timeline
from engine.types import DEALER, PUBLIC, Viewer, tag
from tests.app.hall import say
from tests.app.nights import cut, night, on, to_the_game, until, whole

EVERYBODY: Viewer = frozenset(range(12))
BEGIN = {"horror", "holdem", "twosided", "seed", "hap"}  # games whose rounds the dealer begins


@pytest.fixture(autouse=True)
def afresh() -> None:
    series._story.cache_clear()


def drawn(t: Timeline, viewer: Viewer = PUBLIC) -> tuple[Chart, ...]:
    return charts(t.seen(viewer))


def of(t: Timeline, key: str) -> Chart:
    return next(c for c in drawn(t) if c.kind == key)


def games_of(t: Timeline, key: str) -> list[tuple[Any, Any]]:
    """The game's states and the action that followed each, while it was on."""
    pairs = zip(t.states[: t.at], t.done)
    return [(s.game, e.action) for s, e in pairs if s.game is not None and s.key == key]


# ---------------------------------------------------------------- the games


@pytest.mark.parametrize("key", sorted(BEGIN))
def test_each_round_is_what_was_held_when_the_next_began(key: str) -> None:
    """The dealer's Begin stands between two rounds: what is held then is the row before it."""
    t = whole()
    chart, game = of(t, key), GAMES[key]
    number = (lambda s: s.at) if key == "horror" else game.score
    begun = [s for s, a in games_of(t, key) if tag(type(a)) == f"{key}.begin"]
    last = games_of(t, key)[-1][0]
    assert len(begun) >= 3
    assert chart.rows == (*(tuple(number(s)) for s in begun), tuple(number(last)))


def test_yut_counts_the_cells_of_each_pair_at_the_end_of_each_turn() -> None:
    t = whole()
    chart = of(t, "yut")
    states = [s for s, _ in games_of(t, "yut")]
    assert len(chart.rows) == states[-1].turn + 2
    for turn in range(1, states[-1].turn + 1):
        s = next(s for s in states if s.turn == turn)
        way = [[LEFT[OFF] - LEFT[p] for p in s.at[2 * i : 2 * i + 2]] for i in range(4)]
        assert chart.rows[turn] == tuple(map(sum, way))
    home = states[-1].at.count(HOME)
    assert home >= 2
    assert max(chart.rows[-1]) == 2 * LEFT[OFF]


def test_lines_belong_to_the_chairs_players_and_in_a_race_to_the_characters() -> None:
    t = whole()
    assert of(t, "horror").who == CHARACTERS
    for key in GAMES:
        if key == "horror":
            continue
        chairs = next(s.chairs for s in t.states if s.game is not None and s.key == key)
        assert of(t, key).who == chairs
        assert len(of(t, key).rows[0]) == len(chairs)


def test_the_episode_of_each_game_is_kept() -> None:
    found = [(c.kind, c.episode) for c in drawn(whole())[2:]]
    assert found == [("horror", 1), ("twosided", 1), ("holdem", 2), ("yut", 2), ("seed", 3),
                     ("hap", 3)]  # fmt: skip


@pytest.mark.parametrize("key", ["holdem", "seed", "twosided", "horror", "hap"])
def test_a_round_that_was_voided_has_no_row(key: str) -> None:
    t, rng = night(players=2 if key in ("hap", "twosided") else 8), Random(7)
    if key in ("hap", "twosided"):
        t, rng = cut(whole(), 0), Random(7)
        source = on(whole(), key, 0.6)
        t = cut(whole(), source.at)
    else:
        to_the_game(t, key, rng)
        over = lambda s: s.game.round >= 2 and series.rounds_over(key, s.game) is None  # noqa: E731
        until(t, rng, over)
    void = next((o for o in show.asides(t.state) if tag(o.kind) == f"{key}.void"), None)
    while void is None:
        until(t, rng, lambda s: any(tag(o.kind) == f"{key}.void" for o in show.asides(s)))
        void = next(o for o in show.asides(t.state) if tag(o.kind) == f"{key}.void")
    before = of(t, key).rows
    t.play(void.sample(rng))
    assert of(t, key).rows == before


# ---------------------------------------------------------------- garnets


def test_the_season_is_the_garnets_after_each_episode_and_ends_with_what_is_held() -> None:
    t = whole()
    season = drawn(t)[1]
    s = t.state
    assert len(season.rows) == 4
    for row, held in zip(season.rows, rounds(s)):
        assert all(v is None or v == h for v, h in zip(row, held))
    assert season.rows[-1] == tuple(None if i in s.out else s.garnets[i] for i in range(12))
    assert season.rows[-1].count(None) == len(s.out) > 0
    for k in range(0, t.at, 61):  # the standings and the season count the same episodes
        assert len(rounds(t.states[k])) == len(drawn(cut(t, k))[1].rows)


def test_every_change_of_garnets_is_a_step_of_the_evening() -> None:
    t = whole()
    evening = drawn(t)[0]
    assert evening.rows[0] == tuple(p.garnets for p in t.state.config.players)
    assert all(a != b for a, b in zip(evening.rows, evening.rows[1:]))
    settled = [
        tuple(None if i in s.out else g for i, g in enumerate(s.garnets))
        for s, e in zip(t.states[1:], t.done) if type(e.action) is Settle
    ]  # fmt: skip
    assert set(settled) <= set(evening.rows)
    assert [words for _, words in evening.marks] == ["1", "2", "3"]


def test_garnets_at_stake_are_counted_round_by_round() -> None:
    """In hold'em a team's garnets change with each round, not only when it is settled."""
    t = whole()
    chart, holdem = drawn(t)[0], of(t, "holdem")
    chairs = [i for i in holdem.who if isinstance(i, int)]
    purses = {tuple(row[i] for i in chairs) for row in chart.rows}
    assert set(holdem.rows) <= purses


def test_gifts_and_corrections_are_steps_and_a_closed_game_is_none() -> None:
    t = night(players=4)
    t.play(Give(DEALER, 0, 1, 1))
    t.play(Open(DEALER, "horror"))
    t.play(Close(DEALER))
    t.play(Correct(DEALER, 2, 9, "recount"))
    evening, season = drawn(t)[:2]
    assert evening.rows == ((2, 3, 4, 2), (1, 4, 4, 2), (1, 4, 9, 2))
    assert evening.marks == series.NO_EPISODE
    assert season.rows == ((1, 4, 9, 2),)


def test_a_game_that_was_stopped_keeps_its_rows_and_ends_its_episode() -> None:
    t, rng = night(players=6), Random(1)
    to_the_game(t, "horror", rng)
    until(t, rng, lambda s: s.game.round == 3)
    t.play(Stop(DEALER, "restored", "fire alarm"))
    evening, season, race = drawn(t)
    assert len(race.rows) == 3
    assert len(evening.rows) == 1
    assert season.rows == (evening.rows[0],) * 2


def test_guests_have_no_line() -> None:
    people = (*(show.Player(n, n, 2) for n in "가나다"), show.Player("손", "손", 0, True))
    t = Timeline(show, show.Config("밤", people), "s")
    assert drawn(t)[0].who == (0, 1, 2)
    assert drawn(t)[0].rows == ((2, 2, 2),)


# ---------------------------------------------------------------- who sees what


def test_every_viewer_has_the_same_charts_at_every_step() -> None:
    """Purses, points, cells are what everybody may compute (law 13)."""
    t = whole()
    for k in range(0, t.at, 211):
        here = cut(t, k)
        public = drawn(here)
        assert drawn(here, EVERYBODY) == drawn(here, frozenset({3})) == public


def test_what_is_secret_makes_no_difference_to_the_hall() -> None:
    """Two races that differ in nothing but who supports whom: one chart till they are paid."""
    nights = []
    coins = ("vampire 1", "vampire 1", "gangshi 1", "gangshi 2", "fox 2", "fox 2", "mummy 4",
             "mummy 4", "zombie 4", "zombie 4", "zombie 4", "zombie 1")  # fmt: skip
    for swapped in (0, 1):
        t = night(players=4, seed=9)
        t.play(Open(DEALER, "horror"))
        lines = [*[f"lot {i}" for i in (1, 2, 3, 4)], "start"]
        pairs = ("vampire,gangshi", "fox,mummy")
        lines += [f"{i} support {pairs[(i + swapped) % 2]}" for i in (1, 2, 3, 4)]
        for line in (*lines, *("begin", *[f"lay {coin}" for coin in coins]) * 3):
            while (a := t.forced()) is not None:
                t.play(a, "auto")
            t.play(t.read(line))
        nights.append(drawn(t))
    assert nights[0] == nights[1]
    assert nights[0][2].rows[2] == (2, 0, 4, 0, 8)


def test_a_seen_is_all_it_takes() -> None:
    """Nothing but the Seen is asked: one that was stored and read back gives the same."""
    t = on(whole(), "seed")
    seen = t.seen(PUBLIC)
    copy = Seen(seen.viewer, seen.state, tuple(seen.log), ())
    first = charts(copy)
    series._story.cache_clear()
    assert charts(seen) == first


# ---------------------------------------------------------------- undone, amended, once only


@pytest.mark.parametrize("seed", range(4))
def test_undo_redo_and_another_course_leave_nothing_behind(seed: int) -> None:
    t, rng = cut(whole(), whole().at), Random(seed)
    story = Story()
    for _ in range(12):
        deed = rng.random()
        if deed < 0.5 and t.can_undo():
            for _ in range(rng.randint(1, 40)):
                t.undo()
        elif t.at < len(t.entries):
            t.redo()
        else:
            t.play(Correct(DEALER, rng.randrange(6), rng.randint(0, 9), "x"))
        assert story.past(t.seen(PUBLIC)) == Story().past(t.seen(PUBLIC))


def test_an_amended_round_is_drawn_as_it_is_now() -> None:
    t = night(players=3, seed=5)
    t.play(Open(DEALER, "horror"))
    while t.state.step == "lot":
        t.play(t.read(f"lot {len(t.state.chairs) + 1}"))
    t.play(t.read("start"))
    for line in (*[f"{i} support fox,mummy" for i in (1, 2, 3)], "begin", *["lay vampire 4"] * 3,
                 *["lay gangshi 2"] * 3, *["lay zombie 1"] * 3):  # fmt: skip
        t.play(t.read(line))
    while (a := t.forced()) is not None:
        t.play(a, "auto")
    assert of(t, "horror").rows[-1] == (4, 2, 0, 0, 1)
    laid = [k for k, e in enumerate(t.entries) if tag(type(e.action)) == "horror.lay"]
    for k in laid[-3:]:
        t.amend(k, t.read("lay zombie 4", k))
        while (a := t.forced()) is not None:
            t.play(a, "auto")
    assert of(t, "horror").rows[-1] == (0, 2, 0, 0, 0)


def test_what_was_read_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    t = whole()
    count = 0
    apply = show.apply

    def counted(s: Any, a: Any) -> Any:
        nonlocal count
        count += 1
        return apply(s, a)

    monkeypatch.setattr(series.show, "apply", counted)
    for k in (t.at - 1, t.at, t.at):
        drawn(cut(t, k))
    assert count == len(t.seen(PUBLIC).log)


def test_which_chart_is_meant() -> None:
    t = whole()
    running = on(t, "yut")
    count = len(drawn(running))
    assert part_of(running.seen(PUBLIC), 0, count) == count - 1
    assert part_of(t.seen(PUBLIC), 0, 8) == 1
    assert [part_of(t.seen(PUBLIC), part, 8) for part in (1, 2, 8)] == [0, 1, 7]
    assert part_of(t.seen(PUBLIC), 9, 8) == 1


def test_a_game_nobody_told_the_charts_of_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    t = whole()
    before = drawn(t)
    series._story.cache_clear()
    monkeypatch.delitem(series.RESTING, "hap")
    assert drawn(t) == before[:-1]
    assert [c.kind for c in drawn(on(t, "hap"))] == [c.kind for c in before[:-1]]


# ---------------------------------------------------------------- tables


def table(data: bytes) -> list[list[str]]:
    assert data.startswith(b"\xef\xbb\xbf")
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))


@pytest.mark.parametrize("part", range(8))
def test_the_table_holds_the_numbers_of_the_chart(part: int) -> None:
    t = whole()
    chart = drawn(t)[part]
    head, *body = table(chart_csv(chart, t.state.players, say("ko")))
    assert len(head) == len(chart.who) + 1
    assert [[int(v) if v else None for v in row[1:]] for row in body] == [
        list(row) for row in chart.rows
    ]
    assert [int(row[0]) for row in body] == list(range(len(chart.rows)))


def test_the_last_line_of_the_season_is_the_outcome_c4() -> None:
    t = cut(whole(), whole().at)
    t.play(Finish(DEALER))
    result = json.loads(json.dumps(outcome(t, say("en"))))
    head, *body = table(chart_csv(drawn(t)[1], t.state.players, say("en")))
    held = dict(zip(head[1:], body[-1][1:]))
    for row in result["ranking"]:
        assert held[row["name"]] in (str(row["garnets"]), "")
    assert [name for name in head[1:] if not held[name]] == [
        p.name for i, p in enumerate(t.state.players) if i in t.state.out
    ]


def test_names_cannot_be_formulas_and_points_stay_numbers() -> None:
    people = tuple(show.Player(n, n[:4], 2) for n in ('=HYPERLINK("x")', "+82 10", '쉼,표 "말"'))
    chart = Chart("hap", (0, 1, 2), ((0, 0, 0), (-3, 4, 0)))
    head, *body = table(chart_csv(chart, people, say("ko")))
    assert head[1:] == ['\'=HYPERLINK("x")', "'+82 10", '쉼,표 "말"']
    assert body[1] == ["1", "-3", "4", "0"]


def saved(folder: Path) -> showfile.Opened:
    people = tuple(show.Player(n, n, 2) for n in ("가온", "나래", "다솜"))
    return showfile.create(folder / "night.garnet", show.Config("밤", people), "a seed")


@pytest.mark.usefixtures("qapp")
def test_a_change_after_the_end_is_in_the_next_export_c3(tmp_path: Path) -> None:
    opened = saved(tmp_path)
    opened.evening.play(Give(DEALER, 0, 1, 1))
    opened.evening.play(Finish(DEALER))
    first = export(opened, say("ko"))
    opened.evening.undo()
    opened.evening.play(Correct(DEALER, 2, 7, "recount"))
    opened.evening.play(Finish(DEALER))
    second = export(opened, say("ko"))
    rows = [table((folder / "evening.csv").read_bytes())[-1] for folder in (first, second)]
    assert rows == [["1", "1", "3", "2"], ["2", "1", "3", "7"]]
    assert (second / "evening.png").stat().st_size > 10_000
    opened.close()


@pytest.mark.usefixtures("qapp")
def test_a_saved_chart_never_lies_over_another(tmp_path: Path) -> None:
    opened = saved(tmp_path)
    opened.evening.play(Give(DEALER, 0, 1, 1))
    seen = opened.evening.timeline.seen(PUBLIC)
    paths = [save_chart(opened, seen, 1, say("en")) for _ in range(2)]
    assert [p.name for p in paths] == ["evening.png", "evening 2.png"]
    assert all(p.with_suffix(".csv").exists() for p in paths)
    assert paths[0].parent.name == "night charts"
    opened.close()
