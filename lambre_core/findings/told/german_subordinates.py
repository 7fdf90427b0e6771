"""German subordinate clauses with a single noun, which is their subject.

A German clause has a subject. Where a conjunction opens it and a finite verb ends it, and nothing between is a pronoun
or a noun without an adposition but one, this is it, whatever number the verb is in: *falls die Datei nicht existieren*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_passives import DATIVES, end_of_attributes
from lambre_core.findings.told.german_phrases import Phrase, is_span, phrase_at
from lambre_core.findings.told.german_subjects import MEASURES, MOVING, NOMINALS, NOMINATIVE
from lambre_core.findings.told.relations import TOLD, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

OPENING = frozenset("dass daß wenn falls sobald ob weil nachdem bis solange sofern obwohl während indem".split())
"""Conjunctions behind which a finite verb ends the clause."""


def only_noun_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The only noun of a subordinate clause, right behind its conjunction, and the verb at its end, joined where their
    numbers differ: *ob der Stecker richtig sitzen*, *sobald alle Daten übertragen ist*."""
    words = clause.words
    phrase = phrase_at(words, 1, readings) if words and lower(words[0]) in OPENING else None
    if phrase is None or "Nom" not in phrase.cases or "Dat" in phrase.cases or is_span(phrase.noun):
        return {}
    noun, verb, own = phrase.noun, words[-1], phrase.numbers("Nom")
    said = verb.feats.get("Number", frozenset()) if "3" in verb.feats.get("Person", ()) else frozenset()
    if (
        verb.upos not in VERBS
        or len(own) != 1
        or len(said) != 1
        or own == said
        or "Fin" not in verb.feats.get("VerbForm", ())
    ):
        return {}
    if lower(noun).endswith(tuple(MEASURES)) or (clause.after is not None and clause.after.form not in ENDS):
        return {}
    rest = words[end_of_attributes(words, phrase.end, readings) : -1]
    if noun in sentence.above(verb) or not all(is_no_subject(word, sentence) for word in rest):
        return {}
    if not is_article(words, phrase) or (lower(words[1]) == "die" and not has_no_object((*rest, verb))):
        return {}
    if not any("Fin" in word.feats.get("VerbForm", ()) for word in sentence.tokens if word not in words):
        return {}  # *Wenn die Datei löschen, dann richtig*
    # What is spelt as an infinitive makes a parser unsure of a subject that it has found.
    sure = noun.head == verb.id and (noun.deprel or "").startswith("subj") and lower(verb) != (verb.lemma or "").lower()
    feats: Features = {"Case": NOMINATIVE, "Number": own}
    return {} if sure else {noun.id: as_told(noun, "NOUN", feats, (verb.id, TOLD))}


def is_article(words: Sequence[Token], phrase: Phrase) -> bool:
    """Whether the only determiner of a phrase does not stand for somebody: *dass viele Hilfe brauchen*, *wenn diese
    keine Hilfe haben*."""
    alone = all(word.upos != "DET" for word in words[phrase.start + 1 : phrase.end])
    return alone and ARTICLES.fullmatch(lower(words[phrase.start])) is not None


ARTICLES = re.compile("der|das|die|ein|eine|alle|dieser|dieses|jeder|jedes|(?:[kmds]ein|ihr|unser|eue?r)e?")


def has_no_object(words: Sequence[Token]) -> bool:
    """Whether verbs at the end of a clause are a passive, a copula, or one that has no object: *die* may be somebody
    else (*weil die Hilfe brauchen*)."""
    lemmas = {word.lemma for word in words if word.upos in VERBS}
    participle = any("Part" in word.feats.get("VerbForm", ()) for word in words)
    return bool(lemmas & INTRANSITIVE) or (participle and bool(lemmas & {"sein", "werden"}))


INTRANSITIVE = MOVING | frozenset(
    "antworten auftreten bestehen enden erscheinen existieren fehlen funktionieren gelten geschehen hängen klappen "
    "passen passieren reagieren scheitern stecken stimmen verschwinden".split()
)
"""Lemmas of verbs without an object, of which things are the subject."""

ENDS = frozenset({",", ".", "!", "?"})
"""Marks that end a clause; behind a conjunction the verb may have another part."""


def is_no_subject(word: Token, sentence: Sentence) -> bool:
    """Whether a word is an adverb, a verb without a person or the like, or belongs to an adposition before it."""
    if "Person" in word.feats and word.upos in VERBS:
        return False  # *dass sie hätte gerufen werden sollen*
    if word.upos in {"ADP", "ADV", "PART", "AUX", "VERB"} or lower(word) in DATIVES | {"sich"}:
        return lower(word) != "zu"
    if word.upos == "ADJ" and (word.form or "").islower():
        return True
    above = (other for other in sentence.above(word) if other.upos == "ADP")
    return word.upos in NOMINALS and any(other.id < word.id for other in above)
