"""Thousands of spoilt and hostile show files of all six games: never a crash, never code that runs,
always a sentence in both languages, and the last good entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app import showfile
from app.text import Say
from engine.disk import SaveError
from engine.journal import Journal, Line, Loaded, load
from engine.record import evening_of, verify
from engine.types import replace
from tests.engine import nights
from tests.engine.faulty import FaultyDisk
from tests.engine.nights import FILE, clock

SAYS = (Say("ko"), Say("en"))
HOSTILE = (
    b"[" * 10_000, b'{"a":' * 10_000, b'{"n":1,"n":2}', b"NaN", b"1e999", b"-0", b"9" * 5000,
    b'"\\ud800"', b"\xed\xa0\x80", b"\xff\xfe", b"\0" * 64, b"\n", b"\r\n", b"\xe2\x80\xa8", b"",
    b"\xef\xbb\xbf", b"null", b"true", b"{}", b',"mark":"', b'"}',
    b'__import__("os").system("x")',
    b"!!python/object/apply:os.system", b"%s%n", b"${jndi:x}",
    b"../../../etc/passwd", b"A" * 70_000,
)  # fmt: skip


@cache
def written(key: str) -> bytes:
    """The bytes of a night of this game."""
    disk = FaultyDisk()
    nights.play(nights.opened(key, disk, key), Random(key), key, 50)
    return disk.medium[FILE]


@cache
def read(key: str) -> Loaded:
    disk = FaultyDisk()
    disk.cache[FILE] = written(key)
    return load(FILE, disk)


# ---------------------------------------------------------------- bytes


def spoilt(data: bytes, other: bytes, rng: Random) -> bytes:
    """The same file after one to three accidents."""
    for _ in range(rng.randint(1, 3)):
        data = rng.choice(ACCIDENTS)(data, other, rng)
    return data


def _flip(data: bytes, other: bytes, rng: Random) -> bytes:
    if not data:
        return data
    k = rng.randrange(len(data))
    return data[:k] + bytes([data[k] ^ 1 << rng.randrange(8)]) + data[k + 1 :]


def _cut(data: bytes, other: bytes, rng: Random) -> bytes:
    return data[: rng.randint(0, len(data))]


def _hole(data: bytes, other: bytes, rng: Random) -> bytes:
    k = rng.randint(0, len(data))
    return data[:k] + data[k + rng.randint(1, 200) :]


def _zeros(data: bytes, other: bytes, rng: Random) -> bytes:
    k, n = rng.randint(0, len(data)), rng.randint(1, 512)
    return data[:k] + b"\0" * n + data[k + rng.choice((0, n)) :]


def _noise(data: bytes, other: bytes, rng: Random) -> bytes:
    k = rng.randint(0, len(data))
    return data[:k] + rng.randbytes(rng.randint(1, 40)) + data[k:]


def _word(data: bytes, other: bytes, rng: Random) -> bytes:
    k = rng.randint(0, len(data))
    return data[:k] + rng.choice(HOSTILE) + data[k + rng.choice((0, 1, 8)) :]


def _lines(data: bytes, other: bytes, rng: Random) -> bytes:
    """Lines swapped, doubled, lost, or taken from another night."""
    lines = data.splitlines(keepends=True) or [b""]
    i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
    foreign = rng.choice(other.splitlines(keepends=True) or [b""])
    lines[i] = rng.choice((lines[j], b"", foreign, lines[i] + lines[i], lines[i][:-1]))
    return b"".join(lines)


ACCIDENTS = (_flip, _cut, _hole, _zeros, _noise, _word, _lines)


def sentence(code: str, facts: dict[str, object]) -> None:
    """What people read of it, in both languages."""
    for say in SAYS:
        assert say(f"file-{code}", **{"path": "x", "line": 0, "kept": "x", **facts})


def found(data: bytes, truth: Loaded, path: Path) -> str:
    """What a program makes of these bytes: a code, after everything that may be asked of it."""
    disk = FaultyDisk()
    disk.cache[path] = disk.medium[path] = data
    try:
        opened = showfile.open_show(path, disk)
    except SaveError as no:
        sentence(no.code, no.facts)
        assert disk.cache == {path: data}
        return no.code
    try:
        report, lines = opened.report, opened.evening.lines
        assert opened.header.show == truth.header.show
        assert [replace(x, mark="") for x in lines] == [
            replace(x, mark="") for x in truth.lines[: len(lines)]
        ]
        assert not opened.evening.timeline.game.audit(opened.evening.timeline.state)
        if report.code:
            sentence("recovered" if report.kept else report.code, {})
        assert disk.cache[path] == data  # nothing is written over
        assert verify(load(opened.path, disk)).code in ("", "torn")
    finally:
        opened.close()
    return report.code or "well"


def fuzz(folder: Path, seeds: range) -> Counter[str]:
    codes: Counter[str] = Counter()
    for seed in seeds:
        rng = Random(seed)
        key, other = rng.choice(nights.KEYS), rng.choice(nights.KEYS)
        data = spoilt(written(key), written(other), rng)
        if data.partition(b"\n")[0] == written(other).partition(b"\n")[0]:
            key = other  # the first line decides whose file it is
        codes[found(data, read(key), folder / FILE)] += 1
    return codes


def test_300_spoilt_files(tmp_path: Path) -> None:
    codes = fuzz(tmp_path, range(300))
    assert {"torn", "line-damaged", "line-altered", "header-damaged", "not-a-show"} <= set(codes)


@pytest.mark.long
def test_10_000_spoilt_files(tmp_path: Path) -> None:
    codes = fuzz(tmp_path, range(1000, 11_000))
    assert {"header-altered", "line-too-long", "seed-missing"} <= set(codes)


@pytest.mark.parametrize("key", nights.KEYS)
def test_hostile_words_at_the_joints_of_every_line(key: str, tmp_path: Path) -> None:
    """Each hostile word in a line of its own and inside one, at the head, middle and tail."""
    lines = written(key).splitlines(keepends=True)
    for word in HOSTILE:
        for at in (0, 1, len(lines) // 2, len(lines) - 1):
            whole = [*lines[:at], word + b"\n", *lines[at:]]
            inside = [*lines[:at], lines[at][:-2] + word + lines[at][-2:], *lines[at + 1 :]]
            for data in (b"".join(whole), b"".join(inside)):
                assert found(data, read(key), tmp_path / FILE)


# ---------------------------------------------------------------- true digests, hostile words


def signed(key: str, lines: list[Line]) -> Loaded:
    """A file with these lines and true digests: whoever wrote it knew how."""
    disk = FaultyDisk()
    Journal.copy(FILE, read(key).header, lines, disk)
    return load(FILE, disk)


def forged(line: Line, rng: Random) -> Line:
    """A line that says something else."""
    n = rng.choice((-1, 0, 1, 2, 7, 10**6, 2**63 - 1))
    changes: list[dict[str, Any]] = [
        {"undo": n}, {"redo": n}, {"amend": n}, {"by": rng.choice(("auto", "drawn", "ghost"))},
        {"do": ""}, {"do": forged_words(line.do, rng)}, {"do": forged_words(line.do, rng)},
        {"amend": line.n - 1, "why": "x"}, {"seed": "another"}, {"scene": "x" * 99}, {"note": "?"},
    ]  # fmt: skip
    return replace(line, **rng.choice(changes))


FORGED = ("", "?", "-", "0", "-1", "999999999", "1,1", "가", '"', '"\\ud800"', "table", "chance",
          "dealer", "show.finish", "show.stop", "x" * 2100)  # fmt: skip


def forged_words(words: str, rng: Random) -> str:
    out = words.split(" ")
    k = rng.randrange(len(out))
    out[k] = rng.choice(FORGED)
    return rng.choice((" ".join(out), " ".join(out[:k]), words + " 1", words.upper()))


def forgeries(seeds: range) -> Iterator[tuple[Loaded, int]]:
    for seed in seeds:
        rng = Random(seed)
        key = rng.choice(nights.KEYS)
        lines = list(read(key).lines)
        k = rng.randrange(1, len(lines))
        lines[k] = forged(lines[k], rng)
        yield signed(key, lines), k + 1


def forge(seeds: range) -> int:
    """How many forgeries the rules refused; the others are evenings that could have been."""
    refused = 0
    for loaded, n in forgeries(seeds):
        e, bad, code = evening_of(loaded, clock)
        assert not e.timeline.game.audit(e.timeline.state)
        assert (bad == 0) == (code == "")
        assert bad == 0 or bad >= n
        verdict = verify(loaded)
        assert verdict.bad == 0 or n <= verdict.bad <= (bad or len(loaded.lines))
        refused += bad > 0
    return refused


def test_300_forged_lines_are_refused_by_number_or_are_a_legal_evening() -> None:
    assert forge(range(300)) > 100


@pytest.mark.long
def test_10_000_forged_lines() -> None:
    assert forge(range(1000, 11_000)) > 3000


def test_a_verdict_names_the_first_draw_that_differs_in_every_game() -> None:
    """The seed says what is drawn; a file that tells of another outcome is caught at that line."""
    caught = Counter[str]()
    for key in nights.KEYS:
        for line in [x for x in read(key).lines if x.by == "drawn"]:
            other = [x for x in read(key).lines if x.by == "drawn" and x.do != line.do]
            if other:
                lines = list(read(key).lines)
                lines[line.n - 1] = replace(line, do=other[0].do)
                verdict = verify(signed(key, lines))
                assert (verdict.bad, verdict.code) == (line.n, "draw-differs")
                caught[key] += 1
    assert sum(caught.values()) > 5
