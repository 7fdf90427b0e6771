"""Giving: in which case German verbs have their two objects, and *es gibt* its only one.

The treebanks know *geben* with a dative and with an accusative, each alone, so that a case says nothing. Beside an
accusative the person is a dative (*er gab mir ein Buch*), and what there is is an accusative (*es gibt einen Grund*):
these two get relations of their own, of which rules say so.
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import replace

from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import NOMINALS, OBJECTS
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

EXISTS = "geben"


def with_receivers(sentence: Sentence, readings: Readings, measures: Set[str]) -> Sentence:
    """The sentence with such objects, if its verbs are German.

    Args:
        readings: of words out of context.
        measures: lemmas of nouns that say how long or how much.
    """
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or (verb.lemma or "") not in GIVING or has_prefix(verb, sentence):
            continue
        objects = [word for word in sentence.tokens if word.head == verb.id and word.deprel in OBJECTS]
        if not all(word.upos in NOMINALS for word in objects):
            continue
        persons = [word for word in objects if (word.form or "").lower() in PERSONS]
        things = [word for word in objects if word.lemma not in measures and is_accusative(word, sentence, readings)]
        if len(objects) == 2 and len(persons) == 1 and len(things) == 1:
            changed[persons[0].id] = replace(persons[0], deprel=RECEIVER)
        elif len(objects) == 1 and objects[0].upos == "NOUN" and exists(verb, objects[0], sentence):
            changed[objects[0].id] = replace(objects[0], deprel=EXISTING)
    return sentence.with_tokens(changed)


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
