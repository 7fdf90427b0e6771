"""Told subjects in Russian and Ukrainian: a noun before a verb that has no object, and nothing else that might be its
subject.

In *резервні копії зберігається на сервері* and *час очікування минула* a parser that has seen correct text alone doubts
its own tree, so that what is found is hidden, or the noun is held for an object. But a reflexive verb has none, nor has
one of going or being, and where the noun opens the clause and is a nominative, it is the subject.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.several_subjects import QUANTITIES
from lambre_core.findings.idle_verbs import OF_IDLE, SUBORDINATING, is_idle, may_tell
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.east_words import declined, is_plain_noun, may_agree
from lambre_core.findings.told.relations import as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, agree, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})
NOMINATIVE = frozenset({"Nom"})
PLURAL = frozenset({"Plur"})
SHOWN = ("Gender", "Number")
ATTRIBUTES = frozenset({"ADJ", "DET"})
NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "NUM", "X", "SYM"})
BESIDE = frozenset({"ADV", "PART"})


def with_told_subjects(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such nouns as the subjects of their verbs.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(subject_in(clause, sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence


def subject_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The noun that opens a clause and the only finite verb of that, which has no object, joined, if the two agree in
    no way."""
    words = clause.words
    if words[0].id != 1 and lower(words[0]) not in SUBORDINATING | THAT:
        return {}
    if clause.after is not None and clause.after.upos == "CCONJ":
        return {}
    opening = list(takewhile(lambda word: word.upos in ATTRIBUTES or word.upos == "SCONJ", words))
    if len(opening) + 1 >= len(words):
        return {}
    noun, attributes = words[len(opening)], [word for word in opening if word.upos in ATTRIBUTES]
    finite = [word for word in words if word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())]
    infinitives = any("Inf" in word.feats.get("VerbForm", ()) for word in words)
    if len(finite) != 1 or infinitives or not is_sure(finite[0], readings) or not is_noun(noun):
        return {}
    (verb,), after = finite, words[len(opening) + 1]
    if (noun.lemma or "").lower() in measures() and not is_own(after, noun, sentence):
        return {}  # *час минув*, but *час очікування минув*
    forms = nominatives(noun, attributes, readings)
    shown = [shown_by(one) for one in readings(verb) if "Fin" in one.feats.get("VerbForm", ())]
    if not forms or not shown or any(agree(one, other) for one in forms for other in shown):
        return {}
    if (
        noun.head != verb.id
        or is_seen(noun, verb, readings)
        or is_perhaps_hers(noun, verb, forms, shown)
        or noun.id > verb.id
    ):
        return {}
    place = words.index(verb)
    between, behind = words[len(opening) + 1 : place], words[place + 1 :]
    own = all(word.upos in BESIDE or is_own(word, noun, sentence) or is_given(word) for word in between)
    if not own or any(may_be_subject(word, shown, readings) for word in behind):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, OF_IDLE)),
        verb.id: as_told(verb, "VERB", {}, None),
    }


THAT = frozenset({"що", "что"})


def is_seen(noun: Token, verb: Token, readings: Readings) -> bool:
    """Whether the parser is sure of a noun that can be no oblique case, so that other rules see what is wrong."""
    beliefs = noun.beliefs
    edge = 1.0 if beliefs is None else beliefs.heads.get(verb.id, 0.0)
    relation = 1.0 if beliefs is None else sum(p for name, p in beliefs.deprels.items() if name.startswith("subj"))
    direct = all(one.feats.get("Case", NOMINATIVE) <= DIRECT for one in known_as(lower(noun), "NOUN", readings))
    return direct and min(edge, relation) >= SURE and (noun.deprel or "").startswith("subj")


DIRECT = frozenset({"Nom", "Acc", "Voc"})


def is_sure(verb: Token, readings: Readings) -> bool:
    """Whether a word is surely a verb without an object in the third person or the past, and no neuter, which may have
    no subject."""
    return is_idle(verb) and not may_tell(verb, readings) and believed_upos(verb) >= SURE


def is_noun(word: Token) -> bool:
    """Whether a word is surely a common noun, and no quantity."""
    plain = is_plain_noun(word) or (word.upos == "NOUN" and word.id == 1 and (word.form or "")[1:].islower())
    known = {lower(word), (word.lemma or "").lower()}
    return plain and known.isdisjoint(QUANTITIES) and believed_upos(word) >= SURE


def nominatives(noun: Token, attributes: Sequence[Token], readings: Readings) -> list[Features]:
    """Gender and number of a noun as a nominative; none where its attributes do not agree with it."""
    known = [one for one in known_as(lower(noun), "NOUN", readings) if "Case" in one.feats]
    own = [one for one in known if "Nom" in one.feats["Case"]]
    forms = [one.feats for one in own]
    if not all(may_agree([one.feats for one in declined(word, readings)], forms) for word in attributes):
        return []
    return [shown_by(one) for one in own]


def shown_by(reading: Reading) -> Features:
    """Gender and number of a reading; plurals show no gender."""
    number = reading.feats.get("Number", frozenset())
    if number.isdisjoint({"Sing"}):
        return {"Number": PLURAL} if number else {}
    return {name: reading.feats[name] for name in SHOWN if name in reading.feats}


def is_perhaps_hers(noun: Token, verb: Token, forms: Sequence[Features], shown: Sequence[Features]) -> bool:
    """Whether a person differs from its verb in gender alone, which may be of a woman in a man's office."""
    numbers = any(agree(number_of(one), number_of(other)) for one in forms for other in shown)
    return is_of_persons(noun.feats) and numbers and "Gender" in verb.feats


def number_of(feats: Features) -> Features:
    """The number alone."""
    return {"Number": feats["Number"]} if "Number" in feats else {}


def is_own(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a word behind a noun is one of its genitives, or belongs to what they have."""
    return (
        "Gen" in word.feats.get("Case", ()) and word.upos in NOMINALS | ATTRIBUTES and sentence.depends_on(word, noun)
    )


def is_given(word: Token) -> bool:
    """Whether a word is a pronoun for whom something is."""
    return word.upos == "PRON" and word.feats.get("Case") == frozenset({"Dat"})


def may_be_subject(word: Token, shown: Sequence[Features], readings: Readings) -> bool:
    """Whether a word may be a nominative that agrees with the verb, or says nothing of its case."""
    if word.upos not in NOMINALS | ATTRIBUTES:
        return False
    found = [one for one in readings(word) if "Nom" in one.feats.get("Case", {"Nom"})]
    return any(agree(shown_by(one), other) for one in found for other in shown)
