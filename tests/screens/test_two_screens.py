"""On a real X server: the hall on the projector, the keyboard with the dealer, cables in and out.

The first monitor is the dealer's, filled by a console of one colour; DUMMY1 is the projector.
"""

from __future__ import annotations

import time

import pytest

from tests.screens.conftest import Server, Table

DEALER, HALL = [0, 0, 1920, 1080], [1920, 0, 1920, 1080]
LETTERS = "the dealer types on while cables come and go "


def test_the_hall_is_full_screen_on_the_projector(table: Table, server: Server) -> None:
    facts = table.ask()
    assert (facts["name"], facts["hall"], facts["console"]) == ("DUMMY1", HALL, DEALER)
    assert server.windows() == {"console": tuple(DEALER), "Garnet Table": tuple(HALL)}
    assert facts["active"] == "console"


def test_a5_the_keyboard_stays_with_the_console_while_the_hall_appears(
    table: Table, server: Server
) -> None:
    table.ask("end")
    typing = server.type(LETTERS)
    table.ask("start")
    assert table.until("live")["hall"] == HALL
    assert typing.wait(20) == 0
    facts = table.wait(lambda facts: len(facts["typed"]) >= len(LETTERS))
    assert (facts["typed"], facts["active"]) == (LETTERS, "console")


def test_a7_unplugged_nothing_comes_to_the_dealers_screen(table: Table, server: Server) -> None:
    table.ask("scene title")
    table.ask("watch")
    server.unplug()
    facts = table.until("missing")
    assert (facts["name"], facts["visible"], facts["covered"]) == ("DUMMY1", False, 0)
    assert server.windows() == {"console": tuple(DEALER)}
    server.plug()
    facts = table.until("live")
    assert (facts["hall"], facts["covered"]) == (HALL, 0)
    assert facts["kinds"] == ["live", "missing", "live"]


def test_a7_plugged_in_again_at_another_resolution(table: Table, server: Server) -> None:
    server.unplug()
    table.until("missing")
    server.run("xrandr", "--addmode", "DUMMY1", "1280x720")
    server.plug("1280x720")
    small = [1920, 0, 1280, 720]
    table.wait(lambda facts: facts["kind"] == "live" and facts["hall"] == small)
    server.plug()
    table.wait(lambda facts: facts["hall"] == HALL)
    assert server.windows()["Garnet Table"] == tuple(HALL)


def test_a6_only_the_user_changes_the_choice(table: Table, server: Server) -> None:
    assert table.ask()["saved"] == ""
    table.ask("choose DUMMY1")
    for _ in range(3):
        server.unplug()
        assert table.until("missing")["saved"] == "DUMMY1"
        server.plug()
        assert table.until("live")["saved"] == "DUMMY1"


def test_a15_swap_and_back(table: Table, server: Server) -> None:
    for hall, console in ((DEALER, HALL), (HALL, DEALER)):
        table.ask("swap")
        facts = table.wait(lambda facts: facts["visible"] and facts["kind"] == "live")
        facts = table.wait(lambda facts, hall=hall: facts["hall"] == hall)  # type: ignore[misc]
        assert facts["console"] == console
        typed = facts["typed"]
        server.key("x")
        table.wait(lambda facts, typed=typed: facts["typed"] == typed + "x")  # type: ignore[misc]


def test_a23_one_window_for_life(table: Table) -> None:
    for scene in ("title", "black", "title"):
        facts = table.ask(f"scene {scene}")
    assert facts["hidden"] == 0


def test_numbers_on_both_screens_take_no_key(table: Table, server: Server) -> None:
    typing = server.type(LETTERS)
    table.ask("identify 1")
    time.sleep(0.4)
    shown = server.windows()
    assert shown["1 DUMMY0"][0] < 1920 <= shown["2 DUMMY1"][0]
    assert typing.wait(20) == 0
    facts = table.wait(lambda facts: len(facts["typed"]) >= len(LETTERS))
    assert facts["typed"] == LETTERS
    time.sleep(1)
    assert set(server.windows()) == {"console", "Garnet Table"}


def cycles(table: Table, server: Server, count: int) -> None:
    """Unplug and plug in while the dealer types; every letter arrives, nothing covers him."""
    words = LETTERS * max(1, count // 8)
    table.ask("watch")
    typing = server.type(words, 40)
    for _ in range(count):
        server.unplug()
        assert table.until("missing")["covered"] == 0
        server.plug()
        facts = table.until("live")
        assert (facts["hall"], facts["active"]) == (HALL, "console")
    assert typing.wait(120) == 0
    facts = table.wait(lambda facts: len(facts["typed"]) >= len(words))
    assert facts["typed"] == words
    assert facts["covered"] == 0
    assert facts["kinds"] == ["live"] + ["missing", "live"] * count
    table.end()  # no crash on the way out either


def test_a17_twenty_times_out_and_in(table: Table, server: Server) -> None:
    cycles(table, server, 20)


@pytest.mark.long
def test_a17_two_hundred_times_out_and_in(table: Table, server: Server) -> None:
    cycles(table, server, 200)
