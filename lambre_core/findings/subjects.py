"""Subjects: what is surely a nominative is read as one.

A tagger that was trained on correct text takes the subject of a verb that does not agree for another case (*der Chirurg
sind groß*): it would rather have an object than a clash. And a form that it takes for a nominative could be in another
case, in which nothing has to agree (*der Berater sind groß*, as a genitive plural).
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings, known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
NOMINALS = frozenset({"NOUN", "PROPN", "PRON"})

SURELY = 0.8
"""Least probability of the nominative to the tagger for a subject to have no other case."""


def with_nominatives(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with every subject in the nominative of which all readings are nominatives."""
    changed = {
        token.id: replace(token, feats={**token.feats, "Case": NOMINATIVE})
        for token in sentence.tokens
        if is_nominal_subject(token)
        and not token.feats.get("Case", NOMINATIVE) & NOMINATIVE
        and all(reading.feats.get("Case") == NOMINATIVE for reading in readings(token))
    }
    return sentence.with_tokens(changed)


def with_nominalised(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with what the parser takes for an adjective and for the subject of a verb as the noun that the
    lexicon has as a person in the nominative and as no other: *рабочие ждали*, *дежурный открыл дверь*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        subject = token.upos == "ADJ" and (token.deprel or "").partition("@")[0] == "subj"
        if not subject or verb is None or verb.upos not in {"AUX", "VERB"} or token.feats.get("Case") != NOMINATIVE:
            continue
        known = known_as((token.form or "").lower(), "NOUN", readings)
        numbers = {number for reading in known for number in reading.feats.get("Number", ())}
        if known and all(map(is_a_person, known)) and {*token.feats.get("Number", ())} <= numbers:
            changed[token.id] = as_noun(token, known[0])
    return sentence.with_tokens(changed)


def is_a_person(reading: Reading) -> bool:
    """Whether a reading is that of a person or an animal in the nominative."""
    return reading.feats.get("Case") == NOMINATIVE and is_of_persons(reading.feats)


def as_noun(token: Token, reading: Reading) -> Token:
    """An adjective as a noun, as probable as the two together."""
    rest = {name: values for name, values in token.feats.items() if name not in {"Degree", "Variant"}}
    feats = {**rest, **reading.feats}
    beliefs = token.beliefs
    if beliefs is not None:
        upos = {name: share for name, share in beliefs.upos.items() if name not in NOMINALISED}
        upos["NOUN"] = sum(beliefs.upos.get(name, 0.0) for name in NOMINALISED)
        kind = {name: {",".join(sorted(reading.feats[name])): 1.0} for name in KIND if name in reading.feats}
        beliefs = replace(beliefs, upos=upos, feats={**beliefs.feats, **kind})
    return replace(token, upos="NOUN", lemma=reading.lemma, feats=feats, beliefs=beliefs)


NOMINALISED = ("ADJ", "NOUN")
KIND = ("Animacy", "Case", "Gender")
"""Features in which the noun leaves no choice."""


def with_polite_persons(sentence: Sentence) -> Sentence:
    """The sentence with every German *Sie* in the third person as well as the second, which treebanks give it: *Sehen
    Sie* is a plural of the third to a lexicon, an imperative to others."""

    def polite(token: Token) -> Token:
        feats = {**token.feats, "Person": POLITE}
        if token.beliefs is None:
            return replace(token, feats=feats)
        beliefs = {**token.beliefs.feats, "Person": {",".join(sorted(POLITE)): 1.0}}
        return replace(token, feats=feats, beliefs=replace(token.beliefs, feats=beliefs))

    return sentence.with_tokens(
        {
            token.id: polite(token)
            for token in sentence.tokens
            if token.form == "Sie" and token.upos == "PRON" and "2" in token.feats.get("Person", ())
        }
    )


POLITE = frozenset({"2", "3"})
"""The persons of a pronoun of address."""


def with_objects(sentence: Sentence, readings: Readings, *, subjects_dropped: bool = False) -> Sentence:
    """The sentence with what looks like a subject, but can be no nominative, as an object.

    Every pronoun (*mir gefiel der Film*), and nouns where verbs often have no subject (*людей оточує ліс*). Elsewhere a
    noun in another case is an error of its own, unless the verb has another noun that can be its subject (*dem Mann
    gehört der Hund*).
    """

    def is_object(token: Token) -> bool:
        if not is_nominal_subject(token):
            return False
        if subjects_dropped or token.upos == "PRON":
            return is_no_nominative(token, readings)
        others = [
            other
            for other in sentence.tokens
            if other.upos in NOMINALS and other.head == token.head and other.deprel in OBJECTS
        ]
        if not others:
            return False
        attributes = (word for word in sentence.tokens if word.head == token.id and word.upos in {"ADJ", "DET"})
        return any(is_no_nominative(word, readings) for word in (token, *attributes)) and not all(
            is_no_nominative(other, readings) for other in others
        )

    changed = {token.id: replace(token, deprel=OBLIQUE) for token in sentence.tokens if is_object(token)}
    if not subjects_dropped:
        changed |= {token.id: as_object(token) for token in sentence.tokens if is_misread_object(token, sentence)}
    return sentence.with_tokens(changed)


def is_misread_object(token: Token, sentence: Sentence) -> bool:
    """Whether a noun is taken for a predicate, for it is a nominative, of a verb that has none: *ich suche ein neuer
    Job*."""
    verb = sentence.head_of(token)
    return (
        token.upos == "NOUN"
        and token.deprel == PREDICATE
        and verb is not None
        and verb.upos == "VERB"
        and (verb.lemma or "") not in COPULAR
    )


def as_object(token: Token) -> Token:
    """A predicate as an object, as probable as it was."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.deprels:
        return replace(token, deprel=OBJECT)
    deprels = {**beliefs.deprels}
    deprels[OBJECT] = deprels.get(OBJECT, 0.0) + deprels.pop(PREDICATE, 0.0)
    return replace(token, deprel=OBJECT, beliefs=replace(beliefs, deprels=deprels))


def is_no_nominative(token: Token, readings: Readings) -> bool:
    """Whether no reading of a word is a nominative, or without case."""
    return all(reading.feats.get("Case", NOT_OBJECTS).isdisjoint(NOT_OBJECTS) for reading in readings(token))


COPULAR = frozenset(
    "bleiben heißen werden sein scheinen zůstat zůstávat stát jmenovat být zdát стать становиться остаться оставаться "
    "называться зваться являться быть казаться стати ставати залишитися залишатися бути здаватися зватися "
    "називатися nazývat jääma jäädä".split()
)
"""Verbs with a noun that agrees with their subject."""


OBJECT, OBLIQUE = "comp:obj", "comp:obl"
PREDICATE = "comp:pred"
OBJECTS = frozenset({OBJECT, OBLIQUE})
"""Relations of the nouns that a verb governs without adposition."""

NOT_OBJECTS = frozenset({"Nom", "Voc"})


def as_subject(readings: Readings) -> Readings:
    """The nominatives among the readings of a subject that the tagger takes for one."""
    return nominatives_of(readings, SURELY)


def as_predicate(readings: Readings) -> Readings:
    """Of an adjective that has a subject without a copula the nominatives and short forms: *квартира большой*."""
    return nominatives_of(readings, PERHAPS)


def nominatives_of(readings: Readings, least: float) -> Readings:
    """Nominatives, and what has no case, among the readings of a word that is a nominative with this probability."""

    def nominatives(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if believed(token, "Case", NOMINATIVE) < least:
            return found
        return tuple(reading for reading in found if reading.feats.get("Case", NOMINATIVE) & NOMINATIVE) or found

    return nominatives


PERHAPS = 0.5
"""Least probability of the nominative to the tagger for an adjective that is a predicate to be one."""


def is_nominal_subject(token: Token) -> bool:
    """Whether a word is a noun or pronoun and the subject of its head."""
    return token.upos in NOMINALS and (token.deprel or "").partition("@")[0] == "subj"
