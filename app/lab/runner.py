"""Runs a series on any Executor: processes of this computer, or a cluster of others."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

from engine.lab import Outcome, Series, stretch, stretches

PARTS = 100  # stretches a series is cut into: as many steps of the progress bar


class NoCluster(Exception):
    """The cluster cannot be reached, or what it takes is not installed."""


@contextmanager
def executor(workers: int = 0, cluster: str = "") -> Iterator[Executor]:
    """All cores of this computer, or a Dask cluster by its address. Raises NoCluster."""
    if cluster:
        with _dask(cluster) as client:
            yield client.get_executor()
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=context) as pool:
        yield pool


@contextmanager
def _dask(address: str) -> Iterator[Any]:
    try:
        from distributed import Client
    except ImportError as no:
        raise NoCluster("pip install garnet-table[cluster]") from no
    try:
        client = Client(address, timeout="10s")
    except (OSError, TimeoutError, ValueError) as no:
        raise NoCluster(str(no)) from no
    try:
        yield client
    finally:
        client.close()


def run(
    pool: Executor, series: Series, n: int, told: Callable[[int], None] = lambda done: None
) -> tuple[Outcome, ...]:
    """All `n` games in their order, whoever played them; `told` hears how many are done."""
    parts = stretches(n, max(1, n // PARTS))
    waiting: dict[Future[tuple[Outcome, ...]], int] = {
        pool.submit(stretch, series, first, last): k for k, (first, last) in enumerate(parts)
    }
    got: dict[int, tuple[Outcome, ...]] = {}
    done = 0
    try:
        for future in as_completed(waiting):
            k = waiting[future]
            got[k] = future.result()
            done += len(got[k])
            told(done)
    finally:
        for future in waiting:  # stopped half-way: nothing else begins
            future.cancel()
    return tuple(o for k in sorted(got) for o in got[k])
