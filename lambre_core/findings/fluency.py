"""Fluency and fragments: sentences in whose tree the parser itself hardly believes (Mutton et al. 2007).

*Fluency* is a number for a sentence, the higher the better; at first the mean log-probability of its arcs. A sentence
below the threshold of its language is a finding. *Fragments* are the parts into which a sentence falls when arcs below
a threshold are cut; the finding lies at the weakest of them. Both thresholds are quantiles over correct text
(`lambre-lint evaluate fluency --apply`): so many of a thousand correct sentences are reported all the same.

Neither knows of a rule, and neither can tell a strange sentence from a wrong one: on good translations they report as
much as on text with its words shuffled. So both are off unless the configuration gives them a severity.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from lambre_core.documents.unit import Placeholder, TextUnit
from lambre_core.findings.abstention import on_placeholder
from lambre_core.findings.build import View
from lambre_core.findings.finding import Finding, Related
from lambre_core.findings.fingerprint import fingerprint
from lambre_core.findings.suppression import disabled_by_directive
from lambre_core.resources import data_dir
from lambre_core.treebank.tree import Sentence, Token

FILE = "fluency.json"

FLUENCY = "fluency"
FRAGMENT = "fragment"
CODES = (FLUENCY, FRAGMENT)

FEWEST_WORDS = 4
"""Shorter sentences are headings and exclamations, of which parsers know little."""

FALSE_ALARMS = 0.005
"""Share of correct sentences that each of the two may report."""

LEAST = 1e-4
"""Beliefs leave out what is less probable."""

Fluency = Callable[[Sentence], float | None]
"""How fluent a sentence is, the higher the better; None where nothing can be said. A learned score may take its place:
its thresholds are calibrated by the same command."""


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Below what a sentence is reported.

    Attributes:
        fluency: least fluency.
        arc: least probability of a sentence's weakest arc.
        sentences: how many correct sentences they were calibrated on.
        source: the data, and the model.
    """

    fluency: float
    arc: float
    sentences: int = 0
    source: str = ""


def arc_fluency(sentence: Sentence) -> float | None:
    """Mean over the words of log p(head) + log p(relation | head), natural logarithm; at most 0."""
    if sentence.log_probability is None or not sentence.tokens:
        return None
    return sentence.log_probability / len(sentence.tokens)


def judgeable(sentence: Sentence, placeholders: Sequence[Placeholder] = ()) -> bool:
    """Whether anything can be said of a sentence: it is long enough, parsed, and hides nothing behind placeholders."""
    words = sum(any(map(str.isalpha, token.form or "")) for token in sentence.tokens)
    return words >= FEWEST_WORDS and not any(on_placeholder(token, placeholders) for token in sentence.tokens)


def weakest_arc(sentence: Sentence) -> tuple[Token, float] | None:
    """The word whose head is least probable, and that probability; None where there are no beliefs.

    Punctuation is left out: where it hangs matters to nobody. So is the root, which has no head.
    """
    arcs = [
        (token.beliefs.heads.get(token.head, LEAST), token)
        for token in sentence.tokens
        if token.beliefs is not None and token.beliefs.heads and token.head and token.upos not in ("PUNCT", "SYM")
    ]
    if not arcs:
        return None
    probability, token = min(arcs, key=lambda arc: (arc[0], arc[1].id))
    return token, probability


def fragments(sentence: Sentence, least: float) -> list[tuple[int, ...]]:
    """The parts, as ids of their words, into which a sentence falls when arcs less probable than `least` are cut."""
    top: dict[int, int] = {}

    def part_of(token: Token) -> int:
        path: list[int] = []
        while token.id not in top:
            path.append(token.id)
            cut = token.beliefs is not None and token.beliefs.heads.get(token.head or 0, LEAST) < least
            head = sentence.head_of(token)
            if head is None or head.id in path or (cut and token.upos not in ("PUNCT", "SYM")):
                top[token.id] = token.id
            else:
                token = head
        return top[token.id]

    parts: dict[int, list[int]] = {}
    for token in sentence.tokens:
        part = part_of(token)
        top[token.id] = part
        parts.setdefault(part, []).append(token.id)
    return [tuple(ids) for ids in parts.values()]


@dataclass(frozen=True, slots=True)
class Weakness:
    """What is reported of a sentence: the code, the words concerned (the first is the place), and how rare it is."""

    code: str
    words: tuple[Token, ...]
    message: str
    rarity: float


def weaknesses(
    sentence: Sentence, placeholders: Sequence[Placeholder], thresholds: Thresholds, fluency: Fluency = arc_fluency
) -> Iterator[Weakness]:
    """What the parser's doubts say against a sentence."""
    if not judgeable(sentence, placeholders):
        return
    value = fluency(sentence)
    if value is not None and value < thresholds.fluency:
        first = next(token for token in sentence.tokens if token.span is not None)
        share = f"{FALSE_ALARMS:.1%}"
        message = f"This sentence reads less like ordinary text than all but {share} of correct sentences."
        yield Weakness(FLUENCY, (first,), message, 1.0 - FALSE_ALARMS)
    weakest = weakest_arc(sentence)
    if weakest is not None and weakest[1] < thresholds.arc and weakest[0].span is not None:
        token = weakest[0]
        head = sentence.head_of(token)
        parts = len(fragments(sentence, thresholds.arc))
        message = f"The sentence falls into {parts} parts here: what belongs to what is hard to tell."
        words = (token,) if head is None or head.span is None else (token, head)
        yield Weakness(FRAGMENT, words, message, 1.0 - FALSE_ALARMS)


def weakness_findings(
    sentence: Sentence, unit: TextUnit, view: View, thresholds: Thresholds | None
) -> Iterator[Finding]:
    """What the parser's doubts say against a sentence, for the codes that the configuration wants."""
    if thresholds is None or all(view.severity(code) is None for code in CODES):
        return
    for weakness in weaknesses(sentence, unit.placeholders, thresholds):
        severity = view.severity(weakness.code)
        if severity is None or weakness.rarity < view.min_confidence:
            continue
        places = [unit.segment_map.source_range(*token.span) for token in weakness.words if token.span is not None]
        surface = [unit.text[slice(*token.span)] for token in weakness.words if token.span is not None]
        off = disabled_by_directive(view.directives, weakness.code, places[0].start.line)
        yield Finding(
            path=view.path,
            language=view.language,
            key=unit.key,
            code=weakness.code,
            severity=severity,
            confidence=weakness.rarity,
            message=weakness.message,
            range=places[0],
            word=surface[0],
            related=tuple(Related("head", *head) for head in zip(surface[1:], places[1:], strict=True)),
            fingerprint=fingerprint(weakness.code, weakness.words, sentence.text, unit.key),
            suppressed="directive" if off else None,
            tree=sentence,
        )


@cache
def thresholds_of(language: str) -> Thresholds | None:
    """The shipped thresholds of a language; None where it has none."""
    path = data_dir("rules") / FILE
    if not path.exists():
        return None
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    values = content.get(language)
    return Thresholds(values["fluency"], values["arc"], values["sentences"], values["source"]) if values else None


def calibrated(values: Sequence[float], share: float = FALSE_ALARMS) -> float:
    """The threshold below which at most a share of values lies.

    Raises:
        ValueError: there are too few values to tell.
    """
    if len(values) * share < 1:
        raise ValueError(f"{len(values)} sentences are too few to tell {share:.1%} of them apart")
    return sorted(values)[math.floor(len(values) * share)]
