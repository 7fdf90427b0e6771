"""Told degrees: Estonian and Finnish adjectives beside what says to what degree, or than whom, something is so.

*Kõige ilus linn*, *ta on vanem kui minust*, *hän on vanhempi kuin minua*: the highest degree is said of a comparative,
and behind *than* there is a nominative where the comparative says what somebody is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.finnic_subjects import BEING, next_word
from lambre_core.findings.told.quantities import NOM, cases_of
from lambre_core.findings.told.relations import COMPARED, DEGREE, as_told
from lambre_core.treebank.tree import Sentence, Token, in_lower_case


def degrees_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The words of a sentence for a degree, or for who is compared, that do not fit their adjective, joined to it."""
    for token in sentence.tokens[:-1]:
        adjective = next_word(token, sentence)
        if adjective is not None and is_highest_of(token, adjective, sentence, readings, language):
            yield as_told(token, "ADV", {}, (adjective.id, DEGREE))
            yield as_told(adjective, "ADJ", {"Degree": POSITIVE}, None)
        compared = than_whom(token, sentence)
        if compared is not None:
            yield as_told(compared, "PRON", {"Case": compared.feats["Case"]}, (token.id, COMPARED))
        noun = than_what(token, sentence, readings)
        if noun is not None:
            yield as_told(noun, noun.upos, {"Case": noun.feats["Case"]}, (token.id, COMPARED))


POSITIVE = frozenset({"Pos"})
HIGHEST = {"et": "kõige", "fi": "kaikkein"}
OTHERS = frozenset("muu esimene esmane viimane ensimmäinen viimeinen tähtis".split())
"""Adjectives that are said so without a comparative, or hardly."""


def is_highest_of(token: Token, adjective: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether an adjective in the nominative that is no comparative stands between a word for the highest degree and a
    noun or the end of its clause: *kõige ilus linn*."""
    if in_lower_case(token.form) != HIGHEST[language] or adjective.upos != "ADJ":
        return False
    after = next_word(adjective, sentence)
    if after is None or not (after.form in {".", "!", "?", ","} or (after.upos == "NOUN" and is_one(after, readings))):
        return False
    form = in_lower_case(adjective.form)
    plain = "VerbForm" not in adjective.feats and adjective.feats.get("Degree", POSITIVE) == POSITIVE
    return plain and cases_of(adjective, readings) == NOM and form not in OTHERS and COMPARATIVE.search(form) is None


COMPARATIVE = re.compile("m$|mad$|mpi$|mmat$|in$|immat$|m[aei]ne$")
"""How comparatives and superlatives end in the nominative, and Estonian adjectives of place and order, which have none:
*kõige alumine riiul*, *kõige viimane*."""


def is_one(noun: Token, readings: Readings) -> bool:
    """Whether a noun can be a nominative."""
    return not NOM.isdisjoint(cases_of(noun, readings))


def than_whom(adjective: Token, sentence: Sentence) -> Token | None:
    """The pronoun in another case than the nominative that ends a clause behind a comparative that somebody is, and
    *than*: *vanem kui minust*, *vanhempi kuin minua*."""
    if adjective.upos != "ADJ" or MORE.search(in_lower_case(adjective.form)) is None or adjective.id == 1:
        return None
    before = sentence.tokens[adjective.id - 2]
    if before.upos == "ADV" and before.id > 1:
        before = sentence.tokens[before.id - 2]
    than = next_word(adjective, sentence)
    if before.lemma not in BEING or than is None or in_lower_case(than.form) not in {"kui", "kuin"}:
        return None
    compared = next_word(than, sentence)
    after = next_word(compared, sentence) if compared is not None else None
    ends = after is None or after.form in {".", "!", "?", ","}
    return compared if compared is not None and ends and in_lower_case(compared.form) in THAN_WHOM else None


OTHER = (frozenset({"Par"}), frozenset({"Ela"}))


def than_what(adjective: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun, name or adjective in the partitive or elative that ends a sentence behind *than*, where a nominative
    with attributes alone before it opens the sentence, is in the singular and is said to be more so: *Helsinki on
    suurempi kuin Turkua*, *uus versioon on kiirem kui vanast*."""
    than = next_word(adjective, sentence)
    compared = next_word(than, sentence) if than is not None else None
    after = next_word(compared, sentence) if compared is not None else None
    if compared is not None and compared.upos == "ADJ" and after is not None and after.upos == "NOUN":
        # *Halvempi kuin vanhaa mallia*: an attribute stands before what is compared.
        compared, after = after, next_word(after, sentence)
    if compared is None or than is None or in_lower_case(than.form) not in {"kui", "kuin"} or adjective.id < A_SENTENCE:
        return None
    if adjective.upos != "ADJ" or MORE.search(in_lower_case(adjective.form)) is None:
        return None
    verb, subject = sentence.tokens[adjective.id - 2], sentence.tokens[adjective.id - 3]
    if verb.upos == "ADV" and verb.id > A_SENTENCE - 1:
        verb, subject = sentence.tokens[verb.id - 2], sentence.tokens[verb.id - 3]
    said = verb.lemma in BEING and subject.upos in {"NOUN", "PROPN", "PRON"} and subject.feats.get("Case") == NOM
    opens = all(word.upos in {"ADJ", "DET", "PRON"} for word in sentence.tokens[: subject.id - 1])
    ends = after is None or after.form in {".", "!", "?"}
    other = compared.upos in {"NOUN", "PROPN", "ADJ"} and compared.feats.get("Case") in OTHER
    sure = other and (cases_of(compared, readings) in OTHER or is_elative_or_partitive(compared))
    return compared if said and opens and ends and sure else None


def is_elative_or_partitive(word: Token) -> bool:
    """Whether a name or adjective ends as elatives and partitives do, and is surely in such a case to the tagger."""
    ends = re.search("st[aä]?$|[aeiouyäö][aä]$", in_lower_case(word.form)) is not None
    return ends and believed(word, "Case", frozenset({"Ela", "Par"})) >= VERY_SURE


VERY_SURE = 0.95
A_SENTENCE = 3
"""Words of the shortest sentence that says who is more so."""

MORE = re.compile("m$|mpi$")
THAN_WHOM = frozenset(
    "minust sinust temast meist teist neist nendest minua sinua häntä meitä teitä heitä minun sinun hänen".split()
)
"""Pronouns in the elative, partitive and genitive."""
