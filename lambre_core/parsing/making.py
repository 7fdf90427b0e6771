"""Making many small objects at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import repeat
from typing import Any, TypeVar

Made = TypeVar("Made")


def make(kind: type[Made], **fields: Sequence[Any]) -> list[Made]:
    """Make many objects of a slotted class, one for each place of the columns, field by field, all in C.

    Calling a frozen dataclass costs twice as much, and a parser and a cache make one or more a word. Fields that are
    not given stay unset.

    Raises:
        ValueError: the columns differ in length.
    """
    (length,) = set(map(len, fields.values()))
    made = list(map(object.__new__, repeat(kind, length)))
    for name, values in fields.items():
        deque(map(getattr(kind, name).__set__, made, values), maxlen=0)
    return made
