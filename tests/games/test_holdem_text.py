"""Cooperative Hold'em has a sentence for everything it can say, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.games import holdem
from engine.games.holdem import asking
from engine.types import tag

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"game-over", "not-your-turn", "out-of-range", "not-now", "round-running", "no-round"}
SITUATIONS = [
    "lot", "ready", "swap", "kind", "deal", "problem", "solve", "pick", "draw", "bring", "open",
    "bet-open", "bet-answer", "show", "award", "award-back", "nominate", "roles", "roles-open",
    "over",
]  # fmt: skip


def bundle(language: str) -> FluentBundle:
    text = (ROOT / f"resources/text/holdem.{language}.ftl").read_text(encoding="utf-8")
    b = FluentBundle([language], use_isolating=False)
    b.add_resource(FluentResource(text))
    return b


def ids() -> set[str]:
    """Every message the game needs."""
    names = [tag(k).split(".")[1] for k in holdem.KINDS]
    out = {f"{what}-holdem-{n}" for n in names for what in ("log", "act")} | {"game-holdem"}
    for name, values in holdem.SWITCHES.items():
        out.add(f"switch-holdem-{name}".replace("_", "-"))
        out |= {f"choice-holdem-{name}-{x}".replace("_", "-") for x in values}
    source = Path(asking.__file__).read_text(encoding="utf-8").split("- why not")[1]
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source)) - ELSEWHERE
    out |= {f"no-{c}" for c in codes | {"wrong-number-of-teams", "garnets-needed"}}
    return out | {f"{what}-holdem-{x}" for x in SITUATIONS for what in ("do", "say")}


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_sentence_is_there_and_none_besides(language: str) -> None:
    b = bundle(language)
    have = set(b._messages)
    assert ids() - have == set()
    owed = ("log-", "switch-", "choice-", "game-")  # the windows ask for the rest themselves
    assert {k for k in have - ids() if k.startswith(owed)} == set()


@pytest.mark.parametrize("language", ["ko", "en"])
def test_every_sentence_can_be_said(language: str) -> None:
    b = bundle(language)
    names = "who seat team card number level kind to gains garnets reason sits round owes low"
    facts = dict.fromkeys([*names.split(), "fewest", "most"], "x")
    for name in ids():
        message = b.get_message(name).value
        said, errors = b.format_pattern(message, facts)
        assert said
        assert not errors, (name, errors)
