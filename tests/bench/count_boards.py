"""Counts all 4,686,825 boards of Gyeol-Hap by their number of haps, exactly, in a few seconds.

    python tests/bench/count_boards.py

Shares no code with the game: a board is a bit mask of its nine pictures, a hap a mask of three, and
every hap is counted on every board. Boards are made of a half from the first 13 pictures and a half
from the other 14. Exits with 1 where the counts are not the known ones (RULES §7.3).
"""

from __future__ import annotations

import sys
import time
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

PICTURES, SHOWN, LOW = 27, 9, 13
KNOWN = {0: 2_106, 1: 227_448, 2: 812_916, 7: 0, 8: 6_318, 9: 0, 10: 0, 11: 0, 12: 39}
MEAN, VARIANCE = 3.36, 1.30044  # over all boards


def lines() -> list[int]:
    """The 117 haps as masks: points of a 3x3x3 cube whose coordinates add up to 0 modulo 3."""
    cube = [(x, y, z) for x in range(3) for y in range(3) for z in range(3)]
    return [
        (1 << a) | (1 << b) | (1 << c)
        for a, b, c in combinations(range(PICTURES), 3)
        if all(sum(axis) % 3 == 0 for axis in zip(cube[a], cube[b], cube[c]))
    ]


def halves(first: int, size: int) -> list[NDArray[np.int32]]:
    """Masks of all subsets of `size` pictures from `first` on, by how many pictures they hold."""
    masks = np.arange(1 << size, dtype=np.int32)
    held = np.array([int(m).bit_count() for m in masks])
    return [masks[held == k] << first for k in range(min(size, SHOWN) + 1)]


def count() -> dict[int, int]:
    """How many boards hold 0, 1, 2 ... 12 haps."""
    haps, total = lines(), np.zeros(13, dtype=np.int64)
    low, high = halves(0, LOW), halves(LOW, PICTURES - LOW)
    for k, part in enumerate(low):
        boards = (part[:, None] | high[SHOWN - k][None, :]).ravel()
        found = np.zeros(len(boards), dtype=np.int8)
        for hap in haps:
            found += (boards & hap) == hap
        total += np.bincount(found, minlength=13)
    return {n: int(boards) for n, boards in enumerate(total)}


def faults(boards: dict[int, int]) -> list[str]:
    """What disagrees with the known figures."""
    every = sum(boards.values())
    mean = sum(n * b for n, b in boards.items()) / every
    variance = sum(n * n * b for n, b in boards.items()) / every - mean**2
    wrong = [f"{n} haps: {boards[n]}, known {b}" for n, b in KNOWN.items() if boards[n] != b]
    if len(lines()) != 117 or every != comb(PICTURES, SHOWN):
        wrong.append(f"{len(lines())} haps, {every} boards")
    if abs(mean - MEAN) > 1e-9 or abs(variance - VARIANCE) > 5e-6:
        wrong.append(f"mean {mean}, variance {variance}")
    return wrong


def main() -> int:
    began = time.perf_counter()
    boards = count()
    seconds = time.perf_counter() - began
    for n, b in boards.items():
        sys.stdout.write(f"{n:2} {b:9,} {b / comb(PICTURES, SHOWN):8.4%}\n")
    wrong = faults(boards)
    sys.stdout.write(f"{sum(boards.values()):,} boards in {seconds:.1f} s\n")
    sys.stdout.write("".join(f"WRONG {w}\n" for w in wrong) or "as known\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
