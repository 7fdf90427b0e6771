"""When Python looks for circles of objects that nobody needs any more."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

MADE = (20_000, 20, 50)
"""Objects made since the last look, and how many such looks make one at older objects, and at the oldest."""


def look_seldom() -> None:
    """Let this process look for circles seldom: judging a sentence makes thousands of small objects and few circles,
    and a model and a lexicon are many objects to look through. Python's own 700 cost a tenth of a whole check."""
    gc.set_threshold(*MADE)


@contextmanager
def uncollected() -> Iterator[None]:
    """Make objects without Python's looking for cycles among them: of sentences there are many, and all are needed.

    Where several threads are here at once, the first that came switches the search on again when it goes.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
