"""Declension: where an adjective's endings depend on the determiner, only some of its readings fit its noun phrase.

*Mutige* can be a plural, but not after *die*: *die mutige Frauen* clashes. Which endings a reading has and which a
determiner asks for is said by the lexicon (German; `Declension` is no feature of UD); others say nothing of it.
"""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import DECLENSION, ENDING, Reading
from lambre_core.treebank.tree import Sentence, Token

SURE = 0.8
"""Least probability of the heads of determiner and adjective."""

STRONG = frozenset({"Strong"})

RELATIVE = frozenset("der die das dem den welcher welche welches welchem welchen".split())
"""German determiners that are relative pronouns as well."""

BEFORE_BARE = frozenset({"ADP", "VERB", "AUX", "CCONJ", "SCONJ", "PUNCT"})
"""After these an adjective surely begins its noun phrase; names, numerals, quantifiers may stand in for an article."""


def in_sentence(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of a sentence's words, of adjectives, and of determiners that are declined as such, only those with
    the endings that their noun phrase asks for."""
    tokens = sentence.tokens

    def fitting(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        name = {"ADJ": DECLENSION, "DET": ENDING}.get(token.upos or "")
        if name is None or not any(name in reading.feats for reading in found):
            return found
        asked = asked_of(token)
        if not asked:
            return found
        return tuple(r for r in found if asked & r.feats.get(name, asked)) or found

    def asked_of(token: Token) -> frozenset[str]:
        """The endings that the noun phrase of an attribute asks for; empty where that is not sure."""
        noun = sentence.head_of(token)
        attribute = token.deprel == {"ADJ": "mod", "DET": "det"}.get(token.upos or "")
        if noun is None or noun.upos != "NOUN" or token.id > noun.id or not attribute or not attached(token):
            return frozenset()
        determiners = [other for other in tokens[: token.id - 1] if other.head == noun.id and other.upos == "DET"]
        if determiners:
            nearest = determiners[-1]
            if not attached(nearest) or opens_a_clause(nearest):
                return frozenset()
            return frozenset().union(*(reading.feats.get(DECLENSION, ()) for reading in readings(nearest)))
        before = tokens[token.id - 2] if token.id > 1 else None
        return STRONG if before is None or before.upos in BEFORE_BARE else frozenset()

    def opens_a_clause(determiner: Token) -> bool:
        """Whether it may be a relative pronoun: *Kräfte, die ausländische Einflüsse betreffen*."""
        before = tokens[determiner.id - 2] if determiner.id > 1 else None
        return before is not None and before.form == "," and (determiner.form or "").lower() in RELATIVE

    return fitting


def attached(token: Token) -> bool:
    """Whether the parser is sure of a word's head."""
    heads = token.beliefs.heads if token.beliefs is not None else None
    return not heads or heads.get(token.head or 0, 0.0) >= SURE
