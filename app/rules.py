"""The words of the rules cards, from resources/rules: one line a rule, in each language."""

from __future__ import annotations

from functools import cache

from app.files import resources

MARK = "- "


@cache
def rules_of(key: str, lang: str) -> tuple[str, ...]:
    """The rules of a game, or of the evening ("show"), as they stand on its card."""
    text = (resources() / "rules" / f"{key}.{lang}.md").read_text(encoding="utf-8")
    return tuple([line[len(MARK) :] for line in text.splitlines() if line.startswith(MARK)])
