"""Damaged and hostile show files: a SaveError or the good part, never a crash, never a lie."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine import journal
from engine.disk import SaveError
from engine.journal import LONGEST_LINE, Header, Journal, Line, Loaded, load
from engine.record import Evening, evening_of, verify
from engine.show import Config, House, Player
from engine.types import replace
from tests.engine.evenings import config, night
from tests.engine.faulty import FaultyDisk

FILE = Path("night.garnet")


def clock() -> str:
    return "2026-01-01T20:00:00"


@cache
def small() -> bytes:
    """The bytes of a small evening."""
    disk = FaultyDisk()
    journal = Journal.create(FILE, config(), "a seed", "", disk=disk)
    night(Evening(config(), "a seed", journal, clock))
    return disk.medium[FILE]


@cache
def good() -> Loaded:
    return read(small())


def read(data: bytes) -> Loaded:
    disk = FaultyDisk()
    disk.cache[FILE] = data
    return load(FILE, disk)


def code(data: bytes) -> str:
    with pytest.raises(SaveError) as no:
        read(data)
    return no.value.code


def is_the_good_part(loaded: Loaded) -> None:
    """Its lines are the first of the true ones, byte for byte, and the rules take them."""
    n = len(loaded.lines)
    assert loaded.header == good().header
    assert loaded.lines == good().lines[:n]
    assert taken(n) == (0, "")


@cache
def taken(n: int) -> tuple[int, str]:
    """What the rules say of the first lines; of the seed alone nothing."""
    part = replace(good(), lines=good().lines[:n])
    return evening_of(part, clock)[1:] if n else (0, "")


def test_a_file_that_ends_at_any_byte() -> None:
    data = small()
    head = data.index(b"\n")
    for k in range(len(data) + 1):
        if k < head:
            assert code(data[:k]) in ("not-a-show", "header-damaged", "header-altered")
            continue
        loaded = read(data[:k])
        is_the_good_part(loaded)
        assert not loaded.damage
        assert len(loaded.lines) == max(0, data[:k].count(b"\n") - 1)
        assert loaded.torn == (data[:k].split(b"\n")[-1] if k > head else b"")


@pytest.mark.parametrize("bit", [0, 3, 5, 7])
def test_a_flipped_bit_at_any_byte(bit: int) -> None:
    data = small()
    lines = data.splitlines(keepends=True)
    starts = [sum(map(len, lines[:n])) for n in range(len(lines))]
    head = len(lines[0])
    for k in range(len(data)):
        spoilt = data[:k] + bytes([data[k] ^ (1 << bit)]) + data[k + 1 :]
        if k < head:
            why = code(spoilt)
            assert why.startswith("header-") or why in ("not-a-show", "newer-format")
            continue
        loaded = read(spoilt)
        is_the_good_part(loaded)
        hit = max(n for n, start in enumerate(starts) if start <= k)
        assert len(loaded.lines) == hit - 1  # all before the damaged line, and none after it
        assert loaded.damage or loaded.torn


def test_lines_swapped_doubled_and_cut_out() -> None:
    lines = small().splitlines(keepends=True)
    for k in range(1, len(lines) - 1):
        for spoilt in (
            [*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]],
            [*lines[: k + 1], lines[k], *lines[k + 1 :]],
            [*lines[:k], *lines[k + 1 :]],
        ):
            loaded = read(b"".join(spoilt))
            is_the_good_part(loaded)
            assert loaded.damage == "line-altered"
            assert k - 1 <= len(loaded.lines) <= k


def test_a_line_of_another_evening_is_refused() -> None:
    disk = FaultyDisk()
    other = Journal.create(FILE, config(), "another seed", "", disk=disk)
    other.append("", do="dealer show.finish")
    foreign = disk.medium[FILE].splitlines(keepends=True)[-1]
    lines = small().splitlines(keepends=True)
    loaded = read(b"".join([*lines[:2], foreign, *lines[3:]]))
    assert (loaded.damage, len(loaded.lines)) == ("line-altered", 1)


# ---------------------------------------------------------------- the header


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"\0" * 500, b"PK\x03\x04", b"{}", b"[]", b'{"garnet_table":', b"\xff\xfe{",
     b'{"garnet_table":"1"}', b'{"garnet_table":-1,"x":1}', b'{"garnet_table":1e3}',
     b'{"garnet_table":9999999999,}', b'{"garnet_table":1' + b" " * LONGEST_LINE + b"}\n",
     b'{"title":"a show of something else"}\n', "{\"garnet_table\":²}".encode()],
)  # fmt: skip
def test_a_foreign_file(data: bytes) -> None:
    assert code(data) == "not-a-show"


@pytest.mark.parametrize(
    "body",
    [b',"rules":{}}', b',"rules":[],"made":"","show":{}}', b',"rules":' + b"[" * 30_000,
     b',"rules":{"show":"one"},"made":"","show":{"title":"x","players":[]}}',
     b',"made":"\xff"}', b',"made":"\\ud800"}'],
)  # fmt: skip
def test_a_header_that_is_none(body: bytes) -> None:
    assert code(b'{"garnet_table":1' + body + b"\n") == "header-damaged"


def with_header(**facts: Any) -> bytes:
    header = replace(good().header, mark="", **facts)
    disk = FaultyDisk()
    Journal.copy(FILE, header, good().lines, disk)
    return disk.medium[FILE]


def test_newer_files_are_told() -> None:
    assert code(with_header(garnet_table=2)) == "newer-format"
    newer = {**journal.rules(), "horror": 99}
    assert code(with_header(rules=newer)) == "newer-rules"
    assert code(with_header(rules={"mahjong": 1})) == "newer-rules"


def test_an_altered_header_is_told() -> None:
    assert code(small().replace("작은 밤".encode(), "큰 밤".encode(), 1)) == "header-altered"
    assert code(small().replace(b'"garnets":2', b'"garnets":9', 1)) == "header-altered"


@pytest.mark.parametrize(
    "show",
    [
        Config("밤", ()),
        Config("", tuple(Player(n, n) for n in "가나다")),
        Config("밤", (Player("가", "가", -5), Player("나", "나"))),
        Config("밤", (Player("가", "가"), Player("가", "가"))),
        Config("밤", tuple(Player(n, n) for n in "가나다"), House(joint_last="nobody")),
        Config("밤", tuple(Player(n, n) for n in "가나다"), House(tokens_joint=-3)),
    ],
)
def test_C2_people_and_rules_that_cannot_be_are_refused_whoever_signed_them(show: Config) -> None:
    assert code(with_header(show=show)) == "header-damaged"


# ---------------------------------------------------------------- hostile lines


def chained(*lines: Line) -> Loaded:
    """A file with these lines behind its seed, with true digests."""
    disk = FaultyDisk()
    Journal.copy(FILE, good().header, [good().lines[0], *lines], disk)
    return load(FILE, disk)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (Line(2, "", do="nonsense"), "unreadable"),
        (Line(2, "", do=" "), "unreadable"),
        (Line(2, "", do="0 horror.forfeit"), "unreadable"),
        (Line(2, "", do="² horror.forfeit"), "unreadable"),
        (Line(2, "", do='dealer show.open "horror'), "unreadable"),
        (Line(2, "", do="chance horror.lay 1 fox 4"), "no-game-on"),
        (Line(2, "", do="dealer show.open chess"), "no-such-game"),
        (Line(2, "", do="dealer show.open horror", by="ghost"), "unreadable"),
        (Line(2, "", amend=1, do="dealer show.finish"), "no-such-entry"),
        (Line(2, "", amend=99), "no-such-entry"),
        (Line(2, "", undo=1), "nothing-to-undo"),
        (Line(2, "", redo=1), "nothing-to-redo"),
        (Line(2, "", do="dealer show.correct 1 99999 x"), "out-of-range"),
        (Line(2, "", do='dealer show.correct 1 9 ""'), "reason-owed"),
    ],
)
def test_a_line_the_rules_refuse_is_named(line: Line, why: str) -> None:
    loaded = chained(line)
    assert not loaded.damage  # it is what somebody wrote
    e, bad, code = evening_of(loaded, clock)
    assert (bad, code) == (2, why)
    assert e.timeline.at == 0
    assert verify(loaded).bad == 2


@pytest.mark.parametrize(
    "raw",
    [
        b"{}", b"[]", b"null", b'"x"', b"1", b"\xff\xfe", b"{" * 500, b"[" * 40_000,
        b'{"n":' * 9_000, b'{"n":2,"t":"","do":' + b'"x' * 100 + b"}",
        b'{"n":99999999999999999999999999,"t":"","mark":"0"}', b'{"n":1e999,"t":"","mark":"0"}',
        b'{"n":NaN,"t":"","mark":"0"}', b'{"n":2,"n":3,"t":"","mark":"0"}',
        b'{"n":2,"t":"","mark":"0","extra":1}', b'{"n":2,"t":"\xed\xa0\x80","mark":"0"}',
        b'{"n":"2","t":"","mark":"0"}', b'{"n":2,"t":"","do":"\\u0000","mark":"0"}',
        b'{"n":2,"t":"' + b"x" * LONGEST_LINE + b'","mark":"0"}', b"\0" * 300,
    ],
)  # fmt: skip
def test_a_hostile_line_ends_the_good_part(raw: bytes) -> None:
    lines = small().splitlines(keepends=True)
    loaded = read(b"".join([*lines[:2], raw, b"\n", *lines[2:]]))
    assert loaded.damage in ("line-damaged", "line-altered", "line-too-long")
    assert loaded.lines == good().lines[:1]


def test_a_key_that_is_written_twice_does_not_pass() -> None:
    lines = small().splitlines(keepends=True)
    twice = lines[2].replace(b'{"n":2', b'{"n":2,"n":2', 1)
    assert read(b"".join([*lines[:2], twice, *lines[3:]])).damage == "line-altered"


@pytest.mark.parametrize("more", [b',"undo":3', b',"do":"dealer show.finish"', b',"why":"x"', b" "])
def test_nothing_may_stand_behind_the_digest_of_a_line(more: bytes) -> None:
    """What the digest does not cover could say anything."""
    lines = small().splitlines(keepends=True)
    for k in range(1, len(lines)):
        longer = lines[k][:-2] + more + b"}\n"
        loaded = read(b"".join([*lines[:k], longer, *lines[k + 1 :]]))
        assert (loaded.damage, len(loaded.lines)) == ("line-altered", k - 1)
    assert code(lines[0][:-2] + b',"rehearsal":true}\n') == "header-altered"


def test_line_ends_of_another_system_do_no_harm() -> None:
    assert read(small().replace(b"\n", b"\r\n")).lines == good().lines


def test_a_file_that_is_too_large_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LARGEST_FILE", 1000)
    path = tmp_path / "large.garnet"
    path.write_bytes(small())
    with pytest.raises(SaveError) as no:
        load(path)
    assert no.value.code == "file-too-large"


# ---------------------------------------------------------------- verify


def test_verify_finds_the_first_altered_draw() -> None:
    draws = [x for x in good().lines if x.by == "drawn"]
    assert len(draws) == 9
    for altered in draws:
        others = [c for c in ("vampire", "gangshi", "mummy") if c not in altered.do]
        line = replace(altered, do=f"chance horror.draw {others[0]}")
        lines = [line if x.n == altered.n else x for x in good().lines]
        disk = FaultyDisk()
        Journal.copy(FILE, good().header, lines, disk)
        verdict = verify(load(FILE, disk))
        assert (verdict.bad, verdict.code) == (altered.n, "draw-differs")
        assert verdict.draws == draws.index(altered)


def test_verify_finds_another_seed() -> None:
    lines = [replace(good().lines[0], seed="another"), *good().lines[1:]]
    disk = FaultyDisk()
    Journal.copy(FILE, good().header, lines, disk)
    verdict = verify(load(FILE, disk))
    assert verdict.code == "draw-differs"
    assert verdict.bad in [x.n for x in lines if x.by == "drawn"]


def test_verify_tells_a_torn_or_damaged_end() -> None:
    assert verify(read(small())).bad == 0
    n = len(good().lines)
    assert verify(read(small()[:-1])).bad == n
    assert verify(read(small() + b"x\n")).bad == n + 1


def test_a_coin_that_is_called_typed_is_no_draw_but_the_rules_look_at_it() -> None:
    header: Header = good().header
    assert header.rules == journal.rules()
    lines = [replace(x, by="dealer") if x.by == "drawn" else x for x in good().lines]
    disk = FaultyDisk()
    Journal.copy(FILE, header, lines, disk)
    assert verify(load(FILE, disk)).draws == 0


def test_the_small_evening_holds_every_kind_of_line() -> None:
    raw = [msgspec.json.decode(x) for x in small().splitlines()[1:]]
    kinds = {k for line in raw for k in line}
    assert kinds == {"n", "t", "mark", "seed", "do", "by", "undo", "redo", "amend", "why", "scene"}
