"""Told words in Polish and Czech alike: what adpositions and verbs govern, by the forms alone."""

from __future__ import annotations

from lambre_core.findings.english import is_english
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.west_slavic_adpositions import governed_in, when_in
from lambre_core.findings.told.west_slavic_attributes import shared_in
from lambre_core.findings.told.west_slavic_objects import helped_in, objects_in
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"cs", "pl"})


def with_told_words(
    sentence: Sentence, readings: Readings, language: str, governors: frozenset[str] = frozenset()
) -> Sentence:
    """The sentence with words that surely belong together joined, where nothing else was told of them.

    Args:
        readings: of words out of context.
        governors: lemmas of verbs that govern some case.
    """
    if language not in LANGUAGES or is_english(sentence):
        return sentence
    changed: dict[int, Token] = {}
    changed.update((word.id, word) for word in governed_in(sentence, readings, language))
    changed.update((word.id, word) for word in when_in(sentence, readings))
    changed.update((word.id, word) for word in shared_in(sentence, readings))
    changed.update((word.id, word) for word in objects_in(sentence, readings, governors))
    changed.update((word.id, word) for word in helped_in(sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence
