"""Calibration: from the product of `confidence`, whose factors are not independent, to the share that is right.

What is left to chance differs between languages and rules: a lexicon that knows all readings, a treebank of the same
kind of text. `lambre-lint evaluate calibrate --apply` fits, for each language with annotated errors, on these and on
noised sentences of treebanks,

    logit(right) = offset + slope * log_odds(confidence, floor) + of_construction[construction(rule)] + of_rule[rule]

(Platt 2000, with terms that are drawn to 0: rules that differ in parts of speech alone are alike), and writes
`rules/confidence.json`. Where less confidence than a floor does not mean that fewer are right, all below it counts as
that; whether it does, held-out folds decide. Languages without such texts have common values, fitted on noised
sentences alone. A lexicon that the user has built knows more readings, so that findings are right more often: they have
values of their own.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lambre_core.lexicon.identity import own_path
from lambre_core.resources import data_dir

FILE = "confidence.json"
POOLED = "*"
"""Name of the values for languages without values of their own."""

OWN = ".own"
"""After the language in the name of the values for findings that are judged with the user's own lexicon."""

EDGE = 1e-4
"""Confidences are kept so far from 0 and 1."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """How a language's confidences are mapped; the default changes nothing.

    Attributes:
        floor: confidence that all below it counts as.
    """

    offset: float = 0.0
    slope: float = 1.0
    of_construction: Mapping[str, float] = field(default_factory=dict)
    of_rule: Mapping[str, float] = field(default_factory=dict)
    floor: float = 0.0

    def __call__(self, rule: str, confidence: float) -> float:
        """The calibrated confidence of a violation of a rule, in [0, 1]."""
        if self.offset == 0.0 and self.slope == 1.0 and not self.of_rule:
            return confidence
        value = self.offset + self.slope * log_odds(confidence, self.floor)
        value += self.of_construction.get(construction(rule), 0.0) + self.of_rule.get(rule, 0.0)
        return 1 / (1 + math.exp(-value))


UNCALIBRATED = Calibration()


def construction(rule: str) -> str:
    """What a rule is about, whatever the parts of speech: `agreement/subj/number`; adpositions are none of verbs."""
    family, _, rest = rule.partition("/")
    edge, _, feature = rest.partition("/")
    _, _, relation = edge.partition("-")
    relation, _, head = relation.rpartition("-")
    return f"{family}/{relation}-adp/{feature}" if head == "adp" else f"{family}/{relation}/{feature}"


def log_odds(confidence: float, floor: float) -> float:
    """Log-odds of a confidence that counts as a floor at least, kept from infinity."""
    kept = min(max(confidence, floor, EDGE), 1 - EDGE)
    return math.log(kept / (1 - kept))


def values_name(language: str) -> str:
    """The name of the values of a language, with the lexicon that there is."""
    own = own_path(language)
    return f"{language}{OWN}" if own is not None and own.exists() else language


def calibration_of(language: str) -> Calibration:
    """The shipped calibration of a language, for the lexicon that it is judged with."""
    return calibration(language, values_name(language))


@cache
def calibration(language: str, name: str) -> Calibration:
    """The calibration of a name, otherwise that of the language or the pooled one."""
    path = data_dir("rules") / FILE
    if not path.exists():
        return UNCALIBRATED
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    values = content.get(name) or content.get(language) or content.get(POOLED)
    return Calibration(**values) if values else UNCALIBRATED
