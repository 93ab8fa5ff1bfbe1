"""An action, a refusal, a trouble as a sentence: facts turned into names and words."""

from __future__ import annotations

from typing import Any

from app.text import Say
from engine.disk import SaveError
from engine.games.horror_race.records import CHARACTERS
from engine.notation import is_seat
from engine.show import holder
from engine.show.records import OWN
from engine.types import Action, Illegal, tag


def log_line(a: Action, state: Any, say: Say) -> str:
    """What happened, in one sentence."""
    facts = facts_of(a, state, say)
    key = "log-" + tag(type(a)).replace(".", "-")
    empty = f"{key}-none"  # where the one thing it tells may be nothing or nobody
    if None in [getattr(a, n) for n in a.__struct_fields__] and say.has(empty):
        key = empty
    return say(key, **facts)


def facts_of(a: Action, state: Any, say: Say) -> dict[str, object]:
    """The fields of an action as words for its sentence."""
    own = type(a) in OWN
    facts: dict[str, object] = {"who": person(a.actor, state, own)}
    for name in a.__struct_fields__[1:]:
        value = getattr(a, name)
        if is_seat(type(a), name):
            on_chair = not own or name == "chair"
            facts[name] = _people(value, state, not on_chair)
        else:
            facts[name] = word(value, say)
        if isinstance(value, tuple) and value and isinstance(value[0], int):
            facts["total"] = sum(value)
    if "to" in facts and "name" in facts:  # a house rule
        key = str(getattr(a, "name", "")).replace(".", "-").replace("_", "-")
        facts["name"] = say(f"switch-{key}")
        facts["to"] = say(f"choice-{key}-{str(getattr(a, 'to', '')).replace('_', '-')}")
    return facts


def _people(value: Any, state: Any, own: bool) -> str:
    if isinstance(value, tuple):
        return ", ".join(person(i, state, own) for i in value) or "–"
    return person(value, state, own)


def person(actor: int, state: Any, own: bool) -> str:
    """The short name of a player, or of who sits on a chair of the game now."""
    if actor < 0:
        return ""
    who = actor if own or state.game is None else holder(state, actor)
    return str(state.players[who].short) if 0 <= who < len(state.players) else str(actor + 1)


def word(value: Any, say: Say) -> str | int:
    """A value as a word: a character, a game, a list; `?` where nobody knows it."""
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return ", ".join(str(word(v, say)) for v in value) or "–"
    if value in CHARACTERS:
        return say(f"character-{value}")
    for kind in ("word", "game"):
        if isinstance(value, str) and say.has(f"{kind}-{value}"):
            return say(f"{kind}-{value}")
    return value if isinstance(value, (int, str)) else str(value)


def refusal(no: Illegal | SaveError, say: Say) -> str:
    """Why not, and what to do; the code stands at the end, for whoever asks for help."""
    facts = {k: v if isinstance(v, (int, str)) else str(v) for k, v in no.facts.items()}
    if "field" in facts:
        facts["field"] = say(f"field-{facts['field']}")
    key = f"no-{no.code}"
    return say(key, **facts) if say.has(key) else say("no-unknown", code=no.code)
