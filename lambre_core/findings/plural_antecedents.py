"""Plural antecedents: a noun that opens its sentence, before the relative pronoun of several, is a plural.

*Профессора* is a genitive, an accusative or the nominative of several. Before *, которых я знаю* it can only be one of
several, which the tagger does not see where the verb of the sentence does not agree (*профессора, которых я знаю,
говорит*): it would rather have an object than a clash.
"""

from __future__ import annotations

from lambre_core.findings.predicates import opens_it
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.subjects import NOMINATIVE
from lambre_core.findings.told.relations import as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, in_lower_case

OF_SEVERAL = {
    "ru": frozenset("которые которых которым которыми".split()),
    "uk": frozenset("які яких якими котрі котрих котрими".split()),
}
"""Relative pronouns that stand for several alone, by language."""
PLURAL = frozenset({"Plur"})


def with_plural_antecedents(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such a noun as the nominative that it is.

    Args:
        readings: of words out of context.
    """
    for noun, comma, pronoun in zip(sentence.tokens, sentence.tokens[1:], sentence.tokens[2:], strict=False):
        if noun.upos == "NOUN":
            relative = comma.form == "," and in_lower_case(pronoun.form) in OF_SEVERAL.get(language, ())
            if not relative or noun.feats.get("Number") == PLURAL or not opens_it(noun, sentence):
                return sentence
            several = [one for one in known_as(in_lower_case(noun.form), "NOUN", readings) if is_plural(one.feats)]
            if not several or any(one.feats.get("Case") != NOMINATIVE for one in several):
                return sentence
            return sentence.with_tokens({noun.id: as_told(noun, "NOUN", several[0].feats, None)})
    return sentence


def is_plural(feats: Features) -> bool:
    """Whether features are those of several."""
    return feats.get("Number") == PLURAL
