"""Editing a tuple by position."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(t: tuple[T, ...], i: int, x: T) -> tuple[T, ...]:
    return t[:i] + (x,) + t[i + 1 :]


def add(t: tuple[int, ...], i: int, n: int) -> tuple[int, ...]:
    return t[:i] + (t[i] + n,) + t[i + 1 :]
