"""Every action, refusal and label has a line in Korean and in English; particles follow names."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from app.console.rail import SCENES
from app.files import resources
from app.josa import with_particle
from app.keys import COMMANDS
from app.text import LANGUAGES, Say
from engine import show
from engine.games import GAMES
from engine.notation import fields_of
from engine.types import tag
from tests.laws.companies import COMPANIES
from tests.laws.laws import walk

ROOT = Path(__file__).parents[2]


def ids(lang: str) -> list[str]:
    out = []
    for file in sorted((resources() / "text").glob(f"*{lang}.ftl")):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [x for x in body if isinstance(x, ast.Junk)], file.name
        out += [x.id.name for x in body if isinstance(x, ast.Message)]
    return out


def variables(lang: str) -> dict[str, set[str]]:
    """The facts each sentence uses."""
    out = {}
    for file in sorted((resources() / "text").glob(f"*{lang}.ftl")):
        for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(message, ast.Message):
                names = set(re.findall(r"\$([a-z]+)", _source(message)))
                out[message.id.name] = names
    return out


def _source(node: Any) -> str:
    from fluent.syntax import serialize
    from fluent.syntax.ast import Resource

    return str(serialize(Resource([node])))


def test_both_languages_have_the_same_sentences_once() -> None:
    ko, en = ids("ko"), ids("en")
    assert sorted(ko) == sorted(set(ko))
    assert sorted(en) == sorted(set(en))
    assert set(ko) == set(en)


def test_both_languages_use_the_same_facts() -> None:
    ko, en = variables("ko"), variables("en")
    telling = {k for k in ko if k.startswith(("log-", "do-", "say-", "hall-", "no-"))}
    wrong = {k: (ko[k], en[k]) for k in telling if not en[k] <= ko[k] | {"number", "left"}}
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_a_line_in_the_log(lang: str) -> None:
    say = Say(lang)
    missing = [tag(k) for k in show.KINDS if not say.has("log-" + tag(k).replace(".", "-"))]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_that_can_be_wrong_has_a_name(lang: str) -> None:
    say = Say(lang)
    missing = {n for k in show.KINDS for n in fields_of(k) if not say.has(f"field-{n}")}
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_house_rule_tells_what_it_does(lang: str) -> None:
    say = Say(lang)
    missing = []
    for key in GAMES:
        for name, values in show.switches(key).items():
            base = name.replace(".", "-").replace("_", "-")
            wanted = [f"switch-{base}"]
            wanted += [f"choice-{base}-{str(v).replace('_', '-')}" for v in values]
            missing += [w for w in wanted if not say.has(w)]
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_tells_what_to_do(lang: str) -> None:
    """Codes are the strings after `return` in a refusal and in Illegal(...) and SaveError(...)."""
    say = Say(lang)
    found = set()
    for file in (ROOT / "engine").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'Illegal\(\s*"([a-z0-9-]+)"', text))
    saved = set()
    for file in (ROOT / "engine").rglob("*.py"):
        saved |= set(re.findall(r'SaveError\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert {"not-now", "unknown-word", "reason-owed"} <= found | {"reason-owed"}
    assert not [c for c in found if not say.has(f"no-{c}")]
    assert not [c for c in saved if not say.has(f"file-{c}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_and_scene_has_a_word(lang: str) -> None:
    say = Say(lang)
    assert not [c.name for c in COMMANDS if not say.has(f"key-{c.name}")]
    assert not [s for s in (*SCENES, "black") if not say.has(f"scene-{s}")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_the_program_asks_for_is_there(lang: str) -> None:
    say, asked = Say(lang), set()
    for file in (ROOT / "app").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        asked |= set(re.findall(r'(?<![\w`])say\(\s*"([a-z0-9-]+)"', text))
    assert len(asked) > 100
    assert not [k for k in asked if not k.endswith("-") and not say.has(k)]


@pytest.mark.parametrize(
    ("name", "pair", "wanted"),
    [
        ("임시우", "이/가", "임시우가"),
        ("최연승", "이/가", "최연승이"),
        ("김도윤", "을/를", "김도윤을"),
        ("정우진", "은/는", "정우진은"),
        ("이두희", "은/는", "이두희는"),
        ("한소율", "으로/로", "한소율로"),
        ("이상민", "으로/로", "이상민으로"),
        ("박지호", "으로/로", "박지호로"),
        ("Taeo", "이/가", "Taeo가"),
        ("Kim", "이/가", "Kim이"),
        ("Paul", "으로/로", "Paul로"),
        ("3", "을/를", "3을"),
        ("2", "을/를", "2를"),
        ("7", "으로/로", "7로"),
    ],
)
def test_particles_follow_the_name(name: str, pair: str, wanted: str) -> None:
    assert with_particle(name, pair) == wanted


@pytest.mark.parametrize("key", ["horror", "show"])
def test_every_reason_that_can_come_up_has_a_word(key: str) -> None:
    """Both the short reason in a slot and the sentence with what to do."""
    game, company = COMPANIES[key]
    codes = set()
    for seed in range(6):
        rng = Random(seed)
        for s, _, _ in walk(game, company(rng), rng, 300):
            for kind in game.KINDS:
                codes.add(game.refusal(s, rng.randrange(-3, 3), kind, ""))
    assert len(codes) > 8
    for lang in LANGUAGES:
        say = Say(lang)
        assert not [c for c in codes if not say.has(f"no-{c}")]
        own = [c for c in codes if not say.has(f"why-{c}")]
        assert not own or key == "show", own
