"""What a person types: problems and answers as plain text, and what is refused."""

from __future__ import annotations

import re
import unicodedata

from engine.types import Illegal

LONGEST = 300  # letters in a problem or an answer; nobody types more
ALIKE = str.maketrans({"−": "-", "–": "-", "×": "x", "\n": "/", "\r": None, "\t": " "})


def plain(text: str, refusal: str) -> str:
    """The text in plain letters: full-width ones and typographic signs are taken as meant."""
    text = unicodedata.normalize("NFKC", text.strip()[: LONGEST + 1].translate(ALIKE))
    if not text or len(text) > LONGEST or not text.isprintable():
        raise Illegal(refusal)
    return text


def numbers(text: str, refusal: str) -> tuple[int, ...]:
    """Whole numbers between spaces or commas."""
    words = [word for word in re.split(r"[ ,]+", text) if word]
    if not words or not all(re.fullmatch(r"[0-9]{1,3}", word) for word in words):
        raise Illegal(refusal)
    return tuple(map(int, words))


def insist(answers: int, several: bool) -> None:
    """Refuse a problem without an answer and, unless allowed, one with several (§10)."""
    if not answers:
        raise Illegal("problem-without-answer")
    if answers > 1 and not several:
        raise Illegal("problem-with-several-answers", count=answers)
