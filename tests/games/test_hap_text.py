"""Gyeol-Hap has a sentence for everything that can be said, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from app.text import LANGUAGES, Say
from engine.games import gyeol_hap as hap
from tests.games.test_hap_laws import company
from tests.games.test_yut_text import FACTS, codes, owed, sentences, situations


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_goes_unsaid(lang: str) -> None:
    say = Say(lang)
    wanted = owed(hap, "hap")
    wanted |= {f"{verb}-hap-{x}" for x in situations(lang, "hap") for verb in ("do", "say")}
    assert {x for x in wanted if not say.has(x)} == set()
    met = {c for seed in range(12) for c in codes(hap, company(Random(seed)), Random(seed))}
    met |= {"two-to-twelve-chairs"}
    assert {c for c in met if not say.has(f"no-{c}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    say = Say(lang)
    for key in sentences(lang, "hap"):
        assert "{" not in say(key, **FACTS)


def test_both_languages_say_the_same() -> None:
    assert sentences("ko", "hap") == sentences("en", "hap")
    assert situations("ko", "hap") == situations("en", "hap")
    assert len(situations("en", "hap")) == 13


def test_a_judgement_in_words() -> None:
    assert Say("ko")("log-hap-judge", seat="이서연", points=3) == "이서연 님 3점"
    assert Say("en")("log-hap-judge", seat="이서연", points=0) == "이서연: no points"
