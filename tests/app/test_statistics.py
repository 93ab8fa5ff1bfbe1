"""The charts as pictures: every game, both languages, from two lines to twenty-four, one pixel."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from app.audience.scenes import Scene
from app.audience.window import HallWindow
from app.charts.lines import DASHES, Frame, line_pen, picture, plot, ticks
from app.charts.series import Chart, charts
from app.charts.standings import HALL, SMALL
from app.charts.statistics import apart, paint_chart, rows_of, typeset
from app.draw import Written, smooth, watching
from app.live import Live
from app.theme import CONSOLE_FLOOR, HALL_FLOOR
from engine import show
from engine.games import GAMES
from engine.seen import Seen
from engine.show.records import Close, Correct, Open
from engine.timeline import Timeline
from engine.types import DEALER, PUBLIC
from tests.app.conftest import press
from tests.app.games import WIDE
from tests.app.hall import ENGLISH, KOREAN, faults, say, shot
from tests.app.nights import on, whole

pytestmark = pytest.mark.usefixtures("qapp")


def crowd(count: int, changes: int = 40, names: tuple[str, ...] = WIDE) -> Seen:
    """So many people, whose garnets change all evening; some episodes among it."""
    rng = Random(count)
    short = [f"{names[k % 12][:-2]}{k:02}" for k in range(count)]
    people = tuple(show.Player(n, n, 1 + k % 5) for k, n in enumerate(short))
    t = Timeline(show, show.Config("밤", people), "s")
    for k in range(changes):
        i = rng.randrange(count)
        held = max(0, t.state.garnets[i] + rng.choice((-2, 1, 2, 3)))
        t.play(Correct(DEALER, i, held, "x"))
        if k % 9 == 4 and count > 2:
            t.play(Open(DEALER, "horror"))
            t.play(Close(DEALER))
    return t.seen(PUBLIC)


# ---------------------------------------------------------------- the scene


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_game_that_is_on_fits_the_hall(key: str, lang: str) -> None:
    for share in (0.02, 0.5, 0.99):
        seen = on(whole(lang), key, share).seen(PUBLIC)
        scene = Scene("statistics", seen)
        assert faults(scene, lang) == []
        last = len(charts(seen))
        assert shot(scene, lang) == shot(Scene("statistics", seen, part=last), lang)


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("part", range(9))
def test_every_chart_of_an_evening_fits_the_hall(part: int, lang: str) -> None:
    seen = whole(lang).seen(PUBLIC)
    assert len(charts(seen)) == 8
    assert faults(Scene("statistics", seen, part=part), lang) == []


@pytest.mark.parametrize("count", [3, 4, 5, 6, 11, 12, 13, 18, 24])
@pytest.mark.parametrize("part", [1, 2])
def test_any_number_of_people_with_the_widest_names_has_room(count: int, part: int) -> None:
    for changes in (0, 1, 40):
        assert faults(Scene("statistics", crowd(count, changes), part=part), "en") == []


def test_two_hundred_steps_and_purses_of_three_digits_have_room() -> None:
    seen = crowd(12, 200)
    assert len(charts(seen)[0].rows) > 170
    assert faults(Scene("statistics", seen, part=1), "ko") == []
    rows = tuple((999 - k, 100 + k, k - 30) for k in range(60))
    assert drawn(Chart("hap", (0, 1, 2), rows), seen, "en")


def drawn(chart: Chart, seen: Seen, lang: str, box: QRectF = HALL) -> list[Written]:
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    p = smooth(QPainter(image))
    with watching() as written:
        rows = rows_of(chart, seen.state, say(lang))
        paint_chart(p, chart, rows, seen.state, box, say(lang))
    p.end()
    assert [w for w in written if w.size < HALL_FLOOR or w.width > w.most + 1] == []
    return written


@pytest.mark.parametrize("count", [2, 5, 12])
def test_who_is_level_shares_a_rank_and_stands_apart(count: int) -> None:
    seen = crowd(12)
    chart = Chart("season", tuple(range(count)), ((3,) * count, (7,) * count))
    rows = rows_of(chart, seen.state, say("ko"))
    assert {row.rank for row in rows} == {1}
    assert not any(row.first or row.last for row in rows)
    names = [w.rect for w in drawn(chart, seen, "ko") if w.words in {r.standing.name for r in rows}]
    assert len(names) == count
    assert not any(a.intersects(b) for a, b in pairwise(names))


def test_the_row_of_a_line_is_where_it_ends_if_there_is_room() -> None:
    assert apart((100, 400, 800), 80, 0, 1000) == [100, 400, 800]
    assert apart((500, 500, 500), 80, 0, 1000) == [500, 580, 660]
    assert apart((990, 995, 999), 80, 0, 1000) == [800, 880, 960]
    assert apart((-9, 1, 2), 80, 0, 240) == [40, 120, 200]


def test_below_zero_has_its_ticks_and_a_true_minus() -> None:
    assert ticks(6, 4) == (2, 4, 6)
    assert ticks(6, 4, -3) == (-2, 0, 2, 4, 6)
    assert ticks(0, 4, -7) == (-6, -4, -2, 0)
    assert typeset(-3) == "\N{MINUS SIGN}3"


def test_twenty_four_seats_have_twenty_four_looks() -> None:
    pens = [line_pen(seat, "", 6) for seat in range(24)]
    assert len({(pen.color().name(), tuple(pen.dashPattern())) for pen in pens}) == 24
    assert len(DASHES) == 4


def test_who_left_the_show_keeps_a_line_and_a_name_without_a_number() -> None:
    seen = whole().seen(PUBLIC)
    season = charts(seen)[1]
    gone = [seen.state.players[i].short for i in seen.state.out]
    written = drawn(season, seen, "ko")
    assert set(gone) <= {w.words for w in written}
    assert not {r.standing.name for r in rows_of(season, seen.state, say("ko"))} & set(gone)


# ---------------------------------------------------------------- pixels (A12)


def band(image: QImage, x: int, colour: str) -> tuple[float, int]:
    """The middle and the height of what has this colour in a column."""
    wanted = QColor(colour)
    ys = [
        y
        for y in range(image.height())
        if abs(image.pixelColor(x, y).hue() - wanted.hue()) < 12 and image.pixelColor(x, y).alpha()
    ]
    return (ys[0] + ys[-1] + 1) / 2, ys[-1] - ys[0] + 1


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("wide", [860, 1024])
def test_a_number_is_at_its_pixel_at_any_scale_a12(scale: float, wide: int) -> None:
    """The same data on screens of other scales: the map differs by less than a pixel."""
    rows = ((5, 40), (18, 22), (31, 9))
    one = picture(rows, (0, 1), Frame(wide, 850))
    other = picture(rows, (0, 1), Frame(wide, 850, 44, scale))
    assert other.image.width() == pytest.approx(wide * scale, abs=1)
    for seat, colour in ((0, "#5BB8FF"), (1, "#FF9A4A")):
        assert other.ends[seat].x() == pytest.approx(one.ends[seat].x(), abs=0.5)
        assert other.ends[seat].y() == pytest.approx(one.ends[seat].y(), abs=0.5)
        end = other.ends[seat] * scale
        middle, high = band(other.image, int(end.x()) - 8, colour)
        assert middle == pytest.approx(end.y(), abs=1)
        assert high == pytest.approx(44 * 0.23 * scale, abs=1.5)


def test_the_axis_is_where_the_numbers_say() -> None:
    """Two levels that differ by known amounts are as far apart as the axis has it."""
    ends = picture(((0, 10, 20), (0, 10, 20)), (2, 1, 0), Frame(860, 850)).ends
    assert ends[0].y() - ends[1].y() == pytest.approx(ends[1].y() - ends[2].y(), abs=0.01)


def test_the_hall_draws_the_same_at_another_scale(qtbot: Any) -> None:
    seen = on(whole(), "seed").seen(PUBLIC)
    hall = HallWindow(say("ko"), motion=False)
    qtbot.addWidget(hall)
    hall.show_scene("statistics", seen, snap=True)
    small, large = hall.picture(QSize(1920, 1080)), hall.picture(QSize(2880, 1620))
    reduced = large.scaled(QSize(480, 270)).convertToFormat(QImage.Format.Format_Grayscale8)
    same = small.scaled(QSize(480, 270)).convertToFormat(QImage.Format.Format_Grayscale8)
    apart_ = [
        abs(reduced.pixelColor(x, y).value() - same.pixelColor(x, y).value())
        for x in range(0, 480, 7)
        for y in range(0, 270, 5)
    ]
    assert sum(apart_) / len(apart_) < 6
    hall.retire()


def test_other_charts_take_over_the_items_of_the_last() -> None:
    """L3: curves are added for a crowd, and then never again."""
    shot(Scene("statistics", crowd(24), part=1), "ko")
    before = list(plot().item.items)
    for key in ("seed", "horror", "hap", "holdem"):
        shot(Scene("statistics", on(whole(), key).seen(PUBLIC)), "ko")
    shot(Scene("statistics", crowd(24, 30), part=1), "ko")
    assert list(plot().item.items) == before


# ---------------------------------------------------------------- the console


@pytest.fixture
def table(live: Live) -> Live:
    for line in ("give 1 2 1", "give 3 4 2", "correct 5 9 recount"):
        live.console.typed.emit(line)
    return live


def test_one_key_opens_the_charts_and_they_can_be_walked(table: Live) -> None:
    console = table.console
    assert not console.charts.isVisible()
    press(console, "F3")
    assert console.charts.isVisible()
    assert console.charts.at == 1  # no game is on: the season
    press(console, "1")
    assert console.charts.at == 0
    console.dispatch.key("Right")
    console.dispatch.key("Right")
    assert console.charts.at == 0  # there are two, so it came round
    press(console, "9")
    assert console.charts.at == 1
    press(console, "Esc")
    assert not console.charts.isVisible()
    press(console, "Y", "F1")
    assert (console.charts.isVisible(), console.sheet.isVisible()) == (False, True)


def test_the_pad_goes_on_below_the_charts(table: Live) -> None:
    console = table.console
    press(console, "Q", "W")
    press(console, "F3")
    while table.session.timeline.state.step == "lot":
        table.session.go_on()
    press(console, "Space")
    assert table.session.timeline.state.game is not None
    supports = table.session.timeline.state.game.supports
    press(console, "1", "2")  # the pad waits for two characters: the digits are its own
    assert table.session.timeline.state.game.supports != supports
    assert console.charts.isVisible()


def test_enter_makes_it_the_next_scene_and_take_shows_it(table: Live) -> None:
    press(table.console, "F3", "1", "Enter")
    assert table.channel.next == "statistics:1"
    assert table.console.lead.note
    press(table.console, "F5")
    assert table.channel.scene == "statistics:1"
    assert table.hall.scene().kind == "statistics"
    assert table.session.opened.evening.scene == "statistics:1"


def test_saving_tells_where_and_writes_picture_and_table(table: Live, folder: Path) -> None:
    press(table.console, "F3", "1", "Ctrl+S")
    path = folder / "night charts" / "evening.png"
    assert str(path) in table.console.lead.told
    assert QImage(str(path)).size() == QSize(1920, 1080)
    head = path.with_suffix(".csv").read_text(encoding="utf-8-sig").splitlines()[0]
    assert "김도윤" in head


def test_what_cannot_be_saved_is_told_and_nothing_is_lost(
    table: Live, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.export._write_chart", full)
    press(table.console, "F3", "Ctrl+S")
    assert "disk full" in table.console.lead.told
    assert table.session.trouble is None


def full(*_: Any) -> None:
    raise OSError("disk full")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("names", [KOREAN, ENGLISH, WIDE])
def test_the_console_keeps_its_floor(live: Live, size: tuple[int, int], names: Any) -> None:
    page = live.console.charts
    live.console.resize(*size)
    press(live.console, "F3")
    for seen in (crowd(24, 40, names), crowd(12, 40, names), whole().seen(PUBLIC)):
        assert page.desk is not None
        page.desk = type(page.desk)(seen, (), (), None, (), 1)
        for at in range(len(charts(seen))):
            page.at = at
            with watching() as written:
                page.grab()
            large = [w.size * (SMALL if w.size >= HALL_FLOOR else 1) for w in written]
            assert min(large) >= CONSOLE_FLOOR
            assert all(w.width <= w.most + 1 for w in written)
            box = QRectF(page.rect())
            assert [w.words for w in written if w.words and not box.contains(w.rect)] == []
