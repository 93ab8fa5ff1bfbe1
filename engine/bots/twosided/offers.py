"""What an option to bet or to pick offers: its faces and its levels."""

from __future__ import annotations

from typing import Any

from engine.types import Option, Range


def faces(o: Option) -> tuple[Any, ...]:
    """The faces that can be named; one that nobody tells the program is none a bot chooses."""
    domain: Any = o.fields.get("face")
    return tuple([face for face in domain.of if face]) if domain else ()


def levels(o: Option) -> Range:
    span: Any = o.fields["level"]
    return Range(span.lo, span.hi)
