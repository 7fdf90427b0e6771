"""Verdicts: findings in texts that nobody annotated, read by a person.

`<set>.yaml` quotes the places of findings, those at errors under `right`, the others under `wrong`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import yaml

from lambre_core.evaluation.linting import Alarm

Verdict = bool | None
"""Whether a finding is right; None where nobody read it."""


@cache
def verdicts_of(name: str) -> Mapping[str, Sequence[str]]:
    """The quotes for a set, by its name: `right` and `wrong`."""
    found = yaml.safe_load(Path(__file__).with_name(f"{name}.yaml").read_text(encoding="utf-8"))
    return {verdict: tuple(found[verdict]) for verdict in ("right", "wrong")}


def verdict_on(alarm: Alarm, text: str, quotes: Mapping[str, Sequence[str]]) -> Verdict:
    """What a reader held of a finding: that of the longest quote in which its word at fault stands."""
    held: list[tuple[int, bool]] = []
    first, last = alarm.word
    for verdict, some in quotes.items():
        for quote in some:
            start = text.find(quote)
            while start >= 0:
                if start <= first and last <= start + len(quote):
                    held.append((len(quote), verdict == "right"))
                start = text.find(quote, start + 1)
    return max(held)[1] if held else None
