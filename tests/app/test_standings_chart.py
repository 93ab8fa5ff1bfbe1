"""The garnet standings: ranks, lines side by side, one plot for all, a picture kept by its data."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.charts import lines
from app.charts.lines import Frame, picture, plot, spread
from app.charts.standings import SMALL, Standing, StandingsDock, paint_standings, ranked
from app.draw import Written, smooth, watching
from app.theme import CONSOLE_FLOOR, HALL_FLOOR

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Wonyoung", "남궁민수", "Hyeonjun", "제갈공명", "Gyeongmi", "이서연", "Mwamwamm", "박지호",
         "Kwanghwa", "선우은숙", "Jiho", "최하린")  # fmt: skip


def history(players: int, rounds: int, most: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple((1 + r * (s * 7 % 5 + 1)) * most // (1 + 5 * rounds) for s in range(players))
        for r in range(rounds)
    )


def rows(players: int, past: tuple[tuple[int, ...], ...], tokens: int = 2) -> tuple[Standing, ...]:
    last, before = past[-1], past[-2:][0]
    return tuple(
        Standing(s, NAMES[s], last[s], tokens if s % 5 == 0 else 0, last[s] - before[s])
        for s in range(players)
    )


def drawn(*args: Any, **more: Any) -> tuple[QImage, list[Written]]:
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    image.fill(QColor("#0A1311"))
    p = smooth(QPainter(image))
    with watching() as written:
        paint_standings(p, *args, **more)
    p.end()
    return image, written


def test_equal_garnets_share_a_rank_in_the_given_order() -> None:
    held = [Standing(seat, NAMES[seat], n) for seat, n in ((0, 4), (1, 7), (2, 4), (3, 9), (4, 4))]
    ordered = ranked(tuple(held))
    assert [row.standing.seat for row in ordered] == [3, 1, 0, 2, 4]
    assert [row.rank for row in ordered] == [1, 2, 3, 3, 3]
    assert [row.shown for row in ordered] == [True, True, True, False, False]
    assert [row.last for row in ordered] == [False, False, True, True, True]


def test_nobody_leads_and_nobody_is_last_where_all_are_level() -> None:
    level = ranked(tuple(Standing(s, NAMES[s], 3) for s in range(12)))
    assert not any(row.first or row.last for row in level)
    assert {row.rank for row in level} == {1}


@pytest.mark.parametrize("count", range(2, 13))
@pytest.mark.parametrize("garnet", [10.0, 60.0, 200.0])
def test_a_bundle_stays_under_a_garnet_and_in_the_order_of_rank(count: int, garnet: float) -> None:
    shifts = [spread(k, count, garnet) for k in range(count)]
    assert all(a > b for a, b in pairwise(shifts))
    assert shifts[0] - shifts[-1] <= 0.8 + 1e-9
    assert sum(shifts) == pytest.approx(0)


def test_two_seats_of_one_hue_differ_in_dash() -> None:
    pens = [lines.line_pen(seat, "", 6) for seat in range(12)]
    looks = {(pen.color().name(), pen.style() == Qt.PenStyle.SolidLine) for pen in pens}
    assert len(looks) == 12


@pytest.mark.parametrize("players", [1, 2, 3, 7, 12])
@pytest.mark.parametrize("rounds", [1, 2, 9, 21])
@pytest.mark.parametrize("most", [1, 13, 40, 60, 999])
def test_nothing_is_small_or_too_wide(players: int, rounds: int, most: int) -> None:
    past = history(players, rounds, most)
    for t in (0.2, 0.7, 1.0):
        _, written = drawn(rows(players, past), past, t)
        assert [w for w in written if w.size < HALL_FLOOR or w.width > w.most + 1] == []


def test_no_history_shows_bars_and_no_crowd_is_too_large() -> None:
    past = history(12, 5, 20)
    alone, _ = drawn(rows(12, past), ())
    assert alone != drawn(rows(12, past), past)[0]
    crowd = tuple(Standing(s, NAMES[s % 12], s) for s in range(24))
    _, written = drawn(crowd, past)
    assert sum(w.words in NAMES for w in written) == 24
    assert drawn((), ())[1] == []


def test_a_seat_that_was_not_there_has_no_line() -> None:
    past = ((1, 1, None), (3, 2, None), (3, 4, None))
    shown = picture(past, (1, 0, 2), Frame(860, 850))
    assert set(shown.ends) == {0, 1}
    assert set(picture(((1,), (2,)), (0, 5), Frame(860, 850)).ends) == {0}


def test_the_line_ends_stand_in_the_order_of_the_rows() -> None:
    past = history(12, 9, 13)
    order = tuple(row.standing.seat for row in ranked(rows(12, past)))
    ends = picture(past, order, Frame(860, 850)).ends
    heights = [ends[seat].y() for seat in order]
    assert heights == sorted(heights)


def test_the_same_data_give_the_same_picture_and_the_same_pixels() -> None:
    past, frame = history(12, 9, 13), Frame(860, 850)
    order = tuple(range(12))
    first = picture(past, order, frame)
    assert picture(past, order, frame) is first
    picture.cache_clear()
    again = picture(past, order, frame)
    assert again is not first
    assert again.image == first.image
    assert drawn(rows(12, past), past)[0] == drawn(rows(12, past), past, 1.0)[0]


def test_one_plot_serves_all_and_its_items_are_never_rebuilt() -> None:
    picture(history(12, 9, 13), tuple(range(12)), Frame(860, 850))
    item, before = plot().item, list(plot().item.items)
    for rounds in range(2, 8):
        picture(history(5, rounds, 30), tuple(range(5)), Frame(400, 300, 16))
    assert plot().item is item
    assert list(item.items) == before
    assert not plot().widget.isVisible()


def test_the_chart_is_as_sharp_as_the_screen() -> None:
    past = history(6, 4, 9)
    assert picture(past, tuple(range(6)), Frame(860, 850, 44, 2.0)).image.width() == 1720


@pytest.mark.parametrize("wide", [376, 800])
def test_the_dock_keeps_its_own_floor(qtbot: Any, wide: int) -> None:
    dock = StandingsDock()
    qtbot.addWidget(dock)
    dock.resize(wide, 330)
    past = history(12, 9, 60)
    dock.show_standings(rows(12, past), past)
    with watching() as written:
        dock.grab()
    assert written
    assert all(w.size * SMALL >= CONSOLE_FLOOR and w.width <= w.most + 1 for w in written)
    assert all(QRectF(dock.rect()).contains(w.rect) for w in written)


def test_the_dock_paints_nothing_anew_for_the_same_values(qtbot: Any) -> None:
    dock = StandingsDock()
    qtbot.addWidget(dock)
    assert dock.sizeHint().width() == 376
    empty = dock.grab().toImage()
    past = history(3, 3, 5)
    dock.show_standings(rows(3, past), past)
    shown = dock.grab().toImage()
    dock.show_standings(rows(3, past), past)
    assert empty != shown == dock.grab().toImage()
