"""Greek repairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.changes import Repair
from lambre_core.findings.known_repairs import of_a_time
from lambre_core.findings.merging import Cause
from lambre_core.findings.own_repairs.any_language import beside, governed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.greek_repairs import greek_repairs, is_another_word, is_no_phrase
from lambre_core.findings.told.told_phrases import of_told_phrases
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def alone(cause: Cause, inflector: Inflector, language: str) -> list[Repair] | None:
    """As in `OwnRepairs`, and so are the others."""
    return [*of_a_time(cause)] or [*greek_repairs(cause)] or None


def is_possible(forms: Sequence[tuple[str, str]]) -> bool:
    """As in `OwnRepairs`."""
    return not any(is_another_word(old, new) for old, new in forms) and not is_no_phrase([new for _, new in forms])


def of_phrases(cause: Cause, sentence: Sentence, language: str) -> Iterator[Repair]:
    """As in `OwnRepairs`."""
    yield from of_told_phrases(cause, sentence, language)


def is_odd(repair: Repair, tree: Sentence, readings: Readings) -> bool:
    """Whether a Greek article would lose its *-ν* before a vowel or a stop (*τη επιτροπή*), or one in the genitive
    behind a noun, whose attribute it begins, its case (*τα σύνορα την πόλη*), or a noun would become a plural behind
    *ο* or *η* (*ο χρήστες*)."""
    for word, form in repair.forms.items():
        old = (tree.tokens[word - 1].form or "").lower()
        form = form.lower().removeprefix("σ")
        after = (tree.tokens[word].form or "").lower() if word < len(tree.tokens) else ""
        behind_a_noun = word > 1 and tree.tokens[word - 2].upos == "NOUN"
        if form == "τη" and KEEPS_N.match(after):
            return True
        before = (tree.tokens[word - 2].form or "").lower() if word > 1 and word - 1 not in repair.forms else ""
        if before in {"ο", "η"} and PLURAL.search(form):
            return True
        if len(repair.forms) == 1 and behind_a_noun and old in OF and form in ARTICLES:
            return True
    return False


PLURAL = re.compile("(?:[εέ]ς|ο[ιί]|ε[ιί]ς)$")
OF = frozenset({"του", "της", "των"})
ARTICLES = frozenset("ο η το τον τη την οι τα τους τις".split())
KEEPS_N = re.compile("[αεηιουωάέήίόύώκπτξψ]|γκ|μπ|ντ")
