"""Strategic Yut has a sentence for everything that can be said, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.text import LANGUAGES, Say
from engine.games import yut
from engine.notation import fields_of
from engine.types import tag
from tests.games.test_yut_laws import company
from tests.laws import laws

TEXT = Path(__file__).parent.parent.parent / "resources" / "text"


def sentences(lang: str, key: str) -> set[str]:
    """The ids a game's own file holds."""
    text = (TEXT / f"{key}.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][A-Za-z0-9-]*) =", text, re.MULTILINE))


def situations(lang: str, key: str) -> set[str]:
    """The situations the comment at the top of the file lists."""
    text = (TEXT / f"{key}.{lang}.ftl").read_text(encoding="utf-8")
    rows = [line for line in text.split("\n\n")[0].splitlines() if line.startswith("#   ")]
    return {word for row in rows for word in re.findall(r"(?:^#   |\s{3,})([a-z]+)(?=\s{2,})", row)}


def owed(game: Any, key: str) -> set[str]:
    """Every id that a game's rules ask for."""
    ids = {f"game-{key}"}
    for kind in game.KINDS:
        name = tag(kind).replace(".", "-")
        ids |= {f"log-{name}", f"act-{name}"}
        ids |= {f"field-{field}" for field in fields_of(kind)}
    for name, values in game.SWITCHES.items():
        switch = f"{key}-{name}".replace("_", "-")
        ids |= {f"switch-{switch}"}
        ids |= {f"choice-{switch}-{v}".replace("_", "-") for v in values}
    return ids


def codes(game: Any, config: Any, rng: Random) -> set[str]:
    """Every refusal met on the way of a random match."""
    out = set()
    for s, _, _ in laws.walk(game, config, rng, 150):
        for kind in game.KINDS:
            for field in ("", *fields_of(kind)):
                out |= {game.refusal(s, actor, kind, field) for actor in (-3, -1, 0, 1)}
    return out


FACTS: dict[str, Any] = {
    "who": "김도윤", "seat": "이서연", "result": "geol", "piece": 3, "to": 8, "join": 0,
    "stacked": "예", "side": "front", "sides": "front, back, back, front", "reason": "잘못 읽음",
    "left": 2, "count": 1, "round": 4, "points": -1, "numbers": "1, 5, 9", "how": "silent",
    "pictures": "1, 2, 3", "picture": 4, "given": 3,
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_goes_unsaid(lang: str) -> None:
    say = Say(lang)
    wanted = owed(yut, "yut")
    wanted |= {f"{verb}-yut-{x}" for x in situations(lang, "yut") for verb in ("do", "say")}
    assert {x for x in wanted if not say.has(x)} == set()
    met = {c for seed in range(12) for c in codes(yut, company(Random(seed)), Random(seed))}
    met |= {"four-chairs", "home-rules-mixed", "exact-needs-reach"}
    assert {c for c in met if not say.has(f"no-{c}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    say = Say(lang)
    for key in sentences(lang, "yut"):
        assert "{" not in say(key, **FACTS)


def test_both_languages_say_the_same() -> None:
    assert sentences("ko", "yut") == sentences("en", "yut")
    assert situations("ko", "yut") == situations("en", "yut")
    assert len(situations("en", "yut")) == 12


def test_a_move_in_words() -> None:
    facts = {**FACTS, "to": "home", "result": "mo"}
    assert Say("ko")("log-yut-go", **facts) == "김도윤 님, 모. 3번 말 완주"
    assert Say("en")("log-yut-go", **FACTS) == "김도윤: geol, piece 3 to cell 8"
