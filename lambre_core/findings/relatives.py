"""Relatives: a German relative pronoun in a clause without a nominative is its subject, whatever its case.

In *der Mann, den mir geholfen hat* a parser takes the accusative at its word, and there is nothing to find: the verb is
left without a subject, which no rule misses. German finite verbs have one, but for few (*mich friert*) and passives
(*der Mann, dem geholfen wurde*).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.certain import certain
from lambre_core.findings.giving import OPENING
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import OBJECTS
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.treebank.tree import Sentence, Token

RELATIVE = frozenset({"den", "dem", "der"})
RELATIVE_SUBJECT = "subj@relative"
"""A relation of its own: other pronouns that seem to be subjects may be datives (*mir graut*)."""

RELATIVE_OBJECT = "comp:obl@relative"
"""The relation of one that is an object for certain, and of a verb that may have a dative alone."""

SPEAKERS = frozenset({"ich", "du", "er", "wir"})
OBJECTS_BEFORE = frozenset({"den", "die", "das", "dem", "denen"})

NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "DET", "ADJ", "NUM", "X"})

WITHOUT_SUBJECT = frozenset("werden frieren grauen gruseln ekeln dürsten hungern schaudern schwindeln träumen".split())
"""Lemmas of verbs that can do without a subject, and of the auxiliary of the passive, which always can."""


def with_relative_subjects(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with such pronouns as subjects, for certain.

    Args:
        readings: of words out of context.
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        if is_object_of_the_speaker(token, verb, sentence):
            changed[token.id] = certain(replace(token, deprel=RELATIVE_OBJECT))
            continue
        if (token.form or "") not in RELATIVE or token.upos != "PRON" or verb is None:
            continue
        if token.deprel not in {*OBJECTS, "subj"}:
            continue
        chain = list(verb_and_auxiliaries(verb, sentence))
        if opens_its_clause(token, chain, sentence) and lacks_a_subject(token, chain, sentence, readings):
            beliefs = token.beliefs and replace(
                token.beliefs, heads={chain[-1].id: 1.0}, deprels={RELATIVE_SUBJECT: 1.0}
            )
            changed[token.id] = replace(token, head=chain[-1].id, deprel=RELATIVE_SUBJECT, beliefs=beliefs)
    return sentence.with_tokens(changed)


def is_object_of_the_speaker(pronoun: Token, verb: Token | None, sentence: Sentence) -> bool:
    """Whether a comma stands before a relative pronoun, and the subject of the clause right behind it: *die Frau, die
    ich geholfen habe*."""
    if verb is None or verb.upos != "VERB" or pronoun.upos != "PRON" or (pronoun.form or "") not in OBJECTS_BEFORE:
        return False
    if not 1 < pronoun.id < len(sentence.tokens):
        return False
    before, after = sentence.tokens[pronoun.id - 2], sentence.tokens[pronoun.id]
    beside = [word for word in sentence.tokens if word.head == verb.id and word.deprel in OBJECTS]
    return before.form == "," and (after.form or "") in SPEAKERS and pronoun.deprel in OBJECTS and len(beside) == 1


def opens_its_clause(pronoun: Token, chain: Sequence[Token], sentence: Sentence) -> bool:
    """Whether a comma and a noun stand before it, and the clause that it opens ends in verbs and a mark."""
    if pronoun.id < 3 or sentence.tokens[pronoun.id - 2].form != ",":
        return False
    last = max(chain, key=lambda word: word.id)
    after = sentence.tokens[last.id : last.id + 1]
    ended = (not after or after[0].upos == "PUNCT") and not has_a_clause_behind(last.id, sentence)
    return ended and last.id > pronoun.id and all(pronoun.id < word.id for word in chain)


def has_a_clause_behind(end: int, sentence: Sentence) -> bool:
    """Whether a clause that may be the subject follows behind a comma: *die Frau, der auffiel, dass er fehlte*."""
    comma, first = (*sentence.tokens[end : end + 2], None, None)[:2]
    return comma is not None and comma.form == "," and first is not None and (first.form or "") in OPENING


def lacks_a_subject(pronoun: Token, chain: Sequence[Token], sentence: Sentence, readings: Readings) -> bool:
    """Whether a clause has a finite verb in the singular of the third person that needs a subject, and nothing in it
    can be one: no nominative, no clause, no infinitive with *zu*."""
    finite, last = chain[-1], max(word.id for word in chain)
    if pronoun.form == "der" and any(word.lemma == "sein" for word in chain):
        return False  # *Die Frau, der kalt ist*.
    third = "3" in finite.feats.get("Person", ()) and "Sing" in finite.feats.get("Number", ())
    if finite.upos not in VERBS or not third or not WITHOUT_SUBJECT.isdisjoint(word.lemma or "" for word in chain):
        return False
    within = [
        word
        for word in sentence.tokens[pronoun.id : last]
        if word not in chain and not (word.deprel or "").startswith("comp:aux")
    ]
    if any(word.upos in {*VERBS, "SCONJ", "PUNCT"} or (word.form or "").lower() == "zu" for word in within):
        return False
    return not any(may_be_nominative(word, readings, sentence) for word in within if word.upos in NOMINALS)


def may_be_nominative(word: Token, readings: Readings, sentence: Sentence) -> bool:
    """Whether some reading of a word, and of all its determiners, is a nominative, or of no case; what is written small
    is no noun (*montags*)."""
    if word.upos in {"NOUN", "PROPN"} and (word.form or "").islower():
        return False
    own = [other for other in sentence.tokens if other.head == word.id and other.upos == "DET"]
    return all(any("Nom" in reading.feats.get("Case", {"Nom"}) for reading in readings(one)) for one in (word, *own))
