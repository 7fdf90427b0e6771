"""Customs: the gender that a text gives a noun of which no lexicon knows one.

A loan (Portuguese *o rebase*), a word in a name has the gender that those who use it give it; by its end it is guessed
to have one. Where a text contradicts that guess again and again, and always with the same gender, the guess is wrong
and not the text. Of a noun that the lexicon knows, the same is an error that somebody makes each time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from lambre_core.findings.doubts.site import NOUNS
from lambre_core.findings.finding import Finding
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import in_lower_case

Origin = TypeVar("Origin")
"""Whence a finding comes."""

GENDER = "Gender"

FEWEST = 3
"""So often must a text contradict the guess: a slip is made once, and two may be one sentence with its copy."""

Knows = Callable[[str, str], bool]
"""Whether a form is a word of a language."""

Noun = tuple[str, str]
"""A language and a form in lower case."""


@dataclass(frozen=True, slots=True)
class Use:
    """A noun that no lexicon knows, the genders that a sentence gives it, and that sentence."""

    noun: Noun
    genders: frozenset[str]
    sentence: str


def knows_word(form: str, language: str) -> bool:
    """Whether the lexicon of a language knows a form; where there is no lexicon, all are as good as known."""
    lexicon = judging_lexicon(language)
    return lexicon is None or lexicon.knows(form)


def without_customs(
    located: Sequence[tuple[Finding, Origin]], knows: Knows = knows_word
) -> list[tuple[Finding, Origin]]:
    """The findings of a file but for those that say no more than that an unknown noun has another gender there."""
    uses = [use_of(finding, knows) for finding, _ in located]
    by_noun: dict[Noun, list[Use]] = {}
    for use in filter(None, uses):
        by_noun.setdefault(use.noun, []).append(use)
    customs = {noun for noun, group in by_noun.items() if is_custom(group)}
    return [pair for pair, use in zip(located, uses, strict=True) if use is None or use.noun not in customs]


def is_custom(uses: Sequence[Use]) -> bool:
    """Whether a noun has one and the same other gender in several sentences."""
    same = frozenset.intersection(*(use.genders for use in uses))
    return bool(same) and len({use.sentence for use in uses}) >= FEWEST


def use_of(finding: Finding, knows: Knows) -> Use | None:
    """What a finding says of the gender of a noun that no lexicon knows; None where it says anything else."""
    if finding.cause is None or finding.tree is None:
        return None
    language = finding.language or ""
    shown = (finding.features or {}).get(GENDER, {})
    nouns: set[str] = set()
    genders: list[frozenset[str]] = []
    for outcome in (violation.outcome for violation in finding.cause.violations):
        if outcome.rule.feature != GENDER or outcome.rule.allowed:
            return None
        ends = ((outcome.dependent, outcome.head), (outcome.head, outcome.dependent))
        unknown = [pair for pair in ends if pair[0].upos in NOUNS and not knows(pair[0].form or "", language)]
        if len(unknown) != 1:
            return None
        noun, partner = unknown[0]
        nouns.add(in_lower_case(noun.form))
        genders.append(frozenset(shown.get(partner.form or "", ())) or partner.feats.get(GENDER, frozenset()))
    if len(nouns) != 1:
        return None
    return Use((language, nouns.pop()), frozenset.intersection(*genders), finding.tree.text)
