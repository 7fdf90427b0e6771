"""Turkish repairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.changes import COMPLEMENT, Change, Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import governed, is_odd, is_possible, of_phrases
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.turkish_repairs import told_repairs
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.inflection import Inflector
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.turkish import OF_TENSES, of_person, said_of_a_person, verbal_noun
from lambre_core.treebank.tree import in_lower_case

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return list(told_repairs(cause)) or None


def beside(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, language: str
) -> Iterator[Mapping[int, Change]]:
    """As in `OwnRepairs`."""
    yield from as_verbal_noun(cause)
    yield from as_said_of(cause, inflector.lexicon)


def as_verbal_noun(cause: Cause) -> Iterator[dict[int, Change]]:
    """A Turkish verb in the present as what is done (*gidiyor istiyor*, *gitmek istiyor*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, head = outcome.dependent, outcome.head
        if outcome.rule.family == COMPLEMENT and "Vnoun" in outcome.rule.allowed and word.upos == "VERB":
            form = verbal_noun(word.form or "", word.lemma or "", head.lemma or "")
            if form is not None:
                yield {word.id: Change(cased(form, word.form or ""), {"VerbForm": frozenset({"Vnoun"})}, 1)}


def as_said_of(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, Change]]:
    """A Turkish noun, adjective or question particle with the ending of the pronoun that it is said of: *ben
    yorgunum*."""
    for outcome in (violation.outcome for violation in cause.violations):
        person, word = SPEAKERS_ALONE.get(in_lower_case(outcome.dependent.form)), outcome.head
        wish = WISH.fullmatch(in_lower_case(word.form))
        if wish is not None and person is not None and person[0] == "1":
            # *Biz gideyim* is *biz gidelim*.
            form = f"{wish['base']}{'l' if person[1] else 'y'}{wish['end']}"
            yield {word.id: Change(cased(form, word.form or ""), word.feats, 1)}
            continue
        stem = said_of_a_person(word.form or "") if person is not None else None
        if person is None or stem is None:
            continue
        if ASKED.fullmatch(stem) or lexicon.nouns(stem) or not OF_TENSES.search(stem):
            yield {word.id: Change(cased(of_person(stem, person), word.form or ""), word.feats, 1)}


SPEAKERS_ALONE = {"ben": ("1", False), "sen": ("2", False), "biz": ("1", True), "siz": ("2", True)}
"""Turkish pronouns -> person, and whether there are several."""
ASKED = re.compile("m[ıiuü]")
WISH = re.compile("(?P<base>..+[ae])[yl](?P<end>[ıi]m)")
