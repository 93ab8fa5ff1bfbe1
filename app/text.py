"""Every sentence a person reads, from resources/text/ROOM.{ko,en}.ftl, in the language in use."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from app.files import resources
from app.josa import with_particle

LANGUAGES = ("ko", "en")
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
_KEY = re.compile("\ue000(.*?)\ue001")  # set apart until it is known whose keyboard it is
_QUOTED = re.compile(r"\{ ([a-z][\w-]*) \}")


class Say:
    """Sentences by key, in one language: `say("do-show-open")`, `say("log-show-give", ...)`.

    A sentence that is missing must not stop a show: its key stands in its place. Tests are strict.
    Sentences name keys of the keyboard as they came, `{ KEY("Z") }`; `place` tells where they are.
    """

    strict = False

    def __init__(self, lang: str, place: Callable[[str], str] = str) -> None:
        self.lang, self.place = lang, place

    def __call__(self, key: str, **facts: object) -> str:
        """The sentence of a key with its facts filled in."""
        if not self.has(key):
            return self._missing(key)
        bundle = _bundle(self.lang)
        if not bundle.has_message(key):  # parsed when first said: all at once costs half a start
            _learn(self.lang, key)
        pattern = bundle.get_message(key).value
        if pattern is None:
            return self._missing(key)
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if errors and self.strict:
            raise KeyError(f"{key}: {errors[0]}")
        return _KEY.sub(lambda found: self.place(found[1]), str(text))

    def _missing(self, key: str) -> str:
        if self.strict:
            raise KeyError(key)
        return f"[{key}]"

    def has(self, key: str) -> bool:
        return key in _sources(self.lang)


@cache
def _bundle(lang: str) -> FluentBundle:
    functions: dict[str, Any] = {"JOSA": _josa, "KEY": "\ue000{}\ue001".format}
    return FluentBundle([lang], use_isolating=False, functions=functions)


def _learn(lang: str, key: str) -> None:
    """Parse a message, and those it quotes."""
    source = _sources(lang)[key]
    _bundle(lang).add_resource(FluentResource(source))
    for quoted in _QUOTED.findall(source):
        if not _bundle(lang).has_message(quoted):
            _learn(lang, quoted)


@cache
def _sources(lang: str) -> dict[str, str]:
    """The text of each message of a language, not yet parsed."""
    out = {}
    for file in sorted((resources() / "text").glob(f"*{lang}.ftl")):
        text = file.read_text(encoding="utf-8")
        starts = [m.start() for m in _MESSAGE.finditer(text)] + [len(text)]
        for begin, end in pairwise(starts):
            source = text[begin:end]
            out[source.split(" =", 1)[0]] = source
    return out


def _josa(word: object, pair: object) -> str:
    return with_particle(str(word), str(pair))


def system_language() -> str:
    """Korean on a Korean system, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ko" if os.environ[name].startswith("ko") else "en"
    return "ko" if (locale.getlocale()[0] or "").startswith("ko") else "en"
