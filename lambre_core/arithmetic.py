"""On how many threads numpy multiplies matrices: its library reads the environment once, when numpy is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def prepare() -> None:
    """Ask for one thread, where numpy is not imported yet and the user has not asked for some.

    The matrices are small: more threads gain little on a machine with nothing else to do, and on one that is busy, as
    an editor's and a CI's are, they wait for each other most of the time.
    """
    if "numpy" not in sys.modules and not any(name in os.environ for name in THREADS):
        os.environ.update(dict.fromkeys(THREADS, "1"))


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that are started meanwhile compute on one thread each: those that all use all cores keep each other
    waiting."""
    before: Mapping[str, str | None] = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
