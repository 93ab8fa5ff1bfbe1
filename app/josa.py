"""Korean particles that follow the last sound of a name: 이/가, 을/를, 은/는, 으로/로."""

from __future__ import annotations

_RIEUL = 8  # the final ㄹ, after which it is 로 and not 으로
_DIGITS = {"0": 21, "1": 8, "2": 0, "3": 16, "4": 0, "5": 0, "6": 1, "7": 8, "8": 8, "9": 0}
_LATIN = {"l": 8, "m": 16, "n": 4, "r": 8, "g": 21, "k": 1, "p": 17, "b": 17, "t": 19}


def with_particle(word: str, pair: str) -> str:
    """The word and the right one of "이/가": the first after a closed syllable."""
    closed, open_ = pair.split("/")
    final = _final(word)
    if final == _RIEUL and closed == "으로":
        return word + open_
    return word + (closed if final else open_)


def _final(word: str) -> int:
    """The number of the final consonant of the last syllable; 0 where it is open."""
    last = word.rstrip(" )”’\"'")[-1:].lower()
    if "가" <= last <= "힣":
        return (ord(last) - ord("가")) % 28
    return _DIGITS.get(last, _LATIN.get(last, 0))
