"""German passives, which have no object: what opens the sentence is their subject, whatever number their verb is in.

In *die Datei konnten nicht gespeichert werden* a parser looks for a plural, and joins the noun to *gespeichert werden*;
but nothing else in the clause can be who, or what, the verb is said of.
"""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.auxiliaries import MODALS
from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_phrases import is_span, phrase_at
from lambre_core.findings.told.german_subjects import MEASURES, as_subject, is_beside
from lambre_core.treebank.tree import Sentence, Token

PASSIVE = frozenset({"wird", "werden", "wurde", "wurden"})
"""Forms of *werden* that a participle at the end makes a passive."""

NAMING = frozenset({"nennen", "taufen", "rufen", "heißen", "schimpfen"})
"""Lemmas of verbs with a predicate: *dort wird der Hof die Sieben Eichen genannt*."""

DATIVES = frozenset({"mir", "dir", "ihm", "ihnen", "uns", "euch"})
"""Pronouns that may stand in a passive beside its subject."""


def done_to_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The noun that opens a sentence, or stands right behind its verb, and the auxiliary of a passive, joined if the
    tree does not, where their numbers differ and no other noun is without an adposition: *die Größe der Fenster können
    geändert werden*, *hier kann die Farben geändert werden*."""
    words = clause.words
    if not words or words[0].id > 1:
        return {}
    place = 0 if phrase_at(words, 0, readings) is not None else verb_behind_adjuncts(words, sentence) + 1
    phrase = phrase_at(words, place, readings)
    if phrase is None or "Nom" not in phrase.cases or "Dat" in phrase.cases or is_span(phrase.noun):
        return {}
    end = end_of_attributes(words, phrase.end, readings)
    at = place - 1 if place else end
    own = phrase.numbers("Nom")
    if at + 1 >= len(words) or len(own) != 1 or lower(phrase.noun).endswith(tuple(MEASURES)):
        return {}
    verb, rest = words[at], words[max(end, at + 1) :]
    said = verb.feats.get("Number", frozenset()) if "3" in verb.feats.get("Person", ()) else frozenset()
    if len(said) != 1 or said == own or not is_passive(verb, rest) or not (verb.form or "").islower():
        return {}
    if phrase.noun.head == verb.id and (phrase.noun.deprel or "").startswith("subj"):
        return {}
    others = (word for word in rest if not is_participle(word) and word is not rest[-1])
    alone = all(lower(word) in DATIVES or (word.upos != "PRON" and is_beside(word, sentence)) for word in others)
    if not alone or phrase.noun in sentence.above(verb):
        return {}
    return as_subject(phrase, verb)


def verb_behind_adjuncts(words: Sequence[Token], sentence: Sentence) -> int:
    """The place of the first finite verb if nothing but adverbs and what adpositions govern stands before it; -1 if
    there is none."""
    place = next((n for n, word in enumerate(words) if word.upos in VERBS and "Person" in word.feats), 0)
    before = words[:place]
    adjuncts = all(word.upos != "PRON" and is_beside(word, sentence) for word in before)
    return place if place and adjuncts else -1


def end_of_attributes(words: Sequence[Token], place: int, readings: Readings) -> int:
    """The place behind genitives and adpositions with their nouns, at the verb if these are all that stands before."""
    while place < len(words):
        governed = words[place].upos == "ADP"
        phrase = phrase_at(words, place + 1 if governed else place, readings)
        if phrase is None or not (governed or ("Gen" in phrase.cases and "Nom" not in phrase.cases)):
            break
        place = phrase.end
    return place


def is_passive(verb: Token, rest: Sequence[Token]) -> bool:
    """Whether a modal stands before a participle and *werden* at the end, or a form of *werden* before a participle."""
    if MODALS.fullmatch(lower(verb)) is not None:
        return len(rest) > 1 and lower(rest[-1]) == "werden" and is_participle(rest[-2])
    return lower(verb) in PASSIVE and bool(rest) and is_participle(rest[-1]) and rest[-1].lemma not in NAMING


def is_participle(word: Token) -> bool:
    """Whether the tagger takes a word for a participle of a verb."""
    return word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ())
