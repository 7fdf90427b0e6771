"""Measured precision: how many findings of a rule were right in texts in which people marked errors.

`rules/precision.json`, written by `lambre-lint evaluate calibrate --apply`: of each language the names of the texts and
rule identifier -> [findings shown by default at a word that somebody changed, all that are shown].
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lambre_core.grammar.evidence import wilson_lower
from lambre_core.resources import data_dir

FILE = "precision.json"


@dataclass(frozen=True, slots=True)
class Measured:
    """What became of the findings of a rule.

    Attributes:
        texts: names of the sets of texts.
    """

    right: int
    found: int
    texts: str

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson) of the share that is right."""
        return wilson_lower(self.right, self.found), 1 - wilson_lower(self.found - self.right, self.found)


def precision_file() -> Path:
    """Where the figures stand."""
    return data_dir("rules") / FILE


@cache
def measured(language: str) -> Mapping[str, Measured]:
    """The measured precision of the rules of a language that were found broken; empty where nothing was measured."""
    path = precision_file()
    content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    values = content.get(language, {"texts": "", "rules": {}})
    return {rule: Measured(right, found, values["texts"]) for rule, (right, found) in values["rules"].items()}
