"""The hall's channel: follows, freezes, goes black, and commands set a state (A20)."""

from __future__ import annotations

from typing import Any

import pytest

from app.channel import Channel, Picture
from engine import show
from engine.show import Config, Open, Player
from engine.timeline import Timeline
from engine.types import DEALER, PUBLIC


@pytest.fixture
def table() -> Timeline:
    people = tuple(Player(n, n) for n in ("가", "나", "다"))
    return Timeline(show, Config("밤", people), "a seed")


@pytest.fixture
def channel(qtbot: Any, table: Timeline) -> Channel:
    channel = Channel(PUBLIC)
    channel.publish(table.seen(PUBLIC))
    return channel


def shown(channel: Channel) -> list[Picture]:
    out: list[Picture] = []
    channel.shown.connect(out.append)
    return out


def test_it_follows_the_table(channel: Channel, table: Timeline) -> None:
    out = shown(channel)
    table.play(Open(DEALER, "horror"))
    channel.publish(table.seen(PUBLIC))
    assert [p.seen.state.step for p in out] == ["lot"]


def test_the_same_seen_shows_nothing_new(channel: Channel, table: Timeline) -> None:
    out = shown(channel)
    channel.publish(table.seen(PUBLIC))
    assert out == []


def test_a_frozen_hall_stands_and_then_jumps(channel: Channel, table: Timeline) -> None:
    out = shown(channel)
    channel.freeze(True)
    channel.freeze(True)
    table.play(Open(DEALER, "horror"))
    channel.publish(table.seen(PUBLIC))
    assert channel.frozen
    assert out == []
    channel.freeze(False)
    assert [(p.seen.state.step, p.snap) for p in out] == [("lot", True)]


def test_black_over_a_frozen_picture_comes_back_frozen(channel: Channel, table: Timeline) -> None:
    before = channel.live
    channel.freeze(True)
    channel.black_out(True)
    assert channel.live is not None
    assert channel.live.scene == "black"
    table.play(Open(DEALER, "horror"))
    channel.publish(table.seen(PUBLIC))
    channel.black_out(False)
    assert channel.live == before


def test_black_twice_is_black(channel: Channel) -> None:
    channel.black_out(True)
    channel.black_out(True)
    assert channel.black
    channel.black_out(False)
    assert not channel.black


def test_take_ends_a_freeze_with_what_is_true_now(channel: Channel, table: Timeline) -> None:
    channel.freeze(True)
    table.play(Open(DEALER, "horror"))
    channel.publish(table.seen(PUBLIC))
    channel.take("standings")
    assert channel.live is not None
    assert (channel.live.scene, channel.live.seen.state.step) == ("standings", "lot")
    assert not channel.frozen
