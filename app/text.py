"""Every sentence a person reads, from resources/text/{ko,en}.ftl, in the language in use."""

from __future__ import annotations

import locale
import os
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from app.files import resources
from app.josa import with_particle

LANGUAGES = ("ko", "en")


class Say:
    """Sentences by key, in one language: `say("do-open")`, `say("log-give", who="...")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence of a key with its facts filled in. Raises KeyError: no such sentence."""
        bundle = _bundle(self.lang)
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bool(_bundle(self.lang).has_message(key))


@cache
def _bundle(lang: str) -> FluentBundle:
    """The parsed sentences of a language: only the one in use is read."""
    functions: dict[str, Any] = {"JOSA": _josa}
    bundle = FluentBundle([lang], use_isolating=False, functions=functions)
    for file in sorted((resources() / "text").glob(f"*{lang}.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _josa(word: object, pair: object) -> str:
    return with_particle(str(word), str(pair))


def system_language() -> str:
    """Korean on a Korean system, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ko" if os.environ[name].startswith("ko") else "en"
    return "ko" if (locale.getlocale()[0] or "").startswith("ko") else "en"
