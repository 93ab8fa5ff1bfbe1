"""The sentences of the mini-games: there for every question and refusal, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, serialize

from engine import minigames
from engine.minigames import LEVELS, MINIGAMES

ROOM = Path(minigames.__file__).parent
TEXT = ROOM.parents[1] / "resources" / "text"
LANGUAGES = ("ko", "en")
ELSEWHERE = {"out-of-range"}
ASKED = ("equation", "squares", "ratio", "coin", "packing")


def source(language):
    return (TEXT / f"minigames.{language}.ftl").read_text("utf-8")


def messages(language):
    body = FluentParser().parse(source(language)).body
    assert not [x for x in body if isinstance(x, ast.Junk)]
    found = [x for x in body if isinstance(x, ast.Message)]
    assert len(found) == len({x.id.name for x in found})
    return {x.id.name: x for x in found}


def variables(message):
    return set(re.findall(r"\$(\w+)", serialize(ast.Resource([message]))))


def codes():
    code = "\n".join(p.read_text("utf-8") for p in ROOM.rglob("*.py"))
    raised = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', code))
    return raised | {"problem-unreadable", "answer-unreadable"}  # handed to `plain` by name


def test_both_languages_say_the_same_with_the_same_facts():
    ko, en = messages("ko"), messages("en")
    assert list(ko) == list(en)
    assert {k: variables(m) for k, m in ko.items()} == {k: variables(m) for k, m in en.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_none_is_left_over(language):
    said = {k.removeprefix("no-") for k in messages(language) if k.startswith("no-")}
    assert said == codes() - ELSEWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_question_has_its_words(language):
    wanted = {f"minigame-{kind}" for kind in MINIGAMES}
    wanted |= {f"minigame-type-{kind}" for kind in MINIGAMES}
    wanted |= {f"minigame-{what}-{x}" for what in ("ask", "hint") for x in ASKED}
    assert wanted <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_said(language):
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(source(language)))
    for game in MINIGAMES.values():
        for k in range(30):
            shown = game.statement(game.generate(f"text {k}", LEVELS[k % 3]))
            pattern = bundle.get_message(f"minigame-ask-{shown.ask}").value
            said, errors = bundle.format_pattern(pattern, dict(shown.facts))
            assert said
            assert not errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_in_the_hints_can_be_typed(language):
    said = source(language)
    matches, scales, packing = MINIGAMES.values()
    for game, text in (
        (matches, "8+3=9"),
        (matches, "2x3-3=2"),
        (scales, "C=A+B; 2A=B+C; C=?B"),
        (scales, "3: 1>2; 2=3"),
        (packing, "3x5 FPU"),
    ):
        assert text in said
        assert game.read_problem(text)
    assert packing.check(packing.read_problem("3x5 NPU"), ("NNNUU", "PPNNU", "PPPUU"))
    assert "NNNUU/PPNNU/PPPUU" in said
