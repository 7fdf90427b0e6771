"""Persons: who is pleased, served or cold is in the dative in German, whatever a parser makes of another case.

In *mir gefällt den Film* it sees an object, in *das schadet die Umwelt* a second subject, in *mich ist kalt* a subject,
and *Herr* in *mit Herr Schulz* is a part of the name.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.giving import PERSONS, has_prefix
from lambre_core.findings.subjects import NOMINALS, OBJECTS
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.treebank.tree import Sentence, Token


def with_datives(sentence: Sentence) -> Sentence:
    """The sentence with such persons and what they are pleased by."""
    return with_served(with_pleased(with_felt(with_titles(with_opinions(sentence)))))


PLEASING = frozenset("gefallen missfallen schmecken fehlen gelingen misslingen behagen imponieren".split())
"""Lemmas of verbs whose subject is a thing, and their only object a person in the dative."""


def with_pleased(sentence: Sentence) -> Sentence:
    """The sentence with what such a verb has beside a person in the dative as its subject: *mir gefällt den Film*."""
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or verb.lemma not in PLEASING or has_prefix(verb, sentence):
            continue
        *_, finite = verb_and_auxiliaries(verb, sentence)
        beside = [
            word
            for word in sentence.tokens
            if word.head in {verb.id, finite.id} and word.upos in NOMINALS and word.deprel in {*OBJECTS, "subj"}
        ]
        persons = [word for word in beside if is_dative(word, sentence)]
        things = [word for word in beside if word not in persons]
        if len(persons) == 1 and len(things) == 1 and things[0].upos == "NOUN":
            changed[persons[0].id] = certain(replace(persons[0], head=verb.id, deprel="comp:obl"))
            changed[things[0].id] = certain(replace(things[0], head=finite.id, deprel="subj"))
    return sentence.with_tokens(changed) if changed else sentence


SERVING = frozenset(
    "helfen danken schaden dienen nützen gehorchen vertrauen misstrauen gratulieren widersprechen zustimmen ähneln "
    "entsprechen unterliegen drohen zuhören zuschauen begegnen ausweichen gehören".split()
)
"""Lemmas of verbs with a subject and a dative, and no other object."""


def with_served(sentence: Sentence) -> Sentence:
    """The sentence with the second of two subjects of such a verb, behind it and with a determiner, as its object:
    *das schadet die Umwelt*."""
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or verb.lemma not in SERVING or has_prefix(verb, sentence):
            continue
        *_, finite = verb_and_auxiliaries(verb, sentence)
        subjects = [word for word in sentence.tokens if word.head in {verb.id, finite.id} and word.deprel == "subj"]
        objects = [word for word in sentence.tokens if word.head == verb.id and word.deprel in OBJECTS]
        if len(subjects) != 2 or objects or not subjects[0].id < finite.id < subjects[1].id:
            continue
        served = subjects[1]
        if served.upos == "NOUN" and any(word.head == served.id and word.upos == "DET" for word in sentence.tokens):
            changed[served.id] = certain(replace(served, head=verb.id, deprel="comp:obl"))
    return sentence.with_tokens(changed) if changed else sentence


FELT = "comp:obl@felt"
FEELINGS = frozenset(
    "kalt heiß warm kühl schlecht übel schwindelig schwindlig mulmig langweilig egal gleichgültig klar bewusst "
    "peinlich wichtig unheimlich zumute recht neu bekannt unbekannt".split()
)
"""Adjectives with which somebody is in the dative: *mir ist kalt*."""


def with_felt(sentence: Sentence) -> Sentence:
    """The sentence with *mich*, *dich* beside a form of *sein* and how somebody feels marked: *mich ist kalt*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if head is None or (token.form or "").lower() not in PERSONS or token.upos != "PRON":
            continue
        copula = head if head.upos == "AUX" else sentence.head_of(head)
        if copula is None or copula.upos != "AUX" or copula.lemma != "sein":
            continue
        predicates = [word for word in sentence.tokens if word.head == copula.id and word.deprel == "comp:pred"]
        beside = [word for word in sentence.tokens if word.head == copula.id and word.deprel == "comp:aux"]
        if len(predicates) == 1 and (predicates[0].form or "") in FEELINGS and not beside:
            changed[token.id] = certain(replace(token, head=copula.id, deprel=FELT))
    return sentence.with_tokens(changed) if changed else sentence


def with_titles(sentence: Sentence) -> Sentence:
    """The sentence with *Herr* right behind an adposition, before a name that this governs, as governed itself: *mit
    Herr Schulz*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        name, adposition = sentence.head_of(token), sentence.tokens[token.id - 2] if token.id > 1 else None
        if (
            token.form not in {"Herr", "Herrn"}
            or token.upos not in {"NOUN", "PROPN"}
            or adposition is None
            or name is None
        ):
            continue
        governs = adposition.upos == "ADP" and name.head == adposition.id and name.deprel == "comp:obj"
        if governs and name.upos == "PROPN" and name.id > token.id and adposition.form != "an":
            # *An Herr Schulz* stands on letters, in the nominative.
            changed[token.id] = certain(replace(token, upos="NOUN", head=adposition.id, deprel="comp:obj"))
            changed[name.id] = replace(name, head=token.id, deprel="flat")
    return sentence.with_tokens(changed) if changed else sentence


OPINIONS = frozenset("Meinung Ansicht Auffassung Einschätzung Überzeugung Erfahrung Kenntnis".split())


def with_opinions(sentence: Sentence) -> Sentence:
    """The sentence with what stands before *nach* and the verb, as in *meine Meinung nach ist*, as governed by it."""
    changed: dict[int, Token] = {}
    for first, noun, after, verb in zip(*(sentence.tokens[start:] for start in range(4)), strict=False):
        phrase = first.upos == "DET" and first.head == noun.id and (noun.form or "") in OPINIONS
        if phrase and after.form == "nach" and verb.upos in {"AUX", "VERB"} and noun.head != after.id:
            changed[noun.id] = certain(replace(noun, head=after.id, deprel="comp:obj"))
            changed[after.id] = certain(replace(after, upos="ADP", head=verb.id, deprel="udep"))
    return sentence.with_tokens(changed) if changed else sentence


def is_dative(word: Token, sentence: Sentence) -> bool:
    """Whether a pronoun, or a noun by its determiner, is a dative of the singular or speaks of several."""
    if word.upos == "PRON":
        return "Dat" in word.feats.get("Case", ())
    own = [(child.form or "").lower() for child in sentence.tokens if child.head == word.id and child.upos == "DET"]
    return any(form.endswith("em") for form in own)
