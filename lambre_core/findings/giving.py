"""Giving: in which case German verbs have their two objects, and *es gibt* its only one.

The treebanks know *geben* with a dative and with an accusative, each alone, so that a case says nothing. Beside an
accusative the person is a dative (*er gab mir ein Buch*), and what there is is an accusative (*es gibt einen Grund*):
these two get relations of their own, of which rules say so.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import NOMINALS, OBJECTS
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token

RECEIVER = "comp:obl@receiver"
EXISTING = "comp:obj@existing"
PERSONS = frozenset({"mich", "dich", "ihn"})
"""Pronouns that are accusatives and nothing else."""

THINGS = frozenset({"alles", "das", "etwas", "nichts", "was"})

GIVING = frozenset(
    "geben schenken zeigen erzählen erklären schicken senden kaufen leihen schreiben empfehlen anbieten mitteilen "
    "erlauben wünschen beibringen verkaufen liefern überreichen verraten ermöglichen antworten sagen stehlen".split()
)
"""Lemmas of verbs that have a dative beside an accusative, and never two accusatives."""

TO_ONESELF = frozenset(
    "leisten vorstellen merken ansehen anschauen anhören überlegen ausdenken einbilden aneignen abgewöhnen angewöhnen "
    "vornehmen".split()
)
"""Lemmas of verbs of which this holds for reflexive pronouns: *das leiste ich mir*."""

OF_ONESELF = {"mich": "ich", "dich": "du"}

EXISTS = "geben"


def with_receivers(sentence: Sentence, readings: Readings, measures: Set[str]) -> Sentence:
    """The sentence with such objects, if its verbs are German.

    Args:
        readings: of words out of context.
        measures: lemmas of nouns that say how long or how much.
    """
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or (verb.lemma or "") not in GIVING | TO_ONESELF or has_prefix(verb, sentence):
            continue
        own = [word for word in sentence.tokens if word.head == verb.id and word.deprel in OBJECTS]
        objects = [word for word in own if not is_clause_of(word, verb)]
        if not all(word.upos in NOMINALS for word in objects):
            continue
        persons = [word for word in objects if (word.form or "").lower() in PERSONS]
        things = [word for word in objects if is_thing(word, measures) and is_accusative(word, sentence, readings)]
        clause = [word for word in sentence.tokens if word.head == verb.id and is_clause_of(word, verb)]
        told = len(things) == 1 if len(objects) == 2 else len(objects) == 1 and bool(clause)
        if told and len(persons) == 1 and (verb.lemma in GIVING or is_oneself(persons[0], verb, sentence)):
            changed[persons[0].id] = replace(persons[0], deprel=RECEIVER)
        elif len(objects) == 1 and objects[0].upos == "NOUN" and exists(verb, objects[0], sentence):
            changed[objects[0].id] = replace(objects[0], deprel=EXISTING)
    return sentence.with_tokens(changed)


def is_thing(word: Token, measures: Set[str]) -> bool:
    """Whether a word may be what is given, and says not how long or how much."""
    return word.lemma not in measures or (word.form or "").lower() in THINGS


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


def is_dative(word: Token, sentence: Sentence) -> bool:
    """Whether a pronoun, or a noun by its determiner, is a dative of the singular or speaks of several."""
    if word.upos == "PRON":
        return "Dat" in word.feats.get("Case", ())
    own = [(child.form or "").lower() for child in sentence.tokens if child.head == word.id and child.upos == "DET"]
    return any(form.endswith("em") for form in own)


def is_clause_of(word: Token, verb: Token) -> bool:
    """Whether a word begins a clause that is the object of a verb: *ich stelle mir vor, dass sie kommt*."""
    return word.upos == "SCONJ" and word.deprel in OBJECTS and word.id > verb.id and word.form in {"dass", "ob", "wie"}


def is_oneself(pronoun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a pronoun is that of the subject of its verb, or of the auxiliaries of this."""
    chain = {word.id for word in verb_and_auxiliaries(verb, sentence)}
    subject = OF_ONESELF.get((pronoun.form or "").lower())
    return any(
        word.head in chain and (word.deprel or "").startswith("subj") and (word.form or "").lower() == subject
        for word in sentence.tokens
    )


def has_prefix(verb: Token, sentence: Sentence) -> bool:
    """Whether the prefix of a verb stands apart from it, which makes another verb of it: *es gibt auf*."""
    return any(word.head == verb.id and (word.deprel or "").startswith("compound") for word in sentence.tokens)


def is_accusative(thing: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun with a determiner, or a pronoun for a thing, can be an accusative and no dative."""
    if thing.upos == "PRON":
        return (thing.form or "").lower() in THINGS
    told = [word for word in sentence.tokens if word.head == thing.id and word.upos == "DET"]
    return bool(told) and all(
        any("Acc" in case for case in cases(word, thing, readings))
        and not any("Dat" in case for case in cases(word, thing, readings))
        for word in told
    )


def cases(determiner: Token, noun: Token, readings: Readings) -> list[frozenset[str]]:
    """The cases of the readings of a determiner that go with a noun."""
    nouns = [reading.feats for reading in readings(noun)]
    return [
        reading.feats["Case"]
        for reading in readings(determiner)
        if "Case" in reading.feats and any(agree(reading.feats, feats) for feats in nouns)
    ]


def exists(verb: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether it is *es gibt* something, and nobody who is given it: *es gibt mir Kraft*, *es gibt dem Ganzen Halt*."""
    if verb.lemma != EXISTS:
        return False
    above = {verb.id}
    word: Token | None = verb
    while word is not None and (word.deprel or "").startswith("comp:aux"):
        word = sentence.head_of(word)
        if word is not None:
            above.add(word.id)
    clause = [word for word in sentence.tokens if word.head in above and word.id not in above]
    subjects = [word for word in clause if (word.form or "").lower() == "es"]
    others = [word for word in clause if word.upos in NOMINALS and word.id != noun.id and word not in subjects]
    behind = sentence.tokens[noun.id : noun.id + 1]
    others += [word for word in behind if word.upos in NOMINALS]
    # *Dem Ganzen Halt* are two, one of which is spelt as the noun that it is.
    others += [word for word in sentence.tokens if word.head == noun.id and (word.form or "")[:1].isupper()]
    return len(subjects) == 1 and not others
