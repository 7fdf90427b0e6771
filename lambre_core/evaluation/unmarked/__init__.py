"""Errors that annotators of a set left unmarked: findings at them count as false and are right.

Volunteers correct what they notice, and nobody corrects treebanks and translations. `<set>.yaml` quotes the places
where findings were read again and held to be right; what findings are measured by stays what annotators marked
(`parts.gei` and `parts.false_alarms` tell both), but confidences are not lowered for them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import yaml

from lambre_core.evaluation.linting import Alarm


@cache
def quotes_of(name: str) -> tuple[str, ...]:
    """The quotes for a set, by its name; none where nobody read again."""
    path = Path(__file__).with_name(f"{name}.yaml")
    if not path.exists():
        return ()
    return tuple(yaml.safe_load(path.read_text(encoding="utf-8"))["quotes"])


def is_unmarked_error(alarm: Alarm, text: str, name: str) -> bool:
    """Whether a finding stands at an error in a text of a set, or in its correction, that nobody marked."""
    first, last = alarm.word
    for quote in quotes_of(name):
        start = text.find(quote)
        while start >= 0:
            if first < start + len(quote) and start < last:
                return True
            start = text.find(quote, start + 1)
    return False
